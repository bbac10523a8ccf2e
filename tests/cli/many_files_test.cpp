#include "cli/program.h"
#include "test_class.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QStandardPaths>
#include <QTest>

using namespace hitbox::cli_test;

/// Commands that take any number of projects.
class ManyFilesTest : public QObject
{
    Q_OBJECT

private slots:
    void manyProjectsAreExportedInTheirOrder()
    {
        const Folder folder;
        for (const char *name : {"a.hitbox", "b.hitbox", "c.hitbox"})
            folder.writeLopsided(name);
        folder.write("broken.hitbox", "{");
        folder.write("list", "c.hitbox\nbroken.hitbox\n");
        const Run done = run(
            {"export", "b.hitbox", "a.hitbox", "b.hitbox", "--files-from", "list", "--format", "csv", "--out", "out"},
            folder.path());
        QCOMPARE(done.status, 2); // of the worst
        QCOMPARE(done.out, QString("out/b.csv\nout/a.csv\nout/c.csv\n"));
        QVERIFY2(done.err.contains("broken.hitbox: "), qPrintable(done.err));
        QCOMPARE(run({"export", "c.hitbox", "--format", "csv", "--out", "alone"}, folder.path()).status, 0);
        QCOMPARE(folder.read("out/c.csv"), folder.read("alone/c.csv"));
    }

    void noProjectReplacesWhatAnotherWrote()
    {
        const Folder folder;
        folder.writeLopsided("a.hitbox");
        folder.writeLopsided("b.hitbox", "\"name\": \"dot\"", "\"name\": \"point\"");
        for (const char *jobs : {"1", "4"}) {
            for (const QStringList &files : {QStringList{"a.hitbox", "b.hitbox"}, {"b.hitbox", "a.hitbox"}}) {
                const Run done = run(QStringList{"export", "--format", "tiled", "--out", "out", "--jobs", jobs} + files,
                                     folder.path());
                QCOMPARE(done.status, 2);
                QVERIFY2(done.err.contains("not written: “" + files[0] + "” has written it just now"),
                         qPrintable(done.err));
                QCOMPARE(folder.read("out/lopsided.tsx").contains("\"point\""), files[0] == "b.hitbox");
            }
        }
    }

    void aLineOfJsonTellsOfEachProject()
    {
        const Folder folder;
        folder.writeLopsided("a.hitbox");
        folder.write("broken.hitbox", "{");
        const Run done = run({"export", "a.hitbox", "broken.hitbox", "--format", "csv", "--out", "out", "--json-lines"},
                             folder.path());
        const QStringList lines = done.out.trimmed().split('\n');
        QCOMPARE(lines.size(), 2);
        const QJsonObject first = QJsonDocument::fromJson(lines[0].toUtf8()).object();
        QCOMPARE(first["file"].toString(), QString("a.hitbox"));
        QCOMPARE(first["files"].toArray(), QJsonArray{"out/a.csv"});
        QVERIFY(first.contains("losses") && first.contains("findings"));
        const QJsonObject second = QJsonDocument::fromJson(lines[1].toUtf8()).object();
        QCOMPARE(second["file"].toString(), QString("broken.hitbox"));
        QVERIFY(second["error"].toString().startsWith("broken.hitbox: "));
    }

    void whatIsOfOneFileIsRefusedForMany_data()
    {
        QTest::addColumn<QStringList>("words");
        QTest::newRow("json") << QStringList{"--json"};
        QTest::newRow("watch") << QStringList{"--watch"};
        QTest::newRow("depfile") << QStringList{"--depfile", "d"};
        QTest::newRow("both kinds of JSON") << QStringList{"--json", "--json-lines"};
    }
    void whatIsOfOneFileIsRefusedForMany()
    {
        QFETCH(QStringList, words);
        const Folder folder;
        folder.writeLopsided("a.hitbox");
        folder.writeLopsided("b.hitbox");
        const Run done = run(QStringList{"export", "a.hitbox", "b.hitbox", "--format", "csv", "--out", "out"} + words,
                             folder.path());
        QCOMPARE(done.status, 2);
        QVERIFY2(done.err.startsWith("hitbox: --"), qPrintable(done.err));
        QCOMPARE(folder.entries(), (QStringList{"a.hitbox", "b.hitbox"}));
    }

    void aListMayComeThroughAPipe()
    {
        const Folder folder;
        folder.writeLopsided("a.hitbox");
        folder.writeLopsided("b.hitbox");
        const Run done = shell("ls *.hitbox | $HITBOX export --files-from - --format csv --out out && mkfifo list && "
                               "(ls *.hitbox > list &) && $HITBOX export --files-from list --format csv --out more",
                               folder.path());
        QCOMPARE(done.out, QString("out/a.csv\nout/b.csv\nmore/a.csv\nmore/b.csv\n"));
    }

    void manyProjectsAreDrawn()
    {
        const Folder folder;
        folder.writeImage("lopsided.png");
        folder.writeLopsided("a.hitbox");
        folder.writeLopsided("b.hitbox");
        const Run done = run({"render", "a.hitbox", "--sheet", "--out", "out", "--json-lines"}, folder.path());
        QCOMPARE(done.out, QString("{\"file\": \"a.hitbox\", \"files\": [\"out/lopsided.png\"]}\n"));
        const Run both = run({"render", "a.hitbox", "b.hitbox", "--sheet", "--out", "out"}, folder.path());
        QCOMPARE(both.out, QString("out/lopsided.png\n"));
        QCOMPARE(both.status, 2);
    }

    void aHookOfGitStopsABrokenProject()
    {
        if (QStandardPaths::findExecutable("git").isEmpty())
            QSKIP("there is no git");
        // Out of the manual, with the program's path for its name.
        QFile manual(HITBOX_SOURCE_DIR "/resources/manual/command-line.md");
        QVERIFY(manual.open(QIODevice::ReadOnly));
        const QString page = QString::fromUtf8(manual.readAll());
        const qsizetype from = page.indexOf("#!/bin/sh\ngit diff --cached");
        QVERIFY(from > 0);
        const Folder folder;
        folder.write("hook", page.sliced(from, page.indexOf("```", from) - from).toUtf8());
        folder.writeImage("lopsided.png");
        folder.writeLopsided("good.hitbox");
        folder.write("bad.hitbox", "{");
        const Run done = shell(R"(git init -q . && git config user.name a && git config user.email a@b.c &&
            printf '#!/bin/sh\nexec "%s" "$@"\n' "$HITBOX" > hitbox && chmod +x hitbox && PATH="$PWD:$PATH" && export PATH &&
            cp hook .git/hooks/pre-commit && chmod +x .git/hooks/pre-commit &&
            git add hook && git commit -qm none && git add good.hitbox lopsided.png && git commit -qm good && echo good &&
            git add bad.hitbox && ! git commit -qm bad && echo stopped)",
                               folder.path());
        QCOMPARE(done.out, QString("good\nstopped\n"));
        QVERIFY2(done.err.contains("bad.hitbox: "), qPrintable(done.err));
    }

    /// Each thread would need a stack that is larger than the program may be.
    void manyAreDoneWhereNoThreadCanBeMade()
    {
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__) || !defined(Q_OS_LINUX)
        QSKIP("the size of the program cannot be limited");
#else
        const Folder folder;
        for (const char *name : {"a.hitbox", "b.hitbox", "c.hitbox"})
            folder.writeLopsided(QString::fromLatin1(name));
        folder.writeImage("lopsided.png");
        const QString line = "check a.hitbox b.hitbox c.hitbox --jobs 4";
        const Run limited = shell("ulimit -s 8000000 && ulimit -v 4000000 && \"$HITBOX\" " + line, folder.path());
        if (limited.err.contains("ulimit"))
            QSKIP("no stack may be as large here");
        QCOMPARE(limited.err, QString());
        const Run usual = run(line.split(' '), folder.path());
        QCOMPARE(limited.out, usual.out);
        QCOMPARE(limited.status, usual.status);
#endif
    }

    void withoutAFileNothingIsDone()
    {
        const Folder folder;
        QCOMPARE(run({"export", "--format", "csv"}, folder.path()).status, 2);
        QCOMPARE(run({"render", "--out", "out"}, folder.path()).status, 2);
        QCOMPARE(run({"export", "--watch", "--format", "csv"}, folder.path()).status, 2);
    }
};

HITBOX_CORE_TEST(ManyFilesTest)
#include "many_files_test.moc"
