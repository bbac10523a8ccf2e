#include "test_class.h"
#include "windows/stage/probe_bar.h"

#include "document/edits.h"
#include "session/live/live_play.h"
#include "session/open_project.h"

#include <QTest>
#include <QToolButton>

#include <memory>

using namespace hitbox;

class ProbeBarTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup() { m_canvas.hide(); }

    void itIsThereWhileTheProbeIsInHand();
    void aButtonTakesItsProbe();
    void anotherPressOnTheRandomPolygonDrawsAnother();
    void itKeepsToTheMiddleOfTheCanvas();

private:
    QToolButton *button(ProbeKind kind) const { return m_canvas.findChild<QToolButton *>(probeActionId(kind)); }
    void press(ProbeKind kind) const { QTest::mouseClick(button(kind), Qt::LeftButton); }

    std::unique_ptr<OpenProject> m_project;
    QWidget m_canvas;
    std::unique_ptr<ProbeBar> m_bar;
};

void ProbeBarTest::init()
{
    m_bar.reset();
    m_project = std::make_unique<OpenProject>();
    m_project->session.commit(addStage(emptyProject(), {}), "set up");
    m_project->session.setMode(Session::Mode::Stage);
    m_canvas.resize(800, 300);
    m_canvas.show();
    m_bar = std::make_unique<ProbeBar>(*m_project, &m_canvas);
    m_project->session.setTool("probe");
}

void ProbeBarTest::itIsThereWhileTheProbeIsInHand()
{
    QVERIFY(m_bar->isVisible());
    m_project->live.play.step();
    QVERIFY(!m_bar->isVisible());
    m_project->live.play.stop();
    QVERIFY(m_bar->isVisible());
    m_project->session.setTool("place");
    QVERIFY(!m_bar->isVisible());
}

void ProbeBarTest::aButtonTakesItsProbe()
{
    for (const ProbeKind kind : allProbeKinds()) {
        press(kind);
        QCOMPARE(m_project->tools.now().probeHand.kind, kind);
        for (const ProbeKind other : allProbeKinds())
            QCOMPARE(button(other)->isChecked(), other == kind);
        QVERIFY(!button(kind)->icon().isNull());
    }
}

void ProbeBarTest::anotherPressOnTheRandomPolygonDrawsAnother()
{
    press(ProbeKind::RandomPolygon);
    const ProbeHand first = m_project->tools.now().probeHand;
    press(ProbeKind::RandomPolygon);
    QVERIFY(m_project->tools.now().probeHand != first);
    QVERIFY(button(ProbeKind::RandomPolygon)->isChecked());
}

void ProbeBarTest::itKeepsToTheMiddleOfTheCanvas()
{
    const int width = m_bar->width();
    for (const int canvas : {800, 500}) {
        m_canvas.resize(canvas, 300);
        QCoreApplication::processEvents();
        QCOMPARE(m_bar->x(), (canvas - width) / 2);
    }
}

HITBOX_WINDOW_TEST(ProbeBarTest)
#include "probe_bar_test.moc"
