"""The fighter: parts over a skeleton, facing right. Feet stand on y = 60."""

from .limb import Limb, draw_on_part, draw_part
from .palette import CLOTH, GOLD, HAIR, INK, LEATHER, SCARF, SKIN, TUNIC
from .picture import Picture
from .skeleton import between, joint, sword, tail, trail


def arm(picture, shoulder, hand, sleeve, side):
    elbow = joint(shoulder, hand, 8, 8, side)
    draw_part(picture, [Limb(elbow, hand, 2.1, 1.7)], SKIN)
    draw_on_part(picture, [Limb(between(elbow, hand, 0.35), between(elbow, hand, 0.75), 2.3)], LEATHER)
    draw_part(picture, [Limb(shoulder, elbow, 3, 2.4)], sleeve)
    draw_part(picture, [Limb(hand, hand, 2.1)], SKIN)


def leg(picture, hip, foot, cloth):
    ankle = (foot[0], foot[1] - 3)
    knee = joint(hip, ankle, 9, 9, -1)
    draw_part(picture, [Limb(hip, knee, 3.9, 3.2), Limb(knee, between(knee, ankle, 0.5), 3.2, 2.6)], cloth)
    draw_part(picture, [Limb(between(knee, ankle, 0.35), ankle, 2.9, 2.4),
                        Limb(ankle, (foot[0] + 3.4, foot[1] - 1.9), 2.2, 1.8)], LEATHER)


def head(picture, centre):
    x, y = centre
    draw_part(picture, [Limb((x - 1.5, y - 1), (x - 2, y + 1.5), 6, 4.6),
                        Limb((x - 3, y - 3), (x - 8.4, y - 5.4), 3, 0.8),
                        Limb((x - 4, y), (x - 9.2, y + 0.6), 3, 0.8),
                        Limb((x - 1, y - 4), (x - 4, y - 8.6), 3, 0.8),
                        Limb((x - 4, y + 2), (x - 7.6, y + 5.4), 2.4, 0.8),
                        Limb((x + 1, y - 4), (x + 2, y - 7.6), 3, 0.9)], HAIR)
    draw_on_part(picture, [Limb((x + 0.8, y + 0.6), (x + 1, y + 2.2), 4.6, 3.6)], SKIN)
    draw_on_part(picture, [Limb((x - 2.5, y - 3.4), (x + 2.6, y - 4), 2.9, 2.2),
                           Limb((x - 4, y - 2), (x - 4.4, y + 2), 2.4, 1.6)], HAIR)
    left, top = int(x), int(y)
    for column in range(left - 6, left + 6):     # headband
        if picture.at(column, top - 2) not in (0, INK):
            picture.put(column, top - 2, SCARF[1])
            picture.put(column, top - 1, SCARF[1] if column < left - 2 else picture.at(column, top - 1))
    picture.box(left + 3, top + 1, 1, 2, INK)    # eyes, brow, mouth
    picture.put(left, top + 1, INK)
    picture.put(left, top + 2, INK)
    picture.put(left + 3, top + 4, SKIN[0])
    picture.put(left + 2, top + 4, SKIN[0])


class Pose:
    def __init__(self, hip, neck, head_at, back_foot, front_foot, hand, tip, scarf, trails=()):
        self.hip, self.neck, self.head = hip, neck, head_at
        self.back_foot, self.front_foot = back_foot, front_foot
        self.hand, self.tip, self.scarf, self.trails = hand, tip, scarf, trails


ATTACK = (
    Pose((34, 43), (35, 29.5), (36, 22), (27, 60), (38, 60), (45, 37), (59, 19),
         ((31, 28), (26, 30), (22, 34), (20, 39))),
    Pose((31, 44), (30, 31), (31, 23), (23, 60), (39, 60), (24, 22), (6, 11),
         ((27, 30), (23, 34), (20, 39), (19, 44))),
    Pose((38, 44), (41, 31), (43, 23.5), (25, 60), (48, 60), (50, 22), (63, 3),
         ((36, 30), (30, 29), (24, 30), (18, 28)), (((45, 36), 34, 24, (-0.93, -0.37), (0.47, -0.88)),)),
    Pose((43, 46), (48, 34), (51, 27), (24, 60), (57, 60), (63, 37), (92, 40),
         ((43, 32), (36, 31), (29, 28), (22, 29)), (((53, 39), 37, 19, (-0.45, -0.89), (0.999, 0.04)),)),
    Pose((43, 47), (48, 36), (51, 29), (25, 60), (57, 60), (58, 47), (78, 58),
         ((43, 34), (36, 32), (30, 33), (23, 36)), (((50, 38), 38, 27, (0.78, -0.63), (0.82, 0.57)),)),
    Pose((38, 44), (40, 30.5), (42, 23), (27, 60), (45, 60), (50, 41), (69, 37),
         ((36, 29), (31, 32), (27, 36), (23, 38))),
)


def fighter(pose):
    picture = Picture(96, 64)
    for centre, outer, inner, start, end in pose.trails:
        trail(picture, centre, outer, inner, start, end)
    back_shoulder = (pose.neck[0] + 2.5, pose.neck[1] + 3)
    front_shoulder = (pose.neck[0] - 2.5, pose.neck[1] + 3.2)
    grip = between(pose.hand, pose.tip, -0.1)
    leg(picture, (pose.hip[0] + 1, pose.hip[1]), pose.front_foot, CLOTH)
    leg(picture, (pose.hip[0] - 1, pose.hip[1]), pose.back_foot, CLOTH)
    tail(picture, pose.scarf, 2.6, SCARF)
    arm(picture, back_shoulder, pose.hand, TUNIC[:3], -1)
    draw_part(picture, [Limb((pose.neck[0], pose.neck[1] + 4), pose.hip, 5.8, 4.6),
                        Limb(pose.hip, between(pose.hip, pose.back_foot, 0.42), 4.4, 3.2),
                        Limb(pose.hip, between(pose.hip, pose.front_foot, 0.42), 4.4, 3.2)], TUNIC)
    belt = Limb((pose.hip[0] - 3.4, pose.hip[1] - 1), (pose.hip[0] + 3.4, pose.hip[1] - 1.2), 1.5)
    draw_on_part(picture, [belt], LEATHER)
    picture.box(int(pose.hip[0]) + 1, int(pose.hip[1]) - 2, 2, 2, GOLD[1])
    draw_part(picture, [Limb((pose.neck[0] - 3, pose.neck[1] + 0.8), (pose.neck[0] + 2.6, pose.neck[1] + 1.2), 2.3)],
              SCARF)
    head(picture, pose.head)
    sword(picture, pose.hand, pose.tip)
    arm(picture, front_shoulder, grip, TUNIC, -1)
    return picture
