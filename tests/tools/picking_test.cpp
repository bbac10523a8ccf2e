#include "test_class.h"
#include "tools/picking.h"

#include "tool_bench.h"

#include <QTest>

using namespace hitbox;
using geometry::Point;

namespace {

Frame frameWith(const QList<Outline> &outlines)
{
    return documentWith(outlines).sprites[0].frames[0];
}

ShapeId id(int value)
{
    return ShapeId{value};
}

} // namespace

class PickingTest : public QObject
{
    Q_OBJECT

private slots:
    void theTopmostShapeThatHoldsThePointIsMeant()
    {
        const Frame frame = frameWith({squareAt(0, 0, 40), squareAt(5, 5, 30)});
        QCOMPARE(shapeAt(frame, {20, 20}, 1, {}), id(2));
    }

    void aSelectedShapeWinsOverOthersThatHoldThePoint()
    {
        const Frame frame = frameWith({squareAt(0, 0, 40), squareAt(5, 5, 30)});
        QCOMPARE(shapeAt(frame, {20, 20}, 1, {id(1)}), id(1));
    }

    void aNearBoundaryWinsOverWhatHoldsThePoint()
    {
        const Frame frame = frameWith({squareAt(10, 10, 10), squareAt(0, 0, 40)});
        QCOMPARE(shapeAt(frame, {10.5, 15}, 1, {}), id(1));
        QCOMPARE(shapeAt(frame, {15, 15}, 1, {}), id(2));
    }

    void insideASelectedShapeBoundariesBelowItDoNotCount()
    {
        const Frame frame = frameWith({squareAt(10, 10, 10), squareAt(0, 0, 40)});
        QCOMPARE(shapeAt(frame, {10.5, 15}, 1, {id(2)}), id(2));
        QCOMPARE(shapeAt(frame, {10.5, 15}, 1, {id(1)}), id(1));
        const Frame aside = frameWith({squareAt(0, 0, 10), squareAt(8, 0, 10), squareAt(0, 12, 10)});
        QCOMPARE(shapeAt(aside, {7, 5}, 2, {}), id(2));
        QCOMPARE(shapeAt(aside, {7, 5}, 2, {id(1)}), id(1));    // nor those that lie beside the place
        QCOMPARE(shapeAt(aside, {5, 11.5}, 2, {id(1)}), id(3)); // outside of it the nearer one is meant
    }

    void whatLiesOverASelectedShapeIsPickedByItsBoundary()
    {
        const Frame frame = frameWith({squareAt(0, 0, 40), squareAt(10, 10, 10), ChainLine{{{25, 5}, {25, 35}}}});
        QCOMPARE(shapeAt(frame, {10.5, 15}, 1, {id(1)}), id(2));
        QCOMPARE(shapeAt(frame, {24.5, 15}, 1, {id(1)}), id(3));
        QCOMPARE(shapeAt(frame, {9.5, 15}, 1, {id(1)}), id(1));
    }

    void ofTwoCoveringBoundariesTheSelectedOneIsMeant()
    {
        const Frame frame = frameWith({squareAt(0, 0, 10), squareAt(0, 0, 10)});
        QCOMPARE(shapeAt(frame, {0, 5}, 1, {}), id(2));
        QCOMPARE(shapeAt(frame, {0, 5}, 1, {id(1)}), id(1));
    }

    void reachCountsFromOutside()
    {
        const Frame frame = frameWith({geometry::Circle{{10, 10}, 5}});
        QCOMPARE(shapeAt(frame, {16.5, 10}, 2, {}), id(1));
        QCOMPARE(shapeAt(frame, {17.5, 10}, 2, {}), ShapeId{});
    }

    void hiddenAndLockedShapesAreNotPicked()
    {
        Frame frame = frameWith({squareAt(0, 0, 10), squareAt(0, 0, 10)});
        frame.shapes[1].visible = false;
        QCOMPARE(shapeAt(frame, {5, 5}, 1, {}), id(1));
        frame.shapes[0].locked = true;
        QCOMPARE(shapeAt(frame, {5, 5}, 1, {}), ShapeId{});
        QVERIFY(!handleAt(frame, {id(1), id(2)}, {0, 0}, 1));
        QVERIFY(!edgeAt(frame, {id(1), id(2)}, {5, 0}, 1));
        QVERIFY(shapesWithin(frame, {{-1, -1}, {20, 20}}).isEmpty());
    }

    void aChainIsPickedOnItsLineOnly()
    {
        const Frame frame = frameWith({ChainLine{{{0, 0}, {10, 0}, {10, 10}}}});
        QCOMPARE(shapeAt(frame, {5, 0.5}, 1, {}), id(1));
        QCOMPARE(shapeAt(frame, {5, 4.5}, 1, {}), ShapeId{}); // the line back to the start does not exist
    }

    void shapesWithoutPointsAreNeverPicked()
    {
        const Frame frame = frameWith({polygon({}), ChainLine{}});
        QCOMPARE(shapeAt(frame, {0, 0}, 100, {}), ShapeId{});
        QVERIFY(!boundsOf(frame.shapes[0].outline));
        QVERIFY(shapesWithin(frame, {{-1, -1}, {1, 1}}).isEmpty());
        QVERIFY(!edgeAt(frame, {id(1), id(2)}, {0, 0}, 100));
    }

    void theNearestHandleOfTheGivenShapesIsFound()
    {
        const Frame frame = frameWith({squareAt(0, 0, 10), squareAt(1, 1, 10)});
        QCOMPARE(*handleAt(frame, {id(1)}, {0.9, 0.9}, 2), (HandleRef{id(1), 0}));
        QCOMPARE(*handleAt(frame, {id(1), id(2)}, {0.9, 0.9}, 2), (HandleRef{id(2), 0}));
        QVERIFY(!handleAt(frame, {id(1)}, {5, 5}, 2));
    }

    void theLastEdgeOfAPolygonLeadsBack()
    {
        const Frame frame = frameWith({squareAt(0, 0, 10)});
        const auto hit = edgeAt(frame, {id(1)}, {0.5, 6}, 1);
        QVERIFY(hit);
        QCOMPARE(hit->edge, 3);
        QCOMPARE(hit->point, (Point{0, 6}));
    }

    void boxesAndCirclesHaveNoEdgesToInsertInto()
    {
        const Frame frame = frameWith({geometry::Box{{0, 0}, {10, 10}}, geometry::Circle{{0, 0}, 5}});
        QVERIFY(!edgeAt(frame, {id(1), id(2)}, {5, 0}, 1));
    }

    void aMarqueeTakesWhatItTouches()
    {
        const Frame frame = frameWith({squareAt(0, 0, 10), geometry::Circle{{30, 30}, 5}, squareAt(-50, -50, 200)});
        QCOMPARE(shapesWithin(frame, {{10, 10}, {12, 12}}), (QSet<ShapeId>{id(1), id(3)}));
        // The corner of the circle's box is no part of the circle.
        QCOMPARE(shapesWithin(frame, {{25, 25}, {26, 26}}), (QSet<ShapeId>{id(3)}));
    }

    void aMarqueeTakesHandlesOnItsBorder()
    {
        const Frame frame = frameWith({squareAt(0, 0, 10)});
        QCOMPARE(handlesWithin(frame, {id(1)}, {{0, 0}, {10, 5}}), (QSet<HandleRef>{{id(1), 0}, {id(1), 1}}));
        QVERIFY(handlesWithin(frame, {}, {{0, 0}, {10, 5}}).isEmpty());
    }

    void everythingUnderTheCursorIsListedFromTheTop()
    {
        Document document = documentWith({squareAt(0, 0, 30), squareAt(40, 0, 5), geometry::Circle{{10, 10}, 5},
                                          squareAt(0, 0, 30), ChainLine{{{0, 11}, {30, 11}}}});
        setShape(document, 4, [](Shape &shape) { shape.locked = true; });
        const Frame &frame = *findFrame(document, {0, 0});
        QCOMPARE(shapesUnder(frame, {10, 10}, 2), (QList<ShapeId>{{5}, {3}, {1}}));
        QCOMPARE(shapesUnder(frame, {31, 20}, 2), (QList<ShapeId>{{1}}));
        QVERIFY(shapesUnder(frame, {35, 20}, 2).isEmpty());
    }
};

HITBOX_TEST(PickingTest)
#include "picking_test.moc"
