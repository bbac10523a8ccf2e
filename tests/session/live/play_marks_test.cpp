#include "session/live/play_marks.h"
#include "test_class.h"

#include "session/live/play_stage.h"

#include <QTest>

using namespace hitbox;

namespace {

PlayTest testWith(PlaySweep sweep)
{
    return {walledStage(), 0, PlayOptions{1, LivePlay::stepsPerSecond, sweep, {}}};
}

} // namespace

class PlayMarksTest : public QObject
{
    Q_OBJECT

private slots:
    void hitsFadeAsStepsGoBy()
    {
        PlayTest test = testWith(PlaySweep::On);
        PlayMarks marks;
        while (test.hits().empty()) {
            test.step();
            marks.note(test);
        }
        QCOMPARE(marks.marks().size(), 1);
        const PlayMark mark = marks.marks().first();
        QVERIFY(!mark.tunnelled);
        QVERIFY(std::abs(mark.at.x - 110) < 1e-6);
        QCOMPARE(strengthOf(mark, test.steps()), 1.0);
        QVERIFY(strengthOf(mark, test.steps() + 1) < 1);
        QCOMPARE(strengthOf(mark, test.steps() + PlayMarks::hitLife), 0.0);
        for (int i = 0; i < PlayMarks::hitLife; ++i) {
            test.step();
            marks.note(test);
        }
        for (const PlayMark &left : marks.marks())
            QVERIFY(left.step > mark.step);
    }

    void whatWentThroughKeepsTheBulletsWay()
    {
        PlayTest test = testWith(PlaySweep::Off);
        PlayMarks marks;
        while (test.hits().empty()) {
            test.step();
            marks.note(test);
        }
        const PlayMark mark = marks.marks().first();
        QVERIFY(mark.tunnelled);
        QVERIFY(mark.way.from.x < 110);
        QVERIFY(mark.way.to.x > 110);
        QVERIFY(std::abs(mark.way.to.x - mark.way.from.x - 2400.0 / LivePlay::stepsPerSecond) < 1e-9);
        marks.clear();
        QVERIFY(marks.marks().isEmpty());
    }
};

HITBOX_TEST(PlayMarksTest)
#include "play_marks_test.moc"
