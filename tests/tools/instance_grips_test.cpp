#include "test_class.h"
#include "tool_bench.h"
#include "tools/instance_grips.h"

#include <QTest>

#include <numbers>

#include <hitbox/geometry/distance.h>

using namespace hitbox;
using geometry::Point;

namespace {

Stage twoShips()
{
    Stage stage;
    for (const Point position : {Point{0, 0}, Point{200, 0}})
        stage.instances.append({.sprite = "ship", .frame = "ship_0", .position = position});
    return stage;
}

std::optional<InstanceGrips> gripsOfSome(const Document &document, const Stage &stage, const QList<int> &places,
                                         double away)
{
    return gripsOf(document, stage, idsAt(stage.instances, places), away);
}

bool near(Point a, Point b)
{
    return std::hypot(a.x - b.x, a.y - b.y) < 1e-9;
}

} // namespace

class InstanceGripsTest : public QObject
{
    Q_OBJECT

private slots:
    void oneTurnsAboutItsPivot()
    {
        const auto grips = gripsOfSome(documentWith({}), twoShips(), {1}, 6);
        QVERIFY(grips);
        QCOMPARE(grips->center, (Point{200, 0}));
        QCOMPARE(grips->rotate, (Point{200, -38}));
        QCOMPARE(grips->scale, (Point{232, 32}));
        QVERIFY(!grips->box);
    }

    void severalTurnAboutTheMiddleOfTheirFrames()
    {
        const auto grips = gripsOfSome(documentWith({}), twoShips(), {0, 1}, 6);
        QVERIFY(grips);
        QCOMPARE(grips->center, (Point{100, 0}));
        QCOMPARE(grips->rotate, (Point{100, -38}));
        QCOMPARE(grips->scale, (Point{232, 32}));
        QCOMPARE(*grips->box, (geometry::Box{{-32, -32}, {232, 32}}));
    }

    void theGripThatTurnsStandsWhereItIsSeen()
    {
        const Document document = documentWith({});
        Stage stage = twoShips();
        const auto rotate = [&](const QList<int> &places, const geometry::Box &room) {
            const auto some = idsAt(stage.instances, places);
            const TurnStand stand = turnStandOf(document, stage, some, 6, CanvasSight{room, 2});
            return gripsOf(document, stage, some, 6, stand)->rotate;
        };
        QCOMPARE(rotate({1}, {{0, -40}, {300, 90}}), (Point{200, -38}));
        QCOMPARE(rotate({1}, {{0, -39}, {300, 90}}), (Point{200, 38}));
        QCOMPARE(rotate({1}, {{0, -30}, {300, 30}}), (Point{238, 0}));
        QCOMPARE(rotate({1}, {{180, -30}, {210, 30}}), (Point{195, -24}));
        QCOMPARE(rotate({0, 1}, {{-90, -39}, {300, 90}}), (Point{100, 38}));
        QCOMPARE(rotate({0, 1}, {{-90, -30}, {300, 30}}), (Point{238, 0}));
        QCOMPARE(rotate({0, 1}, {{-90, -30}, {200, 30}}), (Point{-38, 0}));
        QCOMPARE(rotate({0, 1}, {{0, -30}, {200, 30}}), (Point{100, -24}));
        stage.instances[1].rotation = 90; // with its lower side to the left
        QVERIFY(near(rotate({1}, {{0, -40}, {300, 90}}), {238, 0}));
        QVERIFY(near(rotate({1}, {{0, -40}, {239, 90}}), {162, 0}));
    }

    void aSmallFrameCanStillBeTakenInItsMiddle()
    {
        const auto one = gripsOfSome(documentWith({}), twoShips(), {1}, 200);
        QVERIFY(near(one->scale, Point{200, 0} + Point{200, 200} * (std::numbers::sqrt2 / 2)));
        const auto both = gripsOfSome(documentWith({}), twoShips(), {0, 1}, 200);
        QVERIFY(geometry::distance(both->scale, Point{100, 0}) > 199.9);
        Stage stage = twoShips();
        stage.instances[1].scale = {0, 0};
        const auto nothing = gripsOfSome(documentWith({}), stage, {1}, 200);
        QVERIFY(near(nothing->scale, one->scale));
    }

    void thereAreNoneWhereNoFrameIs()
    {
        Stage stage = twoShips();
        stage.instances[0].sprite = "boat";
        QVERIFY(!gripsOfSome(documentWith({}), stage, {0}, 6));
        QVERIFY(!gripsOfSome(documentWith({}), stage, {}, 6));
        QCOMPARE(gripsOfSome(documentWith({}), stage, {0, 1}, 6)->center, (Point{200, 0}));
    }

    void measuresTheDragFromTheCentre()
    {
        QCOMPARE(turnBetween({10, 10}, {20, 10}, {10, 20.1}, Fineness::Fine), 90.0);
        QCOMPARE(turnBetween({0, 0}, {10, 0}, {10, 4}, Fineness::Coarse), 15.0);
        QCOMPARE(growthBetween({0, 0}, {10, 0}, {25, 3}, Fineness::Fine), 2.5);
        QVERIFY(growthBetween({0, 0}, {10, 0}, {-5, 0}, Fineness::Free) > 0);
    }

    void turningTakesThePlaceAlong()
    {
        const Instance turned = turnedAbout({.position = {10, 0}, .rotation = 100}, {0, 0}, 90);
        QVERIFY(near(turned.position, {0, 10}));
        QCOMPARE(turned.rotation, -170.0);
    }

    void growingKeepsProportionsAndMirroring()
    {
        const Instance grown = grownAbout({.position = {10, 4}, .scale = {-1, 2}}, {0, 2}, 1.5);
        QCOMPARE(grown.position, (Point{15, 5}));
        QCOMPARE(grown.scale, (Point{-1.5, 3}));
    }
};

HITBOX_TEST(InstanceGripsTest)
#include "instance_grips_test.moc"
