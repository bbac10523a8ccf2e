#include "stage/play_shots.h"
#include "test_class.h"

#include "stage/play_bench.h"

#include <QTest>

#include <cmath>
#include <numbers>

#include <hitbox/geometry/distance.h>

using namespace hitbox;
using geometry::Box;
using geometry::Point;

namespace {

constexpr Box edges{{-100, -50}, {100, 50}};

Emitter quarterly()
{
    Emitter emitter;
    emitter.interval = 0.25;
    emitter.speed = 100;
    return emitter;
}

int shotsBefore(PlayEmitter &emitter, double seconds)
{
    int count = 0;
    while (emitter.nextBefore(seconds, {}))
        ++count;
    return count;
}

} // namespace

class PlayShotsTest : public QObject
{
    Q_OBJECT

private slots:
    void firesAtOnceAndThenByTheInterval()
    {
        PlayEmitter emitter(quarterly(), edges, {1, 1});
        QCOMPARE(shotsBefore(emitter, 0.25), 1);
        QCOMPARE(shotsBefore(emitter, 0.26), 1);
        QCOMPARE(shotsBefore(emitter, 1), 2);
        QCOMPARE(shotsBefore(emitter, 1), 0);
    }

    void doesNotFireForEverWithoutAnInterval()
    {
        Emitter emitter = quarterly();
        emitter.interval = 0;
        PlayEmitter endless(emitter, edges, {1, 1});
        QCOMPARE(shotsBefore(endless, 0.0995), 100);
    }

    void setsOutAnywhereOnTheEdges()
    {
        PlayEmitter emitter(quarterly(), edges, {1, 1});
        int sides[4] = {};
        while (const auto shot = emitter.nextBefore(500, {})) {
            const Point p = shot->from;
            QVERIFY(p.x >= -100 && p.x <= 100 && p.y >= -50 && p.y <= 50);
            QVERIFY(std::abs(p.x) == 100 || std::abs(p.y) == 50);
            ++sides[p.y == -50 ? 0 : p.x == 100 ? 1 : p.y == 50 ? 2 : 3];
        }
        QVERIFY(sides[0] > 600 && sides[2] > 600); // of 2,000, two thirds on the long sides
        QVERIFY(sides[1] > 250 && sides[3] > 250);
    }

    void aimsAtATargetWhereItIsOrElseAtAPlace()
    {
        Emitter emitter = quarterly();
        emitter.source = EmitterSource::Place;
        emitter.place = {10, 0};
        emitter.aim = {10, 30};
        QCOMPARE(PlayEmitter(emitter, edges, {1, 1}).nextBefore(1, {})->velocity, (Point{0, 100}));
        emitter.target = 0;
        const QList<Instance> instances{playInstance(QStringLiteral("s"), {50, 0})};
        QCOMPARE(PlayEmitter(emitter, edges, {1, 1}).nextBefore(1, instances)->velocity, (Point{100, 0}));
        QCOMPARE(PlayEmitter(emitter, edges, {1, 1}).nextBefore(1, {})->velocity, (Point{0, 100}));
    }

    void staysWithinTheSpreadAndUsesIt()
    {
        Emitter emitter = quarterly();
        emitter.spread = 60;
        PlayRandom random(1, 1);
        double least = 0;
        double most = 0;
        for (int i = 0; i < 1000; ++i) {
            const PlayShot shot = shotToward(emitter, {5, 5}, {25, 5}, random);
            QVERIFY(std::abs(geometry::distance({}, shot.velocity) - 100) < 1e-9);
            const double angle = std::atan2(shot.velocity.y, shot.velocity.x) * 180 / std::numbers::pi;
            least = std::min(least, angle);
            most = std::max(most, angle);
        }
        QVERIFY(least >= -30 && least < -29);
        QVERIFY(most <= 30 && most > 29);
    }

    void leavesToTheRightWhereItIsAtItsAim()
    {
        PlayRandom random(1, 1);
        QCOMPARE(shotToward(quarterly(), {5, 5}, {5, 5}, random).velocity, (Point{100, 0}));
    }

    void hasEdgesAroundFramesAndShapes()
    {
        Document document = playDocument(Box{{-300, 0}, {10, 10}});
        document.sprites[0].frames[0].size = {100, 50};
        const Stage &stage = document.stages[0];
        const auto shapes = placedShapes(document, stage);
        const Box around = playEdges(document, stage.instances, std::vector(shapes.begin(), shapes.end()));
        QCOMPARE(around, (Box{{-340, -40}, {140, 90}}));
        QCOMPARE(playEdges({}, {}, {}), (Box{{-32, -32}, {32, 32}}));
    }
};

HITBOX_CORE_TEST(PlayShotsTest)
#include "play_shots_test.moc"
