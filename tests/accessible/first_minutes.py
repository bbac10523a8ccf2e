"""The first minutes of a project with keys alone: a picture is opened, a polygon drawn, made to cross itself and repaired,
two of it placed on a stage, exported and saved. At each step what has the focus has a name, and what happens is heard."""
import json
import os
import re
import shutil
import subprocess
import sys

from screen_reader import Missing, ScreenReader, fail, say


class Steps:
    def __init__(self, editor, samples, scratch):
        self.tool = os.path.join(os.path.dirname(editor), "..", "cli", "hitbox")
        self.picture = os.path.join(scratch, "ship.png")
        self.project = os.path.join(scratch, "ship.hitbox")
        self.exported = os.path.join(scratch, "exported")
        os.makedirs(self.exported)
        shutil.copy(os.path.join(samples, "ship.png"), self.picture)
        self.reader = ScreenReader(editor)

    def named_focus(self):
        def focused():
            item = self.reader.focus()
            return item if item and "focused" in item.states else None
        item = self.reader.wait("something to have the focus", focused)
        if not item.name:
            raise Missing(f"a name of what has the focus, {item}")
        return item

    def press(self, *keys):
        self.reader.key(*keys)
        return self.named_focus()

    def arrows(self, key, times):
        for _ in range(times):
            self.reader.key(key)

    def opens_a_picture(self):
        self.reader.focus_is("Open…", "button")
        self.reader.key("space")
        self.reader.focus_is("File name", "text")
        self.reader.type(self.picture)
        self.reader.key("Return")
        self.reader.focus_is("Canvas: frame", "canvas")

    def draws_a_polygon(self):
        self.press("p")
        self.reader.listen()
        self.press("Right")
        place = self.reader.hears(r"^-?\d+, -?\d+$")
        for corner, key in enumerate(["", "shift+Right", "shift+Down", "shift+Left"]):
            if corner:
                self.arrows(key, 1)
            self.press("space")
        self.reader.listen()
        self.press("Return")
        self.reader.focus_is("polygon", "list item")
        return f"from {place}"

    def makes_it_cross_itself(self):
        self.press("o")
        self.reader.listen()
        self.press("Tab")
        self.reader.hears(r"^Point \d+ of .*: -?\d+, -?\d+$")
        first = self.named_focus().name
        self.reader.listen()
        self.arrows("shift+Right", 1)
        self.arrows("Right", 8)
        self.reader.focus_is("Point")
        if "Point 3" in first:
            self.arrows("shift+Down", 1)
        return self.reader.hears("cross")

    def takes_the_repair(self):
        self.reader.listen()
        self.press("alt+Return")
        said = self.reader.hears(r"^Point \d+ of |polygon")
        self.reader.wait("no crossing any more", lambda: not any("cross" in name for name in self.on_canvas()))
        return said

    def places_two_instances(self):
        self.press("F5")
        self.reader.focus_is("Canvas", "canvas")
        self.press("Insert")
        self.reader.focus_is("frame .* at", "list item")
        self.press("Right", "Right")
        self.reader.listen()
        self.press("Insert")
        self.reader.wait("another instance", lambda: self.instances() == 2)
        return self.reader.focus_is("frame .* at", "list item").name

    def moves_one_onto_the_other(self):
        self.reader.listen()
        self.arrows("shift+Left", 6)

    def on_canvas(self):
        canvas = self.reader.find(lambda item: item.role == "canvas" and "Canvas" in item.name)
        return [child.get_name() or "" for child in canvas.children()]

    def instances(self):
        return sum(" at " in name for name in self.on_canvas())

    def hears_what_overlaps(self):
        return self.reader.hears(r"“\w+” (overlaps|touches|contains|equals|hits)|\w+ (overlaps|touches|hits|lies within) \w+")

    def exports(self):
        self.reader.key("ctrl+shift+e")
        self.reader.wait("the dialog for exports", lambda: len(self.reader.windows()) > 1)
        stops = [str(self.named_focus())]
        for _ in range(40):
            item = self.press("Tab")
            stops.append(str(item))
            if re.search("Folder", item.name) and item.role == "text":
                self.reader.key("ctrl+a")
                self.reader.type(self.exported)
            if item.name.startswith("Export") and item.role == "push button":
                break
        else:
            raise Missing(f"a button to export; Tab goes to {stops}")
        self.reader.listen()
        self.reader.key("Return")
        self.reader.wait("files of the export", lambda: os.listdir(self.exported))
        said = self.reader.hears("Wrote|[Ee]xported|written")
        if len(self.reader.windows()) > 1:
            self.reader.key("Escape")
        self.named_focus()
        return said

    def saves(self):
        self.reader.key("ctrl+s")
        self.reader.focus_is("File name", "text")
        self.reader.key("ctrl+a")
        self.reader.type(self.project)
        self.reader.listen()
        self.reader.key("Return")
        self.reader.wait("the project on the disk", lambda: os.path.exists(self.project))
        return self.reader.hears("ship.hitbox|[Ss]aved")

    def quits(self):
        self.named_focus()
        self.reader.key("ctrl+q")
        status = self.reader.process.wait(20)
        if status:
            raise Missing(f"a good end: status {status}")

    def leaves_a_sound_project(self):
        with open(self.project, encoding="utf-8") as file:
            project = json.load(file)
        placed = len(project["stages"][0]["instances"])
        if placed != 2:
            raise Missing(f"two instances on the stage: {placed}")
        check = subprocess.run([self.tool, "check", self.project], capture_output=True, text=True, check=False)
        if check.returncode:
            raise Missing(f"a project without faults: {check.stdout}{check.stderr}")
        return ", ".join(os.listdir(self.exported))


def main(editor, samples, scratch):
    steps = Steps(editor, samples, scratch)
    try:
        for step in (steps.opens_a_picture, steps.draws_a_polygon, steps.makes_it_cross_itself, steps.takes_the_repair,
                     steps.places_two_instances, steps.moves_one_onto_the_other, steps.hears_what_overlaps, steps.exports, steps.saves, steps.quits,
                     steps.leaves_a_sound_project):
            said = step()
            say(step.__name__.replace("_", " ") + (f": {said}" if said else ""))
    except Missing as error:
        fail(f"{step.__name__.replace('_', ' ')}: {error}")
    finally:
        steps.reader.quit()
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
