#include "test_class.h"
#include "windows/main/side_panels.h"

#include "session/work/background.h"
#include "windows/actions/actions.h"
#include "windows/export/engine_panel.h"
#include "windows/frames/marks_panel.h"
#include "windows/play/play_panel.h"
#include "windows/problems/conflicts_panel.h"
#include "windows/problems/problems_panel.h"
#include "windows/shapes/numbers_panel.h"
#include "windows/shapes/shapes_panel.h"
#include "windows/shapes/vertex_table.h"
#include "windows/sprites/properties_panel.h"
#include "windows/stage/stage_panel.h"
#include "windows/tools/trace_panel.h"
#include "windows/widgets/panel_tabs.h"
#include "windows/window_bench.h"

#include <QAbstractSlider>
#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QContextMenuEvent>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QScrollArea>
#include <QScrollBar>
#include <QTabBar>
#include <QToolButton>

using namespace hitbox;
using namespace hitbox::bench;

namespace {

bool isShown(const QWidget &widget)
{
    return widget.isVisible() &&
           (qobject_cast<const QLabel *>(&widget) || qobject_cast<const QAbstractButton *>(&widget) ||
            qobject_cast<const QLineEdit *>(&widget) || qobject_cast<const QComboBox *>(&widget) ||
            qobject_cast<const QAbstractSlider *>(&widget));
}

/// Lines, boxes and fields of a panel that lie over each other, or are lower than they can be read.
QStringList crowded(const QWidget &panel)
{
    QList<const QWidget *> parts;
    for (const QWidget *part : panel.findChildren<QWidget *>()) {
        const QWidget *around = part->parentWidget();
        const bool isWhole = !qobject_cast<const QLineEdit *>(around) &&
                             !qobject_cast<const QAbstractSlider *>(around) && !around->inherits("QAbstractSpinBox") &&
                             !around->inherits("QScrollArea") && around->objectName() != "qt_scrollarea_vcontainer";
        if (isShown(*part) && isWhole)
            parts.append(part);
    }
    QStringList found;
    const auto placeOf = [&panel](const QWidget &part) { return QRect(part.mapTo(&panel, QPoint()), part.size()); };
    const auto nameOf = [](const QWidget &part) {
        return QString("%1 %2").arg(part.metaObject()->className(), part.accessibleName());
    };
    for (qsizetype i = 0; i < parts.size(); ++i) {
        if (parts[i]->height() < std::min(parts[i]->minimumSizeHint().height(), parts[i]->maximumHeight()))
            found.append(nameOf(*parts[i]) + " is too low");
        for (qsizetype j = i + 1; j < parts.size(); ++j) {
            if (placeOf(*parts[i]).intersects(placeOf(*parts[j])))
                found.append(nameOf(*parts[i]) + " over " + nameOf(*parts[j]));
        }
    }
    return found;
}

} // namespace

class SidePanelsTest : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        m_bench = std::make_unique<WindowBench>();
        QVERIFY(m_bench->shown);
        m_bench->openSample();
    }
    void cleanup() { m_bench.reset(); }

    void rowsKeepApartInALowWindow_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::addRow("as small as can be") << QSize(900, 560);
        QTest::addRow("1280 x 720") << QSize(1280, 720);
        QTest::addRow("1920 x 1080") << QSize(1920, 1080);
    }

    void rowsKeepApartInALowWindow()
    {
        QFETCH(QSize, size);
        m_bench->window->resize(size);
        m_bench->view()->setFocus();
        m_bench->key(Qt::Key_T);
        m_bench->session.setSelection({.shapes = {m_bench->frame().shapes.first().id}});
        WindowBench::settle();
        auto *trace = m_bench->window->findChild<TracePanel *>();
        QVERIFY(trace->isVisible());
        for (const Panel *panel : m_bench->front().sidePanels().inView()) {
            const QStringList wrong = crowded(*panel);
            QVERIFY2(wrong.isEmpty(), qPrintable(panel->accessibleName() + ": " + wrong.join(", ")));
            QTRY_VERIFY2(panel->height() >= panel->minimumSizeHint().height(), qPrintable(panel->accessibleName()));
        }
        QCOMPARE(m_bench->window->size(), size);
        auto *table = m_bench->window->findChild<VertexTable *>();
        QVERIFY(table->isVisible() && table->viewport()->height() >= 3 * table->rowHeight(0));
    }

    void problemsTakeRoomWhenThereAreSome()
    {
        m_bench->window->resize(1280, 720);
        const auto *problems = m_bench->window->findChild<ProblemsPanel *>();
        QTRY_VERIFY(problems->height() < 90);
        Document crossed = m_bench->session.document();
        Shape bowTie;
        bowTie.outline = PolygonOutline{.points = {{0, 0}, {8, 8}, {8, 0}, {0, 8}}};
        crossed.sprites[0].frames[0].shapes.append(bowTie);
        m_bench->session.commit(crossed, "Draw");
        QTRY_VERIFY(problems->height() >= 120);
        m_bench->session.undo();
        QTRY_VERIFY(problems->height() < 90);
    }

    void allOfTraceCanBeScrolledTo()
    {
        m_bench->window->resize(900, 560);
        m_bench->view()->setFocus();
        m_bench->key(Qt::Key_T);
        WindowBench::settle();
        auto *trace = m_bench->window->findChild<TracePanel *>();
        auto *last = trace->findChild<QPushButton *>("Primary");
        QScrollArea *area = nullptr;
        for (QWidget *around = trace; around && !area; around = around->parentWidget())
            area = qobject_cast<QScrollArea *>(around);
        QVERIFY(area);
        area->ensureWidgetVisible(last);
        QVERIFY(!last->visibleRegion().isEmpty());
    }

    void whatAToolBringsComesIntoView()
    {
        m_bench->window->resize(900, 560);
        m_bench->window->actions().run("tool.trace");
        WindowBench::settle();
        auto *trace = m_bench->window->findChild<TracePanel *>();
        QScrollArea *area = nullptr;
        for (QWidget *around = trace; around && !area; around = around->parentWidget())
            area = qobject_cast<QScrollArea *>(around);
        m_bench->window->actions().run("tool.select");
        area->ensureWidgetVisible(m_bench->window->findChild<NumbersPanel *>());
        m_bench->window->actions().run("tool.trace");
        QTRY_VERIFY(!trace->findChild<QLabel *>("PanelTitle")->visibleRegion().isEmpty());
    }

    void thePlayTestComesIntoViewAsItBegins()
    {
        m_bench->window->resize(900, 560);
        m_bench->window->actions().run("stage.toggle");
        m_bench->window->actions().run("edit.select-all"); // their numbers push it down
        WindowBench::settle();
        const auto *tabs = m_bench->window->findChild<PanelTabs *>();
        QVERIFY(tabs->visibleRegion().boundingRect().height() < tabs->height());
        m_bench->window->actions().run("play.toggle");
        WindowBench::settle();
        QCOMPARE(tabs->visibleRegion().boundingRect().top(), 0);
        const auto *sum = tabs->findChild<QLabel *>("PlaySum");
        QVERIFY(sum);
        QCOMPARE(sum->visibleRegion().boundingRect(), sum->rect());
    }

    void aTabThatIsPressedComesIntoView()
    {
        m_bench->window->resize(900, 560);
        m_bench->window->actions().run("stage.toggle");
        m_bench->window->actions().run("edit.select-all");
        WindowBench::settle();
        const auto *tabs = m_bench->window->findChild<PanelTabs *>();
        auto *bar = tabs->findChild<QTabBar *>();
        QTest::mouseClick(bar, Qt::LeftButton, {}, bar->tabRect(2).center());
        QTRY_COMPARE(tabs->visibleRegion().boundingRect().top(), 0);
        QVERIFY(tabs->findChild<PlayPanel *>()->isVisible());
    }

    void whatIsLookedAtStaysInViewWhileTheTraceFollows()
    {
        m_bench->window->resize(900, 560);
        m_bench->window->actions().run("tool.trace");
        WindowBench::settle();
        auto *trace = m_bench->window->findChild<TracePanel *>();
        QScrollArea *area = nullptr;
        for (QWidget *around = trace; around && !area; around = around->parentWidget())
            area = qobject_cast<QScrollArea *>(around);
        QVERIFY(area);
        area->ensureWidgetVisible(m_bench->window->findChild<NumbersPanel *>());
        const int place = area->verticalScrollBar()->value();
        QVERIFY(place > 0);
        m_bench->openProject.tools.set(&ToolSettings::trace, {.tolerance = 3});
        Background::waitForAll();
        QCoreApplication::processEvents();
        QCOMPARE(area->verticalScrollBar()->value(), place);
    }

    void eachPanelGoesByItsOwnName()
    {
        m_bench->window->actions().run("stage.toggle"); // whose panels are there from then on
        m_bench->window->actions().run("stage.toggle");
        m_bench->window->actions().run("frame.add-event"); // which brings a panel along, as the tool does
        Document merged = m_bench->session.document();
        merged.conflicts.append({{}, MergeConflictKind::Changed, "engine"}); // so does what a merge left
        m_bench->session.commit(merged, QStringLiteral("merge"));
        m_bench->window->actions().run("tool.trace");
        const MainWindow &window = *m_bench->window;
        const QHash<QString, const Panel *> panels{
            {"trace", window.findChild<TracePanel *>()},           {"shapes", window.findChild<ShapesPanel *>()},
            {"properties", window.findChild<PropertiesPanel *>()}, {"engine", window.findChild<EnginePanel *>()},
            {"numbers", window.findChild<NumbersPanel *>()},       {"stage", window.findChild<StagePanel *>()},
            {"marks", window.findChild<MarksPanel *>()},           {"looking", window.findChild<PanelTabs *>()},
            {"problems", window.findChild<ProblemsPanel *>()},     {"conflicts", window.findChild<ConflictsPanel *>()}};
        QCOMPARE(panels.size(), sidePanelInfos().size());
        for (const SidePanelInfo &info : sidePanelInfos()) {
            window.actions().run(sidePanelAction(info.id));
            for (const auto &[id, panel] : panels.asKeyValueRange())
                QCOMPARE(panel->isHidden(), id == info.id);
            window.actions().run(sidePanelAction(info.id));
        }
    }

    void aPanelIsPutAwayAndComesBack()
    {
        auto *numbers = m_bench->window->findChild<NumbersPanel *>();
        QVERIFY(numbers->isVisible());
        m_bench->window->actions().run("view.panel-numbers");
        QVERIFY(!numbers->isVisible());
        QCOMPARE(m_bench->window->settings().hiddenPanels, QStringList{"numbers"});
        QVERIFY(!m_bench->window->actions().action("view.panel-numbers")->isChecked());
        m_bench->window->actions().run("view.panel-numbers");
        QVERIFY(numbers->isVisible());
        QVERIFY(m_bench->window->settings().hiddenPanels.isEmpty());
    }

    void whatIsPutAwayStaysAwayWithItsTool()
    {
        auto *trace = m_bench->window->findChild<TracePanel *>();
        QVERIFY(!trace->isVisible());
        m_bench->window->actions().run("view.panel-trace");
        m_bench->window->actions().run("tool.trace");
        QVERIFY(!trace->isVisible());
        m_bench->window->actions().run("view.panel-trace");
        QVERIFY(trace->isVisible());
        m_bench->window->actions().run("tool.select");
        QVERIFY(!trace->isVisible());
    }

    void aFoldIsRemembered()
    {
        auto *shapes = m_bench->window->findChild<ShapesPanel *>();
        QCOMPARE(m_bench->window->settings().foldedPanels, QStringList{"properties"});
        QTest::mouseClick(shapes->findChild<QToolButton *>("Fold"), Qt::LeftButton);
        QVERIFY(!m_bench->list("ShapeList")->isVisible());
        QCOMPARE(m_bench->window->settings().foldedPanels, (QStringList{"properties", "shapes"}));
        MainWindow next(m_bench->window->settings());
        QVERIFY(!next.findChild<ShapesPanel *>()->isOpen());
        QVERIFY(next.findChild<ProblemsPanel *>()->isOpen());
    }

    void allProjectsHaveTheSamePanels()
    {
        m_bench->window->startNew();
        m_bench->window->actions().run("view.panel-problems");
        QTest::mouseClick(m_bench->front().findChild<ShapesPanel *>()->findChild<QToolButton *>("Fold"),
                          Qt::LeftButton);
        m_bench->window->goToTab(0);
        QVERIFY(!m_bench->front().findChild<ProblemsPanel *>()->isVisible());
        QVERIFY(!m_bench->front().findChild<ShapesPanel *>()->isOpen());
    }

    void theHeadersMenuListsAllPanels()
    {
        auto *problems = m_bench->window->findChild<ProblemsPanel *>();
        QContextMenuEvent event(QContextMenuEvent::Mouse, {60, 15}, problems->mapToGlobal(QPoint(60, 15)));
        QApplication::sendEvent(problems, &event);
        auto *menu = m_bench->window->findChild<QMenu *>("ListMenu");
        QVERIFY(menu);
        QCOMPARE(menu->actions().size(), sidePanelInfos().size());
        menu->actions().last()->trigger();
        QVERIFY(!problems->isVisible());
        menu->close();
    }

    /// Whoever looks for the tool by its name must not put a panel away.
    void noPanelIsCalledLikeAnotherAction()
    {
        QMap<QString, int> texts;
        for (const ActionInfo &info : m_bench->window->actions().infos())
            texts[plainText(info.text)] += 1;
        for (const SidePanelInfo &info : sidePanelInfos()) {
            const QString text = plainText(m_bench->window->actions().action(sidePanelAction(info.id))->text());
            QVERIFY2(texts.value(text) == 1, qPrintable(text));
        }
    }

    void theStagesPanelsFoldToo()
    {
        m_bench->window->actions().run("stage.toggle");
        WindowBench::settle();
        auto *tabs = m_bench->window->findChild<PanelTabs *>();
        QTest::mouseClick(tabs->findChild<QToolButton *>("Fold", Qt::FindDirectChildrenOnly), Qt::LeftButton);
        QTRY_VERIFY(tabs->height() < 60);
        QVERIFY(!m_bench->list("OverlapList")->isVisible());
    }

private:
    std::unique_ptr<WindowBench> m_bench;
};

HITBOX_WINDOW_TEST(SidePanelsTest)
#include "side_panels_test.moc"
