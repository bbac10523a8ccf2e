"""The scout of a platform game: a small figure in a hood, facing right. Feet stand on y = 44 of 48, and the line
around them ends at 45, where the pivot is."""

from .limb import Limb, draw_on_part, draw_part
from .palette import CLOTH, GOLD, INK, LEATHER, RUST, SKIN, STEEL, TEAL
from .picture import Picture
from .skeleton import between, joint, sword, tail, trail

SIZE = 48
GROUND = 44


class Pose:
    """Where the joints are, in pixels of the frame; x of feet and hands from the hip's and the neck's."""

    def __init__(self, hip, lean, feet, hands, scarf, head=(0, 0), tip=None, trails=(), eye="open"):
        self.hip = hip
        self.neck = (hip[0] + lean, hip[1] - 9)
        self.head = (self.neck[0] + 1.5 + head[0], self.neck[1] - 6 + head[1])
        self.back_foot, self.front_foot = ((hip[0] + x, GROUND - lift) for x, lift in feet)
        self.back_hand, self.front_hand = ((self.neck[0] + x, self.neck[1] + y) for x, y in hands)
        self.scarf = [(self.neck[0] - 3 + x, self.neck[1] + y) for x, y in ((0, 0),) + scarf]
        self.tip, self.trails, self.eye = tip, trails, eye


STILL = ((-3.5, 1), (-5.5, 4), (-6, 8))
FLYING = ((-5, -0.5), (-9.5, 0.5), (-13, -1))
WAVING = ((-5, 0.5), (-9, -1), (-13, 0.5))
RISING = ((-3, 3.5), (-5.5, 7.5), (-6.5, 12))
FALLING = ((-3.5, -3.5), (-6, -7), (-9, -10))

IDLE = tuple(Pose((21, 33 + bob), 0.5, ((-3, 0), (3, 0)), ((4.5, 10 + bob), (-4, 10.5 + bob)), STILL,
                  eye="shut" if frame == 2 else "open")
             for frame, bob in enumerate((0, 0.5, 1, 0.5)))

# A step of the front foot: how far before the hip, and how high.
STEP = ((8.5, 1), (5.5, 0), (0.5, 0), (-5, 0), (-9, 3), (-8, 7), (-2, 7.5), (5, 5))
SWING = (-7, -5, 0, 5, 7.5, 5, 0, -5)
RUN = tuple(Pose((22, 33 + (0.4, 1, 0, -1)[i % 4]), 3, (STEP[(i + 4) % 8], STEP[i]),
                 ((SWING[(i + 4) % 8] + 1, 8 - abs(SWING[i]) * 0.25), (SWING[i], 8 - abs(SWING[i]) * 0.25)),
                 FLYING if i % 4 < 2 else WAVING)
            for i in range(8))

JUMP = (Pose((21, 37), 2.5, ((-3.5, 0), (3.5, 0)), ((-5, 8), (-7, 6)), STILL, head=(0, 1)),
        Pose((22, 28), 2, ((-4, 5), (3, 9)), ((7, -5), (-4, 7)), RISING, head=(0, -0.5)),
        Pose((22, 27), 1, ((-5, 9), (5, 8)), ((7, 1), (-7, 1)), FLYING),
        Pose((22, 30), 0, ((-3, 6), (4, 7)), ((7, -4), (-7, -3)), FALLING, head=(0.5, 0.5)))

SLASH = (Pose((20, 34), -1.5, ((-4, 0), (4.5, 0)), ((4, 8), (-7, 0)), STILL, tip=(4, 18)),
         Pose((20, 34.5), -2, ((-5, 0), (5, 0)), ((4, 8), (-6, -4)), STILL, tip=(5, 8)),
         Pose((24, 35), 3, ((-8, 0), (6, 0)), ((-4, 8), (7.5, 1)), WAVING, tip=(46.5, 29),
              trails=(((29, 30), 18, 9, (-0.62, -0.78), (0.998, -0.06)),)),
         Pose((24, 35.5), 3, ((-8, 0), (6, 0)), ((-5, 7), (6.5, 8)), FLYING, tip=(43, 43),
              trails=(((28, 30), 18, 13, (0.86, -0.5), (0.8, 0.6)),)),
         Pose((22, 34), 1.5, ((-5, 0), (4.5, 0)), ((-4, 9), (4, 9)), WAVING, tip=(35, 43)))

HURT = (Pose((19, 34), -4, ((-1, 0), (6, 1)), ((7, 2), (5, 0)), ((3, 2), (6, 5), (8, 9)), head=(-2, 1), eye="hurt"),
        Pose((17, 34.5), -5, ((-2, 0), (6, 3)), ((8, 0), (6, -3)), ((3, 0), (7, 0), (10, 2)), head=(-2, 1.5), eye="hurt"),
        Pose((18, 35), -2, ((-3, 0), (4, 0)), ((5, 9), (-3, 10)), STILL, head=(-0.5, 2), eye="shut"))

ANIMATIONS = (("idle", IDLE), ("run", RUN), ("jump", JUMP), ("slash", SLASH), ("hurt", HURT))


def arm(picture, shoulder, hand, sleeve, side):
    elbow = joint(shoulder, hand, 4.8, 4.8, side)
    draw_part(picture, [Limb(shoulder, elbow, 2.2, 1.9), Limb(elbow, between(elbow, hand, 0.55), 1.8, 1.6)], sleeve)
    draw_part(picture, [Limb(hand, hand, 1.7)], LEATHER)


def leg(picture, hip, foot, ramp):
    ankle = (foot[0], foot[1] - 2.4)
    knee = joint(hip, ankle, 5.2, 5.2, -1)
    draw_part(picture, [Limb(hip, knee, 2.8, 2.3), Limb(knee, between(knee, ankle, 0.5), 2.3, 2)], ramp)
    draw_part(picture, [Limb(between(knee, ankle, 0.5), ankle, 2.2, 2),
                        Limb(ankle, (foot[0] + 2.4, foot[1] - 1.5), 1.9, 1.5)], LEATHER)


def head(picture, centre, eye):
    x, y = centre
    hood = [Limb((x - 0.8, y - 0.6), (x - 1.2, y + 1.4), 6.6, 5.6),
            Limb((x - 3, y - 3), (x - 8, y - 3.6), 3.8, 1.2),
            Limb((x - 8, y - 3.6), (x - 10, y - 1.6), 1.3, 0.7)]
    draw_part(picture, hood, RUST)
    draw_on_part(picture, [Limb((x + 2, y + 0.4), (x + 2, y + 1.9), 4.2, 3.4)], (INK,))
    draw_on_part(picture, [Limb((x + 2.4, y + 0.6), (x + 2.4, y + 1.9), 3.6, 2.9)], SKIN)
    left, top = int(x), int(y)
    picture.box(left + 1, top - 2, 6, 2, STEEL[3])             # goggles
    picture.box(left + 4, top - 3, 3, 3, STEEL[1])
    picture.put(left + 5, top - 2, STEEL[4])
    picture.put(left + 1, top - 2, STEEL[4])
    for column in (left + 2, left + 5):
        if eye == "open":
            picture.box(column, top + 1, 1, 2, INK)
        elif eye == "shut":
            picture.put(column, top + 2, INK)
        else:
            picture.put(column, top + 1, INK)
            picture.put(column + (1 if column == left + 2 else -1), top + 2, INK)
    picture.put(left + 4, top + 4, SKIN[0])
    if eye == "hurt":
        picture.put(left + 3, top + 4, INK)


def scout(pose):
    picture = Picture(SIZE, SIZE)
    for centre, outer, inner, start, end in pose.trails:
        trail(picture, centre, outer, inner, start, end)
    back_shoulder = (pose.neck[0] + 1.6, pose.neck[1] + 2)
    front_shoulder = (pose.neck[0] - 1.6, pose.neck[1] + 2.2)
    arm(picture, back_shoulder, pose.back_hand, RUST[:3], -1)
    leg(picture, (pose.hip[0] + 1, pose.hip[1]), pose.back_foot, CLOTH[:2])
    leg(picture, (pose.hip[0] - 1, pose.hip[1]), pose.front_foot, CLOTH)
    draw_part(picture, [Limb((pose.neck[0], pose.neck[1] + 3), (pose.hip[0], pose.hip[1] - 1), 3.9, 4.1)], RUST)
    draw_on_part(picture, [Limb((pose.hip[0] - 3, pose.hip[1] - 2), (pose.hip[0] + 3, pose.hip[1] - 2), 1)], LEATHER)
    picture.put(int(pose.hip[0]) + 1, int(pose.hip[1]) - 2, GOLD[2])
    tail(picture, pose.scarf, 1.9, TEAL)
    head(picture, pose.head, pose.eye)
    draw_part(picture, [Limb((pose.neck[0] - 2, pose.neck[1]), (pose.neck[0] + 2.4, pose.neck[1] + 0.6), 1.6)], TEAL)
    if pose.tip:
        sword(picture, pose.front_hand, pose.tip)
    arm(picture, front_shoulder, pose.front_hand, RUST, -1)
    return picture


def sheet():
    """All frames, eight in a row, in the order of the animations."""
    frames = [scout(pose) for _, poses in ANIMATIONS for pose in poses]
    picture = Picture(8 * SIZE, (len(frames) + 7) // 8 * SIZE)
    for i, frame in enumerate(frames):
        picture.draw(frame, i % 8 * SIZE, i // 8 * SIZE)
    return picture
