"""The editor as a screen reader meets it: a tree of objects with roles and names, the focus, and what is said. Keys are
pressed by xdotool."""
import os
import re
import subprocess
import sys
import time
import warnings

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # noqa: E402

warnings.simplefilter("ignore", DeprecationWarning)

# What readers say without being asked: that the focus goes somewhere, that what has it changes, and notifications.
EVENTS = ("object:state-changed:focused", "object:state-changed:showing", "object:property-change:accessible-name",
          "object:property-change:accessible-description", "object:property-change:accessible-value",
          "object:active-descendant-changed", "object:announcement", "object:text-changed:insert")
MARKUP = re.compile(r"<\s*/?\s*(p|b|i|br|html|span|qt|table|ul|li|a)\b[^>]*>", re.IGNORECASE)
SECONDS = float(os.environ.get("HITBOX_PATIENCE", "20"))


class Missing(AssertionError):
    """Something did not come about."""


class Item:
    """One object of the tree, asked once."""

    def __init__(self, accessible):
        self.accessible = accessible
        self.role = accessible.get_role_name() or ""
        self.name = (accessible.get_name() or "").strip()
        self.description = (accessible.get_description() or "").strip()
        states = accessible.get_state_set()
        self.states = {state.value_nick for state in states.get_states()}
        interfaces = accessible.get_interfaces()
        self.actions = []
        if "Action" in interfaces:
            self.actions = [Atspi.Action.get_action_name(accessible, i)
                            for i in range(Atspi.Action.get_n_actions(accessible))]
        self.is_edited = "EditableText" in interfaces and "editable" in self.states
        self.is_value = "Value" in interfaces

    def children(self, most=400):
        for i in range(min(self.accessible.get_child_count(), most)):
            child = self.accessible.get_child_at_index(i)
            if child:
                yield child

    def text(self):
        try:
            return Atspi.Text.get_text(self.accessible, 0, -1)
        except GLib.Error:
            return ""

    def __str__(self):
        return f"{self.role} “{self.name}”" if self.name else f"{self.role} without a name"


class ScreenReader:
    def __init__(self, program, *arguments):
        Atspi.init()
        self.heard = []  # what was said since listen()
        self._focus = None
        self._listener = Atspi.EventListener.new(self._take)
        for event in EVENTS:
            self._listener.register(event)
        self.process = subprocess.Popen([program, *arguments])
        self.application = self.wait("the editor among the accessible programs", self._find)
        self.application.set_cache_mask(Atspi.Cache.NONE)  # nothing of what was, where no change is told of

    def _find(self):
        desktop = Atspi.get_desktop(0)
        for i in range(desktop.get_child_count()):
            child = desktop.get_child_at_index(i)
            if child and child.get_process_id() == self.process.pid:
                return child
        return None

    def _take(self, event):
        try:
            kind = event.type
            if kind.startswith("object:state-changed:focused"):
                if event.detail1:
                    self._focus = event.source
                    self.heard += [event.source.get_name() or "", event.source.get_description() or ""]
            elif kind.startswith("object:active-descendant-changed"):
                self._focus = event.any_data
            elif kind.startswith("object:state-changed:showing"):
                if event.detail1 and event.source.get_role() == Atspi.Role.NOTIFICATION:
                    self.heard.append(event.source.get_name() or "")
            elif kind.startswith("object:announcement"):
                self.heard.append(str(event.any_data))
            elif self._focus is not None and event.source == self._focus:
                says_more = kind.endswith("accessible-description")
                self.heard.append((event.source.get_description() if says_more else event.source.get_name()) or "")
        except GLib.Error:
            pass  # gone by now

    def pump(self, seconds=0.05):
        context = GLib.MainContext.default()
        end = time.monotonic() + seconds
        while True:
            while context.pending():
                context.iteration(False)
            if time.monotonic() >= end:
                return
            time.sleep(0.005)

    def wait(self, what, condition, seconds=SECONDS):
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            self.pump()
            try:
                found = condition()
            except GLib.Error:
                found = None
            if found:
                return found
            if self.process.poll() is not None:
                raise Missing(f"the editor ended with status {self.process.returncode} before {what}")
        raise Missing(f"waited in vain for {what}")

    def key(self, *keys):
        """`ctrl+s`, `Tab`, …"""
        for key in keys:
            subprocess.run(["xdotool", "key", "--clearmodifiers", key], check=True)
            self.pump(0.06)

    def type(self, text):
        subprocess.run(["xdotool", "type", "--delay", "15", text], check=True)
        self.pump(0.1)

    def listen(self):
        self.pump(0.2)
        self.heard.clear()

    def hears(self, pattern):
        """Waits until something like it is said."""
        def said():
            return next((text for text in self.heard if re.search(pattern, text)), None)
        try:
            return self.wait(f"“{pattern}”", said)
        except Missing as error:
            raise Missing(f"{error}; heard were {self.heard[-12:]}") from None

    def focus(self):
        """What has the focus as it was told last, or as the tree has it where that has lost it since."""
        self.pump()
        told = None
        try:
            told = self._focus and Item(self._focus)
        except GLib.Error:
            pass  # gone by now
        if told and "focused" in told.states:
            return told
        # Qt says so of the current item of every list and tab bar, too.
        found = self.find(lambda item: "focused" in item.states and
                          item.role not in ("list item", "page tab", "table cell"))
        return found or told

    def focus_is(self, name, role=""):
        def is_there():
            item = self.focus()
            return item if item and re.search(name, item.name) and re.search(role, item.role) else None
        try:
            return self.wait(f"the focus at “{name}”", is_there)
        except Missing as error:
            where = self.focus() if self.process.poll() is None else "no more"
            raise Missing(f"{error}; it is at {where}") from None

    def windows(self):
        """That are on the screen."""
        items = [Item(self.application.get_child_at_index(i)) for i in range(self.application.get_child_count())]
        return [item for item in items if "showing" in item.states]

    def walk(self, item=None):
        """Everything that is there, each with what it is in and the names on the way to it."""
        start = [(window, None, window.name) for window in self.windows()] if item is None else [(item, None, item.name)]
        while start:
            found, parent, path = start.pop()
            yield found, parent, path
            for child in found.children():
                try:
                    below = Item(child)
                except GLib.Error:
                    continue  # gone by now
                start.append((below, found, f"{path}/{below.name or below.role}"))

    def find(self, condition, item=None):
        return next((found for found, _, _ in self.walk(item) if "showing" in found.states and condition(found)), None)

    def quit(self):
        if self.process.poll() is None:
            self.process.terminate()
        try:
            self.process.wait(10)
        except subprocess.TimeoutExpired:
            self.process.kill()


def say(text):
    print(text, flush=True)


def fail(text):
    print(text, file=sys.stderr, flush=True)
    sys.exit(1)
