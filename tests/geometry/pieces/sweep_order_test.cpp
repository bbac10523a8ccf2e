#include "pieces/sweep_order.h"

#include <algorithm>
#include <numeric>

#include <QTest>

#include "exact/point_order.h"
#include "geometry/random_shapes.h"
#include "test_class.h"

using namespace hitbox::geometry;

namespace {

std::vector<std::uint32_t> plainOrder(const std::vector<Point> &points)
{
    std::vector<std::uint32_t> order(points.size());
    std::iota(order.begin(), order.end(), 0U);
    std::ranges::stable_sort(order,
                             [&](std::uint32_t a, std::uint32_t b) { return detail::isBefore(points[a], points[b]); });
    return order;
}

} // namespace

class SweepOrderTest : public QObject
{
    Q_OBJECT

private slots:
    void isThatOfComparing()
    {
        test::Random random(71);
        for (int i = 0; i < test::caseCount() / 10; ++i) {
            // Ranked, compared, and counted by digits.
            const auto count = static_cast<std::size_t>(random.below(i % 20 == 0 ? 900 : 140));
            const std::vector<Point> points = test::randomPoints(random, test::familyOf(i), count);
            const auto order = detail::sweepOrder(points, std::pmr::get_default_resource());
            QCOMPARE(std::vector<std::uint32_t>(order.begin(), order.end()), plainOrder(points));
        }
    }

    void tellsPointsApartThatKeysDoNot()
    {
        // Next to one that is far away, all others fall on a few keys, or on one.
        test::Random random(72);
        for (const double far : {1e3, 1e9, 1e15, 1e300}) {
            for (std::size_t count : {2U, 3U, 4U, 63U, 64U, 65U, 127U, 128U, 129U, 701U}) {
                std::vector<Point> points{{far, 0}};
                while (points.size() < count)
                    points.push_back({random.unit(), static_cast<double>(random.between(0, 3))});
                const auto order = detail::sweepOrder(points, std::pmr::get_default_resource());
                QCOMPARE(std::vector<std::uint32_t>(order.begin(), order.end()), plainOrder(points));
            }
        }
    }
};

HITBOX_TEST(SweepOrderTest)
#include "sweep_order_test.moc"
