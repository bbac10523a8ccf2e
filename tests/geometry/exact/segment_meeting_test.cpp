#include <QTest>

#include <array>
#include <cmath>
#include <limits>

#include <hitbox/geometry/segment_meeting.h>

#include "geometry/oracle.h"
#include "geometry/random_shapes.h"
#include "geometry/special_numbers.h"
#include "test_class.h"

using namespace hitbox::geometry;
using test::infinity;

namespace {

Segment reversed(const Segment &segment)
{
    return {segment.to, segment.from};
}

template <typename Move>
Segment movedSegment(const Segment &segment, Move move)
{
    return {move(segment.from), move(segment.to)};
}

} // namespace

class SegmentMeetingTest : public QObject
{
    Q_OBJECT

private slots:
    void tellsTheKindsApart_data()
    {
        QTest::addColumn<double>("x0");
        QTest::addColumn<double>("y0");
        QTest::addColumn<double>("x1");
        QTest::addColumn<double>("y1");
        QTest::addColumn<int>("kind");
        const auto row = [](const char *name, Segment b, MeetingKind kind) {
            QTest::newRow(name) << b.from.x << b.from.y << b.to.x << b.to.y << static_cast<int>(kind);
        };
        row("apart", {{0, 1}, {10, 1}}, MeetingKind::None);
        row("crossing", {{5, -5}, {5, 5}}, MeetingKind::Crossing);
        row("ends on the middle", {{5, 0}, {5, 5}}, MeetingKind::Touching);
        row("passes an end", {{10, -5}, {10, 5}}, MeetingKind::Touching);
        row("shares an end", {{10, 0}, {20, 7}}, MeetingKind::Touching);
        row("goes straight on", {{10, 0}, {20, 0}}, MeetingKind::Touching);
        row("overlaps", {{5, 0}, {20, 0}}, MeetingKind::Overlapping);
        row("overlaps backwards", {{20, 0}, {5, 0}}, MeetingKind::Overlapping);
        row("lies within", {{2, 0}, {3, 0}}, MeetingKind::Overlapping);
        row("equal", {{0, 0}, {10, 0}}, MeetingKind::Overlapping);
        row("same line, apart", {{11, 0}, {20, 0}}, MeetingKind::None);
        row("a point on it", {{5, 0}, {5, 0}}, MeetingKind::Touching);
        row("a point at its end", {{0, 0}, {0, 0}}, MeetingKind::Touching);
        row("a point on its line only", {{-1, 0}, {-1, 0}}, MeetingKind::None);
    }

    void tellsTheKindsApart()
    {
        QFETCH(double, x0);
        QFETCH(double, y0);
        QFETCH(double, x1);
        QFETCH(double, y1);
        QFETCH(int, kind);
        const Segment a{{0, 0}, {10, 0}};
        const Segment b{{x0, y0}, {x1, y1}};
        QCOMPARE(static_cast<int>(meeting(a, b).kind), kind);
        QCOMPARE(static_cast<int>(meeting(b, a).kind), kind);
        QCOMPARE(segmentsMeet(a, b), meeting(a, b).kind != MeetingKind::None);
        QCOMPARE(segmentsMeet(b, a), segmentsMeet(a, b));
    }

    void givesTheSharedPieceInTheOrderOfTheFirstSegment()
    {
        const Segment a{{10, 10}, {0, 0}};
        const Segment b{{-5, -5}, {4, 4}};
        const SegmentMeeting met = meeting(a, b);
        QCOMPARE(met.first, (Point{4, 4}));
        QCOMPARE(met.last, (Point{0, 0}));
        QCOMPARE(meeting(b, a).first, (Point{0, 0}));
    }

    void agreesWithRationalArithmetic()
    {
        test::Random random(21);
        for (int i = 0; i < test::caseCount(); ++i) {
            const auto p = test::randomPoints(random, test::familyOf(i), 4);
            const Segment a{p[0], p[1]};
            const Segment b{p[2], p[3]};
            const SegmentMeeting met = meeting(a, b);
            const oracle::Meeting expected = oracle::meeting(a, b);
            QVERIFY2(met.kind == expected.kind, HITBOX_CASE(i, p));
            QVERIFY2(segmentsMeet(a, b) == (met.kind != MeetingKind::None), HITBOX_CASE(i, p));
            if (met.kind == MeetingKind::None)
                continue;
            for (const auto &[point, truth] : {std::pair{met.first, expected.first}, {met.last, expected.last}}) {
                QVERIFY2(oracle::isNearestDouble(point.x, truth.x), HITBOX_CASE(i, p));
                QVERIFY2(oracle::isNearestDouble(point.y, truth.y), HITBOX_CASE(i, p));
            }
        }
    }

    void doesNotDependOnTheOrderOfItsArguments()
    {
        test::Random random(22);
        for (int i = 0; i < test::caseCount(); ++i) {
            const auto p = test::randomPoints(random, test::familyOf(i), 4);
            const Segment a{p[0], p[1]};
            const Segment b{p[2], p[3]};
            const SegmentMeeting met = meeting(a, b);
            QVERIFY2(meeting(a, reversed(b)) == met, HITBOX_CASE(i, p));
            QVERIFY2(meeting(reversed(a), b) == (SegmentMeeting{met.kind, met.last, met.first}), HITBOX_CASE(i, p));
            QVERIFY2(meeting(b, a).kind == met.kind, HITBOX_CASE(i, p));
            if (met.kind != MeetingKind::Overlapping)
                QVERIFY2(meeting(b, a) == met, HITBOX_CASE(i, p));
        }
    }

    void movesWithItsSegments()
    {
        test::Random random(23);
        for (int i = 0; i < test::caseCount(); ++i) {
            const auto p = test::randomPoints(random, test::familyOf(i), 4);
            const Segment a{p[0], p[1]};
            const Segment b{p[2], p[3]};
            const SegmentMeeting met = meeting(a, b);
            for (const auto move : {test::mirrored, test::quarterTurned, test::doubled}) {
                const SegmentMeeting after = meeting(movedSegment(a, move), movedSegment(b, move));
                QVERIFY2(after.kind == met.kind, HITBOX_CASE(i, p));
                if (met.kind != MeetingKind::None)
                    QVERIFY2(after.first == move(met.first) && after.last == move(met.last), HITBOX_CASE(i, p));
            }
        }
    }

    void containsExactlyThePointsOfTheSegment()
    {
        test::Random random(24);
        for (int i = 0; i < test::caseCount(); ++i) {
            const auto p = test::randomPoints(random, test::familyOf(i), 3);
            const Segment segment{p[0], p[1]};
            QVERIFY2(contains(segment, p[2]) == oracle::isOn(segment, p[2]), HITBOX_CASE(i, p));
            QVERIFY(contains(segment, p[0]) && contains(segment, p[1]));
        }
    }

    void answersForEveryMagnitude()
    {
        const Segment a{{-1e300, -1e300}, {1e300, 1e300}};
        const SegmentMeeting met = meeting(a, {{-1e300, 1e300}, {1e300, -1e300}});
        QCOMPARE(met.kind, MeetingKind::Crossing);
        QCOMPARE(met.first, (Point{0, 0}));
        const double extremes[] = {1e308,
                                   -1e308,
                                   5e-324,
                                   0,
                                   std::numeric_limits<double>::infinity(),
                                   std::numeric_limits<double>::quiet_NaN()};
        for (const double p : extremes)
            for (const double q : extremes)
                for (const double r : extremes) {
                    const SegmentMeeting any = meeting({{p, q}, {r, 1}}, {{q, 0}, {2, r}});
                    QCOMPARE(segmentsMeet({{p, q}, {r, 1}}, {{q, 0}, {2, r}}), any.kind != MeetingKind::None);
                    QVERIFY(any.kind == MeetingKind::None || std::isfinite(any.first.x + any.first.y));
                }
    }

    /// Scaling by a power of two scales crossings, also out of the range of what places them quickly.
    void placesCrossingsAlikeAtEveryMagnitude()
    {
        test::Random random(25);
        for (int i = 0; i < test::caseCount(); ++i) {
            const auto p = test::randomPoints(random, test::familyOf(i), 4);
            const SegmentMeeting met = meeting({p[0], p[1]}, {p[2], p[3]});
            for (const double scale : {0x1p-230, 0x1p-190, 0x1p190, 0x1p230}) {
                const auto scaled = [&](Point point) { return point * scale; };
                const SegmentMeeting after = meeting({scaled(p[0]), scaled(p[1])}, {scaled(p[2]), scaled(p[3])});
                QVERIFY2(after.kind == met.kind, HITBOX_CASE(i, p));
                if (met.kind != MeetingKind::None)
                    QVERIFY2(after.first == scaled(met.first) && after.last == scaled(met.last), HITBOX_CASE(i, p));
            }
        }
    }

    void keepsCrossingsBetweenUnlikeMagnitudesWithinBothBoxes()
    {
        for (const double large : {1.0, 1e60, 1e120, 1e300})
            for (const double tiny : {1.0, 1e-60, 1e-120, 1e-300, 5e-324}) {
                const SegmentMeeting met = meeting({{-large, -tiny}, {large, tiny}}, {{tiny, -large}, {-tiny, large}});
                QCOMPARE(met.kind, MeetingKind::Crossing);
                QVERIFY(std::abs(met.first.x) <= tiny && std::abs(met.first.y) <= tiny);
            }
    }

    void findsCrossingsOfLinesThatAreLevelButForWhatIsTiny()
    {
        for (const double scale : {0x1p-300, 1.0, 0x1p300}) {
            for (const double tiny : {1e-60, 1e-120, 1e-300, 5e-324}) {
                const Segment steep{Point{2, 26} * scale, Point{1, -1} * scale};
                const Segment flat{{3 * scale, 2 * tiny * scale}, {0, 0}};
                const double x = 28.0 / 27 * scale;
                for (const SegmentMeeting &met : {meeting(steep, flat), meeting(flat, steep)}) {
                    QCOMPARE(met.kind, MeetingKind::Crossing);
                    QVERIFY(std::abs(met.first.x - x) < 1e-9 * scale);
                }
            }
        }
    }

    /// Also where products underflow, so that lines seem to be one to one of the segments and not to the other.
    void meetsOrNotInAnyOrderAtUnlikeMagnitudes()
    {
        test::Random random(27);
        const std::array magnitudes{0.0, 6e-318, 1e-270, 5e-250, 1e-160, 3e-79, 1.0, 7e140, 8e269};
        const auto coordinate = [&] {
            const double magnitude = magnitudes.at(static_cast<std::size_t>(random.below(magnitudes.size())));
            return magnitude * random.between(-2, 2);
        };
        const auto point = [&] { return Point{coordinate(), coordinate()}; };
        for (int i = 0; i < 10 * test::caseCount(); ++i) {
            const std::array p{point(), point(), point(), point()};
            const Segment a{p[0], p[1]};
            const Segment b{p[2], p[3]};
            QVERIFY2(segmentsMeet(a, b) == segmentsMeet(b, a), HITBOX_CASE(i, p));
        }
    }

    void meetsNothingThatIsNotFinite()
    {
        QCOMPARE(meeting({{-infinity, 0}, {infinity, 0}}, {{0, -1}, {0, 1}}).kind, MeetingKind::None);
        QVERIFY(!contains({{0, 0}, {infinity, 0}}, {5, 0}));
    }
};

HITBOX_TEST(SegmentMeetingTest)
#include "segment_meeting_test.moc"
