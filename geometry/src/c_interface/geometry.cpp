#include <hitbox/geometry.h>

#include <algorithm>
#include <cstdlib>
#include <cstring>
#include <limits>
#include <new>
#include <optional>
#include <span>
#include <tuple>
#include <utility>
#include <variant>
#include <vector>

#include <hitbox/geometry/broad_phase.h>
#include <hitbox/geometry/convex_pieces.h>
#include <hitbox/geometry/location.h>
#include <hitbox/geometry/outline.h>
#include <hitbox/geometry/polygon.h>
#include <hitbox/geometry/polygon_index.h>
#include <hitbox/geometry/region.h>
#include <hitbox/geometry/relation.h>
#include <hitbox/geometry/self_intersection.h>
#include <hitbox/geometry/separation.h>
#include <hitbox/geometry/simplification.h>
#include <hitbox/geometry/sweep.h>
#include <hitbox/geometry/transform.h>
#include <hitbox/geometry/triangulation.h>
#include <hitbox/geometry/untangle.h>

using namespace hitbox::geometry;

struct hitbox_broad_phase {
    BroadPhase boxes;
    std::size_t idCount = 0; ///< that were ever given
};

struct hitbox_polygon_index {
    PolygonIndex index;
};

namespace {

// Numbers of one enumeration stand for those of the other.
static_assert(int(Failure::CutShort) + 1 == HITBOX_CUT_SHORT && int(Failure::NotFinite) + 1 == HITBOX_NOT_FINITE &&
              int(Failure::OutOfRange) + 1 == HITBOX_OUT_OF_RANGE && int(Failure::NotSimple) + 1 == HITBOX_NOT_SIMPLE);
static_assert(int(FillRule::EvenOdd) == HITBOX_EVEN_ODD && int(FillRule::NonZero) == HITBOX_NON_ZERO);
static_assert(int(MeetingKind::Crossing) == HITBOX_EDGES_CROSS && int(MeetingKind::Touching) == HITBOX_EDGES_TOUCH &&
              int(MeetingKind::Overlapping) == HITBOX_EDGES_OVERLAP);
static_assert(int(Location::Outside) == HITBOX_OUTSIDE && int(Location::Boundary) == HITBOX_BOUNDARY &&
              int(Location::Inside) == HITBOX_INSIDE);
static_assert(int(Relation::Separate) == HITBOX_SEPARATE && int(Relation::Touching) == HITBOX_TOUCHING &&
              int(Relation::Overlapping) == HITBOX_OVERLAPPING && int(Relation::Containing) == HITBOX_CONTAINING &&
              int(Relation::Contained) == HITBOX_CONTAINED && int(Relation::Equal) == HITBOX_EQUAL);
static_assert(int(RegionOperation::Intersection) == HITBOX_INTERSECTION &&
              int(RegionOperation::Union) == HITBOX_UNION && int(RegionOperation::Difference) == HITBOX_DIFFERENCE &&
              int(RegionOperation::SymmetricDifference) == HITBOX_SYMMETRIC_DIFFERENCE);
static_assert(int(OutlineSide::Either) == HITBOX_EITHER_SIDE && int(OutlineSide::Outside) == HITBOX_OUTSIDE_ONLY);
static_assert(sizeof(Point) == sizeof(hitbox_point) && sizeof(Box) == sizeof(hitbox_box));

/// Points as this library knows them, in the same place: both are two doubles, and nothing here ever looks at them as
/// the caller's kind.
std::span<const Point> pointsAt(const hitbox_point *points, std::size_t count)
{
    return {reinterpret_cast<const Point *>(points), points ? count : 0};
}

std::span<const Box> boxesAt(const hitbox_box *boxes, std::size_t count)
{
    return {reinterpret_cast<const Box *>(boxes), boxes ? count : 0};
}

Point pointOf(hitbox_point p)
{
    return {p.x, p.y};
}

hitbox_point pointOf(Point p)
{
    return {p.x, p.y};
}

/// Any int may have come in its place.
bool isKnown(hitbox_fill_rule rule)
{
    return int(rule) == HITBOX_EVEN_ODD || int(rule) == HITBOX_NON_ZERO;
}

FillRule ruleOf(hitbox_fill_rule rule)
{
    return rule == HITBOX_NON_ZERO ? FillRule::NonZero : FillRule::EvenOdd;
}

Budget budgetOf(const hitbox_budget *budget)
{
    if (!budget)
        return {};
    const std::uint64_t most = std::numeric_limits<std::size_t>::max();
    return {budget->work, static_cast<std::size_t>(std::min(budget->memory, most))};
}

hitbox_status statusOf(Failure failure)
{
    return static_cast<hitbox_status>(int(failure) + 1);
}

/// What `ask` answers: exceptions end here. The only ones there are tell of memory that was not to be had.
template <typename Ask>
hitbox_status guarded(Ask ask) noexcept
{
    try {
        return ask();
    } catch (...) {
        return HITBOX_CUT_SHORT;
    }
}

/// Stores what there is.
template <typename T, typename Store>
hitbox_status settled(const Answer<T> &answer, Store store)
{
    if (!answer)
        return statusOf(answer.failure());
    store(*answer);
    return HITBOX_OK;
}

constexpr std::size_t roundedUp(std::size_t bytes)
{
    constexpr std::size_t unit = alignof(std::max_align_t);
    return (bytes + unit - 1) / unit * unit;
}

/// One block of memory for hitbox_free(): a header, and behind it, for its pointers, room for as many of each kind of
/// element as `counts` says.
template <typename Header, typename... Elements, typename... Counts>
std::tuple<Header *, Elements *...> newBlock(Counts... counts)
{
    const std::size_t bytes = (roundedUp(sizeof(Header)) + ... + roundedUp(sizeof(Elements) * counts));
    auto *next = static_cast<std::byte *>(std::malloc(bytes));
    if (!next)
        throw std::bad_alloc();
    const auto taken = [&next](std::size_t size) { return std::exchange(next, next + roundedUp(size)); };
    auto *header = new (taken(sizeof(Header))) Header();
    return {header, reinterpret_cast<Elements *>(taken(sizeof(Elements) * counts))...};
}

const Ring &ringOf(const Ring &ring)
{
    return ring;
}

const Ring &ringOf(const Polygon &polygon)
{
    return polygon.points;
}

/// The header of any struct that has rings: of rings, and of a region as a shape.
template <typename Header, typename Rings>
Header *blockOfRings(const Rings &rings)
{
    std::size_t pointCount = 0;
    for (const auto &ring : rings)
        pointCount += ringOf(ring).size();
    auto [header, points, sizes] = newBlock<Header, hitbox_point, std::size_t>(pointCount, rings.size());
    header->points = points;
    header->point_count = pointCount;
    header->ring_sizes = sizes;
    header->ring_count = rings.size();
    for (const auto &ring : rings) {
        points = std::ranges::transform(ringOf(ring), points, [](Point p) { return pointOf(p); }).out;
        *sizes++ = ringOf(ring).size();
    }
    return header;
}

template <typename Rings>
auto storeRings(hitbox_rings **target)
{
    return [target](const Rings &rings) { *target = blockOfRings<hitbox_rings>(rings); };
}

auto storeRegion(hitbox_rings **target)
{
    return [target](const Region &region) { *target = blockOfRings<hitbox_rings>(region.rings); };
}

template <typename Numbers>
void storeIndices(const Numbers &numbers, hitbox_indices **target)
{
    auto [header, values] = newBlock<hitbox_indices, std::uint32_t>(numbers.size());
    std::ranges::transform(numbers, values, [](std::size_t number) { return static_cast<std::uint32_t>(number); });
    *header = {values, numbers.size()};
    *target = header;
}

bool isRegion(const hitbox_shape &shape)
{
    if (shape.ring_count > 0 && !shape.ring_sizes)
        return false;
    std::size_t left = shape.point_count;
    for (const std::size_t size : std::span(shape.ring_sizes, shape.ring_count)) {
        if (size > left)
            return false;
        left -= size;
    }
    return left == 0;
}

/// That the shape is one, and a null pointer stands for no points only.
bool isUsable(const hitbox_shape *shape)
{
    if (!shape || (shape->point_count > 0 && !shape->points))
        return false;
    switch (shape->kind) {
    case HITBOX_POINT:
    case HITBOX_CIRCLE: return shape->point_count == 1;
    case HITBOX_SEGMENT:
    case HITBOX_BOX:
    case HITBOX_CAPSULE: return shape->point_count == 2;
    case HITBOX_CHAIN:
    case HITBOX_POLYGON: return true;
    case HITBOX_REGION: return isRegion(*shape);
    }
    return false;
}

std::span<const Point> pointsOf(const hitbox_shape &shape)
{
    return pointsAt(shape.points, shape.point_count);
}

Ring ringOf(std::span<const Point> points)
{
    return {points.begin(), points.end()};
}

std::vector<Ring> ringsOf(const hitbox_shape &region)
{
    std::vector<Ring> rings;
    rings.reserve(region.ring_count);
    std::span<const Point> left = pointsOf(region);
    for (const std::size_t size : std::span(region.ring_sizes, region.ring_count)) {
        rings.push_back(ringOf(left.first(size)));
        left = left.subspan(size);
    }
    return rings;
}

/// Of a usable one.
Shape shapeOf(const hitbox_shape &shape)
{
    const std::span<const Point> points = pointsOf(shape);
    switch (shape.kind) {
    case HITBOX_POINT: return points[0];
    case HITBOX_SEGMENT: return Segment{points[0], points[1]};
    case HITBOX_CHAIN: return Chain{ringOf(points)};
    case HITBOX_CIRCLE: return Circle{points[0], shape.radius};
    case HITBOX_BOX: return Box{points[0], points[1]};
    case HITBOX_CAPSULE: return Capsule{points[0], points[1], shape.radius};
    case HITBOX_POLYGON: return Polygon{ringOf(points)};
    case HITBOX_REGION: break;
    }
    return Region{ringsOf(shape)};
}

/// The area of a shape for combine(), which resolves what crosses.
Answer<Region> uncheckedRegion(const hitbox_shape &shape, double tolerance, const Budget &budget)
{
    if (shape.kind == HITBOX_POLYGON)
        return Region{{ringOf(pointsOf(shape))}};
    if (shape.kind == HITBOX_REGION)
        return Region{ringsOf(shape)};
    return regionOf(shapeOf(shape), tolerance, budget);
}

/// What `ask` answers to two shapes, of which polygons are not copied.
template <typename Ask>
auto askedOf(const hitbox_shape &a, const hitbox_shape &b, Ask ask)
{
    const bool isRingA = a.kind == HITBOX_POLYGON;
    const bool isRingB = b.kind == HITBOX_POLYGON;
    if (isRingA && isRingB)
        return ask(pointsOf(a), pointsOf(b));
    if (isRingA)
        return ask(pointsOf(a), shapeOf(b));
    if (isRingB)
        return ask(shapeOf(a), pointsOf(b));
    return ask(shapeOf(a), shapeOf(b));
}

hitbox_shape *blockOfPoints(hitbox_shape_kind kind, std::span<const Point> points, double radius = 0)
{
    auto [header, copies] = newBlock<hitbox_shape, hitbox_point>(points.size());
    std::ranges::transform(points, copies, [](Point p) { return pointOf(p); });
    *header = {kind, copies, points.size(), radius, nullptr, 0};
    return header;
}

struct ShapeBlock {
    hitbox_shape *operator()(Point p) const { return blockOfPoints(HITBOX_POINT, {{p}}); }
    hitbox_shape *operator()(const Segment &s) const { return blockOfPoints(HITBOX_SEGMENT, {{s.from, s.to}}); }
    hitbox_shape *operator()(const Chain &chain) const { return blockOfPoints(HITBOX_CHAIN, chain.points); }
    hitbox_shape *operator()(const Circle &c) const { return blockOfPoints(HITBOX_CIRCLE, {{c.center}}, c.radius); }
    hitbox_shape *operator()(const Box &box) const { return blockOfPoints(HITBOX_BOX, {{box.min, box.max}}); }
    hitbox_shape *operator()(const Capsule &c) const
    {
        return blockOfPoints(HITBOX_CAPSULE, {{c.from, c.to}}, c.radius);
    }
    hitbox_shape *operator()(const Polygon &polygon) const { return blockOfPoints(HITBOX_POLYGON, polygon.points); }
    hitbox_shape *operator()(const Region &region) const
    {
        auto *header = blockOfRings<hitbox_shape>(region.rings);
        header->kind = HITBOX_REGION;
        return header;
    }
};

} // namespace

uint32_t hitbox_geometry_version(void)
{
    return HITBOX_GEOMETRY_VERSION;
}

void hitbox_free(void *answer)
{
    std::free(answer);
}

const char *hitbox_status_words(hitbox_status status)
{
    switch (status) {
    case HITBOX_OK: return "answered";
    case HITBOX_CUT_SHORT: return "cut short: the budget or the memory was used up";
    case HITBOX_NOT_FINITE: return "a coordinate is infinite or not a number";
    case HITBOX_OUT_OF_RANGE: return "a coordinate or the number of points is out of range";
    case HITBOX_NOT_SIMPLE: return "the outline crosses or touches itself";
    case HITBOX_NOTHING: return "there is nothing to answer";
    case HITBOX_BAD_ARGUMENT: return "not a shape: an unknown kind, or the wrong number of points";
    }
    return "an unknown status";
}

double hitbox_signed_area(const hitbox_point *ring, size_t count)
{
    return signedArea(pointsAt(ring, count));
}

int hitbox_is_convex(const hitbox_point *ring, size_t count)
{
    return isConvex(pointsAt(ring, count)) ? 1 : 0;
}

hitbox_status hitbox_is_simple(const hitbox_point *ring, size_t count, int *answer)
{
    if (count > 0 && !ring)
        return HITBOX_BAD_ARGUMENT;
    return guarded([=] {
        *answer = isSimple(pointsAt(ring, count)) ? 1 : 0;
        return HITBOX_OK;
    });
}

hitbox_status hitbox_self_intersections(const hitbox_point *ring, size_t count, size_t limit,
                                        const hitbox_budget *budget, hitbox_edge_meetings **meetings)
{
    if (count > 0 && !ring)
        return HITBOX_BAD_ARGUMENT;
    return guarded([=] {
        return settled(firstSelfIntersections(pointsAt(ring, count), limit, budgetOf(budget)),
                       [=](const SelfIntersectionList &list) {
                           auto [header, values] =
                               newBlock<hitbox_edge_meetings, hitbox_edge_meeting>(list.pairs.size());
                           std::ranges::transform(list.pairs, values, [](const EdgeMeeting &pair) {
                               return hitbox_edge_meeting{pair.first, pair.second,
                                                          static_cast<hitbox_meeting_kind>(pair.meeting.kind),
                                                          pointOf(pair.meeting.first), pointOf(pair.meeting.last)};
                           });
                           *header = {values, list.pairs.size(), list.isComplete ? 1 : 0};
                           *meetings = header;
                       });
    });
}

hitbox_status hitbox_untangle(const hitbox_point *ring, size_t count, hitbox_fill_rule rule,
                              const hitbox_budget *budget, hitbox_rings **polygons)
{
    if ((count > 0 && !ring) || !isKnown(rule))
        return HITBOX_BAD_ARGUMENT;
    return guarded([=] {
        return settled(untangled(pointsAt(ring, count), ruleOf(rule), budgetOf(budget)),
                       storeRings<std::vector<Polygon>>(polygons));
    });
}

hitbox_location hitbox_locate(double x, double y, const hitbox_point *ring, size_t count, hitbox_fill_rule rule)
{
    return static_cast<hitbox_location>(locate({x, y}, pointsAt(ring, count), ruleOf(rule)));
}

hitbox_status hitbox_locate_in(double x, double y, const hitbox_shape *shape, hitbox_location *location)
{
    if (!isUsable(shape))
        return HITBOX_BAD_ARGUMENT;
    return guarded([=] {
        const Location answer =
            shape->kind == HITBOX_POLYGON ? locate({x, y}, pointsOf(*shape)) : locate({x, y}, shapeOf(*shape));
        *location = static_cast<hitbox_location>(answer);
        return HITBOX_OK;
    });
}

hitbox_status hitbox_bounds(const hitbox_shape *shape, hitbox_box *box)
{
    if (!isUsable(shape))
        return HITBOX_BAD_ARGUMENT;
    return guarded([=] {
        const std::optional<Box> around =
            shape->kind == HITBOX_POLYGON ? bounds(pointsOf(*shape)) : bounds(shapeOf(*shape));
        if (!around)
            return HITBOX_NOTHING;
        *box = {pointOf(around->min), pointOf(around->max)};
        return HITBOX_OK;
    });
}

hitbox_status hitbox_area(const hitbox_shape *shape, const hitbox_budget *budget, double *answer)
{
    if (!isUsable(shape))
        return HITBOX_BAD_ARGUMENT;
    return guarded(
        [=] { return settled(area(shapeOf(*shape), budgetOf(budget)), [=](double size) { *answer = size; }); });
}

hitbox_status hitbox_convex_pieces(const hitbox_shape *shape, size_t most_points, const hitbox_budget *budget,
                                   hitbox_rings **pieces)
{
    if (!isUsable(shape) || (shape->kind != HITBOX_POLYGON && shape->kind != HITBOX_REGION))
        return HITBOX_BAD_ARGUMENT;
    return guarded([=] {
        const Budget most = budgetOf(budget);
        return settled(shape->kind == HITBOX_POLYGON ? convexPieces(pointsOf(*shape), most_points, most)
                                                     : convexPieces(Region{ringsOf(*shape)}, most_points, most),
                       storeRings<std::vector<Ring>>(pieces));
    });
}

hitbox_status hitbox_triangles(const hitbox_shape *shape, const hitbox_budget *budget, hitbox_indices **corners)
{
    if (!isUsable(shape) || (shape->kind != HITBOX_POLYGON && shape->kind != HITBOX_REGION))
        return HITBOX_BAD_ARGUMENT;
    return guarded([=] {
        return settled(shape->kind == HITBOX_REGION ? triangles(Region{ringsOf(*shape)}, budgetOf(budget))
                                                    : triangles(pointsOf(*shape), budgetOf(budget)),
                       [=](const std::vector<Triangle> &cut) {
                           std::vector<std::uint32_t> numbers;
                           numbers.reserve(3 * cut.size());
                           for (const Triangle &triangle : cut)
                               numbers.insert(numbers.end(), {triangle.a, triangle.b, triangle.c});
                           storeIndices(numbers, corners);
                       });
    });
}

hitbox_status hitbox_place(const hitbox_shape *shape, const hitbox_placement *placement, hitbox_shape **placedShape)
{
    if (!isUsable(shape) || !placement)
        return HITBOX_BAD_ARGUMENT;
    return guarded([=] {
        const Placement by{pointOf(placement->pivot), pointOf(placement->position), placement->rotation,
                           pointOf(placement->scale)};
        *placedShape = std::visit(ShapeBlock(), placed(shapeOf(*shape), by));
        return HITBOX_OK;
    });
}

hitbox_status hitbox_relate(const hitbox_shape *a, const hitbox_shape *b, const hitbox_budget *budget,
                            hitbox_relation *relation)
{
    if (!isUsable(a) || !isUsable(b))
        return HITBOX_BAD_ARGUMENT;
    return guarded([=] {
        const auto ask = [=](const auto &first, const auto &second) { return relate(first, second, budgetOf(budget)); };
        return settled(askedOf(*a, *b, ask),
                       [=](Relation answer) { *relation = static_cast<hitbox_relation>(answer); });
    });
}

hitbox_status hitbox_combine(const hitbox_shape *a, const hitbox_shape *b, hitbox_operation operation, double tolerance,
                             const hitbox_budget *budget, hitbox_rings **region)
{
    const bool isOperation = operation >= HITBOX_INTERSECTION && operation <= HITBOX_SYMMETRIC_DIFFERENCE;
    if (!isUsable(a) || !isUsable(b) || !isOperation)
        return HITBOX_BAD_ARGUMENT;
    return guarded([=] {
        const Budget most = budgetOf(budget);
        const Answer<Region> first = uncheckedRegion(*a, tolerance, most);
        if (!first)
            return statusOf(first.failure());
        const Answer<Region> second = uncheckedRegion(*b, tolerance, most);
        if (!second)
            return statusOf(second.failure());
        return settled(combine(*first, *second, static_cast<RegionOperation>(operation), {}, most),
                       storeRegion(region));
    });
}

hitbox_status hitbox_closest(const hitbox_shape *a, const hitbox_shape *b, const hitbox_budget *budget,
                             hitbox_closest_points *closest)
{
    if (!isUsable(a) || !isUsable(b))
        return HITBOX_BAD_ARGUMENT;
    return guarded([=] {
        const auto answer = closestPoints(shapeOf(*a), shapeOf(*b), budgetOf(budget));
        if (!answer)
            return statusOf(answer.failure());
        if (!*answer)
            return HITBOX_NOTHING;
        const ClosestPoints &points = **answer;
        *closest = {pointOf(points.onA), pointOf(points.onB), points.distance};
        return HITBOX_OK;
    });
}

hitbox_status hitbox_smallest_push(const hitbox_shape *a, const hitbox_shape *b, const hitbox_budget *budget,
                                   hitbox_point *push)
{
    if (!isUsable(a) || !isUsable(b))
        return HITBOX_BAD_ARGUMENT;
    return guarded([=] {
        const bool areRings = a->kind == HITBOX_POLYGON && b->kind == HITBOX_POLYGON;
        const Budget most = budgetOf(budget);
        return settled(areRings ? smallestPush(pointsOf(*a), pointsOf(*b), most)
                                : smallestPush(shapeOf(*a), shapeOf(*b), most),
                       [=](Point way) { *push = pointOf(way); });
    });
}

hitbox_status hitbox_first_contact(const hitbox_shape *moving, double by_x, double by_y, const hitbox_shape *target,
                                   const hitbox_budget *budget, hitbox_contact *contact)
{
    if (!isUsable(moving) || !isUsable(target))
        return HITBOX_BAD_ARGUMENT;
    return guarded([=] {
        const auto answer = firstContact(shapeOf(*moving), {by_x, by_y}, shapeOf(*target), budgetOf(budget));
        if (!answer)
            return statusOf(answer.failure());
        if (!*answer)
            return HITBOX_NOTHING;
        *contact = {(*answer)->moment, pointOf((*answer)->at)};
        return HITBOX_OK;
    });
}

hitbox_status hitbox_trace(const uint8_t *alpha, size_t width, size_t height, uint8_t threshold, double tolerance,
                           hitbox_outline_side side, const hitbox_budget *budget, hitbox_rings **outlineRings)
{
    if (width > largestMaskSide || height > largestMaskSide)
        return HITBOX_OUT_OF_RANGE;
    const bool isKnownSide = int(side) == HITBOX_EITHER_SIDE || int(side) == HITBOX_OUTSIDE_ONLY;
    if ((!alpha && width * height > 0) || !isKnownSide)
        return HITBOX_BAD_ARGUMENT;
    return guarded([=] {
        const Mask mask{width, height, width, {alpha, width * height}, threshold};
        const OutlineSide onSide = side == HITBOX_OUTSIDE_ONLY ? OutlineSide::Outside : OutlineSide::Either;
        return settled(simplified(outline(mask), tolerance, onSide, budgetOf(budget)), storeRegion(outlineRings));
    });
}

hitbox_status hitbox_broad_phase_new(const hitbox_box *boxes, size_t count, hitbox_broad_phase **made)
{
    if (count > 0 && !boxes)
        return HITBOX_BAD_ARGUMENT;
    return guarded([=] {
        const std::span<const Box> all = boxesAt(boxes, count);
        *made = new hitbox_broad_phase{BroadPhase(all), all.size()};
        return HITBOX_OK;
    });
}

void hitbox_broad_phase_free(hitbox_broad_phase *broad_phase)
{
    delete broad_phase;
}

hitbox_status hitbox_broad_phase_add(hitbox_broad_phase *broad_phase, const hitbox_box *box, size_t *id)
{
    if (!box)
        return HITBOX_BAD_ARGUMENT;
    return guarded([=] {
        *id = broad_phase->boxes.add(boxesAt(box, 1)[0]);
        broad_phase->idCount = std::max(broad_phase->idCount, *id + 1);
        return HITBOX_OK;
    });
}

hitbox_status hitbox_broad_phase_move(hitbox_broad_phase *broad_phase, size_t id, const hitbox_box *box)
{
    if (!box)
        return HITBOX_BAD_ARGUMENT;
    return guarded([=] {
        broad_phase->boxes.move(id, boxesAt(box, 1)[0]);
        return HITBOX_OK;
    });
}

hitbox_status hitbox_broad_phase_move_all(hitbox_broad_phase *broad_phase, const hitbox_box *boxes, size_t count)
{
    if (count != broad_phase->idCount || (count > 0 && !boxes))
        return HITBOX_BAD_ARGUMENT;
    return guarded([=] {
        broad_phase->boxes.moveAll(boxesAt(boxes, count));
        return HITBOX_OK;
    });
}

hitbox_status hitbox_broad_phase_remove(hitbox_broad_phase *broad_phase, size_t id)
{
    return guarded([=] {
        broad_phase->boxes.remove(id);
        return HITBOX_OK;
    });
}

hitbox_status hitbox_broad_phase_pairs(const hitbox_broad_phase *broad_phase, size_t most, hitbox_indices **pairs)
{
    return guarded([=] {
        std::vector<ShapePair> found = broad_phase->boxes.pairsByPlace(most);
        if (found.size() > most)
            return HITBOX_CUT_SHORT;
        std::ranges::sort(found, std::less());
        std::vector<std::size_t> ids;
        ids.reserve(2 * found.size());
        for (const ShapePair &pair : found)
            ids.insert(ids.end(), {pair.first, pair.second});
        storeIndices(ids, pairs);
        return HITBOX_OK;
    });
}

hitbox_status hitbox_broad_phase_overlapping(const hitbox_broad_phase *broad_phase, const hitbox_box *box,
                                             hitbox_indices **ids)
{
    if (!box)
        return HITBOX_BAD_ARGUMENT;
    return guarded([=] {
        storeIndices(broad_phase->boxes.overlapping(boxesAt(box, 1)[0]), ids);
        return HITBOX_OK;
    });
}

hitbox_status hitbox_polygon_index_new(const hitbox_shape *shape, hitbox_fill_rule rule, hitbox_polygon_index **made)
{
    if (!isUsable(shape) || (shape->kind != HITBOX_POLYGON && shape->kind != HITBOX_REGION) || !isKnown(rule))
        return HITBOX_BAD_ARGUMENT;
    return guarded([=] {
        *made = new hitbox_polygon_index{shape->kind == HITBOX_POLYGON ? PolygonIndex(pointsOf(*shape), ruleOf(rule))
                                                                       : PolygonIndex(ringsOf(*shape), ruleOf(rule))};
        return HITBOX_OK;
    });
}

void hitbox_polygon_index_free(hitbox_polygon_index *index)
{
    delete index;
}

hitbox_location hitbox_polygon_index_locate(double x, double y, const hitbox_polygon_index *index)
{
    return static_cast<hitbox_location>(locate({x, y}, index->index));
}

int hitbox_polygon_index_overlaps(const hitbox_polygon_index *a, const hitbox_polygon_index *b)
{
    return overlaps(a->index, b->index) ? 1 : 0;
}
