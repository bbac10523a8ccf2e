#include "document/turned_between.h"

#include "test_class.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <numbers>
#include <random>

using namespace hitbox;
using geometry::Point;

namespace {

using Points = QList<Point>;

constexpr double reach = 1e-9; // pixels: what roundings do to coordinates of some hundreds

/// An arm from its shoulder, (0, 4.5), to the right.
const Points arm{{0, 0}, {37, 0}, {37, 9}, {0, 9}};
const Point shoulder{0, 4.5};
const Points torso{{10, 0}, {30, 4}, {36, 40}, {28, 70}, {20, 66}, {12, 72}, {2, 38}};

Points turnedAbout(const Points &points, double degrees, Point about, double scale = 1)
{
    const double angle = degrees * std::numbers::pi / 180;
    const Point turn{scale * std::cos(angle), scale * std::sin(angle)};
    Points copy;
    for (const Point point : points) {
        const Point p = point - about;
        copy.append(about + Point{p.x * turn.x - p.y * turn.y, p.x * turn.y + p.y * turn.x});
    }
    return copy;
}

Points moved(Points points, Point by)
{
    for (Point &point : points)
        point = point + by;
    return points;
}

/// As a project file keeps them that was written by hand.
Points rounded(Points points, double step)
{
    for (Point &point : points)
        point = {std::round(point.x / step) * step, std::round(point.y / step) * step};
    return points;
}

double areaOf(const Points &ring)
{
    double sum = 0;
    for (qsizetype i = 0; i < ring.size(); ++i) {
        const Point a = ring.at(i);
        const Point b = ring.at((i + 1) % ring.size());
        sum += a.x * b.y - a.y * b.x;
    }
    return std::abs(sum) / 2;
}

double lengthOf(Point way)
{
    return std::hypot(way.x, way.y);
}

/// How far two lists of as many points are apart where they are farthest.
double apart(const Points &a, const Points &b)
{
    double most = 0;
    for (qsizetype i = 0; i < a.size(); ++i)
        most = std::max(most, lengthOf(a.at(i) - b.at(i)));
    return most;
}

Points straight(const Points &from, const Points &to, double amount)
{
    Points points;
    for (qsizetype i = 0; i < from.size(); ++i)
        points.append(from.at(i) + (to.at(i) - from.at(i)) * amount);
    return points;
}

constexpr int steps = 16;

} // namespace

class TurnedBetweenTest : public QObject
{
    Q_OBJECT

private slots:
    void anArmSwingsAboutItsShoulder()
    {
        for (int degrees = -175; degrees <= 180; degrees += 5) {
            const Points to = turnedAbout(arm, degrees, shoulder);
            for (int i = 0; i <= steps; ++i) {
                const Points between = turnedBetween(arm, to, double(i) / steps);
                QVERIFY(apart(between, turnedAbout(arm, double(degrees) * i / steps, shoulder)) < reach);
                QVERIFY(std::abs(areaOf(between) / 333 - 1) < 1e-6);
            }
        }
    }

    void whatIsMovedAndTurnedKeepsItsForm()
    {
        for (const Points &points : {arm, torso}) {
            for (int degrees = -170; degrees <= 180; degrees += 10) {
                for (const Point by : {Point{3, -4}, Point{60, 20}, Point{-900, 400}}) {
                    const Points to = moved(turnedAbout(points, degrees, {20, 30}), by);
                    for (int i = 0; i <= steps; ++i) {
                        const Points between = turnedBetween(points, to, double(i) / steps);
                        QVERIFY(std::abs(areaOf(between) / areaOf(points) - 1) < 1e-6);
                        const Points turned = turnedAbout(points, double(degrees) * i / steps, points.at(0));
                        QVERIFY(apart(moved(turned, between.at(0) - turned.at(0)), between) < 1e-6);
                    }
                }
            }
        }
    }

    void pointsThatWereRoundedTurnToo()
    {
        for (const double step : {1e-6, 0.01, 0.25}) {
            const Points to = rounded(turnedAbout(arm, 60, shoulder), step);
            for (int i = 0; i <= steps; ++i)
                QVERIFY(apart(turnedBetween(arm, to, double(i) / steps), turnedAbout(arm, 60.0 * i / steps, shoulder)) <
                        4 * step);
        }
    }

    void sizeChangesEvenlyOnTheWay()
    {
        const Points to = turnedAbout(arm, 90, shoulder, 3);
        for (int i = 0; i <= steps; ++i) {
            const double amount = double(i) / steps;
            const Points expected = turnedAbout(arm, 90 * amount, shoulder, 1 + 2 * amount);
            QVERIFY(apart(turnedBetween(arm, to, amount), expected) < reach);
        }
        const Points larger = turnedAbout(arm, 0, shoulder, 2); // not turned: each point straight
        QCOMPARE(turnedBetween(arm, larger, 0.25), straight(arm, larger, 0.25));
    }

    void whatFliesFarFliesStraight()
    {
        const Point middle{18.5, 4.5};
        const Points to = moved(turnedAbout(arm, 90, middle), {400, 100});
        const Points between = turnedBetween(arm, to, 0.5);
        QVERIFY(apart(between, moved(turnedAbout(arm, 45, middle), {200, 50})) < reach);
    }

    void halfATurnGoesClockwiseHoweverItsPointsWereRounded()
    {
        std::mt19937 random(1);
        for (int round = 0; round < 100; ++round) {
            Points to = turnedAbout(arm, 180, shoulder);
            for (Point &point : to)
                point.y += (double(random() % 3) - 1) * 1e-9;
            const Points between = turnedBetween(arm, to, 0.5);
            QVERIFY(apart(between, turnedAbout(arm, 90, shoulder)) < 1e-6);
        }
    }

    void bothWaysAreOne()
    {
        for (int degrees = -170; degrees <= 170; degrees += 20) {
            for (const double scale : {0.5, 1.0, 2.0}) {
                Points to = moved(turnedAbout(torso, degrees, {3, 5}, scale), {70, -20});
                to[2] = to.at(2) + Point{2, 1};
                for (int i = 0; i <= steps; ++i)
                    QVERIFY(apart(turnedBetween(torso, to, double(i) / steps),
                                  turnedBetween(to, torso, 1 - double(i) / steps)) < reach);
            }
        }
    }

    void whatIsInBetweenIsAKeyOfTheSameMotion()
    {
        const Points to = turnedAbout(arm, 120, shoulder);
        const Points half = turnedBetween(arm, to, 0.5);
        QVERIFY(apart(turnedBetween(arm, half, 0.5), turnedBetween(arm, to, 0.25)) < reach);
        QVERIFY(apart(turnedBetween(half, to, 0.5), turnedBetween(arm, to, 0.75)) < reach);
    }

    void aPointThatMovedByItselfLeavesOthersWhereTheyAre()
    {
        for (const Points &points : {arm, torso}) {
            for (int corner = 0; corner < points.size(); ++corner) {
                for (const Point by : {Point{1, 0}, Point{0, 3}, Point{-4, 5}}) {
                    Points to = points;
                    to[corner] = to.at(corner) + by;
                    QCOMPARE(turnedBetween(points, to, 0.375), straight(points, to, 0.375));
                }
            }
        }
        QCOMPARE(turnedBetween(torso, moved(torso, {7, -3}), 0.375), straight(torso, moved(torso, {7, -3}), 0.375));
    }

    void aCopyOfWhichAPointMovedTurnsAlongWithWhatItMoved()
    {
        const Points to = turnedAbout(arm, 60, shoulder);
        for (int corner = 0; corner < arm.size(); ++corner) {
            Points other = to;
            other[corner] = other.at(corner) + Point{1, -0.5};
            for (int i = 0; i <= steps; ++i)
                QVERIFY(apart(turnedBetween(arm, other, double(i) / steps), turnedBetween(arm, to, double(i) / steps)) <
                        1.2);
        }
    }

    /// From a copy, turned, to what has nothing in common with it.
    void noStepOfAPointMakesItJump()
    {
        const Points to = turnedAbout(torso, 100, {20, 35});
        Points before = turnedBetween(torso, to, 0.5);
        constexpr double step = 0.01;
        for (int i = 1; i <= 20'000; ++i) {
            Points other = to;
            other[1] = other.at(1) + Point{step * i, 0};
            const Points between = turnedBetween(torso, other, 0.5);
            QVERIFY(apart(between, before) < 10 * step);
            before = between;
        }
    }

    void whatIsMirroredRunsStraight()
    {
        const Points hook{{0, 0}, {40, 0}, {40, 8}, {8, 8}, {8, 24}, {0, 24}};
        // About x = 0, and taken backwards from the vertex that moves them least, as matched() does.
        const Points mirrored{{-40, 0}, {0, 0}, {0, 24}, {-8, 24}, {-8, 8}, {-40, 8}};
        QCOMPARE(turnedBetween(hook, mirrored, 0.25), straight(hook, mirrored, 0.25));
    }

    void theKeysThemselvesAreBitForBit()
    {
        std::mt19937 random(2);
        const auto number = [&] { return double(random() % 200'001) / 997 - 100; };
        for (int round = 0; round < 500; ++round) {
            Points from;
            Points to;
            for (unsigned i = 0; i <= random() % 6; ++i) {
                from.append({number(), number()});
                to.append({number(), number()});
            }
            QCOMPARE(turnedBetween(from, to, 0), from);
            QCOMPARE(turnedBetween(from, to, 1), to);
            QCOMPARE(turnedBetween(from, from, 0.3), from);
        }
    }

    void lastsThroughWhatHasNoAngle()
    {
        const Points dot(4, Point{5, 5});
        const Points far = moved(arm, {1e9, -1e9});
        const Points tiny = turnedAbout(arm, 0, {0, 0}, 1e-200);
        const QList<Points> lists{arm,
                                  dot,
                                  far,
                                  tiny,
                                  turnedAbout(arm, 180, {0, 0}),
                                  {{0, 0}, {0, 0}, {9, 0}, {9, 0}},
                                  {{-1e9, -1e9}, {1e9, 1e9}, {1e9, -1e9}, {-1e9, 1e9}}};
        for (const Points &from : lists) {
            for (const Points &to : lists) {
                for (const Point point : turnedBetween(from, to, 0.3))
                    QVERIFY(std::abs(point.x) < 1e10 && std::abs(point.y) < 1e10); // never NaN
            }
        }
        QCOMPARE(turnedBetween(dot, arm, 0.5), straight(dot, arm, 0.5));
        QCOMPARE(turnedBetween({}, {}, 0.5), Points());
        QCOMPARE(turnedBetween({{1, 1}}, {{3, 5}}, 0.5), (Points{{2, 3}}));
    }
};

HITBOX_CORE_TEST(TurnedBetweenTest)
#include "turned_between_test.moc"
