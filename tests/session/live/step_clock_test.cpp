#include "session/live/step_clock.h"
#include "test_class.h"

#include <QTest>

using namespace hitbox;

namespace {

constexpr qint64 ms = 1'000'000;

} // namespace

class StepClockTest : public QObject
{
    Q_OBJECT

private slots:
    void unevenTimeGivesEvenSteps()
    {
        StepClock clock;
        int steps = 0;
        for (int i = 0; i < 200; ++i)
            steps += clock.stepsAfter(i % 2 == 0 ? 3 * ms : 7 * ms, 60);
        QCOMPARE(steps, 60);
    }

    void slowPaceTakesAsManyStepsInFourTimesTheTime()
    {
        StepClock clock;
        int steps = 0;
        for (int i = 0; i < 400; ++i)
            steps += clock.stepsAfter(10 * ms, 15);
        QCOMPARE(steps, 60);
    }

    void aLongDelayIsNotCaughtUpWith()
    {
        StepClock clock;
        QCOMPARE(clock.stepsAfter(5000 * ms, 60), StepClock::mostAtOnce);
        QCOMPARE(clock.stepsAfter(ms, 60), 0);
    }

    void aResetForgetsTheRest()
    {
        StepClock clock;
        QCOMPARE(clock.stepsAfter(16 * ms, 60), 0);
        clock.reset();
        QCOMPARE(clock.stepsAfter(ms, 60), 0);
    }
};

HITBOX_TEST(StepClockTest)
#include "step_clock_test.moc"
