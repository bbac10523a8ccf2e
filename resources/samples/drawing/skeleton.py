"""What figures have in common: joints, a sword and the air that it cuts, a scarf in the wind."""

from .limb import Limb, draw_part
from .palette import GOLD, INK, LEATHER, STEEL, TRAIL
from .picture import Picture


def joint(a, b, upper, lower, side):
    """Where elbow or knee lies between a and b; side 1 or -1 says which way it bends."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    distance = (dx * dx + dy * dy) ** 0.5
    reach = min(distance, upper + lower - 0.01)
    along = (reach * reach + upper * upper - lower * lower) / (2 * reach)
    off = max(0, upper * upper - along * along) ** 0.5 * side
    ux, uy = dx / distance, dy / distance
    return (a[0] + ux * along - uy * off, a[1] + uy * along + ux * off)


def between(a, b, t):
    return (a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t)


def sword(picture, hand, tip):
    dx, dy = tip[0] - hand[0], tip[1] - hand[1]
    length = (dx * dx + dy * dy) ** 0.5
    ux, uy = dx / length, dy / length
    blade = Picture(picture.width, picture.height)
    for y in range(blade.height):
        for x in range(blade.width):
            along = (x + 0.5 - hand[0]) * ux + (y + 0.5 - hand[1]) * uy
            across = (y + 0.5 - hand[1]) * ux - (x + 0.5 - hand[0]) * uy
            width = 1.6 if along < length - 4 else 0.4 * (length - along)
            if 3 <= along <= length and -width <= across <= width:
                blade.put(x, y, STEEL[4] if across < 0.1 else STEEL[2])
            elif 2 <= along < 3.8 and -3.6 <= across <= 3.6:
                blade.put(x, y, GOLD[2] if across < 0 else GOLD[1])
            elif -4 <= along < 2 and -1 <= across <= 1:
                blade.put(x, y, LEATHER[1])
            elif -5.4 <= along < -4 and -1.4 <= across <= 1.4:
                blade.put(x, y, GOLD[1])
    blade.outline(INK)
    picture.draw(blade)


def tail(picture, points, width, ramp):
    """The loose end of the scarf, thinner to its end."""
    last = len(points) - 1
    draw_part(picture, [Limb(points[i], points[i + 1], width * (1 - 0.5 * i / last), width * (1 - 0.5 * (i + 1) / last))
                        for i in range(last)], ramp)


def trail(picture, centre, outer, inner, start, end):
    """A crescent about centre, from direction start to end clockwise on screen, thin at the start.

    The turn is less than half a circle.
    """
    for y in range(picture.height):
        for x in range(picture.width):
            dx, dy = x + 0.5 - centre[0], y + 0.5 - centre[1]
            from_start = start[0] * dy - start[1] * dx
            to_end = dx * end[1] - dy * end[0]
            if from_start < 0 or to_end < 0:
                continue
            radius = (dx * dx + dy * dy) ** 0.5
            share = from_start / (from_start + to_end) if from_start + to_end else 0
            low = outer - (outer - inner) * share
            if low <= radius <= outer and radius > 0:
                depth = (radius - low) / (outer - low) if outer > low else 1
                glow = depth * 0.75 + share * 0.45
                picture.put(x, y, TRAIL[2] if glow > 0.85 else TRAIL[1] if glow > 0.5 else TRAIL[0])
