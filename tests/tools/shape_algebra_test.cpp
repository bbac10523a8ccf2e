#include "test_class.h"
#include "tools/shape_algebra.h"

#include "tool_bench.h"

#include <QTest>

using namespace hitbox;
using geometry::Point;

namespace {

const Document overlapping = documentWith({squareAt(0, 0, 10), squareAt(5, 5, 10), squareAt(40, 40, 5)});

QList<Point> sortedPoints(const Document &document, int shape)
{
    QList<Point> points = std::get<PolygonOutline>(findFrame(document, {0, 0})->shapes[shape].outline).points;
    std::sort(points.begin(), points.end(), [](Point a, Point b) { return std::pair(a.x, a.y) < std::pair(b.x, b.y); });
    return points;
}

Result<CombinedShapes> combined(const Document &document, const QSet<ShapeId> &ids, ShapeOperation operation)
{
    return combinedShapes(document, {0, 0}, ids, operation, {});
}

} // namespace

class ShapeAlgebraTest : public QObject
{
    Q_OBJECT

private slots:
    void mergingKeepsTheLowestShapeAndRemovesTheOthers()
    {
        const auto result = combined(overlapping, {{1}, {2}}, ShapeOperation::Merge);
        QVERIFY(result.ok());
        const Frame &frame = *findFrame(result->document, {0, 0});
        QCOMPARE(frame.shapes.size(), 2);
        QCOMPARE(frame.shapes[0].id, ShapeId{1});
        QCOMPARE(frame.shapes[0].name, QStringLiteral("shape1"));
        QCOMPARE(sortedPoints(result->document, 0),
                 (QList<Point>{{0, 0}, {0, 10}, {5, 10}, {5, 15}, {10, 0}, {10, 5}, {15, 5}, {15, 15}}));
        QCOMPARE(result->text, QStringLiteral("Merge a shape into shape1"));
        QCOMPARE(result->selection.shapes, (QSet<ShapeId>{{1}}));
    }

    void shapesThatLieApartStayAsTheyAre()
    {
        QVERIFY(combined(overlapping, {{1}, {3}}, ShapeOperation::Merge).error().what.contains("stay apart"));
        const Document atACorner = documentWith({squareAt(0, 0, 10), squareAt(10, 10, 10)});
        QVERIFY(!combined(atACorner, {{1}, {2}}, ShapeOperation::Merge).ok());
        Document tracked = documentWith({geometry::Circle{{60, 60}, 3}, squareAt(0, 0, 10), squareAt(5, 5, 10)});
        setShape(tracked, 0, [](Shape &shape) { shape.track = {7}; });
        const auto result = combined(tracked, {{1}, {2}, {3}}, ShapeOperation::Merge);
        QVERIFY(result.ok());
        QCOMPARE(findFrame(result->document, {0, 0})->shapes.size(), 2);
        QCOMPARE(findFrame(result->document, {0, 0})->shapes[0], findFrame(tracked, {0, 0})->shapes[0]);
        QCOMPARE(result->text, QStringLiteral("Merge a shape into shape2"));
        QCOMPARE(result->selection.shapes, (QSet<ShapeId>{{1}, {2}}));
    }

    void whatLiesWithinAnotherGoesIntoIt()
    {
        const Document nested = documentWith({squareAt(0, 0, 20), squareAt(5, 5, 5), squareAt(20, 0, 20)});
        for (const QSet<ShapeId> &ids : {QSet<ShapeId>{{1}, {2}}, QSet<ShapeId>{{1}, {3}}}) {
            const auto result = combined(nested, ids, ShapeOperation::Merge);
            QVERIFY(result.ok());
            QCOMPARE(findFrame(result->document, {0, 0})->shapes.size(), 2);
            QCOMPARE(result->selection.shapes, (QSet<ShapeId>{{1}}));
        }
    }

    void subtractingTakesOffTheLowest()
    {
        const auto result = combined(overlapping, {{1}, {2}}, ShapeOperation::Subtract);
        QCOMPARE(sortedPoints(result->document, 0), (QList<Point>{{0, 0}, {0, 10}, {5, 5}, {5, 10}, {10, 0}, {10, 5}}));
        QCOMPARE(result->text, QStringLiteral("Subtract a shape from shape1"));
    }

    void intersectingKeepsWhatAllShare()
    {
        const auto result = combined(overlapping, {{1}, {2}}, ShapeOperation::Intersect);
        QCOMPARE(sortedPoints(result->document, 0), (QList<Point>{{5, 5}, {5, 10}, {10, 5}, {10, 10}}));
    }

    void aHoleBecomesTwoPolygonsWithoutOne()
    {
        const Document ring = documentWith({squareAt(0, 0, 20), squareAt(5, 5, 10)});
        const auto result = combined(ring, {{1}, {2}}, ShapeOperation::Subtract);
        QCOMPARE(findFrame(result->document, {0, 0})->shapes.size(), 2);
    }

    void boxesAndCirclesTakePart()
    {
        const Document mixed = documentWith({geometry::Box{{0, 0}, {20, 20}}, geometry::Circle{{10, 10}, 5}});
        QVERIFY(combined(mixed, {{1}, {2}}, ShapeOperation::Intersect).ok());
    }

    void whatCannotBeCombinedIsToldAndChangesNothing()
    {
        QVERIFY(combined(overlapping, {{1}}, ShapeOperation::Merge).error().what.contains("two or more"));
        QVERIFY(combined(overlapping, {{1}, {3}}, ShapeOperation::Intersect).error().what.contains("share no area"));
        const Document covered = documentWith({squareAt(0, 0, 5), squareAt(0, 0, 10)});
        QVERIFY(combined(covered, {{1}, {2}}, ShapeOperation::Subtract).error().what.contains("shape1"));
        const Document chain = documentWith({squareAt(0, 0, 5), ChainLine{{{0, 0}, {5, 5}}}});
        QVERIFY(combined(chain, {{1}, {2}}, ShapeOperation::Merge).error().what.contains("chain"));
    }

    void lockedShapesAreLeftAlone()
    {
        Document document = overlapping;
        setShape(document, 1, [](Shape &shape) { shape.locked = true; });
        QVERIFY(!combined(document, {{1}, {2}}, ShapeOperation::Merge).ok());
    }
};

HITBOX_TEST(ShapeAlgebraTest)
#include "shape_algebra_test.moc"
