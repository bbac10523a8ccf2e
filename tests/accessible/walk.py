"""Walks what screen readers are told in every mode, menu and dialog, and prints what can be pressed, typed into or chosen
and has no name or a role that says nothing, and texts with markup in them. Status 1 where there is any."""
import os
import re
import shutil
import sys

from screen_reader import MARKUP, Atspi, Item, Missing, ScreenReader, fail, say

CHOSEN = {"list", "list item", "table", "tree", "tree item", "table cell", "page tab", "menu item", "check menu item",
          "radio menu item", "link", "canvas", "drawing area", "combo box", "slider", "dial", "spin button", "check box",
          "radio button", "push button", "push button menu", "toggle button", "button"}
SAYS_NOTHING = {"", "unknown", "invalid", "filler", "panel", "redundant object", "extended"}
QTS_OWN = ("File name:", "Look in:", "&Basic colors", "Basic colors")  # Qt's dialogs for files and colours


class Walk:
    def __init__(self, reader):
        self.reader = reader
        self.looked_at = 0
        self.wrong = {}

    def through(self, place, windows=None):
        self.reader.pump(0.4)
        before = self.looked_at
        for window in windows if windows is not None else self.reader.windows():
            if self.is_qts_own(window):
                continue
            for item, parent, path in self.reader.walk(window):
                self.look_at(item, parent, f"{place}: {path}")
        say(f"{place}: {self.looked_at - before} items")

    def is_qts_own(self, window):
        if window.role not in ("dialog", "file chooser"):
            return False
        return any(item.name in QTS_OWN for item, _, _ in self.reader.walk(window))

    def look_at(self, item, parent, where):
        texts = [item.name, item.description]
        if any(MARKUP.search(text) for text in texts):
            self.note(item, "markup in " + repr(texts), where)
        is_in_menu = item.role.endswith("menu item")
        if "showing" not in item.states and not is_in_menu:
            return
        does = [action for action in item.actions if action not in ("SetFocus", "")]
        is_chosen = item.role in CHOSEN or item.is_edited or bool(does) or "focusable" in item.states
        if not is_chosen or item.role in ("frame", "window", "dialog", "separator"):
            return
        if not ({"sensitive", "enabled"} & item.states) and not is_in_menu:
            return
        self.looked_at += 1
        if item.role in SAYS_NOTHING:
            self.note(item, "says nothing by its role", where)
        if not item.name and not self.is_named_by(parent, item):
            self.note(item, "has no name", where)
        if re.search(r"&\w", item.name):
            self.note(item, "has the mark of its key in its name", where)

    @staticmethod
    def is_named_by(parent, item):
        """The field within a spin box or an editable combo box, a cell that shows nothing."""
        if item.role in ("table cell", "scroll bar", "table column header"):
            return True
        return parent is not None and parent.name and (parent.role in ("spin button", "combo box") or item.is_edited)

    def note(self, item, what, where):
        self.wrong.setdefault(f"{item} {what} {item.actions}", where)


def opened(reader, before):
    """Windows beside those that were there."""
    return [window for window in reader.windows() if window.accessible not in before]


def popup(reader):
    """What stands over a window and has the focus; Qt lists it among the windows in some versions only."""
    focus = reader.focus()
    top = focus and focus.accessible
    while top and top.get_parent() and top.get_parent().get_role_name() != "application":
        top = top.get_parent()
    return Item(top) if top and all(window.accessible != top for window in reader.windows()) else None


def do(reader, action):
    reader.key("ctrl+shift+p")
    palette = Item(reader.focus_is("Find an action", "text").accessible.get_parent())
    name = action.rstrip("…")  # which no keyboard has
    reader.type(name)
    reader.wait(f"{name} in the list", lambda: reader.find(
        lambda item: item.role in ("tree item", "table cell") and item.name.startswith(name), palette))
    reader.key("Return")
    reader.pump(0.2)


def open_file(reader, path):
    reader.key("ctrl+o")
    reader.wait("the dialog for files", lambda: len(reader.windows()) > 1)
    reader.pump(0.3)
    reader.type(path)
    reader.key("Return")
    title = os.path.splitext(os.path.basename(path))[0]
    reader.wait(f"{title} in the window", lambda: any(title in window.name for window in reader.windows()))
    reader.pump(0.5)


def menus(reader, walk, place, least):
    """The menu that the menu key opens where the focus is, panel by panel; at least so many have one."""
    found = 0
    for _ in range(12):
        reader.key("F6")
        focus = reader.focus()
        reader.key("Menu", "Down")
        item = reader.focus()
        if item is None or not item.role.endswith("menu item"):
            reader.key("Escape")  # a menu that does not say so would take all keys from here on
            continue
        found += 1
        walk.through(f"{place}, menu of {focus}", [Item(item.accessible.get_parent())])
        reader.key("Escape")
        reader.pump(0.2)
        back = reader.focus()
        if back is None or str(back) != str(focus):
            walk.wrong[f"from the menu of {focus} the focus goes to {back}"] = place
    if found < least:
        walk.wrong[f"the menu key opened {found} menus, not {least}"] = place
    for _ in range(12):
        if reader.focus().role == "canvas":
            return
        reader.key("F6")
    walk.wrong["F6 does not lead back to the canvas"] = place


def dialogs(reader, walk, place, least):
    """Whatever a menu says opens something; at least so many of them windows."""
    found = 0
    titles = [item.name for item, _, _ in reader.walk()
              if item.role == "menu item" and item.name.endswith("…") and {"sensitive", "enabled"} & item.states]
    for title in dict.fromkeys(titles):
        before = {window.accessible for window in reader.windows()}
        do(reader, title)
        try:
            reader.wait("a window", lambda: opened(reader, before), 3)
        except Missing:
            over = popup(reader)
            found += 1 if over else 0
            walk.through(f"{place}, {title}", [over] if over else None)
        for window in opened(reader, before):
            found += 1
            walk.through(f"{place}, {title}", [window])
        reader.key("Escape")
        try:
            reader.wait("the window to close", lambda: not opened(reader, before), 5)
        except Missing:
            walk.wrong[f"{title}: Esc leaves {[str(window) for window in opened(reader, before)]}"] = place
            reader.key("Escape", "Escape")
    if found < least:
        walk.wrong[f"the menus opened {found} windows, not {least}"] = place


def window_of(reader, walk, title, condition=lambda item: True):
    """Walks the window that an action opens, once something in it meets the condition; the keys stay there."""
    before = {window.accessible for window in reader.windows()}
    do(reader, title)
    reader.wait(f"the window of {title}", lambda: any(reader.find(condition, window) for window in opened(reader, before)))
    walk.through(f"{title}, filled", opened(reader, before))
    return before


def close_window(reader, before, key):
    reader.key(key)
    reader.wait("the window to close", lambda: not opened(reader, before), 5)


def kept_work(reader, walk, samples, scratch):
    """The lists of versions and of work that was closed without saving, with some in them."""
    for name in os.listdir(samples):
        if name == "duel.hitbox" or name.endswith(".png"):
            shutil.copy(os.path.join(samples, name), scratch)
    project = os.path.join(scratch, "duel.hitbox")

    def edit():
        do(reader, "Insert frame without shapes")
        reader.wait("a change", lambda: any("*" in window.name for window in reader.windows()))

    open_file(reader, project)
    for _ in range(2):
        written = os.stat(project).st_mtime_ns
        edit()
        reader.key("ctrl+s")
        reader.wait("the project to be saved", lambda: os.stat(project).st_mtime_ns != written)
        reader.pump(0.5)
    before = window_of(reader, walk, "Versions…", lambda item: item.role == "list item")
    close_window(reader, before, "Escape")
    edit()
    before = {window.accessible for window in reader.windows()}
    reader.key("ctrl+w")
    reader.wait("the question", lambda: opened(reader, before))
    walk.through("closing without saving", opened(reader, before))
    discard = reader.find(lambda item: re.search("Discard|without", item.name) and "button" in item.role)
    Atspi.Action.do_action(discard.accessible, 0)
    reader.wait("the question to go", lambda: not opened(reader, before))
    before = window_of(reader, walk, "Recover…", lambda item: item.role == "list item")
    close_window(reader, before, "Escape")


def main(program, samples, scratch):
    reader = ScreenReader(program)
    walk = Walk(reader)
    try:
        reader.wait("the start page", lambda: reader.find(lambda item: item.name == "Open…"))
        walk.through("start page")
        open_file(reader, os.path.join(samples, "duel.hitbox"))
        walk.through("frames")
        menus(reader, walk, "frames", 4)
        reader.key("o", "ctrl+a")
        walk.through("frames, all selected")
        reader.key("t")
        walk.through("frames, tracing")
        reader.key("s")
        dialogs(reader, walk, "frames", 17)
        do(reader, "Tracks")
        walk.through("frames, tracks")
        do(reader, "Tracks")
        open_file(reader, os.path.join(samples, "crossings.hitbox"))
        reader.key("F8")
        walk.through("frames, a problem explained")
        open_file(reader, os.path.join(samples, "arena.hitbox"))
        reader.key("F5")
        walk.through("stage")
        menus(reader, walk, "stage", 2)
        dialogs(reader, walk, "stage", 12)
        reader.key("F9")
        walk.through("timeline")
        reader.key("F9", "shift+F5")
        walk.through("play test")
        reader.key("Escape", "F5")
        before = window_of(reader, walk, "Manual", lambda item: item.role == "tree item" or item.role == "table cell")
        close_window(reader, before, "alt+F4")
        kept_work(reader, walk, samples, scratch)
    except Missing as error:
        fail(f"walk: {error}")
    finally:
        reader.quit()
    say(f"{walk.looked_at} items were looked at; {len(walk.wrong)} kinds of them are wrong")
    for what, where in sorted(walk.wrong.items()):
        say(f"  {what}\n      first in {where}")
    return 1 if walk.wrong else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
