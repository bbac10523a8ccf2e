#include "session/files/autosave.h"
#include "test_class.h"

#include "formats/project/project_file.h"
#include "session/files/recovery_store.h"
#include "session/session_bench.h"

#include <QSemaphore>
#include <QSignalSpy>
#include <QTest>

#include <array>

using namespace hitbox;
using namespace std::chrono_literals;

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

    void whatCannotBeWrittenIsTold()
    {
        QTemporaryDir folder;
        const QString base = folder.filePath("base");
        QFile inTheWay(base);
        QVERIFY(inTheWay.open(QIODevice::WriteOnly));
        RecoveryStore store(base);
        OpenProject project;
        Session &session = project.session;
        Autosave autosave(project, store, 0ms);
        QSignalSpy failed(&autosave, &Autosave::failed);
        session.commit(documentWith({squareAt(0, 0, 10)}), "Add");
        QVERIFY(failed.wait());
        QVERIFY(project.files.modified());
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
        QVERIFY(keepRecovery(folder.filePath("crashed/1.hitbox"), work, "/art/ship.hitbox"));
        {
            RecoveryStore store(folder.path());
            const QList<Recovery> left = store.leftBehind();
            QCOMPARE(left.size(), 1);
            QCOMPARE(left.first().projectPath, QString("/art/ship.hitbox"));
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
        QVERIFY(keepRecovery(folder.filePath("left.hitbox"), work, file));
        const Recovery left{folder.filePath("left.hitbox"), file, {}};
        FiledProject project;
        Session &session = project.session;
        project.files.show(*openedRecovery(left));
        QCOMPARE(session.document(), work);
        QVERIFY(project.files.modified());
        session.undo();
        QCOMPARE(session.document(), saved);
        QVERIFY(!project.files.modified());
        QVERIFY(project.save()); // over what was read
        project.files.show(*openedRecovery({left.file, folder.filePath("gone.hitbox"), {}}));
        QCOMPARE(session.document(), work);
        QCOMPARE(project.files.path(), folder.filePath("gone.hitbox"));
    }
};

HITBOX_CORE_TEST(AutosaveTest)
#include "autosave_test.moc"
