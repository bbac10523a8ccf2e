#include "files/file_writer.h"
#include "files/file_writer_steps.h"
#include "files/held_file.h"
#include "test_class.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#ifndef _WIN32
#include <csignal>
#include <vector>

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>
#endif

using namespace hitbox;

class HeldFileTest : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;

    QString lock() const { return m_folder.filePath("lock"); }

private slots:
    void oneHolderAtATime()
    {
        std::unique_ptr<HeldFile> first = HeldFile::take(lock());
        QVERIFY(first);
        QVERIFY(!HeldFile::take(lock()));
        first.reset();
        QVERIFY(!QFile::exists(lock()));
        QVERIFY(HeldFile::take(lock()));
    }

    void othersSeeWhetherItIsHeld()
    {
        QCOMPARE(HeldFile::holdingOf(lock()), HeldFile::Holding::Untold);
        QVERIFY(!QFile::exists(lock()));
        std::unique_ptr<HeldFile> held = HeldFile::take(lock());
        QCOMPARE(HeldFile::holdingOf(lock()), HeldFile::Holding::ByOther);
        held.reset();
        QFile left(lock());
        QVERIFY(left.open(QIODevice::WriteOnly));
        left.close();
        QCOMPARE(HeldFile::holdingOf(lock()), HeldFile::Holding::ByNobody);
        QVERIFY(QFile::exists(lock()));
    }

    void whatStandsInItTellsNothing_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::newRow("empty") << QByteArray();
        QTest::newRow("this process") << QByteArray::number(QCoreApplication::applicationPid()) + "\nhitbox\nhost\n";
        QTest::newRow("the first process") << QByteArray("1\nhitbox\nelsewhere\n");
        QTest::newRow("noise") << QByteArray(300, '\xff');
    }

    void whatStandsInItTellsNothing()
    {
        QFETCH(QByteArray, bytes);
        QFile file(lock());
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(bytes);
        file.close();
        QVERIFY(HeldFile::take(lock()));
    }

    void noFolderNoFile() { QVERIFY(!HeldFile::take(m_folder.filePath("gone/lock"))); }

#ifndef _WIN32
    void aPipeIsNotWaitedFor()
    {
        const QString pipe = m_folder.filePath("pipe");
        QCOMPARE(mkfifo(QFile::encodeName(pipe).constData(), 0600), 0);
        QVERIFY(HeldFile::take(pipe)); // at once: this would not end, else
        QVERIFY(!QFile::exists(pipe));
    }

    void theKilledHoldNothing()
    {
        int held[2];
        QCOMPARE(pipe(held), 0);
        const pid_t child = fork();
        if (child == 0) {
            const std::unique_ptr<HeldFile> file = HeldFile::take(lock());
            const char answer = file ? 'y' : 'n';
            if (write(held[1], &answer, 1) == 1)
                pause();
            _exit(0);
        }
        char answer = 0;
        QCOMPARE(read(held[0], &answer, 1), ssize_t(1));
        QCOMPARE(answer, 'y');
        QVERIFY(!HeldFile::take(lock()));
        QCOMPARE(kill(child, SIGKILL), 0);
        QCOMPARE(waitpid(child, nullptr, 0), child);
        QVERIFY(QFile::exists(lock()));
        QVERIFY(HeldFile::take(lock()));
        ::close(held[0]);
        ::close(held[1]);
    }

    /// Anybody who may read a folder can lock it.
    void aFolderThatSomebodyHoldsIsWrittenTo()
    {
        const int folder = ::open(QFile::encodeName(m_folder.path()).constData(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
        QVERIFY(folder >= 0);
        QCOMPARE(flock(folder, LOCK_EX), 0);
        QVERIFY(writeWhole(m_folder.filePath("written"), "all of it"));
        const Result<QByteArray> there = readWhole(m_folder.filePath("written"));
        QVERIFY(there);
        QCOMPARE(*there, QByteArray("all of it"));
        ::close(folder);
    }

    /// As long for several files in several folders as for one.
    void foldersThatSomebodyHoldsAreWaitedForOnce()
    {
        const QString top = m_folder.filePath("held");
        QVERIFY(QDir().mkpath(top + "/a") && QDir().mkpath(top + "/b"));
        std::vector<int> held;
        for (const QString &folder : {top, top + "/a", top + "/b"}) {
            held.push_back(::open(QFile::encodeName(folder).constData(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
            QCOMPARE(flock(held.back(), LOCK_EX), 0);
        }
        QVERIFY(writeTogether(top, {{"a/1", "one"}, {"b/2", "two"}, {"3", "three"}, {"4", "four"}}));
        writing::FolderWait wait{std::chrono::milliseconds(20)};
        QVERIFY(writing::stage({{top + "/a/1", "other"}, {top + "/b/2", "others"}}, wait));
        QCOMPARE(wait.left.count(), 0);
        QVERIFY(writing::stage({{top + "/3", "another"}}, wait));
        for (const int folder : held)
            ::close(folder);
    }

    /// Who may read a file can hold it.
    void whoMayNotWriteThereCannotHoldTheFile()
    {
        const auto modeAfter = [this](mode_t folderMode) {
            const QString folder = m_folder.filePath("of-mode-" + QString::number(folderMode, 8));
            QDir().mkpath(folder);
            ::chmod(QFile::encodeName(folder).constData(), folderMode);
            const auto taken = HeldFile::takeOrTell(folder + "/turn", HeldFile::Holders::WhoCanWriteTheFolder);
            struct stat status = {};
            return taken && *taken && ::stat(QFile::encodeName(folder + "/turn").constData(), &status) == 0
                       ? status.st_mode & 0777
                       : 0;
        };
        QCOMPARE(modeAfter(0755), mode_t(0600));
        QCOMPARE(modeAfter(0775), mode_t(0660));
        QCOMPARE(modeAfter(0777), mode_t(0666));
    }
#endif
};

HITBOX_CORE_TEST(HeldFileTest)
#include "held_file_test.moc"
