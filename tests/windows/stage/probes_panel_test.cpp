#include "test_class.h"
#include "windows/stage/probes_panel.h"

#include "drawing/drawing.h"
#include "windows/actions/actions.h"
#include "windows/main/stage_desk.h"
#include "windows/stage/probe_bar.h"
#include "windows/widgets/edit_command.h"
#include "windows/widgets/panel_tabs.h"
#include "windows/window_bench.h"

#include <QClipboard>
#include <QLabel>
#include <QSignalSpy>
#include <QToolButton>

#include <hitbox/geometry/polygon.h>

using namespace hitbox;
using namespace hitbox::bench;
using geometry::Point;

namespace {

constexpr const char *probeList = "ProbeList";

} // namespace

/// The probe tool, its bar, its actions and its list, in the whole window.
class ProbesPanelTest : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        m_bench = std::make_unique<WindowBench>();
        QVERIFY(m_bench->shown);
        m_bench->openSample();
        m_bench->key(Qt::Key_F5);
        WindowBench::settle();
        m_bench->key(Qt::Key_I);
        m_bench->front().stage().lookingPanels()->showPanel(&panel());
        panel().clearAll();
        QCOMPARE(QString(session().tool().id), QStringLiteral("probe"));
    }
    void cleanup() { m_bench.reset(); }

    void theStatusLineFollowsTheCursor()
    {
        m_bench->move(inside());
        QVERIFY2(status().startsWith("inside "), qPrintable(status()));
        QVERIFY(status().contains(" px"));
        m_bench->move(farAway());
        QVERIFY2(status().startsWith("outside: nearest is "), qPrintable(status()));
    }

    void aClickDropsAndListsAndUndoTakesBack()
    {
        m_bench->click(inside());
        QCOMPARE(m_bench->titles(probeList), QStringList{"Point 1"});
        QVERIFY(m_bench->row(probeList, 0).detail.startsWith("inside "));
        QVERIFY(m_bench->row(probeList, 0).selected);
        session().undo();
        QCOMPARE(m_bench->rows(probeList), 0);
    }

    void keysAndButtonsTakeAnotherKind()
    {
        m_bench->key(Qt::Key_2);
        QCOMPARE(project().tools.now().probeHand.kind, ProbeKind::Segment);
        QVERIFY(button(ProbeKind::Segment)->isChecked());
        QTest::mouseClick(button(ProbeKind::RandomPolygon), Qt::LeftButton);
        const quint32 seed = project().tools.now().probeHand.seed;
        QTest::mouseClick(button(ProbeKind::RandomPolygon), Qt::LeftButton);
        QVERIFY(project().tools.now().probeHand.seed != seed);
        QVERIFY(button(ProbeKind::RandomPolygon)->isChecked());
        m_bench->window->actions().run("probe.capsule");
        QCOMPARE(project().tools.now().probeHand.kind, ProbeKind::Capsule);
        m_bench->window->actions().run("probe.fresh");
        QCOMPARE(project().tools.now().probeHand.kind, ProbeKind::RandomPolygon);
    }

    void theBarShowsWithTheToolAlone()
    {
        auto *bar = m_bench->front().findChild<ProbeBar *>();
        QVERIFY(bar->isVisible());
        m_bench->key(Qt::Key_V);
        QVERIFY(!bar->isVisible());
    }

    void meetingsOfASegmentAreListedAndGoneTo()
    {
        dropSegment();
        QVERIFY(m_bench->rows(probeList) >= 2);
        QVERIFY(!m_bench->row(probeList, 1).trailing.isEmpty());
        QSignalSpy pressed(&panel(), &ProbesPanel::pressed);
        m_bench->clickRow(probeList, 1);
        QCOMPARE(pressed.size(), 1);
        QVERIFY(m_bench->row(probeList, 1).selected);
        const QList<ProbeHit> &hits = project().live.probes.answers().dropped[0].hits;
        const auto met =
            std::find_if(hits.cbegin(), hits.cend(), [](const ProbeHit &hit) { return !hit.meetings.isEmpty(); });
        QVERIFY(met != hits.cend());
        const geometry::Point place = met->meetings[0].first;
        const QPoint onScreen = m_bench->onScreen(place);
        QVERIFY(m_bench->view()->viewport()->rect().contains(onScreen));
        QVERIFY((onScreen - m_bench->view()->viewport()->rect().center()).manhattanLength() < 8);
    }

    void coordinatesAreCopied()
    {
        dropSegment();
        panel().copyPlaces();
        QCOMPARE(QGuiApplication::clipboard()->text().count('\n'), 1);
        m_bench->clickRow(probeList, 1);
        m_bench->window->actions().run("probe.copy");
        QVERIFY(!QGuiApplication::clipboard()->text().contains('\n'));
    }

    void deletingAndClearingAreStepsOfHistory()
    {
        m_bench->click(inside());
        m_bench->click(farAway());
        m_bench->clickRow(probeList, 0);
        m_bench->window->actions().run("tool.place");
        panel().perform(EditCommand::Remove);
        QCOMPARE(session().document().stages[0].probes.size(), 1);
        QCOMPARE(session().history()->undoText(), QString("Delete point probe"));
        m_bench->window->actions().run("probe.clear");
        QCOMPARE(m_bench->rows(probeList), 0);
        session().undo();
        session().undo();
        QCOMPARE(m_bench->titles(probeList), (QStringList{"Point 1", "Point 2"}));
    }

private:
    OpenProject &project() { return m_bench->front().project(); }
    Session &session() { return m_bench->front().session(); }
    ProbesPanel &panel() { return *m_bench->front().stage().probes(); }
    QString status() { return m_bench->front().findChild<QLabel *>("Hint")->text(); }
    QToolButton *button(ProbeKind kind) { return m_bench->front().findChild<QToolButton *>(probeActionId(kind)); }

    /// A whole pixel within the first shape on the stage that has one, and on the boundary of none.
    Point inside()
    {
        const QList<PlacedShape> all = placedShapes(session().document(), session().document().stages[0]);
        const auto isOnBoundary = [&all](Point pixel) {
            return std::any_of(all.cbegin(), all.cend(), [pixel](const PlacedShape &placed) {
                return geometry::locate(pixel, placed.shape) == geometry::Location::Boundary;
            });
        };
        for (const PlacedShape &placed : all) {
            const Point middle = geometry::bounds(placed.shape)->center();
            const Point pixel{std::round(middle.x), std::round(middle.y)};
            if (geometry::locate(pixel, placed.shape) == geometry::Location::Inside && !isOnBoundary(pixel))
                return pixel;
        }
        return {};
    }
    Point farAway()
    {
        const QRect seen = m_bench->view()->viewport()->rect();
        return toPoint(m_bench->view()->mapToScene(seen.bottomLeft() + QPoint(12, -12)));
    }
    void dropSegment()
    {
        m_bench->key(Qt::Key_2);
        m_bench->drag(farAway(), inside());
        QVERIFY(!project().live.probes.answers().dropped.isEmpty());
        QVERIFY(!project().live.probes.answers().dropped[0].hits.isEmpty());
    }

    std::unique_ptr<WindowBench> m_bench;
};

HITBOX_WINDOW_TEST(ProbesPanelTest)

#include "probes_panel_test.moc"
