"""What the window can do from everywhere: one action with one shortcut each, and the menu of them."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMenu, QWidget

translate = QCoreApplication.translate


class WindowActions:
    """The actions belong to `window`, so their shortcuts work on every page."""

    def __init__(self, window: QWidget) -> None:
        self.start = QAction(window)
        self.new_game = QAction(window)
        self.resume = QAction(window)
        self.rules = QAction(window)
        self.settings = QAction(window)
        self.about = QAction(window)
        self.full_screen = QAction(window)
        self.quit = QAction(window)
        # Written out: to ask for the enumeration of all keys takes longer than to show the window.
        self.new_game.setShortcut(QKeySequence("Ctrl+N"))
        self.resume.setShortcut(QKeySequence("Ctrl+O"))
        self.start.setShortcut(QKeySequence("Ctrl+Home"))
        self.rules.setShortcut(QKeySequence("F1"))
        self.settings.setShortcut(QKeySequence("Ctrl+,"))
        self.full_screen.setShortcut(QKeySequence("F11"))
        self.full_screen.setCheckable(True)
        self.quit.setShortcut(QKeySequence("Ctrl+Q"))
        # macOS moves these to its own menu by their roles.
        self.settings.setMenuRole(QAction.MenuRole.PreferencesRole)
        self.about.setMenuRole(QAction.MenuRole.AboutRole)
        self.quit.setMenuRole(QAction.MenuRole.QuitRole)
        self.all = (
            self.start,
            self.new_game,
            self.resume,
            self.rules,
            self.settings,
            self.about,
            self.full_screen,
            self.quit,
        )
        window.addActions(list(self.all))
        self.menu = QMenu(window)
        for action in self.all:
            self.menu.addAction(action)
            if action in {self.resume, self.about, self.full_screen}:
                self.menu.addSeparator()
        self.retranslate()

    def retranslate(self) -> None:
        """Set every text anew."""
        self.start.setText(translate("Menu", "Start page (the game is saved)"))
        self.new_game.setText(translate("Menu", "New game"))
        self.resume.setText(translate("Menu", "Continue the last game"))
        self.rules.setText(translate("Menu", "Rules"))
        self.settings.setText(translate("Menu", "Settings"))
        self.about.setText(translate("Menu", "About"))
        self.full_screen.setText(translate("Menu", "Full screen"))
        self.quit.setText(translate("Menu", "Quit (the game is saved)"))
