"""Which system calls of a program have to do with a folder, by what strace wrote."""

import random
import re
from collections import Counter, defaultdict

ERRORS = ["ENOSPC", "EIO", "EACCES", "EDQUOT", "EROFS", "EMFILE", "EINTR"]
CALLS = ("openat open write pwrite64 read fsync syncfs close linkat renameat renameat2 rename unlink unlinkat fchmod "
         "fchown flock ftruncate fstat newfstatat statx getdents64 mkdir access faccessat faccessat2 readlink lseek").split()
TRACED = "trace=" + ",".join("?" + call for call in CALLS)


def met_in(log, folder):
    """For each call, which of its numbers, in any thread, have to do with the folder."""
    counts, met = Counter(), defaultdict(set)
    for line in log.read_text(errors="replace").splitlines():
        call = re.match(r"(\d+) +(\w+)\(", line)
        if not call:
            continue
        counts[call.groups()] += 1
        # What is read and written may name the folder, too: a message, say.
        arguments = line.split(", ", 1)[0] if call.group(2) in ("read", "write", "pwrite64") else line
        if str(folder) in arguments:
            met[call.group(2)].add(counts[call.groups()])
    return met


def some_of(numbers, most):
    numbers = sorted(numbers)
    return numbers if most is None else random.sample(numbers, min(most, len(numbers)))


def injected(call, fault, number):
    """What strace is told."""
    return f"inject={call}:{'signal=SIGKILL' if fault == 'kill' else 'error=' + fault}:when={number}"
