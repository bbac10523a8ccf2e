#include "files/file_writer.h"
#include "test_class.h"

#include "files/file_faults.h"
#include "files/small_disk.h"

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QRandomGenerator>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>
#include <QThread>

#include <sys/stat.h>
#include <unistd.h>

using namespace hitbox;

/// A disk that is full, calls that fail, programs that are killed: done to a program of its own (save_program.cpp).
namespace {

constexpr int oldSize = 200'000;
constexpr int newSize = 500'000;

/// The calls that a save makes; a system has not all of their spellings.
const QStringList callsOfASave = {"openat", "write", "fsync",  "fdatasync", "fstat",     "close", "flock",
                                  "fchmod", "fcntl", "rename", "renameat",  "renameat2", "linkat"};

/// Those of them that must be met, or the tests below would test nothing.
const QStringList callsOfEverySave = {"openat", "write", "fsync", "close", "renameat", "flock", "exit_group"};

/// No save is one when any of these fails. A lock is not needed for a save, and what is closed after the new file has
/// nothing to lose.
const QStringList callsThatMustSucceed = {"openat", "write", "fsync", "fstat", "fchmod", "fcntl", "renameat"};

} // namespace

class FileWriterFaultsTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        QVERIFY(QFile::exists(m_program));
        m_canTrace = canTrace(m_program, QTemporaryDir().path());
    }

    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        put(at("file"), m_old);
    }

    void keepsTheOldFileOnAFullDisk()
    {
        // The disk takes the old file and not the new one beside it.
        const QString script = QStringLiteral("cp \"$2\" \"$1/file\"; \"$3\" \"$1/file\" n %1; status=$?\n"
                                              "cp \"$1/file\" \"$4\"; ls -A \"$1\" > \"$5\"; exit $status")
                                   .arg(newSize);
        const std::optional<SmallDiskRun> saved =
            runWithSmallDisk(at("disk"), oldSize + 300'000, script, {at("file"), m_program, at("after"), at("list")});
        if (!saved)
            QSKIP("cannot mount a small disk here");
        QCOMPARE(saved->status, 1);
        QVERIFY2(saved->messages.contains("cannot write the new file: No space left on device"),
                 qPrintable(saved->messages));
        QCOMPARE(contentOf(at("after")), m_old);
        QCOMPARE(contentOf(at("list")), QByteArray("file\n"));
    }

    void neverSaysSavedWhenACallFailed_data()
    {
        QTest::addColumn<QString>("call");
        QTest::addColumn<QString>("reason");
        for (const QString &call : callsOfASave) {
            for (const char *reason : {"ENOSPC", "EIO"})
                QTest::newRow(qPrintable(call + ' ' + reason)) << call << reason;
        }
    }
    void neverSaysSavedWhenACallFailed()
    {
        if (!m_canTrace)
            QSKIP("strace cannot be used here");
        QFETCH(QString, call);
        QFETCH(QString, reason);
        int failures = 0;
        const int first = firstCallOfTheSave(call);
        for (int nth = first; nth < first + 100; ++nth) {
            put(at("file"), m_old);
            const QString log = at("log");
            const Outcome outcome =
                run("strace", {"-f", "-o", log, "-e", "trace=" + call, "-e",
                               QStringLiteral("inject=%1:error=%2:when=%3").arg(call, reason).arg(nth), m_program,
                               at("file"), "n", QString::number(newSize)});
            const bool wasInjected = contentOf(log).contains("(INJECTED)");
            QFile::remove(log);
            const QByteArray after = contentOf(at("file"));
            const QByteArray where = QStringLiteral("call %1: %2").arg(nth).arg(outcome.messages).toUtf8();
            QVERIFY2(after == m_old || after == m_new, where);
            const bool isNew = outcome.status == 0 || outcome.messages.contains("may not outlast");
            QVERIFY2(after == (isNew ? m_new : m_old), where);
            if (wasInjected && callsThatMustSucceed.contains(call))
                QVERIFY2(outcome.status == 1, where);
            failures += outcome.status == 1 ? 1 : 0;
            QCOMPARE(entriesOf(m_folder->path()), QStringList{"file"});
            if (!wasInjected) {
                QVERIFY2(nth > first || !callsOfEverySave.contains(call), "no call was met");
                QVERIFY2(failures > 0 || call != QLatin1String("close"), "the new file's close is not checked");
                return;
            }
        }
        QFAIL("the save made more calls than it should");
    }

    void leavesOldOrNewWhenKilledAtAnyCall_data()
    {
        QTest::addColumn<QString>("call");
        for (const QString &call : callsOfASave + QStringList{"unlinkat", "exit_group"})
            QTest::newRow(qPrintable(call)) << call;
    }
    void leavesOldOrNewWhenKilledAtAnyCall()
    {
        if (!m_canTrace)
            QSKIP("strace cannot be used here");
        QFETCH(QString, call);
        const int first = firstCallOfTheSave(call);
        for (int nth = first; nth < first + 100; ++nth) {
            put(at("file"), m_old);
            const QString log = at("log");
            const Outcome outcome =
                run("strace", {"-f", "-o", log, "-e", "trace=" + call, "-e",
                               QStringLiteral("inject=%1:signal=SIGKILL:when=%2").arg(call).arg(nth), m_program,
                               at("file"), "n", QString::number(newSize)});
            const bool wasKilled = contentOf(log).contains("killed by SIGKILL");
            QFile::remove(log);
            const QByteArray after = contentOf(at("file"));
            QVERIFY2(after == m_old || after == m_new, qPrintable(QString::number(nth)));
            removeLeftovers({at("file")});
            QCOMPARE(entriesOf(m_folder->path()), QStringList{"file"});
            if (!wasKilled) {
                QVERIFY2(nth > first || !callsOfEverySave.contains(call), "no call was met");
                QVERIFY(outcome.status == 0 && after == m_new);
                return;
            }
        }
        QFAIL("the save made more calls than it should");
    }

    void leavesOldOrNewWhenKilledAtAnyTime()
    {
        int torn = 0;
        int leftovers = 0;
        for (int round = 0; round < 300; ++round) {
            QProcess process;
            process.start(m_program, {at("file"), round % 2 == 0 ? "n" : "o",
                                      QString::number(round % 2 == 0 ? newSize : oldSize), "100000"});
            QVERIFY(process.waitForReadyRead()); // it has begun to save
            QThread::usleep(QRandomGenerator::global()->bounded(8'000u));
            process.kill();
            QVERIFY(process.waitForFinished());
            const QByteArray after = contentOf(at("file"));
            torn += after != m_old && after != m_new ? 1 : 0;
            leftovers += int(entriesOf(m_folder->path()).size()) - 1;
            removeLeftovers({at("file")});
            QCOMPARE(entriesOf(m_folder->path()), QStringList{"file"});
        }
        QCOMPARE(torn, 0);
        QVERIFY2(leftovers > 0, "no kill ever met a save");
    }

    void syncsBeforeItRenamesAndTheFolderAfter()
    {
        if (!m_canTrace)
            QSKIP("strace cannot be used here");
        const Outcome outcome = run("strace", {"-y", "-o", at("log"), "-e", "trace=write,fsync,close,/rename",
                                               m_program, at("file"), "n", QString::number(newSize)});
        QCOMPARE(outcome.status, 0);
        const QString log = QString::fromUtf8(contentOf(at("log")));
        const QString temporary = QStringLiteral("/\\.file-tmp-[a-z0-9]{8}>");
        const auto place = [&](const QString &pattern) { return log.indexOf(QRegularExpression(pattern)); };
        const qsizetype written = place("write\\([0-9]+<[^>]*" + temporary);
        const qsizetype synced = place("fsync\\([0-9]+<[^>]*" + temporary + "\\) += 0");
        const qsizetype closed = place("close\\([0-9]+<[^>]*" + temporary + "\\) += 0");
        const qsizetype renamed = place("rename[a-z0-9]*\\(.*\"file\".*\\) += 0");
        const qsizetype folderSynced =
            place("fsync\\([0-9]+<" + QRegularExpression::escape(m_folder->path()) + ">\\) += 0");
        QVERIFY2(written >= 0 && written < synced && synced < closed && closed < renamed && renamed < folderSynced,
                 qPrintable(log));
    }

    void answersWithAnErrorAtTheFileSizeLimit()
    {
        const Outcome outcome = run("sh", {"-c", "ulimit -f 300; exec \"$0\" \"$1\" n 500000", m_program, at("file")});
        QCOMPARE(outcome.status, 1);
        QVERIFY2(outcome.messages.contains("cannot write the new file: File too large"), qPrintable(outcome.messages));
        QCOMPARE(contentOf(at("file")), m_old);
        QCOMPARE(entriesOf(m_folder->path()), QStringList{"file"});
    }

    void saysThatTheFolderIsReadOnly()
    {
        QVERIFY(::chmod(QFile::encodeName(m_folder->path()).constData(), 0555) == 0);
        QVERIFY(::chmod(QFile::encodeName(at("file")).constData(), 0666) == 0);
        Outcome outcome;
        if (::geteuid() != 0) {
            outcome = run(m_program, {at("file"), "n", "10"});
        } else {
            if (QStandardPaths::findExecutable("setpriv").isEmpty())
                QSKIP("setpriv is missing, and the superuser may write everywhere");
            // The program may lie where an ordinary user cannot look, so it gets a copy that he can run.
            const QTemporaryDir open;
            const QString copy = open.filePath("save_program");
            QVERIFY(QFile::copy(m_program, copy));
            ::chmod(QFile::encodeName(open.path()).constData(), 0755);
            ::chmod(QFile::encodeName(copy).constData(), 0755);
            outcome = run("setpriv", {"--reuid=65534", "--regid=65534", "--clear-groups", copy, at("file"), "n", "10"});
        }
        ::chmod(QFile::encodeName(m_folder->path()).constData(), 0755);
        QCOMPARE(outcome.status, 1);
        QVERIFY2(outcome.messages.contains("cannot make a new file in the folder: Permission denied"),
                 qPrintable(outcome.messages));
        QCOMPARE(contentOf(at("file")), m_old);
    }

    void keepsOneOfTwoSavesAtTheSameTime()
    {
        QProcess one;
        QProcess two;
        one.start(m_program, {at("file"), "o", QString::number(oldSize), "300"});
        two.start(m_program, {at("file"), "n", QString::number(newSize), "300"});
        int looks = 0;
        while (one.state() != QProcess::NotRunning || two.state() != QProcess::NotRunning) {
            const QByteArray now = contentOf(at("file"));
            QVERIFY(now == m_old || now == m_new);
            removeLeftovers({at("file")}); // must leave the files of running saves alone
            ++looks;
            one.waitForFinished(1);
            two.waitForFinished(1);
        }
        QVERIFY(looks > 1);
        QVERIFY2(one.exitStatus() == QProcess::NormalExit && one.exitCode() == 0, one.readAllStandardError());
        QVERIFY2(two.exitStatus() == QProcess::NormalExit && two.exitCode() == 0, two.readAllStandardError());
        QCOMPARE(entriesOf(m_folder->path()), QStringList{"file"});
    }

    void saysThatTheNewFileIsInPlaceWhenItsFolderCannotBeSynced()
    {
        if (!m_canTrace)
            QSKIP("strace cannot be used here");
        const auto saveWithFailure = [&](int nthSync, const QStringList &arguments) {
            return run("strace", QStringList{"-o", "/dev/null", "-e", "trace=fsync", "-e",
                                             QStringLiteral("inject=fsync:error=EIO:when=%1").arg(nthSync), m_program} +
                                     arguments);
        };
        const QString inPlace = "%1: the new file is in place, but may not outlast a power cut: cannot sync the folder";
        const Outcome one = saveWithFailure(2, {at("file"), "n", QString::number(newSize)});
        QCOMPARE(one.status, 1);
        QVERIFY2(one.messages.startsWith(inPlace.arg(at("file"))), qPrintable(one.messages));
        QCOMPARE(contentOf(at("file")), m_new);
    }

private:
    QString at(const QString &name) const { return m_folder->path() + u'/' + name; }

    /// How many calls of this name come before the save, and so before the first that belongs to it. A program makes
    /// hundreds while it starts, and they are not what is tested.
    int firstCallOfTheSave(const QString &call)
    {
        const QString log = at("log");
        run("strace",
            {"-o", log, "-e", "trace=openat,readlink," + call, m_program, at("file"), "n", QString::number(newSize)});
        int calls = 0;
        const QList<QByteArray> lines = contentOf(log).split('\n');
        QFile::remove(log);
        for (const QByteArray &line : lines) {
            // The save begins by asking whether its target is a link.
            if (line.startsWith("readlink(") && line.contains(QFile::encodeName(at("file"))))
                break;
            calls += line.startsWith(call.toLatin1() + '(') ? 1 : 0;
        }
        return calls + 1;
    }

    const QString m_program = QStringLiteral(HITBOX_SAVE_PROGRAM);
    const QByteArray m_old = QByteArray(oldSize, 'o');
    const QByteArray m_new = QByteArray(newSize, 'n');
    std::unique_ptr<QTemporaryDir> m_folder;
    bool m_canTrace = false;
};

HITBOX_CORE_TEST(FileWriterFaultsTest)
#include "file_writer_faults_test.moc"
