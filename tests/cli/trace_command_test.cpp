#include "cli/program.h"
#include "test_class.h"

#include <QDir>
#include <QImage>
#include <QJsonArray>
#include <QPainter>
#include <QTest>

using namespace hitbox::cli_test;

namespace {

void writePicture(const Folder &folder, const QString &name)
{
    QImage image(32, 16, QImage::Format_ARGB32);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.fillRect(2, 3, 10, 8, Qt::red);
    painter.fillRect(20, 3, 10, 8, QColor(0, 0, 255, 100));
    painter.end();
    QVERIFY(image.save(folder.file(name)));
}

QStringList words(const char *line)
{
    return QString::fromLatin1(line).split(QLatin1Char(' '));
}

} // namespace

class TraceCommandTest : public QObject
{
    Q_OBJECT

    static Run trace(const Folder &folder, const char *line)
    {
        return run(QStringList{QStringLiteral("trace")} + words(line), folder.path());
    }

private slots:
    void makesAProjectOfAnImage()
    {
        const Folder folder;
        writePicture(folder, QStringLiteral("hero.png"));
        const Run done = trace(folder, "hero.png --out hero.hitbox");
        QCOMPARE(done.err, QString());
        QCOMPARE(done.status, 0);
        QCOMPARE(done.out,
                 QStringLiteral("hero.hitbox: sprite “hero”, frame “hero”: 1 outline, 4 vertices, missed 0 %, "
                                "excess 0 %\n"));
        const QByteArray project = folder.read(QStringLiteral("hero.hitbox"));
        QVERIFY2(project.contains(R"("points": [[2, 3], [2, 11], [12, 11], [12, 3]])"), project.constData());
        QVERIFY(project.contains(R"("image": "hero.png")"));
        QVERIFY(project.contains(R"("category": "hurt")"));
        QCOMPARE(run({QStringLiteral("check"), QStringLiteral("hero.hitbox")}, folder.path()).status, 0);
    }

    void replacesNothingButAProjectOfTheImageAlone()
    {
        const Folder folder;
        writePicture(folder, QStringLiteral("hero.png"));
        QCOMPARE(trace(folder, "hero.png --out hero.hitbox").status, 0);
        QCOMPARE(trace(folder, "hero.png --out hero.hitbox --grow 1").status, 0); // again
        folder.writeLopsided(QStringLiteral("duel.hitbox"));
        const QByteArray before = folder.read(QStringLiteral("duel.hitbox"));
        const Run refused = trace(folder, "hero.png --out duel.hitbox");
        QCOMPARE(refused.status, 2);
        QVERIFY2(refused.err.startsWith(QStringLiteral("duel.hitbox: found a project with more than this image")),
                 qPrintable(refused.err));
        QCOMPARE(folder.read(QStringLiteral("duel.hitbox")), before);
        QCOMPARE(trace(folder, "hero.png --out duel.hitbox --force").status, 0);
        QVERIFY(!folder.read(QStringLiteral("duel.hitbox")).contains("lopsided"));
        for (const char *line : {"hero.png --out notes.txt", "hero.png --out notes.txt --force"}) {
            folder.write(QStringLiteral("notes.txt"), "no project");
            QCOMPARE(trace(folder, line).status, 2);
            QCOMPARE(folder.read(QStringLiteral("notes.txt")), QByteArray("no project"));
        }
    }

    void replacesNoWorkThatWasDoneOnATrace_data()
    {
        QTest::addColumn<QByteArray>("before");
        QTest::addColumn<QByteArray>("after");
        QTest::newRow("a point moved by hand") << QByteArray("[2, 11]") << QByteArray("[1, 11]");
        QTest::newRow("a shape") << QByteArray("\"shapes\": [")
                                 << QByteArray(R"("shapes": [{"id": 99, "name": "eye", "category": "hurt", )"
                                               R"("type": "circle", "center": [4, 4], "radius": 2},)");
        QTest::newRow("a frame") << QByteArray("\"frames\": [")
                                 << QByteArray(R"("frames": [{"name": "cut", "rect": [0, 0, 8, 8]},)");
        QTest::newRow("a tag") << QByteArray("\"frames\": [")
                               << QByteArray(R"("tags": [{"name": "idle", "from": 0, "to": 0}], "frames": [)");
        QTest::newRow("a property") << QByteArray("\"frames\": [")
                                    << QByteArray(R"("properties": {"speed": 3}, "frames": [)");
        QTest::newRow("an unknown key") << QByteArray("\"frames\": [") << QByteArray(R"("mine": 1, "frames": [)");
        QTest::newRow("a profile") << QByteArray("\"sprites\": [")
                                   << QByteArray(R"("exports": [{"name": "game", "format": "csv"}], "sprites": [)");
        QTest::newRow("a category") << QByteArray("\"categories\": [")
                                    << QByteArray(R"("categories": [{"name": "roof", "color": "#3fa7ff", "bits": 8, )"
                                                  R"("hits": []},)");
    }
    void replacesNoWorkThatWasDoneOnATrace()
    {
        QFETCH(QByteArray, before);
        QFETCH(QByteArray, after);
        const Folder folder;
        writePicture(folder, QStringLiteral("hero.png"));
        QCOMPARE(trace(folder, "hero.png --out hero.hitbox").status, 0);
        QByteArray project = folder.read(QStringLiteral("hero.hitbox"));
        QVERIFY2(project.contains(before), project.constData());
        project.replace(before, after);
        folder.write(QStringLiteral("hero.hitbox"), project);
        const Run refused = trace(folder, "hero.png --out hero.hitbox");
        QCOMPARE(refused.status, 2);
        QCOMPARE(refused.out, QString());
        QCOMPARE(refused.err, QStringLiteral("hero.hitbox: found a project with more than this image and its trace, "
                                             "which would be lost; name another file for --out, or --force to replace "
                                             "it\n"));
        QCOMPARE(folder.read(QStringLiteral("hero.hitbox")), project);
        QCOMPARE(trace(folder, "hero.png --out hero.hitbox --force").status, 0);
        QVERIFY(folder.read(QStringLiteral("hero.hitbox")) != project);
    }

    void tracesAgainWithTheSameOptionsAndOverTheImageAlone()
    {
        const Folder folder;
        writePicture(folder, QStringLiteral("hero.png"));
        QCOMPARE(run({QStringLiteral("import"), QStringLiteral("hero.png"), QStringLiteral("--out=hero.hitbox")},
                     folder.path())
                     .status,
                 0);
        QCOMPARE(trace(folder, "hero.png --out hero.hitbox --grow 1 --category hit").status, 0);
        const QByteArray once = folder.read(QStringLiteral("hero.hitbox"));
        QCOMPARE(trace(folder, "hero.png --out hero.hitbox --grow 1 --category hit").status, 0);
        QCOMPARE(folder.read(QStringLiteral("hero.hitbox")), once);
        QCOMPARE(trace(folder, "hero.png --out hero.hitbox --grow 2").status, 2);
        QCOMPARE(folder.read(QStringLiteral("hero.hitbox")), once);
    }

    void ofAProjectReplacesNoOtherFile()
    {
        const Folder folder;
        writePicture(folder, QStringLiteral("hero.png"));
        QCOMPARE(trace(folder, "hero.png --out hero.hitbox").status, 0);
        folder.write(QStringLiteral("notes.txt"), "no project");
        QCOMPARE(trace(folder, "hero.hitbox --out notes.txt").status, 2);
        QCOMPARE(folder.read(QStringLiteral("notes.txt")), QByteArray("no project"));
        folder.writeLopsided(QStringLiteral("duel.hitbox"));
        QCOMPARE(trace(folder, "hero.hitbox --out duel.hitbox").status, 2);
        QVERIFY(folder.read(QStringLiteral("duel.hitbox")).contains("lopsided"));
        QCOMPARE(trace(folder, "hero.hitbox --out duel.hitbox --force").status, 0);
        QVERIFY(!folder.read(QStringLiteral("duel.hitbox")).contains("lopsided"));
    }

    void takesOptions()
    {
        const Folder folder;
        writePicture(folder, QStringLiteral("hero.png"));
        QVERIFY(QDir(folder.path()).mkdir(QStringLiteral("sub")));
        const Run done = trace(folder, "hero.png --out sub/a.hitbox --threshold 50 --grow 1 --tolerance=0.5 "
                                       "--max-vertices 4 --category hit --cover --json");
        QCOMPARE(done.err, QString());
        const QJsonObject frame = done.json()[QStringLiteral("frames")][0].toObject();
        QCOMPARE(frame[QStringLiteral("sprite")].toString(), QStringLiteral("hero"));
        QCOMPARE(frame[QStringLiteral("outlines")].toInt(), 2);
        QCOMPARE(frame[QStringLiteral("vertices")].toInt(), 8);
        QCOMPARE(frame[QStringLiteral("missed")].toDouble(), 0.0);
        QVERIFY(frame[QStringLiteral("excess")].toDouble() > 20);
        const QByteArray project = folder.read(QStringLiteral("sub/a.hitbox"));
        QVERIFY(project.contains(R"("image": "../hero.png")"));
        QVERIFY(project.contains(R"("category": "hit")"));
    }

    void addsToTheFramesOfAProjectOrReplacesTheirShapes()
    {
        const Folder folder;
        folder.writeImage(QStringLiteral("lopsided.png"));
        folder.writeLopsided(QStringLiteral("a.hitbox"));
        const Run added = trace(folder, "a.hitbox --out b.hitbox");
        QCOMPARE(added.status, 0);
        QCOMPARE(added.out.count(QLatin1Char('\n')), 3);
        QVERIFY(added.out.contains(QStringLiteral("; No pixel is transparent, so the outline is the whole picture.")));
        const auto shapes = [&folder](const char *name) { return folder.read(QLatin1String(name)).count("\"type\":"); };
        QCOMPARE(shapes("b.hitbox"), shapes("a.hitbox") + 3);
        QVERIFY(folder.read(QStringLiteral("b.hitbox")).contains("notched"));

        QCOMPARE(trace(folder, "b.hitbox --out c.hitbox --replace --category hurt").status, 0);
        QVERIFY(shapes("c.hitbox") < shapes("b.hitbox"));
        QCOMPARE(trace(folder, "a.hitbox --out a.hitbox --sprite lopsided --frame rest").out.count(QLatin1Char('\n')),
                 1);
    }

    void answersOneWhenTheProjectHasErrors()
    {
        const Folder folder;
        folder.writeImage(QStringLiteral("lopsided.png"));
        folder.writeLopsided(QStringLiteral("a.hitbox"), "[[4, 4], [40, 8], [44, 40], [24, 16], [8, 44]]",
                             "[[4, 4], [40, 40], [40, 4], [4, 40]]");
        QCOMPARE(trace(folder, "a.hitbox --out b.hitbox").status, 1);
        QVERIFY(folder.entries().contains(QStringLiteral("b.hitbox")));
    }

    void refusesWhatCannotBeDone_data()
    {
        QTest::addColumn<QString>("line");
        QTest::addColumn<QString>("message");
        QTest::newRow("text") << "text.png --out b.hitbox"
                              << "text.png: the content is no image";
        QTest::newRow("missing") << "nobody.png --out b.hitbox"
                                 << "nobody.png: there is no such image file";
        QTest::newRow("no project") << "nobody.hitbox --out b.hitbox"
                                    << "nobody.hitbox: ";
        QTest::newRow("number") << "hero.png --out b.hitbox --tolerance nan"
                                << "hitbox: --tolerance is “nan”";
        QTest::newRow("range") << "hero.png --out b.hitbox --threshold 256"
                               << "hitbox: the alpha threshold is 256, expected 1 to 255";
        QTest::newRow("whole") << "hero.png --out b.hitbox --max-vertices 4.5"
                               << "hitbox: --max-vertices is “4.5”";
        QTest::newRow("few") << "hero.png --out b.hitbox --vertices 2"
                             << "expected 3 to 10000";
        QTest::newRow("both") << "hero.png --out b.hitbox --vertices 5 --max-vertices 6"
                              << "exclude each other";
        QTest::newRow("replace") << "hero.png --out b.hitbox --replace"
                                 << "hitbox: --replace is for the shapes of a project, not of an image";
        QTest::newRow("missing over another") << "nobody.png --out a.hitbox"
                                              << "nobody.png: there is no such image file";
        QTest::newRow("sprite") << "hero.png --out b.hitbox --sprite villain"
                                << "there is no sprite “villain”; it has: hero";
        QTest::newRow("frame") << "hero.png --out b.hitbox --frame x"
                               << "--frame needs --sprite";
        QTest::newRow("category") << "hero.png --out b.hitbox --category x"
                                  << "there is no category “x”; it has: hurt, hit, body";
        QTest::newRow("image of a project") << "a.hitbox --out b.hitbox"
                                            << "frame “stand”";
        QTest::newRow("noise") << "noise.png --out b.hitbox"
                               << "noise.png: the pixels are noise";
        QTest::newRow("folder") << "hero.png --out missing/b.hitbox"
                                << "missing/b.hitbox";
    }

    void refusesWhatCannotBeDone()
    {
        QFETCH(QString, line);
        QFETCH(QString, message);
        const Folder folder;
        folder.write(QStringLiteral("text.png"), "not a picture");
        folder.writeLopsided(QStringLiteral("a.hitbox"));
        writePicture(folder, QStringLiteral("hero.png"));
        QImage noise(600, 600, QImage::Format_ARGB32);
        for (int y = 0; y < 600; ++y) {
            for (int x = 0; x < 600; ++x)
                noise.setPixelColor(x, y, (x + y) % 2 ? QColor(Qt::white) : QColor(0, 0, 0, 0));
        }
        QVERIFY(noise.save(folder.file(QStringLiteral("noise.png"))));
        const QStringList before = folder.entries();
        const Run failed = run(QStringList{QStringLiteral("trace")} + line.split(QLatin1Char(' ')), folder.path());
        QCOMPARE(failed.status, 2);
        QCOMPARE(failed.out, QString());
        QVERIFY2(failed.err.contains(message), qPrintable(failed.err));
        QCOMPARE(folder.entries(), before);
    }
};

HITBOX_CORE_TEST(TraceCommandTest)
#include "trace_command_test.moc"
