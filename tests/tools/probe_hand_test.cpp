#include "test_class.h"
#include "tools/probe_hand.h"

#include "document/document.h"

#include <QTest>

#include <hitbox/geometry/distance.h>
#include <hitbox/geometry/self_intersection.h>

using namespace hitbox;
using geometry::Point;

class ProbeHandTest : public QObject
{
    Q_OBJECT

private slots:
    void everyKindButADrawnPolygonHasAProbeInHand()
    {
        ProbeHand hand;
        for (const ProbeKind kind : allProbeKinds()) {
            hand.kind = kind;
            QCOMPARE(outlineInHand(hand, {100, 50}).has_value(), kind != ProbeKind::Polygon);
            QVERIFY(!probeName(kind).isEmpty());
        }
    }

    void whatWasDrawnFollowsTheCursor()
    {
        ProbeHand hand{.kind = ProbeKind::Circle};
        hand.drawn.insert(ProbeKind::Circle, geometry::Circle{{0, 0}, 7});
        QCOMPARE(*outlineInHand(hand, {100, 50}), Outline(geometry::Circle{{100, 50}, 7}));
        hand.kind = ProbeKind::Point;
        QCOMPARE(*outlineInHand(hand, {100, 50}), Outline(geometry::Circle{{100, 50}, 0}));
    }

    void kindsGoRoundInBothDirections()
    {
        ProbeHand hand;
        QCOMPARE(withNextKind(hand, 1).kind, ProbeKind::Segment);
        QCOMPARE(withNextKind(hand, -1).kind, ProbeKind::RandomPolygon);
        for (qsizetype i = 0; i < allProbeKinds().size(); ++i)
            hand = withNextKind(hand, 1);
        QCOMPARE(hand.kind, ProbeKind::Point);
    }

    void randomPolygonsAreSimpleAndRepeatable()
    {
        QSet<qsizetype> counts;
        for (quint32 seed = 0; seed < 500; ++seed) {
            const QList<Point> points = randomPolygon(seed, 30);
            QCOMPARE(points, randomPolygon(seed, 30));
            QVERIFY(geometry::isSimple(std::vector<Point>(points.cbegin(), points.cend())));
            for (const Point point : points)
                QVERIFY(geometry::distance(point, Point{}) <= 30);
            counts.insert(points.size());
        }
        QVERIFY(!counts.contains(4) && !counts.contains(12));
        QCOMPARE(counts.size(), 7);
        QVERIFY(randomPolygon(1, 30) != randomPolygon(2, 30));
    }

    void aFreshPolygonIsAnotherOne()
    {
        const ProbeHand hand = withFreshPolygon({});
        QCOMPARE(hand.kind, ProbeKind::RandomPolygon);
        QVERIFY(outlineInHand(hand, {}) != outlineInHand(withFreshPolygon(hand), {}));
    }

    void droppedProbesAreCalledWhatTheyAre()
    {
        QCOMPARE(probeKindOf(geometry::Circle{{1, 2}, 0}), ProbeKind::Point);
        QCOMPARE(probeKindOf(geometry::Circle{{1, 2}, 3}), ProbeKind::Circle);
        QCOMPARE(probeKindOf(ChainLine{{{0, 0}, {1, 1}}}), ProbeKind::Segment);
        QCOMPARE(probeKindOf(PolygonOutline{}), ProbeKind::Polygon);
    }
};

HITBOX_TEST(ProbeHandTest)

#include "probe_hand_test.moc"
