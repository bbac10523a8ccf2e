#include <hitbox/geometry.h>

#include <cmath>
#include <limits>
#include <memory>

#include <QTest>

#include <hitbox/geometry/broad_phase.h>
#include <hitbox/geometry/convex_pieces.h>
#include <hitbox/geometry/location.h>
#include <hitbox/geometry/outline.h>
#include <hitbox/geometry/polygon.h>
#include <hitbox/geometry/region.h>
#include <hitbox/geometry/relation.h>
#include <hitbox/geometry/self_intersection.h>
#include <hitbox/geometry/separation.h>
#include <hitbox/geometry/simplification.h>
#include <hitbox/geometry/sweep.h>
#include <hitbox/geometry/transform.h>
#include <hitbox/geometry/triangulation.h>
#include <hitbox/geometry/untangle.h>

#include "geometry/random_shapes.h"
#include "test_class.h"

using namespace hitbox::geometry;

namespace {

struct Freed {
    void operator()(void *answer) const { hitbox_free(answer); }
};
template <typename T>
using Owned = std::unique_ptr<T, Freed>;

const hitbox_point *pointsOf(std::span<const Point> points)
{
    return reinterpret_cast<const hitbox_point *>(points.data());
}

/// A shape as C sees it, with the points that it looks at.
struct Viewed {
    std::vector<Point> points;
    std::vector<std::size_t> ringSizes;
    hitbox_shape shape{};
};

std::unique_ptr<Viewed> viewed(hitbox_shape_kind kind, std::vector<Point> points, double radius = 0,
                               std::vector<std::size_t> ringSizes = {})
{
    auto view = std::make_unique<Viewed>(Viewed{std::move(points), std::move(ringSizes), {}});
    view->shape = {kind,   pointsOf(view->points), view->points.size(),
                   radius, view->ringSizes.data(), view->ringSizes.size()};
    return view;
}

struct View {
    std::unique_ptr<Viewed> operator()(Point p) const { return viewed(HITBOX_POINT, {p}); }
    std::unique_ptr<Viewed> operator()(const Segment &s) const { return viewed(HITBOX_SEGMENT, {s.from, s.to}); }
    std::unique_ptr<Viewed> operator()(const Chain &chain) const { return viewed(HITBOX_CHAIN, chain.points); }
    std::unique_ptr<Viewed> operator()(const Circle &c) const { return viewed(HITBOX_CIRCLE, {c.center}, c.radius); }
    std::unique_ptr<Viewed> operator()(const Box &box) const { return viewed(HITBOX_BOX, {box.min, box.max}); }
    std::unique_ptr<Viewed> operator()(const Capsule &c) const
    {
        return viewed(HITBOX_CAPSULE, {c.from, c.to}, c.radius);
    }
    std::unique_ptr<Viewed> operator()(const Polygon &polygon) const { return viewed(HITBOX_POLYGON, polygon.points); }
    std::unique_ptr<Viewed> operator()(const Region &region) const
    {
        std::vector<Point> points;
        std::vector<std::size_t> sizes;
        for (const Ring &ring : region.rings) {
            points.insert(points.end(), ring.begin(), ring.end());
            sizes.push_back(ring.size());
        }
        return viewed(HITBOX_REGION, std::move(points), 0, std::move(sizes));
    }
};

Shape randomShape(test::Random &random)
{
    const test::Family family = test::familyOf(random.below(64));
    const auto point = [&] { return test::randomPoint(random, family); };
    switch (random.below(8)) {
    case 0: return point();
    case 1: return Segment{point(), point()};
    case 2: return Chain{test::randomPoints(random, family, std::size_t(random.below(6)))};
    case 3: return Circle{point(), random.between(0.0, 8.0)};
    case 4: return *bounds(std::vector{point(), point()});
    case 5: return Capsule{point(), point(), random.between(0.0, 8.0)};
    case 6: return Polygon{test::randomRing(random, family, std::size_t(random.between(3, 12)))};
    default: return *filledRegion(test::randomRing(random, family, std::size_t(random.between(3, 12))));
    }
}

/// Rings as the C interface gives them.
std::vector<Ring> ringsOf(const hitbox_rings &rings)
{
    std::vector<Ring> result;
    const hitbox_point *next = rings.points;
    for (std::size_t i = 0; i < rings.ring_count; ++i) {
        Ring &ring = result.emplace_back();
        for (std::size_t j = 0; j < rings.ring_sizes[i]; ++j, ++next)
            ring.push_back({next->x, next->y});
    }
    return result;
}

Point pointOf(hitbox_point p)
{
    return {p.x, p.y};
}

int statusOf(Failure failure)
{
    return int(failure) + 1;
}

template <typename T>
int statusOf(const Answer<T> &answer)
{
    return answer ? int(HITBOX_OK) : statusOf(answer.failure());
}

const Ring tenBowTie{{0, 0}, {10, 10}, {10, 0}, {0, 10}};
const Ring tenSquare{{0, 0}, {0, 10}, {10, 10}, {10, 0}};

} // namespace

/// The C interface answers what the C++ one does.
class GeometryTest : public QObject
{
    Q_OBJECT

private slots:
    void answersOfRingsAreTheSame()
    {
        test::Random random(1);
        for (int i = 0; i < test::caseCount(); ++i) {
            const Ring ring = test::randomRing(random, test::familyOf(i), std::size_t(random.below(14)));
            const hitbox_point *points = pointsOf(ring);
            QCOMPARE(hitbox_signed_area(points, ring.size()), signedArea(ring));
            QCOMPARE(hitbox_is_convex(points, ring.size()), int(isConvex(ring)));
            int simple = -1;
            QCOMPARE(hitbox_is_simple(points, ring.size(), &simple), HITBOX_OK);
            QCOMPARE(simple, int(isSimple(ring)));
            const Point p = test::randomPoint(random, test::familyOf(i));
            QCOMPARE(int(hitbox_locate(p.x, p.y, points, ring.size(), HITBOX_NON_ZERO)),
                     int(locate(p, ring, FillRule::NonZero)));

            const auto list = firstSelfIntersections(ring, 3);
            hitbox_edge_meetings *meetings = nullptr;
            QCOMPARE(int(hitbox_self_intersections(points, ring.size(), 3, nullptr, &meetings)), statusOf(list));
            const Owned<hitbox_edge_meetings> owned(meetings);
            QCOMPARE(meetings->count, list->pairs.size());
            QCOMPARE(meetings->is_complete, int(list->isComplete));
            for (std::size_t j = 0; j < meetings->count; ++j) {
                const hitbox_edge_meeting &meeting = meetings->values[j];
                const EdgeMeeting expected = list->pairs[j];
                QVERIFY(
                    (EdgeMeeting{meeting.first,
                                 meeting.second,
                                 {MeetingKind(meeting.kind), pointOf(meeting.from), pointOf(meeting.to)}} == expected));
            }

            const auto parts = untangled(ring);
            hitbox_rings *polygons = nullptr;
            QCOMPARE(int(hitbox_untangle(points, ring.size(), HITBOX_EVEN_ODD, nullptr, &polygons)), statusOf(parts));
            const Owned<hitbox_rings> ownedPolygons(polygons);
            if (!parts)
                continue;
            std::vector<Ring> rings;
            for (const Polygon &part : *parts)
                rings.push_back(part.points);
            QCOMPARE(ringsOf(*polygons), rings);
        }
    }

    void answersOfOneShapeAreTheSame()
    {
        test::Random random(2);
        for (int i = 0; i < test::caseCount(); ++i) {
            const Shape shape = randomShape(random);
            const auto view = std::visit(View(), shape);
            const Point p = test::randomPoint(random, test::familyOf(i));
            hitbox_location location = HITBOX_INSIDE;
            QCOMPARE(hitbox_locate_in(p.x, p.y, &view->shape, &location), HITBOX_OK);
            QCOMPARE(int(location), int(locate(p, shape)));

            hitbox_box box{};
            const auto around = bounds(shape);
            QCOMPARE(hitbox_bounds(&view->shape, &box), around ? HITBOX_OK : HITBOX_NOTHING);
            QVERIFY(!around || (Box{pointOf(box.min), pointOf(box.max)} == *around));

            double size = -1;
            const auto expected = area(shape);
            QCOMPARE(int(hitbox_area(&view->shape, nullptr, &size)), statusOf(expected));
            QVERIFY(!expected || size == *expected);

            const hitbox_placement placement{{1, 2}, {p.x, p.y}, random.between(-360.0, 360.0), {-1, 1}};
            hitbox_shape *moved = nullptr;
            QCOMPARE(hitbox_place(&view->shape, &placement, &moved), HITBOX_OK);
            const Owned<hitbox_shape> owned(moved);
            const Shape expectedMoved = placed(shape, {{1, 2}, p, placement.rotation, {-1, 1}});
            const auto expectedView = std::visit(View(), expectedMoved);
            QCOMPARE(int(moved->kind), int(expectedView->shape.kind));
            QCOMPARE(moved->radius, expectedView->shape.radius);
            QCOMPARE(moved->ring_count, expectedView->shape.ring_count);
            QCOMPARE(moved->point_count, expectedView->points.size());
            for (std::size_t j = 0; j < moved->point_count; ++j)
                QCOMPARE(pointOf(moved->points[j]), expectedView->points[j]);
        }
    }

    void piecesAndTrianglesAreTheSame()
    {
        test::Random random(3);
        for (int i = 0; i < test::caseCount(); ++i) {
            const Ring ring = test::randomRing(random, test::familyOf(i), std::size_t(random.between(3, 10)));
            const Shape shape = random.chance(0.5) ? Shape(Polygon{ring}) : Shape(*filledRegion(ring));
            const auto view = std::visit(View(), shape);
            const auto *region = std::get_if<Region>(&shape);
            const auto pieces = region ? convexPieces(*region, 5) : convexPieces(ring, 5);
            hitbox_rings *rings = nullptr;
            QCOMPARE(int(hitbox_convex_pieces(&view->shape, 5, nullptr, &rings)), statusOf(pieces));
            const Owned<hitbox_rings> owned(rings);
            QVERIFY(!pieces || ringsOf(*rings) == *pieces);

            if (!region && !isSimple(ring))
                continue;
            const auto cut = region ? triangles(*region) : Answer(triangles(ring));
            hitbox_indices *corners = nullptr;
            QCOMPARE(int(hitbox_triangles(&view->shape, nullptr, &corners)), statusOf(cut));
            const Owned<hitbox_indices> ownedCorners(corners);
            QCOMPARE(corners->count, 3 * cut->size());
            for (std::size_t j = 0; j < cut->size(); ++j) {
                const std::uint32_t *corner = corners->values + 3 * j;
                QCOMPARE((Triangle{corner[0], corner[1], corner[2]}), (*cut)[j]);
            }
        }
    }

    void answersOfTwoShapesAreTheSame()
    {
        test::Random random(4);
        for (int i = 0; i < test::caseCount(); ++i) {
            const Shape a = randomShape(random);
            const Shape b = randomShape(random);
            const auto viewOfA = std::visit(View(), a);
            const auto viewOfB = std::visit(View(), b);
            hitbox_relation relation = HITBOX_EQUAL;
            QCOMPARE(hitbox_relate(&viewOfA->shape, &viewOfB->shape, nullptr, &relation), HITBOX_OK);
            QCOMPARE(int(relation), int(*relate(a, b)));

            hitbox_closest_points closest{};
            const auto nearest = *closestPoints(a, b);
            QCOMPARE(hitbox_closest(&viewOfA->shape, &viewOfB->shape, nullptr, &closest),
                     nearest ? HITBOX_OK : HITBOX_NOTHING);
            QVERIFY(!nearest ||
                    (ClosestPoints{pointOf(closest.on_a), pointOf(closest.on_b), closest.distance} == *nearest));

            hitbox_point push{};
            const auto shortest = smallestPush(a, b);
            QCOMPARE(int(hitbox_smallest_push(&viewOfA->shape, &viewOfB->shape, nullptr, &push)), statusOf(shortest));
            QVERIFY(!shortest || pointOf(push) == *shortest);

            const Point by = test::randomPoint(random, test::familyOf(i));
            hitbox_contact contact{};
            const auto first = firstContact(a, by, b);
            const int status = !first ? statusOf(first) : *first ? int(HITBOX_OK) : int(HITBOX_NOTHING);
            QCOMPARE(int(hitbox_first_contact(&viewOfA->shape, by.x, by.y, &viewOfB->shape, nullptr, &contact)),
                     status);
            QVERIFY(!first || !*first || (SweepContact{contact.moment, pointOf(contact.at)} == **first));
        }
    }

    void regionsAreTheSame()
    {
        test::Random random(5);
        for (int i = 0; i < test::caseCount(); ++i) {
            const Shape a = randomShape(random);
            const Shape b = randomShape(random);
            const auto operation = RegionOperation(random.below(4));
            const auto expected = combine(*regionOf(a, 0.5), *regionOf(b, 0.5), operation);
            hitbox_rings *rings = nullptr;
            const auto viewOfA = std::visit(View(), a);
            const auto viewOfB = std::visit(View(), b);
            QCOMPARE(int(hitbox_combine(&viewOfA->shape, &viewOfB->shape, hitbox_operation(operation), 0.5, nullptr,
                                        &rings)),
                     statusOf(expected));
            const Owned<hitbox_rings> owned(rings);
            QVERIFY(expected);
            // Polygons are overlaid at once, without having their own crossings rounded first.
            const auto crossesItself = [](const Shape &shape) {
                const auto *polygon = std::get_if<Polygon>(&shape);
                return polygon && !isSimple(polygon->points);
            };
            if (!crossesItself(a) && !crossesItself(b))
                QCOMPARE(ringsOf(*rings), expected->rings);
        }
    }

    void tracesAsTheCoreDoes()
    {
        const std::vector<std::uint8_t> alpha{0, 9, 9, 0, 9, 9, 9, 9, 9, 9, 9, 9, 0, 9, 9, 0};
        hitbox_rings *rings = nullptr;
        QCOMPARE(hitbox_trace(alpha.data(), 4, 4, 9, 0, HITBOX_EITHER_SIDE, nullptr, &rings), HITBOX_OK);
        const Owned<hitbox_rings> owned(rings);
        const Mask mask{4, 4, 4, alpha, 9};
        QCOMPARE(ringsOf(*rings), outline(mask).rings);

        QCOMPARE(hitbox_trace(alpha.data(), 4, 4, 9, 1.5, HITBOX_OUTSIDE_ONLY, nullptr, &rings), HITBOX_OK);
        const Owned<hitbox_rings> coarse(rings);
        QCOMPARE(ringsOf(*rings), simplified(outline(mask), 1.5, OutlineSide::Outside)->rings);
        QVERIFY(rings->point_count < owned->point_count);

        QCOMPARE(hitbox_trace(nullptr, 4, 4, 9, 0, HITBOX_EITHER_SIDE, nullptr, &rings), HITBOX_BAD_ARGUMENT);
        QCOMPARE(hitbox_trace(alpha.data(), 20'000, 1, 9, 0, HITBOX_EITHER_SIDE, nullptr, &rings), HITBOX_OUT_OF_RANGE);
    }

    void keepsTrackOfMovingBoxes()
    {
        const std::vector<hitbox_box> boxes{{{0, 0}, {2, 2}}, {{1, 1}, {3, 3}}, {{9, 9}, {10, 10}}};
        hitbox_broad_phase *broadPhase = nullptr;
        QCOMPARE(hitbox_broad_phase_new(boxes.data(), boxes.size(), &broadPhase), HITBOX_OK);
        const auto pairs = [&](std::size_t most = SIZE_MAX) {
            hitbox_indices *found = nullptr;
            if (const auto status = hitbox_broad_phase_pairs(broadPhase, most, &found); status != HITBOX_OK)
                return QString(hitbox_status_words(status));
            const Owned<hitbox_indices> owned(found);
            QStringList ids;
            for (std::size_t i = 0; i < found->count; ++i)
                ids.append(QString::number(found->values[i]));
            return ids.join(' ');
        };
        QCOMPARE(pairs(), "0 1");
        QCOMPARE(pairs(0), "cut short: the budget or the memory was used up");
        const hitbox_box large{{0, 0}, {20, 20}};
        std::size_t id = 0;
        QCOMPARE(hitbox_broad_phase_add(broadPhase, &large, &id), HITBOX_OK);
        QCOMPARE(id, std::size_t(3));
        QCOMPARE(pairs(), "0 1 0 3 1 3 2 3");
        QCOMPARE(hitbox_broad_phase_move(broadPhase, 3, &boxes[2]), HITBOX_OK);
        QCOMPARE(pairs(), "0 1 2 3");
        QCOMPARE(hitbox_broad_phase_remove(broadPhase, 2), HITBOX_OK);
        QCOMPARE(hitbox_broad_phase_remove(broadPhase, 77), HITBOX_OK);
        QCOMPARE(pairs(), "0 1");
        QCOMPARE(hitbox_broad_phase_move_all(broadPhase, boxes.data(), boxes.size()), HITBOX_BAD_ARGUMENT);
        const std::vector<hitbox_box> moved{boxes[2], boxes[0], boxes[0], boxes[1]};
        QCOMPARE(hitbox_broad_phase_move_all(broadPhase, moved.data(), moved.size()), HITBOX_OK);
        QCOMPARE(pairs(), "1 3");
        hitbox_indices *found = nullptr;
        QCOMPARE(hitbox_broad_phase_overlapping(broadPhase, &large, &found), HITBOX_OK);
        const Owned<hitbox_indices> owned(found);
        QCOMPARE(found->count, std::size_t(3));
        hitbox_broad_phase_free(broadPhase);
        hitbox_broad_phase_free(nullptr);
    }

    void indicesAnswerAsWithoutThem()
    {
        test::Random random(6);
        const Ring ring = test::starRing(random, test::familyOf(0), 100);
        const auto view = std::visit(View(), Shape(Polygon{ring}));
        hitbox_polygon_index *index = nullptr;
        QCOMPARE(hitbox_polygon_index_new(&view->shape, HITBOX_EVEN_ODD, &index), HITBOX_OK);
        for (int i = 0; i < test::caseCount(); ++i) {
            const Point p = test::randomPoint(random, test::familyOf(0));
            QCOMPARE(int(hitbox_polygon_index_locate(p.x, p.y, index)), int(locate(p, ring)));
        }
        const auto far = std::visit(View(), Shape(Region{{{{1e6, 0}, {1e6, 1}, {2e6, 0}}}}));
        hitbox_polygon_index *other = nullptr;
        QCOMPARE(hitbox_polygon_index_new(&far->shape, HITBOX_NON_ZERO, &other), HITBOX_OK);
        QCOMPARE(hitbox_polygon_index_overlaps(index, index), 1);
        QCOMPARE(hitbox_polygon_index_overlaps(index, other), 0);
        hitbox_polygon_index_free(other);
        hitbox_polygon_index_free(index);
    }

    void whatIsNoShapeIsRefused_data()
    {
        QTest::addColumn<int>("kind");
        QTest::addColumn<qulonglong>("count");
        QTest::newRow("a circle without a centre") << int(HITBOX_CIRCLE) << 0ULL;
        QTest::newRow("a box of one corner") << int(HITBOX_BOX) << 1ULL;
        QTest::newRow("a segment of three ends") << int(HITBOX_SEGMENT) << 3ULL;
        QTest::newRow("a region of more points than its rings have") << int(HITBOX_REGION) << 3ULL;
        QTest::newRow("an unknown kind") << 99 << 4ULL;
        QTest::newRow("a negative kind") << -1 << 4ULL;
    }
    void whatIsNoShapeIsRefused()
    {
        QFETCH(int, kind);
        QFETCH(qulonglong, count);
        const auto good = std::visit(View(), Shape(Polygon{tenSquare}));
        hitbox_shape bad = good->shape;
        bad.kind = hitbox_shape_kind(kind);
        bad.point_count = count;
        hitbox_relation relation = HITBOX_EQUAL;
        QCOMPARE(hitbox_relate(&bad, &good->shape, nullptr, &relation), HITBOX_BAD_ARGUMENT);
        QCOMPARE(hitbox_relate(&good->shape, &bad, nullptr, &relation), HITBOX_BAD_ARGUMENT);
        QCOMPARE(hitbox_relate(&good->shape, nullptr, nullptr, &relation), HITBOX_BAD_ARGUMENT);
        QCOMPARE(relation, HITBOX_EQUAL);
        hitbox_box box{};
        QCOMPARE(hitbox_bounds(&bad, &box), HITBOX_BAD_ARGUMENT);
    }

    void ringsThatClaimMoreThanThereIsAreRefused()
    {
        const std::vector<std::size_t> sizes{SIZE_MAX, 5};
        const hitbox_shape region{HITBOX_REGION, pointsOf(tenSquare), tenSquare.size(), 0, sizes.data(), sizes.size()};
        double size = 0;
        QCOMPARE(hitbox_area(&region, nullptr, &size), HITBOX_BAD_ARGUMENT);
        const hitbox_shape noSizes{HITBOX_REGION, pointsOf(tenSquare), tenSquare.size(), 0, nullptr, 1};
        QCOMPARE(hitbox_area(&noSizes, nullptr, &size), HITBOX_BAD_ARGUMENT);
        const hitbox_shape noPoints{HITBOX_POLYGON, nullptr, 4, 0, nullptr, 0};
        QCOMPARE(hitbox_area(&noPoints, nullptr, &size), HITBOX_BAD_ARGUMENT);
        const hitbox_shape empty{HITBOX_POLYGON, nullptr, 0, 0, nullptr, 0};
        QCOMPARE(hitbox_area(&empty, nullptr, &size), HITBOX_OK);
        QCOMPARE(size, 0.0);
    }

    void pointersToNothingAreRefused()
    {
        int simple = 7;
        hitbox_edge_meetings *meetings = nullptr;
        hitbox_rings *rings = nullptr;
        QCOMPARE(hitbox_is_simple(nullptr, 4, &simple), HITBOX_BAD_ARGUMENT);
        QCOMPARE(hitbox_self_intersections(nullptr, 4, 1, nullptr, &meetings), HITBOX_BAD_ARGUMENT);
        QCOMPARE(hitbox_untangle(nullptr, 4, HITBOX_EVEN_ODD, nullptr, &rings), HITBOX_BAD_ARGUMENT);
        QCOMPARE(simple, 7);
        QCOMPARE(hitbox_is_simple(nullptr, 0, &simple), HITBOX_OK);
        QCOMPARE(simple, 0);

        hitbox_broad_phase *broadPhase = nullptr;
        QCOMPARE(hitbox_broad_phase_new(nullptr, 3, &broadPhase), HITBOX_BAD_ARGUMENT);
        QCOMPARE(hitbox_broad_phase_new(nullptr, 0, &broadPhase), HITBOX_OK);
        std::size_t id = 0;
        hitbox_indices *ids = nullptr;
        QCOMPARE(hitbox_broad_phase_add(broadPhase, nullptr, &id), HITBOX_BAD_ARGUMENT);
        QCOMPARE(hitbox_broad_phase_move(broadPhase, 0, nullptr), HITBOX_BAD_ARGUMENT);
        QCOMPARE(hitbox_broad_phase_overlapping(broadPhase, nullptr, &ids), HITBOX_BAD_ARGUMENT);
        hitbox_broad_phase_free(broadPhase);
    }

    void questionsForOtherKindsAreRefused()
    {
        const auto circle = std::visit(View(), Shape(Circle{{0, 0}, 4}));
        hitbox_rings *rings = nullptr;
        hitbox_indices *corners = nullptr;
        hitbox_polygon_index *index = nullptr;
        QCOMPARE(hitbox_convex_pieces(&circle->shape, 8, nullptr, &rings), HITBOX_BAD_ARGUMENT);
        QCOMPARE(hitbox_triangles(&circle->shape, nullptr, &corners), HITBOX_BAD_ARGUMENT);
        QCOMPARE(hitbox_polygon_index_new(&circle->shape, HITBOX_EVEN_ODD, &index), HITBOX_BAD_ARGUMENT);
        QCOMPARE(hitbox_combine(&circle->shape, &circle->shape, hitbox_operation(4), 1, nullptr, &rings),
                 HITBOX_BAD_ARGUMENT);
        QCOMPARE(hitbox_place(&circle->shape, nullptr, nullptr), HITBOX_BAD_ARGUMENT);
    }

    void numbersThatNoEnumerationHasAreRefused()
    {
        hitbox_rings *rings = nullptr;
        hitbox_polygon_index *index = nullptr;
        const auto crossed = std::visit(View(), Shape(Polygon{tenBowTie}));
        for (const int rule : {-1, 2, 42}) {
            QCOMPARE(hitbox_untangle(pointsOf(tenBowTie), tenBowTie.size(), hitbox_fill_rule(rule), nullptr, &rings),
                     HITBOX_BAD_ARGUMENT);
            QCOMPARE(hitbox_polygon_index_new(&crossed->shape, hitbox_fill_rule(rule), &index), HITBOX_BAD_ARGUMENT);
        }
        const std::uint8_t opaque[4]{255, 255, 255, 255};
        QCOMPARE(hitbox_trace(opaque, 2, 2, 128, 1, hitbox_outline_side(9), nullptr, &rings), HITBOX_BAD_ARGUMENT);
        QCOMPARE(rings, nullptr);
        QCOMPARE(index, nullptr);
    }

    void failuresAreTold()
    {
        hitbox_rings *rings = nullptr;
        const auto crossed = std::visit(View(), Shape(Polygon{tenBowTie}));
        QCOMPARE(hitbox_convex_pieces(&crossed->shape, 8, nullptr, &rings), HITBOX_NOT_SIMPLE);
        const hitbox_budget nothing{0, 0};
        QCOMPARE(hitbox_untangle(pointsOf(tenBowTie), tenBowTie.size(), HITBOX_EVEN_ODD, &nothing, &rings),
                 HITBOX_CUT_SHORT);
        const auto corner = std::visit(View(), Shape(Polygon{{{0, 0}, {9, 0}, {9, 9}}}));
        hitbox_indices *corners = nullptr;
        QCOMPARE(hitbox_triangles(&corner->shape, &nothing, &corners), HITBOX_CUT_SHORT);
        QCOMPARE(corners, nullptr);
        const Ring endless{{0, 0}, {INFINITY, 1}, {2, 2}};
        QCOMPARE(hitbox_untangle(pointsOf(endless), endless.size(), HITBOX_EVEN_ODD, nullptr, &rings),
                 HITBOX_NOT_FINITE);
        QCOMPARE(rings, nullptr);
        for (int status = HITBOX_OK; status <= HITBOX_BAD_ARGUMENT; ++status)
            QVERIFY(QString(hitbox_status_words(hitbox_status(status))) != "an unknown status");
        QCOMPARE(hitbox_status_words(hitbox_status(99)), "an unknown status");
        QCOMPARE(hitbox_geometry_version(), std::uint32_t(HITBOX_GEOMETRY_VERSION));
    }
};

HITBOX_TEST(GeometryTest)
#include "geometry_test.moc"
