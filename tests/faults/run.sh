#!/usr/bin/env bash
# Makes the system calls of everything that writes fail, on the command line and in the window, kills it, and fills its
# disk; gives it files, names and numbers that nobody would write; and prints what came of it:
#
#   tests/faults/run.sh [--smoke | --quick | --hours N] [--hitbox PROGRAM]
#                       [--part writers|window|editor|opened|doubles|names|files]...
#
# By hand: --quick takes some minutes, all faults some hours, --hours goes on with timed kills until N hours are over.
# Needs Python 3, and strace for the faults; what the machine lacks is skipped by name. Fails when anything was found.
set -euo pipefail

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
export HITBOX_PROGRAM=${HITBOX_PROGRAM:-$root/build/tests/editor/cli/hitbox}
exec nice -n 19 python3 -B "$root/tests/faults/faults.py" "$@"
