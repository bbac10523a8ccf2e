#include "test_class.h"
#include "tools/snapping/snap_search.h"

#include "tools/snap_bench.h"

#include <hitbox/geometry/distance.h>
#include <hitbox/geometry/outline.h>

#include <QTest>

using namespace hitbox;
using geometry::Point;

class SnapSearchTest : public QObject
{
    Q_OBJECT

private slots:
    void onlyTargetsWithinReachCount()
    {
        const SnapBench bench{documentWith({squareAt(10, 10, 8)}), {}, {.to = SnapKind::Vertices}};
        const SnapTargets targets = bench.targets();
        QVERIFY(nearestSnapVertex(targets, SnapKind::Vertices, {8, 10}, 2));
        QVERIFY(!nearestSnapVertex(targets, SnapKind::Vertices, {8, 10}, 1.9));
        QVERIFY(!nearestSnapVertex(targets, SnapKind::Edges, {10, 10}, 2));
        QVERIFY(!nearestSnapEdge(targets, SnapKind::Edges, {14, 10}, 2)); // its edges were not switched on
    }

    void theNearestOfSeveralShapesWins()
    {
        const SnapBench bench{documentWith({squareAt(0, 0, 8), squareAt(9, 0, 8)}), {}, {.to = SnapKind::Vertices}};
        const auto hit = nearestSnapVertex(bench.targets(), bench.snap.to, {8.7, 0}, 2);
        QCOMPARE(hit->place, (Point{9, 0}));
    }

    void aRimIsMetStraightAhead()
    {
        const SnapBench bench{documentWith({geometry::Circle{{10, 10}, 4}}), {}, {.to = SnapKind::Edges}};
        const auto hit = nearestSnapEdge(bench.targets(), bench.snap.to, {15, 10}, 2);
        QCOMPARE(hit->place, (Point{14, 10}));
        QCOMPARE(hit->distance, 1.0);
        QVERIFY(!hit->edge);
        const auto middle = nearestSnapEdge(bench.targets(), bench.snap.to, {10, 10}, 5);
        QCOMPARE(geometry::distance(middle->place, Point{10, 10}), 4.0);
    }

    void thePieceOfTheOutlineAnswersLikeTheWhole()
    {
        const OneMask alpha(squareMask());
        SnapBench bench{documentWith({}), {}, {.to = SnapKind::AlphaOutline}, {0, 0}, &alpha};
        bench.document.sprites[0].frames[0].offset = QPoint(-7, 2);
        const SnapTargets targets = bench.targets();
        const geometry::Ring whole = geometry::outline(geometry::view(*targets.alpha)).rings.front();
        for (double y = -4; y < 20; y += 0.75) {
            for (double x = -4; x < 20; x += 0.75) {
                const auto expected = geometry::nearestEdge({x, y}, whole, geometry::LineEnds::Closed);
                const auto hit = nearestSnapEdge(targets, bench.snap.to, {x - 7, y + 2}, 3);
                QCOMPARE(hit.has_value(), expected->distance <= 3);
                if (hit)
                    QCOMPARE(hit->distance, expected->distance);
            }
        }
    }

    void farFromTheSpriteThereIsNoOutline()
    {
        const OneMask alpha(squareMask());
        const SnapBench bench{documentWith({}), {}, {.to = SnapKind::AlphaOutline}, {0, 0}, &alpha};
        for (const Point p : {Point{1e9, 0}, Point{-1e9, -1e9}, Point{0, 1e300}})
            QVERIFY(!nearestSnapVertex(bench.targets(), bench.snap.to, p, 8));
    }

    void aLineOfEachDirectionIsFound()
    {
        const SnapBench bench{documentWith({}), {}, {.to = SnapKind::FrameLines | SnapKind::Pivot}};
        const auto hits = nearestSnapGuides(bench.targets(), bench.snap.to, {31, 1}, 2);
        QCOMPARE(hits->vertical->at, 32.0);
        QCOMPARE(hits->vertical->kind, SnapKind::Pivot); // the first of two in one place
        QCOMPARE(hits->horizontal->at, 0.0);
        QCOMPARE(hits->distance, 1.0);
        QVERIFY(!nearestSnapGuides(bench.targets(), bench.snap.to, {20, 20}, 2));
    }
};

HITBOX_CORE_TEST(SnapSearchTest)
#include "snap_search_test.moc"
