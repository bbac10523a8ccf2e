#include "test_class.h"
#include "tools/symmetry.h"

#include "tool_bench.h"

#include <QTest>

using namespace hitbox;
using geometry::Point;

class SymmetryTest : public QObject
{
    Q_OBJECT

private slots:
    void theAxisGoesThroughThePivotUnlessItWasSet()
    {
        Frame frame;
        frame.pivot = {12, 3};
        QVERIFY(!axisIn(frame, {}));
        QCOMPARE(axisIn(frame, {true, std::nullopt}), std::optional(12.0));
        QCOMPARE(axisIn(frame, {true, 7.5}), std::optional(7.5));
    }

    void halfAnOutlineIsCompletedAndItsPointsOnTheAxisStaySingle()
    {
        QCOMPARE(mirroredRing({{10, 0}, {14, 4}, {10, 8}}, 10), (QList<Point>{{10, 0}, {14, 4}, {10, 8}, {6, 4}}));
        QCOMPARE(mirroredRing({{12, 0}, {12, 8}}, 10), (QList<Point>{{12, 0}, {12, 8}, {8, 8}, {8, 0}}));
    }

    void twinsAreExactMirrorImagesInTheSamePolygon()
    {
        const Document document = documentWith({squareAt(0, 0, 20), polygon({{0, 0}, {20, 0}, {19.5, 20}})});
        const Frame &frame = *findFrame(document, {0, 0});
        QCOMPARE(mirrorTwins(frame, {{{1}, 0}}, 10), (QSet<HandleRef>{{{1}, 1}}));
        QCOMPARE(mirrorTwins(frame, {{{2}, 2}}, 10), QSet<HandleRef>());
        QCOMPARE(mirrorTwins(frame, {{{1}, 0}, {{1}, 1}}, 10), QSet<HandleRef>());
    }

    void twinsFollowAndPointsOnTheAxisStayOnIt()
    {
        const Document document = documentWith({polygon({{10, 0}, {20, 5}, {0, 5}})});
        const Frame &before = *findFrame(document, {0, 0});
        Frame after = before;
        after.shapes[0].outline = polygon({{11, -2}, {23, 6}, {0, 5}});
        const Frame linked = withTwinsFollowing(before, after, {{{1}, 0}, {{1}, 1}}, 10);
        QCOMPARE(linked.shapes[0].outline, polygon({{10, -2}, {23, 6}, {-3, 6}}));
    }

    void edgesHaveTwinsButNotTheOnesAcrossTheAxis()
    {
        const QList<Point> square = {{0, 0}, {20, 0}, {20, 20}, {0, 20}};
        QCOMPARE(twinEdge(square, 1, 10), std::optional(3));
        QCOMPARE(twinEdge(square, 3, 10), std::optional(1));
        QVERIFY(!twinEdge(square, 0, 10));
        QVERIFY(!twinEdge(square, 1, 11));
    }
};

HITBOX_TEST(SymmetryTest)
#include "symmetry_test.moc"
