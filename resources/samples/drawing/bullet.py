"""A bolt of fire, flying up."""

from .limb import Limb, draw_on_part
from .palette import FLAME, FLAME_RIM
from .picture import Picture


def bullet(frame):
    picture = Picture(16, 16)
    reach = 6.2 if frame else 5.4
    for step, shrink in enumerate((0, 1.3, 2.4, 3.4)):
        draw_on_part(picture, [Limb((8, 5.6), (8, 5.6 + reach - shrink), 3.9 - shrink, max(0.5, 1.9 - shrink))],
                     (FLAME[step],))
    picture.put(5 if frame else 10, 13, FLAME[1])
    picture.outline(FLAME_RIM)
    return picture
