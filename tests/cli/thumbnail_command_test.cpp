#include "cli/program.h"
#include "test_class.h"

#include <QImage>
#include <QTest>

using namespace hitbox::cli_test;

class ThumbnailCommandTest : public QObject
{
    Q_OBJECT

private slots:
    void drawsTheFirstFrameAsLargeAsAsked()
    {
        const Folder folder;
        folder.writeLopsided("p.hitbox");
        const Run done = run({"thumbnail", "p.hitbox", "--out", "small", "--size", "64"}, folder.path());
        QCOMPARE(done.err, QString());
        QCOMPARE(done.status, 0);
        QCOMPARE(done.out, QStringLiteral("small\n"));
        const QImage picture = QImage::fromData(folder.read("small"));
        QVERIFY(!picture.isNull());
        QVERIFY2(std::max(picture.width(), picture.height()) <= 64, qPrintable(QString::number(picture.width())));
        QVERIFY(std::max(picture.width(), picture.height()) > 32);
    }

    void refusesWhatItCannotDo_data()
    {
        QTest::addColumn<QStringList>("words");
        QTest::addColumn<QString>("says");
        QTest::newRow("a size that is none") << QStringList{"thumbnail", "p.hitbox", "--out", "a.png", "--size", "5000"}
                                             << "--size takes a whole number from 16 to 1024";
        QTest::newRow("over a project") << QStringList{"thumbnail", "p.hitbox", "--out", "p.hitbox"}
                                        << "--out names a picture";
        QTest::newRow("over the sprite's image")
            << QStringList{"thumbnail", "p.hitbox", "--out", "lopsided.png"} << "lopsided.png";
        QTest::newRow("over a text") << QStringList{"thumbnail", "p.hitbox", "--out", "notes.md"} << "notes.md";
        QTest::newRow("over a picture of others")
            << QStringList{"thumbnail", "p.hitbox", "--out", "art.png"} << "art.png: not written: the picture there";
        QTest::newRow("another format") << QStringList{"thumbnail", "p.hitbox", "--out", "a.JPG"}
                                        << "the picture is a PNG";
        QTest::newRow("nothing to draw") << QStringList{"thumbnail", "empty.hitbox", "--out", "a.png"}
                                         << "there is no frame to draw";
        QTest::newRow("no project") << QStringList{"thumbnail", "absent.hitbox", "--out", "a.png"} << "absent.hitbox";
        QTest::newRow("no folder") << QStringList{"thumbnail", "p.hitbox", "--out", "p.hitbox/a.png"}
                                   << "there is no folder “p.hitbox”";
    }

    void refusesWhatItCannotDo()
    {
        QFETCH(QStringList, words);
        QFETCH(QString, says);
        const Folder folder;
        folder.writeLopsided("p.hitbox");
        folder.writeImage("lopsided.png");
        folder.writeImage("art.png");
        folder.write("empty.hitbox", R"({"format": "hitbox-project", "version": 1, "sprites": []})");
        folder.write("notes.md", "by hand");
        const QStringList before = folder.entries();
        const QByteArray project = folder.read("p.hitbox");
        const QByteArray art = folder.read("art.png");
        const Run refused = run(words, folder.path());
        QCOMPARE(refused.status, 2);
        QVERIFY2(refused.err.contains(says), qPrintable(refused.err));
        QCOMPARE(folder.entries(), before);
        QCOMPARE(folder.read("p.hitbox"), project);
        QCOMPARE(folder.read("notes.md"), QByteArray("by hand"));
        QCOMPARE(folder.read("art.png"), art);
    }

    void takesThePlaceOfItsOwnPictures()
    {
        const Folder folder;
        folder.writeLopsided("p.hitbox");
        folder.write("small", {}); // as file managers make the file beforehand
        for (const char *size : {"64", "128"})
            QCOMPARE(run({"thumbnail", "p.hitbox", "--out", "small", "--size", size}, folder.path()).status, 0);
        QCOMPARE(run({"render", "p.hitbox", "--out", "out", "--sheet"}, folder.path()).err.count("not written"), 0);
        QCOMPARE(run({"thumbnail", "p.hitbox", "--out", "out/lopsided.png"}, folder.path()).status, 0);
    }
};

HITBOX_TEST(ThumbnailCommandTest)
#include "thumbnail_command_test.moc"
