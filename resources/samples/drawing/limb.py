"""Round parts, lit from the upper left."""

from .palette import INK, tone
from .picture import Picture


class Limb:
    """A round part between two points, its radius changing along it."""

    def __init__(self, a, b, radius_a, radius_b=None):
        self.a, self.b = a, b
        self.radius_a, self.radius_b = radius_a, radius_a if radius_b is None else radius_b

    def light(self, x, y):
        """Light from 0 to 1, or None outside of the part."""
        dx, dy = self.b[0] - self.a[0], self.b[1] - self.a[1]
        length = dx * dx + dy * dy
        t = max(0, min(1, ((x - self.a[0]) * dx + (y - self.a[1]) * dy) / length)) if length else 0
        radius = self.radius_a + (self.radius_b - self.radius_a) * t
        nx, ny = (x - self.a[0] - t * dx) / radius, (y - self.a[1] - t * dy) / radius
        flat = nx * nx + ny * ny
        if flat > 1:
            return None
        return max(0, min(1, 0.42 - 0.34 * nx - 0.4 * ny + 0.22 * (1 - flat) ** 0.5))


def part_of(picture, limbs, ramp):
    part = Picture(picture.width, picture.height)
    for y in range(part.height):
        for x in range(part.width):
            lights = [light for light in (limb.light(x + 0.5, y + 0.5) for limb in limbs) if light is not None]
            if lights:
                part.put(x, y, tone(ramp, max(lights), x, y, 0))
    return part


def draw_part(picture, limbs, ramp):
    """Draws limbs as one part; its dark rim parts it from what lies below."""
    part = part_of(picture, limbs, ramp)
    part.outline(INK)
    picture.draw(part)


def draw_on_part(picture, limbs, ramp):
    """Draws limbs as something on the part below, without a rim."""
    picture.draw(part_of(picture, limbs, ramp))
