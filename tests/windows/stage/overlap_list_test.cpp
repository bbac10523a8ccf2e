#include "test_class.h"
#include "windows/stage/overlap_list.h"

#include "document/edits.h"
#include "stage/overlap_index.h"

#include <QTest>

#include <algorithm>
#include <random>

using namespace hitbox;
using geometry::Relation;

namespace {

/// Boxes that hit and boxes that are hit, strewn so that many meet.
OverlapIndex overlapCrowd(int count, const EngineRounding &rounding = {})
{
    Document document = emptyProject();
    for (const char *category : {"hurt", "hit"}) {
        Frame frame;
        frame.name = "frame";
        frame.size = {20, 20};
        document.sprites.append({.name = category, .image = "none.png", .frames = {frame}});
        Shape shape;
        shape.category = category;
        shape.outline = geometry::Box{{0, 0}, {10, 10}};
        document = addShapes(document, {static_cast<int>(document.sprites.size()) - 1, 0}, {shape});
    }
    std::mt19937 random(3);
    std::uniform_int_distribution<int> place(0, 40);
    Stage stage{.name = "crowd"};
    for (int i = 0; i < count; ++i) {
        const double side = 0.5 * static_cast<double>(1 + random() % 3);
        stage.instances.append({.sprite = random() % 2 ? "hurt" : "hit",
                                .frame = "frame",
                                .position = {place(random) / 2.0, place(random) / 2.0},
                                .scale = {side, side}});
    }
    OverlapIndex index;
    index.update(addStage(document, stage), 0, rounding);
    return index;
}

} // namespace

class OverlapListTest : public QObject
{
    Q_OBJECT

private slots:
    void hitsComeFirstThenRelationsInOrder();
    void everythingIsCountedOnce();
    void hitsOnlyLeavesOutAndDoesNotCountOthers();
    void aSearchLeavesOutButCounts();
    void pairsThatDifferInTheEngineAreCounted();
    void aPairIsFoundInItsRow();
    void aGroupIsOneRowAndOneHit();
};

void OverlapListTest::hitsComeFirstThenRelationsInOrder()
{
    const OverlapList list = listed(overlapCrowd(40), {});
    QVERIFY(list.rows.size() > 100);
    QVERIFY(std::is_sorted(list.rows.cbegin(), list.rows.cend(), [](const Overlap &a, const Overlap &b) {
        return std::tuple(!a.hit, kindOf(a), a.pair) < std::tuple(!b.hit, kindOf(b), b.pair);
    }));
}

void OverlapListTest::everythingIsCountedOnce()
{
    const OverlapIndex index = overlapCrowd(200);
    const OverlapList list = listed(index, {});
    QCOMPARE(list.rows.size(), index.overlaps().size());
    int all = 0;
    for (const int count : list.counts)
        all += count;
    QCOMPARE(all, static_cast<int>(list.rows.size()));
    for (const Relation kind : {Relation::Touching, Relation::Overlapping, Relation::Containing, Relation::Equal}) {
        const auto count = std::count_if(list.rows.cbegin(), list.rows.cend(),
                                         [kind](const Overlap &overlap) { return kindOf(overlap) == kind; });
        QVERIFY2(count > 0, qPrintable(relationName(kind)));
        QCOMPARE(list.countOf(kind), static_cast<int>(count));
    }
}

void OverlapListTest::hitsOnlyLeavesOutAndDoesNotCountOthers()
{
    const OverlapList list = listed(overlapCrowd(40), {OverlapFilter::Pairs::Hits});
    QCOMPARE(static_cast<int>(list.rows.size()), list.hits);
    QVERIFY(std::all_of(list.rows.cbegin(), list.rows.cend(), [](const Overlap &overlap) { return overlap.hit; }));
    QVERIFY(list.countOf(Relation::Overlapping) < static_cast<int>(list.rows.size()));
}

void OverlapListTest::aSearchLeavesOutButCounts()
{
    const OverlapIndex index = overlapCrowd(40);
    const OverlapList all = listed(index, {});
    const OverlapList some = listed(index, {}, [](const Overlap &overlap) { return overlap.pair.instanceA == 0; });
    QVERIFY(some.rows.size() < all.rows.size());
    QCOMPARE(some.counts, all.counts);
}

void OverlapListTest::pairsThatDifferInTheEngineAreCounted()
{
    QCOMPARE(listed(overlapCrowd(40), {}).differing, 0);
    QVERIFY(listed(overlapCrowd(40, {EngineRounding::Numbers::WholePixels}), {}).differing > 0);
}

void OverlapListTest::aPairIsFoundInItsRow()
{
    const OverlapList list = listed(overlapCrowd(20), {});
    QCOMPARE(rowOf(list, list.rows.at(5).pair), 5);
    QCOMPARE(rowOf(list, {}), -1);
}

void OverlapListTest::aGroupIsOneRowAndOneHit()
{
    const OverlapIndex index = overlapCrowd(40);
    const OverlapList plain = listed(index, {});
    // All that one instance does to others is one hit.
    const auto byInstance = [](std::span<const Overlap> overlaps) {
        QList<CountedHits> counted;
        std::map<int, int> known;
        for (const Overlap &overlap : overlaps) {
            CountedHits hits;
            if (overlap.hit) {
                const auto [first, isNew] = known.insert({overlap.pair.instanceA, static_cast<int>(counted.size())});
                hits = {.groupA = "1", .groupB = {}, .count = isNew ? 1 : 0, .first = isNew ? -1 : first->second};
            }
            counted.append(hits);
        }
        return counted;
    };
    const OverlapList list = listed(index, {}, {}, byInstance);
    QCOMPARE(static_cast<int>(list.groups.size()), list.hits);
    QVERIFY(list.hits > 5 && list.hits < plain.hits);
    QCOMPARE(list.counts, plain.counts);
    QCOMPARE(plain.rows.size() - list.rows.size(), static_cast<std::size_t>(plain.hits - list.hits));
    for (const auto &[row, pairs] : list.groups) {
        QCOMPARE(pairs.front(), row);
        for (const OverlapPair &pair : pairs)
            QCOMPARE(list.rows.at(static_cast<std::size_t>(rowOf(list, pair))).pair, row);
    }
    for (const Overlap &overlap : plain.rows)
        QVERIFY(rowOf(list, overlap.pair) >= 0);
}

HITBOX_WINDOW_TEST(OverlapListTest)
#include "overlap_list_test.moc"
