#include "test_class.h"
#include "windows/frames/frame_times.h"
#include "windows/frames/frame_times_button.h"

#include "windows/widgets/count_field.h"

#include <QMenu>
#include <QSignalSpy>
#include <QTest>

using namespace hitbox;
using Unit = FrameTimes::Unit;

class FrameTimesTest : public QObject
{
    Q_OBJECT

private slots:
    void millisecondsAreShownAsTheyAre();
    void ticksGoByTheRate();
    void wholeTicksComeBackAsTheyWere();
    void lengthsAreToldInWords();
    void theMenuChoosesTheUnit();
    void aTypedRateMeansTicks();
    void whatIsSetIsToldOnce();
};

void FrameTimesTest::millisecondsAreShownAsTheyAre()
{
    QCOMPARE(shownDuration({}, 33.4), 33.4);
    QCOMPARE(millisecondsOf({}, 33.4), 33.4);
    QCOMPARE(unitName({}), "Milliseconds");
}

void FrameTimesTest::ticksGoByTheRate()
{
    QCOMPARE(shownDuration({Unit::Ticks, 60}, 100), 6.0);
    QCOMPARE(shownDuration({Unit::Ticks, 24}, 250), 6.0);
    QCOMPARE(millisecondsOf({Unit::Ticks, 50}, 3), 60.0);
    QCOMPARE(unitName({Unit::Ticks, 50}), "Ticks");
}

void FrameTimesTest::wholeTicksComeBackAsTheyWere()
{
    for (const int rate : {1, 12, 24, 30, 50, 60, 120, 144, FrameTimes::fastest}) {
        for (int tick = 0; tick < 200; ++tick)
            QCOMPARE(shownDuration({Unit::Ticks, rate}, millisecondsOf({Unit::Ticks, rate}, tick)), double(tick));
    }
}

void FrameTimesTest::lengthsAreToldInWords()
{
    QCOMPARE(durationText({}, 100), "100 ms");
    QCOMPARE(durationText({Unit::Ticks, 60}, 100), "6 ticks");
    QCOMPARE(durationText({Unit::Ticks, 60}, 33), "1.98 ticks");
    QCOMPARE(durationText({Unit::Ticks, 10}, 100), "1 tick");
    QCOMPARE(durationNumber({}, 100.0 / 3), "33.33");
}

void FrameTimesTest::theMenuChoosesTheUnit()
{
    FrameTimesButton button;
    QSignalSpy changed(&button, &FrameTimesButton::changed);
    const QList<QAction *> units = button.menu()->actions();
    QVERIFY(units.at(0)->isChecked());
    units.at(1)->trigger();
    QCOMPARE(button.now(), (FrameTimes{Unit::Ticks, 60}));
    QCOMPARE(button.text(), "ticks");
    units.at(0)->trigger();
    QCOMPARE(button.now(), FrameTimes());
    QCOMPARE(changed.size(), 2);
}

void FrameTimesTest::aTypedRateMeansTicks()
{
    FrameTimesButton button;
    auto *rate = button.findChild<CountField *>("TicksPerSecond");
    QCOMPARE(rate->value(), 60);
    rate->setValue(50);
    QCOMPARE(button.now(), (FrameTimes{Unit::Ticks, 50}));
    QVERIFY(button.menu()->actions().at(1)->isChecked());
}

void FrameTimesTest::whatIsSetIsToldOnce()
{
    FrameTimesButton button;
    QSignalSpy changed(&button, &FrameTimesButton::changed);
    button.set({Unit::Ticks, 30});
    button.set({Unit::Ticks, 30});
    QCOMPARE(changed.size(), 1);
    QCOMPARE(button.findChild<CountField *>("TicksPerSecond")->value(), 30);
}

HITBOX_WINDOW_TEST(FrameTimesTest)
#include "frame_times_test.moc"
