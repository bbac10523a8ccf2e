#include <QTest>

#include <cmath>
#include <numbers>

#include "geometry/random_shapes.h"
#include "overlay/overlay_nodes.h"
#include "test_class.h"

using namespace hitbox::geometry;
using namespace hitbox::geometry::detail;
using namespace hitbox::geometry::detail::overlay;
using test::Random;

namespace {

constexpr ContactLimits alwaysJoined{.pairsPerEdge = 1'000'000, .fewestPairs = 1'000'000};
constexpr ContactLimits alwaysSwept{.pairsPerEdge = 0, .fewestPairs = 0};

std::pmr::memory_resource *heap()
{
    return std::pmr::get_default_resource();
}

OverlayLines linesOfAll(const std::vector<Ring> &rings, Spikes spikes)
{
    std::vector<OwnedRing> owned;
    for (const Ring &ring : rings)
        owned.push_back({ring, owned.size() % 2 == 0 ? Owner::A : Owner::B});
    return *linesOf(owned, spikes, heap());
}

std::pmr::vector<Contact> contactsWithin(const OverlayLines &lines, const ContactLimits &limits)
{
    Meter meter(Budget::unlimited());
    return contactsOf(lines, LineTree(lines, heap()), heap(), meter, limits).contacts;
}

CutRings cutAt(const OverlayLines &lines, const std::pmr::vector<Contact> &contacts)
{
    Meter meter(Budget::unlimited());
    return cutRings(lines, contacts, heap(), meter);
}

/// Whether both cut the rings alike: nodes are numbered as they come along the rings, so the numbers are the same, too.
bool areSame(const OverlayLines &lines, const CutRings &a, const CutRings &b)
{
    const auto cutsAlike = [](const Cut &x, const Cut &y) {
        return x.edge == y.edge && x.node == y.node && x.atVertex == y.atVertex;
    };
    const auto lieAtOnePoint = [&](const Node &x, const Node &y) {
        if (x.vertex == noIndex || y.vertex == noIndex)
            return x.vertex == y.vertex;
        return lines.points[x.vertex] == lines.points[y.vertex];
    };
    return std::ranges::equal(a.cuts, b.cuts, cutsAlike) && std::ranges::equal(a.nodes, b.nodes, lieAtOnePoint);
}

/// The ways to the contacts have to agree.
bool isCutAlike(const std::vector<Ring> &rings, Spikes spikes)
{
    const OverlayLines lines = linesOfAll(rings, spikes);
    if (lines.rings.empty())
        return true;
    const auto joined = contactsWithin(lines, alwaysJoined);
    const auto swept = contactsWithin(lines, alwaysSwept);
    return areSame(lines, cutAt(lines, joined), cutAt(lines, swept));
}

Point onCircle(double turn, double radius)
{
    const double angle = 2 * std::numbers::pi * turn;
    return {radius * std::cos(angle), radius * std::sin(angle)};
}

/// Triangles with one corner in common, each next to the last where they are closed.
std::vector<Ring> fan(int count, bool isClosed, Point apex)
{
    std::vector<Ring> triangles;
    for (int i = 0; i < count; ++i) {
        const double next = isClosed ? (i + 1) % count : i + 0.5;
        triangles.push_back({apex, apex + onCircle(double(i) / count, 400), apex + onCircle(next / count, 400)});
    }
    return triangles;
}

Ring star(Random &random, std::size_t count)
{
    Ring ring;
    for (std::size_t i = 0; i < count; ++i)
        ring.push_back(onCircle(static_cast<double>(i) / static_cast<double>(count), random.between(50, 400)));
    return ring;
}

} // namespace

class OverlayContactsTest : public QObject
{
    Q_OBJECT

private slots:
    void cutsRandomRingsAlikeEitherWay();
    void cutsStarsAndFansAlikeEitherWay();
    void cutsAlikeWhereEdgesPassThroughASharedPoint();
    void findsOneContactForEachEdgeOfAFan();
    void findsNothingBesideTheStartOfAStar();
    void endsTheBudgetAtOneContactTooMany();
};

void OverlayContactsTest::cutsRandomRingsAlikeEitherWay()
{
    Random random(261);
    for (int i = 0; i < test::caseCount() / 2; ++i) {
        std::vector<Ring> rings;
        for (int k = random.between(1, 6); k > 0; --k)
            rings.push_back(
                test::randomRing(random, test::familyOf(i), static_cast<std::size_t>(random.between(3, 12))));
        if (i % 3 == 0)
            rings.push_back(test::renumbered(rings.front(), 1));
        QVERIFY2(isCutAlike(rings, Spikes::Drop), HITBOX_CASE(i, rings[0]));
        QVERIFY2(isCutAlike(rings, Spikes::Keep), HITBOX_CASE(i, rings[0]));
    }
}

void OverlayContactsTest::cutsStarsAndFansAlikeEitherWay()
{
    Random random(262);
    for (int i = 0; i < 50; ++i) {
        const auto count = random.between(3, 60);
        std::vector<Ring> rings = fan(count, i % 2 == 0, {double(i % 5), 0});
        QVERIFY(isCutAlike(rings, Spikes::Drop));
        rings.push_back(star(random, 100));
        if (i % 3 == 0) {
            rings.push_back(test::coastRing(random, 300));
            rings.push_back(test::renumbered(rings.back(), 7));
        }
        QVERIFY(isCutAlike(rings, Spikes::Drop));
        QVERIFY(isCutAlike(rings, Spikes::Keep));
    }
}

/// Few edges in the way of many: those that pass through the apex, and one that lies along others.
void OverlayContactsTest::cutsAlikeWhereEdgesPassThroughASharedPoint()
{
    for (const bool isClosed : {false, true}) {
        std::vector<Ring> rings = fan(64, isClosed, {0, 0});
        rings.push_back({{-500, 0}, {500, 0}, {0, 900}});
        rings.push_back({{-500, -500}, {500, 500}, {900, 0}});
        rings.push_back({{0, 0}, {500, 0}, {500, -1}});
        QVERIFY(isCutAlike(rings, Spikes::Drop));
    }
}

void OverlayContactsTest::findsOneContactForEachEdgeOfAFan()
{
    constexpr int count = 10'000;
    const OverlayLines lines = linesOfAll(fan(count, false, {0, 0}), Spikes::Drop);
    // Besides one for the start of each ring.
    QCOMPARE(contactsWithin(lines, {}).size(), std::size_t{2 * count - 1});
}

void OverlayContactsTest::findsNothingBesideTheStartOfAStar()
{
    Random random(263);
    const OverlayLines lines = linesOfAll({star(random, 100'000)}, Spikes::Drop);
    QCOMPARE(contactsWithin(lines, {}).size(), std::size_t{1});
}

void OverlayContactsTest::endsTheBudgetAtOneContactTooMany()
{
    Random random(264);
    const std::vector<Ring> rings{star(random, 50), test::randomRing(random, test::familyOf(0), 50)};
    const OverlayLines lines = linesOfAll(rings, Spikes::Drop);
    for (const ContactLimits &limits : {alwaysJoined, alwaysSwept}) {
        const std::size_t count = contactsWithin(lines, limits).size();
        const auto countWith = [&](std::size_t room) {
            return answered({UINT64_MAX, room * bytesPerContact}, [&](Meter &meter) -> Answer<std::size_t> {
                return contactsOf(lines, LineTree(lines, heap()), heap(), meter, limits).contacts.size();
            });
        };
        QVERIFY(countWith(count) == count);
        QVERIFY(countWith(count - 1) == Failure::CutShort);
    }
}

HITBOX_TEST(OverlayContactsTest)
#include "overlay_contacts_test.moc"
