#include "test_class.h"
#include "tools/picking.h"
#include "tools/shape_edits.h"
#include "tools/shape_keys.h"

#include "tool_bench.h"

#include <QTest>

using namespace hitbox;
using geometry::Point;

namespace {

ToolAnswer answerTo(int key, Qt::KeyboardModifiers modifiers, const Document &document, const Selection &selection)
{
    const ToolContext context{document, {0, 0}, -1, selection, {}, {}};
    return answerShapeKey({ToolInput::Kind::Key, {}, Qt::NoButton, modifiers, key, 4}, context);
}

Selection onlyShapes(const QSet<ShapeId> &shapes)
{
    return {shapes, {}, {}};
}

QList<Point> pointsOf(const Document &document, int shape)
{
    return std::get<PolygonOutline>(document.sprites[0].frames[0].shapes[shape].outline).points;
}

} // namespace

class ShapeEditsTest : public QObject
{
    Q_OBJECT

private slots:
    void aDraggedPointLandsOnItsTargetToTheBit()
    {
        const Frame frame = documentWith({polygon({{0.1, 0.7}, {10.3, 0.1}, {5, 9}})}).sprites[0].frames[0];
        for (int target = -40; target < 40; ++target) {
            const HandleTarget to{{ShapeId{1}, 1}, {double(target), double(-target)}};
            const Frame byHandle = withHandlesDragged(frame, {to.handle}, to);
            QCOMPARE(*placeOf(byHandle, to.handle), to.place);
            QCOMPARE(*placeOf(byHandle, {ShapeId{1}, 0}), (Point{0.1, 0.7}));
            const HandleTarget first{{ShapeId{1}, 0}, to.place};
            QCOMPARE(*placeOf(withShapesDragged(frame, {ShapeId{1}}, first), first.handle), to.place);
        }
    }

    void aDraggedBoxCornerKeepsTheOppositeOne()
    {
        const Frame frame = documentWith({geometry::Box{{0.1, 0.2}, {10, 10}}}).sprites[0].frames[0];
        const HandleTarget to{{ShapeId{1}, 0}, {3, 4}};
        QCOMPARE(std::get<geometry::Box>(withHandlesDragged(frame, {to.handle}, to).shapes[0].outline),
                 (geometry::Box{{3, 4}, {10, 10}}));
    }

    void shiftMirrorsAboutThePivot()
    {
        const Document document = documentWith({polygon({{0, 0}, {10, 0}, {10, 4}}), squareAt(20, 40, 4)});
        const ToolAnswer across = answerTo(Qt::Key_X, Qt::ShiftModifier, document, onlyShapes({{1}}));
        QCOMPARE(boundsOf(across.draft->sprites[0].frames[0].shapes[0].outline), (geometry::Box{{54, 0}, {64, 4}}));
        QCOMPARE(pointsOf(*across.draft, 1), pointsOf(document, 1));
        QCOMPARE(across.text, QStringLiteral("Mirror shape1 about the pivot"));
        const ToolAnswer down = answerTo(Qt::Key_Y, Qt::ShiftModifier, document, onlyShapes({{1}, {2}}));
        QCOMPARE(boundsOf(down.draft->sprites[0].frames[0].shapes[1].outline), (geometry::Box{{20, 20}, {24, 24}}));
        QVERIFY(!answerTo(Qt::Key_X, {}, document, onlyShapes({{1}})).aboutPivot);
    }

    void whatIsHiddenOrLockedStaysAsItIs()
    {
        Document document = documentWith({squareAt(0, 0, 4), squareAt(0, 0, 4), squareAt(0, 0, 4)});
        setShape(document, 1, [](Shape &shape) { shape.locked = true; });
        setShape(document, 2, [](Shape &shape) { shape.visible = false; });
        const QSet<ShapeId> all{{1}, {2}, {3}};
        QCOMPARE(editableShapes(document.sprites[0].frames[0], all), (QSet<ShapeId>{{3}}));
        const ToolAnswer answer = answerTo(Qt::Key_Delete, {}, document, onlyShapes(all));
        QCOMPARE(answer.draft->sprites[0].frames[0].shapes.size(), 2);
        QCOMPARE(answerTo(Qt::Key_Delete, {}, document, onlyShapes({{1}, {2}})).outcome, ToolAnswer::Outcome::Ignored);
    }

    void mirroringTwiceGivesTheSameShape()
    {
        const Document document = documentWith({polygon({{0, 0}, {7, 1}, {3, 6}}), squareAt(11, 3, 4)});
        for (const int key : {Qt::Key_X, Qt::Key_Y}) {
            const Selection both = onlyShapes({{1}, {2}});
            const Document once = *answerTo(key, {}, document, both).draft;
            QVERIFY(once != document);
            QCOMPARE(*answerTo(key, {}, once, both).draft, document);
        }
    }

    void mirroringKeepsTheBoundsOfTheSelection()
    {
        const Document document = documentWith({polygon({{0, 0}, {7, 1}, {3, 6}})});
        const Document after = *answerTo(Qt::Key_X, {}, document, onlyShapes({{1}})).draft;
        QCOMPARE(pointsOf(after, 0), (QList<Point>{{7, 0}, {0, 1}, {4, 6}}));
    }

    void fourQuarterTurnsGiveTheSameShapeAndStayOnTheGrid()
    {
        for (int width = 1; width < 6; ++width) {
            for (int height = 1; height < 6; ++height) {
                const double w = width;
                const double h = height;
                const Document document = documentWith({polygon({{3, 4}, {3 + w, 4}, {3 + w, 4 + h}})});
                Document turned = document;
                for (int i = 0; i < 4; ++i) {
                    turned = *answerTo(Qt::Key_Z, {}, turned, onlyShapes({{1}})).draft;
                    for (const Point p : pointsOf(turned, 0))
                        QCOMPARE(snapped(p, {SnapStep::Pixel}), p);
                }
                QCOMPARE(turned, document);
            }
        }
    }

    void shiftTurnsTheOtherWay()
    {
        const Document document = documentWith({polygon({{0, 0}, {8, 0}, {8, 5}})});
        const Document there = *answerTo(Qt::Key_Z, {}, document, onlyShapes({{1}})).draft;
        QCOMPARE(*answerTo(Qt::Key_Z, Qt::ShiftModifier, there, onlyShapes({{1}})).draft, document);
    }

    void undoAndOtherCommandsAreNotTaken()
    {
        const Document document = documentWith({squareAt(0, 0, 4)});
        for (const int key : {Qt::Key_Z, Qt::Key_X, Qt::Key_Y, Qt::Key_Left, Qt::Key_Delete}) {
            QCOMPARE(answerTo(key, Qt::ControlModifier, document, onlyShapes({{1}})).outcome,
                     ToolAnswer::Outcome::Ignored);
            QCOMPARE(answerTo(key, {}, document, {}).outcome, ToolAnswer::Outcome::Ignored);
        }
    }

    void nudgesOfTheSameShapesMerge()
    {
        const Document document = documentWith({squareAt(0, 0, 4), squareAt(9, 0, 4)});
        const ToolAnswer left = answerTo(Qt::Key_Left, {}, document, onlyShapes({{1}}));
        const ToolAnswer up = answerTo(Qt::Key_Up, Qt::AltModifier, document, onlyShapes({{1}}));
        const ToolAnswer other = answerTo(Qt::Key_Up, {}, document, onlyShapes({{2}}));
        QCOMPARE(pointsOf(*up.draft, 0).first(), (Point{0, -0.125}));
        QVERIFY(!left.mergeKey.isEmpty());
        QCOMPARE(left.mergeKey, up.mergeKey);
        QVERIFY(left.mergeKey != other.mergeKey);
        QCOMPARE(left.text, QStringLiteral("Nudge shape1"));
    }

    void aPolygonLeftWithTwoPointsGoesAway()
    {
        const Frame frame = documentWith({squareAt(0, 0, 4), ChainLine{{{0, 0}, {1, 0}, {2, 0}}}}).sprites[0].frames[0];
        QCOMPARE(withoutHandles(frame, {{{1}, 0}}).shapes.size(), 2);
        QCOMPARE(withoutHandles(frame, {{{1}, 0}, {{1}, 1}}).shapes.size(), 1);
        QCOMPARE(withoutHandles(frame, {{{2}, 0}}).shapes.size(), 2);
        QCOMPARE(withoutHandles(frame, {{{2}, 0}, {{2}, 1}}).shapes.size(), 1);
    }

    void handlesThatAreNoPointsCannotBeTakenAway()
    {
        const Frame frame = documentWith({geometry::Box{{0, 0}, {4, 4}}}).sprites[0].frames[0];
        QCOMPARE(withoutHandles(frame, {{{1}, 0}, {{1}, 1}, {{1}, 2}}), frame);
    }

    void placesOfHandlesThatDoNotExistAreNothing()
    {
        const Frame frame = documentWith({squareAt(0, 0, 4)}).sprites[0].frames[0];
        QVERIFY(!placeOf(frame, {{1}, 4}));
        QVERIFY(!placeOf(frame, {{1}, -1}));
        QVERIFY(!placeOf(frame, {{7}, 0}));
    }
};

HITBOX_TEST(ShapeEditsTest)
#include "shape_edits_test.moc"
