#include "images/following/followed_sprite.h"
#include "images/following/picture_files.h"
#include "numbered_pictures.h"
#include "test_class.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace hitbox;

namespace {

class FolderBench
{
public:
    explicit FolderBench(const QList<int> &numbers)
        : sprite(pictures.sprite(numbers))
    {
        for (int i = 0; i < numbers.size(); ++i)
            save(walkName(i), numbers.at(i));
    }

    void save(const QString &name, int number) const { QVERIFY(pictures.image(number).save(path(name))); }
    void rename(const QString &from, const QString &to) const
    {
        QFile::remove(path(to));
        QVERIFY(QFile::rename(path(from), path(to)));
    }
    QString path(const QString &name) const { return folder.filePath(name); }
    Result<std::optional<PictureMoves>> followed() const
    {
        return followedFiles(sprite, {.folder = folder.path(), .known = notedPixels(sprite)});
    }

    QTemporaryDir folder;
    NumberedPictures pictures;
    Sprite sprite;
};

} // namespace

class PictureFilesTest : public QObject
{
    Q_OBJECT

private slots:
    void saysNothingWhereAllIsAsItWas()
    {
        const FolderBench bench({1, 2, 3});
        QVERIFY(bench.followed() && !*bench.followed());
        bench.save(walkName(1), 7); // drawn anew
        QVERIFY(bench.followed() && !*bench.followed());
    }

    void findsFilesThatWereNumberedAnew()
    {
        const FolderBench bench({1, 2, 3, 4});
        for (int i = 2; i < 4; ++i)
            bench.rename(walkName(i), walkName(i - 1));
        const auto moves = bench.followed();
        QVERIFY(moves && *moves);
        QCOMPARE((*moves)->count(FrameFate::Moves), 2);
        QCOMPARE((*moves)->count(FrameFate::Lost), 1);
        QVERIFY(!(*moves)->isIncomplete);
    }

    void findsFilesPastTheLastAndUnderOtherNames()
    {
        const FolderBench bench({1, 2, 3});
        for (int i = 3; i > 1; --i)
            bench.rename(walkName(i - 1), walkName(i));
        bench.save(walkName(1), 5);
        QCOMPARE((*bench.followed())->count(FrameFate::Moves), 2);
        QCOMPARE((*bench.followed())->fresh.size(), 1);
        for (int i = 0; i < 4; ++i)
            bench.rename(walkName(i), QStringLiteral("stride-%1.png").arg(i));
        const auto renamed = bench.followed();
        QCOMPARE((*renamed)->count(FrameFate::Moves), 3);
        QCOMPARE((*renamed)->frames.at(2).file.image, QStringLiteral("stride-3.png"));
    }

    void filesAreReadOnceForAllSprites()
    {
        const FolderBench bench({1, 2, 3});
        for (int i = 0; i < 3; ++i)
            bench.rename(walkName(i), QStringLiteral("new-%1.png").arg(i));
        const auto pictures = std::make_shared<ReadPictures>(bench.folder.path());
        const auto follow = [&](const Sprite &sprite) {
            return followedFiles(sprite,
                                 {.folder = bench.folder.path(), .known = notedPixels(sprite), .pictures = pictures});
        };
        Sprite first = bench.sprite;
        first.frames = {bench.sprite.frames[0]};
        Sprite second = bench.sprite;
        second.frames = {bench.sprite.frames[2]};
        QCOMPARE((*follow(first))->frames.at(0).file.image, QStringLiteral("new-0.png"));
        bench.save(QStringLiteral("new-2.png"), 9); // nobody looks again
        QCOMPARE((*follow(second))->frames.at(0).file.image, QStringLiteral("new-2.png"));
        QVERIFY(pictures->pixelsOf(bench.path(QStringLiteral("new-0.png"))).ok());
        QVERIFY(!pictures->pixelsOf(bench.path(QStringLiteral("new-2.png"))).ok());
    }

    void oneImageIsFoundUnderAnotherName()
    {
        FolderBench bench({1});
        QVERIFY(!*bench.followed());
        bench.rename(walkName(0), QStringLiteral("other.png"));
        const auto moves = bench.followed();
        QVERIFY(*moves);
        QCOMPARE((*moves)->frames.at(0).file.image, QStringLiteral("other.png"));
        QVERIFY(QFile::remove(bench.path(QStringLiteral("other.png"))));
        QVERIFY(bench.followed() && !*bench.followed()); // it is nowhere: nobody knows anything
    }

    /// Frames are cut from a part of their files, beyond which others draw what they like.
    void findsWhatIsCutFromFilesThatShowMore()
    {
        FolderBench bench({1, 2, 3});
        const auto saveWide = [&bench](int file, int number) {
            QImage wide = clearSheet({60, 20});
            layPicture(wide, bench.pictures.image(number), {0, 0});
            layPicture(wide, bench.pictures.image(number + 4), {30, 0});
            QVERIFY(wide.save(bench.path(walkName(file))));
        };
        for (int i = 0; i < 3; ++i)
            saveWide(i, i + 1);
        QVERIFY(bench.followed() && !*bench.followed());
        for (int i = 0; i < 3; ++i)
            saveWide(i, (i + 1) % 3 + 1);
        const auto moves = bench.followed();
        QVERIFY(moves && *moves);
        QCOMPARE((*moves)->count(FrameFate::Moves), 3);
        QCOMPARE((*moves)->frames.at(0).file.image, walkName(2));
        QCOMPARE((*moves)->frames.at(0).rect, bench.sprite.frames.at(0).rect);
        QVERIFY(!(*moves)->isIncomplete);
    }

    void findsASheetUnderAnotherNameAmongOthers()
    {
        FolderBench bench({1, 2});
        bench.sprite.frames[1].image.clear(); // two parts of one image
        bench.sprite.frames[1].rect.translate(30, 0);
        const auto saveSheet = [&bench](const QString &name, int first, int second) {
            QImage sheet = clearSheet({60, 20});
            layPicture(sheet, bench.pictures.image(first), {0, 0});
            layPicture(sheet, bench.pictures.image(second), {30, 0});
            QVERIFY(sheet.save(bench.path(name)));
        };
        QVERIFY(QFile::remove(bench.path(walkName(0))) && QFile::remove(bench.path(walkName(1))));
        QVERIFY(mayFilesBeFollowed(bench.sprite, bench.folder.path()));
        saveSheet(QStringLiteral("a.png"), 1, 3);
        saveSheet(QStringLiteral("b.png"), 3, 2);
        saveSheet(QStringLiteral("c.png"), 1, 2);
        const auto moves = bench.followed();
        QVERIFY(moves && *moves);
        for (const FrameMove &move : (*moves)->frames)
            QCOMPARE(move.file.image, QStringLiteral("c.png"));
        saveSheet(walkName(0), 1, 2);
        QVERIFY(!mayFilesBeFollowed(bench.sprite, bench.folder.path()));
    }

    void failsForAFileThatIsCutShort()
    {
        const FolderBench bench({1, 2});
        QFile file(bench.path(walkName(1)));
        QVERIFY(file.open(QIODevice::ReadWrite) && file.resize(file.size() / 2));
        QVERIFY(!bench.followed());
        QVERIFY(bench.followed().error().text().contains(walkName(1)));
    }

    /// Beside them, it is none of them.
    void passesOverBrokenFilesBeside()
    {
        const FolderBench bench({1, 2});
        bench.rename(walkName(1), walkName(5));
        QFile broken(bench.path(walkName(3)));
        QVERIFY(broken.open(QIODevice::WriteOnly) && broken.write("\x89PNG\r\n\x1a\n") > 0);
        QCOMPARE((*bench.followed())->frames.at(1).file.image, walkName(5));
    }
};

HITBOX_TEST(PictureFilesTest)
#include "picture_files_test.moc"
