#include "test_class.h"
#include "tools/selection_transform.h"

#include "document/limits.h"
#include "tool_bench.h"

#include <QTest>

using namespace hitbox;
using geometry::Box;
using geometry::Point;

namespace {

const Box selectedBox{{10, 20}, {30, 60}};

Drag dragBy(Point way, Qt::KeyboardModifiers modifiers = Qt::NoModifier, Point from = {0, 0})
{
    return {from, from + way, {}, modifiers, 4, true};
}

Outline dragged(const Outline &outline, FrameGrip grip, const Drag &drag)
{
    return transformed(outline, transformOf(selectedBox, grip, drag, {}));
}

} // namespace

class SelectionTransformTest : public QObject
{
    Q_OBJECT

private slots:
    void aSideScalesAboutTheOppositeOne()
    {
        QCOMPARE(dragged(selectedBox, FrameGrip::Right, dragBy({10, 7})), Outline(Box{{10, 20}, {40, 60}}));
        QCOMPARE(dragged(selectedBox, FrameGrip::Top, dragBy({5, -20})), Outline(Box{{10, 0}, {30, 60}}));
    }

    void aCornerScalesBothAxes()
    {
        QCOMPARE(dragged(selectedBox, FrameGrip::TopLeft, dragBy({-10, 20})), Outline(Box{{0, 40}, {30, 60}}));
    }

    void altHoldsTheMiddle()
    {
        QCOMPARE(dragged(selectedBox, FrameGrip::Left, dragBy({-5, 0}, Qt::AltModifier)),
                 Outline(Box{{5, 20}, {35, 60}}));
    }

    void shiftKeepsProportions()
    {
        QCOMPARE(dragged(selectedBox, FrameGrip::BottomRight, dragBy({3, 40}, Qt::ShiftModifier)),
                 Outline(Box{{10, 20}, {50, 100}}));
        QCOMPARE(dragged(selectedBox, FrameGrip::Right, dragBy({20, 0}, Qt::ShiftModifier)),
                 Outline(Box{{10, 0}, {50, 80}}));
    }

    void theDraggedSideLandsOnTheGridToTheBit()
    {
        const Outline triangle = polygon({{10.1, 20}, {30.3, 20}, {30.3, 60}});
        const Box around{{10.1, 20}, {30.3, 60}};
        const Outline after = transformed(triangle, transformOf(around, FrameGrip::Right, dragBy({6.9, 0}), {}));
        QCOMPARE(after, polygon({{10.1, 20}, {37, 20}, {37, 60}}));
    }

    void draggedBeyondTheOppositeSideItMirrors()
    {
        QCOMPARE(dragged(polygon({{10, 20}, {30, 20}, {30, 60}}), FrameGrip::Right, dragBy({-40, 0})),
                 polygon({{10, 20}, {-10, 20}, {-10, 60}}));
    }

    void noSizeBecomesZero()
    {
        QCOMPARE(dragged(selectedBox, FrameGrip::Right, dragBy({-20, 0})), Outline(Box{{10, 20}, {10.125, 60}}));
    }

    void aLineKeepsTheAxisThatItHasNoExtentAlong()
    {
        const Outline line = ChainLine{{{10, 20}, {10, 60}}};
        const Box around{{10, 20}, {10, 60}};
        QCOMPARE(transformed(line, transformOf(around, FrameGrip::BottomRight, dragBy({5, 40}), {})),
                 Outline(ChainLine{{{10, 20}, {10, 100}}}));
    }

    void roundShapesStayRound()
    {
        const Box around{{0, 0}, {20, 20}};
        const Outline circle = geometry::Circle{{10, 10}, 10};
        QCOMPARE(transformed(circle, transformOf(around, FrameGrip::Right, dragBy({10, 0}), {})),
                 Outline(geometry::Circle{{15, 10}, 15}));
        QCOMPARE(transformed(circle, transformOf(around, FrameGrip::BottomRight, dragBy({60, -15}), {})),
                 Outline(geometry::Circle{{40, 2.5}, 10}));
        const Outline capsule = geometry::Capsule{{5, 10}, {15, 10}, 5};
        QCOMPARE(transformed(capsule, transformOf(around, FrameGrip::BottomRight, dragBy({20, 20}), {})),
                 Outline(geometry::Capsule{{10, 20}, {30, 20}, 10}));
    }

    void quartersAreExactAndLeaveBoxesBoxes()
    {
        const FrameTransform quarter = transformOf(selectedBox, FrameGrip::Rotation, dragBy({30, 40}, {}, {20, 0}), {});
        QCOMPARE(std::get<Turning>(quarter).degrees, 90.0);
        QVERIFY(!isSlanted(quarter));
        QCOMPARE(transformed(selectedBox, quarter), Outline(Box{{0, 30}, {40, 50}}));
        QCOMPARE(transformed(polygon({{10, 20}, {30, 20}, {30, 60}}), quarter), polygon({{40, 30}, {40, 50}, {0, 50}}));
    }

    void turningIsByWholeDegreesOrFifteenOrFree()
    {
        const auto degrees = [](Qt::KeyboardModifiers modifiers) {
            const Drag drag = dragBy({10, 0}, modifiers, {20, 0});
            return std::get<Turning>(transformOf(selectedBox, FrameGrip::Rotation, drag, {})).degrees;
        };
        QCOMPARE(degrees(Qt::NoModifier), 14.0);
        QCOMPARE(degrees(Qt::ShiftModifier), 15.0);
        QVERIFY(degrees(Qt::ControlModifier) > 14.0 && degrees(Qt::ControlModifier) < 14.1);
    }

    void aSlantedBoxIsAPolygonOfItsCorners()
    {
        const Turning turning{{0, 0}, 45};
        QVERIFY(isSlanted(turning));
        const Outline after = transformed(Box{{0, 0}, {10, 10}}, turning);
        QCOMPARE(std::get<PolygonOutline>(after).points.size(), 4);
    }

    void onlyWhatIsNamedChanges()
    {
        const Document document = documentWith({squareAt(0, 0, 10), squareAt(20, 0, 10)});
        const Frame &frame = *findFrame(document, {0, 0});
        const FrameTransform twice = Scaling{{0, 10, 20}, {0, 10, 20}, 2};
        const Frame shapes = *withShapesTransformed(frame, {{1}}, twice);
        QCOMPARE(shapes.shapes[0].outline, squareAt(0, 0, 20));
        QCOMPARE(shapes.shapes[1].outline, frame.shapes[1].outline);
        const Frame points = *withPointsTransformed(frame, {{{1}, 1}, {{1}, 2}}, twice);
        QCOMPARE(points.shapes[0].outline, polygon({{0, 0}, {20, 0}, {20, 20}, {0, 10}}));
    }

    void nothingLeavesTheLimits()
    {
        const Document document = documentWith({squareAt(0, 0, 10), geometry::Circle{{5, 5}, 5}});
        const Frame &frame = *findFrame(document, {0, 0});
        const FrameTransform huge = Scaling{{0, 10, 2e9}, {0, 10, 10}, 1};
        QVERIFY(!withShapesTransformed(frame, {{1}}, huge));
        QVERIFY(!withPointsTransformed(frame, {{{1}, 1}}, huge));
        const FrameTransform hugeRadius = Scaling{{0, 0, 0}, {0, 0, 0}, 1e9};
        QVERIFY(!withShapesTransformed(frame, {{2}}, hugeRadius));
        QVERIFY(withShapesTransformed(frame, {{1}}, hugeRadius));
    }

    void theReadoutTellsAngleOrSize()
    {
        QCOMPARE(readoutOf(selectedBox, Turning{{0, 0}, -15}), QStringLiteral("-15°"));
        QCOMPARE(readoutOf(selectedBox, transformOf(selectedBox, FrameGrip::Right, dragBy({10, 0}), {})),
                 QStringLiteral("30 × 40"));
    }
};

HITBOX_TEST(SelectionTransformTest)
#include "selection_transform_test.moc"
