#include <QTest>

#include <CGAL/Boolean_set_operations_2.h>
#include <CGAL/Exact_predicates_exact_constructions_kernel.h>
#include <CGAL/Polygon_set_2.h>

#include "geometry/overlay/region_checks.h"
#include "test_class.h"

using namespace hitbox::geometry;
using namespace hitbox::geometry::test;

using Kernel = CGAL::Exact_predicates_exact_constructions_kernel;
using CgalPolygon = CGAL::Polygon_2<Kernel>;
using CgalSet = CGAL::Polygon_set_2<Kernel>;

namespace {

/// The ring must be simple.
CgalSet cgalSet(const Ring &ring)
{
    CgalPolygon polygon;
    for (const Point p : ring)
        polygon.push_back({p.x, p.y});
    if (polygon.is_clockwise_oriented())
        polygon.reverse_orientation();
    return CgalSet(polygon);
}

CgalSet cgalCombined(const RingPair &pair, RegionOperation operation)
{
    CgalSet set = cgalSet(pair.a);
    switch (operation) {
    case RegionOperation::Intersection: set.intersection(cgalSet(pair.b)); break;
    case RegionOperation::Union: set.join(cgalSet(pair.b)); break;
    case RegionOperation::Difference: set.difference(cgalSet(pair.b)); break;
    case RegionOperation::SymmetricDifference: set.symmetric_difference(cgalSet(pair.b)); break;
    }
    return set;
}

struct Summary {
    std::size_t rings = 0;
    Kernel::FT area = 0;
};

Summary summary(const CgalSet &set)
{
    std::vector<CGAL::Polygon_with_holes_2<Kernel>> polygons;
    set.polygons_with_holes(std::back_inserter(polygons));
    Summary result;
    for (const auto &polygon : polygons) {
        result.rings += 1 + polygon.number_of_holes();
        result.area += polygon.outer_boundary().area();
        for (auto hole = polygon.holes_begin(); hole != polygon.holes_end(); ++hole)
            result.area += hole->area();
    }
    return result;
}

Ring simpleCoast(Random &random, std::size_t count, Point middle)
{
    for (;;) {
        Ring ring = coastRing(random, count);
        for (Point &p : ring)
            p = p + middle;
        if (isSimple(ring))
            return ring;
    }
}

/// The outline of columns of pixels: unit edges, many of them straight on.
Ring skyline(Random &random, int columns)
{
    Ring ring{{static_cast<double>(columns), 0}, {0, 0}};
    int height = 5;
    for (int column = 0; column < columns; ++column) {
        const int next = std::max(1, height + random.between(-2, 2));
        for (int y = height; column > 0 && y != next; y += y < next ? 1 : -1)
            ring.push_back({static_cast<double>(column), static_cast<double>(y)});
        ring.push_back({static_cast<double>(column), static_cast<double>(next)});
        ring.push_back({static_cast<double>(column) + 1, static_cast<double>(next)});
        height = next;
    }
    ring.erase(std::unique(ring.begin(), ring.end()), ring.end());
    return ring;
}

int largeCaseCount()
{
    return std::max(2, caseCount() / 500);
}

} // namespace

class RegionCgalTest : public QObject
{
    Q_OBJECT

private slots:
    void agreesWithCgalOnCoasts();
    void agreesWithCgalOnPixelOutlines();
    void agreesWithCgalOnNearlyIdenticalCopies();
};

void RegionCgalTest::agreesWithCgalOnCoasts()
{
    Random random(231);
    for (int i = 0; i < largeCaseCount(); ++i) {
        const auto count = static_cast<std::size_t>(random.between(100, 2000));
        const RingPair pair{simpleCoast(random, count, {}),
                            simpleCoast(random, count, {random.between(-400.0, 400.0), random.between(-400.0, 400.0)})};
        for (const RegionOperation operation : allOperations) {
            const Region result = combined(pair, operation);
            const Summary expected = summary(cgalCombined(pair, operation));
            // Crossings are corners of several pieces of the symmetric difference, which CGAL joins there to one ring.
            if (operation != RegionOperation::SymmetricDifference)
                QCOMPARE(result.rings.size(), expected.rings);
            QVERIFY(isNear(exactArea(result), CGAL::to_double(expected.area), areaRoundingOf(pair.all())));
        }
    }
}

void RegionCgalTest::agreesWithCgalOnPixelOutlines()
{
    Random random(232);
    for (int i = 0; i < largeCaseCount(); ++i) {
        const int columns = random.between(50, 400);
        const RingPair pair{skyline(random, columns), skyline(random, columns)};
        for (const RegionOperation operation : allOperations) {
            const Region result = combined(pair, operation);
            QCOMPARE(exactArea(result), CGAL::to_double(summary(cgalCombined(pair, operation)).area));
            QVERIFY(isSound(result));
        }
    }
}

void RegionCgalTest::agreesWithCgalOnNearlyIdenticalCopies()
{
    Random random(233);
    for (int i = 0; i < largeCaseCount(); ++i) {
        const Ring ring = simpleCoast(random, 500, {});
        const RingPair pair{ring, nudged(random, ring)};
        for (const RegionOperation operation : allOperations) {
            const Region result = combined(pair, operation);
            const Summary expected = summary(cgalCombined(pair, operation));
            QVERIFY(isNear(exactArea(result), CGAL::to_double(expected.area), areaRoundingOf(pair.all())));
        }
    }
}

HITBOX_TEST(RegionCgalTest)
#include "region_cgal_test.moc"
