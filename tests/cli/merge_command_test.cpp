#include "cli/program.h"
#include "test_class.h"

#include <QFileInfo>
#include <QJsonArray>
#include <QStandardPaths>
#include <QTest>

using namespace hitbox::cli_test;

class MergeCommandTest : public QObject
{
    Q_OBJECT

private slots:
    void whatEachSideDidIsThere()
    {
        const Folder folder;
        writeThree(folder);
        const Run done =
            run({"merge", "base.hitbox", "ours.hitbox", "theirs.hitbox", "--out", "all.hitbox"}, folder.path());
        QCOMPARE(done.out, QString());
        QCOMPARE(done.err, QString());
        QCOMPARE(done.status, 0);
        const QByteArray all = folder.read("all.hitbox");
        QVERIFY(all.contains("\"name\": \"point\"") && all.contains("\"duration\": 70"));
    }

    void conflictsAreListed()
    {
        const Folder folder;
        writeThree(folder);
        folder.writeLopsided("theirs.hitbox", "\"name\": \"dot\"", "\"name\": \"spot\"");
        const QStringList words{"merge", "base.hitbox", "ours.hitbox", "theirs.hitbox", "--out", "ours.hitbox"};
        const Run done = run(words, folder.path());
        QCOMPARE(done.status, 1);
        QCOMPARE(done.out, QStringLiteral("ours.hitbox: conflict: sprite “lopsided”, frame “strike”, shape 7: name: "
                                          "ours \"point\" stays, theirs is \"spot\"\n"));
        QVERIFY(folder.read("ours.hitbox").contains("\"name\": \"point\""));
        const QJsonArray conflicts = run(words + QStringList{"--json"}, folder.path()).json()["conflicts"].toArray();
        QCOMPARE(conflicts.size(), 1);
        QCOMPARE(conflicts[0]["kind"].toString(), QStringLiteral("changed"));
        QCOMPARE(conflicts[0]["base"].toString(), QStringLiteral("dot"));
        QCOMPARE(conflicts[0]["ours"].toString(), QStringLiteral("point"));
        QCOMPARE(conflicts[0]["theirs"].toString(), QStringLiteral("spot"));
    }

    /// As git has it where both branches added the file.
    void anEmptyBaseIsAProjectThatBothBegan()
    {
        const Folder folder;
        writeThree(folder);
        folder.write("base.hitbox", {});
        const Run done =
            run({"merge", "base.hitbox", "ours.hitbox", "theirs.hitbox", "--out", "theirs.hitbox"}, folder.path());
        QCOMPARE(done.status, 1);
        QVERIFY2(done.out.contains("duration: ours 50 stays, theirs is 70"), qPrintable(done.out + done.err));
        const QByteArray both = folder.read("theirs.hitbox");
        QVERIFY(both.contains("\"name\": \"point\"") && both.contains("\"name\": \"dot\""));
        folder.write("ours.hitbox", {});
        QCOMPARE(
            run({"merge", "base.hitbox", "ours.hitbox", "theirs.hitbox", "--out", "x.hitbox"}, folder.path()).status,
            2);
    }

    void whatCannotBeReadLeavesAllAsItWas()
    {
        const Folder folder;
        writeThree(folder);
        const QByteArray ours = folder.read("ours.hitbox");
        folder.write("theirs.hitbox", "<<<<<<< HEAD\n");
        const Run done =
            run({"merge", "base.hitbox", "ours.hitbox", "theirs.hitbox", "--out", "ours.hitbox"}, folder.path());
        QCOMPARE(done.status, 2);
        QVERIFY2(done.err.startsWith("theirs.hitbox: "), qPrintable(done.err));
        QCOMPARE(folder.read("ours.hitbox"), ours);
        folder.write("picture.png", "no project");
        writeThree(folder);
        QCOMPARE(
            run({"merge", "base.hitbox", "ours.hitbox", "theirs.hitbox", "--out", "picture.png"}, folder.path()).status,
            2);
        QCOMPARE(folder.read("picture.png"), QByteArray("no project"));
    }

    /// As the manual says to set it up.
    void gitMergesAndRebasesWithIt()
    {
        if (QStandardPaths::findExecutable("git").isEmpty())
            QSKIP("there is no git");
        const Folder folder;
        writeThree(folder);
        folder.write(".gitattributes", "*.hitbox merge=hitbox diff=hitbox\n");
        const QString git = QStringLiteral(
            "export HOME=\"$PWD\" GIT_CONFIG_NOSYSTEM=1 GIT_AUTHOR_NAME=a GIT_AUTHOR_EMAIL=a@b GIT_COMMITTER_NAME=a "
            "GIT_COMMITTER_EMAIL=a@b; set -e; ");
        const Run made = shell(git + QStringLiteral(R"(
            git init -q -b main repository; cd repository; cp ../.gitattributes .; cp ../base.hitbox duel.hitbox
            git config merge.hitbox.driver "$HITBOX merge %O %A %B --out %A"
            git config diff.hitbox.command "sh -c '$HITBOX diff \"\$2\" \"\$5\" || true' hitbox"
            git add -A; git commit -qm base
            git checkout -qb theirs; cp ../theirs.hitbox duel.hitbox; git commit -qam theirs
            git checkout -q main; cp ../ours.hitbox duel.hitbox; git diff > ../diff.txt; git commit -qam ours
            git merge -q theirs -m merged; cp duel.hitbox ../merged.hitbox
            git reset -q --hard HEAD~1; git checkout -q theirs; git rebase -q main; cp duel.hitbox ../rebased.hitbox)"),
                               folder.path());
        QVERIFY2(made.status == 0, qPrintable(made.err));
        QCOMPARE(QString::fromUtf8(folder.read("diff.txt")),
                 QStringLiteral("changed: sprite “lopsided”, frame “strike”, shape 7: name\n"));
        for (const char *file : {"merged.hitbox", "rebased.hitbox"}) {
            const QByteArray all = folder.read(file);
            QVERIFY(all.contains("\"name\": \"point\"") && all.contains("\"duration\": 70"));
        }
        folder.writeLopsided("spot.hitbox", "\"name\": \"dot\"", "\"name\": \"spot\"");
        const Run conflict = shell(git + QStringLiteral(R"(
            cd repository; git checkout -q main; git checkout -qb other HEAD~1; cp ../spot.hitbox duel.hitbox
            git commit -qam other; git merge main -m merged)"),
                                   folder.path());
        QCOMPARE(conflict.status, 1);
        QVERIFY2(conflict.out.contains("shape 7: name"), qPrintable(conflict.out));
        QCOMPARE(run({"diff", "repository/duel.hitbox", "spot.hitbox"}, folder.path()).status, 0);
    }

private:
    static void writeThree(const Folder &folder)
    {
        folder.writeLopsided("base.hitbox");
        folder.writeLopsided("ours.hitbox", "\"name\": \"dot\"", "\"name\": \"point\"");
        folder.writeLopsided("theirs.hitbox", "\"duration\": 50", "\"duration\": 70");
    }
};

HITBOX_TEST(MergeCommandTest)
#include "merge_command_test.moc"
