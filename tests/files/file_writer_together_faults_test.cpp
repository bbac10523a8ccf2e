#include "files/file_faults.h"
#include "files/file_writer.h"
#include "test_class.h"

#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#include <sys/stat.h>

using namespace hitbox;

/// Calls that fail while several files are written at once: done to a program of its own (save_program.cpp).
class FileWriterTogetherFaultsTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        QVERIFY(QFile::exists(m_program));
        m_canTrace = canTrace(m_program, QTemporaryDir().path());
    }

    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    void takesAllFilesBackWhenALaterRenameFails()
    {
        if (!m_canTrace)
            QSKIP("strace cannot be used here");
        const QString out = at("out");
        const auto writeWithFailure = [&](int nth) {
            return run("strace", {"-o", "/dev/null", "-e", "trace=renameat", "-e",
                                  QStringLiteral("inject=renameat:error=EIO:when=%1").arg(nth), m_program, "--together",
                                  out, "n", "1000"});
        };
        for (const int nth : {1, 2, 3}) { // the first puts the journal of the job into its place
            QCOMPARE(writeWithFailure(nth).status, 1);
            QVERIFY2(!QDir(out).exists(), "a folder that was made stays behind");
        }
        QVERIFY(QDir().mkpath(out + "/sub"));
        put(out + "/a", "old a");
        put(out + "/sub/b", "old b");
        for (const int nth : {1, 2, 3}) {
            QCOMPARE(writeWithFailure(nth).status, 1);
            QCOMPARE(contentOf(out + "/a"), QByteArray("old a"));
            QCOMPARE(contentOf(out + "/sub/b"), QByteArray("old b"));
            QCOMPARE(entriesOf(out), QStringList({"a", "sub"}));
            QCOMPARE(entriesOf(out + "/sub"), QStringList{"b"});
        }
        QCOMPARE(writeWithFailure(4).status, 0);
        QCOMPARE(contentOf(out + "/a"), QByteArray(1000, 'n'));
    }

    void copiesOldFilesWhereTheyCannotBeLinked_data()
    {
        QTest::addColumn<QString>("reason");
        for (const char *reason : {"EPERM", "EOPNOTSUPP", "EMLINK"})
            QTest::newRow(reason) << QString::fromLatin1(reason);
    }
    void copiesOldFilesWhereTheyCannotBeLinked()
    {
        if (!m_canTrace)
            QSKIP("strace cannot be used here");
        QFETCH(QString, reason);
        const QString out = at("out");
        const QByteArray old(200'000, 'a'); // more than is copied at once
        const auto writeWithFailure = [&](const QString &renames) {
            QVERIFY(QDir().mkpath(out + "/sub"));
            put(out + "/a", old);
            put(out + "/sub/b", "old b");
            QVERIFY(::chmod(QFile::encodeName(out + "/a").constData(), 0640) == 0);
            const Outcome outcome = run("strace", {"-y", "-o", at("log"), "-e", "trace=linkat,renameat,fsync", "-e",
                                                   "inject=linkat:error=" + reason, "-e", "inject=renameat:" + renames,
                                                   m_program, "--together", out, "n", "1000"});
            m_status = outcome.status;
            QVERIFY2(contentOf(at("log")).contains("(INJECTED)"), qPrintable(outcome.messages));
        };

        writeWithFailure("error=EIO:when=3");
        QCOMPARE(m_status, 1);
        QCOMPARE(contentOf(out + "/a"), old);
        QCOMPARE(contentOf(out + "/sub/b"), QByteArray("old b"));
        QCOMPARE(QFile::permissions(out + "/a") & QFile::ReadGroup, QFile::ReadGroup);
        QCOMPARE(entriesOf(out), QStringList({"a", "sub"}));
        QCOMPARE(entriesOf(out + "/sub"), QStringList{"b"});

        writeWithFailure("error=EIO:when=9");
        QCOMPARE(m_status, 0);
        QCOMPARE(contentOf(out + "/a"), QByteArray(1000, 'n'));
        QCOMPARE(entriesOf(out), QStringList({"a", "sub"}));
        // The new file and the copy of the old one, before anything is renamed.
        const QString log = QString::fromUtf8(contentOf(at("log")));
        const QRegularExpression synced("fsync\\([0-9]+<[^>]*/\\.a-tmp-[a-z0-9]{8}>\\) += 0");
        QCOMPARE(log.left(log.indexOf("renameat(")).count(synced), 2);
    }

    void saysThatOldFilesThatCannotBeCopiedWereKept()
    {
        if (!m_canTrace)
            QSKIP("strace cannot be used here");
        const QString out = at("out");
        QVERIFY(QDir().mkpath(out + "/sub"));
        put(out + "/a", "old a");
        // The new file "a" is synced first, while another thread syncs "sub/b", then the copy. Now and then one thread
        // syncs both.
        const QString copyFailed = "cannot sync the copy of the old file to the disk";
        Outcome outcome;
        for (int tries = 0; tries < 10 && !outcome.messages.contains(copyFailed); ++tries)
            outcome = run("strace", {"-o", "/dev/null", "-e", "trace=linkat,fsync", "-e", "inject=linkat:error=EPERM",
                                     "-e", "inject=fsync:error=EIO:when=2", m_program, "--together", out, "n", "1000"});
        QCOMPARE(outcome.status, 1);
        QVERIFY2(outcome.messages.contains(copyFailed), qPrintable(outcome.messages));
        QCOMPARE(contentOf(out + "/a"), QByteArray("old a"));
        QCOMPARE(entriesOf(out), QStringList({"a", "sub"}));
        QVERIFY(entriesOf(out + "/sub").isEmpty());
    }

    void tellsWhereTheOldFileIsWhenItCannotBePutBack()
    {
        if (!m_canTrace)
            QSKIP("strace cannot be used here");
        const QString out = at("out");
        QVERIFY(QDir().mkpath(out + "/sub"));
        put(out + "/a", "old a");
        const Outcome outcome =
            run("strace", {"-o", "/dev/null", "-e", "trace=renameat", "-e", "inject=renameat:error=EIO:when=3+",
                           m_program, "--together", out, "n", "9"});
        QCOMPARE(outcome.status, 1);
        const QRegularExpressionMatch kept = QRegularExpression("kept as “([^”]+)”").match(outcome.messages);
        QVERIFY2(kept.hasMatch(), qPrintable(outcome.messages));
        QCOMPARE(contentOf(out + '/' + kept.captured(1)), QByteArray("old a"));
        QVERIFY(writeTogether(out, {{"other", "x"}})); // and the next job puts it back
        QCOMPARE(contentOf(out + "/a"), QByteArray("old a"));
        QCOMPARE(entriesOf(out), QStringList({"a", "other", "sub"}));
    }

    void saysThatTheNewFilesAreInPlaceWhenTheirFolderCannotBeSynced()
    {
        if (!m_canTrace)
            QSKIP("strace cannot be used here");
        // The new file "a" is synced first, while another thread syncs "sub/b", then the journal, its folder, and the
        // folder again. Now and then the other thread comes too late, and all that is counted comes one later.
        const QString inPlace = "%1: the new file is in place, but may not outlast a power cut: cannot sync the folder";
        Outcome outcome;
        for (int tries = 0; tries < 10 && !outcome.messages.startsWith(inPlace.arg(at("out/a"))); ++tries) {
            QDir(at("out")).removeRecursively();
            outcome = run("strace", {"-o", "/dev/null", "-e", "trace=fsync", "-e", "inject=fsync:error=EIO:when=4",
                                     m_program, "--together", at("out"), "n", "1000"});
        }
        QCOMPARE(outcome.status, 1);
        QVERIFY2(outcome.messages.startsWith(inPlace.arg(at("out/a"))), qPrintable(outcome.messages));
        QCOMPARE(contentOf(at("out/a")), QByteArray(1000, 'n'));
        QCOMPARE(contentOf(at("out/sub/b")), QByteArray(1000, 'n'));
    }

    void changesNothingWhereNoJournalCanBeWritten_data()
    {
        QTest::addColumn<QString>("fault");
        QTest::newRow("not synced") << "fsync:error=EIO:when=2";
        QTest::newRow("in a folder that is not synced") << "fsync:error=EIO:when=3";
        QTest::newRow("not put into its place") << "renameat:error=ENOSPC:when=1";
    }
    void changesNothingWhereNoJournalCanBeWritten()
    {
        if (!m_canTrace)
            QSKIP("strace cannot be used here");
        QFETCH(QString, fault);
        const QString out = at("out");
        QVERIFY(QDir().mkpath(out + "/sub"));
        put(out + "/a", "old a");
        Outcome outcome;
        for (int tries = 0; tries < 10 && !outcome.messages.contains("cannot keep a journal"); ++tries) // as above
            outcome = run("strace", {"-o", "/dev/null", "-e", "trace=fsync,renameat", "-e", "inject=" + fault,
                                     m_program, "--together", out, "n", "1000"});
        QCOMPARE(outcome.status, 1);
        QVERIFY2(outcome.messages.contains("cannot keep a journal") && outcome.messages.contains("nothing was changed"),
                 qPrintable(outcome.messages));
        QCOMPARE(contentOf(out + "/a"), QByteArray("old a"));
        QCOMPARE(entriesOf(out), QStringList({"a", "sub"}));
        QVERIFY(entriesOf(out + "/sub").isEmpty());
    }

    /// Each on its own, or all with their file system; the journal and the folder follow.
    void syncsManyFilesBeforeTheFirstIsRenamed()
    {
        if (!m_canTrace)
            QSKIP("strace cannot be used here");
        constexpr int count = 100;
        const Outcome outcome = run("strace", {"-f", "-y", "-o", at("log"), "-e", "trace=fsync,syncfs,renameat",
                                               m_program, "--many", at("out"), "n", "1000", QString::number(count)});
        QVERIFY2(outcome.status == 0, qPrintable(outcome.messages));
        const QString log = QString::fromUtf8(contentOf(at("log")));
        const QString before = log.left(log.indexOf("renameat("));
        const qsizetype alone = before.count(QRegularExpression("fsync\\([0-9]+<[^>]*/\\.[0-9]+-tmp-[a-z0-9]{8}>"));
        const qsizetype together = before.count(QRegularExpression("syncfs\\([0-9]+<[^>]*/out>\\) += 0"));
        QVERIFY2((alone == count && together == 0) || (alone == 0 && together == 1), qPrintable(before));
        QCOMPARE(entriesOf(at("out")).size(), count);
    }

    void changesNothingWhereManyFilesCannotBeSynced()
    {
        if (!m_canTrace)
            QSKIP("strace cannot be used here");
        const QString out = at("out");
        QVERIFY(QDir().mkpath(out));
        put(out + "/7", "old");
        const Outcome outcome =
            run("strace", {"-f", "-o", "/dev/null", "-e", "trace=fsync,syncfs", "-e", "inject=fsync,syncfs:error=EIO",
                           m_program, "--many", out, "n", "1000", "100"});
        QCOMPARE(outcome.status, 1);
        QVERIFY2(outcome.messages.startsWith(out + "/0: cannot sync the new file"), qPrintable(outcome.messages));
        QCOMPARE(entriesOf(out), QStringList("7"));
        QCOMPARE(contentOf(out + "/7"), QByteArray("old"));
    }

    void leavesASetThatTheNextJobMakesWhole_data()
    {
        QTest::addColumn<QString>("call");
        for (const char *call : {"openat", "write", "fsync", "linkat", "renameat", "unlink", "unlinkat"})
            QTest::newRow(call) << QString::fromLatin1(call);
    }
    void leavesASetThatTheNextJobMakesWhole()
    {
        if (!m_canTrace)
            QSKIP("strace cannot be used here");
        QFETCH(QString, call);
        const QString out = at("out");
        const QString far = at("far");
        int kills = 0;
        for (int nth = 1; nth < 200; ++nth) {
            for (const QString &folder : {out + "/sub", far})
                QVERIFY(QDir().mkpath(folder));
            for (const QString &file : {out + "/a", out + "/sub/b", far + "/c"})
                put(file, "old");
            const Outcome outcome =
                run("strace", {"-f", "-o", "/dev/null", "-e", "trace=" + call, "-e",
                               QStringLiteral("inject=%1:signal=SIGKILL:when=%2").arg(call).arg(nth), m_program,
                               "--together", out, "n", "1000", far});
            QVERIFY(writeTogether({{out, {{"other", "x"}}}, {far, {{"other", "x"}}}}));
            const QByteArray now = contentOf(out + "/a");
            const QByteArray where = QByteArray::number(nth);
            QVERIFY2(now == QByteArray("old") || now == QByteArray(1000, 'n'), where);
            QVERIFY2(contentOf(out + "/sub/b") == now && contentOf(far + "/c") == now, where);
            if (outcome.status == 0) {
                QVERIFY2(kills > 0, "no call was met");
                return;
            }
            ++kills;
            QVERIFY(writeTogether({{out, {{"a", "1"}, {"sub/b", "1"}}}, {far, {{"c", "1"}}}}));
            QCOMPARE(entriesOf(out), QStringList({"a", "other", "sub"}));
            QCOMPARE(entriesOf(out + "/sub"), QStringList({"b"}));
            QCOMPARE(entriesOf(far), QStringList({"c", "other"}));
        }
        QFAIL("the job made more calls than it should");
    }

private:
    QString at(const QString &name) const { return m_folder->path() + u'/' + name; }

    const QString m_program = QStringLiteral(HITBOX_SAVE_PROGRAM);
    std::unique_ptr<QTemporaryDir> m_folder;
    bool m_canTrace = false;
    int m_status = -1; ///< of what a test has run last
};

HITBOX_CORE_TEST(FileWriterTogetherFaultsTest)
#include "file_writer_together_faults_test.moc"
