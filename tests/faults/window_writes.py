"""The window is made to save, to keep unsaved work and to export while its system calls fail, while it is killed, and on
a full disk. What lies on the disk afterwards has to be the old or the new, and what the window says has to be true."""

import os
import re
import shutil
import signal
import subprocess
import sys
import threading
from collections import Counter
from pathlib import Path

from disks import leave_room, small_disk
from folders import is_torn, put
from system_calls import TRACED, injected, met_in, some_of

ROOT = Path(__file__).resolve().parents[2]
SAMPLES = ROOT / "resources/samples"
ENVIRONMENT = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
HANGS = 120  # seconds


class Verb:
    """What the window does; `judged` picks the files that it writes out of all in the folder, by names that stay the
    same from run to run."""

    def __init__(self, name, judged):
        self.name, self.judged = name, judged


def named(*names):
    return lambda files: {name: files[name] for name in names if name in files}


def exported(files):
    return {name: content for name, content in files.items() if name.startswith("out/")}


def kept_work(files):
    """Of the run, or put away by it. Of two with the same bytes one is enough."""
    return {"work": content for name, content in sorted(files.items())
            if re.fullmatch(r"recovery/(?!versions)[^/]+/[^/]+\.hitbox", name)}


VERBS = [Verb("save", named("p.hitbox")), Verb("save-as", named("p.hitbox", "q.hitbox")),
         Verb("version", named("p.hitbox")), Verb("autosave", kept_work), Verb("give-up", kept_work),
         Verb("export", exported)]


class Said:
    """What the window printed."""

    def __init__(self, output):
        act = output.split("ready: \n", 1)[-1]
        self.lines = [line.split(": ", 1) for line in act.splitlines() if ": " in line]
        self.has_ended = any(key == "modified" for key, _ in self.lines)

    def all(self, *keys):
        return [text for key, text in self.lines if key in keys]

    def words(self):
        return " | ".join(f"{key}: {text}" for key, text in self.lines if key not in ("ready", "again"))


class Trial:
    """The window, stopped before it does what is judged."""

    def __init__(self, program, folder, verb):
        self.process = subprocess.Popen([program, "write", folder, verb.name], env=ENVIRONMENT, stdout=subprocess.PIPE,
                                        stderr=subprocess.DEVNULL)
        self.alarm = threading.Timer(HANGS, self.process.kill)
        self.alarm.start()
        _, status = os.waitpid(self.process.pid, os.WUNTRACED)
        if not os.WIFSTOPPED(status):
            self.process.returncode = os.waitstatus_to_exitcode(status)
            self.alarm.cancel()
            sys.exit(f"the window came to its end before it did “{verb.name}”: {self.process.returncode}")

    def go_on(self, strace=None, when_stopped=lambda: None):
        """Its status, and what it said. Where it stops once more, nothing fails from then on."""
        printed = []
        reader = threading.Thread(target=lambda: printed.append(self.process.stdout.read()))
        reader.start()
        os.kill(self.process.pid, signal.SIGCONT)
        while True:
            _, status = os.waitpid(self.process.pid, os.WUNTRACED)
            if not os.WIFSTOPPED(status):
                break
            if strace:
                strace.send_signal(signal.SIGINT)
                strace.wait()
            when_stopped()
            os.kill(self.process.pid, signal.SIGCONT)
        self.process.returncode = os.waitstatus_to_exitcode(status)
        reader.join()
        self.alarm.cancel()
        if strace:
            strace.wait()
        return self.process.returncode, Said(printed[0].decode(errors="replace"))


def traced(trial, words):
    """strace, once it has hold of all threads."""
    strace = subprocess.Popen(["strace", "-f", "-y", "-s", "300", "-p", str(trial.process.pid)] + words,
                              stderr=subprocess.PIPE, stdout=subprocess.DEVNULL, text=True)
    for line in strace.stderr:
        if "attached" in line:
            break
    threading.Thread(target=strace.stderr.read, daemon=True).start()
    return strace


class Bench:
    """What the window does, in a folder of its own, and what was found."""

    def __init__(self, program, hitbox, verb, work):
        self.program, self.hitbox, self.verb, self.log = program, hitbox, verb, work / "log"
        self.out = work / "window" / "out-of-window"
        self.figures, self.findings = Counter(), []
        self.start = {path.name: path.read_bytes() for path in SAMPLES.glob("*.png")}
        self.start["p.hitbox"] = (SAMPLES / "duel.hitbox").read_bytes()
        put(self.out, self.start)
        trial = Trial(program, self.out, verb)
        self.old = self.judged()
        status, said = trial.go_on()
        self.new = self.judged()
        if verb.name == "export":  # over an earlier one
            self.old = {name: content + b"\n" for name, content in self.new.items()}
            self.start.update(self.old)
        if status != 0 or self.new == self.old:
            sys.exit(f"the window fails “{verb.name}” without any fault: {said.words()}")

    def judged(self):
        files = {str(path.relative_to(self.out)): path.read_bytes() for path in sorted(self.out.rglob("*"))
                 if path.is_file() and not path.name.startswith(".")}
        return self.verb.judged(files)

    def begin(self):
        self.at_stop = None
        put(self.out, self.start)
        return Trial(self.program, self.out, self.verb)

    def note_stop(self, relieve=lambda: None):
        """What lies there after the first try."""
        self.at_stop = self.judged()
        relieve()

    def find(self, kind, where, more=""):
        self.figures[kind] += 1
        self.findings.append(f"window, {self.verb.name}, {where}: {kind}{': ' + more if more else ''}")

    def judge(self, status, said, where, is_kill):
        self.figures["trials"] += 1
        now = self.at_stop if self.at_stop is not None else self.judged()
        is_mixed = now not in (self.old, self.new)
        if is_torn(now, self.old, self.new):
            self.find("torn file", where)
        if is_kill and not said.has_ended:
            self.figures["killed"] += 1
            return self.judge_set(where)
        if status != 0 or not said.has_ended:
            return self.find(f"ended with {status}", where, said.words()[-300:])
        if said.all("hangs"):
            self.find("hangs", where, said.words())
        is_done = self.claims_done(said)
        self.figures["done all the same" if is_done else "failed as told"] += 1
        if is_done and now != self.new:
            self.find("false success", where, said.words())
        for text in said.all("again"):
            if "Saved" not in text or self.judged() != self.new:
                self.find("not saved when tried again", where, text)
        for wrong in self.wrong_words(said, now):
            self.find("wrong words", where, wrong)
        if is_mixed:
            self.judge_set(where)

    def claims_done(self, said):
        if self.verb.name == "autosave":
            return bool(said.all("kept"))
        if self.verb.name == "give-up":
            return not said.all("bar")
        begins = "Exported" if self.verb.name == "export" else "Saved"
        return any(text.startswith(begins) for text in said.all("told"))

    def wrong_words(self, said, now):
        words = said.words()
        is_save = self.verb.name in ("save", "save-as", "version")
        if is_save and not self.claims_done(said) and not said.all("said", "bar"):
            yield "says nothing: " + words
        if is_save and "modified: no" in words and now != self.new:
            yield "says that nothing is unsaved: " + words
        if is_save and self.claims_done(said) and "modified: yes" in words:
            yield "says that it is saved, and unsaved: " + words
        if self.claims_done(said) and "Could not save" in words:
            yield "says both: " + words
        if re.search("Nothing was changed|nothing was (written|changed)", words) and now != self.old:
            yield "says that nothing was changed: " + words
        if "is the new one, with all" in words and now != self.new:
            yield "says that it is the new one: " + words
        if "is not what lay there before" in words and now in (self.old, self.new):
            yield "says that it is another one: " + words
        if re.search("changed by another program|Another program changed", words):
            yield "says that another program changed it: " + words
        if re.search("was moved or removed", words):
            yield "says that the file is gone: " + words
        is_unproven = re.search("in place|cannot (open|read|look at) the file", words)
        if self.verb.name == "autosave" and said.all("not kept") and now == self.new and not is_unproven:
            yield "says that it is not kept: " + words

    def judge_set(self, where):
        """After a fault among many files the next export makes them whole."""
        if self.verb.name != "export":
            return
        status = subprocess.run([self.hitbox, "export", SAMPLES / "duel.hitbox", "--format", "phaser", "--out", self.out / "out"],
                                stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL).returncode
        now = {name: content for name, content in self.judged().items() if name in self.new or name in self.old}
        if status == 2 or now not in (self.old, self.new):
            self.find("mixed set", where)

    def calls_met(self):
        trial = self.begin()
        trial.go_on(traced(trial, ["-o", str(self.log), "-e", TRACED]))
        return met_in(self.log, self.out)

    def inject(self, call, fault, number):
        trial = self.begin()
        strace = traced(trial, ["-o", "/dev/null", "-e", "trace=" + call, "-e", injected(call, fault, number)])
        status, said = trial.go_on(strace, self.note_stop)
        self.judge(status, said, f"{call} {number} {fault}", fault == "kill")

    def inject_all(self, most, errors):
        for call, numbers in sorted(self.calls_met().items()):
            for number in some_of(numbers, most):
                for fault in errors + ["kill"]:
                    self.inject(call, fault, number)
        print(f"window, {self.verb.name}: {self.figures['trials']} trials", file=sys.stderr)

    def fill_disk(self, work, steps):
        size = 4 * 1024 * 1024 + 3 * sum(len(content) for content in {**self.start, **self.new}.values())
        outside = self.out
        with small_disk(work / "window-disk", size) as disk:
            if not disk:
                return print(f"skipped: full disk, window, {self.verb.name} (cannot mount here)")
            self.out = disk / "out-of-window"  # names of one length: what is written must be the same
            for step in range(steps):
                (disk / "filler").unlink(missing_ok=True)
                trial = self.begin()
                leave_room(disk, step * 4096)
                status, said = trial.go_on(None, lambda: self.note_stop((disk / "filler").unlink))
                self.figures["full disks"] += 1
                self.judge(status, said, f"{step * 4096} bytes left", False)
                shutil.rmtree(self.out, ignore_errors=True)
        self.out = outside


COLUMNS = ["trials", "failed as told", "done all the same", "killed", "full disks", "torn file", "mixed set", "false success",
           "wrong words"]


def prove(program, hitbox, work, most, errors, disks, verbs=None):
    """Prints a table; answers what was found."""
    if not os.access(program, os.X_OK):
        print(f"window: skipped, {program} is not built")
        return []
    benches = [Bench(program, hitbox, verb, work) for verb in VERBS if not verbs or verb.name in verbs]
    try:
        for bench in benches:
            bench.fill_disk(work, disks)
        for bench in benches:
            if shutil.which("strace"):
                bench.inject_all(most, errors)
            else:
                print("skipped: faults of the window's system calls (no strace)")
    except KeyboardInterrupt:
        print("stopped; until then:")
    print("| window | " + " | ".join(COLUMNS) + " | other findings |")
    print("|---" * (len(COLUMNS) + 2) + "|")
    known = set(COLUMNS)
    for bench in benches:
        others = sum(count for kind, count in bench.figures.items() if kind not in known)
        print(f"| {bench.verb.name} | " + " | ".join(str(bench.figures[column]) for column in COLUMNS) + f" | {others} |")
    return [finding for bench in benches for finding in bench.findings]
