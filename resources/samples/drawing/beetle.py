"""The beetle of a shooter, seen from above and flying down: its shell opens, and shows the core that can be hurt."""

from .limb import Limb, draw_on_part, draw_part
from .palette import CLOTH, FLAME, GOLD, INK, SHELL, STEEL, WING
from .picture import Picture

SIZE = 64

# What is drawn on the left, drawn on the left and mirrored; the light falls on both from the upper left.
HALVES = (lambda x: x, lambda x: SIZE - x)

# How far the shell is open, from 0 to 1, and how bright the core glows, from 0 to 3.
OPENING = ((0, 0), (0.15, 0), (0.55, 1), (1, 2), (1, 3), (0.5, 1))


def shell(open_by, at):
    """One half of the shell: from the joint at the neck to its end, swung outward."""
    return [Limb((at(25 - 3 * open_by), 38), (at(23 - 12 * open_by), 22 - 1 * open_by), 8.6, 8.2),
            Limb((at(23 - 12 * open_by), 22 - 1 * open_by), (at(26 - 17 * open_by), 12 + 2 * open_by), 8, 4.6)]


def wing(picture, open_by, at):
    if open_by < 0.3:
        return
    picture.polygon([(at(29), 34), (at(23 - 6 * open_by), 13), (at(17 - 6 * open_by), 7), (at(17 - 5 * open_by), 4),
                     (at(20 - 4 * open_by), 2.5), (at(23 - 2 * open_by), 4), (at(29), 17)], WING[0])
    picture.polygon([(at(29), 33), (at(24 - 5 * open_by), 14), (at(20 - 4 * open_by), 5), (at(28), 18)], WING[1])


def legs(picture, at, reach):
    for joint, knee, foot in (((24, 42), (13, 45), (9, 53)), ((22, 35), (10, 36), (5, 42)), ((22, 29), (10, 25), (4, 29))):
        draw_part(picture, [Limb((at(joint[0]), joint[1]), (at(knee[0]), knee[1] - reach), 1.7, 1.3),
                            Limb((at(knee[0]), knee[1] - reach), (at(foot[0]), foot[1] + reach), 1.3, 0.6)], CLOTH)


def abdomen(picture, glow):
    draw_part(picture, [Limb((32, 36), (32, 20), 8.4, 7.6), Limb((32, 20), (32, 10), 7.2, 3.4)], CLOTH)
    for y, half in ((13, 4), (18, 6), (35, 7)):
        picture.polyline([(32 - half, y), (32 - half // 2, y + 1), (31 + half // 2, y + 1), (31 + half, y)], INK)
    draw_part(picture, [Limb((32, 26), (32, 26), 5.6)], STEEL[:3])
    for step in range(min(glow + 1, 4)):
        draw_on_part(picture, [Limb((32, 26), (32, 26), 4.6 - 1.15 * step)], (FLAME[step],))


def head(picture, glow):
    for at in HALVES:
        draw_part(picture, [Limb((at(28), 51), (at(23.5), 56), 2.6, 1.9), Limb((at(23.5), 56), (at(27.5), 61), 1.8, 0.7)],
                  GOLD)
    draw_part(picture, [Limb((26, 43.5), (38, 43.5), 5.4)], SHELL)
    draw_part(picture, [Limb((30, 49.5), (34, 49.5), 4.8)], SHELL)
    for x in (27, 35):
        picture.box(x, 50, 2, 2, FLAME[2] if glow > 1 else FLAME[1])
        picture.put(x, 50, FLAME[3] if glow > 1 else FLAME[2])
    picture.polyline([(31, 46), (31, 48)], SHELL[4])


def beetle(frame):
    open_by, glow = OPENING[frame]
    picture = Picture(SIZE, SIZE)
    for at in HALVES:
        legs(picture, at, frame % 2)
    for at in HALVES:
        wing(picture, open_by, at)
    abdomen(picture, glow)
    for at in HALVES:
        draw_part(picture, shell(open_by, at), SHELL)
        x, y = at(22 - 9 * open_by), 25 - 0.5 * open_by
        draw_on_part(picture, [Limb((x, y - 6), (x, y - 6), 1.6), Limb((x + at(1) - at(0), y + 5), (x, y + 5), 2)], GOLD)
    head(picture, glow)
    return picture
