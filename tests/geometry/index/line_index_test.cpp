#include <QTest>

#include <array>

#include <hitbox/geometry/line_index.h>

#include "geometry/random_shapes.h"
#include "geometry/special_numbers.h"
#include "test_class.h"

using namespace hitbox::geometry;
using test::infinity;
using test::notANumber;

namespace {

bool areEqual(const std::optional<Nearest> &a, const std::optional<Nearest> &b)
{
    if (!a || !b)
        return a.has_value() == b.has_value();
    return a->index == b->index && a->distance == b->distance && a->point == b->point;
}

bool answersAsThePoints(Point p, std::span<const Point> points, LineEnds ends)
{
    const LineIndex index(points, ends);
    return areEqual(nearestVertex(p, index), nearestVertex(p, points)) &&
           areEqual(nearestEdge(p, index), nearestEdge(p, points, ends));
}

} // namespace

class LineIndexTest : public QObject
{
    Q_OBJECT

private slots:
    void answersExactlyAsThePointsThemselves()
    {
        test::Random random(151);
        for (int i = 0; i < test::caseCount(); ++i) {
            const auto family = test::familyOf(i);
            auto points = test::randomRing(random, family, static_cast<std::size_t>(random.between(1, 60)));
            const Point p = random.chance(0.2) ? points[points.size() / 2] : test::randomPoint(random, family);
            const LineEnds ends = random.chance(0.5) ? LineEnds::Closed : LineEnds::Open;
            const bool isAsExpected = answersAsThePoints(p, points, ends);
            points.push_back(p);
            QVERIFY2(isAsExpected, HITBOX_CASE(i, points));
        }
    }

    void theNearestVertexIsTheFirstOfTheNearestOfAll()
    {
        test::Random random(152);
        for (int i = 0; i < test::caseCount(); ++i) {
            const auto points = test::randomPoints(random, test::familyOf(i), 9);
            const auto line = std::span<const Point>(points).subspan(1);
            const auto nearest = nearestVertex(points[0], line);
            for (std::size_t k = 0; k < line.size(); ++k) {
                const double other = distance(points[0], line[k]);
                QVERIFY2(k < nearest->index ? nearest->distance < other : nearest->distance <= other,
                         HITBOX_CASE(i, points));
            }
        }
    }

    void longOutlinesAnswerAsTheirPoints()
    {
        test::Random random(153);
        const Ring coast = test::coastRing(random, 20000);
        const LineIndex index(coast);
        for (int i = 0; i < 200; ++i) {
            const Point p{random.between(-600.0, 600.0), random.between(-600.0, 600.0)};
            QVERIFY(areEqual(nearestVertex(p, index), nearestVertex(p, coast)));
            QVERIFY(areEqual(nearestEdge(p, index), nearestEdge(p, coast, LineEnds::Closed)));
        }
    }

    void takesAboutNineteenBytesAPoint()
    {
        test::Random random(154);
        const Ring coast = test::coastRing(random, 20000);
        QVERIFY(LineIndex(coast).byteCount() < 20 * coast.size());
    }

    void nothingIsNearestOfNothing()
    {
        QVERIFY(!nearestVertex({0, 0}, LineIndex()));
        QVERIFY(!nearestEdge({0, 0}, LineIndex()));
        QVERIFY(!nearestVertex({0, 0}, LineIndex(Ring{})));
        QVERIFY(!nearestEdge({0, 0}, LineIndex(Ring{{1, 1}})));
        QCOMPARE(nearestVertex({0, 0}, LineIndex(Ring{{3, 4}}))->distance, 5.0);
        QCOMPARE(nearestEdge({0, 0}, LineIndex(Ring{{3, 4}, {3, 4}}))->distance, 5.0);
    }

    void passesOverWhatIsNotFinite()
    {
        const Ring ring{{notANumber, 0}, {0, 0}, {infinity, 1}, {0, 8}, {6, 8}, {-infinity, notANumber}};
        QCOMPARE(nearestVertex({1, 1}, ring)->index, std::size_t(1));
        QCOMPARE(nearestEdge({1, 1}, ring, LineEnds::Closed)->index, std::size_t(3));
        QVERIFY(!nearestVertex({notANumber, 1}, ring));
        QVERIFY(!nearestEdge({1, infinity}, ring, LineEnds::Open));
        const std::array values{0.0, 1.0, 5e-324, 1e308, -1e308, infinity, notANumber};
        test::Random random(155);
        const auto any = [&] { return values[static_cast<std::size_t>(random.below(int(values.size())))]; };
        for (int i = 0; i < test::caseCount(); ++i) {
            Ring points(static_cast<std::size_t>(random.between(1, 20)));
            for (Point &point : points)
                point = {any(), any()};
            QVERIFY2(answersAsThePoints({any(), any()}, points, LineEnds::Closed), HITBOX_CASE(i, points));
            QVERIFY2(answersAsThePoints({any(), any()}, points, LineEnds::Open), HITBOX_CASE(i, points));
        }
    }

    void aMillionPointsInOnePlaceEndQuickly()
    {
        const Ring equal(1000000, Point{1, 2});
        const LineIndex index(equal);
        QCOMPARE(nearestVertex({4, 6}, index)->index, std::size_t(0));
        QCOMPARE(nearestEdge({4, 6}, index)->distance, 5.0);
    }
};

HITBOX_TEST(LineIndexTest)
#include "line_index_test.moc"
