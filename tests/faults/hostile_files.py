"""Files that nobody would write, given to every verb of the program: each has to answer within the time and memory, with
a status of its own, in words that name the file, and must leave the file as it is."""

import copy
import json
import os
import random
import re
import resource
import shutil
import signal
import subprocess
import threading
import time
from collections import Counter
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
SECONDS = 2.0
MEBIBYTES = 256
HANGS = 30  # seconds until a verb is taken for one that never ends

NUMBERS = [b"-1", b"0", b"-0", b"1e308", b"1e999", b"-1e-320", b"4294967296", b"9223372036854775808", b"0.1", b"1e9",
           b"2147483647", b"NaN", b"Infinity", b"00", b"1" * 400]
WORDS = [b"null", b"true", b"[]", b"{}", b'""', b'"\\u0000"', b'"\\ud800"', b'"../../../../etc/passwd"', b'"//host/share"',
         b'"' + b"x" * 5000 + b'"', b'"/dev/zero"', b"[" * 3000, b'{"a":' * 3000, b"\xff\xfe", b"\xef\xbb\xbf", b"]]>", b"<![CDATA["]
PROJECT_VERBS = [
    ["check", "FILE"], ["check", "FILE", "--json"], ["fix", "FILE", "--out", "OUT/fixed.hitbox"],
    ["overlaps", "FILE", "--stage", "duel"], ["playtest", "FILE", "--stage", "arena"],
    ["at", "FILE", "4", "4", "--sprite", "ship", "--frame", "ship_0"], ["follow", "FILE", "--out", "OUT/followed.hitbox"],
    ["pack", "FILE", "--out", "OUT/packed.hitbox"], ["render", "FILE", "--out", "OUT"],
    ["render", "FILE", "--out", "OUT", "--sheet"], ["thumbnail", "FILE", "--out", "OUT/small.png"],
    ["timeline", "FILE", "--stage", "duel"], ["trace", "FILE", "--out", "OUT/traced.hitbox"],
    ["report", "FILE", "--out", "OUT/page.html"], ["diff", "FILE", "SEED"], ["merge", "SEED", "FILE", "SEED", "--out", "OUT/merged.hitbox"],
    ["import", "FILE", "--out", "OUT/imported.hitbox"],
]
OTHER_VERBS = [["import", "FILE", "--out", "OUT/imported.hitbox"], ["trace", "FILE", "--out", "OUT/traced.hitbox"],
               ["check", "FILE"], ["thumbnail", "FILE", "--out", "OUT/small.png"]]


def formats(program):
    listed = subprocess.run([program, "formats", "--json"], capture_output=True, check=True).stdout.decode()
    return re.findall(r'^\s+"id": "([\w-]+)"', listed.split('"importers"')[0], re.MULTILINE)


def seeds():
    """Good files of every kind that is read, with the ending by which it is known."""
    found = [path for path in sorted((ROOT / "resources/samples").iterdir()) if path.suffix in (".hitbox", ".png")]
    for folder in sorted((ROOT / "tests/golden").iterdir()):
        found += [path for path in sorted(folder.glob("*")) if path.is_file() and path.suffix != ".cs"]
    for folder in sorted((ROOT / "tests/fuzz/corpus").iterdir()):
        if folder.name.startswith(("importer_", "project_file", "picture_file", "aseprite_file")):
            found += sorted(path for path in folder.iterdir() if path.is_file())
    return found


def other_number(text):
    numbers = list(re.finditer(rb"-?\d+(\.\d+)?", text))
    if not numbers:
        return text
    for match in sorted(random.sample(numbers, min(len(numbers), random.choice([1, 1, 3, 40]))), key=lambda m: -m.start()):
        text = text[:match.start()] + random.choice(NUMBERS) + text[match.end():]
    return text


def other_word(text):
    words = list(re.finditer(rb'"[^"]*"|\w+', text))
    if not words:
        return text
    match = random.choice(words)
    return text[:match.start()] + random.choice(WORDS) + text[match.end():]


def cut_off(text):
    return text[:random.randrange(len(text) + 1)]


def other_bytes(text):
    changed = bytearray(text)
    for _ in range(random.choice([1, 4, 64])):
        if changed:
            changed[random.randrange(len(changed))] = random.randrange(256)
    return bytes(changed)


def repeated_piece(text):
    start, end = sorted(random.randrange(len(text) + 1) for _ in range(2))
    return text[:end] + text[start:end] * random.choice([1, 2, 50]) + text[end:]


def without_piece(text):
    start = random.randrange(len(text) + 1)
    return text[:start] + text[start + random.choice([1, 10, 500]):]


def swapped_words(text):
    words = list(re.finditer(rb'"[^"]*"', text))
    if len(words) < 2:
        return text
    first, second = sorted(random.sample(words, 2), key=lambda match: match.start())
    return text[:first.start()] + second.group() + text[first.end():second.start()] + first.group() + text[second.end():]


CHANGES = [other_number, other_number, other_word, other_word, cut_off, other_bytes, repeated_piece, without_piece,
           swapped_words]


VALUES = [None, True, -1, 0, 1, -0.0, 0.5, 1e-320, 1e9, -1e9, 1e308, 2147483647, 4294967296, 1 << 64, "", "\0", "a\nb", "..", ".",
          "../../../../etc/passwd", "/dev/zero", "//host/share", "C:\\x", "x" * 5000, "\u202e\ud83d", [], {}, [[]], [1] * 3000]


def places_in(value):
    """Every list or object of a document, with the keys of what stands in it."""
    pairs = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, part in list(pairs):
        yield value, key
        yield from places_in(part)


def other_document(value):
    """Still JSON, and mostly still a project: some values are others, gone, doubled, or stand elsewhere."""
    for _ in range(random.choice([1, 1, 2, 4, 12])):
        places = list(places_in(value))
        if not places:
            break
        holder, key = random.choice(places)
        other_holder, other_key = random.choice(places)
        old, other = holder[key], other_holder[other_key]
        change = random.randrange(40)
        if change == 0:
            holder[key] = random.choice(VALUES)
        elif change == 1:
            holder[key] = copy.deepcopy(other)
        elif change == 2:
            del holder[key]
        elif isinstance(holder, list) and change < 8:
            holder[key:key] = [copy.deepcopy(old) for _ in range(random.choice([1, 5, 300]))]
        elif isinstance(old, (int, float)):
            holder[key] = random.choice([old * random.choice([-1, 1e-9, 1e3, 0.1, 2]), old + random.choice([-1, 1, 1e-7]), 0])
        elif type(old) is type(other):
            holder[key] = copy.deepcopy(other)
        elif isinstance(old, list):
            random.shuffle(old)
    return json.dumps(value).encode()


def hostile(text):
    if random.random() < 0.7:
        try:
            return other_document(json.loads(text))[:4 << 20]
        except (ValueError, RecursionError):
            pass
    for _ in range(random.choice([1, 1, 2, 5])):
        text = random.choice(CHANGES)(text)
    return text[:4 << 20]


def run(command):
    """Exit status, words, results, seconds and mebibytes at most."""
    start = time.monotonic()
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
                               preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_CORE, (0, 0)))
    alarm = threading.Timer(HANGS, process.kill)
    alarm.start()
    results = []
    reader = threading.Thread(target=lambda: results.append(process.stdout.read()))
    reader.start()
    words = process.stderr.read().decode(errors="replace")
    reader.join()
    _, status, usage = os.wait4(process.pid, 0)
    alarm.cancel()
    seconds = time.monotonic() - start
    process.returncode = os.waitstatus_to_exitcode(status)
    process.stdout.close()
    process.stderr.close()
    return process.returncode, words, seconds, usage.ru_maxrss / 1024


class Judge:
    def __init__(self, kept):
        self.figures, self.findings, self.kept = Counter(), [], kept
        self.longest, self.largest = 0.0, 0.0

    def find(self, kind, verb, file, more=""):
        self.figures[kind] += 1
        shutil.copy(file, self.kept / f"{len(self.findings)}_{file.name}")
        self.findings.append(f"hostile files, {verb} of {len(self.findings)}_{file.name}: {kind} {more}".strip())

    def judge(self, command, verb, file, content):
        status, words, seconds, mebibytes = run(command)
        self.figures["runs"] += 1
        self.figures[f"status {status}"] += 1
        self.longest, self.largest = max(self.longest, seconds), max(self.largest, mebibytes)
        if status not in (0, 1, 2):
            self.find(f"ended by signal {-status}" if status < 0 else f"status {status}", verb, file, words[-300:])
        elif status == 2 and str(file.parent) not in words:
            self.find("words that name no file", verb, file, words[:300])
        if seconds > SECONDS:
            self.find("took too long", verb, file, f"{seconds:.1f} s")
        if mebibytes > MEBIBYTES:
            self.find("took too much memory", verb, file, f"{mebibytes:.0f} MiB")
        if file.read_bytes() != content:
            self.find("the file was changed", verb, file)
            file.write_bytes(content)


def prove(program, work, count, kept):
    """Prints a table; answers what was found, the files of which are kept."""
    folder, out = work / "hostile", work / "hostile-out"
    folder.mkdir()
    for picture in (ROOT / "resources/samples").glob("*.png"):
        shutil.copy(picture, folder)
    kept.mkdir(parents=True, exist_ok=True)
    good, exporters, judge = seeds(), formats(program), Judge(kept)
    for i in range(count):
        projects = [path for path in good if path.suffix == ".hitbox"]
        seed = random.choice(projects if random.random() < 0.6 else good)
        content = hostile(seed.read_bytes())
        suffix = seed.suffix or ".json"
        file = folder / f"hostile{i}{'.hitbox' if 'project_file' in str(seed) else suffix}"
        file.write_bytes(content)
        verbs = OTHER_VERBS
        if file.suffix == ".hitbox":
            verbs = PROJECT_VERBS + [["export", "FILE", "--format", name, "--out", "OUT"] for name in random.sample(exporters, 4)]
        for verb in verbs:
            shutil.rmtree(out, ignore_errors=True)
            out.mkdir()
            words = [word.replace("FILE", str(file)).replace("OUT", str(out))
                     .replace("SEED", str(ROOT / "resources/samples/duel.hitbox")) for word in verb]
            judge.judge([program] + words, " ".join(verb[:1] + verb[2:4]), file, content)
        file.unlink()
    figures = judge.figures
    print(f"hostile files: {count:,} files, {figures['runs']:,} runs: {figures['status 0']:,} done, "
          f"{figures['status 1']:,} with findings, {figures['status 2']:,} refused; at most {judge.longest:.2f} s and "
          f"{judge.largest:.0f} MiB; {len(judge.findings)} found")
    return judge.findings
