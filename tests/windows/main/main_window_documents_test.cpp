#include "test_class.h"
#include "windows/main/document_tabs.h"
#include "windows/modal_answer.h"
#include "windows/window_bench.h"

#include <QMessageBox>
#include <QStatusBar>

using namespace hitbox;
using namespace hitbox::bench;

class MainWindowDocumentsTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup() { m_bench.reset(); }

    void eachProjectOpensInATabOfItsOwn();
    void openingWhatIsOpenGoesThere();
    void tabsAreSteppedThroughByKeys();
    void theMiddleButtonCloses();
    void theCrossIsOnTheTabInFront();
    void manyTabsAreScrolled();
    void theLastTabLeavesAnEmptyOne();
    void tabsThatMoveTakeTheirProjectsAlong();
    void tabsSayWhatIsUnsaved();
    void actionsConcernTheTabInFront();
    void tabsWithoutAFileAreCalledAsWhatIsInThem();
    void closingSeveralUnsavedProjectsAsksOnce();
    void whatWasReadStaysBehindWhoGoesOnDrawing();
    void whatWasReadDisturbsNoDrag();
    void whatWasReadComesToTheFrontWhereNothingWasDone();
    void whatIsBeingSavedIsNotOpenedOver();

private:
    DocumentTabs *tabs() const { return m_bench->window->findChild<DocumentTabs *>(); }
    QString other() const { return m_bench->path("crossings.hitbox"); }
    void change(Workspace &workspace);

    std::unique_ptr<WindowBench> m_bench;
};

void MainWindowDocumentsTest::init()
{
    m_bench = std::make_unique<WindowBench>();
    QVERIFY(m_bench->shown);
    m_bench->openSample();
}

void MainWindowDocumentsTest::change(Workspace &workspace)
{
    Document document = workspace.session().document();
    document.sprites.first().name += " changed";
    workspace.session().commit(document, "Rename");
}

void MainWindowDocumentsTest::eachProjectOpensInATabOfItsOwn()
{
    QCOMPARE(tabs()->count(), 1);
    m_bench->openPath(other());
    QCOMPARE(tabs()->count(), 2);
    QCOMPARE(tabs()->tabText(0), QString("duel.hitbox"));
    QCOMPARE(tabs()->tabText(1), QString("crossings.hitbox"));
    QCOMPARE(m_bench->front().project().files.path(), other());
    QVERIFY(m_bench->window->windowTitle().contains("crossings"));
    QCOMPARE(m_bench->openProject.files.path(), m_bench->project());
}

void MainWindowDocumentsTest::openingWhatIsOpenGoesThere()
{
    m_bench->openPath(other());
    m_bench->openPath(QFileInfo(m_bench->project()).path() + "/./duel.hitbox");
    QCOMPARE(tabs()->count(), 2);
    QCOMPARE(tabs()->currentIndex(), 0);
    QCOMPARE(&m_bench->front().session(), &m_bench->session);
}

void MainWindowDocumentsTest::tabsAreSteppedThroughByKeys()
{
    m_bench->openPath(other());
    m_bench->key(Qt::Key_Tab, Qt::ControlModifier);
    QCOMPARE(tabs()->currentIndex(), 0);
    m_bench->key(Qt::Key_Tab, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(tabs()->currentIndex(), 1);
}

void MainWindowDocumentsTest::theCrossIsOnTheTabInFront()
{
    m_bench->openPath(other());
    const auto hasCross = [this](int tab) {
        const QWidget *left = tabs()->tabButton(tab, QTabBar::LeftSide);
        const QWidget *right = tabs()->tabButton(tab, QTabBar::RightSide);
        return (left && left->isVisible()) || (right && right->isVisible());
    };
    QVERIFY(!hasCross(0) && hasCross(1));
    m_bench->window->goToTab(0);
    QVERIFY(hasCross(0) && !hasCross(1));
}

void MainWindowDocumentsTest::manyTabsAreScrolled()
{
    m_bench->window->resize(1280, 720);
    for (int i = 0; i < 9; ++i) {
        QFile::copy(m_bench->project(), m_bench->path(QStringLiteral("a_long_name_%1.hitbox").arg(i)));
        m_bench->openPath(m_bench->path(QStringLiteral("a_long_name_%1.hitbox").arg(i)));
    }
    m_bench->settle();
    QVERIFY(tabs()->count() >= 9);
    for (int i = 1; i < tabs()->count(); ++i)
        QVERIFY2(tabs()->tabRect(i).width() >= 100, qPrintable(tabs()->tabText(i)));
    QVERIFY(tabs()->rect().intersects(tabs()->tabRect(tabs()->currentIndex())));
}

void MainWindowDocumentsTest::theMiddleButtonCloses()
{
    m_bench->openPath(other());
    QTest::mouseClick(tabs(), Qt::MiddleButton, {}, tabs()->tabRect(0).center());
    QCOMPARE(tabs()->count(), 1);
    QCOMPARE(m_bench->front().project().files.path(), other());
}

void MainWindowDocumentsTest::theLastTabLeavesAnEmptyOne()
{
    m_bench->key(Qt::Key_W, Qt::ControlModifier);
    QCOMPARE(tabs()->count(), 1);
    QVERIFY(m_bench->front().pristine());
    QVERIFY(m_bench->window->isVisible());
}

void MainWindowDocumentsTest::tabsThatMoveTakeTheirProjectsAlong()
{
    m_bench->openPath(other());
    tabs()->moveTab(1, 0);
    QCOMPARE(m_bench->front().project().files.path(), other());
    m_bench->key(Qt::Key_Tab, Qt::ControlModifier);
    QCOMPARE(m_bench->front().project().files.path(), m_bench->project());
    QCOMPARE(tabs()->tabText(1), QString("duel.hitbox"));
}

void MainWindowDocumentsTest::tabsSayWhatIsUnsaved()
{
    m_bench->openPath(other());
    change(*m_bench->window->workspaces().first());
    QVERIFY(tabs()->tabText(0).contains(QString::fromUtf8("●")));
    QVERIFY(!tabs()->tabText(1).contains(QString::fromUtf8("●")));
    QVERIFY(!m_bench->window->isWindowModified());
}

void MainWindowDocumentsTest::actionsConcernTheTabInFront()
{
    m_bench->openPath(other());
    const Document untouched = m_bench->session.document();
    m_bench->key(Qt::Key_F5);
    QCOMPARE(m_bench->front().session().mode(), Session::Mode::Stage);
    QCOMPARE(m_bench->session.mode(), Session::Mode::Frames);
    change(m_bench->front());
    m_bench->key(Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(!m_bench->front().project().files.modified());
    QCOMPARE(m_bench->session.document(), untouched);
}

void MainWindowDocumentsTest::tabsWithoutAFileAreCalledAsWhatIsInThem()
{
    m_bench->window->startNew();
    QCOMPARE(tabs()->tabText(1), QString("untitled"));
    m_bench->drop({m_bench->path("rock.png")});
    QVERIFY2(tabs()->tabText(1).startsWith("rock"), qPrintable(tabs()->tabText(1)));
    QVERIFY(m_bench->window->windowTitle().startsWith("rock"));
    m_bench->window->startNew();
    m_bench->drop({m_bench->path("rock.png")});
    QVERIFY2(tabs()->tabText(2).startsWith("rock 2"), qPrintable(tabs()->tabText(2)));
    m_bench->window->openSample(Sample::Stage);
    m_bench->awaitFiles();
    QCOMPARE(tabs()->tabText(3), QString("arena"));
    QVERIFY(m_bench->window->windowTitle().startsWith("arena"));
}

void MainWindowDocumentsTest::closingSeveralUnsavedProjectsAsksOnce()
{
    m_bench->openPath(other());
    for (Workspace *workspace : m_bench->window->workspaces())
        change(*workspace);
    int questions = 0;
    QString text;
    QTimer timer;
    connect(&timer, &QTimer::timeout, this, [&] {
        if (auto *box = qobject_cast<QMessageBox *>(QApplication::activeModalWidget())) {
            ++questions;
            text = box->text();
            box->button(QMessageBox::Save)->click();
        }
    });
    timer.start(5);
    QVERIFY(!m_bench->window->close()); // not before both are written
    QTRY_VERIFY(!m_bench->window->isVisible());
    QCOMPARE(questions, 1);
    QVERIFY2(text.contains("duel") && text.contains("crossings"), qPrintable(text));
    for (const Workspace *workspace : m_bench->window->workspaces())
        QVERIFY(!workspace->project().files.modified());
}

void MainWindowDocumentsTest::whatWasReadStaysBehindWhoGoesOnDrawing()
{
    QWidget *focus = QApplication::focusWidget();
    m_bench->window->openPath(other());
    Document drawn = m_bench->session.document();
    drawn.sprites[0].name = "renamed";
    m_bench->session.commit(drawn, "Rename");
    m_bench->awaitFiles();
    QCOMPARE(tabs()->count(), 2);
    QCOMPARE(tabs()->currentIndex(), 0);
    QCOMPARE(QApplication::focusWidget(), focus);
    const QString told = m_bench->front().findChild<QStatusBar *>()->currentMessage();
    QVERIFY2(told.contains("crossings"), qPrintable(told));
    m_bench->window->goToTab(1);
    m_bench->settle();
    QVERIFY(m_bench->front().view().isFitted());
}

void MainWindowDocumentsTest::whatWasReadDisturbsNoDrag()
{
    m_bench->key(Qt::Key_R);
    m_bench->dragTo({4, 5}, {14, 11});
    m_bench->window->openPath(other());
    m_bench->awaitFiles();
    QCOMPARE(tabs()->count(), 2);
    QVERIFY(m_bench->session.gestureUnderWay());
    const qsizetype before = m_bench->session.document().sprites[0].frames[0].shapes.size();
    m_bench->release({14, 11});
    QCOMPARE(m_bench->session.document().sprites[0].frames[0].shapes.size(), before + 1);
}

void MainWindowDocumentsTest::whatWasReadComesToTheFrontWhereNothingWasDone()
{
    const QString third = m_bench->path("third.hitbox");
    QVERIFY(QFile::copy(other(), third));
    m_bench->window->openPath(other());
    m_bench->window->openPath(third);
    m_bench->awaitFiles();
    QCOMPARE(tabs()->count(), 3);
    QCOMPARE(tabs()->currentIndex(), 2);
}

void MainWindowDocumentsTest::whatIsBeingSavedIsNotOpenedOver()
{
    m_bench->window->startNew();
    Workspace &saved = m_bench->front();
    QVERIFY(saved.pristine());
    saved.files().files().saveAs(m_bench->path("empty.hitbox"));
    m_bench->window->openPath(other());
    m_bench->awaitFiles();
    QCOMPARE(tabs()->count(), 3);
    QCOMPARE(saved.project().files.path(), m_bench->path("empty.hitbox"));
    QVERIFY(saved.session().document().sprites.isEmpty());
    QCOMPARE(m_bench->front().project().files.path(), other());
}

HITBOX_WINDOW_TEST(MainWindowDocumentsTest)
#include "main_window_documents_test.moc"
