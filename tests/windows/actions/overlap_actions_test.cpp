#include "scene/stage_scene.h"
#include "test_class.h"
#include "windows/actions/actions.h"
#include "windows/stage/overlaps_panel.h"
#include "windows/window_bench.h"

#include <QAction>

using namespace hitbox;
using namespace hitbox::bench;

class OverlapActionsTest : public QObject
{
    Q_OBJECT

private slots:
    void init();

    void nextAndPreviousOverlapGoThere();
    void hitsOnlyIsCheckedWhileOn();
    void theEnginesNumbersAreChosenByKey();
    void outsideTheStageTheyAreOff();

private:
    std::unique_ptr<WindowBench> m_bench;
};

void OverlapActionsTest::init()
{
    m_bench = std::make_unique<WindowBench>();
    QVERIFY(m_bench->shown);
    m_bench->openSample();
    m_bench->key(Qt::Key_F5);
    m_bench->settle();
    QVERIFY(m_bench->rows("OverlapList") > 1);
}

void OverlapActionsTest::nextAndPreviousOverlapGoThere()
{
    m_bench->key(Qt::Key_N);
    QVERIFY(m_bench->row("OverlapList", 0).selected);
    const QPointF middle = m_bench->view()->mapToScene(m_bench->view()->viewport()->rect().center());
    const auto *scene = static_cast<const StageScene *>(m_bench->view()->scene());
    const auto holdsMiddle = [&](const Overlap &overlap) {
        return scene->areaOf(overlap.pair).adjusted(-2, -2, 2, 2).contains(middle);
    };
    const std::vector<Overlap> &overlaps = m_bench->openProject.live.overlaps.index().overlaps();
    QVERIFY(std::any_of(overlaps.cbegin(), overlaps.cend(), holdsMiddle));
    m_bench->key(Qt::Key_N);
    QVERIFY(m_bench->row("OverlapList", 1).selected);
    m_bench->key(Qt::Key_N, Qt::ShiftModifier);
    QVERIFY(m_bench->row("OverlapList", 0).selected);
}

void OverlapActionsTest::hitsOnlyIsCheckedWhileOn()
{
    const QAction *action = m_bench->window->actions().action("stage.hits-only");
    QVERIFY(!action->isChecked());
    m_bench->key(Qt::Key_H);
    QVERIFY(action->isChecked());
    for (int row = 0; row < m_bench->rows("OverlapList"); ++row)
        QVERIFY(m_bench->row("OverlapList", row).title.contains("hit"));
    m_bench->key(Qt::Key_H);
    QVERIFY(!action->isChecked());
}

void OverlapActionsTest::theEnginesNumbersAreChosenByKey()
{
    m_bench->key(Qt::Key_H, Qt::ShiftModifier);
    QVERIFY(m_bench->openProject.tools.now().rounding.numbers == EngineRounding::Numbers::SingleMetres);
}

void OverlapActionsTest::outsideTheStageTheyAreOff()
{
    m_bench->key(Qt::Key_F5);
    for (const char *id : {"stage.next-overlap", "stage.previous-overlap", "stage.hits-only", "stage.engine-numbers"})
        QVERIFY(!m_bench->window->actions().action(id)->isEnabled());
}

HITBOX_WINDOW_TEST(OverlapActionsTest)
#include "overlap_actions_test.moc"
