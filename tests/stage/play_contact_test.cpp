#include "stage/play_contact.h"
#include "test_class.h"

#include <QTest>

#include <cmath>
#include <numbers>

#include <hitbox/geometry/distance.h>

using namespace hitbox;
using geometry::Circle;
using geometry::Point;

namespace {

const geometry::Shape wall = geometry::Box{{-10, -10}, {10, 10}};

/// 100 pixels long and 2 wide, to the right of its pivot at the origin.
const geometry::Shape blade = geometry::Box{{0, -1}, {100, 1}};

constexpr double second = 1;

} // namespace

class PlayContactTest : public QObject
{
    Q_OBJECT

private slots:
    void isTheSweepAgainstWhatStandsStill()
    {
        const auto contact = contactInStep(Point{-20, 0}, {{-20, 0}, {40, 0}}, wall, {}, second);
        QCOMPARE(contact, geometry::firstContact(Point{-20, 0}, {40, 0}, wall));
    }

    void meetsATargetThatComesNearer()
    {
        const PlayMotion motion{{0, 0}, {-40, 0}, 0};
        const auto contact = contactInStep(Point{-50, 0}, {{-50, 0}, {40, 0}}, wall, motion, second);
        QVERIFY(contact);
        QCOMPARE(contact->moment, 0.5);
        QCOMPARE(contact->at, (Point{-30, 0}));
    }

    void staysApartFromATargetThatFliesAlong()
    {
        const PlayMotion motion{{0, 0}, {400, 0}, 0};
        QVERIFY(!contactInStep(Point{-20, 0}, {{-20, 0}, {400, 0}}, wall, motion, second));
    }

    void isHitByABladeThatTurnsOntoABulletAtRest()
    {
        const PlayMotion motion{{0, 0}, {}, 180};
        const Point bullet{0, 50};
        const auto contact = contactInStep(Circle{bullet, 0}, {bullet, {}}, blade, motion, second);
        QVERIFY(contact);
        // The near edge of the blade is 1 pixel ahead of its middle line, which gets there after half the turn.
        const double ahead = std::asin(1.0 / 50) / std::numbers::pi;
        QVERIFY(std::abs(contact->moment - (0.5 - ahead)) * std::numbers::pi * 50 <= largestSpinError);
        QVERIFY(geometry::distance(contact->at, bullet) <= largestSpinError);
    }

    void isMissedByABladeThatTurnsTheOtherWay()
    {
        const PlayMotion motion{{0, 0}, {}, -180};
        const Point bullet{0, 50};
        QVERIFY(!contactInStep(Circle{bullet, 0}, {bullet, {}}, blade, motion, second * 0.9));
    }

    void letsNothingSlipThroughABladeThatTurnsManyTimesAStep()
    {
        const PlayMotion motion{{0, 0}, {}, 3600};
        QVERIFY(contactInStep(Circle{{50, 50}, 0}, {{50, 50}, {}}, blade, motion, second));
        QVERIFY(!contactInStep(Circle{{80, 80}, 0}, {{80, 80}, {}}, blade, motion, second));
    }

    void turnsWhatIsNoCircleAgainstTheSpin()
    {
        const geometry::Shape rod = geometry::Segment{{-30, 50}, {30, 50}};
        const PlayMotion motion{{0, 0}, {}, 90};
        const auto contact = contactInStep(rod, {{0, 50}, {}, 30}, blade, motion, second);
        QVERIFY(contact);
        // The blade's near edge, 1 pixel ahead of its middle line, comes upon the rod's right end.
        const double reach = std::hypot(30, 50);
        const double angle = std::atan2(50, 30) - std::asin(1 / reach);
        QVERIFY(std::abs(contact->moment * std::numbers::pi / 2 - angle) * reach <= 2 * largestSpinError);
        QVERIFY(geometry::distance(contact->at, Point{30, 50}) <= 2 * largestSpinError);
    }

    void tellsWhereOnTheStageTheyTouch()
    {
        const PlayMotion motion{{200, 100}, {60, 0}, 45};
        const geometry::Shape disc = Circle{{200, 100}, 20};
        const auto contact = contactInStep(Point{300, 100}, {{300, 100}, {-60, 0}}, disc, motion, second);
        QVERIFY(contact);
        QVERIFY(std::abs(contact->moment - 80.0 / 120) * 120 <= largestSpinError);
        QVERIFY(geometry::distance(contact->at, Point{260, 100}) <= largestSpinError);
    }
};

HITBOX_CORE_TEST(PlayContactTest)
#include "play_contact_test.moc"
