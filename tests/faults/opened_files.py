"""Files that nobody would write, opened in the window, which then looks at all there is of them: it may not crash, its
event loop may not stall, and it may take neither long nor much memory. Among them are projects that claim all they may;
in these all is done as well that menus offer."""

import json
import os
import random
import re
import resource
import shutil
import subprocess
import threading
from collections import Counter
from pathlib import Path

import hostile_files

ROOT = Path(__file__).resolve().parents[2]
SECONDS = 2.0
MEBIBYTES = 256
MILLISECONDS = 100
HANGS = 120  # seconds
IMAGES = 3_000
ENVIRONMENT = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}


def category(name, **more):
    return {"name": name, "bits": 1, **more}


def frame(name, shapes=(), **more):
    return {"name": name, "rect": [0, 0, 32, 32], "shapes": list(shapes), **more}


def polygon(points, of="body"):
    return {"type": "polygon", "category": of, "points": points}


def project(sprites, categories=None, **more):
    return {"format": "hitbox-project", "version": 1, "categories": categories or [category("body")], "sprites": sprites, **more}


def sprite(name, frames, image="ship.png", **more):
    return {"name": name, "image": image, "frames": frames, **more}


def square(x):
    return [[x, 0], [x + 1, 0], [x + 1, 1], [x, 1]]


def claims():
    """Projects within the limits of resources/manual/project-file.md, each with as much of one thing as it may have."""
    plain = [sprite("ship", [frame("a", [polygon(square(0))])])]
    names = [f"c{i}" for i in range(10_000)]
    yield "categories", project(plain, [category(name) for name in names])
    yield "strikes", project(plain, [category(name, hits=names[:300]) for name in names[:3_000]])
    fields = [{"name": f"f{i}", "type": "number", "default": i} for i in range(1_000)]
    yield "fields", project(plain, [category("body", fields=fields)])
    yield "frames", project([sprite("ship", [frame(f"f{i}") for i in range(100_000)])])
    yield "sprites", project([sprite(f"s{i}", [frame(f"f{i}")]) for i in range(30_000)])
    yield "shapes", project([sprite("ship", [frame("a", [polygon(square(i % 300)) for i in range(20_000)])])])
    star = [[500 + (500 if i % 2 else 200) * ((i * 7919) % 1000) / 1000, (i * 104_729) % 1000] for i in range(100_000)]
    yield "points", project([sprite("ship", [frame("a", [polygon(star)])])])
    tags = [{"name": f"t{i}", "from": 0, "to": 0} for i in range(100_000)]
    yield "tags", project([sprite("ship", [frame("a")], tags=tags)])
    places = [{"name": f"p{i}", "at": [i % 32, 3], "angle": 0} for i in range(100_000)]
    yield "frame points", project([sprite("ship", [frame("a", points=places)])])
    instances = [{"sprite": "ship", "frame": "a", "position": [i % 1000, i // 1000]} for i in range(100_000)]
    yield "instances", project(plain, stages=[{"name": "s", "instances": instances}])
    heap = [{"sprite": "ship", "frame": "a", "position": [0, 0]} for _ in range(5_000)]
    yield "a heap of instances", project(plain, stages=[{"name": "s", "instances": heap}])
    probes = [{"type": "circle", "center": [i, i], "radius": 5} for i in range(10_000)]
    yield "probes", project(plain, stages=[{"name": "s", "probes": probes}])
    yield "stages", project(plain, stages=[{"name": f"s{i}"} for i in range(30_000)])
    bullet = {"type": "circle", "center": [0, 0], "radius": 1}
    emitters = [{"name": f"e{i}", "category": "body", "bullet": bullet, "from": "edges", "target": [0, 0], "interval": 0.01,
                 "speed": 100, "spread": 0} for i in range(10_000)]
    yield "emitters", project(plain, stages=[{"name": "s", "emitters": emitters}])
    profiles = [{"name": f"e{i}", "format": "json", "folder": f"out{i}"} for i in range(1_000)]
    yield "export profiles", project(plain, exports=profiles)
    yield "images that are gone", project([sprite(f"s{i}", [frame(f"f{i}", [polygon(square(0))])], "gone.png") for i in range(30_000)])
    yield "an image for each sprite", project([sprite(f"s{i}", [frame(f"f{i}")], f"many/{i}.png") for i in range(IMAGES)])
    files = [frame(f"f{i}", image=f"many/{i}.png") for i in range(IMAGES)]
    yield "an image for each frame", project([sprite("ship", files, "many/0.png")])
    bow = polygon([[0, 0], [10, 10], [10, 0], [0, 10]])
    yield "problems", project([sprite("ship", [frame(f"f{i}", [bow]) for i in range(30_000)])])
    yield "long names", project([sprite("n" * 1_000_000, [frame("m" * 1_000_000, [polygon(square(0))])])])


def make_images(folder):
    """Those that claims() name."""
    (folder / "many").mkdir()
    for i in range(IMAGES):
        os.link(folder / "rock.png", folder / "many" / f"{i}.png")


def devices(folder):
    """Projects whose images are no files, or never end."""
    pipe = folder / "pipe.png"
    if not pipe.exists():
        os.mkfifo(pipe)
    for image in ("/dev/zero", "/dev/random", "/dev/stdin", "/dev/tty", "/proc/self/mem", "/proc/kmsg", "/proc/self/fd/0", "/proc/kcore",
                  "/sys/kernel/debug", "pipe.png", ".", "/dev"):
        yield f"image {image}", project([{"name": "ship", "image": image, "frames": [frame("a")]}])


def run(program, verb, file):
    """Exit status, what was printed, and mebibytes at most."""
    process = subprocess.Popen([program, verb, file], env=ENVIRONMENT, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
                               stdin=subprocess.DEVNULL,
                               preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_CORE, (0, 0)))
    alarm = threading.Timer(HANGS, process.kill)
    alarm.start()
    drain = threading.Thread(target=process.stderr.read)
    drain.start()
    printed = process.stdout.read().decode(errors="replace")
    drain.join()
    _, status, usage = os.wait4(process.pid, 0)
    alarm.cancel()
    process.returncode = os.waitstatus_to_exitcode(status)
    process.stdout.close()
    process.stderr.close()
    return process.returncode, printed, usage.ru_maxrss / 1024


def number(pattern, printed):
    found = re.search(pattern, printed)
    return float(found.group(1)) if found else 0.0


class Look:
    """How the window took a file, or what was done in it."""

    def __init__(self, program, file, verb="open"):
        self.status, self.printed, self.mebibytes = run(program, verb, file)
        self.seconds = number(r"read: ([\d.e+-]+) s", self.printed)
        self.stall = number(r"longest: \d+ ms, of them (\d+) computed", self.printed)
        self.place = (re.findall(r"longest: (.*)", self.printed) or [""])[0]

    def faults(self):
        if self.status != 0:
            yield f"ended with {self.status}", self.printed[-200:]
        for what in re.findall(r"hangs: (.*)", self.printed):
            yield "hangs", what
        if self.stall > MILLISECONDS:
            yield "stalled", self.place

    def costs(self):
        if self.seconds > SECONDS:
            yield "took too long", f"{self.seconds:.1f} s"
        if self.mebibytes > MEBIBYTES:
            yield "took too much memory", f"{self.mebibytes:.0f} MiB"


class Judge:
    def __init__(self, program, kept):
        self.program, self.kept = program, kept
        self.figures, self.findings = Counter(), []
        self.longest, self.largest, self.stall = 0.0, 0.0, 0.0

    def judge(self, file, name, keeps=True):
        content = file.read_bytes()
        look = Look(self.program, file)
        if self.found(look):  # once more: the machine may have done something else just then
            look = min(look, Look(self.program, file), key=lambda one: len(self.found(one)))
        self.figures["files"] += 1
        self.figures["opened"] += "opened: yes" in look.printed
        self.longest, self.largest = max(self.longest, look.seconds), max(self.largest, look.mebibytes)
        self.stall = max(self.stall, look.stall)
        self.note(file, name, self.found(look), content, keeps)

    @staticmethod
    def found(look):
        return [*look.faults(), *look.costs()]

    def work(self, file, name):
        """In a project: what is done with all of it takes its time and memory."""
        content = file.read_bytes()
        look = Look(self.program, file, "work")
        if list(look.faults()):
            look = min(look, Look(self.program, file, "work"), key=lambda one: len(list(one.faults())))
        self.figures["worked in"] += 1
        self.stall = max(self.stall, look.stall)
        self.note(file, f"{name}, worked in", list(look.faults()), content, keeps=False)

    def note(self, file, name, faults, content, keeps):
        if file.read_bytes() != content:
            faults.append(("the file was changed", ""))
        for kind, more in faults:
            self.figures[kind] += 1
            if keeps:
                shutil.copy(file, self.kept / f"opened{len(self.findings)}_{file.name}")
            self.findings.append(f"opened files, {name}: {kind} {more}".strip())


def prove(program, work, count, kept):
    """Prints a line; answers what was found, the files of which are kept."""
    if not os.access(program, os.X_OK):
        print(f"opened files: skipped, {program} is not built")
        return []
    folder = work / "opened"
    folder.mkdir()
    for picture in (ROOT / "resources/samples").glob("*.png"):
        shutil.copy(picture, folder)
    make_images(folder)
    kept.mkdir(parents=True, exist_ok=True)
    judge = Judge(program, kept)
    good = hostile_files.seeds()
    projects = [path for path in good if path.suffix == ".hitbox"]
    try:
        file = folder / "claims.hitbox"
        for name, value in claims():
            file.write_text(json.dumps(value))
            judge.judge(file, name, keeps=False)
            judge.work(file, name)
        for name, value in devices(folder):
            file.write_text(json.dumps(value))
            judge.judge(file, name, keeps=False)
        for device in ("/dev/zero", "/proc/self/mem", str(folder / "pipe.png"), "/dev/null", str(folder)):
            if not Path(device).is_dir():
                look = Look(program, Path(device))
                judge.figures["files"] += 1
                judge.findings += [f"opened files, {device}: {kind} {more}" for kind, more in look.faults()]
        for i in range(count):
            seed = random.choice(projects if random.random() < 0.6 else good)
            suffix = ".hitbox" if "project_file" in str(seed) else seed.suffix or ".json"
            file = folder / f"hostile{i}{suffix}"
            file.write_bytes(hostile_files.hostile(seed.read_bytes()))
            judge.judge(file, file.name)
            file.unlink()
    except KeyboardInterrupt:
        print("stopped; until then:")
    print(f"opened files: {judge.figures['files']:,}, of them {judge.figures['opened']:,} could be read, {judge.figures['worked in']:,} worked in; at most {judge.longest:.2f} s, "
          f"{judge.largest:.0f} MiB and {judge.stall:.0f} ms without the event loop; {len(judge.findings)} found")
    return judge.findings
