"""The style sheet's text; `style.style_sheet` fills in colours and sizes ($name).

Property `kind` on buttons: "primary", "quiet", "danger". Property `role` on labels: "title", "heading",
"muted", "small", "number", "score", "warning", "good", "danger". Tick marks and arrows come from `marks.py`.
"""

SHEET = """
QMainWindow { background: $desk; }
QDialog { background: $paper; }
QLabel { background: transparent; color: $ink; }
QLabel:disabled { color: $disabled_ink; }
QLabel[role="title"] { font-family: "$title_family"; font-size: $title; font-weight: bold; }
QLabel[role="heading"] { font-family: "$title_family"; font-size: $heading; font-weight: bold; }
QLabel[role="strong"] { font-weight: bold; }
QLabel[role="muted"] { color: $muted_ink; }
QLabel[role="small"] { color: $muted_ink; font-size: $small; }
QLabel[role="number"] { font-size: $number; font-weight: bold; }
QLabel[role="score"] { font-size: $score; font-weight: bold; }
QLabel[role="warning"] {
  color: $warning_ink; background: $warning; border-radius: $small_radius; padding: $half $gap; }
QLabel[role="good"] { color: $good; font-weight: bold; }
QLabel[role="danger"] { color: $danger; font-weight: bold; }

QPushButton, QToolButton {
  background: $panel; color: $ink; border: $edge solid $strong_line; border-radius: $radius;
  padding: $pad_y $pad_x; margin: $hair; font-weight: 600; }
QToolButton { padding: $half; icon-size: $icon; }
QPushButton { min-height: $inner; icon-size: $icon; outline: none; }
QPushButton:hover, QToolButton:hover { background: $hover; }
QPushButton:pressed, QToolButton:pressed { background: $pressed; }
QPushButton:checked, QToolButton:checked {
  background: $selected; color: $selected_ink; border-color: $selected; }
QPushButton:focus, QToolButton:focus { border: $ring solid $focus; margin: 0; }
QPushButton:disabled, QToolButton:disabled {
  background: $disabled; color: $disabled_ink; border-color: $line; }
QPushButton[kind="primary"] { background: $accent; color: $accent_ink; border-color: $accent_pressed; }
QPushButton[kind="primary"]:hover { background: $accent_hover; }
QPushButton[kind="primary"]:pressed { background: $accent_pressed; }
QPushButton[kind="primary"]:focus, QPushButton:checked:focus { border-color: $focus; text-decoration: underline; }
QPushButton[kind="primary"]:disabled {
  background: $disabled; color: $disabled_ink; border-color: $line; }
QPushButton[kind="quiet"], QToolButton[kind="quiet"] {
  background: transparent; border-color: transparent; }
QPushButton[kind="quiet"]:hover, QToolButton[kind="quiet"]:hover {
  background: $hover; border-color: $line; }
QPushButton[kind="quiet"]:pressed, QToolButton[kind="quiet"]:pressed { background: $pressed; }
QPushButton[kind="quiet"]:checked, QToolButton[kind="quiet"]:checked {
  background: $accent_soft; color: $ink; }
QPushButton[kind="quiet"]:focus, QToolButton[kind="quiet"]:focus { border-color: $focus; }
QPushButton[kind="quiet"]:disabled, QToolButton[kind="quiet"]:disabled {
  background: transparent; color: $disabled_ink; }
QPushButton[kind="danger"] { color: $danger; border-color: $danger; }
QPushButton[kind="danger"]:hover { background: $danger_soft; }
QPushButton[kind="danger"][armed="true"], QPushButton[kind="danger"]:pressed {
  background: $danger; color: $danger_ink; }
QPushButton[kind="danger"]:focus { border-color: $focus; }
QPushButton[kind="danger"]:disabled { color: $disabled_ink; border-color: $line; background: $disabled; }
QPushButton[armed="true"] { background: $warning; color: $warning_ink; border-color: $warning_ink; }
QPushButton::menu-indicator, QToolButton::menu-indicator { image: none; width: 0; }

QPushButton[segment] { margin: 0; border-radius: 0; border-left-width: 0; }
QPushButton[segment]:focus { margin: 0; border: $ring solid $focus; }
QPushButton[segment="first"], QPushButton[segment="firstlast"] {
  border-left-width: $edge; border-top-left-radius: $radius; border-bottom-left-radius: $radius; }
QPushButton[segment="last"], QPushButton[segment="firstlast"] {
  border-top-right-radius: $radius; border-bottom-right-radius: $radius; }

QFrame[message="none"] { background: transparent; border: $edge solid transparent; }
QFrame[message="info"] { background: $panel; border: $edge solid $accent; border-radius: $radius; }
QFrame[message="refused"] { background: $warning; border: $edge solid $warning_ink; border-radius: $radius; }
QFrame[message="refused"] QLabel { color: $warning_ink; }
QFrame[message="error"] { background: $danger; border: $edge solid $danger; border-radius: $radius; }
QFrame[message="error"] QLabel { color: $danger_ink; }

QLineEdit, QAbstractSpinBox, QComboBox, QPlainTextEdit, QTextEdit {
  background: $field; color: $ink; border: $edge solid $strong_line; border-radius: $radius;
  padding: $half $gap; margin: $hair; selection-background-color: $selected; selection-color: $selected_ink; }
QLineEdit, QAbstractSpinBox, QComboBox { min-height: $inner; }
QLineEdit:hover, QAbstractSpinBox:hover, QComboBox:hover { border-color: $ink; }
QLineEdit:focus, QAbstractSpinBox:focus, QComboBox:focus, QPlainTextEdit:focus, QTextEdit:focus {
  border: $ring solid $focus; margin: 0; }
QLineEdit:disabled, QAbstractSpinBox:disabled, QComboBox:disabled {
  background: $disabled; color: $disabled_ink; border-color: $line; }
QLineEdit[invalid="true"], QAbstractSpinBox[invalid="true"] { border: $ring solid $danger; margin: 0; }
QAbstractSpinBox[stepper="true"] { min-width: $thumb; font-weight: bold; }
QAbstractSpinBox::up-button, QAbstractSpinBox::down-button {
  subcontrol-origin: padding; width: $drop; border: none; background: transparent; }
QAbstractSpinBox::up-button { subcontrol-position: center right; }
QAbstractSpinBox::down-button { subcontrol-position: center left; }
QAbstractSpinBox[stepper="true"]::up-button, QAbstractSpinBox[stepper="true"]::down-button { width: $edge; }
QAbstractSpinBox::up-button:hover, QAbstractSpinBox::down-button:hover {
  background: $hover; border-radius: $small_radius; }
QAbstractSpinBox::up-arrow { image: url($marks/plus.png); width: $arrow; height: $arrow; }
QAbstractSpinBox::down-arrow { image: url($marks/minus.png); width: $arrow; height: $arrow; }
QAbstractSpinBox::up-arrow:disabled, QAbstractSpinBox::up-arrow:off { image: url($marks/plus-off.png); }
QAbstractSpinBox::down-arrow:disabled, QAbstractSpinBox::down-arrow:off { image: url($marks/minus-off.png); }
QAbstractSpinBox[stepper="true"]::up-arrow, QAbstractSpinBox[stepper="true"]::down-arrow { image: none; }
QAbstractSpinBox QLineEdit, QComboBox QLineEdit {
  border: none; margin: 0; padding: 0; background: transparent; min-height: 0; }
QComboBox { padding-right: $drop; qproperty-iconSize: $icon $icon; }
QComboBox::drop-down {
  subcontrol-origin: border; subcontrol-position: center right; width: $drop; border: none; }
QComboBox::down-arrow { image: url($marks/down.png); width: $arrow; height: $arrow; }
QComboBox::down-arrow:disabled { image: url($marks/down-off.png); }
QComboBoxPrivateContainer { background: $panel; border: $edge solid $strong_line; }
QComboBox QAbstractItemView {
  background: $panel; color: $ink; border: none; border-radius: 0; outline: none; padding: $half;
  selection-background-color: $selected; selection-color: $selected_ink; }
QComboBox QAbstractItemView::item {
  min-height: $inner; padding: $half $gap; border-radius: $small_radius; }
QComboBox QAbstractItemView::item:selected { background: $selected; color: $selected_ink; }

QCheckBox, QRadioButton {
  background: transparent; color: $ink; spacing: $gap; padding: $half; outline: none;
  border: $ring solid transparent; border-radius: $radius; }
QCheckBox:focus, QRadioButton:focus { border-color: $focus; }
QCheckBox:disabled, QRadioButton:disabled { color: $disabled_ink; }
QCheckBox::indicator, QRadioButton::indicator, QAbstractItemView::indicator {
  width: $box; height: $box; border: $edge solid $strong_line; background: $field;
  border-radius: $small_radius; }
QRadioButton::indicator { border-radius: $round; }
QCheckBox::indicator:hover, QRadioButton::indicator:hover { border-color: $ink; }
QCheckBox::indicator:checked, QAbstractItemView::indicator:checked {
  background: $accent; border-color: $accent; image: url($marks/tick.png); }
QCheckBox::indicator:indeterminate, QAbstractItemView::indicator:indeterminate {
  background: $accent; border-color: $accent; image: url($marks/dash.png); }
QRadioButton::indicator:checked {
  background: $accent; border-color: $accent; image: url($marks/dot.png); }
QCheckBox::indicator:disabled, QRadioButton::indicator:disabled, QAbstractItemView::indicator:disabled {
  background: $disabled; border-color: $line; }
QCheckBox::indicator:checked:disabled { image: url($marks/tick-off.png); }
QRadioButton::indicator:checked:disabled { image: url($marks/dot-off.png); }

QGroupBox {
  background: $panel; color: $ink; border: $edge solid $line; border-radius: $large_radius;
  margin-top: $heading; padding: $half; padding-top: $gap; font-weight: 600; }
QGroupBox::title {
  subcontrol-origin: margin; subcontrol-position: top left; left: $padding; padding: 0 $gap;
  background: $panel; color: $ink; border-radius: $small_radius; }
QFrame[card="true"] { background: $panel; border: $edge solid $line; border-radius: $large_radius; }
QFrame[rule="true"] { background: $line; border: none; }

QTabBar { icon-size: $icon; }
QTabWidget::pane { background: $panel; border: $edge solid $line; border-radius: $radius; top: -$edge; }
QTabBar::tab {
  background: transparent; color: $muted_ink; padding: $pad_y $pad_x; border: $ring solid transparent;
  border-bottom-color: transparent; margin-right: $half; font-weight: 600; }
QTabBar::tab:hover { color: $ink; background: $hover; }
QTabBar::tab:selected { color: $ink; border-bottom-color: $accent; }
QTabBar::tab:focus { border-color: $focus; border-radius: $small_radius; }
QTabBar::tab:disabled { color: $disabled_ink; }

QAbstractItemView {
  background: $panel; alternate-background-color: $paper; color: $ink; border: $edge solid $line;
  border-radius: $radius; outline: none; gridline-color: $line; icon-size: $icon;
  selection-background-color: $selected; selection-color: $selected_ink; }
QAbstractItemView:focus { border-color: $focus; }
QListView::item, QTreeView::item {
  padding: $half $gap; border: $edge solid transparent; border-radius: $small_radius; }
QListView::item:hover, QTreeView::item:hover { background: $hover; }
QListView::item:selected, QTreeView::item:selected { background: $selected; color: $selected_ink; }
QListView::item:focus, QTreeView::item:focus, QTableView::item:focus { border: $edge solid $focus; }
QListView::item:disabled { color: $disabled_ink; }
QTableView::item { padding: $half $gap; }
QTableView::item:selected { background: $selected; color: $selected_ink; }
QHeaderView { background: transparent; border: none; qproperty-minimumSectionSize: $row; }
QHeaderView::section {
  background: $paper; color: $muted_ink; border: none; border-bottom: $edge solid $strong_line;
  padding: $half $gap; font-weight: 600; }
QTableCornerButton::section {
  background: $paper; border: none; border-bottom: $edge solid $strong_line; }

QScrollArea, QGraphicsView { background: transparent; border: none; }
QAbstractScrollArea::corner { background: transparent; }
QScrollBar { background: transparent; border: none; margin: 0; }
QScrollBar:vertical { width: $bar; }
QScrollBar:horizontal { height: $bar; }
QScrollBar::handle { background: $strong_line; border-radius: $half; margin: $half; }
QScrollBar::handle:vertical { min-height: $thumb; }
QScrollBar::handle:horizontal { min-width: $thumb; }
QScrollBar::handle:hover { background: $ink; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }

QProgressBar {
  background: $pressed; color: $ink; border: $edge solid $strong_line; border-radius: $radius;
  text-align: center; min-height: $icon; }
QProgressBar::chunk { background: $accent_half; border-radius: $half; }

QSlider::groove:horizontal { height: $half; background: $strong_line; border-radius: $hair; }
QSlider::handle:horizontal {
  width: $icon; margin: -$gap 0; background: $accent; border: $edge solid $panel; border-radius: $gap; }
QSlider:focus { border: $edge solid $focus; border-radius: $small_radius; }

QToolTip { background: $panel; color: $ink; border: $edge solid $strong_line; padding: $half $gap; }
QMenu { background: $panel; color: $ink; border: $edge solid $strong_line; padding: $half; }
QMenu::item { padding: $pad_y $pad_x; border-radius: $small_radius; }
QMenu::item:selected { background: $selected; color: $selected_ink; }
QMenu::item:disabled { color: $disabled_ink; background: transparent; }
QMenu::right-arrow { image: url($marks/right.png); width: $arrow; height: $arrow; margin-right: $half; }
QMenu::separator { height: $edge; background: $line; margin: $half $gap; }
QMenuBar { background: $paper; color: $ink; border-bottom: $edge solid $line; }
QMenuBar::item { padding: $half $padding; background: transparent; border-radius: $small_radius; }
QMenuBar::item:selected { background: $hover; }
QMenuBar::item:pressed { background: $selected; color: $selected_ink; }
QStatusBar { background: $paper; color: $muted_ink; }
QSplitter::handle { background: $line; margin: $hair; border-radius: $hair; }
QSplitter::handle:hover { background: $accent; }
QSplitter::handle:horizontal { width: $half; }
QSplitter::handle:vertical { height: $half; }
"""
