"""An X server of our own without a screen, and an eye on it: which window appears when, and when it is painted."""

from __future__ import annotations

import ctypes
import ctypes.util
import os
import select
import shutil
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager

# From X.h.
SUBSTRUCTURE_NOTIFY = 1 << 19
MAP_NOTIFY = 19
Z_PIXMAP = 2
ALL_PLANES = ctypes.c_ulong(-1)

SMALLEST_WINDOW = 200
"""Pixels: what is narrower is a helper window of a toolkit, not a window for people."""


class _MapEvent(ctypes.Structure):
    _fields_ = (
        ("type", ctypes.c_int),
        ("serial", ctypes.c_ulong),
        ("send_event", ctypes.c_int),
        ("display", ctypes.c_void_p),
        ("event", ctypes.c_ulong),
        ("window", ctypes.c_ulong),
        ("override_redirect", ctypes.c_int),
    )


class _Event(ctypes.Union):
    _fields_ = (("type", ctypes.c_int), ("map", _MapEvent), ("room", ctypes.c_long * 24))


class _Image(ctypes.Structure):
    """The head of XImage, as far as it is read here."""

    _fields_ = (
        ("width", ctypes.c_int),
        ("height", ctypes.c_int),
        ("xoffset", ctypes.c_int),
        ("format", ctypes.c_int),
        ("data", ctypes.POINTER(ctypes.c_char)),
        ("byte_order", ctypes.c_int),
        ("bitmap_unit", ctypes.c_int),
        ("bitmap_bit_order", ctypes.c_int),
        ("bitmap_pad", ctypes.c_int),
        ("depth", ctypes.c_int),
        ("bytes_per_line", ctypes.c_int),
    )


@contextmanager
def x_server(width: int = 1920, height: int = 1080) -> Iterator[str]:
    """An Xvfb for the time of the block; gives the name of its display. Raises SystemExit without Xvfb."""
    program = shutil.which("Xvfb")
    if program is None:
        raise SystemExit("Xvfb is needed to measure this (Debian: apt install xvfb).")
    reading, writing = os.pipe()
    server = subprocess.Popen(
        [program, "-displayfd", str(writing), "-screen", "0", f"{width}x{height}x24", "-nolisten", "tcp"],
        pass_fds=(writing,),
        stderr=subprocess.DEVNULL,
    )
    os.close(writing)
    try:
        with os.fdopen(reading) as answer:
            number = answer.readline().strip()
        if not number:
            raise SystemExit("Xvfb does not start.")
        yield f":{number}"
    finally:
        server.terminate()
        server.wait()


class Eye:
    """Watches an X display through Xlib, without asking again and again: the server tells of each new window."""

    def __init__(self, display: str) -> None:
        self._x = ctypes.CDLL(ctypes.util.find_library("X11") or "libX11.so.6")
        self._x.XOpenDisplay.restype = ctypes.c_void_p
        self._x.XDefaultRootWindow.restype = ctypes.c_ulong
        self._x.XGetImage.restype = ctypes.POINTER(_Image)
        self._display = ctypes.c_void_p(self._x.XOpenDisplay(display.encode()))
        if not self._display:
            raise SystemExit(f"The display {display} cannot be opened.")
        root = ctypes.c_ulong(self._x.XDefaultRootWindow(self._display))
        self._x.XSelectInput(self._display, root, ctypes.c_long(SUBSTRUCTURE_NOTIFY))
        self._x.XSync(self._display, 0)

    def close(self) -> None:
        """Leave the display."""
        self._x.XCloseDisplay(self._display)

    def forget(self) -> None:
        """Drop what has been told so far."""
        self._x.XSync(self._display, 1)

    def wait_for_window(self, deadline: float) -> int:
        """The next window of a person's size that is mapped. Raises TimeoutError after `deadline`."""
        event = _Event()
        while True:
            while self._x.XPending(self._display):
                self._x.XNextEvent(self._display, ctypes.byref(event))
                if event.type == MAP_NOTIFY and self._size(event.map.window)[0] >= SMALLEST_WINDOW:
                    return int(event.map.window)
            left = deadline - time.perf_counter()
            if left <= 0:
                raise TimeoutError
            select.select([self._x.XConnectionNumber(self._display)], [], [], left)

    def wait_for_paint(self, window: int, deadline: float, colours: int = 8) -> None:
        """Return when a line down the window shows more than a few colours. Raises TimeoutError."""
        width, height = self._size(window)
        while self._colours(window, width // 8, height) <= colours:
            if time.perf_counter() > deadline:
                raise TimeoutError
            time.sleep(0.001)

    def _size(self, window: int) -> tuple[int, int]:
        root, x, y = ctypes.c_ulong(), ctypes.c_int(), ctypes.c_int()
        width, height, border, depth = (ctypes.c_uint() for _ in range(4))
        self._x.XGetGeometry(
            self._display,
            ctypes.c_ulong(window),
            *(ctypes.byref(answer) for answer in (root, x, y, width, height, border, depth)),
        )
        return width.value, height.value

    def _colours(self, window: int, x: int, height: int) -> int:
        image = self._x.XGetImage(
            self._display, ctypes.c_ulong(window), x, 0, 1, height, ALL_PLANES, Z_PIXMAP
        )
        if not image:
            return 0
        line = image.contents.bytes_per_line
        data = ctypes.string_at(image.contents.data, line * height)
        self._x.XDestroyImage(image)
        return len({data[start : start + 4] for start in range(0, len(data), line)})
