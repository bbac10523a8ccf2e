#include "session/files/autosave.h"
#include "test_class.h"

#include "formats/project/project_file.h"
#include "session/files/closed_work.h"
#include "session/files/recovery_store.h"
#include "session/session_bench.h"

#include <QSemaphore>
#include <QSignalSpy>
#include <QTest>

#include <array>

using namespace hitbox;
using namespace std::chrono_literals;

/// Of the only frame. Paths of images go with the file.
static QList<Shape> shapesOf(const Document &document)
{
    return document.sprites.first().frames.first().shapes;
}

class AutosaveTest : public QObject
{
    Q_OBJECT

private slots:
    void unsavedWorkIsKeptAndReadsBack()
    {
        QTemporaryDir folder;
        RecoveryStore store(folder.path());
        OpenProject project;
        Session &session = project.session;
        Autosave autosave(project, store, 0ms);
        QSignalSpy kept(&autosave, &Autosave::kept);
        session.commit(documentWith({squareAt(0, 0, 10)}), "Add");
        QVERIFY(kept.wait());
        const Result<Document> back = readProject(autosave.file());
        QVERIFY(back);
        QCOMPARE(*back, session.document());
    }

    void whatIsBeingDrawnIsKept()
    {
        QTemporaryDir folder;
        RecoveryStore store(folder.path());
        OpenProject project;
        project.files.show({.document = documentWith({}), .path = {}, .name = {}, .digest = {}});
        Session &session = project.session;
        Autosave autosave(project, store, 0ms);
        QSignalSpy kept(&autosave, &Autosave::kept);
        session.setTool("polygon");
        const auto click = [&session](double x, double y) {
            session.feed({.kind = ToolInput::Kind::Press, .position = {x, y}, .button = Qt::LeftButton});
            session.feed({.kind = ToolInput::Kind::Release, .position = {x, y}, .button = Qt::LeftButton});
        };
        click(2, 2);
        click(30, 2);
        QVERIFY(!project.files.modified());
        click(30, 30);
        QVERIFY(project.files.modified());
        QVERIFY(!session.history()->canUndo());
        QVERIFY(kept.wait());
        const Result<Document> back = readProject(autosave.file());
        QVERIFY(back);
        QCOMPARE(shapesOf(*back).size(), 1);
        const auto *polygon = std::get_if<PolygonOutline>(&shapesOf(*back).first().outline);
        QVERIFY(polygon);
        QCOMPARE(session.document(), documentWith({}));
        session.endGesture(Session::GestureEnd::Cancel);
        QVERIFY(!project.files.modified());
        QTRY_VERIFY(!QFile::exists(autosave.file()));
    }

    void workIsKeptWhileOtherReadingHangs()
    {
        constexpr int hanging = 20;
        QSemaphore release;
        std::array<Background, hanging> others;
        for (Background &other : others)
            other.start(
                [&release] {
                    release.acquire();
                    return true;
                },
                [](bool) {});
        {
            QTemporaryDir folder;
            RecoveryStore store(folder.path());
            OpenProject project;
            Session &session = project.session;
            Autosave autosave(project, store, 0ms);
            QSignalSpy kept(&autosave, &Autosave::kept);
            session.commit(documentWith({squareAt(0, 0, 10)}), "Add");
            const bool wasKept = kept.wait();
            release.release(hanging);
            QVERIFY(wasKept);
        }
        Background::waitForAll();
    }

    void itGoesWhenTheWorkIsSavedOrUndone()
    {
        QTemporaryDir folder;
        RecoveryStore store(folder.path());
        FiledProject project;
        Session &session = project.session;
        Autosave autosave(project, store, 0ms);
        QSignalSpy kept(&autosave, &Autosave::kept);
        session.commit(documentWith({squareAt(0, 0, 10)}), "Add");
        QVERIFY(kept.wait());
        session.undo();
        QVERIFY(!QFile::exists(autosave.file()));
        session.redo();
        QVERIFY(kept.wait());
        QVERIFY(QFile::exists(autosave.file()));
        QVERIFY(project.saveAs(folder.filePath("saved.hitbox")));
        QVERIFY(!QFile::exists(autosave.file()));
    }

    void whatIsGivenUpIsPutAway()
    {
        QTemporaryDir folder;
        RecoveryStore store(folder.path());
        FiledProject project;
        project.session.commit(documentWith({squareAt(0, 0, 10)}), "Add");
        QVERIFY(project.saveAs(folder.filePath("ship.hitbox")));
        Autosave autosave(project, store, 1h);
        const Document work = documentWith({squareAt(0, 0, 10), squareAt(20, 20, 5)});
        project.session.commit(work, "Add");
        autosave.giveUp();
        Background::waitForAll();
        const QList<Recovery> closed = closedWork(store.closedFolder());
        QCOMPARE(closed.size(), 1);
        QCOMPARE(closed.first().origin, project.files.origin());
        QCOMPARE(closed.first().origin.name, QString("ship"));
        const Result<Document> back = readRecovery(closed.first());
        QVERIFY(back);
        QCOMPARE(shapesOf(*back), shapesOf(work));
        QVERIFY(store.leftBehind().isEmpty());
        RecoveryStore later(folder.path());
        QVERIFY(later.leftBehind().isEmpty());
    }

    void whatIsGivenUpIsNotKeptAgain()
    {
        QTemporaryDir folder;
        RecoveryStore store(folder.path());
        OpenProject project;
        Autosave autosave(project, store, 0ms);
        project.session.commit(documentWith({squareAt(0, 0, 10)}), "Add");
        autosave.keepNow();
        autosave.giveUp();
        for (int i = 0; i < 3; ++i) { // the answers, and what they start
            Background::waitForAll();
            QCoreApplication::processEvents();
        }
        QVERIFY(project.files.modified());
        QVERIFY(!QFile::exists(autosave.file()));
        QCOMPARE(closedWork(store.closedFolder()).size(), 1);
    }

    void workOfAnEarlierRunStaysUntilItIsSaved()
    {
        QTemporaryDir folder;
        RecoveryStore store(folder.path());
        const QString left = folder.filePath("left.hitbox");
        FiledProject project;
        Session &session = project.session;
        const auto autosave = std::make_unique<Autosave>(project, store, 1h);
        session.commit(documentWith({squareAt(0, 0, 10)}), "Recover unsaved work");
        QVERIFY(keepRecovery(left, session.document(), project.files.origin()));
        autosave->takeOver(left);
        session.undo(); // before it was kept anew
        QVERIFY(!project.files.modified());
        QVERIFY(QFile::exists(left));
        session.redo();
        QSignalSpy kept(autosave.get(), &Autosave::kept);
        autosave->keepNow();
        QVERIFY(kept.wait());
        QVERIFY(!QFile::exists(left));
        session.undo();
        QVERIFY(QFile::exists(autosave->file()));
        session.redo();
        QVERIFY(project.saveAs(folder.filePath("ship.hitbox")));
        QTRY_VERIFY(!QFile::exists(autosave->file()));
    }

    void whatCannotBePutAwayStays()
    {
        QTemporaryDir folder;
        RecoveryStore store(folder.path());
        QFile inTheWay(store.closedFolder());
        QVERIFY(inTheWay.open(QIODevice::WriteOnly));
        FiledProject project;
        Session &session = project.session;
        Autosave autosave(project, store, 1h);
        session.commit(documentWith({squareAt(0, 0, 10)}), "Add");
        QSignalSpy kept(&autosave, &Autosave::kept);
        autosave.keepNow();
        QVERIFY(kept.wait());
        QSignalSpy failed(&autosave, &Autosave::failed);
        autosave.giveUp();
        session.undo();
        QVERIFY(failed.wait());
        QVERIFY(QFile::exists(autosave.file()));
    }

    void aWriteUnderWayLeavesNothingBehindWhatIsGivenUp()
    {
        QTemporaryDir folder;
        RecoveryStore store(folder.path());
        OpenProject project;
        Session &session = project.session;
        Autosave autosave(project, store, 1h);
        session.commit(documentWith({squareAt(0, 0, 10)}), "Add");
        autosave.keepNow();
        autosave.giveUp();
        Background::waitForAll();
        QVERIFY(!QFile::exists(autosave.file()));
    }

    void whatCannotBeWrittenIsToldAndTriedAgain()
    {
        QTemporaryDir folder;
        const QString base = folder.filePath("base");
        QFile inTheWay(base);
        QVERIFY(inTheWay.open(QIODevice::WriteOnly));
        RecoveryStore store(base);
        OpenProject project;
        Session &session = project.session;
        Autosave autosave(project, store, 1ms);
        QSignalSpy failed(&autosave, &Autosave::failed);
        session.commit(documentWith({squareAt(0, 0, 10)}), "Add");
        QVERIFY(failed.wait());
        QVERIFY(project.files.modified());
        QVERIFY(failed.wait());
        QSignalSpy kept(&autosave, &Autosave::kept);
        QVERIFY(inTheWay.remove());
        QVERIFY(kept.wait());
        QSignalSpy released(&autosave, &Autosave::released);
        session.undo();
        QVERIFY(!released.isEmpty());
    }

    void aRunningProgramsWorkIsNotOffered()
    {
        QTemporaryDir folder;
        RecoveryStore running(folder.path());
        QVERIFY(keepRecovery(running.newFile(), documentWith({squareAt(0, 0, 10)}), {}));
        RecoveryStore other(folder.path());
        QVERIFY(other.leftBehind().isEmpty());
    }

    void whatACrashLeftIsOfferedAndStays()
    {
        QTemporaryDir folder;
        const Document work = documentWith({squareAt(0, 0, 10)});
        // As a crash leaves it: the files, and no lock that anyone holds.
        QVERIFY(QDir().mkpath(folder.filePath("crashed")));
        const RecoveryOrigin origin{"/art/ship.hitbox", QByteArray("digest")};
        QVERIFY(keepRecovery(folder.filePath("crashed/1.hitbox"), work, origin));
        {
            RecoveryStore store(folder.path());
            const QList<Recovery> left = store.leftBehind();
            QCOMPARE(left.size(), 1);
            QCOMPARE(left.first().origin, origin);
            const Result<Document> read = readRecovery(left.first());
            QVERIFY(read);
            QCOMPARE(*read, work);
            RecoveryStore third(folder.path());
            QVERIFY(third.leftBehind().isEmpty());
        }
        RecoveryStore later(folder.path());
        QCOMPARE(later.leftBehind().size(), 1);
        removeRecovery(later.leftBehind().first().file);
        QVERIFY(later.leftBehind().isEmpty());
    }

    void recoveredWorkIsOneStepOverTheSavedProject()
    {
        QTemporaryDir folder;
        const QString file = folder.filePath("ship.hitbox");
        const Document saved = documentWith({squareAt(0, 0, 10)});
        QVERIFY(writeProject(file, saved));
        const Document work = documentWith({squareAt(0, 0, 10), squareAt(20, 20, 5)});
        QVERIFY(keepRecovery(folder.filePath("left.hitbox"), work, {file, {}}));
        const Recovery left{folder.filePath("left.hitbox"), {file, {}}, {}};
        FiledProject project;
        Session &session = project.session;
        project.files.show(*openedRecovery(left));
        QCOMPARE(session.document(), work);
        QVERIFY(project.files.modified());
        session.undo();
        QCOMPARE(session.document(), saved);
        QVERIFY(!project.files.modified());
        QVERIFY(project.save()); // over what was read
        project.files.show(*openedRecovery({left.file, {folder.filePath("gone.hitbox"), {}}, {}}));
        QCOMPARE(session.document(), work);
        QCOMPARE(project.files.path(), folder.filePath("gone.hitbox"));
    }

    void aFileThatWasReplacedSinceIsAskedAbout_data()
    {
        QTest::addColumn<bool>("isGone");
        QTest::newRow("changed") << false;
        QTest::newRow("gone") << true;
    }

    /// From the crash on until the work is saved again.
    void aFileThatWasReplacedSinceIsAskedAbout()
    {
        QFETCH(bool, isGone);
        QTemporaryDir folder;
        const QString file = folder.filePath("ship.hitbox");
        const Document theirs = documentWith({squareAt(3, 3, 3)});
        const Document work = documentWith({squareAt(0, 0, 10), squareAt(20, 20, 5)});
        Recovery left;
        {
            RecoveryStore store(folder.filePath("base"));
            FiledProject project;
            project.session.commit(documentWith({squareAt(0, 0, 10)}), "Add");
            QVERIFY(project.saveAs(file));
            Autosave autosave(project, store, 0ms);
            QSignalSpy kept(&autosave, &Autosave::kept);
            project.session.commit(work, "Add");
            QVERIFY(kept.wait());
            left = {folder.filePath("left.hitbox"), project.files.origin(), {}};
            QVERIFY(QFile::copy(autosave.file(), left.file));
        }
        if (isGone)
            QVERIFY(QFile::remove(file));
        else
            QVERIFY(writeProject(file, theirs));
        OpenProject project;
        const Result<OpenedProject> opened = openedRecovery(left);
        QVERIFY(opened);
        QVERIFY(opened->isChangedSince);
        project.files.show(*opened);
        QCOMPARE(shapesOf(project.session.document()), shapesOf(work));
        QSignalSpy found(&project.files, &ProjectFiles::foundChanged);
        project.files.save();
        QVERIFY(found.wait());
        QCOMPARE(found.first().at(1).toBool(), isGone);
        QCOMPARE(QFile::exists(file), !isGone);
        if (!isGone) {
            QCOMPARE(*readProject(file), theirs);
            project.session.undo();
            QCOMPARE(shapesOf(project.session.document()), shapesOf(theirs));
        }
    }
};

HITBOX_CORE_TEST(AutosaveTest)
#include "autosave_test.moc"
