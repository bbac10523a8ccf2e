#include "windows/problems_panel.h"

#include "document/edits.h"
#include "session/session.h"

#include <QLabel>
#include <QSignalSpy>
#include <QTest>

#include <memory>

using namespace hitbox;

class ProblemsPanelTest : public QObject
{
    Q_OBJECT

private slots:
    void init();

    void everyFindingHasALine();
    void theBadgeCountsErrorsAndWarnings();
    void aPressTellsTheFinding();
    void thePressedLineFollowsItsFinding();
    void aLineGoesWithItsProblem();
    void aVeryLongListIsCutAndSaysSo();

private:
    const Row &row(int index) const { return static_cast<const RowModel *>(m_view->model())->row(index); }
    void press(int index)
    {
        QTest::mouseClick(m_view->viewport(), Qt::LeftButton, {},
                          m_view->visualRect(m_view->model()->index(index, 0)).center());
    }
    void useBowTies(int count);
    int selectedRow() const { return m_view->currentRow(); }

    std::unique_ptr<Session> m_session;
    std::unique_ptr<ProblemsPanel> m_panel;
    RowView *m_view = nullptr;
};

void ProblemsPanelTest::init()
{
    m_panel.reset();
    m_session = std::make_unique<Session>();
    m_panel = std::make_unique<ProblemsPanel>(*m_session, themeFor(ThemeChoice::Dark));
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
    m_session->commit(addShapes(document, {0, 0}, shapes), "set up");
    QTRY_VERIFY(!m_session->findingsPending());
}

void ProblemsPanelTest::everyFindingHasALine()
{
    QCOMPARE(m_view->model()->rowCount(), 0);
    useBowTies(3);
    QCOMPARE(m_view->model()->rowCount(), m_session->findings().size());
    for (int i = 0; i < m_session->findings().size(); ++i) {
        const Finding &finding = m_session->findings().at(i);
        QCOMPARE(row(i).title, finding.message);
        QVERIFY(row(i).detail.contains("sprite"));
        if (finding.shape)
            QVERIFY(row(i).detail.contains("tie"));
    }
}

void ProblemsPanelTest::theBadgeCountsErrorsAndWarnings()
{
    auto *badge = m_panel->findChild<QLabel *>("Badge");
    QVERIFY(!badge->isVisible());
    useBowTies(3);
    int count = 0;
    for (const Finding &finding : m_session->findings())
        count += finding.severity != Severity::Info ? 1 : 0;
    QVERIFY(count >= 3);
    QVERIFY(badge->isVisible());
    QCOMPARE(badge->text(), QString::number(count));
}

void ProblemsPanelTest::aPressTellsTheFinding()
{
    useBowTies(2);
    QList<Finding> told;
    connect(m_panel.get(), &ProblemsPanel::pressed, this, [&told](const Finding &finding) { told.append(finding); });
    const int last = m_view->model()->rowCount() - 1;
    press(last);
    QCOMPARE(told, QList<Finding>{m_session->findings().at(last)});
    QCOMPARE(selectedRow(), last);
}

void ProblemsPanelTest::thePressedLineFollowsItsFinding()
{
    useBowTies(3);
    const int last = m_view->model()->rowCount() - 1;
    press(last);
    const QString detail = row(last).detail;
    const ShapeId first = m_session->document().sprites.first().frames.first().shapes.first().id;
    m_session->commit(removeShapes(m_session->document(), {0, 0}, {first}), "remove");
    QCOMPARE(m_view->model()->rowCount(), last);
    QVERIFY(selectedRow() >= 0);
    QCOMPARE(row(selectedRow()).detail, detail);
}

void ProblemsPanelTest::aLineGoesWithItsProblem()
{
    useBowTies(1);
    const int count = m_view->model()->rowCount();
    const ShapeId tie = m_session->document().sprites.first().frames.first().shapes.first().id;
    for (int i = 0; i < count; ++i) {
        if (m_session->findings().at(i).shape == tie)
            press(i);
    }
    QVERIFY(selectedRow() >= 0);
    m_session->commit(removeShapes(m_session->document(), {0, 0}, {tie}), "remove");
    QCOMPARE(m_view->model()->rowCount(), count - 1);
    QCOMPARE(selectedRow(), -1);
}

void ProblemsPanelTest::aVeryLongListIsCutAndSaysSo()
{
    useBowTies(1200);
    QVERIFY(m_session->findings().size() >= 1200);
    QCOMPARE(m_view->model()->rowCount(), 1000);
    QVERIFY(m_panel->findChild<QLabel *>("Badge")->text().toInt() >= 1200);
    QVERIFY(m_panel->findChild<QLabel *>("Dim")->text().contains("1000"));
}

QTEST_MAIN(ProblemsPanelTest)
#include "problems_panel_test.moc"
