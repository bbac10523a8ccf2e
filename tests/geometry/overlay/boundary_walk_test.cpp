#include <QTest>

#include "geometry/overlay/region_checks.h"
#include "overlay/boundary_walk.h"
#include "overlay/region_rings.h"
#include "test_class.h"

using namespace hitbox::geometry;
using namespace hitbox::geometry::detail;
using namespace hitbox::geometry::detail::overlay;
using namespace hitbox::geometry::test;

namespace {

std::pmr::memory_resource *const memory = std::pmr::new_delete_resource();

/// All that is kept, linked around every node.
Region linked(const Overlay &overlay, const KeptPlaces &kept)
{
    const auto isKept = [&](Windings windings) { return kept[windings.a != 0 ? 1U : 0U][windings.b != 0 ? 1U : 0U]; };
    std::vector<Index> boundary;
    for (const Index halfArc : overlay.halfArcs)
        if (isKept(overlay.left(halfArc)) && !isKept(overlay.left(halfArc ^ 1)))
            boundary.push_back(halfArc);
    return linkedRegion(overlay, boundary, memory);
}

/// Coasts over coasts, far apart, one in the other or across; or any of the families.
RingPair pairToWalk(Random &random, int index)
{
    if (index % 2 == 0)
        return randomPair(random, index / 2);
    RingPair pair{coastRing(random, static_cast<std::size_t>(random.between(3, 20))),
                  coastRing(random, static_cast<std::size_t>(random.between(3, 20)))};
    const double scale = index % 3 == 0 ? 0.1 : 1;
    const Point by{random.between(-300.0, 300.0), random.between(-300.0, 300.0)};
    for (Point &p : pair.b)
        p = p * scale + by;
    if (index % 5 == 0)
        std::ranges::reverse(pair.a);
    if (index % 7 == 0)
        std::ranges::reverse(pair.b);
    return pair;
}

} // namespace

class BoundaryWalkTest : public QObject
{
    Q_OBJECT

private slots:
    void walksWhatIsLinkedAroundNodes()
    {
        Random random(221);
        int crossed = 0;
        int apart = 0;
        for (int i = 0; i < pairCount(); ++i) {
            const RingPair pair = pairToWalk(random, i);
            const OwnedRing rings[] = {{pair.a, Owner::A}, {pair.b, Owner::B}};
            Meter meter(Budget::unlimited());
            CutLines cut(*linesOf(rings, Spikes::Drop, memory), memory, meter);
            if (!isPlain(cut))
                continue;
            (cut.contacts.size() > cut.lines.rings.size() ? crossed : apart) += 1;
            std::vector<std::pair<KeptPlaces, Region>> walked;
            for (unsigned places = 0; places < 8; ++places) {
                const KeptPlaces kept{{{false, (places & 1) != 0}, {(places & 2) != 0, (places & 4) != 0}}};
                if (auto region = walkedRegion(cut, kept, memory))
                    walked.emplace_back(kept, *std::move(region));
            }
            QCOMPARE_GE(walked.size(), std::size_t{4});
            const Overlay overlay(std::move(cut), memory, meter);
            for (const auto &[kept, region] : walked)
                QVERIFY2(linked(overlay, kept) == region, HITBOX_CASE(i, pair.all()));
        }
        QVERIFY(crossed > pairCount() / 5);
        QVERIFY(apart > pairCount() / 20);
    }

    void leavesToOthersWhatMeetsInVertices()
    {
        const auto arePlain = [](const Ring &a, const Ring &b) {
            const OwnedRing rings[] = {{a, Owner::A}, {b, Owner::B}};
            Meter meter(Budget::unlimited());
            return isPlain(CutLines(*linesOf(rings, Spikes::Drop, memory), memory, meter));
        };
        const Ring bow{{0, 0}, {4, 4}, {4, 0}, {0, 4}};
        QVERIFY(arePlain(square(0, 0, 4), square(2, 2, 4)));
        QVERIFY(arePlain(square(0, 0, 4), square(8, 8, 4)));
        QVERIFY(!arePlain(square(0, 0, 4), square(4, 4, 4)));
        QVERIFY(!arePlain(square(0, 0, 4), square(4, 0, 4)));
        QVERIFY(!arePlain(square(0, 0, 4), {{2, 2}, {4, 3}, {3, 2}}));
        QVERIFY(!arePlain(bow, square(8, 8, 4)));
        QVERIFY(!arePlain(square(8, 8, 4), bow));
    }
};

HITBOX_TEST(BoundaryWalkTest)
#include "boundary_walk_test.moc"
