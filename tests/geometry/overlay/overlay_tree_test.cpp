#include <QTest>

#include <algorithm>
#include <set>
#include <utility>

#include "geometry/random_shapes.h"
#include "overlay/overlay_tree.h"
#include "test_class.h"

using namespace hitbox::geometry;
using namespace hitbox::geometry::detail;
using overlay::Index;
using test::Random;

namespace {

Box boxOf(const Segment &edge)
{
    const auto [p, q] = edge;
    return {{std::min(p.x, q.x), std::min(p.y, q.y)}, {std::max(p.x, q.x), std::max(p.y, q.y)}};
}

bool boxesMeetInTree(const Box &a, const Box &b)
{
    return a.min.x <= b.max.x && b.min.x <= a.max.x && a.min.y <= b.max.y && b.min.y <= a.max.y;
}

std::vector<Ring> randomRings(Random &random, int index)
{
    std::vector<Ring> rings;
    for (int i = random.between(1, 5); i > 0; --i)
        rings.push_back(
            test::randomRing(random, test::familyOf(index), static_cast<std::size_t>(random.between(3, 40))));
    return rings;
}

std::optional<overlay::OverlayLines> treeLines(const std::vector<Ring> &rings)
{
    std::vector<overlay::OwnedRing> owned;
    for (const Ring &ring : rings)
        owned.push_back({ring, overlay::Owner::A});
    return overlay::linesOf(owned, overlay::Spikes::Drop, std::pmr::get_default_resource());
}

std::vector<Index> edgesOf(const overlay::OverlayLines &lines)
{
    std::vector<Index> edges;
    for (const overlay::LineRing &ring : lines.rings)
        for (Index i = ring.first; i < ring.end; ++i)
            edges.push_back(i);
    return edges;
}

} // namespace

class OverlayTreeTest : public QObject
{
    Q_OBJECT

private slots:
    void comparesBoxesAlikeWithAndWithoutVectorRegisters();
    void visitsEveryPairWhoseBoxesMeet();
    void tellsAllThatARayCrosses();
};

void OverlayTreeTest::comparesBoxesAlikeWithAndWithoutVectorRegisters()
{
    Random random(251);
    for (int i = 0; i < test::caseCount(); ++i) {
        const std::vector<Point> p = test::randomPoints(random, test::familyOf(i), 5);
        const EdgeFrame frame = EdgeFrame::around({{-500, -500}, {500, 500}});
        const auto answers = [&]<typename AnyBox>(AnyBox) {
            const AnyBox a = AnyBox::of(p[0], frame).joined(AnyBox::of(p[1], frame));
            const AnyBox b = AnyBox::of(p[2], frame).joined(AnyBox::of(p[3], frame));
            const AnyBox ray = AnyBox::leftOf(p[4], frame);
            const std::array<bool, 4> result{a.meets(b.reach()), a.meets(ray.reach()), a.endsLeftOf(ray),
                                             AnyBox::nothing().meets(a.reach())};
            return result;
        };
        QVERIFY2(answers(EdgeBox{}) == answers(PlainEdgeBox{}), HITBOX_CASE(i, p));
        QVERIFY(!answers(EdgeBox{})[3]);
    }
}

void OverlayTreeTest::visitsEveryPairWhoseBoxesMeet()
{
    Random random(252);
    for (int i = 0; i < test::caseCount() / 20; ++i) {
        const std::vector<Ring> rings = randomRings(random, i);
        const auto lines = treeLines(rings);
        if (lines->rings.empty())
            continue;
        const overlay::LineTree tree(*lines, std::pmr::get_default_resource());
        std::set<std::pair<Index, Index>> visited;
        const bool didAll = tree.visitPairs([&](Index e, Index f) {
            return e + 1 < f && visited.insert({e, f}).second;
        });
        QVERIFY2(didAll, HITBOX_CASE(i, rings[0]));
        const std::vector<Index> edges = edgesOf(*lines);
        for (const Index e : edges)
            for (const Index f : edges)
                if (e + 1 < f && boxesMeetInTree(boxOf(lines->edge(e)), boxOf(lines->edge(f))))
                    QVERIFY2(visited.count({e, f}) == 1, HITBOX_CASE(i, rings[0]));
    }
}

void OverlayTreeTest::tellsAllThatARayCrosses()
{
    Random random(253);
    for (int i = 0; i < test::caseCount() / 20; ++i) {
        const std::vector<Ring> rings = randomRings(random, i);
        const auto lines = treeLines(rings);
        if (lines->rings.empty())
            continue;
        const overlay::LineTree tree(*lines, std::pmr::get_default_resource());
        const Point p = test::randomPoint(random, test::familyOf(i));
        std::vector<int> told(lines->points.size());
        const auto visitRun = [&](Index first, Index end) {
            for (Index e = first; e < end; ++e)
                told[e] = 1;
        };
        tree.visitLeftOf(p, visitRun, [&](Index e) { told[e] = 2; });
        for (const Index e : edgesOf(*lines)) {
            const Box box = boxOf(lines->edge(e));
            if (box.min.y <= p.y && p.y <= box.max.y && box.min.x <= p.x)
                QVERIFY2(told[e] != 0, HITBOX_CASE(i, rings[0]));
            if (told[e] == 1)
                QVERIFY2(box.max.x < p.x, HITBOX_CASE(i, rings[0]));
        }
    }
}

HITBOX_TEST(OverlayTreeTest)
#include "overlay_tree_test.moc"
