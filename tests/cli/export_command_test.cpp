#include "cli/program.h"
#include "test_class.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QTest>

using namespace hitbox::cli_test;

namespace {

QByteArray golden(const QString &name)
{
    QFile file(QStringLiteral(HITBOX_SOURCE_DIR "/tests/golden/") + name);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

class ExportCommandTest : public QObject
{
    Q_OBJECT

    static Run exported(const Folder &folder, const QStringList &arguments)
    {
        return run(QStringList{QStringLiteral("export")} + arguments, folder.path());
    }

private slots:
    void writesTheGoldenBytes_data()
    {
        QTest::addColumn<QString>("format");
        QTest::addColumn<QStringList>("files");
        const QStringList scenes{QStringLiteral("lopsided.tscn"), QStringLiteral("duel_stage.tscn")};
        QTest::newRow("json") << QStringLiteral("json")
                              << QStringList{QStringLiteral("lopsided.json"), QStringLiteral("duel_stage.json")};
        QTest::newRow("godot3") << QStringLiteral("godot3") << scenes;
        QTest::newRow("godot4") << QStringLiteral("godot4") << scenes;
    }
    void writesTheGoldenBytes()
    {
        QFETCH(QString, format);
        QFETCH(QStringList, files);
        const Folder folder;
        // Its image lies where the files go: they name it as the golden ones do.
        folder.writeLopsided(QStringLiteral("lopsided.hitbox"), "\"lopsided.png\"", "\"new/folder/lopsided.png\"");
        const Run done = exported(folder, {QStringLiteral("lopsided.hitbox"), QStringLiteral("--format"), format,
                                           QStringLiteral("--out"), QStringLiteral("new/folder")});
        QCOMPARE(done.err, QString());
        QCOMPARE(done.status, 0);
        QString paths;
        for (const QString &file : files) {
            paths += QStringLiteral("new/folder/%1\n").arg(file);
            QCOMPARE(folder.read(QStringLiteral("new/folder/") + file), golden(format + QLatin1Char('/') + file));
        }
        QCOMPARE(done.out, paths);
    }

    void writesToTheCurrentFolderUnlessTold()
    {
        const Folder folder;
        folder.writeLopsided(QStringLiteral("lopsided.hitbox"));
        const Run done = exported(folder, {QStringLiteral("lopsided.hitbox"), QStringLiteral("--format=json")});
        QCOMPARE(done.out, QStringLiteral("./lopsided.json\n./duel_stage.json\n"));
        QCOMPARE(folder.entries(), (QStringList{QStringLiteral("duel_stage.json"), QStringLiteral("lopsided.hitbox"),
                                                QStringLiteral("lopsided.json")}));
    }

    void tellsLossesOnStandardError()
    {
        const Folder folder;
        folder.writeLopsided(QStringLiteral("a.hitbox"), "\"category\": \"wall\"",
                             "\"category\": \"roof\", \"properties\": {\"a b\": 0.4}");
        const Run done = exported(folder, {QStringLiteral("a.hitbox"), QStringLiteral("--format=godot4")});
        QCOMPARE(done.status, 0);
        QCOMPARE(done.out, QStringLiteral("./lopsided.tscn\n./duel_stage.tscn\n"));
        QCOMPARE(
            done.err,
            QStringLiteral("a.hitbox: warning: The category “roof” is not defined: its shapes get bit 1 and strike "
                           "nothing\na.hitbox: info: Properties get other names, for Godot’s differ from each other "
                           "and have letters, digits and _ alone: “a b” as “a_b”, sprite “lopsided”, frame “strike”, "
                           "shape 6 “ground”\n"));
    }

    void tellsErrorsOfTheProjectThatIsExported()
    {
        const Folder folder;
        folder.writeLopsided(QStringLiteral("a.hitbox"), "\"from\": 0, \"to\": 1,", "\"from\": 0, \"to\": 7,");
        const Run done = exported(folder, {QStringLiteral("a.hitbox"), QStringLiteral("--format=json")});
        QCOMPARE(done.status, 1);
        QVERIFY2(done.err.startsWith(QStringLiteral("a.hitbox: error: ")), qPrintable(done.err));
        QVERIFY(done.err.endsWith(QStringLiteral("[bad-tag], sprite “lopsided”\n")));
        QVERIFY(folder.entries().contains(QStringLiteral("a.json")));
        const Run inJson =
            exported(folder, {QStringLiteral("a.hitbox"), QStringLiteral("--format=json"), QStringLiteral("--json")});
        QCOMPARE(inJson.status, 1);
        QCOMPARE(inJson.json()[QStringLiteral("findings")][0][QStringLiteral("rule")].toString(),
                 QStringLiteral("bad-tag"));
    }

    void answersInJson()
    {
        const Folder folder;
        folder.writeLopsided(QStringLiteral("a.hitbox"), "\"category\": \"wall\"",
                             "\"category\": \"wall\", \"properties\": {\"none\": null}");
        const Run done =
            exported(folder, {QStringLiteral("a.hitbox"), QStringLiteral("--format=godot4"), QStringLiteral("--json")});
        QCOMPARE(done.err, QString());
        QCOMPARE(done.json()[QStringLiteral("files")],
                 QJsonValue(QJsonArray{QStringLiteral("./lopsided.tscn"), QStringLiteral("./duel_stage.tscn")}));
        const QJsonValue loss = done.json()[QStringLiteral("losses")][0];
        QCOMPARE(loss[QStringLiteral("severity")].toString(), QStringLiteral("warning"));
        QCOMPARE(loss[QStringLiteral("frame")].toString(), QStringLiteral("strike"));
        QCOMPARE(loss[QStringLiteral("shape")].toInt(), 6);
    }

    void refusesInvalidShapesBeforeAnythingIsWritten()
    {
        const Folder folder;
        folder.writeLopsided(QStringLiteral("bad.hitbox"), "\"points\": [[4, 4], [40, 8], [44, 40], [24, 16], [8, 44]]",
                             "\"points\": [[0, 0], [4, 4], [4, 0], [0, 4]]");
        for (const char *format : {"json", "godot3", "godot4"}) {
            const Run refused = exported(folder, {QStringLiteral("bad.hitbox"), QStringLiteral("--format"),
                                                  QString::fromLatin1(format), QStringLiteral("--out=out")});
            QCOMPARE(refused.status, 2);
            QCOMPARE(refused.out, QString());
            QCOMPARE(refused.err,
                     QStringLiteral("bad.hitbox: Edges 0 and 2 cross at (2, 2), sprite “lopsided”, frame “stand”, "
                                    "shape 1 “notched”\n"));
        }
        QCOMPARE(folder.entries(), QStringList{QStringLiteral("bad.hitbox")});
    }

    void takesOptionsOfTheFormat()
    {
        const Folder folder;
        folder.writeLopsided(QStringLiteral("a.hitbox"));
        const Run once = exported(folder, {QStringLiteral("a.hitbox"), QStringLiteral("--format=godot4"),
                                           QStringLiteral("--option"), QStringLiteral("loop=no")});
        QCOMPARE(once.status, 0);
        QVERIFY(!folder.read(QStringLiteral("lopsided.tscn")).contains("loop_mode"));
    }

    static void writeWithProfiles(const Folder &folder, const QString &name)
    {
        folder.writeLopsided(name, "\n  \"stages\"",
                             R"(
  "exports": [{"name": "game", "format": "godot4", "folder": "../game", "options": {"loop": "no"}},
              {"name": "here", "format": "csv"}, {"name": "lost", "format": "godot9"}],
  "stages")");
    }

    void writesWhatAProfileOfTheProjectSays()
    {
        const Folder folder;
        QVERIFY(QDir(folder.path()).mkpath(QStringLiteral("art")));
        writeWithProfiles(folder, QStringLiteral("art/a.hitbox"));
        const Run done = exported(folder, {QStringLiteral("art/a.hitbox"), QStringLiteral("--profile=game")});
        QCOMPARE(done.err, QString());
        QCOMPARE(done.status, 0);
        QCOMPARE(done.out, QStringLiteral("game/lopsided.tscn\ngame/duel_stage.tscn\n"));
        QVERIFY(!folder.read(QStringLiteral("game/lopsided.tscn")).contains("loop_mode"));
        const Run here = exported(folder, {QStringLiteral("art/a.hitbox"), QStringLiteral("--profile=here")});
        QCOMPARE(here.out, QStringLiteral("art/a.csv\n"));
    }

    /// A project in art/ that would write beside it and read a file from there; the program runs in art/, too.
    static Run exportedInArt(const Folder &folder, const QStringList &options)
    {
        return run(QStringList{QStringLiteral("export"), QStringLiteral("a.hitbox")} + options,
                   folder.file(QStringLiteral("art")));
    }

    static void writeReachingOut(const Folder &folder)
    {
        QVERIFY(QDir(folder.path()).mkpath(QStringLiteral("art")));
        folder.write(QStringLiteral("secret"), "{{! file=PROJECT.txt }}secret");
        folder.writeLopsided(QStringLiteral("art/a.hitbox"), "\n  \"stages\"", R"(
  "exports": [{"name": "game", "format": "csv", "folder": "../game"},
              {"name": "leak", "format": "template", "options": {"template": "../secret"}},
              {"name": "link", "format": "csv", "folder": "elsewhere"}],
  "stages")");
        QVERIFY(QFile::link(folder.path(), folder.file(QStringLiteral("art/elsewhere"))));
    }

    void aProfileLeavesTheProjectOnlyWhenAllowed_data()
    {
        QTest::addColumn<QString>("profile");
        QTest::addColumn<QString>("does");
        QTest::addColumn<QString>("written");
        QTest::newRow("writes") << "game"
                                << "it writes to “%1/game”"
                                << "game/a.csv";
        QTest::newRow("reads") << "leak"
                               << "it reads “%1/secret”"
                               << "art/a.txt";
        QTest::newRow("writes through a link") << "link"
                                               << "it writes to “%1”"
                                               << "a.csv";
    }
    void aProfileLeavesTheProjectOnlyWhenAllowed()
    {
        QFETCH(QString, profile);
        QFETCH(QString, does);
        QFETCH(QString, written);
        const Folder folder;
        writeReachingOut(folder);
        const QStringList words{QStringLiteral("--profile"), profile};
        const Run refused = exportedInArt(folder, words);
        QCOMPARE(refused.status, 2);
        QCOMPARE(refused.out, QString());
        const QString real = QFileInfo(folder.path()).canonicalFilePath();
        QVERIFY2(refused.err.contains(does.arg(real)), qPrintable(refused.err));
        QVERIFY(refused.err.contains(QStringLiteral("--allow-outside")));
        QVERIFY(!QFileInfo::exists(folder.file(written)));
        const Run allowed = exportedInArt(folder, words + QStringList{QStringLiteral("--allow-outside")});
        QCOMPARE(allowed.status, 0);
        QVERIFY(QFileInfo::exists(folder.file(written)));
    }

    void aLinkAndTwoDotsLeadNowhereElse()
    {
        const Folder folder;
        writeReachingOut(folder);
        QVERIFY(QDir(folder.path()).mkpath(QStringLiteral("far/deep")));
        folder.write(QStringLiteral("far/secret"), "{{! file=PROJECT.txt }}far secret");
        folder.write(QStringLiteral("art/secret"), "{{! file=PROJECT.txt }}near");
        QVERIFY(QFile::link(folder.file(QStringLiteral("far/deep")), folder.file(QStringLiteral("art/link"))));
        folder.writeLopsided(QStringLiteral("art/a.hitbox"), "\n  \"stages\"", R"(
  "exports": [{"name": "leak", "format": "template", "options": {"template": "link/../secret"}}],
  "stages")");
        const Run refused = exportedInArt(folder, {QStringLiteral("--profile=leak")});
        QCOMPARE(refused.status, 2);
        QVERIFY2(refused.err.contains(QStringLiteral("/far/secret”")), qPrintable(refused.err));
        const Run allowed = exportedInArt(folder, {QStringLiteral("--profile=leak"), QStringLiteral("--allow-outside"),
                                                   QStringLiteral("--depfile=a.d")});
        QCOMPARE(allowed.status, 0);
        QCOMPARE(folder.read(QStringLiteral("art/a.txt")), QByteArray("far secret"));
        QVERIFY(folder.read(QStringLiteral("art/a.d")).contains("link/../secret"));
    }

    void checkSaysWhatLeaves()
    {
        const Folder folder;
        writeReachingOut(folder);
        folder.writeImage(QStringLiteral("art/lopsided.png"));
        const Run checked =
            run({QStringLiteral("check"), QStringLiteral("a.hitbox")}, folder.file(QStringLiteral("art")));
        QCOMPARE(checked.status, 0);
        QCOMPARE(checked.out.count(QStringLiteral("[profile-outside]")), 3);
        const QString real = QFileInfo(folder.path()).canonicalFilePath();
        QVERIFY2(checked.out.contains(
                     QStringLiteral(
                         "a.hitbox: warning: The export profile “leak” leaves the project: "
                         "it reads “%1/secret”; `hitbox export` does it with --allow-outside only [profile-outside]\n")
                         .arg(real)),
                 qPrintable(checked.out));
    }

    void whatTheWordsNameIsNotAskedAbout()
    {
        const Folder folder;
        writeReachingOut(folder);
        const Run out = exportedInArt(folder, {QStringLiteral("--profile=game"), QStringLiteral("--out=../game")});
        QCOMPARE(out.status, 0);
        const Run option =
            exportedInArt(folder, {QStringLiteral("--profile=leak"), QStringLiteral("--option=template=../secret")});
        QCOMPARE(option.status, 0);
        QCOMPARE(folder.read(QStringLiteral("art/a.txt")), QByteArray("secret"));
    }

    void aProfileMayReachAllOfTheVersionControlledTree()
    {
        const Folder folder;
        writeReachingOut(folder);
        QVERIFY(QDir(folder.path()).mkpath(QStringLiteral(".git")));
        QCOMPARE(exportedInArt(folder, {QStringLiteral("--profile=game")}).status, 0);
        // A tree of its own ends where it does.
        folder.write(QStringLiteral("art/.git"), "gitdir: elsewhere");
        QCOMPARE(exportedInArt(folder, {QStringLiteral("--profile=game")}).status, 2);
    }

    void aProfileNeverReachesWhatVersionControlKeeps_data()
    {
        QTest::addColumn<QString>("profile");
        QTest::newRow("writes") << R"({"name": "p", "format": "template", "folder": "../.git",
                                       "options": {"template": "t.mustache"}})";
        QTest::newRow("writes in other case") << R"({"name": "p", "format": "csv", "folder": "../.GIT/hooks"})";
        QTest::newRow("writes in one that is not there yet") << R"({"name": "p", "format": "csv", "folder": "x/.hg"})";
        QTest::newRow("writes through a link") << R"({"name": "p", "format": "csv", "folder": "link"})";
        QTest::newRow("reads") << R"({"name": "p", "format": "template", "options": {"template": "../.git/config"}})";
    }
    void aProfileNeverReachesWhatVersionControlKeeps()
    {
        QFETCH(QString, profile);
        const Folder folder;
        QVERIFY(QDir(folder.path()).mkpath(QStringLiteral("art")) &&
                QDir(folder.path()).mkpath(QStringLiteral(".git")));
        folder.write(QStringLiteral(".git/config"), "before");
        folder.write(QStringLiteral("art/t.mustache"), "{{! file=config }}after");
        folder.writeLopsided(QStringLiteral("art/a.hitbox"), "\n  \"stages\"",
                             "\n  \"exports\": [" + profile.toUtf8() + "],\n  \"stages\"");
        QVERIFY(QFile::link(folder.file(QStringLiteral(".git")), folder.file(QStringLiteral("art/link"))));
        const Run refused = exportedInArt(folder, {QStringLiteral("--profile=p")});
        QCOMPARE(refused.status, 2);
        QVERIFY2(refused.err.contains(QStringLiteral("--allow-outside")), qPrintable(refused.err));
        QCOMPARE(folder.read(QStringLiteral(".git/config")), QByteArray("before"));
        QVERIFY(!QFileInfo::exists(folder.file(QStringLiteral("art/x"))));
    }

    void followsNoLinkToWhatVersionControlKeeps()
    {
        const Folder folder;
        folder.writeLopsided(QStringLiteral("a.hitbox"));
        QVERIFY(QDir(folder.path()).mkpath(QStringLiteral(".git")));
        folder.write(QStringLiteral(".git/config"), "before");
        QVERIFY(QFile::link(folder.file(QStringLiteral(".git/config")), folder.file(QStringLiteral("a.csv"))));
        const Run refused = exported(folder, {QStringLiteral("a.hitbox"), QStringLiteral("--format=csv")});
        QCOMPARE(refused.status, 2);
        QVERIFY2(refused.err.contains(QStringLiteral("/.git/config” here, which version control keeps for itself")),
                 qPrintable(refused.err));
        QCOMPARE(folder.read(QStringLiteral(".git/config")), QByteArray("before"));
    }

    void followsNoLinkOutOfTheFolder()
    {
        const Folder folder;
        folder.writeLopsided(QStringLiteral("a.hitbox"));
        folder.write(QStringLiteral("victim"), "before");
        QVERIFY(QDir(folder.path()).mkpath(QStringLiteral("out")));
        QVERIFY(QFile::link(folder.file(QStringLiteral("victim")), folder.file(QStringLiteral("out/a.csv"))));
        const Run refused = exported(folder, {QStringLiteral("a.hitbox"), QStringLiteral("--format=csv"),
                                              QStringLiteral("--out=out"), QStringLiteral("--allow-outside")});
        QCOMPARE(refused.status, 2);
        QVERIFY2(refused.err.startsWith(QStringLiteral("out/a.csv: a link leads out of the folder")),
                 qPrintable(refused.err));
        QCOMPARE(folder.read(QStringLiteral("victim")), QByteArray("before"));
    }

    void takesTheWordsInPlaceOfTheProfile()
    {
        const Folder folder;
        writeWithProfiles(folder, QStringLiteral("a.hitbox"));
        const Run done = exported(folder, {QStringLiteral("a.hitbox"), QStringLiteral("--profile=game"),
                                           QStringLiteral("--option=loop=yes"), QStringLiteral("--out=other")});
        QCOMPARE(done.out, QStringLiteral("other/lopsided.tscn\nother/duel_stage.tscn\n"));
        QVERIFY(folder.read(QStringLiteral("other/lopsided.tscn")).contains("loop_mode"));
    }

    void refusesProfilesThatItCannotFollow_data()
    {
        QTest::addColumn<QStringList>("options");
        QTest::addColumn<QString>("complaint");
        QTest::newRow("unknown") << QStringList{QStringLiteral("--profile=games")}
                                 << QStringLiteral(
                                        "a.hitbox: there is no export profile “games”; it has: game, here, lost\n");
        QTest::newRow("of an unknown format")
            << QStringList{QStringLiteral("--profile=lost")}
            << QStringLiteral("a.hitbox: there is no format “godot9”; there are: json, godot4, godot3, tiled, phaser, "
                              "rube, libgdx, love, solar2d, defold, unity, gdevelop, mugen, cocos2dx, c-header, csv, "
                              "svg, template, export profile “lost”\n");
        const QString eitherOr = QStringLiteral("hitbox: an export takes either --format ID or --profile NAME\n");
        QTest::newRow("beside a format") << QStringList{QStringLiteral("--profile=game"),
                                                        QStringLiteral("--format=json")}
                                         << eitherOr;
        QTest::newRow("neither") << QStringList() << eitherOr;
    }
    void refusesProfilesThatItCannotFollow()
    {
        QFETCH(QStringList, options);
        const Folder folder;
        writeWithProfiles(folder, QStringLiteral("a.hitbox"));
        const Run refused = exported(folder, QStringList{QStringLiteral("a.hitbox")} + options);
        QCOMPARE(refused.status, 2);
        QCOMPARE(refused.out, QString());
        QTEST(refused.err, "complaint");
        QCOMPARE(folder.entries().size(), 1);
    }

    void refusesWhatItDoesNotKnow_data()
    {
        QTest::addColumn<QStringList>("options");
        QTest::addColumn<QString>("complaint");
        QTest::newRow("format")
            << QStringList{QStringLiteral("--format=godot5")}
            << QStringLiteral("hitbox: there is no format “godot5”; there are: json, godot4, godot3, tiled, phaser, "
                              "rube, libgdx, love, solar2d, defold, unity, gdevelop, mugen, cocos2dx, c-header, csv, "
                              "svg, template\n");
        QTest::newRow("option without a value")
            << QStringList{QStringLiteral("--format=godot4"), QStringLiteral("--option=loop")}
            << QStringLiteral("hitbox: --option takes key=value, not “loop”\n");
        QTest::newRow("option given twice")
            << QStringList{QStringLiteral("--format=godot4"), QStringLiteral("--option=loop=no"),
                           QStringLiteral("--option=loop=yes")}
            << QStringLiteral("hitbox: the option “loop” of the format was given twice\n");
        QTest::newRow("option") << QStringList{QStringLiteral("--format=godot4"), QStringLiteral("--option=loops=no")}
                                << QStringLiteral("a.hitbox: the format godot4 has no option “loops”; it has: loop, "
                                                  "tween, pictures, reset, pack, pack-extrude, pack-side\n");
        QTest::newRow("value") << QStringList{QStringLiteral("--format=godot4"), QStringLiteral("--option=loop=2")}
                               << QStringLiteral("a.hitbox: the option “loop” cannot be “2”; it can be: yes, no\n");
    }
    void refusesWhatItDoesNotKnow()
    {
        QFETCH(QStringList, options);
        QFETCH(QString, complaint);
        const Folder folder;
        folder.writeLopsided(QStringLiteral("a.hitbox"));
        const Run refused = exported(folder, QStringList{QStringLiteral("a.hitbox")} + options);
        QCOMPARE(refused.status, 2);
        QCOMPARE(refused.out, QString());
        QCOMPARE(refused.err, complaint);
        QCOMPARE(folder.entries().size(), 1);
    }

    void tellsHowManyMoreLossesOfAKindThereAre()
    {
        const Folder folder;
        QByteArray points;
        for (int i = 0; i < 300; ++i)
            points += QByteArray(i > 0 ? ", " : "") + R"({"name": "p", "at": [1, 2], "angle": 0})";
        folder.write(QStringLiteral("a.hitbox"),
                     R"({"format": "hitbox-project", "version": 1, "categories": [], "sprites": [{"name": "s", )"
                     R"("image": "s.png", "frames": [{"name": "f", "rect": [0, 0, 8, 8], "size": [8, 8], )"
                     R"("offset": [0, 0], "pivot": [4, 4], "duration": 100, "shapes": [], "points": [)" +
                         points + "]}]}]}");
        const QStringList asked{QStringLiteral("a.hitbox"), QStringLiteral("--format=godot4")};
        const Run done = exported(folder, asked);
        QCOMPARE(done.status, 0);
        const QStringList told = done.err.split('\n').filter(QStringLiteral("The node is named"));
        QCOMPARE(told.size(), 10);
        QVERIFY2(done.err.contains("info: and 289 more of this kind; --json lists all\n"), qPrintable(done.err));
        const QJsonArray losses = exported(folder, asked + QStringList{"--json"}).json()["losses"].toArray();
        QVERIFY(losses.size() >= 299);
    }

    void replacesNoSheetOfAnotherProgram()
    {
        const Folder folder;
        folder.writeImage(QStringLiteral("lopsided.png"));
        folder.writeImage(QStringLiteral("lopsided.png"));
        folder.writeLopsided(QStringLiteral("a.hitbox"));
        const QByteArray sheet =
            R"({"frames": {"a": {"frame": {"x": 0, "y": 0, "w": 8, "h": 8}}}, "meta": {"app": "aseprite"}})";
        for (const char *format : {"json", "phaser", "unity", "libgdx"}) {
            for (const char *cache : {"", "--cache=kept"}) {
                folder.write(QStringLiteral("a.json"), sheet);
                QStringList words{QStringLiteral("a.hitbox"), QStringLiteral("--format"), QString::fromLatin1(format)};
                if (*cache)
                    words.append(QString::fromLatin1(cache));
                const Run refused = exported(folder, words);
                QCOMPARE(refused.status, 2);
                QCOMPARE(refused.out, QString());
                QVERIFY2(refused.err.contains(
                             QStringLiteral("./a.json: not written: the file there is of another kind (Aseprite JSON), "
                                            "and the export would replace it; choose another folder, or move that "
                                            "file away\n")),
                         qPrintable(refused.err));
                QCOMPARE(folder.read(QStringLiteral("a.json")), sheet);
                QVERIFY(!folder.entries().contains(QStringLiteral("duel_stage.json")));
            }
        }
    }

    void replacesItsOwnFilesAsOftenAsTheProjectChanges_data()
    {
        QTest::addColumn<QString>("format");
        for (const char *format : {"json", "godot4", "tiled", "phaser", "rube", "libgdx", "love", "defold", "unity",
                                   "gdevelop", "mugen", "cocos2dx", "c-header", "csv", "svg"})
            QTest::newRow(format) << QString::fromLatin1(format);
    }
    void replacesItsOwnFilesAsOftenAsTheProjectChanges()
    {
        QFETCH(QString, format);
        const Folder folder;
        folder.writeImage(QStringLiteral("lopsided.png"));
        const QStringList words{QStringLiteral("a.hitbox"), QStringLiteral("--format"), format,
                                QStringLiteral("--out=out")};
        folder.writeLopsided(QStringLiteral("a.hitbox"));
        QVERIFY2(exported(folder, words).status != 2, "first");
        for (const char *after : {"[[4, 4], [40, 8], [44, 44]]", "[[4, 4], [40, 8], [44, 45]]"}) {
            folder.writeLopsided(QStringLiteral("a.hitbox"), "[[4, 4], [40, 8], [44, 40], [24, 16], [8, 44]]", after);
            const Run again = exported(folder, words);
            QVERIFY2(again.status != 2, qPrintable(again.err));
        }
    }

    void keepsTheOldFileWhenTheNewOneCannotBeWritten()
    {
        const Folder folder;
        folder.writeLopsided(QStringLiteral("a.hitbox"));
        folder.write(QStringLiteral("file"), "old");
        for (const char *out : {"file", "file/below", "/proc/nowhere"}) {
            const Run failed = exported(folder, {QStringLiteral("a.hitbox"), QStringLiteral("--format=json"),
                                                 QStringLiteral("--out"), QString::fromLatin1(out)});
            QCOMPARE(failed.status, 2);
            QCOMPARE(failed.out, QString());
            QVERIFY2(failed.err.startsWith(QString::fromLatin1(out)), qPrintable(failed.err));
        }
        QCOMPARE(folder.read(QStringLiteral("file")), QByteArray("old"));
        QCOMPARE(folder.entries().size(), 2);
    }
};

HITBOX_CORE_TEST(ExportCommandTest)
#include "export_command_test.moc"
