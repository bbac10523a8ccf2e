#include "test_class.h"
#include "windows/problems/conflicts_panel.h"

#include "document/edits.h"
#include "formats/merge/project_merge.h"
#include "formats/project/project_file.h"
#include "windows/widgets/vertical_scroll.h"
#include "windows/window_bench.h"

#include <QLabel>
#include <QScrollBar>
#include <QTest>

using namespace hitbox;
using bench::WindowBench;

/// As a merge leaves a project, in the whole window.
class ConflictsPanelTest : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        m_bench = std::make_unique<WindowBench>();
        const Document base = *readProject(m_bench->project());
        m_shape = base.sprites.at(1).frames.at(0).shapes.at(0);
        const Document ours = with(base, moved(m_shape.outline, {2, 0}), 70);
        const Document theirs = with(base, moved(m_shape.outline, {0, 3}), 90);
        const Result<MergedProject> merged = mergedProject(base, ours, theirs);
        QVERIFY(merged && merged->conflicts.size() == 2);
        QVERIFY(writeProject(m_bench->path("merged.hitbox"), merged->document));
        m_theirs = theirs;
        m_ours = ours;
    }
    void cleanup() { m_bench.reset(); }

    void aProjectWithoutConflictsHasNoSuchPanel()
    {
        m_bench->openSample();
        QVERIFY(panel()->isHidden());
        QVERIFY(!panel()->isVisible());
    }

    void theOtherPanelsStandAtTheirTop()
    {
        m_bench->window->resize(1280, 720);
        open();
        WindowBench::settle();
        const auto areas = m_bench->front().findChildren<VerticalScroll *>();
        QVERIFY(!areas.isEmpty());
        for (VerticalScroll *area : areas)
            QCOMPARE(area->verticalScrollBar()->value(), 0);
    }

    void aLineForEachConflictSaysWhereAndWhat()
    {
        open();
        QVERIFY(panel()->isVisible());
        QCOMPARE(m_bench->rows("ConflictList"), 2);
        const QStringList details{m_bench->row("ConflictList", 0).detail, m_bench->row("ConflictList", 1).detail};
        QVERIFY2(details.contains("Outline: both changed it"), qPrintable(details.join('|')));
        QVERIFY2(details.contains("Duration: both changed it"), qPrintable(details.join('|')));
        const Row &outline = m_bench->row("ConflictList", outlineRow());
        QVERIFY2(outline.title.contains(m_shape.name), qPrintable(outline.title));
        QVERIFY(!button("TakeOurs")->isVisible());
    }

    void aPressLeadsThereAndShowsBothVersions()
    {
        open();
        m_bench->session.setMode(Session::Mode::Stage);
        press(outlineRow());
        QCOMPARE(session().mode(), Session::Mode::Frames);
        QCOMPARE(session().currentFrame(), (FrameRef{1, 0}));
        QVERIFY(session().selection().shapes.contains(m_shape.id));
        QCOMPARE(m_bench->front().project().live.conflict.ghosts().size(), 2);
        QVERIFY(button("TakeOurs")->isVisible() && button("TakeTheirs")->isEnabled());
        QVERIFY(button("KeepBoth")->isVisible());
        press(1 - outlineRow());
        QVERIFY(!button("KeepBoth")->isVisible());
    }

    void takingTheirsIsOneStepAndGoesOnToTheNext()
    {
        open();
        press(outlineRow());
        click("TakeTheirs");
        QCOMPARE(shape().outline, moved(m_shape.outline, {0, 3}));
        QCOMPARE(session().document().conflicts.size(), 1);
        QCOMPARE(m_bench->front().project().live.conflict.index(), 0);
        QCOMPARE(m_bench->rows("ConflictList"), 1);
        session().undo();
        QCOMPARE(shape().outline, moved(m_shape.outline, {2, 0}));
        QCOMPARE(session().document().conflicts.size(), 2);
        QCOMPARE(m_bench->rows("ConflictList"), 2);
    }

    void theLastOneTakesThePanelWithIt()
    {
        open();
        press(0);
        click("TakeTheirs");
        click("TakeTheirs");
        QVERIFY(session().document().conflicts.isEmpty());
        QTRY_VERIFY(!panel()->isVisible());
        const Document &settled = session().document();
        QVERIFY(!projectBytes(settled).contains("conflicts"));
        QCOMPARE(settled.sprites[0].frames[0].duration, m_theirs.sprites[0].frames[0].duration);
        QCOMPARE(settled.sprites[1].frames[0].shapes, m_theirs.sprites[1].frames[0].shapes);
        session().undo();
        QTRY_VERIFY(panel()->isVisible());
    }

    void whatStaysAsItIsCanBeEditedBefore()
    {
        open();
        press(outlineRow());
        Document edited = session().document();
        edited.sprites[1].frames[0].shapes[0].outline = geometry::Circle{{5, 5}, 4};
        session().commit(edited, QStringLiteral("edit"));
        click("LeaveAsItIs");
        QCOMPARE(shape().outline, Outline(geometry::Circle{{5, 5}, 4}));
        QCOMPARE(session().document().conflicts.size(), 1);
    }

    void bothAreKept()
    {
        open();
        press(outlineRow());
        const auto before = session().document().sprites.at(1).frames.at(0).shapes.size();
        click("KeepBoth");
        const QList<Shape> &shapes = session().document().sprites.at(1).frames.at(0).shapes;
        QCOMPARE(shapes.size(), before + 1);
        QCOMPARE(shapes.at(0).outline, moved(m_shape.outline, {2, 0}));
        QCOMPARE(shapes.at(1).outline, moved(m_shape.outline, {0, 3}));
    }

    void whatCannotBeTakenSaysWhy()
    {
        open();
        press(outlineRow());
        Document edited = session().document();
        edited.sprites[1].frames[0].shapes.removeFirst();
        session().commit(edited, QStringLiteral("delete"));
        WindowBench::settle();
        QVERIFY(!button("TakeTheirs")->isEnabled());
        QVERIFY2(button("TakeTheirs")->toolTip().contains("not there any more"),
                 qPrintable(button("TakeTheirs")->toolTip()));
        click("LeaveAsItIs");
        QCOMPARE(session().document().conflicts.size(), 1);
    }

    void keysAndThePaletteDoTheSame()
    {
        open();
        m_bench->window->actions().run("conflict.next");
        QCOMPARE(m_bench->front().project().live.conflict.index(), 0);
        m_bench->window->actions().run("conflict.next");
        QCOMPARE(m_bench->front().project().live.conflict.index(), 1);
        m_bench->window->actions().run("conflict.theirs");
        QCOMPARE(session().document().conflicts.size(), 1);
        QTest::keyClick(button("TakeOurs"), Qt::Key_Space);
        QVERIFY(session().document().conflicts.isEmpty());
    }

    void theProblemsNameThem()
    {
        open();
        QTRY_VERIFY(!m_bench->front().project().live.findings.pending());
        int named = 0;
        for (const Finding &finding : m_bench->front().project().live.findings.list())
            named += finding.rule == "unsettled-conflict" && finding.severity == Severity::Error ? 1 : 0;
        QCOMPARE(named, 2);
        press(0);
        click("LeaveAsItIs");
        click("LeaveAsItIs");
        QTRY_VERIFY(!m_bench->front().project().live.findings.pending());
        for (const Finding &finding : m_bench->front().project().live.findings.list())
            QVERIFY(finding.rule != "unsettled-conflict");
    }

    void ghostsAreDrawnAndGoAgain()
    {
        open();
        press(outlineRow());
        WindowBench::settle();
        const QImage with = m_bench->view()->grab().toImage();
        m_bench->front().project().live.conflict.choose(-1);
        WindowBench::settle();
        const QImage without = m_bench->view()->grab().toImage();
        QVERIFY(with != without);
    }

private:
    static Document with(Document document, const Outline &outline, double duration)
    {
        document.sprites[1].frames[0].shapes[0].outline = outline;
        document.sprites[0].frames[0].duration = duration;
        return document;
    }

    void open()
    {
        m_bench->openPath(m_bench->path("merged.hitbox"));
        WindowBench::settle();
    }
    Session &session() { return m_bench->front().session(); }
    const Shape &shape() { return session().document().sprites.at(1).frames.at(0).shapes.at(0); }
    ConflictsPanel *panel() { return m_bench->front().findChild<ConflictsPanel *>(); }
    QPushButton *button(const char *name) { return panel()->findChild<QPushButton *>(name); }
    void press(int row) { m_bench->clickRow("ConflictList", row); }
    void click(const char *name)
    {
        QVERIFY(button(name)->isVisible());
        QTest::mouseClick(button(name), Qt::LeftButton);
        WindowBench::settle();
    }
    int outlineRow() { return m_bench->row("ConflictList", 0).detail.startsWith("Outline") ? 0 : 1; }

    std::unique_ptr<WindowBench> m_bench;
    Shape m_shape;
    Document m_ours;
    Document m_theirs;
};

HITBOX_WINDOW_TEST(ConflictsPanelTest)
#include "conflicts_panel_test.moc"
