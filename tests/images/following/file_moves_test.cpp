#include "images/following/file_moves.h"
#include "images/following/followed_sprite.h"
#include "numbered_pictures.h"
#include "test_class.h"

#include <QTest>

#include <algorithm>

using namespace hitbox;

namespace {

ForeignImages imageOfAnother(const QString &image)
{
    return {{{image, 2}}, Sprite{.image = image}};
}

/// A sprite, and files that are its own or lie beside them; -1 is a number without a file.
class WalkBench
{
public:
    explicit WalkBench(const QList<int> &numbers)
        : sprite(pictures.sprite(numbers))
    {
    }

    PictureMoves movesTo(const QList<int> &numbers) const
    {
        FileSearch search{.known = notedPixels(sprite), .foreign = foreign};
        for (int i = 0; i < numbers.size(); ++i) {
            if (numbers.at(i) < 0)
                continue;
            const PictureFile file = pictureFile(walkName(i), pictures.image(numbers.at(i)));
            (imagesOf(sprite).contains(file.image) ? search.files : search.beside).append(file);
        }
        search.beside += beside;
        return fileMoves(sprite, search);
    }

    Sprite follow(const QList<int> &numbers, const FollowWish &wish = {}) const
    {
        Document document;
        document.sprites = {sprite};
        document.nextShapeId = 100;
        return withPicturesFollowed(document, 0, movesTo(numbers), wish).sprites.at(0);
    }

    NumberedPictures pictures;
    Sprite sprite;
    QList<PictureFile> beside = {};
    ForeignImages foreign = {};
};

} // namespace

class FileMovesTest : public QObject
{
    Q_OBJECT

private slots:
    void framesFollowTheirPictures_data()
    {
        QTest::addColumn<QList<int>>("before");
        QTest::addColumn<QList<int>>("now");
        QTest::addColumn<QString>("expected"); // picture:file of each frame
        const QList<int> four{1, 2, 3, 4};
        QTest::newRow("nothing") << four << four << "1:0 2:1 3:2 4:3";
        QTest::newRow("one was deleted") << four << QList<int>{1, 3, 4, -1} << "1:0 2:1 3:1 4:2";
        QTest::newRow("the first was deleted") << four << QList<int>{2, 3, 4, -1} << "1:0 2:0 3:1 4:2";
        QTest::newRow("one was put in") << four << QList<int>{1, 2, 5, 3, 4} << "1:0 2:1 walk-2:2 3:3 4:4";
        QTest::newRow("two were put in") << four << QList<int>{5, 1, 2, 3, 6, 4} << "walk-0:0 1:1 2:2 3:3 walk-4:4 4:5";
        QTest::newRow("another order") << four << QList<int>{4, 1, 2, 3} << "4:0 1:1 2:2 3:3";
        QTest::newRow("one drawn anew") << four << QList<int>{1, 2, 7, 4} << "1:0 2:1 3:2 4:3";
        QTest::newRow("deleted, and one drawn anew") << four << QList<int>{1, 7, 3, -1, -1} << "1:0 2:1 3:2 4:3";
        QTest::newRow("of two alike the first was deleted")
            << QList<int>{1, 2, 3, 2, 4} << QList<int>{1, 3, 2, 4, -1} << "1:0 2:1 3:1 2:2 4:3";
        QTest::newRow("of some alike the last was deleted, and one is new")
            << QList<int>{1, 1, 1, 2, 3, 1, 1} << QList<int>{1, 1, 2, 3, 1, 1, 7}
            << "1:0 1:1 1:2 2:2 3:3 1:4 1:5 walk-6:6";
        QTest::newRow("one that shows nothing")
            << QList<int>{1, 0, 2, 3} << QList<int>{5, 1, 0, 2, 3} << "walk-0:0 1:1 0:2 2:3 3:4";
        QTest::newRow("one more at the end is nobody's") << four << QList<int>{1, 2, 3, 4, 5} << "1:0 2:1 3:2 4:3";
    }

    void framesFollowTheirPictures()
    {
        QFETCH(QList<int>, before);
        QFETCH(QList<int>, now);
        QFETCH(QString, expected);
        const WalkBench bench(before);
        const Sprite after = bench.follow(now);
        QCOMPARE(filesInWords(after), expected);
        for (const Frame &frame : after.frames) {
            const auto same = std::find_if(bench.sprite.frames.cbegin(), bench.sprite.frames.cend(),
                                           [&](const Frame &other) { return *other.id == *frame.id; });
            if (same != bench.sprite.frames.cend())
                QCOMPARE(frame.shapes, same->shapes);
        }
    }

    /// Each frame notes what its own file shows, and the bytes of that.
    void notesStayTrue()
    {
        const WalkBench bench({1, 2, 3, 4, 5});
        const QList<int> now{1, 6, 2, 4, 5};
        const Sprite after = bench.follow(now, {.lost = {{2, {LostChoice::Delete}}}});
        QCOMPARE(filesInWords(after), QStringLiteral("1:0 walk-1:1 2:2 4:3 5:4"));
        for (int i = 0; i < after.frames.size(); ++i) {
            const Frame &frame = after.frames.at(i);
            const QImage &image = bench.pictures.image(now.at(i));
            QCOMPARE(frame.pixels, seenIn(comparablePixels(image), image.rect()));
            QCOMPARE(imageHashOf(after, frame), QStringLiteral("hash of ") + imageOf(after, frame));
        }
        QCOMPARE(after.frames.at(0).image, QString()); // it is the sprite's
    }

    void whatIsLostKeepsItsNoteAndIsFoundAgain()
    {
        WalkBench bench({1, 2, 3});
        bench.sprite = bench.follow({1, 3, -1});
        QCOMPARE(filesInWords(bench.sprite), QStringLiteral("1:0 2:1 3:1"));
        QCOMPARE(bench.sprite.frames.at(1).pixels, bench.pictures.sprite({1, 2, 3}).frames.at(1).pixels);
        QCOMPARE(filesInWords(bench.follow({1, 3, 2})), QStringLiteral("1:0 3:1 2:2"));
    }

    void shapesMoveWithinAFileOfAnotherSize()
    {
        const WalkBench bench({1, 2});
        QImage larger = clearSheet({40, 40});
        layPicture(larger, bench.pictures.image(2), {10, 8});
        FileSearch search{.known = notedPixels(bench.sprite)};
        search.files = {pictureFile(walkName(0), larger), pictureFile(walkName(1), bench.pictures.image(1))};
        Document document;
        document.sprites = {bench.sprite};
        const Sprite after = withPicturesFollowed(document, 0, fileMoves(bench.sprite, search)).sprites.at(0);
        QCOMPARE(filesInWords(after), QStringLiteral("2:0 1:1"));
        QCOMPARE(after.frames.at(0).size, QSize(40, 40));
        QCOMPARE(underBox(after.frames.at(0)).topLeft(), QPoint(15, 14));
    }

    void filesUnderAnotherNameAreFound()
    {
        WalkBench bench({1, 2, 3});
        for (int i = 0; i < 3; ++i)
            bench.beside.append(pictureFile(QStringLiteral("stride-%1.png").arg(i), bench.pictures.image(i + 1)));
        const Sprite after = bench.follow({-1, -1, -1});
        QCOMPARE(after.image, QStringLiteral("stride-0.png"));
        QCOMPARE(after.imageHash, QStringLiteral("hash of stride-0.png"));
        QCOMPARE(after.frames.at(0).image, QString());
        QCOMPARE(after.frames.at(2).image, QStringLiteral("stride-2.png"));
        QCOMPARE(bench.movesTo({1, 2, 3}).count(FrameFate::Moves), 0); // the old ones are there
        bench.foreign = imageOfAnother(QStringLiteral("stride-0.png"));
        QCOMPARE(bench.movesTo({-1, -1, -1}).count(FrameFate::Lost), 1);
    }

    void aSheetUnderAnotherNameIsFound()
    {
        std::mt19937 random(62);
        const QList<QImage> drawn{drawnPicture({9, 9}, random), drawnPicture({8, 9}, random)};
        const CellSheet sheet = cellSheet(drawn, {{2, 3}, {4, 5}});
        const Sprite sprite = spriteOf(sheet);
        const QList<QRect> parts{sheet.image.rect(), sheet.cells.at(0), sheet.cells.at(1)};
        QImage other = sheet.image;
        layPicture(other, drawn.at(0), sheet.cells.at(1).topLeft() + QPoint(4, 5));
        FileSearch search{.known = notedPixels(sprite)};
        search.beside = {{QStringLiteral("a.png"), {}, other.size(), PictureTable(other, parts)},
                         {QStringLiteral("b.png"), {}, sheet.image.size(), PictureTable(sheet.image, parts)}};
        const PictureMoves moves = fileMoves(sprite, search);
        QCOMPARE(moves.count(FrameFate::Moves), 2);
        Document document;
        document.sprites = {sprite};
        const Sprite after = withPicturesFollowed(document, 0, moves).sprites.at(0);
        QCOMPARE(after.image, QStringLiteral("b.png"));
        QCOMPARE(after.frames, sprite.frames);
    }

    void newPicturesOfOtherSpritesAreLeftAlone()
    {
        WalkBench bench({1, 2, 3});
        bench.foreign = imageOfAnother(walkName(1));
        QVERIFY(bench.movesTo({1, 5, 2, 3}).fresh.isEmpty());
        QCOMPARE(bench.movesTo({1, 5, 2, 3}).count(FrameFate::Moves), 2);
    }

    void filesThatWereAppendedAreNewOnRequest()
    {
        WalkBench bench({1, 2, 3});
        FileSearch search{.known = notedPixels(bench.sprite)};
        const NumberedPictures pictures;
        for (int i = 0; i < 3; ++i)
            search.files.append(pictureFile(walkName(i), pictures.image(i + 1)));
        for (int i = 3; i < 5; ++i)
            search.beside.append(pictureFile(walkName(i), pictures.image(i + 1)));
        const PictureMoves none = fileMoves(bench.sprite, search);
        QVERIFY(none.fresh.isEmpty());
        search.appended = {walkName(3), walkName(4)};
        const PictureMoves both = fileMoves(bench.sprite, search);
        QCOMPARE(both.freshFiles.size(), 2);
        QVERIFY(both.imageHash != none.imageHash); // whoever left none is asked about these
        search.foreign = imageOfAnother(walkName(4));
        QCOMPARE(fileMoves(bench.sprite, search).freshFiles.size(), 1);
    }

    void framesInAnOrderOfTheirOwnKeepIt()
    {
        WalkBench bench({1, 2, 3});
        bench.sprite.frames.swapItemsAt(1, 2);
        QVERIFY(!bench.movesTo({3, 1, 2}).isInSheetOrder);
        QCOMPARE(filesInWords(bench.follow({3, 1, 2})), QStringLiteral("1:1 3:0 2:2"));
    }

    /// Whatever was deleted, put in and moved: every picture that is there has its frame.
    void everyPictureIsFoundInAnyOrder()
    {
        std::mt19937 random(63);
        for (int round = 0; round < 100; ++round) {
            QList<int> before{1, 2, 3, 4, 5, 6, 7};
            QList<int> now{1, 2, 3, 4, 5, 6, 7, 8, 9, 10};
            std::shuffle(before.begin(), before.end(), random);
            std::shuffle(now.begin(), now.end(), random);
            now.resize(1 + int(random() % 10));
            const WalkBench bench(before);
            QList<int> there = now;
            while (there.size() < before.size())
                there.append(-1);
            const PictureMoves moves = bench.movesTo(there);
            const Sprite after = bench.follow(there);
            for (int i = 0; i < before.size(); ++i) {
                const bool isThere = now.contains(before.at(i));
                const FrameFate fate = moves.frames.at(i).fate;
                QCOMPARE(fate == FrameFate::Moves || fate == FrameFate::Stays, isThere);
                if (isThere)
                    QCOMPARE(moves.frames.at(i).file.image, walkName(int(now.indexOf(before.at(i)))));
            }
            QCOMPARE(after.frames.size(), before.size() + moves.fresh.size());
        }
    }

    /// Whatever shows the same: where a frame is left over, its own file does not show its picture.
    void whatIsLeftOverIsNotInItsOwnFile()
    {
        std::mt19937 random(64);
        for (int round = 0; round < 300; ++round) {
            QList<int> before;
            QList<int> now;
            for (int i = 0; i < 8; ++i) {
                before.append(1 + int(random() % 3));
                now.append(1 + int(random() % 4));
            }
            const PictureMoves moves = WalkBench(before).movesTo(now);
            for (int i = 0; i < before.size(); ++i) {
                if (moves.frames.at(i).fate == FrameFate::Lost)
                    QVERIFY2(now.at(i) != before.at(i), qPrintable(QStringLiteral("round %1").arg(round)));
            }
        }
    }

    void oneImageCutInPartsIsNoFileOfAFrame()
    {
        Sprite sprite = NumberedPictures().sprite({1, 2, 3});
        QCOMPARE(pictureFilesOf(sprite), (QStringList{walkName(0), walkName(1), walkName(2)}));
        sprite.frames[1].image = walkName(2);
        QCOMPARE(pictureFilesOf(sprite), (QStringList{walkName(0), walkName(2)})); // a hold
        sprite.frames[1].rect.translate(1, 0);
        QCOMPARE(pictureFilesOf(sprite), QStringList{walkName(0)});
    }
};

HITBOX_TEST(FileMovesTest)
#include "file_moves_test.moc"
