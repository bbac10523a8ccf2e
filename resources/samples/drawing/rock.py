"""Rocks: a height over an uneven outline, lit from the upper left."""

from .palette import INK, STONE, tone
from .picture import Picture, holds


def noise(x, y, seed):
    """Smooth noise from -1 to 1 over a lattice of hashed corners."""
    def corner(i, j):
        value = (i * 374761393 + j * 668265263 + seed * 2147483647) & 0xFFFFFFFF
        value = ((value ^ value >> 13) * 1274126177) & 0xFFFFFFFF
        return ((value ^ value >> 16) & 0xFFFF) / 32767.5 - 1
    i, j = int(x // 1), int(y // 1)
    u, v = x - i, y - j
    u, v = u * u * (3 - 2 * u), v * v * (3 - 2 * v)
    top = corner(i, j) * (1 - u) + corner(i + 1, j) * u
    bottom = corner(i, j + 1) * (1 - u) + corner(i + 1, j + 1) * u
    return top * (1 - v) + bottom * v


def edge_distance(points, x, y):
    nearest = 1e9
    for (ax, ay), (bx, by) in zip(points, points[1:] + points[:1]):
        dx, dy = bx - ax, by - ay
        t = max(0, min(1, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy)))
        nearest = min(nearest, (x - ax - t * dx) ** 2 + (y - ay - t * dy) ** 2)
    return nearest ** 0.5


def rock(points, craters, seed):
    points = list(points)

    def height(x, y):
        depth = min(edge_distance(points, x, y), 15) / 15
        ground = 12 * (1 - (1 - depth) ** 2) ** 0.5
        ground += 1.3 * noise(x / 5, y / 5, seed) + 0.5 * noise(x / 2, y / 2, seed + 1)
        for cx, cy, radius in craters:
            away = ((x - cx) ** 2 + (y - cy) ** 2) ** 0.5 / radius
            if away < 1.35:
                ground += radius * (-0.55 * (1 - away * away) if away < 1 else 0.45 * (1.35 - away) * (away - 1) * 16)
        return ground

    picture = Picture(48, 48)
    for y in range(48):
        for x in range(48):
            px, py = x + 0.5, y + 0.5
            if not holds(points, px, py):
                continue
            slope_x = height(px + 0.5, py) - height(px - 0.5, py)
            slope_y = height(px, py + 0.5) - height(px, py - 0.5)
            size = (slope_x * slope_x + slope_y * slope_y + 1) ** 0.5
            light = (0.52 * slope_x + 0.62 * slope_y + 0.6) / size
            picture.put(x, y, tone(STONE, 0.12 + 0.78 * light, x, y, 0.45))
    picture.outline(INK)
    return picture


# Outline, craters (x, y, radius) and seed of each.
ROCKS = (
    (((17, 4), (27, 2), (35, 6), (39, 13), (45, 19), (45, 29), (40, 33), (37, 41), (28, 45), (21, 43), (19, 34),
      (13, 38), (7, 35), (3, 27), (5, 19), (10, 15), (11, 8)),
     ((18, 19, 6), (32, 29, 5), (31, 12, 3.2), (10, 28, 2.6), (27, 39, 2.4)), 7),
    (((12, 10), (22, 7), (30, 11), (40, 12), (43, 22), (38, 28), (40, 37), (30, 41), (19, 38), (11, 40), (6, 31),
      (8, 20)),
     ((28, 22, 5.5), (15, 30, 4), (34, 34, 2.5), (15, 15, 2.5)), 21),
    (((20, 13), (28, 10), (35, 15), (37, 24), (33, 33), (24, 37), (15, 33), (12, 25), (14, 18)),
     ((22, 21, 4), (29, 29, 2.8)), 34),
    (((9, 17), (15, 10), (24, 13), (29, 9), (38, 13), (40, 20), (34, 25), (36, 33), (27, 36), (20, 32), (13, 34),
      (8, 27)),
     ((17, 20, 3.6), (31, 17, 3), (26, 29, 3)), 55),
)
