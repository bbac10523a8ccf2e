#include "cli/program.h"
#include "test_class.h"

#include <QDir>
#include <QImage>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QPainter>
#include <QRegularExpression>
#include <QTest>

#include <algorithm>

using namespace hitbox::cli_test;

namespace {

/// Four cells of 16 by 16 pixels, each with something in its middle.
void writeSheet(const Folder &folder, const QString &name, const QColor &colour = Qt::red)
{
    QImage image(64, 16, QImage::Format_ARGB32);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    for (int i = 0; i < 4; ++i)
        painter.fillRect(i * 16 + 4, 4, 8, 8, colour);
    painter.end();
    QVERIFY(image.save(folder.file(name)));
}

QByteArray frame(const char *name, int x)
{
    return QByteArray("\"") + name + "\": {\"frame\": {\"x\": " + QByteArray::number(x) +
           ", \"y\": 0, \"w\": 16, \"h\": 16}, \"duration\": 50}";
}

QByteArray sheetOf(const QByteArray &frames, const QByteArray &slices = {})
{
    return "{\"frames\": {" + frames + "}, \"meta\": {\"app\": \"aseprite\", \"image\": \"ship.png\", \"slices\": [" +
           slices + "]}}";
}

/// A box on the first frame alone.
QByteArray slice(const QByteArray &name)
{
    return "{\"name\": \"" + name +
           "\", \"keys\": [{\"frame\": 0, \"bounds\": {\"x\": 4, \"y\": 4, \"w\": 8, \"h\": 8}},"
           "{\"frame\": 1, \"bounds\": {\"x\": 0, \"y\": 0, \"w\": 0, \"h\": 0}}]}";
}

/// walk/walk-N.png, with another picture in each.
void writeWalk(const Folder &folder, const QList<int> &numbers)
{
    QDir(folder.path()).mkpath(QStringLiteral("walk"));
    for (const int number : numbers) {
        QImage image(16, 16, QImage::Format_ARGB32);
        image.fill(Qt::transparent);
        QPainter painter(&image);
        painter.fillRect(2 + number % 4, 3, 8, 9, QColor(200, 20 * number, 0));
        painter.end();
        QVERIFY(image.save(folder.file(QStringLiteral("walk/walk-%1.png").arg(number))));
    }
}

/// v.png, cells of 16 pixels with a picture of each number, what tools say of it, and the cells as images in w.
void writePictures(const Folder &folder, const QList<int> &numbers)
{
    const auto count = static_cast<int>(numbers.size());
    QImage image(16 * count, 16, QImage::Format_ARGB32);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    QByteArray frames;
    QByteArray packed;
    QByteArray atlas = "v.png\nsize: " + QByteArray::number(16 * count) + ",16\nformat: RGBA8888\n";
    for (int i = 0; i < count; ++i) {
        painter.fillRect(16 * i + 2, 3, 2 + 2 * numbers.at(i), 9, QColor(200, 40 * numbers.at(i), 0));
        const QByteArray number = QByteArray::number(i);
        const QByteArray left = QByteArray::number(16 * i);
        frames += (i == 0 ? "" : ",") + frame(("hero " + number).constData(), 16 * i);
        packed += (i == 0 ? "" : ",") + QByteArray("\"hero_0") + number + ".png\": {\"frame\": {\"x\": " + left +
                  ", \"y\": 0, \"w\": 16, \"h\": 16}}";
        atlas += "run\n  xy: " + left + ", 0\n  size: 16, 16\n  index: " + number + "\n";
    }
    painter.end();
    QVERIFY(image.save(folder.file(QStringLiteral("v.png"))));
    QVERIFY(QDir(folder.path()).mkpath(QStringLiteral("w")));
    for (int i = 0; i < count; ++i)
        QVERIFY(image.copy(16 * i, 0, 16, 16).save(folder.file(QStringLiteral("w/a-%1.png").arg(i))));
    folder.write(QStringLiteral("v.json"), sheetOf(frames).replace("ship.png", "v.png"));
    folder.write(QStringLiteral("packed.json"),
                 "{\"frames\": {" + packed + "}, \"meta\": {\"app\": \"texturepacker\", \"image\": \"v.png\"}}");
    folder.write(QStringLiteral("v.atlas"), atlas);
    folder.write(QStringLiteral("v.tsx"), "<tileset name=\"v\" tilewidth=\"16\" tileheight=\"16\" tilecount=\"" +
                                              QByteArray::number(count) + "\" columns=\"" + QByteArray::number(count) +
                                              "\"><image source=\"v.png\"/></tileset>");
}

/// Of the lines of a project that have the key.
QStringList valuesOf(const QByteArray &project, const char *key)
{
    QStringList values;
    const QRegularExpression line(QStringLiteral("\"%1\": \"([^\"]*)\"").arg(QLatin1String(key)));
    for (auto match = line.globalMatch(QString::fromUtf8(project)); match.hasNext();)
        values.append(match.next().captured(1));
    return values;
}

} // namespace

class ImportCommandTest : public QObject
{
    Q_OBJECT

    static Run import(const Folder &folder, const char *line)
    {
        return run(QStringList{QStringLiteral("import")} + QString::fromLatin1(line).split(u' '), folder.path());
    }

private slots:
    void makesAProjectOfASheet()
    {
        const Folder folder;
        writeSheet(folder, QStringLiteral("ship.png"));
        folder.write(QStringLiteral("ship.json"), sheetOf(frame("a", 0) + "," + frame("b", 16), slice("hurt")));
        const Run done = import(folder, "ship.json --out ship.hitbox");
        QCOMPARE(done.err, QString());
        QCOMPARE(done.out, QStringLiteral("ship.json: Aseprite JSON: added ship\n"));
        QCOMPARE(done.status, 0);
        const QByteArray project = folder.read(QStringLiteral("ship.hitbox"));
        QVERIFY2(project.contains(R"("image": "ship.png")"), project.constData());
        QVERIFY(project.contains(R"("duration": 50)"));
        QVERIFY(project.contains(R"("type": "box", "rect": [4, 4, 8, 8])"));
    }

    void saysWhatAFolderIsTakenBy()
    {
        const Folder folder;
        writeWalk(folder, {0, 1});
        const Run refused = import(folder, "walk --out walk.hitbox");
        QCOMPARE(refused.status, 2);
        QVERIFY2(refused.err.contains(QStringLiteral("--animation NAME")), qPrintable(refused.err));
        QCOMPARE(folder.entries(), QStringList({QStringLiteral("walk")}));
    }

    void tellsOnceThatAnImageIsNotThere()
    {
        const Folder folder;
        folder.write(QStringLiteral("ship.json"), sheetOf(frame("a", 0)));
        const Run done = import(folder, "ship.json --out ship.hitbox");
        QCOMPARE(done.status, 1);
        QCOMPARE(done.err.count(u'\n'), 1);
        QVERIFY2(done.err.contains(QStringLiteral("there is no such image file")), qPrintable(done.err));
        const Run inJson = import(folder, "ship.json --out other.hitbox --json");
        QCOMPARE(inJson.json()[QStringLiteral("findings")][0][QStringLiteral("rule")].toString(),
                 QStringLiteral("missing-image"));
    }

    void findsTheImageOfAnExportThatWentElsewhere()
    {
        const Folder folder;
        folder.writeLopsided(QStringLiteral("ship.hitbox"));
        folder.writeImage(QStringLiteral("lopsided.png"));
        const Run exported = run({"export", "ship.hitbox", "--format", "json", "--out", "game"}, folder.path());
        QVERIFY2(exported.status == 0, qPrintable(exported.err));
        const Run imported = run({"import", "game/ship.json", "--out", "new.hitbox"}, folder.path());
        QVERIFY2(imported.status == 0, qPrintable(imported.err));
        QVERIFY(folder.read(QStringLiteral("new.hitbox")).contains("\"image\": \"lopsided.png\""));
    }

    void keepsShapesWhenTheSheetIsImportedAgain()
    {
        const Folder folder;
        writeSheet(folder, QStringLiteral("ship.png"));
        folder.write(QStringLiteral("ship.json"), sheetOf(frame("a", 0) + "," + frame("b", 16), slice("hurt")));
        QCOMPARE(import(folder, "ship.json --out ship.hitbox").status, 0);
        writeSheet(folder, QStringLiteral("ship.png"), Qt::blue); // pictures that nobody knows, so that names count
        folder.write(QStringLiteral("ship.json"), sheetOf(frame("c", 0) + "," + frame("a", 32)));
        const Run again = import(folder, "ship.json --out ship.hitbox --json");
        QCOMPARE(again.status, 0);
        const QJsonObject report = again.json()[QStringLiteral("imports")][0].toObject();
        QCOMPARE(report[QStringLiteral("importer")].toString(), QStringLiteral("aseprite"));
        QCOMPARE(report[QStringLiteral("updated")].toArray().size(), 1);
        const QJsonArray notes = report[QStringLiteral("notes")].toArray();
        QCOMPARE(notes.size(), 2);
        QVERIFY(notes[0][QStringLiteral("what")].toString().contains(QStringLiteral("other pictures")));
        QCOMPARE(notes[1][QStringLiteral("place")].toString(), QStringLiteral("sprite “ship”, frame “b”"));
        const QByteArray project = folder.read(QStringLiteral("ship.hitbox"));
        QVERIFY2(project.contains("\"name\": \"a\",\n          \"rect\": [32, 0, 16, 16]"), project.constData());
        QVERIFY(project.contains(R"("rect": [4, 4, 8, 8])"));
        QVERIFY(!project.contains(R"("name": "b")"));
    }

    void sayingTheSameAgainChangesNothing()
    {
        const Folder folder;
        writeSheet(folder, QStringLiteral("ship.png"));
        folder.write(QStringLiteral("ship.json"), sheetOf(frame("a", 0) + "," + frame("b", 16), slice("hurt")));
        QCOMPARE(import(folder, "ship.json --out ship.hitbox").status, 0);
        const QByteArray formatted = folder.read(QStringLiteral("ship.hitbox")) + "\n\n";
        folder.write(QStringLiteral("ship.hitbox"), formatted);
        const Run again = import(folder, "ship.json --out ship.hitbox");
        QCOMPARE(again.out, QStringLiteral("ship.json: Aseprite JSON: nothing changed\n"));
        QCOMPARE(again.err, QString());
        QCOMPARE(folder.read(QStringLiteral("ship.hitbox")), formatted);
    }

    void lossesAreToldOnceAndOnlyWhereShapesComeIn()
    {
        const Folder folder;
        folder.writeLopsided(QStringLiteral("ship.hitbox"));
        folder.writeImage(QStringLiteral("lopsided.png"));
        const Run exported = run({"export", "ship.hitbox", "--format", "phaser", "--out", "."}, folder.path());
        QVERIFY2(exported.status == 0, qPrintable(exported.err));
        const Run own = import(folder, "ship.json --out ship.hitbox");
        QCOMPARE(own.out,
                 QStringLiteral(
                     "ship.json: PhysicsEditor for Phaser: nothing changed; --json repeats 1 remark about the file\n"));
        const QByteArray before = folder.read(QStringLiteral("ship.hitbox"));
        const Run ownAgain = import(folder, "ship.json --out ship.hitbox");
        QVERIFY2(ownAgain.out.startsWith(QStringLiteral("ship.json: PhysicsEditor for Phaser: nothing changed")),
                 qPrintable(ownAgain.out));
        QCOMPARE(ownAgain.err, QString());
        QCOMPARE(folder.read(QStringLiteral("ship.hitbox")), before);

        const Run first = import(folder, "ship.json --out new.hitbox");
        QVERIFY(first.err.contains(QStringLiteral("the file has no frame sizes")));
        const Run again = import(folder, "ship.json --out new.hitbox");
        QVERIFY2(!again.err.contains(QStringLiteral("the file has no frame sizes")), qPrintable(again.err));
        QVERIFY2(again.out.endsWith(QStringLiteral(": nothing changed; --json repeats 2 remarks about the file\n")),
                 qPrintable(again.out));
        const Run listed = import(folder, "ship.json --out new.hitbox --json");
        QCOMPARE(listed.json()[QStringLiteral("imports")][0][QStringLiteral("notes")].toArray().size(), 2);
    }

    void cutsImagesIntoCells()
    {
        const Folder folder;
        writeSheet(folder, QStringLiteral("ship.png"));
        QCOMPARE(import(folder, "ship.png --out whole.hitbox").status, 0);
        QCOMPARE(folder.read(QStringLiteral("whole.hitbox")).count("\"rect\""), 1);
        for (const char *grid : {"auto", "4x1"}) {
            const Folder cut;
            writeSheet(cut, QStringLiteral("ship.png"));
            const QByteArray line = QByteArray("ship.png --out ship.hitbox --grid ") + grid;
            QCOMPARE(import(cut, line.constData()).status, 0);
            const QByteArray project = cut.read(QStringLiteral("ship.hitbox"));
            QCOMPARE(project.count("\"rect\""), 4);
            QVERIFY(project.contains(R"("rect": [48, 0, 16, 16])"));
        }
    }

    void cutsBetweenBorders()
    {
        QImage sheet(3 + 3 * 17, 18, QImage::Format_ARGB32);
        sheet.fill(Qt::transparent);
        sheet.setPixelColor(5, 5, Qt::red);
        sheet.setPixelColor(40, 5, Qt::red);
        for (const char *options : {"--cell 16 --margin 1 --spacing 1", "--cell 16x16 --margin 1x1 --spacing 1x9",
                                    "--cell 16 --offset 1 --spacing 1x0", "--grid 3x1 --margin 1 --spacing 1"}) {
            const Folder folder;
            QVERIFY(sheet.save(folder.path() + QStringLiteral("/ship.png")));
            const QByteArray line = QByteArray("ship.png --out ship.hitbox ") + options;
            const Run done = import(folder, line.constData());
            QVERIFY2(done.status == 0, qPrintable(done.err));
            const QByteArray project = folder.read(QStringLiteral("ship.hitbox"));
            QCOMPARE(project.count("\"rect\""), 3);
            QVERIFY2(project.contains(R"("rect": [35, 1, 16, 16])"), line.constData());
            const QByteArray other = QByteArray("ship.png --out b.hitbox --skip-empty ") + options;
            QCOMPARE(import(folder, other.constData()).status, 0);
            QCOMPARE(folder.read(QStringLiteral("b.hitbox")).count("\"rect\""), 2);
        }
    }

    void leavesEmptyCellsOutWhereItGuesses()
    {
        const Folder folder;
        QImage sheet(64, 16, QImage::Format_ARGB32);
        sheet.fill(Qt::transparent);
        QPainter painter(&sheet);
        for (const int x : {0, 16, 32})
            painter.fillRect(x + 2, 2, 12, 12, Qt::red);
        painter.end();
        QVERIFY(sheet.save(folder.path() + QStringLiteral("/ship.png")));
        QCOMPARE(import(folder, "ship.png --out a.hitbox --grid auto").status, 0);
        QCOMPARE(folder.read(QStringLiteral("a.hitbox")).count("\"rect\""), 3);
        QCOMPARE(import(folder, "ship.png --out b.hitbox --grid 4x1").status, 0);
        QCOMPARE(folder.read(QStringLiteral("b.hitbox")).count("\"rect\""), 4);
    }

    void writesNothingWhenOneFileCannotBeRead_data()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("why");
        QTest::newRow("missing") << "none.json" << QByteArray() << "none.json: cannot open the file";
        QTest::newRow("truncated") << "bad.json" << QByteArray("{\"frames\": {") << "bad.json: ";
        QTest::newRow("foreign") << "bad.json" << QByteArray("{\"frames\": 1000000000}") << "bad.json: neither";
        QTest::newRow("empty") << "bad.atlas" << QByteArray("\n") << "bad.atlas: there is no page";
        QTest::newRow("address") << "bad.atlas" << QByteArray("ftp://b/a.png\nsize:1,1\n")
                                 << "bad.atlas: found “ftp://b/a.png”";
    }

    void writesNothingWhenOneFileCannotBeRead()
    {
        QFETCH(QString, file);
        QFETCH(QByteArray, bytes);
        QFETCH(QString, why);
        const Folder folder;
        writeSheet(folder, QStringLiteral("ship.png"));
        if (!bytes.isEmpty())
            folder.write(file, bytes);
        const Run done = import(folder, qPrintable(QStringLiteral("ship.png %1 --out ship.hitbox").arg(file)));
        QCOMPARE(done.status, 2);
        QCOMPARE(done.out, QString());
        QVERIFY2(done.err.startsWith(why), qPrintable(done.err));
        QVERIFY(!folder.entries().contains(QStringLiteral("ship.hitbox")));
    }

    void makesASheetForFramesThatWerePackedTurned()
    {
        const Folder folder;
        writeSheet(folder, QStringLiteral("ship.png"));
        const QByteArray turned = frame("b", 16).replace("\"duration\"", "\"rotated\": true, \"duration\"");
        folder.write(QStringLiteral("ship.json"), sheetOf(frame("a", 0) + "," + turned));
        const Run done = import(folder, "ship.json --out ship.hitbox");
        QCOMPARE(done.status, 0);
        QVERIFY2(done.err.contains(QStringLiteral("stand upright in “ship_upright.png”")), qPrintable(done.err));
        QVERIFY(folder.entries().contains(QStringLiteral("ship_upright.png")));
        QVERIFY(folder.read(QStringLiteral("ship.hitbox")).contains("\"image\": \"ship_upright.png\""));
        QCOMPARE(run({QStringLiteral("check"), QStringLiteral("ship.hitbox")}, folder.path()).status, 0);
    }

    void makesTheFolderOfTheProject()
    {
        const Folder folder;
        writeSheet(folder, QStringLiteral("ship.png"));
        QCOMPARE(import(folder, "nothing.png --out new/deep/ship.hitbox").status, 2);
        QVERIFY(!folder.entries().contains(QStringLiteral("new")));
        const Run done = import(folder, "ship.png --out new/deep/ship.hitbox");
        QVERIFY2(done.status == 0, qPrintable(done.err));
        QVERIFY(folder.read(QStringLiteral("new/deep/ship.hitbox")).contains("\"image\": \"../../ship.png\""));
        const Run inTheWay = import(folder, "ship.png --out ship.png/deep/ship.hitbox");
        QCOMPARE(inTheWay.status, 2);
        QCOMPARE(inTheWay.err, QString::fromUtf8("ship.png/deep/ship.hitbox: “ship.png” is a file, and a folder of "
                                                 "this name is needed: give another name\n"));
    }

    void namesTheFileThatDiffersInCaseAlone()
    {
        const Folder folder;
        writeSheet(folder, QStringLiteral("SHIP.png"));
        if (QFile::exists(folder.file(QStringLiteral("ship.png"))))
            QSKIP("the disk does not tell them apart");
        folder.write(QStringLiteral("ship.json"), sheetOf(frame("a", 0)));
        const QString told = QString::fromUtf8("“SHIP.png” differs in upper and lower case alone");
        const Run named = import(folder, "ship.json --out ship.hitbox");
        QVERIFY2(named.err.contains(told), qPrintable(named.err));
        const Run given = import(folder, "ship.png --out ship.hitbox");
        QCOMPARE(given.status, 2);
        QVERIFY2(given.err.contains(told), qPrintable(given.err));
    }

    void tellsOfAnImageThatIsTakenFromBesideTheFile()
    {
        const Folder folder;
        writeSheet(folder, QStringLiteral("ship.png"));
        folder.write(QStringLiteral("ship.json"), sheetOf(frame("a", 0)).replace("ship.png", "/home/me/art/ship.png"));
        const Run done = import(folder, "ship.json --out ship.hitbox");
        QVERIFY2(done.err.contains(QString::fromUtf8(
                     "there is no image “/home/me/art/ship.png”; “ship.png” beside the file is taken for it")),
                 qPrintable(done.err));
        folder.write(QStringLiteral("ship.json"), sheetOf(frame("a", 0)));
        QVERIFY(import(folder, "ship.json --out other.hitbox").err.isEmpty());
    }

    void imagesOfOneNameBecomeSprites()
    {
        const Folder folder;
        QVERIFY(QDir(folder.path()).mkpath(QStringLiteral("hero")) &&
                QDir(folder.path()).mkpath(QStringLiteral("enemy")));
        writeSheet(folder, QStringLiteral("hero/idle.png"));
        writeSheet(folder, QStringLiteral("enemy/idle.png"), Qt::blue);
        const Run done = import(folder, "hero/idle.png enemy/idle.png --out p.hitbox");
        QCOMPARE(done.out, QStringLiteral("hero/idle.png: Image: added idle\nenemy/idle.png: Image: added idle 2\n"));
        const QByteArray once = folder.read(QStringLiteral("p.hitbox"));
        QCOMPARE(import(folder, "hero/idle.png enemy/idle.png --out p.hitbox").status, 0);
        QCOMPARE(folder.read(QStringLiteral("p.hitbox")), once);
    }

    void leavesAnUnreadableProjectAlone()
    {
        const Folder folder;
        writeSheet(folder, QStringLiteral("ship.png"));
        folder.write(QStringLiteral("ship.hitbox"), "{");
        const Run done = import(folder, "ship.png --out ship.hitbox");
        QCOMPARE(done.status, 2);
        QVERIFY(done.err.startsWith(QStringLiteral("ship.hitbox: ")));
        QCOMPARE(folder.read(QStringLiteral("ship.hitbox")), QByteArray("{"));
    }

    void refusesOptionsThatAreNone()
    {
        const Folder folder;
        writeSheet(folder, QStringLiteral("ship.png"));
        for (const char *grid : {"0x1", "4", "257x1", "axb"}) {
            const QByteArray line = QByteArray("ship.png --out ship.hitbox --grid ") + grid;
            const Run done = import(folder, line.constData());
            QCOMPARE(done.status, 2);
            QVERIFY2(done.err.startsWith(QStringLiteral("hitbox: --grid is “")), qPrintable(done.err));
        }
        for (const char *options : {"--cell 0", "--cell 32x", "--cell 99999", "--cell -1", "--grid 4x1 --margin 2.5",
                                    "--margin 1", "--skip-empty", "--grid auto --spacing 1", "--cell 8 --grid 2x1",
                                    "--cell 17", "--grid 2x1 --margin 16384", "--cell 1 --offset 64"}) {
            const QByteArray line = QByteArray("ship.png --out ship.hitbox ") + options;
            const Run done = import(folder, line.constData());
            QVERIFY2(done.status == 2 && !done.err.isEmpty(), options);
            QVERIFY(!folder.entries().contains(QStringLiteral("ship.hitbox")));
        }
        for (const char *scale : {"0", "-1", "1e7", "nan"}) {
            const QByteArray line = QByteArray("ship.png --out ship.hitbox --pixels-per-metre ") + scale;
            QCOMPARE(import(folder, line.constData()).status, 2);
        }
        QVERIFY(import(folder, "ship.png --out a.hitbox --grid 4x17").err.contains(QStringLiteral("fewer pixels")));
    }

    void refusesOptionsThatSayNothingOfTheFiles()
    {
        const Folder folder;
        writeSheet(folder, QStringLiteral("ship.png"));
        folder.write(QStringLiteral("ship.json"), sheetOf(frame("a", 0)));
        const std::pair<const char *, const char *> wrong[] = {
            {"--grid 4x1", "hitbox: --grid cuts images, and none of the files is one\n"},
            {"--cell 8", "hitbox: --cell cuts images, and none of the files is one\n"},
            {"--pixels-per-metre 8",
             "hitbox: --pixels-per-metre is for files in metres, and none of the files is one\n"}};
        for (const auto &[options, complaint] : wrong) {
            const QByteArray line = QByteArray("ship.json --out a.hitbox ") + options;
            const Run refused = import(folder, line.constData());
            QCOMPARE(refused.status, 2);
            QCOMPARE(refused.out, QString());
            QCOMPARE(refused.err, QString::fromLatin1(complaint));
            QVERIFY(!folder.entries().contains(QStringLiteral("a.hitbox")));
        }
        writeSheet(folder, QStringLiteral("boat.png"));
        const Run done = import(folder, "ship.json boat.png --out a.hitbox --grid 4x1"); // of one of them it does
        QVERIFY2(done.status != 2, qPrintable(done.err));
    }

    // --- Numbered images as one animation

    void imagesBecomeOneAnimation()
    {
        const Folder folder;
        writeWalk(folder, {0, 2, 10});
        const Run done = run({"import", "walk", "--animation", "hero walks", "--out", "hero.hitbox"}, folder.path());
        QCOMPARE(done.status, 0);
        QCOMPARE(done.out, QStringLiteral("walk: Image: added hero walks\n"));
        QVERIFY2(done.err.contains(QStringLiteral("no image has the number 1, 3, 4, 5, 6, 7, 8, 9")),
                 qPrintable(done.err));
        QCOMPARE(valuesOf(folder.read("hero.hitbox"), "image"),
                 (QStringList{"walk/walk-0.png", "walk/walk-2.png", "walk/walk-10.png"}));
    }

    void foldersInTheFolderAreItsTags()
    {
        const Folder folder;
        writeWalk(folder, {0, 1});
        QVERIFY(QDir(folder.path()).mkpath("hero/idle"));
        QVERIFY(QDir(folder.path()).rename("walk", "hero/walk"));
        QVERIFY(QFile::copy(folder.file("hero/walk/walk-0.png"), folder.file("hero/idle/0.png")));
        const QStringList import{"import", "hero", "--animation", "hero", "--out", "hero.hitbox"};
        QCOMPARE(run(import, folder.path()).out, QStringLiteral("hero: Image: added hero\n"));
        const auto tagsNow = [&] {
            const QJsonObject project = QJsonDocument::fromJson(folder.read("hero.hitbox")).object();
            QStringList tags;
            for (const QJsonValue &tag : project[QLatin1String("sprites")][0][QLatin1String("tags")].toArray())
                tags.append(QStringLiteral("%1 %2-%3")
                                .arg(tag[QLatin1String("name")].toString())
                                .arg(tag[QLatin1String("from")].toInt())
                                .arg(tag[QLatin1String("to")].toInt()));
            return tags;
        };
        QCOMPARE(tagsNow(), (QStringList{"idle 0-0", "walk 1-2"}));
        const QByteArray before = folder.read("hero.hitbox");
        QCOMPARE(run(import, folder.path()).out, QStringLiteral("hero: Image: nothing changed\n"));
        QCOMPARE(folder.read("hero.hitbox"), before);

        QVERIFY(QFile::copy(folder.file("hero/idle/0.png"), folder.file("hero/idle/1.png")));
        QCOMPARE(run(import, folder.path()).out, QStringLiteral("hero: Image: updated hero\n"));
        QCOMPARE(tagsNow(), (QStringList{"idle 0-1", "walk 2-3"}));
    }

    void anAnimationThatIsThereIsBroughtUpToDate()
    {
        const Folder folder;
        writeWalk(folder, {0, 1});
        const QStringList import{"import", "walk", "--animation", "walk", "--out", "hero.hitbox"};
        QCOMPARE(run(import, folder.path()).status, 0);
        QCOMPARE(run({"trace", "hero.hitbox", "--out", "hero.hitbox"}, folder.path()).status, 0);
        const QByteArray traced = folder.read("hero.hitbox");
        QCOMPARE(run(import, folder.path()).out, QStringLiteral("walk: Image: nothing changed\n"));
        QCOMPARE(folder.read("hero.hitbox"), traced);

        writeWalk(folder, {2});
        QVERIFY(QFile::remove(folder.file("walk/walk-0.png")));
        const Run again = run(import, folder.path());
        QCOMPARE(again.out, QStringLiteral("walk: Image: updated walk\n"));
        QVERIFY2(again.err.contains(QStringLiteral("frame “walk-0”")), qPrintable(again.err));
        const QByteArray project = folder.read("hero.hitbox");
        QCOMPARE(project.count(R"("type": "polygon")"), 2); // both shapes are still there
        QCOMPARE(valuesOf(project, "image").size(), 3);
    }

    /// A frame is known by its pixels, whatever number its file has now.
    void imagesThatWereNumberedAnewKeepTheirShapes()
    {
        const Folder folder;
        QDir(folder.path()).mkpath(QStringLiteral("walk"));
        const auto file = [&](int number) { return folder.file(QStringLiteral("walk/walk-%1.png").arg(number)); };
        for (int i = 0; i < 4; ++i) {
            QImage image(24, 16, QImage::Format_ARGB32);
            image.fill(Qt::transparent);
            QPainter(&image).fillRect(2, 3, 6 + 3 * i, 9, Qt::red);
            QVERIFY(image.save(file(i)));
        }
        const QStringList import{"import", "walk", "--animation", "walk", "--out", "hero.hitbox"};
        QCOMPARE(run(import, folder.path()).status, 0);
        QCOMPARE(run({"trace", "hero.hitbox", "--out", "hero.hitbox"}, folder.path()).status, 0); // which notes pixels
        const auto framesNow = [&] {
            const QJsonObject project = QJsonDocument::fromJson(folder.read("hero.hitbox")).object();
            return project[QLatin1String("sprites")][0][QLatin1String("frames")].toArray();
        };
        const QJsonArray before = framesNow();
        for (int i = 0; i < 3; ++i) { // the first is deleted
            QVERIFY(QFile::remove(file(i)));
            QVERIFY(QFile::copy(file(i + 1), file(i)));
        }
        QVERIFY(QFile::remove(file(3)));
        const Run again = run(import, folder.path());
        QVERIFY2(again.err.contains(QStringLiteral("frame “walk-0”")), qPrintable(again.err));
        const QJsonArray after = framesNow();
        QCOMPARE(after.size(), 4); // the one that is gone stays behind, for its shape
        for (int i = 0; i < 3; ++i) {
            QCOMPARE(after[i][QLatin1String("name")].toString(), QStringLiteral("walk-%1").arg(i));
            QCOMPARE(after[i][QLatin1String("shapes")], before[i + 1][QLatin1String("shapes")]);
            QCOMPARE(after[i][QLatin1String("pixels")], before[i + 1][QLatin1String("pixels")]);
        }
        QCOMPARE(after[1][QLatin1String("image")].toString(), QStringLiteral("walk/walk-1.png"));
        QCOMPARE(run(import, folder.path()).out,
                 QStringLiteral("walk: Image: nothing changed; --json repeats 1 remark about the file\n"));
        const Run checked = run({"check", "hero.hitbox"}, folder.path());
        QVERIFY2(!checked.out.contains(QStringLiteral("image-changed")), qPrintable(checked.out));
    }

    void aSheetWithNewPicturesInFrontChangesNothingTheSecondTime_data()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<QString>("options");
        for (const char *file : {"v.json", "v.atlas", "v.tsx"})
            QTest::newRow(file) << QString::fromLatin1(file) << QString();
        QTest::newRow("packed") << QStringLiteral("packed.json") << QString();
        QTest::newRow("cells") << QStringLiteral("v.png") << QStringLiteral("--cell 16x16");
        QTest::newRow("images") << QStringLiteral("w") << QStringLiteral("--animation v");
    }
    /// Each box is drawn about its picture, by whose width it is told.
    void aSheetWithNewPicturesInFrontChangesNothingTheSecondTime()
    {
        QFETCH(QString, file);
        QFETCH(QString, options);
        const Folder folder;
        const QStringList import =
            QStringList{"import", file, "--out", "v.hitbox"} + options.split(u' ', Qt::SkipEmptyParts);
        writePictures(folder, {1, 2, 3});
        QCOMPARE(run(import, folder.path()).status, 0);
        QCOMPARE(run({"trace", "v.hitbox", "--out", "v.hitbox"}, folder.path()).status, 0);
        writePictures(folder, {4, 1, 2, 3});
        const Run again = run(import, folder.path());
        QVERIFY2(again.status == 0, qPrintable(again.err));
        const QByteArray once = folder.read(QStringLiteral("v.hitbox"));
        const QJsonArray frames =
            QJsonDocument::fromJson(once).object()[QLatin1String("sprites")][0][QLatin1String("frames")].toArray();
        QCOMPARE(frames.size(), 4);
        for (int i = 1; i < 4; ++i) {
            const QJsonArray points = frames[i][QLatin1String("shapes")][0][QLatin1String("points")].toArray();
            double right = 0;
            for (const QJsonValue &point : points)
                right = std::max(right, point[0].toDouble());
            QCOMPARE(frames[i][QLatin1String("rect")][0].toInt(), file == QLatin1String("w") ? 0 : 16 * i);
            QCOMPARE(right, 4.0 + 2 * i);
            QVERIFY(frames[i].toObject().contains(QLatin1String("pixels")));
        }
        const Run third = run(import, folder.path());
        QVERIFY2(third.out.contains(QStringLiteral("nothing changed")), qPrintable(third.out));
        QCOMPARE(folder.read(QStringLiteral("v.hitbox")), once);
        const Run checked = run({"check", "v.hitbox"}, folder.path());
        QVERIFY2(!checked.out.contains(QStringLiteral("image-changed")), qPrintable(checked.out));
    }

    void animationsAreRefusedWithoutLosses_data()
    {
        QTest::addColumn<QStringList>("words");
        QTest::addColumn<QString>("message");
        QTest::newRow("no name") << QStringList{"walk", "--animation", ""} << "--animation takes the sprite's name";
        QTest::newRow("a grid too") << QStringList{"walk", "--animation", "a", "--grid", "auto"}
                                    << "--grid cuts one image";
        QTest::newRow("missing") << QStringList{"walk", "no.png", "--animation", "a"}
                                 << "no.png: there is no such image";
        QTest::newRow("no image") << QStringList{"notes.txt", "--animation", "a"}
                                  << "notes.txt: the content is no image";
        QTest::newRow("empty folder") << QStringList{"empty", "--animation", "a"} << "empty: there is no image";
    }
    void animationsAreRefusedWithoutLosses()
    {
        QFETCH(QStringList, words);
        QFETCH(QString, message);
        const Folder folder;
        writeWalk(folder, {0, 1});
        folder.write("notes.txt", "not an image");
        QVERIFY(QDir(folder.path()).mkdir("empty"));
        const Run done = run(QStringList{"import"} + words + QStringList{"--out", "a.hitbox"}, folder.path());
        QCOMPARE(done.status, 2);
        QVERIFY2(done.err.contains(message), qPrintable(done.err));
        QVERIFY(!QFile::exists(folder.file("a.hitbox")));
    }

    void framesOfAnExportInAnotherFolderKeepTheirImages()
    {
        const Folder folder;
        writeWalk(folder, {0, 1});
        QCOMPARE(run({"import", "walk", "--animation", "walk", "--out", "hero.hitbox"}, folder.path()).status, 0);
        QCOMPARE(run({"export", "hero.hitbox", "--format", "json", "--out", "out"}, folder.path()).status, 0);
        const Run back = run({"import", "out/hero.json", "--out", "back.hitbox"}, folder.path());
        QCOMPARE(back.status, 0);
        QCOMPARE(valuesOf(folder.read("back.hitbox"), "image"), (QStringList{"walk/walk-0.png", "walk/walk-1.png"}));
    }
};

HITBOX_CORE_TEST(ImportCommandTest)
#include "import_command_test.moc"
