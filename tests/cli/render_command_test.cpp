#include "cli/program.h"
#include "test_class.h"

#include <QImage>
#include <QJsonArray>
#include <QTest>

using namespace hitbox::cli_test;

class RenderCommandTest : public QObject
{
    Q_OBJECT

    static Run render(const Folder &folder, const QStringList &options = {})
    {
        return run(QStringList{QStringLiteral("render"), QStringLiteral("a.hitbox"), QStringLiteral("--out"),
                               QStringLiteral("out")} +
                       options,
                   folder.path());
    }

private slots:
    void drawsEveryFrame()
    {
        const Folder folder;
        folder.writeImage(QStringLiteral("lopsided.png"));
        folder.writeLopsided(QStringLiteral("a.hitbox"));
        const Run done = render(folder);
        QCOMPARE(done.err, QString());
        QCOMPARE(done.status, 0);
        QCOMPARE(done.out, QStringLiteral("out/lopsided_stand.png\nout/lopsided_strike.png\nout/lopsided_rest.png\n"));
        const QImage rest(folder.file(QStringLiteral("out/lopsided_rest.png")));
        QCOMPARE(rest.size(), QSize(64 * 6 + 24, 80 * 6 + 24));
        QCOMPARE(rest.pixelColor(12 + 6 * 50, 12 + 6 * 70), QColor(Qt::darkCyan));
    }

    void needsNoDisplay()
    {
        const Folder folder;
        folder.writeImage(QStringLiteral("lopsided.png"));
        folder.writeLopsided(QStringLiteral("a.hitbox"));
        const Run done = shell(
            QStringLiteral("env -u DISPLAY -u WAYLAND_DISPLAY -u QT_QPA_PLATFORM \"$HITBOX\" render a.hitbox --out o"),
            folder.path());
        QCOMPARE(done.err, QString());
        QCOMPARE(done.status, 0);
    }

    void drawsOnWithoutTheImageAndCountsItAsAnError()
    {
        const Folder folder;
        folder.writeLopsided(QStringLiteral("a.hitbox"));
        const Run done = render(folder, {QStringLiteral("--json")});
        QCOMPARE(done.status, 1);
        QCOMPARE(done.err,
                 QStringLiteral("a.hitbox: drawn without its image: there is no such image file, sprite “lopsided”\n"));
        QCOMPARE(done.json()[QStringLiteral("files")].toArray().size(), 3);
        QVERIFY(!QImage(folder.file(QStringLiteral("out/lopsided_stand.png"))).isNull());
    }

    void answersOneWhenItDrewErrors()
    {
        const Folder folder;
        folder.writeImage(QStringLiteral("lopsided.png"));
        folder.writeLopsided(QStringLiteral("a.hitbox"), "[[4, 4], [40, 8], [44, 40], [24, 16], [8, 44]]",
                             "[[4, 4], [40, 40], [40, 4], [4, 40]]");
        QCOMPARE(render(folder).status, 1);
        const QColor mark =
            QImage(folder.file(QStringLiteral("out/lopsided_stand.png"))).pixelColor(12 + 22 * 6, 12 + 22 * 6);
        QVERIFY(mark.red() > 200 && mark.green() < 110);
    }

    void drawsAStageWithWhatMeets()
    {
        const Folder folder;
        folder.writeImage(QStringLiteral("lopsided.png"));
        folder.writeLopsided(QStringLiteral("a.hitbox"));
        const Run done = render(folder, {QStringLiteral("--stage"), QStringLiteral("duel")});
        QCOMPARE(done.err, QString());
        QCOMPARE(done.status, 0);
        QCOMPARE(done.out, QStringLiteral("out/duel.png\n"));
        QVERIFY(QImage(folder.file(QStringLiteral("out/duel.png"))).width() > 500);
        QVERIFY(!QFile::exists(folder.file(QStringLiteral("out/lopsided_stand.png"))));
        QCOMPARE(render(folder, {QStringLiteral("--stage=duel"), QStringLiteral("--json")})
                     .json()[QStringLiteral("files")]
                     .toArray(),
                 (QJsonArray{QStringLiteral("out/duel.png")}));
    }

    void drawsASheetOfEachSprite()
    {
        const Folder folder;
        folder.writeImage(QStringLiteral("lopsided.png"));
        folder.writeLopsided(QStringLiteral("a.hitbox"));
        const Run done = render(folder, {QStringLiteral("--sheet")});
        QCOMPARE(done.err, QString());
        QCOMPARE(done.status, 0);
        QCOMPARE(done.out, QStringLiteral("out/lopsided.png\n"));
        QVERIFY(!QFile::exists(folder.file(QStringLiteral("out/lopsided_stand.png"))));
        const QImage sheet(folder.file(QStringLiteral("out/lopsided.png")));
        const Run smaller =
            render(folder, {QStringLiteral("--sheet"), QStringLiteral("--cell=32"), QStringLiteral("--json")});
        QCOMPARE(smaller.status, 0);
        QCOMPARE(smaller.json()[QStringLiteral("files")].toArray(), (QJsonArray{QStringLiteral("out/lopsided.png")}));
        const QImage small(folder.file(QStringLiteral("out/lopsided.png")));
        QVERIFY(!small.isNull() && small.height() < sheet.height());
    }

    void aSheetCountsErrorsAndMissingImagesToo()
    {
        const Folder folder;
        folder.writeLopsided(QStringLiteral("a.hitbox"));
        const Run done = render(folder, {QStringLiteral("--sheet")});
        QCOMPARE(done.status, 1);
        QCOMPARE(done.err,
                 QStringLiteral("a.hitbox: drawn without its image: there is no such image file, sprite “lopsided”\n"));
        QVERIFY(!QImage(folder.file(QStringLiteral("out/lopsided.png"))).isNull());
    }

    void aSheetNeverReplacesAnImageThatASpriteShows()
    {
        const Folder folder;
        folder.writeImage(QStringLiteral("lopsided.png"));
        const QByteArray image = folder.read(QStringLiteral("lopsided.png"));
        folder.writeLopsided(QStringLiteral("a.hitbox"));
        const Run failed = run({QStringLiteral("render"), QStringLiteral("a.hitbox"), QStringLiteral("--sheet"),
                                QStringLiteral("--out"), QStringLiteral(".")},
                               folder.path());
        QCOMPARE(failed.status, 2);
        QCOMPARE(failed.out, QString());
        QCOMPARE(failed.err, QStringLiteral("./lopsided.png: not written: it is the image of the sprite “lopsided”; "
                                            "choose another place\n"));
        QCOMPARE(folder.read(QStringLiteral("lopsided.png")), image);
    }

    void refusesWhatMakesNoSenseForASheet()
    {
        const Folder folder;
        folder.writeLopsided(QStringLiteral("a.hitbox"));
        const std::pair<QStringList, QString> wrong[] = {
            {{"--sheet", "--stage=duel"}, "hitbox: --sheet shows frames, --stage a stage: give one of them\n"},
            {{"--cell=32"}, "hitbox: --cell is the size of a frame on a sheet: give --sheet too\n"},
            {{"--sheet", "--cell=15"}, "hitbox: --cell takes a whole number from 16 to 512\n"},
            {{"--sheet", "--cell=513"}, "hitbox: --cell takes a whole number from 16 to 512\n"}};
        for (const auto &[options, message] : wrong) {
            const Run failed = render(folder, options);
            QCOMPARE(failed.status, 2);
            QCOMPARE(failed.out, QString());
            QCOMPARE(failed.err, message);
        }
        QVERIFY(!QFile::exists(folder.file(QStringLiteral("out"))));
    }

    void namesTheStagesWhenThereIsNoSuchOne()
    {
        const Folder folder;
        folder.writeLopsided(QStringLiteral("a.hitbox"));
        const Run failed = render(folder, {QStringLiteral("--stage=x")});
        QCOMPARE(failed.status, 2);
        QCOMPARE(failed.out, QString());
        QCOMPARE(failed.err, QStringLiteral("a.hitbox: there is no stage “x”; it has: duel\n"));
        QVERIFY(!QFile::exists(folder.file(QStringLiteral("out"))));
    }

    void neverReplacesAnImageThatASpriteShows()
    {
        const Folder folder;
        folder.writeImage(QStringLiteral("duel.png"));
        const QByteArray image = folder.read(QStringLiteral("duel.png"));
        folder.writeLopsided(QStringLiteral("a.hitbox"), "lopsided.png", "duel.png");
        const Run failed = run({QStringLiteral("render"), QStringLiteral("a.hitbox"), QStringLiteral("--stage=duel"),
                                QStringLiteral("--out"), QStringLiteral(".")},
                               folder.path());
        QCOMPARE(failed.status, 2);
        QCOMPARE(failed.out, QString());
        QCOMPARE(failed.err, QStringLiteral("./duel.png: not written: it is the image of the sprite “lopsided”; choose "
                                            "another place\n"));
        QCOMPARE(folder.read(QStringLiteral("duel.png")), image);
    }

    void replacesNoImageOfAnotherProjectOfTheRun()
    {
        const Folder folder;
        folder.writeImage(QStringLiteral("sheet.png"));
        folder.writeImage(QStringLiteral("lopsided.png"));
        const QByteArray image = folder.read(QStringLiteral("lopsided.png"));
        folder.writeLopsided(QStringLiteral("a.hitbox"), "\"lopsided.png\"", "\"sheet.png\"");
        folder.writeLopsided(QStringLiteral("b.hitbox"), "\"name\": \"lopsided\"", "\"name\": \"boat\"");
        for (const char *line : {"\"$HITBOX\" render a.hitbox b.hitbox --sheet --out .",
                                 "\"$HITBOX\" render b.hitbox a.hitbox --sheet --out . --jobs 1",
                                 "ls *.hitbox | \"$HITBOX\" render --files-from - --sheet --out ."}) {
            const Run done = shell(QString::fromLatin1(line), folder.path());
            QCOMPARE(done.status, 2);
            QCOMPARE(done.out, QStringLiteral("./boat.png\n"));
            QCOMPARE(done.err,
                     QStringLiteral("./lopsided.png: not written: “b.hitbox” shows this image; choose another "
                                    "place\n"));
            QCOMPARE(folder.read(QStringLiteral("lopsided.png")), image);
            QVERIFY(QFile::remove(folder.file(QStringLiteral("boat.png"))));
        }
    }

    void failsWhereItCannotWrite()
    {
        const Folder folder;
        folder.writeLopsided(QStringLiteral("a.hitbox"));
        folder.write(QStringLiteral("out"), "a file");
        const Run failed = render(folder);
        QCOMPARE(failed.status, 2);
        QCOMPARE(failed.out, QString());
        QCOMPARE(folder.read(QStringLiteral("out")), QByteArray("a file"));
    }
};

HITBOX_CORE_TEST(RenderCommandTest)
#include "render_command_test.moc"
