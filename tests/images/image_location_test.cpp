#include "images/image_location.h"
#include "test_class.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace hitbox;

class ImageLocationTest : public QObject
{
    Q_OBJECT

private slots:
    void leadsFromTheProjectsFolder()
    {
        const Result<ImageLocation> location = locateImage("/projects/game", "art/ship.png");
        QCOMPARE(location->path, QStringLiteral("/projects/game/art/ship.png"));
        QVERIFY(!location->leavesFolder);
    }

    void cleansTheWay()
    {
        QCOMPARE(locateImage("/projects/game/", "./art//../ship.png")->path, QStringLiteral("/projects/game/ship.png"));
        QVERIFY(!locateImage("/projects/game", "art/../ship.png")->leavesFolder);
    }

    void tellsWhatLeavesTheFolder()
    {
        QVERIFY(locateImage("/projects/game", "../shared/ship.png")->leavesFolder);
        QCOMPARE(locateImage("/projects/game", "../shared/ship.png")->path,
                 QStringLiteral("/projects/shared/ship.png"));
        QVERIFY(locateImage("/projects/game", "/etc/passwd")->leavesFolder);
        QVERIFY(locateImage("/projects/game", "../game2/ship.png")->leavesFolder);
        QVERIFY(!locateImage("/projects/game", "/projects/game/ship.png")->leavesFolder);
        QVERIFY(!locateImage("/", "ship.png")->leavesFolder);
    }

    void tellsALinkThatLeavesTheFolder()
    {
        const QTemporaryDir outside;
        const QTemporaryDir inside;
        QFile(outside.filePath("ship.png")).open(QIODevice::WriteOnly);
        QVERIFY(QFile::link(outside.filePath("ship.png"), inside.filePath("link.png")));
        QVERIFY(locateImage(inside.path(), "link.png")->leavesFolder);
    }

    void acceptsAFolderReachedThroughALink()
    {
        const QTemporaryDir real;
        const QTemporaryDir other;
        QFile(real.filePath("ship.png")).open(QIODevice::WriteOnly);
        QVERIFY(QFile::link(real.path(), other.filePath("project")));
        QVERIFY(!locateImage(other.filePath("project"), "ship.png")->leavesFolder);
    }

    void refusesWhatIsNoLocalFile_data()
    {
        QTest::addColumn<QString>("image");
        for (const char *image : {"http://example.com/a.png",
                                  "HTTPS://example.com/a.png",
                                  "file:///etc/passwd",
                                  "file:a.png",
                                  "ftp:a",
                                  "data:image/png;base64,AAAA",
                                  "gopher://a",
                                  "//server/share/a.png",
                                  "\\\\server\\share\\a.png",
                                  "\\/server/a.png",
                                  "\\\\.\\COM1",
                                  "\\\\?\\C:\\a.png",
                                  ":/icons/a.png",
                                  "qrc:/icons/a.png",
                                  "/dev/zero",
                                  "/dev/../dev/tty",
                                  "NUL",
                                  "con.png",
                                  "art/AUX",
                                  "COM1.png",
                                  "art\\lpt9.png",
                                  "nul .png",
                                  "nul:",
                                  ""})
            QTest::newRow(image) << QString::fromLatin1(image);
        QTest::newRow("NUL character") << QString(QStringLiteral("a.png") + QChar(0) + QStringLiteral(".jpg"));
    }
    void refusesWhatIsNoLocalFile()
    {
        QFETCH(QString, image);
        const Result<ImageLocation> location = locateImage("/projects/game", image);
        QVERIFY(!location.ok());
        QVERIFY(!location.error().what.isEmpty());
    }

    void acceptsNamesThatOnlyLookAlike()
    {
        for (const char *image : {"http.png", "console.png", "nullify.png", "com10.png", "devices/a.png", "a:b.png",
                                  "...png", "file.png", " ", "ship 🚀.png"})
            QVERIFY2(locateImage("/projects/game", QString::fromUtf8(image)).ok(), image);
    }

    void refusesDevicesReachedByClimbing() { QVERIFY(!locateImage("/projects/game", "../../dev/zero").ok()); }
};

HITBOX_TEST(ImageLocationTest)
#include "image_location_test.moc"
