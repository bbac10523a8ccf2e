#include "files/turns.h"

#include "files/file_faults.h"
#include "files/file_writer.h"
#include "test_class.h"

#include <QTemporaryDir>
#include <QTest>

#include <future>

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

using namespace hitbox;
using namespace hitbox::writing;

/// Two who write several files into one folder.
class TurnsTest : public QObject
{
    Q_OBJECT

    /// In which a job that waits for nobody is done.
    static constexpr std::chrono::milliseconds someTime{300};
    const Waiting atOnce{.longest = std::chrono::milliseconds(0), .silent = std::chrono::milliseconds(0)};

    QString folder() const { return m_folder->path(); }

    std::unique_ptr<QTemporaryDir> m_folder;

private slots:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    void tellsWhoIsWaitedForAndWhatToDo()
    {
        const Result<Turns> mine = takeTurns({folder()});
        QVERIFY(mine);
        const Result<Turns> others = takeTurns({folder()}, atOnce);
        QVERIFY(!others);
        QCOMPARE(others.error().file, folder());
        for (const char *part : {"another export is being written here", ", process ", ", since 20",
                                 "try again when it has ended, or export into another folder"})
            QVERIFY2(others.error().what.contains(part), qPrintable(others.error().what));
        QVERIFY(others.error().what.contains(QString::number(QCoreApplication::applicationPid())));
    }

    void tellsThatItWaits()
    {
        const Result<Turns> mine = takeTurns({folder()});
        QVERIFY(mine);
        Waiting waiting = atOnce;
        QList<Error> told;
        waiting.tell = [&told](const Error &why) { told.append(why); };
        QVERIFY(!takeTurns({folder()}, waiting));
        QCOMPARE(told.size(), 1);
        QCOMPARE(told.first().file, folder());
        QVERIFY2(told.first().what.startsWith("waiting for another export that is being written here ("),
                 qPrintable(told.first().what));
    }

    void aJobWaitsForOneInAFolderThatItWritesInto()
    {
        const QString within = folder() + "/within";
        QVERIFY(QDir().mkpath(within));
        Result<Turns> mine = takeTurns({within});
        QVERIFY(mine);
        std::future<Result<Done>> other = std::async(std::launch::async, [this] {
            return writeTogether(folder(), {{"within/a", "2"}, {"b", "2"}});
        });
        put(within + "/a", "1"); // of the one whose turn it is
        QCOMPARE(other.wait_for(someTime), std::future_status::timeout);
        mine->clear();
        QVERIFY(other.get());
        QCOMPARE(contentOf(within + "/a"), QByteArray("2"));
        QCOMPARE(entriesOf(within), QStringList("a"));
    }

    void leavesNothingBehind()
    {
        QVERIFY(takeTurns({folder()}));
        QCOMPARE(entriesOf(folder()), QStringList());
        QVERIFY(takeTurns({folder()}, atOnce));
    }

    void waitsForItsTurn()
    {
        Result<Turns> mine = takeTurns({folder()});
        QVERIFY(mine);
        std::future<Result<Done>> other = std::async(std::launch::async, [this] {
            return writeTogether(folder(), {{"a", "2"}, {"b", "2"}});
        });
        put(folder() + "/a", "1"); // of the one whose turn it is
        QCOMPARE(other.wait_for(someTime), std::future_status::timeout);
        mine->clear();
        QVERIFY(other.get());
        QCOMPARE(contentOf(folder() + "/a"), QByteArray("2"));
        QCOMPARE(entriesOf(folder()), QStringList({"a", "b"}));
    }

    void whatKilledRunsLeftIsNotWaitedFor()
    {
        put(turnFile(folder()), "hitbox, process 1 on here, since 2020");
        QVERIFY(takeTurns({folder()}, atOnce));
        QCOMPARE(entriesOf(folder()), QStringList());
    }

    /// Whoever may read what a killed job left can hold it, and tells nothing.
    void whoHoldsWhatAKilledJobLeftIsNotTakenForIt()
    {
        const int noProcess = 0x3fffffff; // more than any system gives
        put(turnFile(folder()), QStringLiteral("hitbox, process %1 on %2, since 2020-01-01T00:00:00.000")
                                    .arg(noProcess)
                                    .arg(QSysInfo::machineHostName())
                                    .toUtf8());
        const int held = ::open(QFile::encodeName(turnFile(folder())).constData(), O_RDONLY | O_CLOEXEC);
        QVERIFY(held >= 0);
        QCOMPARE(::flock(held, LOCK_EX), 0);
        QList<Error> told;
        const Result<Turns> refused = takeTurns({folder()}, {.longestOfNobody = std::chrono::milliseconds(50),
                                                             .silent = std::chrono::milliseconds(0),
                                                             .tell = [&told](const Error &why) { told.append(why); }});
        QVERIFY(!refused); // long before another job is given up
        QCOMPARE(told.size(), 1);
        for (const QString &text : {refused.error().what, told.first().what})
            QVERIFY2(!text.contains(QStringLiteral("process")), qPrintable(text));
        QVERIFY2(refused.error().what.contains(QStringLiteral("holds the file “.hitbox-turn” here")),
                 qPrintable(refused.error().what));
        ::close(held);
        QVERIFY(takeTurns({folder()}, atOnce));
    }

    void someFoldersAreTakenAllOrNone()
    {
        const QString other = folder() + "/other";
        QVERIFY(QDir().mkpath(other));
        const Result<Turns> mine = takeTurns({other});
        QVERIFY(mine);
        QVERIFY(!takeTurns({other, folder()}, atOnce));
        QVERIFY(takeTurns({folder()}, atOnce));
    }

    void tellsWhatStandsInTheWay()
    {
        QVERIFY(QDir().mkpath(turnFile(folder())));
        const Result<Turns> taken = takeTurns({folder()}, atOnce);
        QVERIFY(!taken);
        QCOMPARE(taken.error().file, turnFile(folder()));
    }

    void writesNoWordsIntoFilesOfOthers()
    {
        put(folder() + "/dear", "diary");
        QCOMPARE(::link(qPrintable(folder() + "/dear"), qPrintable(turnFile(folder()))), 0);
        QVERIFY(takeTurns({folder()}, atOnce));
        QCOMPARE(contentOf(folder() + "/dear"), QByteArray("diary"));
    }
};

HITBOX_CORE_TEST(TurnsTest)
#include "turns_test.moc"
