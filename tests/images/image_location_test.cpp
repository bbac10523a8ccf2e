#include "images/image_location.h"
#include "rooted.h"
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
        const Result<ImageLocation> location = locateImage(rooted("/projects/game"), "art/ship.png");
        QCOMPARE(location->path, rooted("/projects/game/art/ship.png"));
        QVERIFY(!location->leavesFolder);
    }

    void cleansTheWay()
    {
        QCOMPARE(locateImage(rooted("/projects/game/"), "./art//../ship.png")->path, rooted("/projects/game/ship.png"));
        QVERIFY(!locateImage(rooted("/projects/game"), "art/../ship.png")->leavesFolder);
    }

    void tellsWhatLeavesTheFolder()
    {
        QVERIFY(locateImage(rooted("/projects/game"), "../shared/ship.png")->leavesFolder);
        QCOMPARE(locateImage(rooted("/projects/game"), "../shared/ship.png")->path,
                 rooted("/projects/shared/ship.png"));
        QVERIFY(locateImage(rooted("/projects/game"), "/etc/passwd")->leavesFolder);
        QVERIFY(locateImage(rooted("/projects/game"), "../game2/ship.png")->leavesFolder);
        QVERIFY(!locateImage(rooted("/projects/game"), rooted("/projects/game/ship.png"))->leavesFolder);
        QVERIFY(!locateImage(rooted("/"), "ship.png")->leavesFolder);
    }

    void whatVersionControlHasTogetherIsNotTold()
    {
        const QTemporaryDir tree;
        for (const char *folder : {"repository/.git", "repository/data", "repository/art", "elsewhere"})
            QVERIFY(QDir(tree.path()).mkpath(folder));
        QFile(tree.filePath("repository/art/ship.png")).open(QIODevice::WriteOnly);
        QFile(tree.filePath("elsewhere/ship.png")).open(QIODevice::WriteOnly);
        const QString folder = tree.filePath("repository/data");
        QVERIFY(!locateImage(folder, "../art/ship.png")->leavesFolder);
        QVERIFY(!locateImage(folder, "../art/gone.png")->leavesFolder);
        QVERIFY(locateImage(folder, "../../elsewhere/ship.png")->leavesFolder);
        QVERIFY(locateImage(folder, "../../elsewhere/gone.png")->leavesFolder);
    }

    void manyAreLocatedAsOneByOne()
    {
        const QTemporaryDir tree;
        for (const char *folder : {"repository/.git", "repository/data", "repository/art", "elsewhere"})
            QVERIFY(QDir(tree.path()).mkpath(folder));
        QFile(tree.filePath("repository/art/ship.png")).open(QIODevice::WriteOnly);
        QStringList folders{tree.filePath("repository/data"), tree.filePath("gone"), rooted("/")};
        if (makesLinks() && QFile::link(folders.first(), tree.filePath("elsewhere/link")))
            folders.append(tree.filePath("elsewhere/link"));
        for (const QString &folder : std::as_const(folders)) {
            ImageLocator locator(folder);
            for (const char *image : {"ship.png", "../art/ship.png", "../art/gone.png", "", "http://a/b.png",
                                      "../../elsewhere/gone.png", "/dev/null", "../art/ship.png"}) {
                const Result<ImageLocation> among = locator.locate(image);
                const Result<ImageLocation> alone = locateImage(folder, image);
                QCOMPARE(bool(among), bool(alone));
                if (!alone) {
                    QCOMPARE(among.error().text(), alone.error().text());
                    continue;
                }
                QCOMPARE(among->path, alone->path);
                QCOMPARE(among->leavesFolder, alone->leavesFolder);
            }
        }
    }

    void tellsALinkThatLeavesTheFolder()
    {
        const QTemporaryDir outside;
        const QTemporaryDir inside;
        if (!makesLinks())
            QSKIP("links are shortcuts here");
        QFile(outside.filePath("ship.png")).open(QIODevice::WriteOnly);
        QVERIFY(QFile::link(outside.filePath("ship.png"), inside.filePath("link.png")));
        QVERIFY(locateImage(inside.path(), "link.png")->leavesFolder);
    }

    void acceptsAFolderReachedThroughALink()
    {
        const QTemporaryDir real;
        const QTemporaryDir other;
        if (!makesLinks())
            QSKIP("links are shortcuts here");
        QFile(real.filePath("ship.png")).open(QIODevice::WriteOnly);
        QVERIFY(QFile::link(real.path(), other.filePath("project")));
        QVERIFY(!locateImage(other.filePath("project"), "ship.png")->leavesFolder);
    }

    void leadsUpFromWhereALinkedFolderIs()
    {
        const QTemporaryDir tree;
        if (!makesLinks())
            QSKIP("links are shortcuts here");
        const QString root = QFileInfo(tree.path()).canonicalFilePath();
        QVERIFY(QDir(root).mkpath("far/deep/project"));
        QVERIFY(QFile::link(root + "/far/deep/project", root + "/link"));
        QCOMPARE(locateImage(root + "/link", "../ship.png")->path, root + "/far/deep/ship.png");
        QCOMPARE(locateImage(root + "/link", "art/../../ship.png")->path, root + "/far/deep/ship.png");
        QCOMPARE(locateImage(root + "/link", "art/ship.png")->path, root + "/link/art/ship.png");
        // Where it is the same file, the way stays the one that people know.
        QVERIFY(QFile::link(root + "/far", root + "/near"));
        QCOMPARE(locateImage(root + "/near/deep/project", "../ship.png")->path, root + "/near/deep/ship.png");
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
                                  "NUL",
                                  "con.png",
                                  "art/AUX",
                                  "COM1.png",
                                  "art\\lpt9.png",
                                  "nul .png",
                                  "nul:",
                                  ""})
            QTest::newRow(image) << QString::fromLatin1(image);
#ifndef Q_OS_WIN // where they are files like others
        for (const char *image : {"/dev/zero", "/dev/../dev/tty", "../../dev/zero"})
            QTest::newRow(image) << QString::fromLatin1(image);
#endif
        QTest::newRow("NUL character") << QString(QStringLiteral("a.png") + QChar(0) + QStringLiteral(".jpg"));
    }
    void refusesWhatIsNoLocalFile()
    {
        QFETCH(QString, image);
        const Result<ImageLocation> location = locateImage(rooted("/projects/game"), image);
        QVERIFY(!location.ok());
        QVERIFY(!location.error().what.isEmpty());
    }

    void acceptsNamesThatOnlyLookAlike()
    {
        for (const char *image : {"http.png", "console.png", "nullify.png", "com10.png", "devices/a.png", "a:b.png",
                                  "...png", "file.png", " ", "ship 🚀.png"})
            QVERIFY2(locateImage(rooted("/projects/game"), QString::fromUtf8(image)).ok(), image);
    }
};

HITBOX_TEST(ImageLocationTest)
#include "image_location_test.moc"
