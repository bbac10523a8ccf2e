"""An editor without a window is killed while it is edited and drawn in, with the autosave's usual delay; what it leaves is
offered by the next run, is a state it was in, and is at most ten seconds old. The project's file stays as it was."""

import os
import random
import shutil
import subprocess
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
MOST_LOST = 10.0  # seconds
AT_ONCE = 8
LONGEST = 16.0
ENVIRONMENT = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}


def states_in(log):
    """Seconds since it began, and a digest; the last line may be cut off."""
    lines = [line.split() for line in log.read_text().splitlines()]
    return [(int(line[0]) / 1000, line[1]) for line in lines if len(line) == 2 and len(line[1]) == 64]


def trial(program, folder, seed):
    """What was lost in seconds, and what was found."""
    number = random.Random(seed)
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    project = folder / "p.hitbox"
    shutil.copy(ROOT / "resources/samples/duel.hitbox", project)
    original = project.read_bytes()
    log = folder / "log"
    process = subprocess.Popen([program, project, folder / "store", log, str(seed)], env=ENVIRONMENT,
                               stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    time.sleep(number.uniform(0.2, LONGEST))
    changed = number.random() < 0.2  # by another program, which must not lose it
    if changed:
        project.write_bytes(original + b"\n")
    process.kill()
    process.wait()
    states = states_in(log) if log.exists() else []
    if project.read_bytes() != (original + b"\n" if changed else original):
        return 0.0, f"seed {seed}: the project's file was changed"
    offered = subprocess.run([program, "recover", folder / "store"], env=ENVIRONMENT, capture_output=True, text=True, timeout=60)
    lines = [line.split(" ", 1) for line in offered.stdout.splitlines()]
    lasted = states[-1][0] if states else 0.0
    if not lines:
        return lasted, None if lasted < MOST_LOST else f"seed {seed}: nothing was offered after {lasted:.1f} s of work"
    if len(lines) > 1 or lines[0][1] != str(project):
        return 0.0, f"seed {seed}: offered {lines}"
    after = [moment for i, (moment, _) in enumerate(states) if i > 0 and states[i - 1][1] == lines[0][0]]
    if states and states[-1][1] == lines[0][0]:
        return 0.0, None
    if not after:
        return 0.0, f"seed {seed}: what was offered, {lines[0][0]}, was never there"
    lost = lasted - max(after)
    return lost, None if lost <= MOST_LOST else f"seed {seed}: {lost:.1f} s were lost"


def prove(program, work, count):
    """Prints a line; answers what was found."""
    if not os.access(program, os.X_OK):
        print(f"editor kills: skipped, {program} is not built")
        return []
    first = random.randrange(1 << 31)
    with ThreadPoolExecutor(AT_ONCE) as pool:
        done = list(pool.map(lambda i: trial(program, work / f"kill{i % (4 * AT_ONCE)}-{i}", first + i), range(count)))
    findings = [f"editor kills, {finding}" for _, finding in done if finding]
    print(f"editor kills: {count:,} while editing and drawing, at most {max(lost for lost, _ in done):.1f} s lost; {len(findings)} found")
    return findings
