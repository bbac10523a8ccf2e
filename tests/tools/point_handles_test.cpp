#include "test_class.h"
#include "tools/point_handles.h"

#include "tool_bench.h"

#include <QTest>

using namespace hitbox;
using geometry::Point;

namespace {

Frame handledFrame(const QList<Outline> &outlines)
{
    return documentWith(outlines).sprites[0].frames[0];
}

EdgeHit hit(int edge, Point point)
{
    return {ShapeId{1}, edge, point};
}

} // namespace

class PointHandlesTest : public QObject
{
    Q_OBJECT

private slots:
    void theEndsOfTheLastEdgeAreTheLastAndTheFirstPoint()
    {
        const Frame frame = handledFrame({squareAt(0, 0, 10)});
        QCOMPARE(endsOf(frame, hit(1, {})), (QSet<HandleRef>{{{1}, 1}, {{1}, 2}}));
        QCOMPARE(endsOf(frame, hit(3, {})), (QSet<HandleRef>{{{1}, 3}, {{1}, 0}}));
    }

    void theMiddleKeepsAwayFromTheEndsButNeverVanishes()
    {
        const Frame frame = handledFrame({squareAt(0, 0, 40)});
        QVERIFY(inMiddle(frame, hit(0, {20, 0}), 2));
        QVERIFY(inMiddle(frame, hit(0, {4.5, 0}), 2));
        QVERIFY(!inMiddle(frame, hit(0, {3.5, 0}), 2));
        // However far out the view is zoomed, the inner half of an edge stays its middle.
        QVERIFY(inMiddle(frame, hit(0, {20, 0}), 100));
        QVERIFY(!inMiddle(frame, hit(0, {9, 0}), 100));
    }

    void anEdgeWithoutLengthHasNoMiddle()
    {
        const Frame frame = handledFrame({polygon({{5, 5}, {5, 5}, {9, 9}})});
        QVERIFY(!inMiddle(frame, hit(0, {5, 5}), 2));
    }

    void anInsertedPointStandsBehindTheStartOfItsEdge()
    {
        const Frame after = withInserted(handledFrame({squareAt(0, 0, 10), squareAt(0, 0, 10)}), hit(3, {}), {-2, 5});
        QCOMPARE(std::get<PolygonOutline>(after.shapes[0].outline).points.last(), (Point{-2, 5}));
        QCOMPARE(handlesOf(after.shapes[1].outline).size(), 4);
    }

    void onlyPolygonsAndChainsHavePoints()
    {
        const Frame frame = handledFrame({squareAt(0, 0, 10), ChainLine{{{0, 0}, {1, 1}}}, geometry::Circle{}});
        QVERIFY(isPoint(frame, {{1}, 0}));
        QVERIFY(isPoint(frame, {{2}, 0}));
        QVERIFY(!isPoint(frame, {{3}, 0}));
        QVERIFY(!isPoint(frame, {{4}, 0}));
    }

    void handlesOfLockedHiddenOrLostShapesCannotBeEdited()
    {
        Frame frame = handledFrame({squareAt(0, 0, 10), squareAt(0, 0, 10), squareAt(0, 0, 10)});
        frame.shapes[1].locked = true;
        frame.shapes[2].visible = false;
        Selection selection;
        selection.handles = {{{1}, 0}, {{1}, 4}, {{2}, 0}, {{3}, 0}, {{9}, 0}};
        QCOMPARE(editableHandles(frame, selection), (QSet<HandleRef>{{{1}, 0}}));
    }

    void allHandlesAreThoseOfTheGivenShapes()
    {
        const Frame frame = handledFrame({squareAt(0, 0, 10), geometry::Circle{}});
        QCOMPARE(allHandles(frame, {{2}}), (QSet<HandleRef>{{{2}, 0}, {{2}, 1}}));
        QCOMPARE(allHandles(frame, allShapes(frame)).size(), 6);
        QCOMPARE(shapesOf(allHandles(frame, allShapes(frame))), allShapes(frame));
    }

    void theReadoutTellsThePlaceOfWhatIsSelected()
    {
        const Frame frame = handledFrame({squareAt(3, 4, 10), squareAt(20, 4, 10)});
        QCOMPARE(placeText(frame, {{{1}}, {{{1}, 1}}, {}}), QStringLiteral("13, 4"));
        QCOMPARE(placeText(frame, {{{1}, {2}}, {}, {}}), QString::fromUtf8("3, 4 · 27 × 10"));
        QCOMPARE(placeText(frame, {}), QString());
    }
};

HITBOX_TEST(PointHandlesTest)
#include "point_handles_test.moc"
