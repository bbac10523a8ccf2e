#!/usr/bin/env python3
"""Draws the sample pictures, the same bytes on every machine.

    draw_samples.py           writes the pictures beside this program
    draw_samples.py --check   writes nothing, exits 1 when a picture differs

Python's standard library only, and no trigonometric functions, which differ between machines.
"""

import sys
from pathlib import Path

sys.dont_write_bytecode = True

from drawing import scout
from drawing.beetle import OPENING, beetle
from drawing.bullet import bullet
from drawing.fighter import ATTACK, fighter
from drawing.picture import Picture
from drawing.rock import ROCKS, rock
from drawing.ship import ship


def row(frames):
    sheet = Picture(sum(frame.width for frame in frames), frames[0].height)
    left = 0
    for frame in frames:
        sheet.draw(frame, left)
        left += frame.width
    return sheet


def pictures():
    rocks = [rock(*shape) for shape in ROCKS]
    return {
        "ship.png": ship(0),
        "ship_sheet.png": row([ship(frame) for frame in range(4)]),
        "rock.png": rocks[0],
        "rocks.png": row(rocks),
        "fighter.png": row([fighter(pose) for pose in ATTACK]),
        "scout.png": scout.sheet(),
        "beetle.png": row([beetle(frame) for frame in range(len(OPENING))]),
        "bullet.png": row([bullet(frame) for frame in range(2)]),
    }


def main(arguments):
    folder = Path(__file__).resolve().parent
    if arguments not in ([], ["--check"]):
        print("usage: draw_samples.py [--check]", file=sys.stderr)
        return 2
    drawn = {name: picture.png() for name, picture in pictures().items()}
    if not arguments:
        for name, data in drawn.items():
            (folder / name).write_bytes(data)
        return 0
    wrong = [name for name, data in drawn.items()
             if not (folder / name).is_file() or (folder / name).read_bytes() != data]
    for name in wrong:
        print(f"{folder / name}: not what draw_samples.py draws; run it and look at the picture", file=sys.stderr)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
