/* A program in C99 that asks the C interface, as a game would. Says nothing and succeeds, or tells what was wrong. */
#include <stdio.h>

#include <hitbox/geometry.h>

static int failures = 0;

static void expect(int isTrue, const char *what)
{
    if (!isTrue) {
        fprintf(stderr, "not so: %s\n", what);
        ++failures;
    }
}

static void askOneRing(void)
{
    const hitbox_point bowTie[] = {{0, 0}, {10, 10}, {10, 0}, {0, 10}};
    const hitbox_budget budget = {1000000, 1 << 20};
    hitbox_edge_meetings *meetings = NULL;
    hitbox_rings *parts = NULL;
    int isSimple = 1;
    expect(hitbox_is_simple(bowTie, 4, &isSimple) == HITBOX_OK && !isSimple, "a bow tie crosses itself");
    expect(hitbox_self_intersections(bowTie, 4, 10, &budget, &meetings) == HITBOX_OK, "its crossings are listed");
    expect(meetings && meetings->count == 1 && meetings->values[0].kind == HITBOX_EDGES_CROSS &&
               meetings->values[0].from.x == 5,
           "its edges cross in the middle");
    expect(hitbox_untangle(bowTie, 4, HITBOX_EVEN_ODD, NULL, &parts) == HITBOX_OK && parts->ring_count == 2,
           "it is two triangles");
    expect(hitbox_locate(5, 1, bowTie, 4, HITBOX_EVEN_ODD) == HITBOX_OUTSIDE, "above the crossing is outside");
    hitbox_free(meetings);
    hitbox_free(parts);
}

static void askTwoShapes(void)
{
    const hitbox_point corners[] = {{0, 0}, {10, 10}};
    const hitbox_point middle[] = {{13, 14}};
    const hitbox_shape ship = {HITBOX_BOX, corners, 2, 0, NULL, 0};
    const hitbox_shape bullet = {HITBOX_CIRCLE, middle, 1, 5, NULL, 0};
    const hitbox_shape broken = {HITBOX_CIRCLE, NULL, 1, 5, NULL, 0};
    hitbox_relation relation = HITBOX_EQUAL;
    expect(hitbox_relate(&ship, &bullet, NULL, &relation) == HITBOX_OK && relation == HITBOX_TOUCHING,
           "a bullet five pixels from a corner touches the ship");
    expect(hitbox_relate(&ship, &broken, NULL, &relation) == HITBOX_BAD_ARGUMENT, "a circle has a centre");
}

int main(void)
{
    expect(hitbox_geometry_version() == HITBOX_GEOMETRY_VERSION, "the header is that of the library");
    askOneRing();
    askTwoShapes();
    return failures > 0;
}
