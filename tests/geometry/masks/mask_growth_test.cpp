#include <hitbox/geometry/mask_growth.h>

#include <limits>

#include <QTest>

#include "geometry/random_masks.h"
#include "geometry/special_numbers.h"
#include "test_class.h"

namespace {

using namespace hitbox::geometry;
using namespace hitbox::geometry::test;

double distanceBetween(double dx, double dy, PixelMetric metric)
{
    switch (metric) {
    case PixelMetric::Round: return std::sqrt(dx * dx + dy * dy);
    case PixelMetric::Square: return std::max(std::abs(dx), std::abs(dy));
    case PixelMetric::Diamond: return std::abs(dx) + std::abs(dy);
    }
    return 0;
}

/// Whether the pixel of the mask, which may be outside it, has one of the kind within the distance; what is outside
/// the mask is transparent.
bool hasNear(const PixelMask &mask, int x, int y, bool opaque, double distance, PixelMetric metric)
{
    const int reach = static_cast<int>(distance);
    for (int py = y - reach; py <= y + reach; ++py) {
        for (int px = x - reach; px <= x + reach; ++px) {
            const bool isWithin =
                px >= 0 && py >= 0 && px < static_cast<int>(mask.width) && py < static_cast<int>(mask.height);
            const bool isOpaque =
                isWithin && mask.alpha[static_cast<std::size_t>(py) * mask.width + static_cast<std::size_t>(px)] != 0;
            if (isOpaque == opaque && distanceBetween(px - x, py - y, metric) <= distance)
                return true;
        }
    }
    return false;
}

class MaskGrowthTest : public QObject
{
    Q_OBJECT

private slots:
    void growsOnePixelByEachMetric()
    {
        const PixelMask mask = drawnMask("#");
        QCOMPARE(grown(view(mask), 1), drawnMask(".#. ### .#."));
        QCOMPARE(grown(view(mask), 1.5), drawnMask("### ### ###"));
        QCOMPARE(grown(view(mask), 1, PixelMetric::Square), drawnMask("### ### ###"));
        QCOMPARE(grown(view(mask), 2, PixelMetric::Diamond), drawnMask("..#.. .###. ##### .###. ..#.."));
        QCOMPARE(grown(view(mask), 2), grown(view(mask), 2, PixelMetric::Diamond));
    }

    void shrinksFromTheEdgesOfTheMaskToo()
    {
        const PixelMask mask = drawnMask("##### ##### #####");
        QCOMPARE(shrunk(view(mask), 1), drawnMask("..... .###. ....."));
        QCOMPARE(shrunk(view(mask), 0), mask);
        QCOMPARE(shrunk(view(mask), 1e300), drawnMask("..... ..... ....."));
    }

    void answersAsLookingAtEveryPairDoes()
    {
        Random random(1);
        for (int i = 0; i < caseCount() / 20; ++i) {
            const PixelMask mask = randomMask(random, 12);
            const auto metric = static_cast<PixelMetric>(random.below(3));
            const double distance = random.chance(0.5) ? random.between(0.0, 6.0) : random.between(0, 6);
            const PixelMask larger = grown(view(mask), distance, metric);
            const int margin = static_cast<int>(grownMargin(distance));
            for (std::size_t k = 0; k < larger.alpha.size(); ++k) {
                const int x = static_cast<int>(k % larger.width) - margin;
                const int y = static_cast<int>(k / larger.width) - margin;
                QCOMPARE(larger.alpha[k] != 0, hasNear(mask, x, y, true, distance, metric));
            }
            const PixelMask smaller = shrunk(view(mask), distance, metric);
            for (std::size_t k = 0; k < smaller.alpha.size(); ++k) {
                const int x = static_cast<int>(k % smaller.width);
                const int y = static_cast<int>(k / smaller.width);
                QCOMPARE(smaller.alpha[k] == 0, hasNear(mask, x, y, false, distance, metric));
            }
        }
    }

    void holdsTheMaskAfterGrowingAndShrinking()
    {
        Random random(2);
        for (int i = 0; i < caseCount() / 20; ++i) {
            const PixelMask mask = randomMask(random, 30);
            const double distance = random.between(0.0, 9.0);
            const PixelMask closed = shrunk(view(grown(view(mask), distance)), distance);
            const std::size_t margin = grownMargin(distance);
            for (std::size_t k = 0; k < mask.alpha.size(); ++k) {
                const std::size_t at = (k / mask.width + margin) * closed.width + k % mask.width + margin;
                QVERIFY(mask.alpha[k] == 0 || closed.alpha[at] != 0);
            }
        }
    }

    void answersEmptyBeyondTheLimits()
    {
        const PixelMask mask = drawnMask("#");
        QCOMPARE(grown(view(mask), notANumber), PixelMask{});
        QCOMPARE(grown(view(mask), -1), PixelMask{});
        QCOMPARE(grown(view(mask), 8192), PixelMask{});
        QCOMPARE(grown(view(mask), std::numeric_limits<double>::infinity()), PixelMask{});
        QCOMPARE(shrunk(view(mask), notANumber), PixelMask{});
        QCOMPARE(shrunk({5, 5, 5, {}}, 1), PixelMask{});
        QCOMPARE(grown({}, 0), PixelMask{});
    }
};

} // namespace

HITBOX_TEST(MaskGrowthTest)
#include "mask_growth_test.moc"
