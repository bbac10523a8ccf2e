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
        folder.write(QStringLiteral("notes.txt"), "no project");
        QCOMPARE(trace(folder, "hero.png --out notes.txt").status, 2);
        QCOMPARE(folder.read(QStringLiteral("notes.txt")), QByteArray("no project"));
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
