#include "test_class.h"
#include "windows/problems/problems_panel.h"

#include "document/edits.h"
#include "document/renewed.h"
#include "scene/refresh_once.h"
#include "session/open_project.h"

#include <QAbstractButton>
#include <QLabel>
#include <QLayout>
#include <QMenu>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>

#include <algorithm>
#include <functional>
#include <memory>

using namespace hitbox;

class ProblemsPanelTest : public QObject
{
    Q_OBJECT

private slots:
    void init();

    void everyFindingHasALine();
    void errorsStandFirst();
    void theBadgeCountsErrorsAndWarnings();
    void theBadgeTakesNoRoomFromTheCanvas();
    void aPressTellsTheFinding();
    void thePressedLineFollowsItsFinding();
    void aLineGoesWithItsProblem();
    void aVeryLongListIsCutAndSaysSo();
    void whatIsStillCheckedIsNotSaidToBeRight();
    void severitiesCanBeLeftOut();
    void theNextLineIsPressedInTurn();
    void aPressedLineOffersItsRepairs();
    void fixAllIsOneUndoStepAndTellsHowMany();
    void whatBecomesAKeyIsTold();
    void fixAllTellsWhenNothingIsSafe();
    void fixAllKeepsAwayFromWhatChangedMeanwhile();
    void theMenuWeighsTheRuleInTheProject();
    void longWordsDoNotWidenIt();

private:
    const Row &row(int index) const { return static_cast<const RowModel *>(m_view->model())->row(index); }
    void press(int index)
    {
        QTest::mouseClick(m_view->viewport(), Qt::LeftButton, {},
                          m_view->visualRect(m_view->model()->index(index, 0)).center());
    }
    void useBowTies(int count);
    void clickButton(const char *name)
    {
        QTest::mouseClick(m_panel->findChild<QAbstractButton *>(QString::fromLatin1(name)), Qt::LeftButton);
    }
    /// The heaviest first, else as they were found.
    QList<Finding> listed() const
    {
        QList<Finding> findings = m_project->live.findings.list();
        std::ranges::stable_sort(findings, std::ranges::greater(), &Finding::severity);
        return findings;
    }
    int selectedRow() const { return m_view->currentRow(); }

    std::unique_ptr<OpenProject> m_project;
    std::unique_ptr<ProblemsPanel> m_panel;
    RowView *m_view = nullptr;
};

void ProblemsPanelTest::init()
{
    m_panel.reset();
    m_project = std::make_unique<OpenProject>();
    m_panel = std::make_unique<ProblemsPanel>(*m_project);
    m_panel->resize(420, 400);
    m_panel->show();
    m_view = m_panel->findChild<RowView *>("ProblemList");
    QVERIFY(QTest::qWaitForWindowExposed(m_panel.get()));
}

void ProblemsPanelTest::useBowTies(int count)
{
    Document document = emptyProject();
    Frame frame;
    frame.name = "frame";
    frame.rect = QRect(0, 0, 64, 64);
    frame.size = {64, 64};
    document.sprites.append({.name = "sprite", .image = "sprite.png", .frames = {frame}});
    QList<Shape> shapes;
    for (int i = 0; i < count; ++i) {
        Shape shape;
        shape.name = QString("tie %1").arg(i);
        shape.category = "hurt";
        shape.outline = PolygonOutline{{{10, 10}, {50, 40}, {50, 10}, {10, 40}}};
        shapes.append(shape);
    }
    m_project->session.commit(addShapes(document, {0, 0}, shapes), "set up");
    QTRY_VERIFY(!m_project->live.findings.pending());
}

void ProblemsPanelTest::everyFindingHasALine()
{
    QCOMPARE(m_view->model()->rowCount(), 0);
    useBowTies(3);
    QCOMPARE(m_view->model()->rowCount(), m_project->live.findings.list().size());
    for (int i = 0; i < m_project->live.findings.list().size(); ++i) {
        const Finding finding = listed().at(i);
        QCOMPARE(row(i).title, finding.message);
        QVERIFY(row(i).detail.contains("sprite"));
        if (finding.shape)
            QVERIFY(row(i).detail.contains("tie"));
    }
}

void ProblemsPanelTest::errorsStandFirst()
{
    useBowTies(2);
    Document document = m_project->session.document();
    QList<Shape> &shapes = document.sprites[0].frames[0].shapes;
    shapes[0].outline = PolygonOutline{{{10, 10}, {30, 10}, {50, 10}, {30, 40}}}; // a point on an edge: a remark
    m_project->session.commit(document, "a remark first");
    QTRY_VERIFY(!m_project->live.findings.pending());
    const QList<Finding> &found = m_project->live.findings.list();
    QVERIFY(!std::ranges::is_sorted(found, std::ranges::greater(), &Finding::severity));
    for (int i = 0; i < found.size(); ++i)
        QCOMPARE(row(i).title, listed().at(i).message);
}

void ProblemsPanelTest::theBadgeCountsErrorsAndWarnings()
{
    auto *badge = m_panel->findChild<QLabel *>("Badge");
    QVERIFY(!badge->isVisible());
    useBowTies(3);
    int count = 0;
    for (const Finding &finding : m_project->live.findings.list())
        count += finding.severity != Severity::Info ? 1 : 0;
    QVERIFY(count >= 3);
    QVERIFY(badge->isVisible());
    QCOMPARE(badge->text(), QString::number(count));
}

void ProblemsPanelTest::theBadgeTakesNoRoomFromTheCanvas()
{
    const int width = m_panel->minimumSizeHint().width();
    useBowTies(1);
    QTRY_VERIFY(m_panel->findChild<QLabel *>("Badge")->isVisible());
    QCOMPARE(m_panel->minimumSizeHint().width(), width);
}

void ProblemsPanelTest::aPressTellsTheFinding()
{
    useBowTies(2);
    QList<Finding> told;
    connect(m_panel.get(), &ProblemsPanel::pressed, this, [&told](const Finding &finding) { told.append(finding); });
    const int last = m_view->model()->rowCount() - 1;
    press(last);
    QCOMPARE(told, QList<Finding>{listed().at(last)});
    QCOMPARE(selectedRow(), last);
}

void ProblemsPanelTest::thePressedLineFollowsItsFinding()
{
    useBowTies(3);
    const int last = m_view->model()->rowCount() - 1;
    press(last);
    const QString detail = row(last).detail;
    const ShapeId first = m_project->session.document().sprites.first().frames.first().shapes.first().id;
    m_project->session.commit(removeShapes(m_project->session.document(), {0, 0}, {first}), "remove");
    QCOMPARE(m_view->model()->rowCount(), last);
    QVERIFY(selectedRow() >= 0);
    QCOMPARE(row(selectedRow()).detail, detail);
}

void ProblemsPanelTest::aLineGoesWithItsProblem()
{
    useBowTies(1);
    const int count = m_view->model()->rowCount();
    const ShapeId tie = m_project->session.document().sprites.first().frames.first().shapes.first().id;
    for (int i = 0; i < count; ++i) {
        if (listed().at(i).shape == tie)
            press(i);
    }
    QVERIFY(selectedRow() >= 0);
    m_project->session.commit(removeShapes(m_project->session.document(), {0, 0}, {tie}), "remove");
    QCOMPARE(m_view->model()->rowCount(), count - 1);
    QCOMPARE(selectedRow(), -1);
}

void ProblemsPanelTest::aVeryLongListIsCutAndSaysSo()
{
    useBowTies(1200);
    QVERIFY(m_project->live.findings.list().size() >= 1200);
    QCOMPARE(m_view->model()->rowCount(), 1000);
    QVERIFY(m_panel->findChild<QLabel *>("Badge")->text().toInt() >= 1200);
    QVERIFY(m_panel->findChild<QLabel *>("Dim")->text().contains("1000"));
}

void ProblemsPanelTest::severitiesCanBeLeftOut()
{
    useBowTies(2);
    const int all = m_view->model()->rowCount();
    clickButton("filter-error");
    const int rest = m_view->model()->rowCount();
    QVERIFY(rest < all);
    for (int i = 0; i < rest; ++i)
        QVERIFY(!row(i).title.contains("cross"));
    QVERIFY(m_panel->findChild<QLabel *>("Badge")->isVisible());
    clickButton("filter-error");
    QCOMPARE(m_view->model()->rowCount(), all);
}

void ProblemsPanelTest::theNextLineIsPressedInTurn()
{
    m_panel->pressNext();
    QCOMPARE(selectedRow(), -1);
    useBowTies(2);
    const int count = m_view->model()->rowCount();
    for (int i = 0; i < count; ++i) {
        m_panel->pressNext();
        QCOMPARE(selectedRow(), i);
    }
    m_panel->pressNext();
    QCOMPARE(selectedRow(), 0);
}

void ProblemsPanelTest::aPressedLineOffersItsRepairs()
{
    useBowTies(1);
    auto *bar = m_panel->findChild<QWidget *>("FixBar");
    QVERIFY(!bar->isVisible());
    for (int i = 0; i < m_view->model()->rowCount(); ++i) {
        if (row(i).title.contains("cross"))
            press(i);
    }
    QVERIFY(bar->isVisible());
    clickButton("Primary");
    for (const Finding &finding : m_project->live.findings.list())
        QVERIFY(finding.rule != "self-intersection");
    QVERIFY(!bar->isVisible());
}

void ProblemsPanelTest::fixAllIsOneUndoStepAndTellsHowMany()
{
    useBowTies(3);
    const Document before = m_project->session.document();
    QSignalSpy told(m_panel.get(), &ProblemsPanel::told);
    clickButton("FixAll");
    QCOMPARE(m_panel->findChild<QAbstractButton *>("FixAll")->text(), QString("Stop"));
    QVERIFY(told.wait());
    QCOMPARE(told.constFirst().constFirst().toString(), QString("3 repairs made"));
    QCOMPARE(m_project->session.history()->undoText(), QString("Make 3 repairs"));
    for (const Finding &finding : m_project->live.findings.list())
        QVERIFY(finding.rule != "self-intersection");
    m_project->session.undo();
    QCOMPARE(m_project->session.document(), before);
    QCOMPARE(m_panel->findChild<QAbstractButton *>("FixAll")->text(), QString("Fix all"));
}

void ProblemsPanelTest::whatBecomesAKeyIsTold()
{
    useBowTies(1);
    Document document = m_project->session.document();
    Frame frame = document.sprites[0].frames[0];
    frame.shapes[0].track = {50};
    document.sprites[0].frames = {};
    for (int f = 0; f < 3; ++f) { // as other programs may leave them
        Frame next = renewed(frame);
        next.name = QString::number(f);
        next.shapes[0].id = {60 + f};
        if (f != 1)
            next.shapes[0].outline = PolygonOutline{{{0, 0}, {20, 0}, {20, 20}, {0, 20}}};
        else
            next.shapes[0].between = Between::Linear;
        document.sprites[0].frames.append(next);
    }
    document.nextShapeId = 100;
    m_project->session.start(document);
    QTRY_VERIFY(!m_project->live.findings.pending());
    QSignalSpy told(m_panel.get(), &ProblemsPanel::told);
    clickButton("FixAll");
    QVERIFY(told.wait());
    QCOMPARE(told.constFirst().constFirst().toString(),
             QString("1 repair made: Untangle into 2 shapes, keeping what is filled. 1 in-between is a key now, and "
                     "follows the others no more"));
}

void ProblemsPanelTest::fixAllTellsWhenNothingIsSafe()
{
    QSignalSpy told(m_panel.get(), &ProblemsPanel::told);
    m_panel->fixAll();
    QVERIFY(told.wait());
    QVERIFY(told.constFirst().constFirst().toString().contains("without a look"));
    QVERIFY(!m_project->session.history()->canUndo());
}

void ProblemsPanelTest::fixAllKeepsAwayFromWhatChangedMeanwhile()
{
    useBowTies(3);
    QSignalSpy told(m_panel.get(), &ProblemsPanel::told);
    m_panel->fixAll();
    Document other = m_project->session.document();
    other.sprites[0].name = "other";
    m_project->session.commit(other, "rename");
    QVERIFY(told.wait());
    QVERIFY(told.constFirst().constFirst().toString().contains("meanwhile"));
    QCOMPARE(m_project->session.document(), other);
}

void ProblemsPanelTest::theMenuWeighsTheRuleInTheProject()
{
    useBowTies(1);
    int crossing = 0;
    while (!row(crossing).title.contains("cross"))
        ++crossing;
    const QPoint place = m_view->visualRect(m_view->model()->index(crossing, 0)).center();
    emit m_view->customContextMenuRequested(place);
    auto *menu = m_panel->findChild<QMenu *>("ProblemMenu");
    QVERIFY(menu);
    QVERIFY(menu->actions().size() > 6);
    QAction *off = nullptr;
    for (QAction *action : menu->actions()) {
        if (action->text().startsWith("Turn off"))
            off = action;
    }
    QVERIFY(off);
    off->trigger();
    menu->close();
    QCOMPARE(m_project->session.document().rules, (QList<RuleSetting>{{"self-intersection", std::nullopt}}));
    for (const Finding &finding : m_project->live.findings.list())
        QVERIFY(finding.rule != "self-intersection");
    m_project->session.undo();
    QVERIFY(m_project->session.document().rules.isEmpty());
}

void ProblemsPanelTest::whatIsStillCheckedIsNotSaidToBeRight()
{
    QTRY_COMPARE(m_view->placeholder(), QString("Nothing is wrong."));
    Document document = emptyProject();
    for (int i = 0; i < 300; ++i) { // with so many images they are looked at beside the window
        Sprite sprite;
        sprite.name = QString("sprite %1").arg(i);
        sprite.image = QString("missing %1.png").arg(i);
        document.sprites.append(renewed(sprite));
    }
    m_project->session.start(document);
    m_panel->findChild<RefreshOnce *>()->now();
    QCOMPARE(m_view->placeholder(), QString("Still being checked…"));
    QTRY_VERIFY(!m_project->live.findings.list().isEmpty());
    m_project->session.start(emptyProject());
    QTRY_COMPARE(m_view->placeholder(), QString("Nothing is wrong."));
}

void ProblemsPanelTest::longWordsDoNotWidenIt()
{
    const int least = m_panel->minimumSizeHint().width();
    auto *fixAll = m_panel->findChild<QToolButton *>("FixAll");
    fixAll->setText("Fix all in a language of long words");
    m_panel->layout()->activate();
    QCOMPARE(m_panel->minimumSizeHint().width(), least);
    m_panel->resize(least, 400);
    QTRY_COMPARE(fixAll->toolButtonStyle(), Qt::ToolButtonIconOnly);
    QVERIFY(!fixAll->toolTip().isEmpty());
    m_panel->resize(1000, 400);
    QTRY_COMPARE(fixAll->toolButtonStyle(), Qt::ToolButtonTextOnly);
}

HITBOX_WINDOW_TEST(ProblemsPanelTest)
#include "problems_panel_test.moc"
