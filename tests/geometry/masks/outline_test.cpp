#include <hitbox/geometry/outline.h>

#include <array>
#include <numeric>

#include <QTest>

#include <hitbox/geometry/location.h>
#include <hitbox/geometry/orientation.h>
#include <hitbox/geometry/polygon.h>
#include <hitbox/geometry/region.h>
#include <hitbox/geometry/self_intersection.h>

#include "geometry/random_masks.h"
#include "masks/mask_bits.h"
#include "test_class.h"

namespace {

using namespace hitbox::geometry;
using namespace hitbox::geometry::test;

#define MASK_CASE(mask) qPrintable(QString::fromStdString(description(mask)))

bool turnsEverywhere(const Ring &ring)
{
    for (std::size_t i = 0; i < ring.size(); ++i) {
        const Segment in = edge(ring, i);
        const Segment out = edge(ring, (i + 1) % ring.size());
        const bool inIsLevel = in.from.y == in.to.y;
        const bool inIsPlumb = in.from.x == in.to.x;
        const bool outIsLevel = out.from.y == out.to.y;
        if (inIsLevel == inIsPlumb || inIsLevel == outIsLevel)
            return false;
    }
    return ring.size() >= 4;
}

bool startsAtItsTopLeft(const Ring &ring)
{
    return std::ranges::none_of(
        ring, [&](Point p) { return p.y < ring.front().y || (p.y == ring.front().y && p.x < ring.front().x); });
}

/// Every pixel's centre is inside exactly if opaque; every hole lies in the island that it follows.
bool holdsThePixels(const Region &region, const PixelMask &mask)
{
    for (std::size_t y = 0; y < mask.height; ++y) {
        for (std::size_t x = 0; x < mask.width; ++x) {
            const Point centre{static_cast<double>(x) + 0.5, static_cast<double>(y) + 0.5};
            const bool isInside = locate(centre, region) == Location::Inside;
            if (isInside != (mask.alpha[y * mask.width + x] != 0))
                return false;
        }
    }
    return true;
}

/// The pixel to the left of a hole's first corner and above it belongs to the island: its centre is inside the outer
/// ring, and inside no other hole of the island.
bool holesFollowTheirIsland(const Region &region)
{
    const Ring *outer = nullptr;
    for (const Ring &ring : region.rings) {
        if (winding(ring) == Orientation::CounterClockwise) {
            if (outer != nullptr && (outer->front().y > ring.front().y))
                return false;
            outer = &ring;
            continue;
        }
        if (outer == nullptr)
            return false;
        for (const Point p : ring)
            if (locate(p, *outer) == Location::Outside)
                return false;
    }
    return true;
}

/// Rings as combine() orders them.
Region inStandardOrder(Region region)
{
    const auto isLess = [](Point p, Point q) { return p.x < q.x || (p.x == q.x && p.y < q.y); };
    for (Ring &ring : region.rings)
        std::ranges::rotate(ring, std::ranges::min_element(ring, isLess));
    std::ranges::sort(region.rings,
                      [&](const Ring &a, const Ring &b) { return std::ranges::lexicographical_compare(a, b, isLess); });
    return region;
}

class OutlineTest : public QObject
{
    Q_OBJECT

private slots:
    void outlinesOnePixelCounterClockwise()
    {
        const PixelMask mask = drawnMask("... .#. ...");
        QCOMPARE(outline(view(mask)).rings, (std::vector<Ring>{{{1, 1}, {1, 2}, {2, 2}, {2, 1}}}));
    }

    void outlinesAHoleClockwiseAfterItsIsland()
    {
        const PixelMask mask = drawnMask("### #.# ###");
        QCOMPARE(outline(view(mask)).rings,
                 (std::vector<Ring>{{{0, 0}, {0, 3}, {3, 3}, {3, 0}}, {{1, 1}, {2, 1}, {2, 2}, {1, 2}}}));
    }

    void keepsPixelsThatMeetAtACornerApart()
    {
        QCOMPARE(outline(view(drawnMask("#. .#"))).rings,
                 (std::vector<Ring>{{{0, 0}, {0, 1}, {1, 1}, {1, 0}}, {{1, 1}, {1, 2}, {2, 2}, {2, 1}}}));
        QCOMPARE(outline(view(drawnMask(".# #."))).rings,
                 (std::vector<Ring>{{{1, 0}, {1, 1}, {2, 1}, {2, 0}}, {{0, 1}, {0, 2}, {1, 2}, {1, 1}}}));
    }

    void makesAPocketThatOpensThroughACornerARingOfItsOwn()
    {
        // The outer ring would pass (2, 1) twice.
        const Region region = outline(view(drawnMask("##. #.# ###")));
        QCOMPARE(region.rings, (std::vector<Ring>{{{0, 0}, {0, 3}, {3, 3}, {3, 1}, {2, 1}, {2, 0}},
                                                  {{1, 1}, {2, 1}, {2, 2}, {1, 2}}}));
    }

    void putsAnIslandWithinAHoleAfterTheIslandAround()
    {
        const Region region = outline(view(drawnMask("####### #.....# #.###.# #.#.#.# #.###.# #.....# #######")));
        QCOMPARE(region.rings.size(), std::size_t{4});
        const auto is = [&](std::size_t ring, Orientation turn, Point first) {
            return winding(region.rings[ring]) == turn && region.rings[ring].front() == first;
        };
        QVERIFY(is(0, Orientation::CounterClockwise, {0, 0}));
        QVERIFY(is(1, Orientation::Clockwise, {1, 1}));
        QVERIFY(is(2, Orientation::CounterClockwise, {2, 2}));
        QVERIFY(is(3, Orientation::Clockwise, {3, 3}));
    }

    void answersExactlyForEveryMaskOfFourByFour()
    {
        for (unsigned bits = 0; bits < 1U << 16; ++bits) {
            const PixelMask mask = maskOfBits(4, 4, bits);
            const Region region = outline(view(mask));
            QVERIFY2(*area(region) == std::popcount(bits), MASK_CASE(mask));
            QVERIFY2(std::ranges::all_of(region.rings, isSimple), MASK_CASE(mask));
            QVERIFY2(std::ranges::all_of(region.rings, turnsEverywhere), MASK_CASE(mask));
            QVERIFY2(holesFollowTheirIsland(region), MASK_CASE(mask));
            if (bits % 7 == 0)
                QVERIFY2(holdsThePixels(region, mask), MASK_CASE(mask));
        }
    }

    void holdsItsLawsOnRandomMasks()
    {
        Random random(1);
        for (int i = 0; i < caseCount(); ++i) {
            const PixelMask mask = randomMask(random, i % 50 == 0 ? 150 : 12);
            const Region region = outline(view(mask));
            const auto opaque = std::ranges::count(mask.alpha, 255);
            QVERIFY2(*area(region) == static_cast<double>(opaque), MASK_CASE(mask));
            QVERIFY2(std::ranges::all_of(region.rings, turnsEverywhere), MASK_CASE(mask));
            QVERIFY2(std::ranges::all_of(region.rings, startsAtItsTopLeft), MASK_CASE(mask));
            QVERIFY2(std::ranges::all_of(region.rings, isSimple), MASK_CASE(mask));
            QVERIFY2(holesFollowTheirIsland(region), MASK_CASE(mask));
            if (mask.alpha.size() < 150)
                QVERIFY2(holdsThePixels(region, mask), MASK_CASE(mask));
        }
    }

    void givesTheRingsOfTheUnionOfAllPixels()
    {
        Random random(2);
        for (int i = 0; i < caseCount() / 20; ++i) {
            const PixelMask mask = randomMask(random, 7);
            std::vector<Ring> pixels;
            for (std::size_t k = 0; k < mask.alpha.size(); ++k) {
                const auto x = static_cast<double>(k % mask.width);
                const auto y = static_cast<double>(k / mask.width);
                if (mask.alpha[k] != 0)
                    pixels.push_back({{x, y}, {x, y + 1}, {x + 1, y + 1}, {x + 1, y}});
            }
            QVERIFY2(inStandardOrder(outline(view(mask))) == *filledRegion(pixels), MASK_CASE(mask));
        }
    }

    void looksOnlyAtPixelsAboveTheThresholdAndWithinTheWidth()
    {
        const std::array<std::uint8_t, 11> alpha{9, 10, 255, 255, 7, 77, 255, 255, 200, 9, 255};
        const Mask mask{2, 3, 4, std::span(alpha).first(10), 10};
        QCOMPARE(outline(mask).rings,
                 (std::vector<Ring>{{{1, 0}, {1, 2}, {2, 2}, {2, 0}}, {{0, 2}, {0, 3}, {1, 3}, {1, 2}}}));
    }

    void takesEveryPixelAtThresholdZero()
    {
        for (const std::size_t width : {1U, 63U, 64U, 65U, 100U}) {
            const std::vector<std::uint8_t> alpha(width * 2);
            const auto right = static_cast<double>(width);
            QCOMPARE(outline({width, 2, width, alpha, 0}).rings,
                     (std::vector<Ring>{{{0, 0}, {0, 2}, {right, 2}, {right, 0}}}));
        }
    }

    void hasNoRingsForMasksThatAreNotUsable()
    {
        const std::vector<std::uint8_t> alpha(100, 255);
        QVERIFY(outline({}).rings.empty());
        QVERIFY(outline({0, 10, 10, alpha}).rings.empty());
        QVERIFY(outline({10, 10, 9, alpha}).rings.empty());
        QVERIFY(outline({10, 11, 10, alpha}).rings.empty());
        QVERIFY(outline({10, 3, SIZE_MAX / 2 + 1, alpha}).rings.empty());
        QVERIFY(outline({largestMaskSide + 1, 1, largestMaskSide + 1, alpha, 0}).rings.empty());
        QVERIFY(outline({1, largestMaskSide + 1, 0, alpha, 0}).rings.empty());
        QCOMPARE(outline({10, 10, 10, alpha}).rings.size(), std::size_t{1});
    }

    void packsPixelsTheSameWayWithAndWithoutVectors()
    {
        Random random(3);
        for (int i = 0; i < caseCount(); ++i) {
            std::vector<std::uint8_t> row(static_cast<std::size_t>(random.between(1, 200)));
            std::ranges::generate(row, [&] { return static_cast<std::uint8_t>(random.below(256)); });
            const auto threshold = static_cast<std::uint8_t>(random.below(256));
            std::array<detail::PixelWord, 4> words{};
            std::array<detail::PixelWord, 4> portable{};
            detail::packRow(row, threshold, words);
            detail::packRowPortably(row, threshold, portable);
            QCOMPARE(words, portable);
        }
    }

    void packsEveryPixelAgainstEveryThreshold()
    {
        std::array<std::uint8_t, 256> row{};
        std::iota(row.begin(), row.end(), std::uint8_t{0});
        for (unsigned threshold = 0; threshold < 256; ++threshold) {
            std::array<detail::PixelWord, 4> words{};
            detail::packRow(row, static_cast<std::uint8_t>(threshold), words);
            for (unsigned alpha = 0; alpha < 256; ++alpha)
                QCOMPARE((words[alpha / 64] >> (alpha % 64) & 1) != 0, alpha >= threshold);
        }
    }

    void packsRowsAsOneByOne()
    {
        Random random(4);
        for (int i = 0; i < caseCount(); ++i) {
            const PixelMask pixels = randomMask(random, 150);
            Mask mask = view(pixels);
            mask.width = (mask.width + 1) / 2; // the stride is longer
            const auto first = static_cast<std::size_t>(random.below(static_cast<int>(mask.height)));
            std::vector<detail::PixelWord> together(3 * (mask.height - first));
            std::vector<detail::PixelWord> single(together.size());
            detail::packRows(mask, first, mask.height - first, together, 3);
            for (std::size_t y = first; y < mask.height; ++y)
                detail::packRow(detail::rowOf(mask, y), mask.threshold, std::span(single).subspan(3 * (y - first)));
            QVERIFY(together == single);
        }
    }

    void movesWithItsMaskWhereverRowsAreTakenTogether()
    {
        Random random(5);
        for (int i = 0; i < caseCount() / 10; ++i) {
            const PixelMask mask = randomMask(random, i % 2 == 0 ? 12 : 150);
            // Some 1,024 words of 64 pixels are looked at together: that end comes to lie in the mask.
            const std::size_t rowsTogether = 1024 / (mask.width / 64 + 1) + 1;
            const auto rowsBefore = static_cast<std::size_t>(random.below(static_cast<int>(mask.height) + 2));
            const std::size_t above = rowsTogether - rowsBefore;
            PixelMask moved{mask.width, above + mask.height, std::vector<std::uint8_t>(above * mask.width)};
            moved.alpha.insert(moved.alpha.end(), mask.alpha.begin(), mask.alpha.end());
            Region expected = outline(view(mask));
            for (Ring &ring : expected.rings)
                for (Point &p : ring)
                    p.y += static_cast<double>(above);
            QVERIFY2(outline(view(moved)).rings == expected.rings, MASK_CASE(mask));
        }
    }

    void outlinesTheLargestMask()
    {
        std::vector<std::uint8_t> alpha(largestMaskSide * largestMaskSide);
        alpha.back() = 255;
        const Mask mask{largestMaskSide, largestMaskSide, largestMaskSide, alpha};
        QCOMPARE(outline(mask).rings,
                 (std::vector<Ring>{{{16383, 16383}, {16383, 16384}, {16384, 16384}, {16384, 16383}}}));
    }
};

} // namespace

HITBOX_TEST(OutlineTest)
#include "outline_test.moc"
