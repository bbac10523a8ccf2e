#include <QTest>

#include <hitbox/geometry/polygon_index.h>

#include "oracle.h"
#include "random_shapes.h"

using namespace hitbox::geometry;

class PolygonIndexTest : public QObject
{
    Q_OBJECT

private slots:
    void agreesWithTheSingleQuestion()
    {
        test::Random random(141);
        for (int i = 0; i < test::caseCount(); ++i) {
            const auto family = test::familyOf(i);
            const auto count = static_cast<std::size_t>(random.between(1, 40));
            const Ring ring =
                random.chance(0.5) ? test::randomRing(random, family, count) : test::starRing(random, family, count);
            for (const FillRule rule : {FillRule::EvenOdd, FillRule::NonZero}) {
                const PolygonIndex index(ring, rule);
                for (int k = 0; k < 20; ++k) {
                    const auto at = static_cast<std::size_t>(random.below(static_cast<int>(ring.size())));
                    const Segment side = edge(ring, at);
                    const Point other = ring[static_cast<std::size_t>(random.below(static_cast<int>(ring.size())))];
                    Point p;
                    switch (random.below(6)) {
                    case 0: p = side.from; break;
                    case 1: p = test::pointNearLine(random, side.from, side.to); break;
                    case 2: p = {other.x, side.from.y}; break;
                    case 3: p = test::between(side.from, side.to, 0.5); break;
                    case 4: p = test::between(side.from, other, random.unit()); break;
                    default: p = randomPoint(random, family);
                    }
                    auto points = ring;
                    points.push_back(p);
                    QVERIFY2(locate(p, index) == locate(p, ring, rule), HITBOX_CASE(i, points));
                }
            }
        }
    }
};

QTEST_APPLESS_MAIN(PolygonIndexTest)
#include "polygon_index_test.moc"
