"""Faults done to the command line: to what it writes, and by what it reads; run.sh says how."""

import argparse
import os
import random
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path

import doubles
import editor_kills
import hostile_files
import hostile_names
import opened_files
import window_writes
from disks import leave_room, small_disk
from folders import contents, is_torn, put
from system_calls import ERRORS, TRACED, injected, met_in, some_of

ROOT = Path(__file__).resolve().parents[2]
SAMPLES = ROOT / "resources/samples"
PARTS = ["doubles", "names", "files", "opened", "editor", "window", "writers"]
FAILED = 2  # exit status of a writer that wrote nothing


class Writer:
    """A verb of the program; `old` makes what lies in the folder before from what the verb writes there."""

    def __init__(self, name, words, old, source=None):
        self.name, self.words, self.old, self.source = name, words, old, source

    def command(self, program, out):
        return [program] + [word.replace("OUT", str(out)) for word in self.words]


def other_bytes(new):
    return {name: content + b"\n" for name, content in new.items()}


def no_file(new):
    return {}


DUEL = str(SAMPLES / "duel.hitbox")
CROSSINGS = SAMPLES / "crossings.hitbox"
WRITERS = [
    Writer("fix", ["fix", "OUT/p.hitbox"], lambda new: {"p.hitbox": CROSSINGS.read_bytes()}, CROSSINGS),
    Writer("import", ["import", str(SAMPLES / "ship_sheet.png"), "--out", "OUT/p.hitbox"], no_file),
    Writer("pack", ["pack", DUEL, "--out", "OUT/p.hitbox", "--force"], other_bytes),
    Writer("export, one file", ["export", DUEL, "--format", "json", "--out", "OUT"], other_bytes),
    Writer("export, many files", ["export", DUEL, "--format", "godot4", "--out", "OUT"], other_bytes),
    Writer("render", ["render", DUEL, "--out", "OUT", "--sheet"], other_bytes),
]


def run(command):
    done = subprocess.run(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, timeout=120)
    return done.returncode, done.stderr.decode(errors="replace")


class Bench:
    """A writer with a folder of its own, and what it found."""

    def __init__(self, program, writer, work):
        self.program, self.writer, self.out = program, writer, work / "plain" / "out"  # as deep as on the full disk
        put(self.out, {"p.hitbox": writer.source.read_bytes()} if writer.source else {})
        status, words = run(writer.command(program, self.out))
        if status not in (0, 1):
            sys.exit(f"{writer.name} fails without any fault: {words}")
        self.new = contents(self.out)
        self.old = writer.old(self.new)
        self.figures = Counter()
        self.findings = []

    def begin(self):
        put(self.out, self.old)

    def find(self, kind, where):
        self.figures[kind] += 1
        self.findings.append(f"{self.writer.name}, {where}: {kind}")

    def next_job(self):
        """Another, smaller export into the folder."""
        command = [self.program, "export", DUEL, "--format", "phaser", "--out", str(self.out)]
        status, words = run(command)
        made = contents(self.out)
        extra = [name for name in made if name not in self.old and name not in self.new]
        for name in extra:
            made.pop(name)
        return status, words, made

    def judge(self, status, words, where, was_killed):
        self.figures["trials"] += 1
        now = contents(self.out)
        if is_torn(now, self.old, self.new):
            self.find("torn file", where)
        if was_killed:
            self.judge_set_after_next_job(where)
            return
        # Done, and maybe with findings to tell: of an image, say, that could not be read again.
        is_success = status in (0, 1)
        if is_success and now != self.new:
            self.find("false success", where)
        if is_success:
            self.figures["succeeded all the same"] += 1
            return
        self.figures["failed as told"] += 1
        if status < 0:
            self.find(f"ended by signal {-status}", where)
        elif not words.strip():
            self.find("no words", where)
        if now != self.old and now != self.new:
            self.judge_set_after_next_job(where)
        # What is written may not outlast a power cut, or cannot be listed: that is told, and all is new.
        if now == self.new != self.old and not re.search("in place|standard output", words):
            self.find("says that it failed when all is new", where + ": " + words.strip())
        if now != self.old and re.search("nothing was (written|changed)", words):
            self.find("wrong words", where + ": " + words.strip())

    def judge_set_after_next_job(self, where):
        if self.writer.name == "export, one file":
            return  # the next job writes files of the same name
        status, words, now = self.next_job()
        if status == FAILED:
            self.find("next job fails", where + ": " + words.strip())
        elif now not in (self.old, self.new):
            self.find("mixed set", where)

    def calls_met(self, log):
        """For each call, which of its numbers, in any thread, have to do with the folder."""
        self.begin()
        run(["strace", "-f", "-y", "-s", "300", "-o", str(log), "-e", TRACED] + self.writer.command(self.program, self.out))
        return met_in(log, self.out)

    def inject(self, call, fault, number, log):
        self.begin()
        status, words = run(["strace", "-f", "--seccomp-bpf", "-o", str(log), "-e", "trace=" + call, "-e",
                             injected(call, fault, number)] + self.writer.command(self.program, self.out))
        self.judge(status, words, f"{call} {number} {fault}", fault == "kill" and status not in (0, 1, FAILED))


def inject_all(benches, most, errors, work):
    if not shutil.which("strace"):
        print("skipped: faults of system calls (no strace)")
        return
    for bench in benches:
        for call, numbers in bench.calls_met(work / "log").items():
            for number in some_of(numbers, most):
                for fault in errors + ["kill"]:
                    bench.inject(call, fault, number, work / "log")
        print(f"{bench.writer.name}: {bench.figures['trials']} trials", file=sys.stderr)


def kill_at_times(bench, rounds):
    bench.begin()
    start = time.monotonic()
    run(bench.writer.command(bench.program, bench.out))
    longest = time.monotonic() - start
    for _ in range(rounds):
        bench.begin()
        process = subprocess.Popen(bench.writer.command(bench.program, bench.out), stdout=subprocess.DEVNULL,
                                   stderr=subprocess.DEVNULL)
        pause = random.uniform(0.3 * longest, 1.1 * longest)
        time.sleep(pause)
        process.kill()
        status = process.wait()
        bench.figures["timed kills"] += 1
        bench.judge(status, "", f"killed after {pause:.4f} s", status < 0)


def fill_disk(bench, work, steps):
    """Writes on a disk with less and less room. The old files fit."""
    size = 2 * 1024 * 1024 + 3 * sum(len(content) for content in bench.new.values())
    outside = bench.out
    with small_disk(work / "disk", size) as disk:
        if not disk:
            print(f"skipped: full disk, {bench.writer.name} (cannot mount here)")
            return
        bench.out = disk / "out"
        for step in range(steps):
            (disk / "filler").unlink(missing_ok=True)
            bench.begin()
            leave_room(disk, step * 4096)
            status, words = run(bench.writer.command(bench.program, bench.out))
            bench.figures["full disks"] += 1
            bench.judge(status, words, f"{step * 4096} bytes left", False)
    bench.out = outside


COLUMNS = ["trials", "failed as told", "succeeded all the same", "timed kills", "full disks"]
FAULTS_FOUND = ["torn file", "mixed set", "false success", "wrong words"]


def print_table(benches):
    columns = COLUMNS + FAULTS_FOUND + ["other findings"]
    print("| writer | " + " | ".join(columns) + " |")
    print("|---" * (len(columns) + 1) + "|")
    for bench in benches:
        figures = bench.figures
        others = sum(count for kind, count in figures.items() if kind not in COLUMNS + FAULTS_FOUND)
        row = [figures[column] for column in COLUMNS + FAULTS_FOUND] + [others]
        print(f"| {bench.writer.name} | " + " | ".join(map(str, row)) + " |")


def judge_writers(options, most, errors, kills, disks, work):
    """Prints a table; answers what was found."""
    end = time.monotonic() + options.hours * 3600 if options.hours else None
    benches = [Bench(options.hitbox, writer, work) for writer in (WRITERS[3:5] if options.smoke else WRITERS)]
    try:
        for bench in benches:
            kill_at_times(bench, kills)
            fill_disk(bench, work, disks)
        inject_all(benches, most, errors, work)
        while end and time.monotonic() < end:
            for bench in benches:
                kill_at_times(bench, 100)
    except KeyboardInterrupt:
        print("stopped; until then:")
    print_table(benches)
    return [finding for bench in benches for finding in bench.findings]


def main():
    parser = argparse.ArgumentParser(prog="tests/faults/run.sh")
    length = parser.add_mutually_exclusive_group()
    length.add_argument("--smoke", action="store_true", help="one fault of a few, to try the script")
    length.add_argument("--quick", action="store_true")
    length.add_argument("--hours", type=float)
    parser.add_argument("--hitbox", default=os.environ.get("HITBOX_PROGRAM"))
    parser.add_argument("--editor", default=ROOT / "build/tests/tests/session/edit_until_killed", help="of the editor's kills")
    parser.add_argument("--window-program", type=Path, default=ROOT / "build/tests/tests/windows/window_under_faults",
                        help="of the parts window and opened")
    parser.add_argument("--verb", choices=[verb.name for verb in window_writes.VERBS], action="append", help="of the part window")
    parser.add_argument("--seed", type=int, default=random.randrange(1 << 32))
    parser.add_argument("--part", choices=PARTS, action="append")
    parser.add_argument("--kept", type=Path, default=ROOT / "build/faults", help="where files go that something was found in")
    options = parser.parse_args()
    if not options.hitbox or not os.access(options.hitbox, os.X_OK):
        sys.exit("build the program first: tests/run.sh, or give --hitbox PROGRAM")
    random.seed(options.seed)
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # stopped, it prints what it has
    most, errors, kills, disks, numbers, files, names, editors = None, ERRORS, 2000, 60, 10_000_000, 1000, 300, 1000
    if options.quick:
        most, errors, kills, disks, numbers, files, names, editors = 1, ["ENOSPC", "EIO"], 20, 10, 300_000, 60, 120, 24
    if options.smoke:
        most, errors, kills, disks, numbers, files, names, editors = 1, ["EIO"], 1, 1, 1000, 3, 100, 2
    parts = options.part or PARTS
    findings = []
    with tempfile.TemporaryDirectory(prefix="hitbox-faults-") as folder:
        work = Path(folder).resolve()
        if "doubles" in parts:
            findings += doubles.prove(options.hitbox, work, numbers)
        if "names" in parts:
            findings += hostile_names.prove(options.hitbox, work, names)
        if "files" in parts:
            findings += hostile_files.prove(options.hitbox, work, files, options.kept)
        if "opened" in parts:
            findings += opened_files.prove(options.window_program, work, files, options.kept)
        if "editor" in parts:
            findings += editor_kills.prove(Path(options.editor), work, editors)
        if "window" in parts:
            findings += window_writes.prove(options.window_program, options.hitbox, work, most, errors, disks, options.verb)
        if "writers" in parts:
            findings += judge_writers(options, most, errors, kills, disks, work)
    for finding in findings:
        print("found: " + finding)
    print(f"seed {options.seed}")
    sys.exit(1 if findings else 0)


main()
