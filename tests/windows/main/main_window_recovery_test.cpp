#include "file_bytes.h"
#include "files/content_digest.h"
#include "formats/project/project_file.h"
#include "session/files/autosave.h"
#include "session/files/closed_work.h"
#include "session/files/recovery_store.h"
#include "session/files/version_store.h"
#include "session/work/background.h"
#include "test_class.h"
#include "windows/actions/actions.h"
#include "windows/files/recover_dialog.h"
#include "windows/modal_answer.h"
#include "windows/widgets/notice_bar.h"
#include "windows/widgets/readable_time.h"
#include "windows/window_bench.h"

#include <QClipboard>
#include <QDateTime>
#include <QFileInfo>
#include <QListWidget>
#include <QLocale>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSpinBox>

using namespace hitbox;
using namespace hitbox::bench;

class MainWindowRecoveryTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup() { m_bench.reset(); }

    void whatACrashLeftIsOfferedInATab();
    void itIsToldWhenLostWorkWasKept();
    void anOutlineComesBackUnderWay();
    void theTabThatHasTheProjectIsUsed();
    void keepingMovesItToThisRun();
    void discardingGoesBackToTheFile();
    void whatIsUndoneIsOfferedNoMoreAndCanBeRecovered();
    void whatBecameOfTheFileIsTold_data();
    void whatBecameOfTheFileIsTold();
    void discardingWhereTheFileIsGoneClosesTheTab();
    void unreadableRecoveriesAreToldAndStay();
    void discardingAsTheTabClosesOffersItNoMore();
    void savingOffersItNoMore();
    void givenUpWorkIsNotOfferedAndCanBeOpenedAgain();
    void anOutlineThatIsNoShapeYetIsPutAwayUnasked();
    void closedWorkIsDeletedOnceConfirmed();
    void workThatCannotBeKeptIsToldUntilItCan();
    void nothingIsOfferedWhereNothingWasLeft();
    void aCrashIsToldWithItsReport();
    void asManyVersionsStayAsTheSettingsSay();
    void tabsAndPlacesComeBack();
    void theTabInFrontIsKnownWhileTabsAreRead();
    void aFrameThatWasFittedFitsTheNextWindow();

private:
    QString left() const { return m_bench->path("recovery/crashed/1.hitbox"); }
    void crash();
    void closeWithoutSaving();

    Document m_work;
    std::unique_ptr<WindowBench> m_bench;
};

void MainWindowRecoveryTest::init()
{
    m_bench = std::make_unique<WindowBench>();
    QVERIFY(m_bench->shown);
    m_bench->openSample();
    m_work = m_bench->session.document();
    m_work.sprites.first().name = "unsaved";
}

/// As a crash leaves it: unsaved work on the other project.
void MainWindowRecoveryTest::crash()
{
    QVERIFY(QDir().mkpath(m_bench->path("recovery/crashed")));
    QVERIFY(keepRecovery(left(), m_work, {m_bench->path("crossings.hitbox"), {}}));
}

void MainWindowRecoveryTest::whatACrashLeftIsOfferedInATab()
{
    crash();
    m_bench->window->keepRecoveries(m_bench->path("recovery"));
    m_bench->awaitFiles();
    const OpenProject &project = m_bench->front().project();
    const Session &session = project.session;
    QCOMPARE(project.files.path(), m_bench->path("crossings.hitbox"));
    QCOMPARE(session.document(), m_work);
    QVERIFY(project.files.modified());
    QCOMPARE(m_bench->notices().size(), 1);
    QVERIFY2(m_bench->notices().first().contains("crossings"), qPrintable(m_bench->notices().first()));
    QVERIFY(QFile::exists(left()));
}

void MainWindowRecoveryTest::itIsToldWhenLostWorkWasKept()
{
    crash();
    const QDateTime kept = QFileInfo(left()).lastModified();
    m_bench->window->keepRecoveries(m_bench->path("recovery"));
    m_bench->awaitFiles();
    const QString notice = m_bench->notices().constFirst();
    QVERIFY2(notice.endsWith("was recovered from " + readableTime(kept) + '.'), qPrintable(notice));
}

void MainWindowRecoveryTest::anOutlineComesBackUnderWay()
{
    const QString file = m_bench->path("crossings.hitbox");
    const Result<Document> saved = readProject(file);
    QVERIFY(saved);
    const OutlineUnderWay drawn{"polygon", {0, 0}, saved->categories.first().name, {}, {{1, 2}, {9, 2}}};
    QVERIFY(QDir().mkpath(m_bench->path("recovery/crashed")));
    QVERIFY(keepRecovery(left(), *saved, {file, {}}, drawn));
    m_bench->openPath(file); // as the tabs of the last run are
    m_bench->window->keepRecoveries(m_bench->path("recovery"));
    m_bench->awaitFiles();
    Session &session = m_bench->front().session();
    QCOMPARE(m_bench->front().project().files.path(), file);
    QCOMPARE(session.hint().outline, std::optional(drawn));
    QVERIFY(m_bench->notices().value(0).contains("crossings"));
    QVERIFY(QFile::exists(left()));
    const qsizetype before = m_bench->frame().shapes.size();
    m_bench->view()->setFocus();
    m_bench->click({5, 9});
    m_bench->key(Qt::Key_Return);
    QCOMPARE(m_bench->frame().shapes.size(), before + 1);
    QCOMPARE(std::get<PolygonOutline>(m_bench->lastShape().outline).points.size(), 3);
    Background::waitForAll();
    QVERIFY(closedWork(m_bench->path("recovery/closed")).isEmpty());

    m_bench->choose("Discard");
    QTRY_VERIFY(!QFile::exists(left()));
    QVERIFY(!session.gestureUnderWay());
    QCOMPARE(m_bench->frame().shapes.size(), before);
}

void MainWindowRecoveryTest::theTabThatHasTheProjectIsUsed()
{
    crash();
    m_bench->openPath(m_bench->path("crossings.hitbox"));
    const qsizetype tabs = m_bench->window->workspaces().size();
    m_bench->window->goToTab(0);
    m_bench->window->keepRecoveries(m_bench->path("recovery"));
    m_bench->awaitFiles();
    QCOMPARE(m_bench->window->workspaces().size(), tabs);
    QCOMPARE(m_bench->front().project().files.path(), m_bench->path("crossings.hitbox"));
    QCOMPARE(m_bench->front().session().document(), m_work);
}

void MainWindowRecoveryTest::aCrashIsToldWithItsReport()
{
    QVERIFY(QDir().mkpath(m_bench->path("crashes")));
    QFile report(m_bench->path("crashes/20260102-030405-1.crash"));
    QVERIFY(report.open(QIODevice::WriteOnly));
    report.write("Hitbox Editor 9\nCause: SIGSEGV\n");
    report.close();
    m_bench->window->tellOfCrashes(m_bench->path("crashes"));
    QVERIFY(m_bench->notices().value(0).startsWith("The editor crashed on "));
    const ModalAnswer dialog([](QDialog &shown) {
        QCOMPARE(shown.findChild<QPlainTextEdit *>()->toPlainText(), "Hitbox Editor 9\nCause: SIGSEGV\n");
        for (QAbstractButton *button : shown.findChildren<QAbstractButton *>())
            if (button->text() == "&Copy")
                button->click();
        shown.reject();
    });
    m_bench->choose("Show Report");
    QVERIFY(dialog.asked());
    QCOMPARE(QGuiApplication::clipboard()->text(), "Hitbox Editor 9\nCause: SIGSEGV\n");

    m_bench->window->tellOfCrashes(m_bench->path("crashes")); // once
    QVERIFY(m_bench->notices().isEmpty());
}

void MainWindowRecoveryTest::nothingIsOfferedWhereNothingWasLeft()
{
    QVERIFY(QDir().mkpath(m_bench->path("recovery/crashed")));
    QVERIFY(keepRecovery(left(), emptyProject(), {}));
    m_bench->session.commit(m_work, "Rename");
    m_bench->window->keepRecoveries(m_bench->path("recovery"));
    m_bench->awaitFiles();
    QCOMPARE(&m_bench->front().session(), &m_bench->session);
    QCOMPARE(m_bench->session.document(), m_work);
    QVERIFY(m_bench->notices().isEmpty());
    QVERIFY(!QFile::exists(left()));
}

void MainWindowRecoveryTest::keepingMovesItToThisRun()
{
    crash();
    m_bench->window->keepRecoveries(m_bench->path("recovery"));
    m_bench->awaitFiles();
    m_bench->choose("Keep");
    QTRY_VERIFY(!QFile::exists(left()));
    const Result<Document> kept = readProject(m_bench->front().autosave()->file());
    QVERIFY(kept);
    QCOMPARE(*kept, m_work);
    QCOMPARE(m_bench->front().session().document(), m_work);
}

void MainWindowRecoveryTest::discardingGoesBackToTheFile()
{
    crash();
    m_bench->window->keepRecoveries(m_bench->path("recovery"));
    m_bench->awaitFiles();
    m_bench->choose("Discard");
    QTRY_VERIFY(!QFile::exists(left()));
    QVERIFY(!m_bench->front().project().files.modified());
    QCOMPARE(m_bench->front().project().files.path(), m_bench->path("crossings.hitbox"));
}

/// While the bar stands.
void MainWindowRecoveryTest::whatIsUndoneIsOfferedNoMoreAndCanBeRecovered()
{
    crash();
    m_bench->window->keepRecoveries(m_bench->path("recovery"));
    m_bench->awaitFiles();
    Workspace &place = m_bench->front();
    Document more = m_work;
    more.sprites.last().name = "after the crash";
    place.session().commit(more, "Rename");
    place.autosave()->keepNow();
    QTRY_VERIFY(!QFile::exists(left()));
    for (int i = 0; i < 2; ++i)
        m_bench->key(Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(!m_bench->window->isWindowModified());
    QCOMPARE(m_bench->notices().size(), 1);
    QTRY_VERIFY(!QFile::exists(place.autosave()->file()));
    const QList<Recovery> closed = closedWork(m_bench->path("recovery/closed"));
    QCOMPARE(closed.size(), 1);
    const Result<Document> back = readRecovery(closed.first());
    QVERIFY(back);
    QCOMPARE(*back, m_work);
}

void MainWindowRecoveryTest::whatBecameOfTheFileIsTold_data()
{
    QTest::addColumn<QString>("what");
    QTest::addColumn<QString>("told");
    QTest::newRow("as it was") << ""
                               << "";
    QTest::newRow("saved since") << "saved"
                                 << "by a save here or by another program: undo shows what is in it";
    QTest::newRow("removed") << "removed"
                             << "The file was moved or removed since: undo shows an empty project";
    QTest::newRow("damaged") << "damaged"
                             << "The file cannot be read now: undo shows an empty project. (";
}

void MainWindowRecoveryTest::whatBecameOfTheFileIsTold()
{
    QFETCH(QString, what);
    QFETCH(QString, told);
    const QString file = m_bench->path("crossings.hitbox");
    const QByteArray before = bytesOfFile(file);
    QVERIFY(QDir().mkpath(m_bench->path("recovery/crashed")));
    QVERIFY(keepRecovery(left(), m_work, {file, contentDigest(before)}));
    if (what == "saved")
        writeFile(file, before + "\n");
    else if (what == "removed")
        QVERIFY(QFile::remove(file));
    else if (what == "damaged")
        writeFile(file, "{");
    m_bench->window->keepRecoveries(m_bench->path("recovery"));
    m_bench->awaitFiles();
    const QString notice = m_bench->notices().value(0);
    QVERIFY2(notice.contains("crossings") && notice.contains(told), qPrintable(notice));
    QCOMPARE(notice.endsWith('.') && !notice.contains("since"), what.isEmpty());
}

void MainWindowRecoveryTest::discardingWhereTheFileIsGoneClosesTheTab()
{
    const QString file = m_bench->path("crossings.hitbox");
    QVERIFY(QDir().mkpath(m_bench->path("recovery/crashed")));
    QVERIFY(keepRecovery(left(), m_work, {file, contentDigest(bytesOfFile(file))}));
    QVERIFY(QFile::remove(file));
    m_bench->window->keepRecoveries(m_bench->path("recovery"));
    m_bench->awaitFiles();
    const qsizetype tabs = m_bench->window->workspaces().size();
    m_bench->choose("Discard");
    QTRY_VERIFY(!QFile::exists(left()));
    QCOMPARE(m_bench->window->workspaces().size(), tabs - 1);
    QVERIFY(m_bench->front().project().files.path() != file);
    QVERIFY2(m_bench->notices().value(0).contains("its file is not there"), qPrintable(m_bench->notices().value(0)));
}

void MainWindowRecoveryTest::unreadableRecoveriesAreToldAndStay()
{
    crash();
    QFile file(left());
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("{");
    file.close();
    m_bench->window->keepRecoveries(m_bench->path("recovery"));
    m_bench->awaitFiles();
    QCOMPARE(m_bench->notices().size(), 1);
    QVERIFY(m_bench->notices().first().contains("1.hitbox"));
    QCOMPARE(m_bench->window->workspaces().size(), 1);
    QVERIFY(QFile::exists(left()));
}

void MainWindowRecoveryTest::discardingAsTheTabClosesOffersItNoMore()
{
    crash();
    m_bench->window->keepRecoveries(m_bench->path("recovery"));
    m_bench->awaitFiles();
    {
        ModalAnswer answer(click(QMessageBox::Discard));
        m_bench->key(Qt::Key_W, Qt::ControlModifier);
        QVERIFY(answer.asked());
    }
    QTRY_VERIFY(!QFile::exists(left()));
}

void MainWindowRecoveryTest::savingOffersItNoMore()
{
    crash();
    m_bench->window->keepRecoveries(m_bench->path("recovery"));
    m_bench->awaitFiles();
    m_bench->key(Qt::Key_S, Qt::ControlModifier);
    m_bench->awaitFiles();
    QVERIFY(!QFile::exists(left()));
    QTRY_VERIFY(m_bench->notices().isEmpty());
    const Result<Document> saved = readProject(m_bench->path("crossings.hitbox"));
    QVERIFY(saved);
    QCOMPARE(*saved, m_work);
}

/// Work on the sample. Another tab stays.
void MainWindowRecoveryTest::closeWithoutSaving()
{
    m_bench->window->keepRecoveries(m_bench->path("recovery"));
    m_bench->awaitFiles();
    m_bench->session.commit(m_work, "Rename");
    ModalAnswer answer(click(QMessageBox::Discard));
    m_bench->key(Qt::Key_W, Qt::ControlModifier);
    QVERIFY(answer.asked());
    Background::waitForAll();
}

void MainWindowRecoveryTest::givenUpWorkIsNotOfferedAndCanBeOpenedAgain()
{
    closeWithoutSaving();
    const QString folder = m_bench->path("recovery/closed");
    QCOMPARE(closedWork(folder).size(), 1);
    MainWindow again{Settings()};
    again.show();
    again.keepRecoveries(m_bench->path("recovery"));
    QVERIFY(WindowBench::awaitFiles(again));
    QVERIFY(!again.workspace().project().files.modified());
    {
        ModalAnswer answer([name = QFileInfo(m_bench->project()).completeBaseName()](QDialog &shown) {
            auto *list = shown.findChild<QListWidget *>();
            QTRY_COMPARE(list->count(), 1);
            QVERIFY(list->item(0)->text().startsWith(name));
            for (QPushButton *button : shown.findChildren<QPushButton *>()) {
                if (button->text() == "&Open")
                    button->click();
            }
        });
        again.openClosedWork();
        QVERIFY(answer.asked());
    }
    QVERIFY(WindowBench::awaitFiles(again));
    QCOMPARE(again.workspace().session().document(), m_work);
    QVERIFY(again.workspace().project().files.modified());
    QCOMPARE(closedWork(folder).size(), 1);
    const auto told = [&again] { return again.findChild<NoticeBar *>()->accessibleName(); };
    QVERIFY2(told().startsWith("Work on") && told().contains("that was closed on"), qPrintable(told()));
    again.workspace().session().undo();
    QVERIFY(!again.workspace().project().files.modified());
    Background::waitForAll();
    QCoreApplication::processEvents();
    QCOMPARE(closedWork(folder).size(), 1); // nobody has saved it yet
    again.workspace().session().redo();
    again.actions().run("file.save");
    QTRY_VERIFY(closedWork(folder).isEmpty());
}

void MainWindowRecoveryTest::anOutlineThatIsNoShapeYetIsPutAwayUnasked()
{
    m_bench->window->keepRecoveries(m_bench->path("recovery"));
    m_bench->awaitFiles();
    m_bench->view()->setFocus();
    m_bench->key(Qt::Key_P);
    m_bench->click({5, 9});
    QVERIFY(m_bench->window->isWindowModified());
    m_bench->key(Qt::Key_W, Qt::ControlModifier);
    Background::waitForAll();
    const QList<Recovery> closed = closedWork(m_bench->path("recovery/closed"));
    QCOMPARE(closed.size(), 1);
    QVERIFY(closed.first().outline);
    QCOMPARE(closed.first().outline->points, (QList<geometry::Point>{{5, 9}}));
}

void MainWindowRecoveryTest::closedWorkIsDeletedOnceConfirmed()
{
    closeWithoutSaving();
    const QString folder = m_bench->path("recovery/closed");
    RecoverDialog dialog(folder, WorkKeeping().closed);
    dialog.show();
    auto *list = dialog.findChild<QListWidget *>();
    QTRY_COMPARE(list->count(), 1);
    const auto press = [&dialog](const QString &text, const QString &answer) {
        ModalAnswer given([&answer](QDialog &shown) {
            for (QPushButton *button : shown.findChildren<QPushButton *>()) {
                if (button->text() == answer)
                    button->click();
            }
        });
        for (QPushButton *button : dialog.findChildren<QPushButton *>()) {
            if (button->text() == text)
                button->click();
        }
        return given.asked();
    };
    QVERIFY(press("&Delete…", "Cancel"));
    QCOMPARE(closedWork(folder).size(), 1);
    QVERIFY(press("Delete &all…", "Delete all"));
    QVERIFY(closedWork(folder).isEmpty());
    QTRY_COMPARE(list->count(), 0);
}

void MainWindowRecoveryTest::workThatCannotBeKeptIsToldUntilItCan()
{
    QFile inTheWay(m_bench->path("recovery"));
    QVERIFY(inTheWay.open(QIODevice::WriteOnly));
    m_bench->window->keepRecoveries(m_bench->path("recovery"));
    m_bench->awaitFiles();
    m_bench->session.commit(m_work, "Rename");
    m_bench->front().autosave()->keepNow();
    QTRY_COMPARE(m_bench->notices().size(), 1);
    QVERIFY2(m_bench->notices().first().contains("A crash would lose"), qPrintable(m_bench->notices().first()));
    m_bench->front().autosave()->keepNow();
    Background::waitForAll();
    QCoreApplication::processEvents();
    QCOMPARE(m_bench->notices().size(), 1);
    QVERIFY(inTheWay.remove());
    m_bench->front().autosave()->keepNow();
    QTRY_VERIFY(m_bench->notices().isEmpty());
}

void MainWindowRecoveryTest::asManyVersionsStayAsTheSettingsSay()
{
    m_bench->window->keepRecoveries(m_bench->path("recovery"));
    m_bench->awaitFiles();
    m_bench->window->actions().run("view.settings");
    m_bench->window->findChild<QSpinBox *>("VersionsStay")->setValue(1);
    for (const char *name : {"one", "two"}) {
        m_work.sprites.first().name = QLatin1String(name);
        m_bench->session.commit(m_work, "Rename");
        m_bench->window->actions().run("file.save");
        m_bench->awaitFiles();
        Background::waitForAll();
    }
    QCOMPARE(versionsOf(m_bench->path("recovery/versions"), m_bench->project()).size(), 1);
}

void MainWindowRecoveryTest::tabsAndPlacesComeBack()
{
    m_bench->session.setCurrentFrame({1, 0});
    m_bench->view()->zoomTo(6, {});
    m_bench->openPath(m_bench->path("crossings.hitbox"));
    m_bench->window->goToTab(0);
    MainWindow again(m_bench->window->settings());
    again.show();
    QVERIFY(QTest::qWaitForWindowExposed(&again));
    again.reopenTabs();
    QVERIFY(WindowBench::awaitFiles(again));
    QCOMPARE(again.workspaces().size(), 2);
    QCOMPARE(again.currentTab(), 0);
    QCOMPARE(again.workspace().project().files.path(), m_bench->project());
    QCOMPARE(again.workspace().session().currentFrame(), (FrameRef{1, 0}));
    QCOMPARE(again.workspace().view().zoom(), 6.0);
}

void MainWindowRecoveryTest::theTabInFrontIsKnownWhileTabsAreRead()
{
    m_bench->openPath(m_bench->path("crossings.hitbox"));
    const QStringList open = m_bench->window->settings().openFiles;
    QCOMPARE(open.size(), 2);
    QCOMPARE(m_bench->window->settings().frontFile, 1);
    MainWindow again(m_bench->window->settings());
    again.show();
    QVERIFY(QTest::qWaitForWindowExposed(&again));
    QList<int> fronts;
    connect(&again, &MainWindow::settingsChanged, this,
            [&fronts](const Settings &now) { fronts.append(now.frontFile); });
    again.reopenTabs();
    QCOMPARE(again.settings().openFiles, open);
    QCOMPARE(again.settings().frontFile, 1);
    QVERIFY(WindowBench::awaitFiles(again));
    QTRY_COMPARE(again.currentTab(), 1);
    QVERIFY(!fronts.isEmpty() && !fronts.contains(0));
}

void MainWindowRecoveryTest::aFrameThatWasFittedFitsTheNextWindow()
{
    m_bench->session.setCurrentFrame({1, 0});
    m_bench->window->workspace().fitView();
    const double before = m_bench->view()->zoom();
    Settings settings = m_bench->window->settings();
    settings.windowGeometry.clear();
    MainWindow again(settings);
    again.resize(m_bench->window->size() * 2);
    again.show();
    QVERIFY(QTest::qWaitForWindowExposed(&again));
    again.reopenTabs();
    QVERIFY(WindowBench::awaitFiles(again));
    QCOMPARE(again.workspace().session().currentFrame(), (FrameRef{1, 0}));
    QVERIFY(again.workspace().view().isFitted());
    QVERIFY(again.workspace().view().zoom() > before);
}

HITBOX_WINDOW_TEST(MainWindowRecoveryTest)
#include "main_window_recovery_test.moc"
