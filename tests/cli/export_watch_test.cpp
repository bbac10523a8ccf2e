#include "cli/program.h"
#include "test_class.h"

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QTest>

#include <csignal>
#include <cstdio>

using namespace hitbox::cli_test;

namespace {

/// The program in the background, ended with the test.
class Watching
{
public:
    Watching(const Folder &folder, const QStringList &arguments)
    {
        m_process.setWorkingDirectory(folder.path());
        m_process.start(HITBOX_PROGRAM, QStringList{"export", "--watch"} + arguments);
    }
    ~Watching()
    {
        m_process.kill();
        m_process.waitForFinished();
    }

    /// Until standard output, or standard error, has this many lines more; false when they do not come.
    bool prints(int lines) { return arrive(QProcess::StandardOutput, m_out, lines); }
    bool tells(int lines) { return arrive(QProcess::StandardError, m_err, lines); }

    QString out() const { return QString::fromUtf8(m_out); }
    QString err() const { return QString::fromUtf8(m_err); }

    int endedBy(int signal)
    {
        ::kill(pid_t(m_process.processId()), signal);
        const bool hasEnded = m_process.waitForFinished(30'000) && m_process.exitStatus() == QProcess::NormalExit;
        m_out += m_process.readAllStandardOutput();
        m_err += m_process.readAllStandardError();
        return hasEnded ? m_process.exitCode() : -1;
    }

private:
    bool arrive(QProcess::ProcessChannel channel, QByteArray &text, int lines)
    {
        m_process.setReadChannel(channel);
        while (lines > 0) {
            if (!m_process.canReadLine() && !m_process.waitForReadyRead(30'000))
                return false;
            while (lines > 0 && m_process.canReadLine()) {
                text += m_process.readLine();
                --lines;
            }
        }
        return true;
    }

    QProcess m_process;
    QByteArray m_out;
    QByteArray m_err;
};

} // namespace

class ExportWatchTest : public QObject
{
    Q_OBJECT

    /// As programs do that save safely.
    static void replace(const Folder &folder, const QString &name, const QByteArray &before, const QByteArray &after)
    {
        folder.writeLopsided("new", before, after);
        QCOMPARE(std::rename(qPrintable(folder.file("new")), qPrintable(folder.file(name))), 0);
    }

private slots:
    void exportsAgainWhenTheProjectChanges()
    {
        const Folder folder;
        folder.writeLopsided("a.hitbox");
        Watching watching(folder, {"a.hitbox", "--format=json", "--out=out"});
        QVERIFY(watching.prints(2));
        QVERIFY(folder.read("out/a.json").contains("notched"));
        folder.writeLopsided("a.hitbox", "\"notched\"", "\"written over\"");
        QVERIFY(watching.prints(2));
        QVERIFY(folder.read("out/a.json").contains("written over"));
        for (const char *name : {"replaced", "replaced again", "and once more"}) {
            replace(folder, "a.hitbox", "\"notched\"", QByteArray("\"") + name + '"');
            QVERIFY(watching.prints(2));
            QVERIFY2(folder.read("out/a.json").contains(name), name);
        }
        QCOMPARE(watching.endedBy(SIGINT), 0);
        QCOMPARE(watching.err(), QString());
    }

    void exportsAgainWhenAnImageComesOrChanges()
    {
        const Folder folder;
        folder.writeLopsided("a.hitbox", "\"lopsided.png\"", "\"images/lopsided.png\"");
        Watching watching(folder, {"a.hitbox", "--format=tiled", "--out=out"});
        QVERIFY(watching.prints(2));
        folder.writeImage("lopsided.png");
        QVERIFY(QDir(folder.path()).mkdir("images"));
        QVERIFY(QFile::rename(folder.file("lopsided.png"), folder.file("images/lopsided.png")));
        QVERIFY(watching.prints(2));
        QVERIFY(folder.read("out/lopsided.tsx").contains("width=\"192\" height=\"80\""));
        QVERIFY(QFile::remove(folder.file("images/lopsided.png")));
        QVERIFY(watching.prints(2));
        QCOMPARE(watching.endedBy(SIGTERM), 0);
    }

    void waitsForABrokenProjectToBeMended()
    {
        const Folder folder;
        folder.write("a.hitbox", "{");
        Watching watching(folder, {"a.hitbox", "--format=json"});
        QVERIFY(watching.tells(1));
        QVERIFY2(watching.err().startsWith("a.hitbox: "), qPrintable(watching.err()));
        replace(folder, "a.hitbox", {}, {});
        QVERIFY(watching.prints(2));
        QVERIFY(QFile::remove(folder.file("a.hitbox")));
        QVERIFY(watching.tells(1));
        QVERIFY(folder.read("a.json").contains("notched"));
        replace(folder, "a.hitbox", "\"notched\"", "\"mended\"");
        QVERIFY(watching.prints(2));
        QVERIFY(folder.read("a.json").contains("mended"));
        QCOMPARE(watching.endedBy(SIGINT), 0);
    }

    void waitsForAProfileToBeAdded()
    {
        const Folder folder;
        folder.writeLopsided("a.hitbox");
        Watching watching(folder, {"a.hitbox", "--profile=game"});
        QVERIFY(watching.tells(1));
        QVERIFY2(watching.err().contains("there is no export profile “game”"), qPrintable(watching.err()));
        replace(
            folder, "a.hitbox", "\"categories\": [",
            "\"exports\": [{\"name\": \"game\", \"format\": \"json\", \"folder\": \"game\"}],\n  \"categories\": [");
        QVERIFY(watching.prints(2));
        QVERIFY(folder.read("game/a.json").contains("notched"));
        QCOMPARE(watching.endedBy(SIGTERM), 0);
    }

    void isNotWokenByWhatItWrites()
    {
        const Folder folder;
        folder.writeLopsided("a.hitbox");
        Watching watching(folder, {"a.hitbox", "--format=json"});
        QVERIFY(watching.prints(2));
        folder.write("other", "in the same folder");
        folder.writeLopsided("a.hitbox", "\"notched\"", "\"second\"");
        QVERIFY(watching.prints(2));
        QCOMPARE(watching.endedBy(SIGINT), 0);
        QCOMPARE(watching.out(), QString("./a.json\n./duel_stage.json\n").repeated(2));
    }

    void doesNotWaitWhenTheWordsAreWrong()
    {
        const Folder folder;
        folder.writeLopsided("a.hitbox");
        QCOMPARE(run({"export", "a.hitbox", "--watch", "--format=none"}, folder.path()).status, 2);
        QCOMPARE(run({"export", "a.hitbox", "--watch"}, folder.path()).status, 2);
    }
};

HITBOX_CORE_TEST(ExportWatchTest)
#include "export_watch_test.moc"
