#include "../probes/probes.h"

/* The export, whose project is called "sample", from the folder that the compiler is told of. */
#include "sample.h"

/* c_header PROBES COMPILER: the arrays of the header, by the plainest code that a game could ask them with. */

static const hitbox_frame *frameCalled(const char *name)
{
    unsigned i;
    for (i = 0; i < hitbox_sample_frames_count; ++i)
        if (strcmp(hitbox_sample_frames[i].name, name) == 0)
            return &hitbox_sample_frames[i];
    return NULL;
}

/* To the same side of every edge. */
static int isInPiece(hitbox_line piece, double x, double y)
{
    int left = 0, right = 0;
    unsigned i;
    for (i = 0; i < piece.count; ++i) {
        const hitbox_point a = piece.points[i];
        const hitbox_point b = piece.points[(i + 1) % piece.count];
        const double side = ((double)b.x - a.x) * (y - a.y) - ((double)b.y - a.y) * (x - a.x);
        left += side > 0;
        right += side < 0;
    }
    return !left || !right;
}

/* Circles are capsules whose ends are one. */
static int isInCapsule(hitbox_point from, hitbox_point to, double radius, double x, double y)
{
    const double wayX = (double)to.x - from.x, wayY = (double)to.y - from.y;
    const double length = wayX * wayX + wayY * wayY;
    double along = length > 0 ? ((x - from.x) * wayX + (y - from.y) * wayY) / length : 0;
    double offX, offY;
    along = along < 0 ? 0 : along > 1 ? 1 : along;
    offX = x - from.x - along * wayX;
    offY = y - from.y - along * wayY;
    return offX * offX + offY * offY < radius * radius;
}

static int isInShape(const hitbox_shape *shape, double x, double y)
{
    const hitbox_point *points = shape->points.points;
    unsigned i;
    switch (shape->kind) {
    case HITBOX_POLYGON:
        for (i = 0; i < shape->piece_count; ++i)
            if (isInPiece(shape->pieces[i], x, y))
                return 1;
        return 0;
    case HITBOX_CIRCLE: return isInCapsule(points[0], points[0], (double)shape->radius, x, y);
    case HITBOX_BOX: return x > points[0].x && y > points[0].y && x < points[1].x && y < points[1].y;
    case HITBOX_CAPSULE: return isInCapsule(points[0], points[1], (double)shape->radius, x, y);
    case HITBOX_CHAIN: break;
    }
    return 0;
}

static int shapesIn(const ProbeFrame *frame)
{
    const hitbox_frame *found = frameCalled(frame->name);
    return found ? (int)found->shape_count : -1;
}

static void ask(const ProbeFrame *frame, double x, double y, HeldShapes *held)
{
    const hitbox_frame *found = frameCalled(frame->name);
    unsigned i;
    for (i = 0; i < found->shape_count; ++i)
        if (isInShape(&found->shapes[i], x, y))
            hold(held, found->shapes[i].name);
}

int main(int argc, char **argv)
{
    return argc > 2 && agreesWithProbes(argv[2], argv[1], shapesIn, ask) ? 0 : 1;
}
