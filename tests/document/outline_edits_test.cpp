#include "document/edits.h"
#include "test_class.h"

#include <QTest>

#include <random>

using namespace hitbox;
using geometry::Box;
using geometry::Capsule;
using geometry::Circle;
using geometry::Point;

namespace {

const QList<Point> triangle = {{0, 0}, {4, 0}, {0, 4}};

QList<Outline> oneOfEachKind()
{
    return {PolygonOutline{triangle}, Circle{{1, 2}, 3}, Box{{1, 2}, {3, 5}}, Capsule{{0, 0}, {6, 0}, 2},
            ChainLine{triangle}};
}

Box boxAfter(const QSet<int> &corners, Point by)
{
    return std::get<Box>(withHandlesMoved(Box{{0, 0}, {10, 20}}, corners, by));
}

} // namespace

class OutlineEditsTest : public QObject
{
    Q_OBJECT

private slots:
    void allThatIsInAFrameMovesTogether()
    {
        Frame frame{.size = QSize(8, 8), .pivot = {4, 8}};
        frame.shapes = {Shape{.outline = geometry::Circle{{1, 2}, 3}}, Shape{.outline = geometry::Box{{0, 0}, {2, 2}}}};
        frame.points = {FramePoint{.name = QStringLiteral("muzzle"), .at = {5, 6}}};
        const Frame after = withContentsMoved(frame, {10, -1});
        QCOMPARE(after.shapes.at(0).outline, Outline(geometry::Circle{{11, 1}, 3}));
        QCOMPARE(after.shapes.at(1).outline, Outline(geometry::Box{{10, -1}, {12, 1}}));
        QCOMPARE(after.points.at(0).at, (Point{15, 5}));
        QCOMPARE(after.pivot, frame.pivot);
        QCOMPARE(withContentsMoved(after, {-10, 1}), frame);
    }

    void movesEveryCoordinateOnce()
    {
        const Point by{0.1, -0.3};
        for (const Outline &outline : oneOfEachKind()) {
            const Outline after = moved(outline, by);
            QCOMPARE(after.index(), outline.index());
            if (std::holds_alternative<PolygonOutline>(outline) || std::holds_alternative<ChainLine>(outline)) {
                const QList<Point> points = handlesOf(outline);
                for (qsizetype i = 0; i < points.size(); ++i)
                    QCOMPARE(handlesOf(after)[i], points[i] + by);
            }
        }
        QCOMPARE(std::get<Box>(moved(Box{{1, 2}, {3, 5}}, by)), (Box{{1 + 0.1, 2 - 0.3}, {3 + 0.1, 5 - 0.3}}));
        QCOMPARE(std::get<Circle>(moved(Circle{{1, 2}, 3}, by)), (Circle{{1 + 0.1, 2 - 0.3}, 3}));
        QCOMPARE(std::get<Capsule>(moved(Capsule{{0, 0}, {6, 0}, 2}, by)), (Capsule{by, {6 + 0.1, -0.3}, 2}));
    }

    void movesChosenPointsAlone()
    {
        const Outline after = withHandlesMoved(PolygonOutline{triangle}, {1}, {0.25, 1});
        QCOMPARE(std::get<PolygonOutline>(after).points, QList<Point>({{0, 0}, {4.25, 1}, {0, 4}}));
        const Outline chain = withHandlesMoved(ChainLine{triangle}, {0, 2, 99, -1}, {1, 1});
        QCOMPARE(std::get<ChainLine>(chain).points, QList<Point>({{1, 1}, {4, 0}, {1, 5}}));
    }

    void keepsTheOppositeCornerOfABox()
    {
        QCOMPARE(boxAfter({0}, {1, 2}), (Box{{1, 2}, {10, 20}}));
        QCOMPARE(boxAfter({1}, {1, 2}), (Box{{0, 2}, {11, 20}}));
        QCOMPARE(boxAfter({2}, {1, 2}), (Box{{0, 0}, {11, 22}}));
        QCOMPARE(boxAfter({3}, {1, 2}), (Box{{1, 0}, {10, 22}}));
    }

    void turnsABoxInsideOutWhenACornerPassesTheOther() { QCOMPARE(boxAfter({0}, {15, 30}), (Box{{10, 20}, {15, 30}})); }

    void movesASideOnceForBothItsCorners()
    {
        QCOMPARE(boxAfter({0, 3}, {-2, 0}), (Box{{-2, 0}, {10, 20}}));
        QCOMPARE(boxAfter({0, 1, 2, 3}, {5, 7}), (Box{{5, 7}, {15, 27}}));
    }

    void movesOrWidensACircle()
    {
        const Circle circle{{5, 5}, 3};
        QCOMPARE(std::get<Circle>(withHandlesMoved(circle, {0}, {1, 2})), (Circle{{6, 7}, 3}));
        QCOMPARE(std::get<Circle>(withHandlesMoved(circle, {1}, {2, 0})), (Circle{{5, 5}, 5}));
        QCOMPARE(std::get<Circle>(withHandlesMoved(circle, {1}, {-3, 4})), (Circle{{5, 5}, 4}));
        QCOMPARE(std::get<Circle>(withHandlesMoved(circle, {0, 1}, {1, 2})), (Circle{{6, 7}, 3}));
    }

    void movesACapsulesEndsAndRim()
    {
        const Capsule capsule{{0, 0}, {10, 0}, 2};
        QCOMPARE(std::get<Capsule>(withHandlesMoved(capsule, {0}, {1, 1})), (Capsule{{1, 1}, {10, 0}, 2}));
        QCOMPARE(std::get<Capsule>(withHandlesMoved(capsule, {1}, {1, 1})), (Capsule{{0, 0}, {11, 1}, 2}));
        QCOMPARE(std::get<Capsule>(withHandlesMoved(capsule, {2}, {5, -1})), (Capsule{{0, 0}, {10, 0}, 3}));
        QCOMPARE(std::get<Capsule>(withHandlesMoved(capsule, {2}, {0, 5})), (Capsule{{0, 0}, {10, 0}, 3}));
        QCOMPARE(std::get<Capsule>(withHandlesMoved(capsule, {0, 1, 2}, {1, 1})), (Capsule{{1, 1}, {11, 1}, 2}));
    }

    void movesNothingWithoutHandles()
    {
        for (const Outline &outline : oneOfEachKind())
            QVERIFY(withHandlesMoved(outline, {}, {3, 4}) == outline);
    }

    void putsThePointBeforeTheIndex()
    {
        const Outline after = withPointInserted(PolygonOutline{triangle}, 1, {2, 0});
        QCOMPARE(std::get<PolygonOutline>(after).points, QList<Point>({{0, 0}, {2, 0}, {4, 0}, {0, 4}}));
        const Outline behind = withPointInserted(ChainLine{triangle}, 99, {9, 9});
        QCOMPARE(std::get<ChainLine>(behind).points.last(), (Point{9, 9}));
    }

    void takesPointsOut()
    {
        const Outline after = withoutPoints(PolygonOutline{triangle}, {0, 2, 7});
        QCOMPARE(std::get<PolygonOutline>(after).points, QList<Point>({{4, 0}}));
    }

    void leavesOutlinesWithoutPointsUnchanged()
    {
        QVERIFY(withPointInserted(Circle{{1, 2}, 3}, 0, {0, 0}) == Outline(Circle{{1, 2}, 3}));
        QVERIFY(withoutPoints(Box{{1, 2}, {3, 4}}, {0}) == Outline(Box{{1, 2}, {3, 4}}));
    }

    void mirrorsAtALine()
    {
        const Outline flipped = mirrored(PolygonOutline{triangle}, Axis::Horizontal, {2, 0});
        QCOMPARE(std::get<PolygonOutline>(flipped).points, QList<Point>({{4, 0}, {0, 0}, {4, 4}}));
        QCOMPARE(std::get<Box>(mirrored(Box{{1, 2}, {3, 5}}, Axis::Vertical, {0, 0})), (Box{{1, -5}, {3, -2}}));
    }

    void turnsRightToDownwardsWhenClockwise()
    {
        const Outline turnedOnce = turned(ChainLine{{{1, 0}, {0, 1}}}, QuarterTurn::Clockwise, {0, 0});
        QCOMPARE(std::get<ChainLine>(turnedOnce).points, QList<Point>({{0, 1}, {-1, 0}}));
        QCOMPARE(std::get<Box>(turned(Box{{1, 2}, {3, 5}}, QuarterTurn::Clockwise, {0, 0})), (Box{{-5, 1}, {-2, 3}}));
    }

    void comesBackAfterTwoMirrorsOrFourTurns()
    {
        std::mt19937 random(7);
        std::uniform_int_distribution<int> quarter(-4000, 4000); // exact in doubles
        const auto number = [&] { return quarter(random) / 4.0; };
        for (int round = 0; round < 200; ++round) {
            const Point center{number(), number()};
            const Outline outline = PolygonOutline{{{number(), number()}, {number(), number()}, {number(), number()}}};
            const Outline mirroredTwice =
                mirrored(mirrored(outline, Axis::Horizontal, center), Axis::Horizontal, center);
            QVERIFY(mirroredTwice == outline);
            Outline after = outline;
            for (int i = 0; i < 4; ++i)
                after = turned(after, QuarterTurn::Clockwise, center);
            QVERIFY(after == outline);
            QVERIFY(turned(turned(outline, QuarterTurn::Clockwise, center), QuarterTurn::CounterClockwise, center) ==
                    outline);
        }
    }
};

HITBOX_TEST(OutlineEditsTest)
#include "outline_edits_test.moc"
