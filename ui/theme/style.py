"""The style sheet and the Qt palette made from a theme's colours and sizes."""

from string import Template

from PySide6.QtGui import QColor, QPalette

from ui.theme.fonts import title_family
from ui.theme.marks import marks_folder
from ui.theme.metrics import Metrics
from ui.theme.palette import Palette, blend
from ui.theme.sheet import SHEET


def css(colour: QColor) -> str:
    """A colour as the style sheet writes it."""
    if colour.alpha() == 255:
        return colour.name()
    return f"rgba({colour.red()},{colour.green()},{colour.blue()},{colour.alpha()})"


def style_sheet(palette: Palette, metrics: Metrics) -> str:
    """The application's style sheet for these colours and sizes."""
    colours = {name: css(value) for name, value in vars(palette).items() if isinstance(value, QColor)}
    sizes = {
        name: f"{getattr(metrics, name)}px"
        for name in (
            "small",
            "text",
            "heading",
            "title",
            "number",
            "score",
            "gap",
            "padding",
            "margin",
            "icon",
        )
    }
    px = metrics.px
    return Template(SHEET).substitute(
        colours,
        **sizes,
        title_family=title_family() or "serif",
        edge=f"{metrics.border}px",
        ring=f"{px(2)}px",
        radius=f"{metrics.radius}px",
        small_radius=f"{px(3)}px",
        large_radius=f"{px(8)}px",
        pad_y=f"{px(5)}px",
        pad_x=f"{px(12)}px",
        half=f"{px(3)}px",
        hair=f"{px(1)}px",
        inner=f"{metrics.control - 2 * px(5) - 2 * px(2)}px",
        thumb=f"{px(28)}px",
        bar=f"{px(12)}px",
        drop=f"{px(24)}px",
        arrow=f"{px(12)}px",
        box=f"{metrics.icon - 2 * metrics.border}px",
        row=str(px(28)),
        round=f"{metrics.icon // 2}px",
        marks=marks_folder(palette, metrics),
        accent_soft=css(blend(palette.panel, palette.accent, 0.16)),
        accent_half=css(blend(palette.panel, palette.accent, 0.45)),
        danger_soft=css(blend(palette.panel, palette.danger, 0.14)),
    )


def qt_palette(palette: Palette) -> QPalette:
    """Qt's own palette in the theme's colours, for what no style sheet rule reaches."""
    role = QPalette.ColorRole
    result = QPalette()
    for key, colour in (
        (role.Window, palette.desk),
        (role.WindowText, palette.ink),
        (role.Base, palette.field),
        (role.AlternateBase, palette.paper),
        (role.Text, palette.ink),
        (role.Button, palette.panel),
        (role.ButtonText, palette.ink),
        (role.BrightText, palette.accent_ink),
        (role.Highlight, palette.selected),
        (role.HighlightedText, palette.selected_ink),
        (role.Accent, palette.accent),
        (role.Link, palette.focus),
        (role.LinkVisited, palette.focus),
        (role.ToolTipBase, palette.panel),
        (role.ToolTipText, palette.ink),
        (role.PlaceholderText, palette.muted_ink),
        (role.Light, palette.panel),
        (role.Midlight, palette.hover),
        (role.Mid, palette.line),
        (role.Dark, palette.strong_line),
        (role.Shadow, palette.shadow),
    ):
        result.setColor(key, colour)
    for key in (role.WindowText, role.Text, role.ButtonText, role.PlaceholderText):
        result.setColor(QPalette.ColorGroup.Disabled, key, palette.disabled_ink)
    for key in (role.Base, role.Button):
        result.setColor(QPalette.ColorGroup.Disabled, key, palette.disabled)
    return result
