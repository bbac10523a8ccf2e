#include "file_bytes.h"
#include "session/files/project_files.h"
#include "test_class.h"

#include "document/edits.h"
#include "formats/project/project_file.h"
#include "session/session_bench.h"

#include <QElapsedTimer>
#include <QSignalSpy>
#include <QTest>
#include <QTimer>

using namespace hitbox;

namespace {

/// Takes long enough to be written and read that things happen meanwhile.
Document largeProject()
{
    return documentWith({starOf(2000)}, 100);
}

Document renamed(const Session &session, const QString &name)
{
    return renameSprite(session.document(), 0, name);
}

} // namespace

class ProjectFilesTest : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;

    QString fresh() const { return m_folder.filePath(QStringLiteral("%1.hitbox").arg(++m_given)); }

    mutable int m_given = 0;

private slots:
    void editingGoesOnWhileItIsSaved()
    {
        const QString path = fresh();
        FiledProject project;
        Session &session = project.session;
        QVERIFY(project.begin(path));
        session.commit(largeProject(), "Make");
        const Document ordered = session.document();
        project.files.save();
        QVERIFY(project.files.isSaving());
        QVERIFY(project.files.modified()); // not yet
        session.commit(renamed(session, "later"), "Rename");
        QTRY_VERIFY_WITH_TIMEOUT(!project.files.isSaving(), 60000);
        QCOMPARE(project.files.path(), path);
        QCOMPARE(*readProject(path), ordered);
        QVERIFY(project.files.modified()); // by what came later
        session.undo();
        QVERIFY(!project.files.modified());
        session.redo();
        QVERIFY(project.files.modified());
        QVERIFY(project.save());
        QVERIFY(!project.files.modified());
        QCOMPARE(*readProject(path), session.document());
    }

    void whatComesAfterTheOrderDoesNotMergeWithIt()
    {
        FiledProject project;
        Session &session = project.session;
        session.commit(documentWith({squareAt(0, 0, 10)}), "Make");
        session.setSelection({{{1}}, {}, {}});
        session.feed(keyInput(Qt::Key_Right));
        project.files.saveAs(fresh());
        session.feed(keyInput(Qt::Key_Right));
        QTRY_VERIFY_WITH_TIMEOUT(!project.files.isSaving(), 60000);
        QVERIFY(project.files.modified());
        session.undo();
        QVERIFY(!project.files.modified());
    }

    void ordersAreCarriedOutInTheirOrder()
    {
        const QString first = fresh();
        const QString second = fresh();
        FiledProject project;
        Session &session = project.session;
        QVERIFY(project.begin(first));
        session.commit(largeProject(), "Make");
        QSignalSpy saved(&project.files, &ProjectFiles::saved);
        session.commit(renamed(session, "one"), "Rename");
        project.files.save();
        session.commit(renamed(session, "two"), "Rename");
        project.files.save();
        const Document two = session.document();
        session.commit(renamed(session, "three"), "Rename");
        project.files.saveAs(second);
        QCOMPARE(project.files.target(), second);
        session.commit(renamed(session, "four"), "Rename");
        project.files.save(); // to where it is going
        QTRY_VERIFY_WITH_TIMEOUT(!project.files.isSaving(), 60000);
        QCOMPARE(saved.size(), 4);
        QCOMPARE(*readProject(first), two);
        QCOMPARE(*readProject(second), session.document());
        QCOMPARE(project.files.path(), second);
        QVERIFY(!project.files.modified());
    }

    void theSameOrderedAgainIsWrittenOnce()
    {
        FiledProject project;
        Session &session = project.session;
        QVERIFY(project.saveAs(fresh()));
        session.commit(largeProject(), "Make");
        QSignalSpy saved(&project.files, &ProjectFiles::saved);
        for (int i = 0; i < 5; ++i)
            project.files.save();
        QTRY_VERIFY_WITH_TIMEOUT(!project.files.isSaving(), 60000);
        QCOMPARE(saved.size(), 1);
        QVERIFY(!project.files.modified());
    }

    void whatWasSavedIsKnownThoughEditingGoesOn()
    {
        FiledProject project;
        Session &session = project.session;
        QVERIFY(project.begin(fresh()));
        session.commit(documentWith({squareAt(0, 0, 10)}), "Make");
        const Document ordered = session.document();
        project.files.save();
        session.commit(renamed(session, "later"), "Rename");
        QTRY_VERIFY_WITH_TIMEOUT(!project.files.isSaving(), 60000);
        QCOMPARE(project.files.savedDocument(), ordered);
        QVERIFY(session.document() != ordered);
    }

    void aFileThatAnotherProgramChangedIsToldOfOnceForTwoSaves()
    {
        const QString path = fresh();
        FiledProject project;
        Session &session = project.session;
        QVERIFY(project.begin(path));
        QVERIFY(writeProject(path, documentWith({squareAt(5, 5, 5)})));
        const QByteArray there = bytesOfFile(path);
        QSignalSpy found(&project.files, &ProjectFiles::foundChanged);
        QSignalSpy saved(&project.files, &ProjectFiles::saved);
        session.commit(documentWith({squareAt(0, 0, 10)}), "Make");
        project.files.save();
        session.commit(renamed(session, "two"), "Rename");
        project.files.save();
        QTRY_VERIFY_WITH_TIMEOUT(!project.files.isSaving(), 60000);
        QCOMPARE(found.size(), 1);
        QCOMPARE(saved.size(), 0);
        QCOMPARE(bytesOfFile(path), there);
        project.files.save();
        session.commit(renamed(session, "three"), "Rename");
        project.files.save(ProjectFiles::Replacing::AnyBytes); // which answers what would be asked
        QTRY_VERIFY_WITH_TIMEOUT(!project.files.isSaving(), 60000);
        QCOMPARE(found.size(), 1);
        QCOMPARE(saved.size(), 1);
        QCOMPARE(*readProject(path), session.document());
    }

    void cancellingLeavesAllAsItWas()
    {
        const QString path = fresh();
        FiledProject project;
        Session &session = project.session;
        session.commit(documentWith({squareAt(0, 0, 10)}), "Make");
        QVERIFY(project.saveAs(path));
        const QByteArray bytes = bytesOfFile(path);
        session.commit(largeProject(), "Enlarge");
        QSignalSpy cancelled(&project.files, &ProjectFiles::cancelled);
        project.files.save();
        project.files.cancel();
        QTRY_VERIFY_WITH_TIMEOUT(!project.files.isSaving(), 60000);
        QCOMPARE(cancelled.size(), 1);
        QCOMPARE(bytesOfFile(path), bytes);
        QCOMPARE(QDir(m_folder.path()).entryList({"*.tmp*"}, QDir::Files | QDir::Hidden), QStringList());
        QVERIFY(project.files.modified());
        QVERIFY(project.save()); // nor is it taken for another program's
        QVERIFY(!project.files.modified());
    }

    void whatWasOrderedIsWrittenThoughNobodyIsLeft()
    {
        const QString path = fresh();
        const Document large = largeProject();
        {
            FiledProject project;
            Session &session = project.session;
            QVERIFY(project.begin(path));
            session.commit(large, "Make");
            project.files.save();
        }
        Background::waitForAll();
        QCOMPARE(*readProject(path), large);
    }

    void savingEndsAGesture()
    {
        const QString path = fresh();
        FiledProject project;
        Session &session = project.session;
        session.commit(documentWith({}), "Make");
        QVERIFY(project.saveAs(path));
        session.setTool("polygon");
        for (const geometry::Point p : {geometry::Point{5, 5}, geometry::Point{25, 5}, geometry::Point{25, 25}})
            session.feed(press(p));
        QVERIFY(session.gestureUnderWay());
        QVERIFY(project.save());
        QVERIFY(!session.gestureUnderWay());
        QVERIFY(!project.files.modified());
        QCOMPARE(readProject(path)->sprites[0].frames[0].shapes.size(), 1);
    }

    void aStoppedReadingFails()
    {
        const QString path = fresh();
        QVERIFY(writeProject(path, largeProject()));
        std::stop_source stop;
        qint64 reached = 0;
        const Run run(stop.get_token(), [&](Progress progress) {
            reached = progress.done;
            if (2 * progress.done > progress.all)
                stop.request_stop();
        });
        QVERIFY(!openedProject(path, run));
        QVERIFY(reached > 0);
    }

    /// Nobody can tell whether another program changed what cannot be read.
    void whatCannotBeReadIsToldAndNotReplaced()
    {
        QTemporaryDir folder;
        FiledProject project;
        const QString path = folder.filePath("p.hitbox");
        QVERIFY(project.begin(path));
        QVERIFY(QFile::remove(path));
        QVERIFY(QDir().mkdir(path));
        project.session.commit(documentWith({squareAt(0, 0, 10)}), "Add");
        QSignalSpy failed(&project.files, &ProjectFiles::failed);
        const Result<Done> saved = project.save();
        QVERIFY(!saved);
        QVERIFY2(saved.error().text().contains("folder"), qPrintable(saved.error().text()));
        QCOMPARE(failed.size(), 1);
        QCOMPARE(failed.first().at(1).value<ProjectFiles::OnDisk>(), ProjectFiles::OnDisk::AsItWas);
        QVERIFY(QFileInfo(path).isDir());
        QVERIFY(project.files.modified());
    }

    void aFolderThatIsGoneIsToldAsGone()
    {
        QTemporaryDir folder;
        FiledProject project;
        QVERIFY(QDir(folder.path()).mkdir("in"));
        const QString path = folder.filePath("in/p.hitbox");
        QVERIFY(project.begin(path));
        project.session.commit(documentWith({squareAt(0, 0, 10)}), "Add");
        QVERIFY(QDir(folder.filePath("in")).removeRecursively());
        QSignalSpy found(&project.files, &ProjectFiles::foundChanged);
        QVERIFY(!project.save());
        QCOMPARE(found.size(), 1);
        QCOMPARE(found.first().at(1).value<FileChange>().kind, FileChange::Kind::Gone);
        // Written anew, it cannot be: the message says why, and that nothing was changed is true.
        QSignalSpy failed(&project.files, &ProjectFiles::failed);
        project.files.save(ProjectFiles::Replacing::AnyBytes);
        QVERIFY(failed.wait());
        QVERIFY(failed.first().at(0).value<Error>().text().contains("there is no folder"));
        QCOMPARE(failed.first().at(1).value<ProjectFiles::OnDisk>(), ProjectFiles::OnDisk::AsItWas);
    }

    void theEventLoopGoesOnWhileALargeProjectIsSaved()
    {
        FiledProject project;
        Session &session = project.session;
        session.commit(documentWith({starOf(20'000)}, 50), "Make");
        QSignalSpy progressed(&project.files, &ProjectFiles::progressed);
        int ticks = 0;
        QTimer timer;
        connect(&timer, &QTimer::timeout, this, [&ticks] { ticks += 1; });
        timer.start(1);
        project.files.saveAs(fresh());
        QTRY_VERIFY_WITH_TIMEOUT(!project.files.isSaving(), 60000);
        QVERIFY(ticks >= 3);
        QVERIFY(!progressed.isEmpty());
    }
};

HITBOX_CORE_TEST(ProjectFilesTest)
#include "project_files_test.moc"
