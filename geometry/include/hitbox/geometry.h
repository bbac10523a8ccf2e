#ifndef HITBOX_GEOMETRY_H
#define HITBOX_GEOMETRY_H

/* The exact geometry for programs in C, and in every language that can call C: plain structs, no exceptions, no state
 * of its own. What each function answers, what it costs and where it comes from stands in the C++ header of the same
 * question, hitbox/geometry/NAME.h, which is named at each.
 *
 * Coordinates are pixels as doubles, x to the right and y down: "counter-clockwise" means as seen on screen. Shapes are
 * closed sets, and are never checked or changed: a polygon may cross itself.
 *
 * Functions whose answer is a status fill in the last argument when that is HITBOX_OK, and leave it as it was
 * otherwise. Answers of no fixed size come as one block of memory: hand it to hitbox_free(). All pointers belong to
 * the caller, and may be null where there are no points. Any function may be called from any thread.
 */

#include <stddef.h>
#include <stdint.h>

/* Any int may come in place of an enumeration, and be refused. */
#ifdef __cplusplus
#define HITBOX_INT : int
extern "C" {
#else
#define HITBOX_INT
#endif

/* Changes when a program that was made for the one before would no longer run: a struct, a number or an argument has
 * changed. New functions leave it as it is. */
#define HITBOX_GEOMETRY_VERSION 1

/* The version of the library that runs. */
uint32_t hitbox_geometry_version(void);

/* Takes back what a function of this header gave; null is nothing. Broad phases and indices have functions of their
 * own. */
void hitbox_free(void *answer);

typedef enum hitbox_status HITBOX_INT {
    HITBOX_OK = 0,
    HITBOX_CUT_SHORT = 1,    /* the budget was used up, or the machine had no more memory: nothing is known */
    HITBOX_NOT_FINITE = 2,   /* a coordinate is infinite or not a number */
    HITBOX_OUT_OF_RANGE = 3, /* a coordinate, a sum of them or the number of points is beyond what is computed with */
    HITBOX_NOT_SIMPLE = 4,   /* the ring or region is not as the function asks */
    HITBOX_NOTHING = 5,      /* the question has no answer: what is nearest to a shape without points */
    HITBOX_BAD_ARGUMENT = 6  /* a shape that is none: of an unknown kind, with the wrong number of points */
} hitbox_status;

/* The status in English, without a full stop. Never null. */
const char *hitbox_status_words(hitbox_status status);

/* What a call may cost before it is cut short; see answer.h. Null means some two seconds and 256 MiB. */
typedef struct hitbox_budget {
    uint64_t work;   /* steps of 2 to 10 ns */
    uint64_t memory; /* bytes */
} hitbox_budget;

typedef struct hitbox_point {
    double x;
    double y;
} hitbox_point;

typedef enum hitbox_fill_rule HITBOX_INT { HITBOX_EVEN_ODD = 0, HITBOX_NON_ZERO = 1 } hitbox_fill_rule;

/* See shapes.h. What `points` holds stands at each kind. */
typedef enum hitbox_shape_kind HITBOX_INT {
    HITBOX_POINT = 0,   /* the point */
    HITBOX_SEGMENT = 1, /* both ends */
    HITBOX_CHAIN = 2,   /* any number, not joined at the ends */
    HITBOX_CIRCLE = 3,  /* the centre */
    HITBOX_BOX = 4,     /* the least and the greatest corner */
    HITBOX_CAPSULE = 5, /* both ends of its middle line */
    HITBOX_POLYGON = 6, /* any number; the last is joined to the first, which is not repeated */
    HITBOX_REGION = 7   /* those of all rings, one ring after another */
} hitbox_shape_kind;

typedef struct hitbox_shape {
    hitbox_shape_kind kind;
    const hitbox_point *points;
    size_t point_count;
    double radius;            /* of circles and capsules */
    const size_t *ring_sizes; /* of regions: the number of points of each ring */
    size_t ring_count;
} hitbox_shape;

/* Rings, one after another. As an answer, outer rings run counter-clockwise and holes clockwise. */
typedef struct hitbox_rings {
    const hitbox_point *points;
    size_t point_count;
    const size_t *ring_sizes;
    size_t ring_count;
} hitbox_rings;

typedef struct hitbox_indices {
    const uint32_t *values;
    size_t count;
} hitbox_indices;

/* Half the sum of the cross products of the edges: positive for a ring that runs counter-clockwise. polygon.h */
double hitbox_signed_area(const hitbox_point *ring, size_t count);

/* 1 for a simple ring that never turns the other way, else 0. polygon.h */
int hitbox_is_convex(const hitbox_point *ring, size_t count);

/* 1 for a ring that neither crosses nor touches itself, else 0. self_intersection.h */
hitbox_status hitbox_is_simple(const hitbox_point *ring, size_t count, int *answer);

typedef enum hitbox_meeting_kind HITBOX_INT {
    HITBOX_EDGES_CROSS = 1,  /* one common point, inside both */
    HITBOX_EDGES_TOUCH = 2,  /* one common point, an end of at least one */
    HITBOX_EDGES_OVERLAP = 3 /* more than one common point */
} hitbox_meeting_kind;

/* Two edges of a ring that meet where those of a simple one may not; edge i starts at point i. */
typedef struct hitbox_edge_meeting {
    size_t first;
    size_t second;
    hitbox_meeting_kind kind;
    hitbox_point from; /* where they meet, or where the piece that they share begins */
    hitbox_point to;   /* where it ends */
} hitbox_edge_meeting;

typedef struct hitbox_edge_meetings {
    const hitbox_edge_meeting *values;
    size_t count;
    int is_complete; /* 0 when the limit left any out */
} hitbox_edge_meetings;

/* The first `limit` in order. self_intersection.h */
hitbox_status hitbox_self_intersections(const hitbox_point *ring, size_t count, size_t limit,
                                        const hitbox_budget *budget, hitbox_edge_meetings **meetings);

/* The area that a ring fills as simple polygons on the grid of 1/256 pixel, without holes. untangle.h */
hitbox_status hitbox_untangle(const hitbox_point *ring, size_t count, hitbox_fill_rule rule,
                              const hitbox_budget *budget, hitbox_rings **polygons);

typedef enum hitbox_location HITBOX_INT { HITBOX_OUTSIDE = 0, HITBOX_BOUNDARY = 1, HITBOX_INSIDE = 2 } hitbox_location;

/* Where (x, y) lies. Allocates nothing. location.h */
hitbox_location hitbox_locate(double x, double y, const hitbox_point *ring, size_t count, hitbox_fill_rule rule);

/* The same for any shape: points, segments and chains have no inside. location.h */
hitbox_status hitbox_locate_in(double x, double y, const hitbox_shape *shape, hitbox_location *location);

typedef struct hitbox_box {
    hitbox_point min;
    hitbox_point max;
} hitbox_box;

/* HITBOX_NOTHING for a shape without points. polygon.h */
hitbox_status hitbox_bounds(const hitbox_shape *shape, hitbox_box *box);

/* In square pixels, never negative. region.h */
hitbox_status hitbox_area(const hitbox_shape *shape, const hitbox_budget *budget, double *area);

/* A polygon or region as the fewest convex polygons of at most `most_points` corners. convex_pieces.h */
hitbox_status hitbox_convex_pieces(const hitbox_shape *shape, size_t most_points, const hitbox_budget *budget,
                                   hitbox_rings **pieces);

/* A simple polygon, or a region, as triangles: three numbers of points each. triangulation.h */
hitbox_status hitbox_triangles(const hitbox_shape *shape, const hitbox_budget *budget, hitbox_indices **corners);

/* The pivot lands on `position`, after the scale about it and then the turn, clockwise on screen. transform.h */
typedef struct hitbox_placement {
    hitbox_point pivot;
    hitbox_point position;
    double rotation; /* degrees */
    hitbox_point scale;
} hitbox_placement;

/* The shape moved, turned, scaled and mirrored. A turned box becomes a polygon. transform.h */
hitbox_status hitbox_place(const hitbox_shape *shape, const hitbox_placement *placement, hitbox_shape **placed);

typedef enum hitbox_relation HITBOX_INT {
    HITBOX_SEPARATE = 0,
    HITBOX_TOUCHING = 1,    /* common points, but only of boundaries */
    HITBOX_OVERLAPPING = 2, /* common inner points, and each has points that the other lacks */
    HITBOX_CONTAINING = 3,  /* b lies within a, and a has more */
    HITBOX_CONTAINED = 4,   /* a lies within b, and b has more */
    HITBOX_EQUAL = 5
} hitbox_relation;

/* relation.h */
hitbox_status hitbox_relate(const hitbox_shape *a, const hitbox_shape *b, const hitbox_budget *budget,
                            hitbox_relation *relation);

typedef enum hitbox_operation HITBOX_INT {
    HITBOX_INTERSECTION = 0,
    HITBOX_UNION = 1,
    HITBOX_DIFFERENCE = 2, /* in a, not in b */
    HITBOX_SYMMETRIC_DIFFERENCE = 3
} hitbox_operation;

/* The area that the operation keeps; round shapes become polygons that stay within `tolerance` pixels. region.h */
hitbox_status hitbox_combine(const hitbox_shape *a, const hitbox_shape *b, hitbox_operation operation, double tolerance,
                             const hitbox_budget *budget, hitbox_rings **region);

typedef struct hitbox_closest_points {
    hitbox_point on_a;
    hitbox_point on_b;
    double distance; /* 0 exactly where the shapes share a point */
} hitbox_closest_points;

/* HITBOX_NOTHING where one has no points. separation.h */
hitbox_status hitbox_closest(const hitbox_shape *a, const hitbox_shape *b, const hitbox_budget *budget,
                             hitbox_closest_points *closest);

/* The shortest way by which b must move to no more than touch a. separation.h */
hitbox_status hitbox_smallest_push(const hitbox_shape *a, const hitbox_shape *b, const hitbox_budget *budget,
                                   hitbox_point *push);

typedef struct hitbox_contact {
    double moment;   /* 0 where the way begins, 1 where it ends */
    hitbox_point at; /* a point that both share then */
} hitbox_contact;

/* When a shape that moves straight on first meets another; HITBOX_NOTHING where it does not. sweep.h */
hitbox_status hitbox_first_contact(const hitbox_shape *moving, double by_x, double by_y, const hitbox_shape *target,
                                   const hitbox_budget *budget, hitbox_contact *contact);

typedef enum hitbox_outline_side HITBOX_INT {
    HITBOX_EITHER_SIDE = 0,
    HITBOX_OUTSIDE_ONLY = 1 /* no pixel is cut */
} hitbox_outline_side;

/* The rings around the pixels of which `alpha`, one byte each, row by row, is at least `threshold`, with corners left
 * out as long as no ring moves by more than `tolerance` pixels; 0 keeps them all. outline.h, simplification.h */
hitbox_status hitbox_trace(const uint8_t *alpha, size_t width, size_t height, uint8_t threshold, double tolerance,
                           hitbox_outline_side side, const hitbox_budget *budget, hitbox_rings **outline);

/* Which of many shapes can meet at all, by their boxes. Ids are small: those of the first boxes are 0, 1, 2 and so on.
 * Several threads may ask at once while none changes it. broad_phase.h */
typedef struct hitbox_broad_phase hitbox_broad_phase;

hitbox_status hitbox_broad_phase_new(const hitbox_box *boxes, size_t count, hitbox_broad_phase **made);
void hitbox_broad_phase_free(hitbox_broad_phase *broad_phase);
hitbox_status hitbox_broad_phase_add(hitbox_broad_phase *broad_phase, const hitbox_box *box, size_t *id);
hitbox_status hitbox_broad_phase_move(hitbox_broad_phase *broad_phase, size_t id, const hitbox_box *box);
/* One box for every id that was ever given. */
hitbox_status hitbox_broad_phase_move_all(hitbox_broad_phase *broad_phase, const hitbox_box *boxes, size_t count);
hitbox_status hitbox_broad_phase_remove(hitbox_broad_phase *broad_phase, size_t id);
/* Every two ids whose boxes overlap, one after the other; the less first, in ascending order. HITBOX_CUT_SHORT when
 * there are more than `most` pairs. */
hitbox_status hitbox_broad_phase_pairs(const hitbox_broad_phase *broad_phase, size_t most, hitbox_indices **pairs);
hitbox_status hitbox_broad_phase_overlapping(const hitbox_broad_phase *broad_phase, const hitbox_box *box,
                                             hitbox_indices **ids);

/* One polygon or region for many questions. polygon_index.h */
typedef struct hitbox_polygon_index hitbox_polygon_index;

hitbox_status hitbox_polygon_index_new(const hitbox_shape *shape, hitbox_fill_rule rule, hitbox_polygon_index **made);
void hitbox_polygon_index_free(hitbox_polygon_index *index);
hitbox_location hitbox_polygon_index_locate(double x, double y, const hitbox_polygon_index *index);
/* 1 when the two have a point in common, else 0. Allocates nothing. */
int hitbox_polygon_index_overlaps(const hitbox_polygon_index *a, const hitbox_polygon_index *b);

#ifdef __cplusplus
}
#endif
#undef HITBOX_INT

#endif
