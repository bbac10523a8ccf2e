#include "test_class.h"
#include "tools/outline_joins.h"

#include "tool_bench.h"

#include <QTest>

using namespace hitbox;
using geometry::Point;

namespace {

using Points = QSet<HandleRef>;

Outline chain(const QList<Point> &points)
{
    return ChainLine{points};
}

const QList<Shape> &shapesIn(const Document &document)
{
    return findFrame(document, {0, 0})->shapes;
}

} // namespace

class OutlineJoinsTest : public QObject
{
    Q_OBJECT

private slots:
    void aPolygonSplitsBetweenTwoPointsThatBothPiecesKeep()
    {
        const Document document = documentWith({squareAt(0, 0, 10)});
        const auto split = splitAtPoints(document, {0, 0}, Points{{{1}, 0}, {{1}, 2}});
        QVERIFY(split.ok());
        QCOMPARE(shapesIn(split->document).size(), 2);
        QCOMPARE(shapesIn(split->document)[0].outline, polygon({{10, 10}, {0, 10}, {0, 0}}));
        QCOMPARE(shapesIn(split->document)[1].outline, polygon({{0, 0}, {10, 0}, {10, 10}}));
        QCOMPARE(split->selection.shapes, (QSet<ShapeId>{{1}, {2}}));
        QCOMPARE(split->text, QStringLiteral("Split shape1"));
    }

    void aPolygonSplitsWhereItTouchesItself()
    {
        const Document document = documentWith({polygon({{5, 5}, {10, 0}, {10, 10}, {5, 5}, {0, 10}, {0, 0}})});
        const auto split = splitAtPoints(document, {0, 0}, Points{{{1}, 0}, {{1}, 3}});
        QCOMPARE(shapesIn(split->document)[0].outline, polygon({{5, 5}, {0, 10}, {0, 0}}));
        QCOMPARE(shapesIn(split->document)[1].outline, polygon({{5, 5}, {10, 0}, {10, 10}}));
    }

    void aChainSplitsAtEachInnerPoint()
    {
        const Document document = documentWith({chain({{0, 0}, {5, 0}, {10, 5}, {15, 5}})});
        const auto split = splitAtPoints(document, {0, 0}, Points{{{1}, 0}, {{1}, 1}, {{1}, 2}});
        QCOMPARE(shapesIn(split->document).size(), 3);
        QCOMPARE(shapesIn(split->document)[1].outline, chain({{5, 0}, {10, 5}}));
    }

    void whatCannotBeSplitIsTold()
    {
        const Document document =
            documentWith({squareAt(0, 0, 10), chain({{0, 0}, {5, 0}}), geometry::Box{{0, 0}, {5, 5}}});
        const auto what = [&](const Points &points) { return splitAtPoints(document, {0, 0}, points).error().what; };
        QVERIFY(what({}).contains("Select the points"));
        QVERIFY(what({{{1}, 0}}).contains("two points of a polygon"));
        QVERIFY(what({{{1}, 0}, {{1}, 1}}).contains("not neighbours"));
        QVERIFY(what({{{2}, 1}}).contains("between the ends"));
        QVERIFY(what({{{3}, 1}}).contains("Only polygons and chains"));
    }

    void endsOfTwoChainsBecomeOneChain()
    {
        const Document document = documentWith({chain({{0, 0}, {5, 0}}), chain({{20, 0}, {10, 0}})});
        const auto joined = joinedAtPoints(document, {0, 0}, Points{{{1}, 0}, {{2}, 0}});
        QCOMPARE(shapesIn(joined->document).size(), 1);
        QCOMPARE(shapesIn(joined->document)[0].outline, chain({{5, 0}, {0, 0}, {20, 0}, {10, 0}}));
        QCOMPARE(joined->selection.handles, (Points{{{1}, 1}}));
    }

    void endsAtOnePlaceBecomeOnePoint()
    {
        const Document document = documentWith({chain({{0, 0}, {5, 0}}), chain({{5, 0}, {9, 9}})});
        const auto joined = joinedAtPoints(document, {0, 0}, Points{{{1}, 1}, {{2}, 0}});
        QCOMPARE(shapesIn(joined->document)[0].outline, chain({{0, 0}, {5, 0}, {9, 9}}));
    }

    void bothEndsOfOneChainMakeAPolygon()
    {
        const Document document = documentWith({chain({{0, 0}, {5, 0}, {5, 5}}), chain({{0, 0}, {5, 0}})});
        const auto closed = joinedAtPoints(document, {0, 0}, Points{{{1}, 0}, {{1}, 2}});
        QCOMPARE(shapesIn(closed->document)[0].outline, polygon({{0, 0}, {5, 0}, {5, 5}}));
        QVERIFY(!joinedAtPoints(document, {0, 0}, Points{{{2}, 0}, {{2}, 1}}).ok());
    }

    void polygonsThatShareAnEdgeBecomeOne()
    {
        const Document document = documentWith({squareAt(0, 0, 10), squareAt(10, 0, 10), squareAt(40, 0, 10)});
        const auto joined = joinedAtPoints(document, {0, 0}, Points{{{1}, 1}, {{2}, 0}});
        QCOMPARE(shapesIn(joined->document).size(), 2);
        QCOMPARE(std::get<PolygonOutline>(shapesIn(joined->document)[0].outline).points.size(), 4);
        const auto apart = joinedAtPoints(document, {0, 0}, Points{{{1}, 1}, {{3}, 0}});
        QVERIFY(apart.error().what.contains("share no edge"));
    }

    void whatCannotBeJoinedIsTold()
    {
        const Document document = documentWith({squareAt(0, 0, 10), chain({{0, 0}, {5, 0}, {9, 9}})});
        QVERIFY(!joinedAtPoints(document, {0, 0}, {}).ok());
        QVERIFY(!joinedAtPoints(document, {0, 0}, Points{{{1}, 0}, {{2}, 0}}).ok());
        QVERIFY(!joinedAtPoints(document, {0, 0}, Points{{{2}, 0}, {{2}, 1}}).ok());
    }
};

HITBOX_TEST(OutlineJoinsTest)
#include "outline_joins_test.moc"
