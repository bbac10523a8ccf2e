"""The ship: facets of its left half, lit from the left, and their mirror images."""

from .palette import BLUE, FLAME, GLASS, INK, ORANGE, STEEL
from .picture import Picture

HULL_FACETS = (
    # wing: plate, leading edge, trailing panel
    (((27, 22), (20, 29), (5, 41), (3, 45), (3, 52), (8, 51), (14, 54), (20, 51), (27, 49)), BLUE, 2, 1),
    (((27, 22), (20, 29), (5, 41), (3, 45), (3, 47), (20, 33), (27, 27)), BLUE, 3, 2),
    (((3, 50), (14, 49), (27, 44), (27, 49), (20, 51), (14, 54), (8, 51), (3, 52)), BLUE, 1, 0),
    (((13, 36), (17, 33), (17, 52), (13, 53)), ORANGE, 2, 1),
    # gun pod under the wing's end
    (((6, 31), (9, 31), (10, 35), (10, 47), (9, 49), (6, 49), (5, 47), (5, 35)), STEEL, 3, 2),
    (((8, 31), (9, 31), (10, 35), (10, 47), (9, 49), (8, 49)), STEEL, 1, 1),
    # intake shoulder
    (((27, 23), (22, 29), (21, 45), (23, 51), (29, 52), (29, 26)), STEEL, 2, 1),
    (((27, 23), (22, 29), (21, 45), (23, 45), (24, 30), (28, 26)), STEEL, 4, 2),
    # engine
    (((23, 49), (30, 49), (30, 53), (29, 57), (24, 57), (23, 53)), STEEL, 1, 0),
    (((24, 49), (26, 49), (26, 57), (24, 57)), STEEL, 3, 1),
    # fuselage: side and spine
    (((32, 2), (30, 5), (28, 13), (27, 22), (26, 34), (27, 46), (29, 53), (32, 54)), STEEL, 3, 2),
    (((32, 2), (30, 8), (30, 22), (29, 36), (30, 48), (32, 50)), STEEL, 4, 3),
)


def mirrored(points):
    return [(64 - x, y) for x, y in points]


def ship_hull():
    hull = Picture(64, 64)
    for points, ramp, left, right in HULL_FACETS:
        hull.polygon(list(points), ramp[left])
        hull.polygon(mirrored(points), ramp[right])
    for side in (False, True):
        def pixel(x, y, colour):
            hull.put(63 - x if side else x, y, colour)
        for y in (38, 42):                       # bands of the gun pods
            for x in range(5, 10):
                pixel(x, y, STEEL[0])
        for y in range(27, 31):                  # gun barrel
            pixel(7, y, STEEL[1 if side else 3])
        for x, y in ((18, 37), (18, 38), (18, 39), (18, 40), (19, 41), (20, 41), (12, 40), (12, 41), (12, 42)):
            pixel(x, y, BLUE[0])                 # panel lines
        for y in range(32, 40):                  # intake grille
            if y % 2:
                pixel(24, y, STEEL[0])
                pixel(25, y, STEEL[0])
        for x in range(23, 30):                  # engine rings
            pixel(x, 53, STEEL[0])
        pixel(7, 26, ORANGE[2])
    for y in range(46, 51):                      # seams along the spine
        hull.put(29, y, STEEL[1])
        hull.put(34, y, STEEL[0])
    hull.polygon([(29, 40), (35, 40), (34, 44), (30, 44)], ORANGE[2])
    hull.polygon([(32, 40), (35, 40), (34, 44), (32, 44)], ORANGE[1])
    cockpit(hull)
    return hull


def cockpit(hull):
    hull.polygon([(32, 12), (35, 17), (36, 25), (34, 33), (30, 33), (28, 25), (29, 17)], INK)
    hull.polygon([(32, 13), (34, 17), (35, 25), (33.5, 32), (30.5, 32), (29, 25), (30, 17)], GLASS[1])
    hull.polygon([(32, 13), (33, 17), (33, 24), (29, 26), (29, 24), (30, 17)], GLASS[2])
    hull.polyline([(31, 16), (30, 19), (30, 22)], GLASS[3])
    hull.polyline([(33, 27), (32, 30)], GLASS[0])
    hull.put(32, 29, GLASS[2])
    hull.polyline([(29, 27), (34, 27)], STEEL[0])


FLAME_LENGTHS = ((6, 6), (7, 7), (6, 7), (5, 5))


def ship(frame):
    flames = Picture(64, 64)
    for x, length in ((26, FLAME_LENGTHS[frame][0]), (37, FLAME_LENGTHS[frame][1])):
        layers = ((3, length), (2, length - 1), (1.5, length - 3), (0.8, length - 4))
        for ramp_step, (half, reach) in enumerate(layers):
            middle = x + 0.5
            flames.polygon([(middle - half, 56.5), (middle + half, 56.5), (middle + half * 0.7, 56.5 + reach * 0.6),
                            (middle, 57 + reach), (middle - half * 0.7, 56.5 + reach * 0.6)], FLAME[ramp_step])
    hull = ship_hull()
    hull.outline(INK)
    picture = Picture(64, 64)
    picture.draw(flames)
    picture.draw(hull)
    if frame % 2:
        for x in (7, 56):
            picture.put(x, 33, FLAME[2])
    return picture
