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

QByteArray bytesIn(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

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
        FiledSession session;
        session.commit(largeProject(), "Make");
        const Document ordered = session.document();
        session.files.saveAs(path);
        QVERIFY(session.files.isSaving());
        QVERIFY(session.path().isEmpty()); // not yet
        session.commit(renamed(session, "later"), "Rename");
        QTRY_VERIFY(!session.files.isSaving());
        QCOMPARE(session.path(), path);
        QCOMPARE(*readProject(path), ordered);
        QVERIFY(session.modified()); // by what came later
        session.undo();
        QVERIFY(!session.modified());
        session.redo();
        QVERIFY(session.modified());
        QVERIFY(session.save());
        QVERIFY(!session.modified());
        QCOMPARE(*readProject(path), session.document());
    }

    void whatComesAfterTheOrderDoesNotMergeWithIt()
    {
        FiledSession session;
        session.commit(documentWith({squareAt(0, 0, 10)}), "Make");
        session.setSelection({{{1}}, {}, {}});
        session.feed(keyInput(Qt::Key_Right));
        session.files.saveAs(fresh());
        session.feed(keyInput(Qt::Key_Right));
        QTRY_VERIFY(!session.files.isSaving());
        QVERIFY(session.modified());
        session.undo();
        QVERIFY(!session.modified());
    }

    void ordersAreCarriedOutInTheirOrder()
    {
        const QString first = fresh();
        const QString second = fresh();
        FiledSession session;
        session.commit(largeProject(), "Make");
        QVERIFY(session.saveAs(first));
        QSignalSpy saved(&session.files, &ProjectFiles::saved);
        session.commit(renamed(session, "one"), "Rename");
        session.files.save();
        session.commit(renamed(session, "two"), "Rename");
        session.files.save();
        const Document two = session.document();
        session.commit(renamed(session, "three"), "Rename");
        session.files.saveAs(second);
        QCOMPARE(session.files.target(), second);
        session.commit(renamed(session, "four"), "Rename");
        session.files.save(); // to where it is going
        QTRY_VERIFY(!session.files.isSaving());
        QCOMPARE(saved.size(), 4);
        QCOMPARE(*readProject(first), two);
        QCOMPARE(*readProject(second), session.document());
        QCOMPARE(session.path(), second);
        QVERIFY(!session.modified());
    }

    void cancellingLeavesAllAsItWas()
    {
        const QString path = fresh();
        FiledSession session;
        session.commit(documentWith({squareAt(0, 0, 10)}), "Make");
        QVERIFY(session.saveAs(path));
        const QByteArray bytes = bytesIn(path);
        session.commit(largeProject(), "Enlarge");
        QSignalSpy cancelled(&session.files, &ProjectFiles::cancelled);
        session.files.save();
        session.files.cancel();
        QTRY_VERIFY(!session.files.isSaving());
        QCOMPARE(cancelled.size(), 1);
        QCOMPARE(bytesIn(path), bytes);
        QCOMPARE(QDir(m_folder.path()).entryList({"*.tmp*"}, QDir::Files | QDir::Hidden), QStringList());
        QVERIFY(session.modified());
        QVERIFY(session.save()); // nor is it taken for another program's
        QVERIFY(!session.modified());
    }

    void whatWasOrderedIsWrittenThoughNobodyIsLeft()
    {
        const QString path = fresh();
        const Document large = largeProject();
        {
            FiledSession session;
            session.commit(large, "Make");
            session.files.saveAs(path);
        }
        Background::waitForAll();
        QCOMPARE(*readProject(path), large);
    }

    void savingEndsAGesture()
    {
        const QString path = fresh();
        FiledSession session;
        session.commit(documentWith({}), "Make");
        QVERIFY(session.saveAs(path));
        session.setTool("polygon");
        for (const geometry::Point p : {geometry::Point{5, 5}, geometry::Point{25, 5}, geometry::Point{25, 25}})
            session.feed(press(p));
        QVERIFY(session.gestureUnderWay());
        QVERIFY(session.save());
        QVERIFY(!session.gestureUnderWay());
        QVERIFY(!session.modified());
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

    void theEventLoopGoesOnWhileALargeProjectIsSaved()
    {
        FiledSession session;
        session.commit(documentWith({starOf(20'000)}, 50), "Make");
        QSignalSpy progressed(&session.files, &ProjectFiles::progressed);
        int ticks = 0;
        QTimer timer;
        connect(&timer, &QTimer::timeout, this, [&ticks] { ticks += 1; });
        timer.start(1);
        session.files.saveAs(fresh());
        QTRY_VERIFY_WITH_TIMEOUT(!session.files.isSaving(), 60000);
        QVERIFY(ticks >= 3);
        QVERIFY(!progressed.isEmpty());
    }
};

HITBOX_CORE_TEST(ProjectFilesTest)
#include "project_files_test.moc"
