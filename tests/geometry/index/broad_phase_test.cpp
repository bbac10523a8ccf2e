#include <hitbox/geometry/broad_phase.h>

#include <cmath>
#include <limits>
#include <optional>

#include <QTest>

#include "geometry/random_shapes.h"
#include "geometry/special_numbers.h"
#include "index/coarse_boxes.h"
#include "test_class.h"

namespace {

using namespace hitbox::geometry;
using namespace hitbox::geometry::test;

bool overlap(const Box &a, const Box &b)
{
    const auto isSound = [](const Box &box) {
        return std::isfinite(box.min.x + box.min.y + box.max.x + box.max.y) && box.width() >= 0 && box.height() >= 0;
    };
    return isSound(a) && isSound(b) && a.min.x <= b.max.x && b.min.x <= a.max.x && a.min.y <= b.max.y &&
           b.min.y <= a.max.y;
}

/// The same answers by looking at everything. Ids that are not in use hold nothing.
struct Plain {
    std::vector<std::optional<Box>> boxes;

    std::vector<ShapePair> pairs() const
    {
        std::vector<ShapePair> found;
        for (std::size_t i = 0; i < boxes.size(); ++i)
            for (std::size_t j = i + 1; j < boxes.size(); ++j)
                if (boxes[i] && boxes[j] && overlap(*boxes[i], *boxes[j]))
                    found.push_back({i, j});
        return found;
    }

    std::vector<std::size_t> overlapping(const Box &box) const
    {
        std::vector<std::size_t> found;
        for (std::size_t i = 0; i < boxes.size(); ++i)
            if (boxes[i] && overlap(*boxes[i], box))
                found.push_back(i);
        return found;
    }
};

/// Mostly small ones on a lattice, so that many just touch; some huge, thin, far away, or not finite.
Box randomBox(Random &random, double world)
{
    const double numbers[] = {infinity, -infinity, notANumber, 1e300, -1e300, 1e-320};
    const Point corner{std::floor(random.between(-world, world)), std::floor(random.between(-world, world))};
    const int kind = random.below(40);
    Box box{corner, corner + Point{std::floor(random.between(0.0, 4.0)), std::floor(random.between(0.0, 4.0))}};
    if (kind == 0)
        box.max = box.min + Point{world, world};
    else if (kind == 1)
        box.max.x += world;
    else if (kind == 2)
        box.max.y = numbers[random.below(6)];
    else if (kind == 3)
        box.min.x = numbers[random.below(6)];
    else if (kind < 12)
        box = {corner * 0.3, corner * 0.3 + Point{random.unit(), random.unit()}};
    return box;
}

class BroadPhaseTest : public QObject
{
    Q_OBJECT

private slots:
    void whatMovesToNowhereMeetsNothing()
    {
        const double nan = std::numeric_limits<double>::quiet_NaN();
        for (const Box &nowhere : {Box{{6, 6}, {5, 5}}, Box{{nan, 0}, {9, 9}}, Box{{0, 0}, {nan, 9}}}) {
            BroadPhase all(std::vector<Box>{{{0, 0}, {10, 10}}});
            const std::size_t late = all.add({{5, 5}, {6, 6}});
            QCOMPARE(all.pairs().size(), std::size_t(1));
            all.moveAll(std::vector<Box>{{{0, 0}, {10, 10}}, nowhere});
            QVERIFY(all.pairs().empty());
            QCOMPARE(all.overlapping(Box{{5.5, 5.5}, {5.5, 5.5}}).size(), std::size_t(1));
            all.moveAll(std::vector<Box>{{{0, 0}, {10, 10}}, {{1, 1}, {2, 2}}});
            QCOMPARE(all.overlapping(late).size(), std::size_t(1));
        }
    }

    void findsBoxesThatShareOnlyACorner()
    {
        const std::vector<Box> boxes{{{0, 0}, {1, 1}}, {{1, 1}, {2, 2}}, {{2.5, 2}, {3, 3}}};
        const BroadPhase phase(boxes);
        QCOMPARE(phase.pairs(), (std::vector<ShapePair>{{0, 1}}));
        QCOMPARE(phase.overlapping(std::size_t{1}), std::vector<std::size_t>{0});
        QCOMPARE(phase.at({1, 1}), (std::vector<std::size_t>{0, 1}));
        QCOMPARE(phase.overlapping(Box{{2, 2}, {9, 9}}), (std::vector<std::size_t>{1, 2}));
    }

    void separatesBoxesAUnitInTheLastPlaceApart()
    {
        const double next = std::nextafter(1e6 + 1, 1e7);
        const std::vector<Box> boxes{{{1e6, 0}, {1e6 + 1, 1}}, {{next, 0}, {1e6 + 2, 1}}};
        QVERIFY(BroadPhase(boxes).pairs().empty());
    }

    void movesAllAtOnceAsOneByOne()
    {
        Random random(9);
        for (int i = 0; i < caseCount() / 50; ++i) {
            const auto count = static_cast<std::size_t>(random.below(i % 10 == 0 ? 400 : 40));
            const double world = random.between(2.0, 60.0);
            Plain plain;
            std::vector<Box> boxes;
            std::generate_n(std::back_inserter(boxes), count, [&] { return randomBox(random, world); });
            BroadPhase phase(boxes);
            plain.boxes.assign(boxes.begin(), boxes.end());
            for (int round = 0; round < 6; ++round) {
                // A few are taken away, added again, or moved far, so that some are not where they were built in.
                for (int k = random.below(3); k > 0 && count > 0; --k) {
                    const auto id = static_cast<std::size_t>(random.below(static_cast<int>(count)));
                    if (random.chance(0.5)) {
                        phase.remove(id);
                        plain.boxes[id].reset();
                    } else {
                        const Box box = randomBox(random, world);
                        phase.move(id, box);
                        if (plain.boxes[id])
                            plain.boxes[id] = boxes[id] = box;
                    }
                }
                const double reach = random.chance(0.2) ? world : 1;
                for (std::size_t id = 0; id < count; ++id) {
                    const Point by{random.between(-reach, reach), random.between(-reach, reach)};
                    boxes[id] = {boxes[id].min + by, boxes[id].max + by};
                    if (plain.boxes[id])
                        plain.boxes[id] = boxes[id];
                }
                phase.moveAll(boxes);
                QCOMPARE(phase.pairs(), plain.pairs());
                QCOMPARE(phase.at({0, 0}), plain.overlapping({{0, 0}, {0, 0}}));
                if (count > 0) {
                    // What was moved together can be moved alone.
                    phase.move(0, boxes.back());
                    if (plain.boxes[0])
                        plain.boxes[0] = boxes[0] = boxes.back();
                    QCOMPARE(phase.pairs(), plain.pairs());
                }
            }
        }
    }

    void answersAsLookingAtEverythingDoes()
    {
        Random random(1);
        for (int i = 0; i < caseCount() / 50; ++i) {
            const auto count = static_cast<std::size_t>(random.below(i % 10 == 0 ? 400 : 40));
            const double world = random.between(2.0, 60.0);
            std::vector<Box> boxes;
            std::generate_n(std::back_inserter(boxes), count, [&] { return randomBox(random, world); });
            const BroadPhase phase(boxes);
            const Plain plain{{boxes.begin(), boxes.end()}};
            QCOMPARE(phase.pairs(), plain.pairs());
            const Box box = randomBox(random, world);
            QCOMPARE(phase.overlapping(box), plain.overlapping(box));
            QCOMPARE(phase.at(box.min), plain.overlapping({box.min, box.min}));
        }
    }

    void staysRightThroughChanges()
    {
        Random random(2);
        for (int i = 0; i < std::max(2, caseCount() / 500); ++i) {
            BroadPhase phase;
            Plain plain;
            const double world = random.between(2.0, 60.0);
            for (int step = 0; step < 1000; ++step) {
                const Box box = randomBox(random, world);
                const auto any = static_cast<std::size_t>(random.below(static_cast<int>(plain.boxes.size()) + 2));
                const bool isUsed = any < plain.boxes.size() && plain.boxes[any];
                const int kind = random.below(8);
                if (kind < 3) {
                    const std::size_t id = phase.add(box);
                    QVERIFY(id <= plain.boxes.size());
                    plain.boxes.resize(std::max(plain.boxes.size(), id + 1));
                    QVERIFY(!plain.boxes[id]);
                    plain.boxes[id] = box;
                } else if (kind < 7) {
                    // A small step, as things move from frame to frame, or a jump.
                    const Point by{random.between(-1.0, 1.0), random.between(-1.0, 1.0)};
                    const bool isStep = isUsed && random.chance(0.7);
                    const Box moved = isStep ? Box{plain.boxes[any]->min + by, plain.boxes[any]->max + by} : box;
                    phase.move(any, moved);
                    if (isUsed)
                        plain.boxes[any] = moved;
                } else {
                    phase.remove(any);
                    if (isUsed)
                        plain.boxes[any].reset();
                }
                if (step % 50 == 0)
                    QCOMPARE(phase.pairs(), plain.pairs());
                QCOMPARE(phase.overlapping(box), plain.overlapping(box));
                std::vector<std::size_t> others;
                if (any < plain.boxes.size() && plain.boxes[any])
                    others = plain.overlapping(*plain.boxes[any]);
                std::erase(others, any);
                QCOMPARE(phase.overlapping(any), others);
            }
            const auto used = std::ranges::count_if(plain.boxes, [](const auto &box) { return box.has_value(); });
            QCOMPARE(phase.size(), static_cast<std::size_t>(used));
        }
    }

    void ignoresIdsThatAreNotInUse()
    {
        BroadPhase phase(std::vector<Box>{{{0, 0}, {1, 1}}, {{0, 0}, {1, 1}}});
        phase.move(7, {{0, 0}, {1, 1}});
        phase.remove(7);
        phase.remove(0);
        phase.remove(0);
        phase.move(0, {{0, 0}, {1, 1}});
        QVERIFY(phase.pairs().empty());
        QVERIFY(phase.overlapping(std::size_t{0}).empty());
        QCOMPARE(phase.size(), std::size_t{1});
        QCOMPARE(phase.add({{0, 0}, {1, 1}}), std::size_t{0});
        QCOMPARE(phase.add({{0, 0}, {1, 1}}), std::size_t{2});
    }

    void endsSoonAfterTheMostPairsThatAreAskedFor()
    {
        const std::vector<Box> heap(1'000, Box{{0, 0}, {1, 1}});
        BroadPhase phase(heap);
        for (int i = 0; i < 10; ++i)
            phase.add({{0, 0}, {1, 1}}); // outside the tree
        const std::size_t all = phase.pairsByPlace().size();
        QCOMPARE(all, std::size_t(1'010 * 1'009 / 2));
        QCOMPARE(phase.pairsByPlace(all).size(), all);
        const std::size_t found = phase.pairsByPlace(2'000).size();
        QVERIFY(found > 2'000 && found <= 3'010);
    }

    void pairsNothingWithBoxesThatAreNotFiniteOrInverted()
    {
        const std::vector<Box> boxes{{{0, 0}, {1, 1}},
                                     {{notANumber, 0}, {1, 1}},
                                     {{-infinity, 0}, {infinity, 1}},
                                     {{1, 1}, {0, 0}},
                                     {{0, 0}, {infinity, 1}},
                                     {{-1e308, -1e308}, {1e308, 1e308}},
                                     {{1e308, 1e308}, {1e308, 1e308}}};
        BroadPhase phase(boxes);
        QCOMPARE(phase.pairs(), (std::vector<ShapePair>{{0, 5}, {5, 6}}));
        QVERIFY(phase.overlapping(std::size_t{1}).empty());
        QVERIFY(phase.at({notANumber, 0}).empty());
        phase.move(1, {{0, 0}, {0, 0}});
        QCOMPARE(phase.overlapping(std::size_t{1}), (std::vector<std::size_t>{0, 5}));
        phase.move(1, boxes[1]);
        QVERIFY(phase.overlapping(std::size_t{1}).empty());
    }

    void keepsCopiesApart()
    {
        const BroadPhase phase(std::vector<Box>{{{0, 0}, {1, 1}}, {{0, 0}, {1, 1}}});
        BroadPhase copy = phase;
        copy.remove(0);
        QCOMPARE(phase.pairs().size(), std::size_t{1});
        QVERIFY(copy.pairs().empty());
    }

    void endsQuicklyOnAHugeShapeAmongThousandsAndOnPointsInOnePlace()
    {
        std::vector<Box> boxes{{{-1e9, -1e9}, {1e9, 1e9}}};
        for (int i = 0; i < 100000; ++i) {
            const Point corner{static_cast<double>(i % 300) * 3, static_cast<double>(i / 300) * 3};
            boxes.push_back({corner, corner + Point{1, 1}});
        }
        QCOMPARE(BroadPhase(boxes).pairs().size(), std::size_t{100000});
        std::ranges::fill(boxes, Box{{5, 5}, {5, 5}});
        const BroadPhase points(boxes);
        QCOMPARE(points.at({5, 5}).size(), boxes.size());
        QVERIFY(points.at({5, 6}).empty());
    }

    void comparesFourBoxesAtOnceAsOneByOne()
    {
        Random random(3);
        for (int i = 0; i < caseCount(); ++i) {
            detail::CoarseBoxes boxes{};
            for (std::size_t lane = 0; lane < 4; ++lane) {
                const bool isNone = random.chance(0.2);
                boxes.set(lane, isNone ? detail::CoarseBox{} : detail::coarse(randomBox(random, 5)));
            }
            const detail::CoarseBox box = detail::coarse(randomBox(random, 5));
            const unsigned lanes = detail::lanesMeeting(boxes, box);
            for (std::size_t lane = 0; lane < 4; ++lane)
                QCOMPARE((lanes >> lane & 1U) != 0, detail::meets(boxes[lane], box));
        }
    }

    void roundsOutwards()
    {
        Random random(4);
        for (int i = 0; i < caseCount(); ++i) {
            const double value = std::ldexp(random.between(-1.0, 1.0), random.between(-200, 200));
            const float below = detail::roundedDown(value);
            QVERIFY(static_cast<double>(below) <= value);
            QVERIFY(static_cast<double>(std::nextafter(below, std::numeric_limits<float>::infinity())) > value);
        }
    }
};

} // namespace

HITBOX_TEST(BroadPhaseTest)
#include "broad_phase_test.moc"
