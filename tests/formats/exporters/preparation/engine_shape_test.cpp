#include "formats/all_formats.h"
#include "formats/exporters/preparation/engine_shape.h"
#include "test_class.h"

#include <QTest>

#include <cmath>
#include <numbers>

#include <hitbox/geometry/convex_pieces.h>

using namespace hitbox;

namespace {

const Outline notched = PolygonOutline{{{0, 0}, {20, 0}, {20, 20}, {10, 12}, {0, 20}}};

Shape shapeOf(const Outline &outline)
{
    Shape shape;
    shape.id = {7};
    shape.outline = outline;
    return shape;
}

EngineShape got(const Outline &outline, const Capabilities &capabilities)
{
    return engineShape(shapeOf(outline), {}, capabilities, {});
}

Capabilities convexOnly()
{
    Capabilities capabilities;
    capabilities.concave = ConcavePolygons::Pieces;
    return capabilities;
}

} // namespace

class EngineShapeTest : public QObject
{
    Q_OBJECT

private slots:
    /// As the file has them.
    void piecesBesideAPolygonAreThoseThatAreWritten()
    {
        PolygonOutline round;
        for (int i = 0; i < 12; ++i)
            round.points.append(
                {50 + 40 * std::cos(i * std::numbers::pi / 6), 50 - 40 * std::sin(i * std::numbers::pi / 6)});
        for (const char *id : {"love", "libgdx"}) {
            const Capabilities &capabilities = findFormat(QString::fromLatin1(id))->capabilities;
            const EngineShape shape = got(round, capabilities);
            QCOMPARE(shape.pieces.size(), 2);
            for (const Outline &piece : shape.pieces)
                QVERIFY(std::get<PolygonOutline>(piece).points.size() <= 8);
        }
        QCOMPARE(got(round, findFormat(QStringLiteral("json"))->capabilities).pieces.size(), 1);
    }

    /// The arm is finer than the engine can hold.
    void piecesThatAreTooFineAreTold()
    {
        const double arm = 0.003;
        const Outline armed = PolygonOutline{
            {{0, 0}, {0, 20}, {20, 20}, {20, 10 + arm}, {20.05, 10 + arm}, {20.05, 10}, {20, 10}, {20, 0}}};
        for (const char *id : {"love", "libgdx"}) {
            const EngineShape shape = got(armed, findFormat(QString::fromLatin1(id))->capabilities);
            QStringList told;
            for (const Finding &loss : shape.losses)
                told.append(loss.message);
            const bool isSaid = told.join(u' ').contains("finer than the engine can hold") ||
                                told.join(u' ').contains("too close together");
            QVERIFY2(isSaid, qPrintable(told.join(u' ')));
        }
    }

    void isTheShapeItselfWhereNothingIsConverted()
    {
        const EngineShape shape = got(notched, {});
        QCOMPARE(shape.id, ShapeId{7});
        QCOMPARE(shape.outlines, QList<Outline>{notched});
        QVERIFY(shape.pieces.isEmpty());
        QVERIFY(shape.losses.isEmpty());
    }

    void isNothingWhenTheExportRefusesTheShape()
    {
        const EngineShape shape =
            engineShape(shapeOf(notched), {}, convexOnly(), QStringLiteral("Edges 1 and 3 cross"));
        QCOMPARE(shape.refusal, QStringLiteral("Edges 1 and 3 cross"));
        QVERIFY(shape.outlines.isEmpty());
        QCOMPARE(engineSummary({shape}), QStringLiteral("nothing"));
    }

    void isConvexPiecesWhereOnlyTheseAreTaken()
    {
        const EngineShape shape = got(notched, convexOnly());
        QCOMPARE(shape.outlines.size(), 2);
        QCOMPARE(engineSummary({shape}), QStringLiteral("2 convex pieces, at most 4 points"));
        QCOMPARE(concaveNote({shape}, *findFormat(QStringLiteral("json"))), QString());
    }

    void hasPiecesBesideTheOutlineInOurOwnFormat()
    {
        const Format &json = *findFormat(QStringLiteral("json"));
        const EngineShape shape = got(notched, json.capabilities);
        QCOMPARE(shape.outlines, QList<Outline>{notched});
        QCOMPARE(shape.pieces.size(), 2);
        QCOMPARE(engineSummary({shape}), QStringLiteral("1 polygon, 5 points, 2 convex pieces, at most 4 points"));
        QVERIFY(concaveNote({shape}, json).startsWith(QStringLiteral("Convex pieces are written beside")));
    }

    void saysWhenTheEngineCutsByItself()
    {
        const Format &godot = *findFormat(QStringLiteral("godot4"));
        const EngineShape shape = got(notched, godot.capabilities);
        QCOMPARE(engineSummary({shape}), QStringLiteral("1 polygon, 5 points"));
        QVERIFY(concaveNote({shape}, godot).startsWith(QStringLiteral("Godot 4 itself cuts")));
        const EngineShape square = got(PolygonOutline{{{0, 0}, {0, 9}, {9, 9}, {9, 0}}}, godot.capabilities);
        QCOMPARE(concaveNote({square}, godot), QString());
    }

    void isRoundedAsTheEngineRounds()
    {
        Capabilities capabilities;
        capabilities.numbers.precision = NumberPrecision::Single;
        const EngineShape shape = got(geometry::Circle{{0.1, 0}, 4}, capabilities);
        QCOMPARE(std::get<geometry::Circle>(shape.outlines[0]).center.x, double(0.1f));
    }

    void countsEachKindOfShape()
    {
        const QList<EngineShape> shapes{got(geometry::Circle{{0, 0}, 4}, {}),
                                        got(geometry::Circle{{0, 0}, 5}, {}),
                                        got(geometry::Box{{0, 0}, {4, 4}}, {}),
                                        got(ChainLine{{{0, 0}, {4, 4}, {5, 5}}}, {}),
                                        got(notched, {}),
                                        got(PolygonOutline{{{0, 0}, {4, 4}, {9, 0}}}, {})};
        QCOMPARE(engineSummary(shapes),
                 QStringLiteral("2 polygons, at most 5 points, 2 circles, 1 box, 1 chain, 3 points"));
        QCOMPARE(engineSummary({}), QStringLiteral("nothing"));
    }
};

HITBOX_CORE_TEST(EngineShapeTest)
#include "engine_shape_test.moc"
