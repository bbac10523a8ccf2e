#include "test_class.h"
#include "tools/snapping/snapping.h"

#include "tools/snap_bench.h"

#include <QTest>

using namespace hitbox;
using geometry::Point;

class SnappingTest : public QObject
{
    Q_OBJECT

private slots:
    void goesToTheNearestPixel()
    {
        QCOMPARE(snapped({1.4, 2.6}, {SnapStep::Pixel}), (Point{1, 3}));
        QCOMPARE(snapped({-1.4, -2.6}, {SnapStep::Pixel}), (Point{-1, -3}));
    }

    void goesToTheNearestHalfPixel()
    {
        QCOMPARE(snapped({1.3, 2.8}, {SnapStep::HalfPixel}), (Point{1.5, 3}));
        QCOMPARE(snapped({-0.2, -0.3}, {SnapStep::HalfPixel}), (Point{0, -0.5}));
    }

    void halvesGoTowardsPositiveInfinity()
    {
        QCOMPARE(snapped({0.5, -0.5}, {SnapStep::Pixel}), (Point{1, 0}));
        QCOMPARE(snapped({0.25, -0.25}, {SnapStep::HalfPixel}), (Point{0.5, 0}));
    }

    void offLeavesThePointAlone() { QCOMPARE(snapped({0.1, -7.3}, {SnapStep::Off}), (Point{0.1, -7.3})); }

    void snappingTwiceChangesNothing()
    {
        for (const SnapStep step : {SnapStep::Off, SnapStep::Pixel, SnapStep::HalfPixel}) {
            for (double x = -3; x < 3; x += 0.07) {
                const Point once = snapped({x, -x}, {step});
                QCOMPARE(snapped(once, {step}), once);
            }
        }
    }

    void everyStepHasItsOwnName()
    {
        QCOMPARE(snapName(SnapSettings{SnapStep::Off}), QStringLiteral("off"));
        QCOMPARE(snapName(SnapSettings{SnapStep::Pixel}), QStringLiteral("pixel"));
        QCOMPARE(snapName(SnapSettings{SnapStep::HalfPixel}), QStringLiteral("half pixel"));
    }

    void aGridOfOnesOwnHasStepsAndAnOffset()
    {
        const SnapSettings settings{SnapStep::Grid, {}, {{8, 5}, {1, 2}}};
        QCOMPARE(snapped({12, 6}, settings), (Point{9, 7}));
        QCOMPARE(snapped({-2, -1}, settings), (Point{1, -3}));
    }

    void aStepOfNothingLeavesItsCoordinateAlone()
    {
        const SnapSettings settings{SnapStep::Grid, {}, {{0, -3}, {}}};
        QCOMPARE(snapped({1.25, 7.5}, settings), (Point{1.25, 7.5}));
    }

    void aVertexIsTakenToTheBit()
    {
        const Point odd{0.1 + 0.2, 1.0 / 3};
        const SnapBench bench{documentWith({polygon({odd, {20, 0}, {20, 20}})}), {}, {.to = SnapKind::Vertices}};
        const SnapResult result = snapped({0, 0}, bench.snap, bench.targets(), 2);
        QCOMPARE(result.place.x, odd.x);
        QVERIFY(result.place == odd);
        QCOMPARE(*result.kind, SnapKind::Vertices);
        QCOMPARE(*result.mark, odd);
    }

    void aVertexWinsOverTheEdgesThatEndInIt()
    {
        const SnapBench bench{
            documentWith({squareAt(0.25, 0.25, 8)}), {}, {.to = SnapKind::Vertices | SnapKind::Edges}};
        QCOMPARE(snapped({1, 0.3}, bench.snap, bench.targets(), 2).place, (Point{0.25, 0.25}));
        QCOMPARE(*snapped({4, 0.3}, bench.snap, bench.targets(), 2).kind, SnapKind::Edges);
    }

    void alongALevelEdgeTheGridStillCounts()
    {
        const SnapBench bench{documentWith({squareAt(0.25, 0.25, 8)}), {}, {.to = SnapKind::Edges}};
        const SnapResult result = snapped({4.2, 0.9}, bench.snap, bench.targets(), 2);
        QCOMPARE(result.place, (Point{4, 0.25}));
        QCOMPARE(result.guides, (QList<geometry::Segment>{{{0.25, 0.25}, {8.25, 0.25}}}));
        QCOMPARE(snapped({8.2, 0.5}, bench.snap, bench.targets(), 2).place,
                 (Point{8.25, 1})); // the upright one is nearer
    }

    void onASlantedEdgeThePointIsTheNearestOne()
    {
        const SnapBench bench{documentWith({polygon({{0, 0}, {10, 10}, {0, 20}})}), {}, {.to = SnapKind::Edges}};
        QCOMPARE(snapped({6, 5}, bench.snap, bench.targets(), 2).place, (Point{5.5, 5.5}));
    }

    void outOfReachTheGridCounts()
    {
        const SnapBench bench{documentWith({squareAt(10.25, 10.25, 8)}), {}, {.to = SnapKind::Vertices}};
        const SnapResult result = snapped({3.2, 3.7}, bench.snap, bench.targets(), 2);
        QCOMPARE(result, (SnapResult{{3, 4}, {}, {}, {}}));
    }

    void linesOfTheFrameTakeOneCoordinateEach()
    {
        const SnapBench bench{documentWith({}), {}, {.to = SnapKind::FrameLines}};
        const SnapResult one = snapped({33.2, 10.3}, bench.snap, bench.targets(), 2);
        QCOMPARE(one.place, (Point{32, 10}));
        QCOMPARE(one.guides, (QList<geometry::Segment>{{{32, 0}, {32, 64}}}));
        const SnapResult both = snapped({33.2, 63.3}, bench.snap, bench.targets(), 2);
        QCOMPARE(both.place, (Point{32, 64}));
        QCOMPARE(both.guides.size(), 2);
    }

    void theOutlineOfTheSpriteIsOnWholePixels()
    {
        const OneMask alpha(squareMask());
        const SnapBench bench{documentWith({}), {}, {.to = SnapKind::AlphaOutline}, {0, 0}, &alpha};
        QCOMPARE(snapped({3.4, 4.3}, bench.snap, bench.targets(), 1).place, (Point{4, 4}));
        const SnapResult edge = snapped({8.2, 12.6}, bench.snap, bench.targets(), 1);
        QCOMPARE(edge.place, (Point{8, 12}));
        QCOMPARE(*edge.kind, SnapKind::AlphaOutline);
    }

    void alongAnAxisAnEdgeIsMetWhereItCrosses()
    {
        const SnapBench bench{documentWith({polygon({{10, 0}, {14, 8}, {40, 30}})}), {}, {.to = SnapKind::Edges}};
        const SnapResult level = snappedAlong({0, 4}, Axis::Horizontal, {11, 7}, bench.snap, bench.targets(), 2);
        QCOMPARE(level.place, (Point{12, 4}));
        QCOMPARE(*level.kind, SnapKind::Edges);
        const SnapResult upright = snappedAlong({12, 0.5}, Axis::Vertical, {3, 3}, bench.snap, bench.targets(), 2);
        QCOMPARE(upright.place, (Point{12, 4}));
    }

    void alongAnAxisALineAcrossItCounts()
    {
        const SnapBench bench{documentWith({}), {}, {.to = SnapKind::Pivot}};
        const SnapResult result = snappedAlong({0, 31}, Axis::Horizontal, {31, 8}, bench.snap, bench.targets(), 2);
        QCOMPARE(result.place, (Point{32, 31}));
        QCOMPARE(result.guides, (QList<geometry::Segment>{{{32, 0}, {32, 64}}}));
    }

    void theSummaryNamesAllThatIsOn()
    {
        QCOMPARE(snapSummary({}), QStringLiteral("pixel"));
        QCOMPARE(snapSummary({SnapStep::Off}), QStringLiteral("off"));
        QCOMPARE(snapSummary({SnapStep::Pixel, SnapKind::AlphaOutline}), QStringLiteral("pixel, outline"));
        QCOMPARE(snapSummary({SnapStep::Off, SnapKind::Edges}), QStringLiteral("edges"));
        QCOMPARE(snapSummary({SnapStep::Grid, {}, {{16, 4.5}, {}}}), QString::fromUtf8("grid 16 × 4.5"));
    }
};

HITBOX_TEST(SnappingTest)
#include "snapping_test.moc"
