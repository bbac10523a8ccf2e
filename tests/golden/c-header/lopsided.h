#ifndef HITBOX_DATA_lopsided_H
#define HITBOX_DATA_lopsided_H

#ifndef HITBOX_TYPES
#define HITBOX_TYPES
typedef enum { HITBOX_POLYGON, HITBOX_CIRCLE, HITBOX_BOX, HITBOX_CAPSULE, HITBOX_CHAIN } hitbox_kind;
typedef struct { float x, y; } hitbox_point;
/* A run of points. */
typedef struct { const hitbox_point *points; unsigned count; } hitbox_line;
typedef struct {
    const char *name;
    hitbox_kind kind;
    unsigned bits;      /* what it is */
    unsigned mask;      /* what it strikes */
    hitbox_line points; /* corners; of a box the first and the last; of a circle its centre; of a capsule its ends */
    float radius;       /* of circles and capsules, else 0 */
    const hitbox_line *pieces; /* convex polygons that fill a polygon */
    unsigned piece_count;
} hitbox_shape;
typedef struct {
    const char *sprite;
    const char *name;
    float width, height;
    hitbox_point pivot;
    float milliseconds;
    const hitbox_shape *shapes;
    unsigned shape_count;
} hitbox_frame;
#endif

static const hitbox_point hitbox_lopsided_1[] = {{4.0f, 4.0f}, {40.0f, 8.0f}, {44.0f, 40.0f}, {24.0f, 16.0f}, {8.0f, 44.0f}};
static const hitbox_point hitbox_lopsided_2[] = {{4.0f, 4.0f}, {24.0f, 16.0f}, {40.0f, 8.0f}};
static const hitbox_point hitbox_lopsided_3[] = {{24.0f, 16.0f}, {44.0f, 40.0f}, {40.0f, 8.0f}};
static const hitbox_point hitbox_lopsided_4[] = {{4.0f, 4.0f}, {8.0f, 44.0f}, {24.0f, 16.0f}};
static const hitbox_line hitbox_lopsided_5[] = {{hitbox_lopsided_2, 3u}, {hitbox_lopsided_3, 3u}, {hitbox_lopsided_4, 3u}};
static const hitbox_point hitbox_lopsided_6[] = {{52.0f, 12.5f}};
static const hitbox_point hitbox_lopsided_7[] = {{6.0f, 60.0f}, {36.0f, 71.0f}};
static const hitbox_point hitbox_lopsided_8[] = {{34.0f, 50.0f}, {58.0f, 68.0f}};
static const hitbox_shape hitbox_lopsided_9[] = {
    {"notched", HITBOX_POLYGON, 1u, 0u, {hitbox_lopsided_1, 5u}, 0.0f, hitbox_lopsided_5, 3u},
    {"head", HITBOX_CIRCLE, 1u, 0u, {hitbox_lopsided_6, 1u}, 7.25f, 0, 0u},
    {"foot", HITBOX_BOX, 2u, 5u, {hitbox_lopsided_7, 2u}, 0.0f, 0, 0u},
    {"blade", HITBOX_CAPSULE, 2u, 5u, {hitbox_lopsided_8, 2u}, 4.0f, 0, 0u}};
static const hitbox_point hitbox_lopsided_10[] = {{10.0f, 20.0f}, {10.0f, 70.0f}, {60.0f, 70.0f}, {30.0f, 60.0f}, {26.0f, 30.0f}};
static const hitbox_point hitbox_lopsided_11[] = {{10.0f, 20.0f}, {10.0f, 70.0f}, {30.0f, 60.0f}, {26.0f, 30.0f}};
static const hitbox_point hitbox_lopsided_12[] = {{10.0f, 70.0f}, {60.0f, 70.0f}, {30.0f, 60.0f}};
static const hitbox_line hitbox_lopsided_13[] = {{hitbox_lopsided_11, 4u}, {hitbox_lopsided_12, 3u}};
static const hitbox_point hitbox_lopsided_14[] = {{0.0f, 72.0f}, {20.0f, 76.0f}, {64.0f, 74.0f}};
static const hitbox_point hitbox_lopsided_15[] = {{50.0f, 20.0f}, {50.0f, 20.0f}};
static const hitbox_point hitbox_lopsided_16[] = {{40.0f, 4.0f}, {40.0f, 40.0f}};
static const hitbox_shape hitbox_lopsided_17[] = {
    {"notched", HITBOX_POLYGON, 1u, 0u, {hitbox_lopsided_10, 5u}, 0.0f, hitbox_lopsided_13, 2u},
    {"ground", HITBOX_CHAIN, 4u, 4u, {hitbox_lopsided_14, 3u}, 0.0f, 0, 0u},
    {"dot", HITBOX_CAPSULE, 2u, 5u, {hitbox_lopsided_15, 2u}, 6.0f, 0, 0u},
    {"pole", HITBOX_CAPSULE, 2u, 5u, {hitbox_lopsided_16, 2u}, 3.0f, 0, 0u}};
static const hitbox_frame hitbox_lopsided_frames[] = {
    {"lopsided", "stand", 64.0f, 80.0f, {20.0f, 30.0f}, 100.0f, hitbox_lopsided_9, 4u},
    {"lopsided", "strike", 64.0f, 80.0f, {20.5f, 28.0f}, 50.0f, hitbox_lopsided_17, 4u},
};
static const unsigned hitbox_lopsided_frames_count = 2u;

#endif
