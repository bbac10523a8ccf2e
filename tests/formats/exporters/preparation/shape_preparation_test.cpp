#include "formats/exporters/preparation/shape_preparation.h"
#include "test_class.h"

#include <QTest>

using namespace hitbox;

namespace {

Shape preparedShape(const Outline &outline)
{
    Shape shape;
    shape.id = {7};
    shape.name = QStringLiteral("hull");
    shape.outline = outline;
    return shape;
}

Capabilities inSinglePrecision()
{
    Capabilities capabilities;
    capabilities.numbers.precision = NumberPrecision::Single;
    return capabilities;
}

} // namespace

class ShapePreparationTest : public QObject
{
    Q_OBJECT

private slots:
    void losesNothingWhereAllIsTaken()
    {
        const Shape shape = preparedShape(geometry::Capsule{{0.1, 0}, {9, 0}, 2});
        const PreparedShape prepared = preparedShape(shape, {}, {});
        QCOMPARE(prepared.shapes, QList<Shape>{shape});
        QVERIFY(prepared.losses.isEmpty());
    }

    void keepsIdAndNameOfWhatItCuts()
    {
        Capabilities capabilities;
        capabilities.concave = ConcavePolygons::Pieces;
        const PreparedShape prepared = preparedShape(
            preparedShape(PolygonOutline{{{0, 0}, {20, 0}, {20, 20}, {10, 12}, {0, 20}}}), {}, capabilities);
        QCOMPARE(prepared.shapes.size(), 2);
        for (const Shape &part : prepared.shapes) {
            QCOMPARE(part.id, ShapeId{7});
            QCOMPARE(part.name, QStringLiteral("hull"));
        }
    }

    void turnsOutlinesThatRunTheWrongWay()
    {
        Capabilities capabilities;
        capabilities.counterClockwiseOnly = true;
        const PolygonOutline clockwise{{{0, 0}, {9, 0}, {9, 9}}};
        const PolygonOutline other{{{9, 9}, {9, 0}, {0, 0}}};
        for (const PolygonOutline &outline : {clockwise, other})
            QCOMPARE(preparedShape(preparedShape(outline), {}, capabilities).shapes[0].outline, Outline(other));
        QCOMPARE(preparedShape(preparedShape(clockwise), {}, {}).shapes[0].outline, Outline(clockwise));
    }

    void leavesOutWhatTheEngineCannotHold()
    {
        Capabilities capabilities;
        capabilities.concave = ConcavePolygons::Pieces;
        capabilities.capsules = false;
        capabilities.numbers.pixelsPerUnit = 40;
        capabilities.slop = 0.005;
        const PreparedShape speck =
            preparedShape(preparedShape(PolygonOutline{{{0, 0}, {0, 0.05}, {0.05, 0}}}), {}, capabilities);
        QVERIFY(speck.shapes.isEmpty());
        QCOMPARE(speck.losses[0].message,
                 QStringLiteral("The shape is left out: it is finer than the engine can hold"));
        const PreparedShape hair =
            preparedShape(preparedShape(geometry::Capsule{{0, 0}, {9, 0}, 0.02}), {}, capabilities);
        QCOMPARE(hair.shapes.size(), 2); // both circles
        QCOMPARE(hair.losses.last().message,
                 QStringLiteral("Convex pieces are left out that are finer than the engine can hold: 1"));
    }

    void weldsBeforeItCuts()
    {
        Capabilities capabilities;
        capabilities.concave = ConcavePolygons::Pieces;
        capabilities.slop = 0.2;
        const Shape box = preparedShape(PolygonOutline{{{0, 0}, {0, 9}, {0.05, 9.05}, {9, 9}, {9, 0}}});
        const PreparedShape prepared = preparedShape(box, {}, capabilities);
        QCOMPARE(std::get<PolygonOutline>(prepared.shapes[0].outline).points.size(), 4);
        QCOMPARE(prepared.losses[0].message,
                 QStringLiteral("Points become one that are too close together for the engine"));
        capabilities.slop = 0;
        QCOMPARE(preparedShape(box, {}, capabilities).losses.size(), 0);
    }

    void saysWhenNothingIsLeftOfAShape()
    {
        Capabilities capabilities;
        capabilities.concave = ConcavePolygons::Pieces;
        const PreparedShape prepared =
            preparedShape(preparedShape(PolygonOutline{{{0, 0}, {1e-200, 0}, {0, 1e-200}}}), {}, capabilities);
        QVERIFY(prepared.shapes.isEmpty());
        QCOMPARE(prepared.losses.size(), 1);
        QCOMPARE(prepared.losses[0].severity, Severity::Warning);
    }

    void isSilentAboutRoundingThatNobodySees()
    {
        QVERIFY(
            preparedShape(preparedShape(geometry::Circle{{0.1, 0.2}, 4.3}), {}, inSinglePrecision()).losses.isEmpty());
    }

    void saysHowFarRoundingMovesPoints()
    {
        const PreparedShape prepared =
            preparedShape(preparedShape(geometry::Circle{{1048576.04, 0}, 4}), {}, inSinglePrecision());
        QCOMPARE(prepared.losses.size(), 1);
        QCOMPARE(prepared.losses[0].severity, Severity::Info);
        QVERIFY(prepared.losses[0].message.startsWith(QStringLiteral("Rounding to single precision moves points by")));
        QCOMPARE(std::get<geometry::Circle>(prepared.shapes[0].outline).center.x, 1048576.04);
    }

    void warnsWhenRoundingMakesAnOutlineMeetItself()
    {
        const double away = 16777216; // singles are 2 apart from here on
        const PolygonOutline notched{{{away, 0}, {away + 4, 0}, {away + 4, 9}, {away + 3.2, 5}}};
        const PreparedShape prepared = preparedShape(preparedShape(notched), {}, inSinglePrecision());
        QCOMPARE(prepared.losses.size(), 1);
        QCOMPARE(prepared.losses[0].severity, Severity::Warning);
        QCOMPARE(prepared.losses[0].shape, ShapeId{7});
    }

    void namesThePropertiesThatAreLeftOut()
    {
        Capabilities capabilities;
        capabilities.properties = {};
        Shape shape = preparedShape(geometry::Circle{{0, 0}, 4});
        shape.properties = {{QStringLiteral("loud"), true}};
        const PreparedShape prepared = preparedShape(shape, {}, capabilities);
        QCOMPARE(prepared.losses.size(), 1);
        QCOMPARE(prepared.losses[0].message, QStringLiteral("Properties are left out: “loud”"));
    }
};

HITBOX_CORE_TEST(ShapePreparationTest)
#include "shape_preparation_test.moc"
