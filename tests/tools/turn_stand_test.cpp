#include "test_class.h"
#include "tools/turn_stand.h"

#include <QTest>

using namespace hitbox;
using geometry::Box;
using geometry::Point;

namespace {

const Box frame{{10, 20}, {30, 60}};
const std::array<Point, 4> beside{Point{20, 10}, Point{20, 70}, Point{40, 40}, Point{0, 40}};

TurnStand standIn(const Box &room)
{
    return turnStand(beside, frame, CanvasSight{room, 2});
}

} // namespace

class TurnStandTest : public QObject
{
    Q_OBJECT

private slots:
    void theFirstSideIsTakenThatIsSeen()
    {
        QCOMPARE(standIn({{-100, -100}, {100, 100}}).side, TurnSide::Above);
        QCOMPARE(standIn({{-100, 8}, {100, 100}}).side, TurnSide::Above);
        QCOMPARE(standIn({{-100, 9}, {100, 100}}).side, TurnSide::Below); // not all of it
        QCOMPARE(standIn({{-100, 9}, {100, 71}}).side, TurnSide::Right);
        QCOMPARE(standIn({{-100, 9}, {41, 71}}).side, TurnSide::Left);
    }

    void insideIsLeftWhereTheFrameFillsTheView()
    {
        const Box room{{-1, 30}, {20, 71}};
        QCOMPARE(standIn(room), (TurnStand{TurnSide::Inside, room}));
        QCOMPARE(upperMiddleSeen(frame, room), (Point{15, 30}));
    }

    void aboveIsLeftWhereNothingIsSeen()
    {
        QCOMPARE(standIn({{200, 200}, {300, 300}}), TurnStand());
        QCOMPARE(turnStand(beside, frame, std::nullopt), TurnStand());
    }

    void waysLeadAwayFromTheFrame()
    {
        QCOMPARE(wayOf(TurnSide::Above), (Point{0, -1}));
        QCOMPARE(wayOf(TurnSide::Below), (Point{0, 1}));
        QCOMPARE(wayOf(TurnSide::Right), (Point{1, 0}));
        QCOMPARE(wayOf(TurnSide::Left), (Point{-1, 0}));
    }
};

HITBOX_TEST(TurnStandTest)
#include "turn_stand_test.moc"
