#include "document/point_fit.h"

#include "test_class.h"

#include <QTest>

#include <cmath>
#include <numbers>
#include <random>
#include <vector>

using namespace hitbox;
using geometry::Point;

namespace {

/// A copy that was scaled and turned about the origin, and moved, by what PointFit should find again.
std::vector<Point> carried(const std::vector<Point> &points, double scale, double angle, Point way)
{
    const Point turn{scale * std::cos(angle), scale * std::sin(angle)};
    std::vector<Point> copy;
    for (const Point p : points)
        copy.push_back(way + Point{p.x * turn.x - p.y * turn.y, p.x * turn.y + p.y * turn.x});
    return copy;
}

std::vector<Point> scattered(std::mt19937 &random, int count)
{
    std::uniform_real_distribution<double> coordinate(-100, 100);
    std::vector<Point> points;
    for (int i = 0; i < count; ++i)
        points.push_back({coordinate(random), coordinate(random)});
    return points;
}

} // namespace

class PointFitTest : public QObject
{
    Q_OBJECT

private slots:
    void turnSizeAndMiddleAreFoundAgain()
    {
        std::mt19937 random(411);
        std::uniform_real_distribution<double> angles(-std::numbers::pi, std::numbers::pi);
        for (int round = 0; round < 200; ++round) {
            const std::vector<Point> from = scattered(random, 3 + round % 9);
            const double angle = angles(random);
            const double scale = 0.25 + round * 0.02;
            const std::vector<Point> to = carried(from, scale, angle, {7, -30});
            const PointFit fit(from, to);
            const Point product = fit.product();
            QVERIFY(std::abs(std::remainder(std::atan2(product.y, product.x) - angle, 2 * std::numbers::pi)) < 1e-9);
            QVERIFY(std::abs(fit.sizeTo() / fit.sizeFrom() - scale) < 1e-9);
            QVERIFY(std::abs(fit.form() - 1) < 1e-12);
            const Point middle = carried({fit.middleFrom()}, scale, angle, {7, -30}).front();
            QVERIFY(std::hypot(fit.middleTo().x - middle.x, fit.middleTo().y - middle.y) < 1e-9);
        }
    }

    void aRingIsFoundFromAnyVertexAndEitherWay()
    {
        std::mt19937 random(412);
        for (const bool runsBackwards : {false, true}) {
            const std::vector<Point> from = scattered(random, 7);
            for (int start = 0; start < 7; ++start) {
                const RingMatch match{start, runsBackwards};
                std::vector<Point> to(7);
                for (int i = 0; i < 7; ++i)
                    to.at(std::size_t(match.of(i, 7))) = from.at(std::size_t(i));
                const PointFit fit(from, to);
                QVERIFY(std::abs(fit.form(match) - 1) < 1e-12);
                QVERIFY(std::abs(fit.unturnedMisfit(match)) < 1e-12);
                const RingMatch other{(start + 1) % 7, runsBackwards};
                QVERIFY(fit.form(other) < 1 - 1e-6);
                QVERIFY(fit.unturnedMisfit(other) > 1e-6);
            }
        }
    }

    void aTurnIsNoDifferenceOfFormButOfPlaces()
    {
        const std::vector<Point> square{{0, 0}, {10, 0}, {10, 10}, {0, 10}};
        const std::vector<Point> turned = carried(square, 1, std::numbers::pi / 2, {});
        const PointFit fit(square, turned);
        QVERIFY(std::abs(fit.form() - 1) < 1e-12);
        QVERIFY(std::abs(fit.unturnedMisfit({}) - 1) < 1e-12);
    }

    void pointsInOnePlaceFitNothing()
    {
        const std::vector<Point> one(3, Point{4, 4});
        const std::vector<Point> triangle{{0, 0}, {5, 0}, {0, 5}};
        QCOMPARE(PointFit(one, triangle).form(), 0.0);
        QCOMPARE(PointFit(triangle, one).form(), 0.0);
        QCOMPARE(PointFit(one, one).unturnedMisfit({}), 1.0);
    }
};

HITBOX_CORE_TEST(PointFitTest)
#include "point_fit_test.moc"
