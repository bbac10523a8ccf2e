#include "images/image_paths.h"
#include "rooted.h"
#include "test_class.h"

#include "document/edits.h"
#include "images/images.h"

#include <QDir>
#include <QFileInfo>
#include <QImage>
#include <QTemporaryDir>
#include <QTest>

#include <filesystem>
#include <fstream>

using namespace hitbox;

namespace {

QString madeImage(const QString &path, QSize size = {32, 16})
{
    QDir().mkpath(QFileInfo(path).absolutePath());
    QImage image(size, QImage::Format_ARGB32);
    image.fill(Qt::red);
    return image.save(path) ? path : QString();
}

} // namespace

class ImagePathsTest : public QObject
{
    Q_OBJECT

private slots:
    void allImagesOfASpriteAreStored()
    {
        Sprite sprite{.image = rooted("/games/rpg/walk-0.png")};
        sprite.frames = {Frame{}, Frame{.image = rooted("/games/rpg/art/walk-1.png")}};
        const Sprite stored = withStoredImages(sprite, rooted("/games/rpg"));
        QCOMPARE(stored.image, QStringLiteral("walk-0.png"));
        QCOMPARE(stored.frames.at(0).image, QString()); // the sprite's still
        QCOMPARE(stored.frames.at(1).image, QStringLiteral("art/walk-1.png"));
        QCOMPARE(withStoredImages(sprite, {}), sprite);
    }

    void theyAreRelativeToASavedProject()
    {
        QCOMPARE(storedImagePath(rooted("/games/rpg"), rooted("/games/rpg/art/hero.png")),
                 QStringLiteral("art/hero.png"));
        QCOMPARE(storedImagePath(rooted("/games/rpg"), rooted("/games/art/hero.png")),
                 QStringLiteral("../art/hero.png"));
    }

    void throughALinkedFolderTheyLeadToTheSameFileAsWithoutIt()
    {
        QTemporaryDir tree;
        if (!makesLinks())
            QSKIP("links are shortcuts here");
        const QString root = QFileInfo(tree.path()).canonicalFilePath();
        QVERIFY(QDir(root).mkpath("far/deep/project"));
        QVERIFY(QFile::link(root + "/far/deep/project", root + "/link"));
        QVERIFY(QFile::link(root + "/far", root + "/near"));
        for (const char *file : {"art/hero.png", "far/deep/art/hero.png", "far/deep/project/hero.png"})
            QVERIFY(!madeImage(root + '/' + file).isEmpty());
        const QString project = root + "/link";
        QCOMPARE(storedImagePath(project, root + "/art/hero.png"), QStringLiteral("../../../art/hero.png"));
        QCOMPARE(storedImagePath(project, root + "/far/deep/art/hero.png"), QStringLiteral("../art/hero.png"));
        QCOMPARE(storedImagePath(project, root + "/near/deep/art/hero.png"), QStringLiteral("../art/hero.png"));
        QCOMPARE(storedImagePath(project, root + "/link/hero.png"), QStringLiteral("hero.png"));
        QCOMPARE(storedImagePath(project, root + "/far/deep/project/hero.png"), QStringLiteral("hero.png"));
        QCOMPARE(storedImagePath(root + "/near/deep/project", root + "/near/deep/art/hero.png"),
                 QStringLiteral("../art/hero.png"));
        // Told again from somewhere else, it is the same file still.
        QCOMPARE(rebasedImagePath("../../../art/hero.png", project, root), QStringLiteral("art/hero.png"));
    }

    void theyAreAbsoluteBeforeTheFirstSave()
    {
        QCOMPARE(storedImagePath({}, rooted("/games/rpg/../hero.png")), rooted("/games/hero.png"));
    }

    void rebasedOnesLeadToTheSameFile()
    {
        QCOMPARE(rebasedImagePath("art/hero.png", rooted("/games/rpg"), rooted("/games")),
                 QStringLiteral("rpg/art/hero.png"));
        QCOMPARE(rebasedImagePath(rooted("/games/art/hero.png"), {}, rooted("/games/rpg")),
                 QStringLiteral("../art/hero.png"));
        QCOMPARE(rebasedImagePath(rebasedImagePath("art/hero.png", rooted("/a/b"), rooted("/c")), rooted("/c"),
                                  rooted("/a/b")),
                 QStringLiteral("art/hero.png"));
    }

    void theSameFolderKeepsThemToTheLetter()
    {
        QCOMPARE(rebasedImagePath("./art//hero.png", rooted("/games"), rooted("/games")),
                 QStringLiteral("./art//hero.png"));
    }

    void whatIsNoRelativePathStays()
    {
        for (const QString &path : {QString("https://example.org/hero.png"), QString(), rooted("/art/hero.png")})
            QCOMPARE(rebasedImagePath(path, rooted("/games"), rooted("/other")), path);
    }

    void theWholeDocumentIsRebased()
    {
        Document before = emptyProject();
        before.sprites = {{.image = "sprite0.png"}, {.image = "sprite1.png"}};
        const Document after = withImagesRebased(before, rooted("/games"), rooted("/"));
        QCOMPARE(after.sprites[1].image, QStringLiteral("games/sprite1.png"));
        QCOMPARE(withImagesRebased(after, rooted("/"), rooted("/games")), before);
    }

    void soAreTheImagesOfFrames()
    {
        Document before = emptyProject();
        before.sprites = {{.image = "a.png", .frames = {Frame{.image = "own.png"}, Frame{}}}};
        const Document after = withImagesRebased(before, rooted("/games"), rooted("/"));
        QCOMPARE(after.sprites[0].frames[0].image, QStringLiteral("games/own.png"));
        QCOMPARE(after.sprites[0].frames[1].image, QString());
        QCOMPARE(withImagesRebased(after, rooted("/"), rooted("/games")), before);
    }

    void filesNameImagesFromTheirOwnFolder()
    {
        QCOMPARE(ImageFolders(rooted("/games"), rooted("/games/rpg")).named("hero.png"), QStringLiteral("../hero.png"));
        QCOMPARE(ImageFolders({}, rooted("/games")).named(rooted("/games/hero.png")), QStringLiteral("hero.png"));
        QCOMPARE(ImageFolders(rooted("/games")).named("./hero.png"), QStringLiteral("./hero.png"));
        QCOMPARE(ImageFolders(rooted("/games")), ImageFolders(rooted("/games"), rooted("/games")));
    }

    void sentencesNameAnImageAsTheCatalogSays()
    {
        ImageFacts elsewhere;
        elsewhere.name = "../hero.png";
        const ImageCatalog images{{"hero.png", elsewhere}, {"tree.png", {}}};
        QCOMPARE(namedImage(images, "hero.png"), QStringLiteral("../hero.png"));
        QCOMPARE(namedImage(images, "tree.png"), QStringLiteral("tree.png"));
        QCOMPARE(namedImage(images, "unknown.png"), QStringLiteral("unknown.png"));
    }

    void foldersStandForTheirImagesInCountingOrder()
    {
        QTemporaryDir folder;
        for (const char *name : {"walk10.png", "walk9.png", "walk1.png"})
            QVERIFY(!madeImage(folder.filePath(name)).isEmpty());
        QFile text(folder.filePath("notes.txt"));
        QVERIFY(text.open(QIODevice::WriteOnly));
        QCOMPARE(imageFilesOf({folder.path(), "other.png"}),
                 (QStringList{folder.filePath("walk1.png"), folder.filePath("walk9.png"), folder.filePath("walk10.png"),
                              "other.png"}));
    }

    void foldersWithinThemComeBehindTheirImages()
    {
        QTemporaryDir folder;
        for (const char *file : {"walk10/a.png", "walk9/a.png", "b.png"}) {
            QVERIFY(QDir(folder.path()).mkpath(QFileInfo(file).path()));
            QVERIFY(!madeImage(folder.filePath(file)).isEmpty());
        }
        QCOMPARE(imageFilesOf({folder.path()}), QStringList{folder.filePath("b.png")});
        QCOMPARE(imageFilesUnder({folder.path(), "other.png"}).files,
                 (QStringList{folder.filePath("b.png"), folder.filePath("walk9/a.png"), folder.filePath("walk10/a.png"),
                              "other.png"}));
        QCOMPARE(imageFilesUnder({folder.path()}, [](qsizetype found) { return found < 2; }).files,
                 (QStringList{folder.filePath("b.png"), folder.filePath("walk9/a.png")}));
    }

    void eachIsThereOnceHoweverManyPathsLeadToIt()
    {
        QTemporaryDir folder;
        for (const char *file : {"a/walk_0.png", "a/b/run_0.png"}) {
            QVERIFY(QDir(folder.path()).mkpath(QFileInfo(folder.filePath(file)).path()));
            QVERIFY(!madeImage(folder.filePath(file)).isEmpty());
        }
        const QStringList all{folder.filePath("a/walk_0.png"), folder.filePath("a/b/run_0.png")};
        QCOMPARE(imageFilesUnder({folder.filePath("a"), folder.filePath("a/b"), folder.filePath("a/walk_0.png")}).files,
                 all);
        QCOMPARE(
            imageFilesUnder({folder.filePath("a"), folder.filePath("a/b/../walk_0.png"), folder.filePath("a/")}).files,
            all);
        QCOMPARE(imageFilesUnder({folder.filePath("a/b"), folder.filePath("a")}).files,
                 (QStringList{folder.filePath("a/b/run_0.png"), folder.filePath("a/walk_0.png")}));
        if (!makesLinks())
            return;
        // A picture that is held by a link is there twice, one that a folder leads to is not.
        QVERIFY(QFile::link("walk_0.png", folder.filePath("a/walk_1.png")));
        QVERIFY(QFile::link(folder.filePath("a"), folder.filePath("link")));
        QCOMPARE(imageFilesUnder({folder.filePath("a"), folder.filePath("link")}).files,
                 (QStringList{folder.filePath("a/walk_0.png"), folder.filePath("a/walk_1.png"),
                              folder.filePath("a/b/run_0.png")}));
    }

    void namesThatAreNotTextAreTold()
    {
#ifndef Q_OS_LINUX
        QSKIP("names are text here");
#else
        QTemporaryDir folder;
        const auto made = [&folder](const char *name) {
            return std::filesystem::path(folder.path().toStdString()) / name;
        };
        QVERIFY(!madeImage(folder.filePath("walk_0.png")).isEmpty());
        std::error_code error;
        if (!std::filesystem::create_directory(made("gr\374n"), error))
            QSKIP("the file system takes no such names");
        std::ofstream(made("walk_\3441.png")) << "picture";
        std::ofstream(made("gr\374n.txt")) << "text";
        const ImagesUnder found = imageFilesUnder({folder.path()});
        QCOMPARE(found.files, QStringList{folder.filePath("walk_0.png")});
        QStringList told;
        for (const Error &each : found.leftOut)
            told.append(each.text());
        told.sort();
        const QString begin = folder.path() + QStringLiteral(": “");
        const QString end = QStringLiteral("” is left out: its name is not in UTF-8; give it another one");
        QCOMPARE(told, (QStringList{begin + QStringLiteral("gr\ufffdn") + end,
                                    begin + QStringLiteral("walk_\ufffd1.png") + end}));
#endif
    }

    void aSpriteHasOneFrameAsLargeAsItsImage()
    {
        QTemporaryDir folder;
        const QString file = madeImage(folder.filePath("hero.png"), {33, 20});
        const Result<ImageSprite> image = spriteOfImage(file, "hero.png");
        QVERIFY(image);
        QCOMPARE(image->notes, QStringList());
        const Sprite &sprite = image->sprite;
        QCOMPARE(sprite.name, QStringLiteral("hero"));
        QCOMPARE(sprite.image, QStringLiteral("hero.png"));
        QCOMPARE(sprite.frames.size(), 1);
        QCOMPARE(sprite.frames[0].rect, QRect(0, 0, 33, 20));
        QCOMPARE(sprite.frames[0].size, QSize(33, 20));
        QCOMPARE(sprite.frames[0].pivot, (geometry::Point{16.5, 10}));
    }

    void aFileThatIsNoImageIsTold()
    {
        const Result<ImageSprite> image = spriteOfImage("/no/such.png", "such.png");
        QVERIFY(!image);
        QVERIFY(image.error().text().contains("such.png"));
    }
};

HITBOX_TEST(ImagePathsTest)
#include "image_paths_test.moc"
