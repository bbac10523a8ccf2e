#include <QTest>

#include <array>
#include <cmath>
#include <limits>

#include <hitbox/geometry/polygon_index.h>

#include "geometry/oracle.h"
#include "geometry/random_shapes.h"
#include "index/trapezoid_tree.h"
#include "test_class.h"

using namespace hitbox::geometry;

namespace {

struct LineTree {
    std::vector<Point> line;
    detail::GridFrame frame;
    std::optional<detail::TrapezoidTree> tree;

    Location locate(Point p) const { return frame.contains(p) ? detail::locate(p, *tree, line) : Location::Outside; }
};

constexpr std::size_t anyNumber = 1U << 20;

LineTree treeOfRings(std::span<const Ring> rings, FillRule rule, double passes, std::size_t edgesInLeaf,
                     std::size_t wordCount = anyNumber)
{
    LineTree made;
    for (const Ring &ring : rings) {
        if (!made.line.empty())
            made.line.push_back({std::numeric_limits<double>::quiet_NaN(), 0});
        made.line.insert(made.line.end(), ring.begin(), ring.end());
        made.line.push_back(ring.front());
    }
    made.frame = detail::rowFrameFor(made.line, detail::gridFrameFor(made.line), passes);
    made.tree = detail::trapezoidTreeOf(made.line, made.frame, rule, {wordCount, edgesInLeaf});
    return made;
}

LineTree treeOfRing(const Ring &ring, FillRule rule, double passes, std::size_t edgesInLeaf)
{
    return treeOfRings(std::span(&ring, 1), rule, passes, edgesInLeaf);
}

/// On vertices and edges, level with vertices, and on borders of rows.
Point trapezoidQuery(test::Random &random, test::Family family, const Ring &ring, const detail::GridFrame &frame)
{
    const auto any = [&] { return ring[static_cast<std::size_t>(random.below(static_cast<int>(ring.size())))]; };
    const Segment side = edge(ring, static_cast<std::size_t>(random.below(static_cast<int>(ring.size()))));
    const auto row = static_cast<double>(random.below(static_cast<int>(frame.y.count)));
    switch (random.below(7)) {
    case 0: return side.from;
    case 1: return test::pointNearLine(random, side.from, side.to);
    case 2: return {any().x, side.from.y};
    case 3: return {random.between(frame.x.low, frame.x.high), side.from.y};
    case 4: return {any().x, frame.y.low + row * frame.y.cellSize};
    case 5: return test::between(any(), any(), random.unit());
    default: return randomPoint(random, family);
    }
}

/// Teeth that hang from a bar, all of one length or of two.
Ring combOf(test::Random &random, int toothCount)
{
    const bool areLong = random.chance(0.5);
    Ring ring{{2.0 * toothCount, 0}, {0, 0}};
    for (int i = 0; i < toothCount; ++i) {
        ring.push_back({2.0 * i + 0.5, areLong && i % 3 == 0 ? 30.0 : 20.0});
        if (i + 1 < toothCount)
            ring.push_back({2.0 * i + 2, 5});
    }
    return ring;
}

} // namespace

class TrapezoidTreeTest : public QObject
{
    Q_OBJECT

private slots:
    void agreesWithRationalArithmetic()
    {
        test::Random random(171);
        int made = 0;
        for (int i = 0; i < test::caseCount(); ++i) {
            const auto family = test::familyOf(i);
            const auto count = static_cast<std::size_t>(random.between(3, 14));
            const Ring ring =
                random.chance(0.8) ? test::starRing(random, family, count) : test::randomRing(random, family, count);
            const FillRule rule = random.chance(0.5) ? FillRule::EvenOdd : FillRule::NonZero;
            const auto edgesInLeaf = static_cast<std::size_t>(random.below(4));
            const LineTree trapezoids = treeOfRing(ring, rule, random.between(0.0, 6.0), edgesInLeaf);
            if (!trapezoids.tree)
                continue;
            ++made;
            for (int k = 0; k < 4; ++k) {
                const Point p = trapezoidQuery(random, family, ring, trapezoids.frame);
                Ring all = ring;
                all.push_back(p);
                QVERIFY2(trapezoids.locate(p) == oracle::locate(p, ring, rule), HITBOX_CASE(i, all));
            }
        }
        QVERIFY(made > test::caseCount() / 4);
    }

    void crossingsAreFoundOrDoNoHarm()
    {
        test::Random random(172);
        int refused = 0;
        for (int i = 0; i < test::caseCount(); ++i) {
            const auto family = test::familyOf(i);
            const Ring ring = test::randomRing(random, family, static_cast<std::size_t>(random.between(3, 9)));
            const LineTree trapezoids = treeOfRing(ring, FillRule::NonZero, random.between(0.0, 4.0), 1);
            refused += trapezoids.tree ? 0 : 1;
            for (int k = 0; trapezoids.tree && k < 8; ++k) {
                const Point p = trapezoidQuery(random, family, ring, trapezoids.frame);
                Ring all = ring;
                all.push_back(p);
                QVERIFY2(trapezoids.locate(p) == oracle::locate(p, ring, FillRule::NonZero), HITBOX_CASE(i, all));
            }
        }
        QVERIFY(refused > test::caseCount() / 4);
    }

    void holesAndOtherRingsCount()
    {
        test::Random random(173);
        int made = 0;
        for (int i = 0; i < test::caseCount() / 4; ++i) {
            const auto outerCount = static_cast<std::size_t>(random.between(8, 40));
            std::vector<Ring> rings{test::starRing(random, test::Family::Plain, outerCount)};
            rings.push_back(test::moved(rings.front(), [&](Point p) { return p * 0.5; }));
            rings.push_back(test::moved(rings.front(), [&](Point p) { return p + Point{3000, 40}; }));
            const LineTree trapezoids = treeOfRings(rings, FillRule::EvenOdd, random.between(0.5, 4.0), 3);
            if (!trapezoids.tree)
                continue;
            ++made;
            const Region region{rings};
            for (int k = 0; k < 8; ++k) {
                const Ring &ring = rings[static_cast<std::size_t>(random.below(3))];
                const Point p = trapezoidQuery(random, test::Family::Plain, ring, trapezoids.frame);
                QCOMPARE(trapezoids.locate(p), locate(p, region));
            }
        }
        QVERIFY(made > 0);
    }

    void manyEdgesThatEndAtOneHeightAnswerAsOthers()
    {
        test::Random random(174);
        for (int i = 0; i < 200; ++i) {
            const Ring ring = combOf(random, random.between(2, 60));
            const auto edgesInLeaf = static_cast<std::size_t>(random.between(0, 8));
            const LineTree trapezoids = treeOfRing(ring, FillRule::EvenOdd, random.between(0.0, 3.0), edgesInLeaf);
            QVERIFY(trapezoids.tree.has_value());
            for (int k = 0; k < 60; ++k) {
                const Point p = trapezoidQuery(random, test::Family::Lattice, ring, trapezoids.frame);
                QCOMPARE(trapezoids.locate(p), locate(p, ring));
            }
        }
    }

    void takesNoMoreWordsThanItMay()
    {
        test::Random random(175);
        const std::vector<Ring> rings{test::starRing(random, test::Family::Plain, 200)};
        const std::size_t needed = treeOfRings(rings, FillRule::EvenOdd, 1.5, 6).tree->words.size();
        QVERIFY(treeOfRings(rings, FillRule::EvenOdd, 1.5, 6, needed).tree.has_value());
        for (std::size_t fewer = 0; fewer < needed; ++fewer)
            QVERIFY(!treeOfRings(rings, FillRule::EvenOdd, 1.5, 6, fewer).tree.has_value());
    }

    void wordsForAStarDoNotGrowWithItsSpikes()
    {
        test::Random random(176);
        for (const std::size_t count : {200U, 2000U, 20000U}) {
            const Ring ring = test::starRing(random, test::Family::Plain, count);
            const LineTree trapezoids = treeOfRing(ring, FillRule::EvenOdd, 1.5, 8);
            QVERIFY(trapezoids.tree.has_value());
            QVERIFY(trapezoids.tree->words.size() < 7 * count);
        }
    }

    void touchesOfEdgesThatPassARowAreRefused()
    {
        // The tip at (5, 20) lies on the long right edge, which passes the row around it.
        const Ring touching{{0, 0}, {5, 0}, {5, 40}, {0, 40}, {0, 30}, {5, 20}, {0, 10}};
        QVERIFY(!treeOfRing(touching, FillRule::EvenOdd, 1, 0).tree.has_value());
        const Ring near{{0, 0}, {5, 0}, {5, 40}, {0, 40}, {0, 30}, {std::nextafter(5.0, 0.0), 20}, {0, 10}};
        const LineTree trapezoids = treeOfRing(near, FillRule::EvenOdd, 1, 0);
        QVERIFY(trapezoids.tree.has_value());
        QCOMPARE(trapezoids.locate({5, 20}), Location::Boundary);
        QCOMPARE(trapezoids.locate({std::nextafter(5.0, 0.0), 20}), Location::Boundary);
        QCOMPARE(trapezoids.locate({std::nextafter(5.0, 0.0), 20.0001}), Location::Inside);
        QCOMPARE(trapezoids.locate({4, 20}), Location::Outside);
    }

    void coordinatesWhoseProductsAreNotExactAreRefused()
    {
        for (const double scale : {1e-150, 1e151}) {
            test::Random random(177);
            const Ring ring =
                test::moved(test::starRing(random, test::Family::Plain, 80), [&](Point p) { return p * scale; });
            QVERIFY(!treeOfRing(ring, FillRule::EvenOdd, 1.5, 6).tree.has_value());
            const PolygonIndex index(ring);
            for (const Point p : ring)
                QCOMPARE(locate(p, index), Location::Boundary);
        }
    }
};

HITBOX_TEST(TrapezoidTreeTest)
#include "trapezoid_tree_test.moc"
