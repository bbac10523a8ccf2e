#include "cli/program.h"
#include "test_class.h"

#include <QDateTime>
#include <QFile>
#include <QFileInfo>
#include <QStandardPaths>
#include <QTest>

using namespace hitbox::cli_test;

/// What build systems are told, and what the real ones make of it.
class ExportDepfileTest : public QObject
{
    Q_OBJECT

    static Run exported(const Folder &folder, const QStringList &arguments)
    {
        return run(QStringList{"export"} + arguments, folder.path());
    }

    static void makeOld(const Folder &folder, const QString &name)
    {
        QFile file(folder.file(name));
        QVERIFY(file.open(QIODevice::ReadWrite) &&
                file.setFileTime(QDateTime::fromSecsSinceEpoch(1'000'000'000), QFileDevice::FileModificationTime));
    }

    /// A time that no build has seen.
    static void touch(const Folder &folder, const QString &name)
    {
        QFile file(folder.file(name));
        QVERIFY(file.open(QIODevice::ReadWrite) &&
                file.setFileTime(QDateTime::currentDateTime().addSecs(5), QFileDevice::FileModificationTime));
    }

private slots:
    void tellsOutputsAndInputs()
    {
        const Folder folder;
        folder.writeLopsided("my ship.hitbox");
        folder.writeImage("lopsided.png");
        const Run done = exported(folder, {"my ship.hitbox", "--format=tiled", "--out=out", "--depfile=made/ship.d"});
        QCOMPARE(done.status, 0);
        QCOMPARE(done.out, QString("out/lopsided.tsx\nout/duel_stage.tmx\n"));
        QCOMPARE(folder.read("made/ship.d"),
                 QByteArray("out/lopsided.tsx out/duel_stage.tmx: \\\n  my\\ ship.hitbox \\\n  lopsided.png\n\n"
                            "my\\ ship.hitbox:\n\nlopsided.png:\n"));
    }

    void leavesOutWhatTheFormatDoesNotReadOrIsNotThere()
    {
        const Folder folder;
        folder.writeLopsided("a.hitbox");
        QCOMPARE(exported(folder, {"a.hitbox", "--format=tiled", "--depfile=a.d"}).status, 0);
        QVERIFY(!folder.read("a.d").contains("lopsided.png"));
        folder.writeImage("lopsided.png");
        QCOMPARE(exported(folder, {"a.hitbox", "--format=csv", "--depfile=a.d"}).status, 0);
        QCOMPARE(folder.read("a.d"), QByteArray("./a.csv: \\\n  a.hitbox\n\na.hitbox:\n"));
    }

    void namesAStampInPlaceOfTheFiles()
    {
        const Folder folder;
        folder.writeLopsided("a.hitbox");
        QCOMPARE(exported(folder, {"a.hitbox", "--format=csv", "--depfile=a.d", "--depfile-target=a.stamp"}).status, 0);
        QCOMPARE(folder.read("a.d"), QByteArray("a.stamp: \\\n  a.hitbox\n\na.hitbox:\n"));
        QVERIFY(!QFileInfo::exists(folder.file("a.stamp")));
        QCOMPARE(exported(folder, {"a.hitbox", "--format=csv", "--depfile-target=a.stamp"}).status, 2);
    }

    void namesTheFilesOfOptions()
    {
        const Folder folder;
        folder.writeLopsided("a.hitbox");
        folder.write("own.mustache", "{{project}}");
        const Run done =
            exported(folder, {"a.hitbox", "--format=template", "--option=template=own.mustache", "--depfile=a.d"});
        if (done.err.contains("no format"))
            QSKIP("built without templates");
        QCOMPARE(done.status, 0);
        QVERIFY2(folder.read("a.d").contains(folder.file("own.mustache").toUtf8() + ":\n"), folder.read("a.d"));
    }

    void writesAllFilesOrNone()
    {
        const Folder folder;
        folder.writeLopsided("a.hitbox");
        folder.write("file", "a file, and no folder");
        for (const char *depfile : {"file/a.d", "out/a.csv", "a.hitbox", "./a.hitbox", "bad:\n"}) {
            const Run failed =
                exported(folder, {"a.hitbox", "--format=csv", "--out=out", "--depfile", QString::fromLatin1(depfile)});
            QCOMPARE(failed.status, 2);
            QCOMPARE(failed.out, QString());
            QVERIFY2(!QFileInfo::exists(folder.file("out")), depfile);
        }
        const Run failed = exported(folder, {"a.hitbox", "--format=csv", "--depfile=a.hitbox"});
        QCOMPARE(failed.err, QString("./a.hitbox: not written: it is read for this; choose another name\n"));
    }

    void replacesNoFileButItsOwn()
    {
        const Folder folder;
        folder.writeLopsided("a.hitbox");
        const QByteArray notes = "all: game\n\ngame: main.c\n\tcc -o game main.c\n";
        folder.write("Makefile", notes);
        const QStringList words{"a.hitbox", "--format=csv", "--out=out", "--depfile"};
        const Run refused = exported(folder, words + QStringList{"Makefile"});
        QCOMPARE(refused.status, 2);
        QCOMPARE(refused.err, QString("Makefile: not written: --depfile would replace it, and it is no dependency file "
                                      "of hitbox; give another name, or delete it\n"));
        QCOMPARE(folder.read("Makefile"), notes);
        QVERIFY(!QFileInfo::exists(folder.file("out")));

        folder.write("empty.d", {});
        QCOMPARE(exported(folder, words + QStringList{"empty.d"}).status, 0);
        QCOMPARE(exported(folder, {"a.hitbox", "--format=csv", "--out=elsewhere", "--depfile=empty.d"}).status, 0);
        QVERIFY(folder.read("empty.d").startsWith("elsewhere/a.csv: "));
    }

    void neverReplacesAnImage()
    {
        const Folder folder;
        folder.writeLopsided("a.hitbox");
        folder.write("lopsided.png", "an image that this format does not read");
        const Run failed = exported(folder, {"a.hitbox", "--format=csv", "--out=out", "--depfile=lopsided.png"});
        QCOMPARE(failed.status, 2);
        QVERIFY2(failed.err.contains("lopsided.png: not written: it is the image"), qPrintable(failed.err));
        QVERIFY(!QFileInfo::exists(folder.file("out")));
    }

    void ninjaRunsItAgainForEveryInput_data()
    {
        QTest::addColumn<QByteArray>("after");
        QTest::addColumn<QByteArray>("rule");
        const QByteArray touched = " && touch out/lopsided.tsx out/duel_stage.tmx";
        QTest::newRow("plain") << touched << QByteArray();
        QTest::newRow("with the log of dependencies") << touched << QByteArray("  deps = gcc\n");
        QTest::newRow("with files that stay as they are") << QByteArray() << QByteArray("  restat = 1\n");
    }
    void ninjaRunsItAgainForEveryInput()
    {
        if (QStandardPaths::findExecutable("ninja").isEmpty())
            QSKIP("ninja is not there");
        QFETCH(QByteArray, after);
        QFETCH(QByteArray, rule);
        const Folder folder;
        const QString project = "50% #1 $ my:ship.hitbox";
        folder.writeLopsided(project, "lopsided.png", "a b.png");
        folder.writeImage("a b.png");
        folder.write("build.ninja", "rule export\n  command = '" HITBOX_PROGRAM
                                    "' export '50% #1 $$ my:ship.hitbox' --format tiled --out out --depfile out.d" +
                                        after + "\n  depfile = out.d\n" + rule +
                                        "build out/lopsided.tsx out/duel_stage.tmx: export\n");
        const auto built = [&] { return shell("ninja -d explain", folder.path()); };
        const Run first = built();
        QVERIFY2(first.status == 0, qPrintable(first.out + first.err));
        QVERIFY2(built().out.contains("no work to do"), qPrintable(built().err));
        for (const QString &input : {project, QString("a b.png")}) {
            touch(folder, input);
            QVERIFY2(!built().out.contains("no work to do"), qPrintable(input));
            makeOld(folder, input);
            QVERIFY2(built().out.contains("no work to do"), qPrintable(built().err));
        }
    }
};

HITBOX_CORE_TEST(ExportDepfileTest)
#include "export_depfile_test.moc"
