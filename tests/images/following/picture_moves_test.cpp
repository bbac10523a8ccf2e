#include "followed_sheet.h"
#include "images/following/followed_sprite.h"
#include "images/following/picture_moves.h"
#include "images/packing/placed_rectangles.h"
#include "test_class.h"

#include <QTest>

#include <algorithm>
#include <numeric>

using namespace hitbox;

namespace {

/// A sheet of pictures, the sprite that was drawn on it, and what is known of both.
struct Drawn {
    QList<QImage> pictures;
    QList<QPoint> within; ///< their cells
    Sprite sprite;
};

Drawn drawnSheet(int count, std::mt19937 &random)
{
    Drawn drawn;
    for (int i = 0; i < count; ++i) {
        const QSize size(6 + int(random() % 16), 6 + int(random() % 16));
        drawn.pictures.append(drawnPicture(size, random));
        drawn.within.append(QPoint(1 + int(random() % 9), 1 + int(random() % 9)));
    }
    drawn.sprite = spriteOf(cellSheet(drawn.pictures, drawn.within));
    return drawn;
}

PictureMoves movesIn(const Sprite &sprite, const QImage &now)
{
    const SheetCuts cuts = likelyCuts(sprite, sprite.image, now, QStringLiteral("hero.png"));
    return pictureMoves(sprite, {.image = sprite.image, .known = notedPixels(sprite), .cuts = cuts}, now);
}

Document documentOf(const Sprite &sprite)
{
    Document document;
    document.sprites.append(sprite);
    document.nextShapeId = 1000;
    return document;
}

/// A new sheet: where each of the pictures that it has lies in it.
struct Repacked {
    QImage image;
    QHash<int, QRect> places; ///< by the picture's number; new ones have negative numbers
};

/// As a packer lays them: trimmed, with a gap of so many pixels between them, in any order.
Repacked packed(const QHash<int, QImage> &pictures, int gap, std::mt19937 &random)
{
    QList<int> numbers = pictures.keys();
    std::sort(numbers.begin(), numbers.end());
    std::shuffle(numbers.begin(), numbers.end(), random);
    QList<QSize> sizes;
    for (const int number : std::as_const(numbers))
        sizes.append(pictures.value(number).size() + QSize(gap, gap));
    const auto placed = placedRectangles(sizes, 4096, 4096 * 4096);
    Repacked sheet{clearSheet(placed->size), {}};
    for (int i = 0; i < numbers.size(); ++i) {
        const QImage picture = pictures.value(numbers.at(i));
        sheet.places.insert(numbers.at(i), QRect(placed->topLeft.at(i), picture.size()));
        layPicture(sheet.image, picture, placed->topLeft.at(i));
    }
    return sheet;
}

/// In cells, at other places within them.
Repacked inCells(const QHash<int, QImage> &pictures, const QHash<int, QPoint> &within, std::mt19937 &random)
{
    QList<int> numbers = pictures.keys();
    std::sort(numbers.begin(), numbers.end());
    std::shuffle(numbers.begin(), numbers.end(), random);
    QList<QImage> ordered;
    QList<QPoint> corners;
    for (const int number : std::as_const(numbers)) {
        ordered.append(pictures.value(number));
        corners.append(within.value(number, QPoint(2, 3)));
    }
    const CellSheet sheet = cellSheet(ordered, corners);
    Repacked result{sheet.image, {}};
    for (int i = 0; i < numbers.size(); ++i)
        result.places.insert(numbers.at(i), QRect(sheet.cells.at(i).topLeft() + corners.at(i), ordered.at(i).size()));
    return result;
}

} // namespace

class PictureMovesTest : public QObject
{
    Q_OBJECT

    /// Of the sheet after it was packed anew: every box lies on its own picture, and what went is told.
    static void everyBoxIsOnItsPicture(const Drawn &drawn, const Repacked &now)
    {
        const PictureMoves moves = movesIn(drawn.sprite, now.image);
        const Document after = withPicturesFollowed(documentOf(drawn.sprite), 0, moves);
        for (int i = 0; i < drawn.pictures.size(); ++i) {
            const QString name = drawn.sprite.frames.at(i).name;
            const Frame *frame = findFrame(after, QStringLiteral("hero"), name);
            QVERIFY2(frame, "nothing is dropped");
            const FrameFate fate = moves.frames.at(i).fate;
            if (!now.places.contains(i)) {
                QVERIFY(fate == FrameFate::Lost || fate == FrameFate::Redrawn);
                QCOMPARE(frame->shapes, drawn.sprite.frames.at(i).shapes);
                continue;
            }
            QVERIFY(fate == FrameFate::Stays || fate == FrameFate::Moves);
            QCOMPARE(underBox(*frame), now.places.value(i));
            QCOMPARE(seenIn(now.image, frame->rect).bounds.translated(frame->offset), frame->pixels.bounds);
        }
    }

private slots:
    /// Shuffled, trimmed or in cells, moved within them, some gone and some new: 1,000 times.
    void shapesStayOnTheirPicturesHoweverTheSheetIsPackedAnew()
    {
        std::mt19937 random(20);
        for (int round = 0; round < 1000; ++round) {
            const Drawn drawn = drawnSheet(2 + int(random() % 11), random);
            QHash<int, QImage> pictures;
            QHash<int, QPoint> within;
            for (int i = 0; i < drawn.pictures.size(); ++i) {
                if (random() % 6 == 0)
                    continue;
                pictures.insert(i, drawn.pictures.at(i));
                within.insert(i, random() % 2 ? drawn.within.at(i) : QPoint(int(random() % 10), int(random() % 10)));
            }
            for (int i = 0; i < int(random() % 4); ++i)
                pictures.insert(-1 - i, drawnPicture({9 + int(random() % 12), 9}, random));
            if (pictures.isEmpty())
                continue;
            const bool isTrimmed = round % 2 == 0;
            const Repacked now =
                isTrimmed ? packed(pictures, int(random() % 3), random) : inCells(pictures, within, random);
            everyBoxIsOnItsPicture(drawn, now);
            if (QTest::currentTestFailed())
                QFAIL(qPrintable(QStringLiteral("round %1").arg(round)));
        }
    }

    void anImageThatIsTheSameMovesNothing()
    {
        std::mt19937 random(21);
        const Drawn drawn = drawnSheet(7, random);
        const PictureMoves moves = movesIn(drawn.sprite, cellSheet(drawn.pictures, drawn.within).image);
        QCOMPARE(moves.count(FrameFate::Stays), 7);
        QVERIFY(!moves.isAnythingToDo());
        QVERIFY(moves.fresh.isEmpty());
        QCOMPARE(withPicturesFollowed(documentOf(drawn.sprite), 0, moves), documentOf(drawn.sprite));
    }

    void aPictureThatWasDrawnAnewStaysWhereItIs()
    {
        std::mt19937 random(22);
        Drawn drawn = drawnSheet(6, random);
        drawn.pictures[2] = drawnPicture({12, 12}, random);
        const PictureMoves moves = movesIn(drawn.sprite, cellSheet(drawn.pictures, drawn.within).image);
        QCOMPARE(moves.frames.at(2).fate, FrameFate::Redrawn);
        QCOMPARE(moves.count(FrameFate::Stays), 5);
        QVERIFY(!moves.isAnythingToDo());
    }

    void picturesThatLookTheSameAreTakenInOrder()
    {
        std::mt19937 random(23);
        const QImage same = drawnPicture({10, 10}, random);
        const QImage other = drawnPicture({8, 12}, random);
        const QImage fresh = drawnPicture({12, 7}, random);
        const Sprite sprite = spriteOf(cellSheet({same, same, other}, {{4, 4}, {4, 4}, {4, 4}}));
        const CellSheet now = cellSheet({fresh, same, same, other}, {{4, 4}, {4, 4}, {4, 4}, {4, 4}});
        const PictureMoves moves = movesIn(sprite, now.image);
        QCOMPARE(moves.frames.at(0).rect, now.cells.at(1));
        QCOMPARE(moves.frames.at(1).rect, now.cells.at(2));
        QCOMPARE(moves.frames.at(2).rect, now.cells.at(3));
        QCOMPARE(moves.fresh, QList<QRect>{now.cells.at(0)});
        QCOMPARE(moves, movesIn(sprite, now.image));
    }

    /// A punch goes out and comes back: frames 5 and 18 are one picture. The sheet begins with its second row.
    void partsOfASheetThatChangePlacesStayWhole()
    {
        std::mt19937 random(29);
        Drawn drawn = drawnSheet(24, random);
        drawn.pictures[18] = drawn.pictures.at(5);
        drawn.within.fill({4, 5});
        drawn.sprite = spriteOf(cellSheet(drawn.pictures, drawn.within));
        QList<QImage> turned = drawn.pictures.mid(6);
        turned.append(drawn.pictures.first(6));
        const CellSheet now = cellSheet(turned, drawn.within);
        const PictureMoves moves = movesIn(drawn.sprite, now.image);
        for (int i = 0; i < 24; ++i)
            QCOMPARE(moves.frames.at(i).rect, now.cells.at((i + 18) % 24));
    }

    void framesOutAndBackStayInTheirOrderInAnySheet()
    {
        std::mt19937 random(31);
        for (int round = 0; round < 50; ++round) {
            Drawn drawn = drawnSheet(20, random);
            for (int i = 0; i < 8; ++i) // two parts; each goes out and back
                drawn.pictures[i < 4 ? 7 - i : 23 - i] = drawn.pictures.at(i < 4 ? i : 8 + i);
            drawn.within.fill({4, 5});
            drawn.sprite = spriteOf(cellSheet(drawn.pictures, drawn.within));
            const int turn = int(random() % 3) * 8;
            QList<QImage> turned = drawn.pictures.mid(turn);
            turned.append(drawn.pictures.first(turn));
            const CellSheet now = cellSheet(turned, drawn.within);
            const PictureMoves moves = movesIn(drawn.sprite, now.image);
            for (int i = 0; i < 20; ++i)
                QCOMPARE(moves.frames.at(i).rect, now.cells.at((i + 20 - turn) % 20));
        }
    }

    /// A ball that bounces is one picture at several heights.
    void ofPicturesThatLookTheSameTheOneThatLiesAlikeIsMeant()
    {
        std::mt19937 random(24);
        const QImage ball = drawnPicture({10, 10}, random);
        const Sprite sprite = spriteOf(cellSheet({ball, ball, ball}, {{4, 1}, {4, 9}, {4, 18}}));
        const CellSheet now = cellSheet({ball, ball, ball}, {{4, 18}, {4, 1}, {4, 9}});
        const PictureMoves moves = movesIn(sprite, now.image);
        QCOMPARE(moves.frames.at(0).rect, now.cells.at(1));
        QCOMPARE(moves.frames.at(1).rect, now.cells.at(2));
        QCOMPARE(moves.frames.at(2).rect, now.cells.at(0));
        for (const FrameMove &move : moves.frames)
            QCOMPARE(move.shift, QPoint());
    }

    void framesOfOnePlaceGoTogether()
    {
        std::mt19937 random(25);
        const QImage first = drawnPicture({10, 10}, random);
        const QImage second = drawnPicture({11, 9}, random);
        Sprite sprite = spriteOf(cellSheet({first, second}, {{4, 4}, {4, 4}}));
        sprite.frames.append(sprite.frames.at(0)); // a hold
        const CellSheet now = cellSheet({second, first}, {{4, 4}, {4, 4}});
        const PictureMoves moves = movesIn(sprite, now.image);
        QCOMPARE(moves.frames.at(0).rect, now.cells.at(1));
        QCOMPARE(moves.frames.at(2).rect, now.cells.at(1));
        QCOMPARE(moves.frames.at(1).rect, now.cells.at(0));
        QVERIFY(!moves.isInSheetOrder);
    }

    /// All of them look the same: their neighbours say where they go.
    void framesThatShowNothingGoWithTheirNeighbours()
    {
        std::mt19937 random(31);
        const QImage none;
        const QList<QImage> drawn{drawnPicture({9, 9}, random), drawnPicture({9, 8}, random),
                                  drawnPicture({9, 7}, random)};
        const QList<QPoint> within(6, QPoint(4, 4));
        const Sprite sprite = spriteOf(cellSheet({drawn.at(0), none, none, drawn.at(1)}, within));
        const CellSheet now = cellSheet({drawn.at(2), drawn.at(0), none, none, drawn.at(1)}, within);
        const PictureMoves moves = movesIn(sprite, now.image);
        for (int i = 0; i < 4; ++i)
            QCOMPARE(moves.frames.at(i).rect, now.cells.at(i + 1));
        QCOMPARE(moves.count(FrameFate::Blank), 2);
        const Sprite after = withPicturesFollowed(documentOf(sprite), 0, moves).sprites.at(0);
        QCOMPARE(after.frames.size(), 5);
        QCOMPARE(after.frames.at(2).name, sprite.frames.at(1).name);
        QCOMPARE(after.frames.at(3).name, sprite.frames.at(2).name);

        const PictureMoves taken = movesIn(sprite, cellSheet({drawn.at(2), drawn.at(0), drawn.at(1)}, within).image);
        QCOMPARE(taken.count(FrameFate::Unknown), 2); // no empty cell is left between those
        QCOMPARE(taken.frames.at(1).rect, sprite.frames.at(1).rect);
    }

    void aSpeckIsNotFoundWithinAnotherPicture()
    {
        QImage speck(2, 2, QImage::Format_ARGB32);
        speck.fill(Qt::red);
        QImage block(20, 20, QImage::Format_ARGB32);
        block.fill(Qt::red);
        const Sprite sprite = spriteOf(cellSheet({speck, QImage()}, {{4, 4}, {}}));
        QImage now = clearSheet({50, 50});
        layPicture(now, block, {15, 15});
        const PictureMoves moves = movesIn(sprite, now);
        QCOMPARE(moves.count(FrameFate::Moves), 0);
    }

    void largerCellsMoveShapesAndPivot()
    {
        std::mt19937 random(26);
        const QImage picture = drawnPicture({10, 10}, random);
        const Sprite sprite = spriteOf(cellSheet({picture}, {{4, 4}}));
        QImage now = clearSheet({48, 48});
        layPicture(now, picture, {12, 20});
        const PictureSearch search{
            .image = sprite.image, .known = notedPixels(sprite), .cuts = {{QRect(0, 0, 48, 48)}}};
        const PictureMoves moves = pictureMoves(sprite, search, now);
        QCOMPARE(moves.frames.at(0).size, QSize(48, 48));
        QCOMPARE(moves.frames.at(0).shift, QPoint(8, 16));
        const Document after = withPicturesFollowed(documentOf(sprite), 0, moves);
        QCOMPARE(after.sprites.at(0).frames.at(0).pivot, (geometry::Point{24, 48}));
        QCOMPARE(underBox(after.sprites.at(0).frames.at(0)), QRect(12, 20, 10, 10));
    }

    void anImageOfAnotherSizeOffersItsScale()
    {
        std::mt19937 random(27);
        const Drawn drawn = drawnSheet(8, random);
        const QImage before = cellSheet(drawn.pictures, drawn.within).image;
        const QImage twice = before.scaled(before.size() * 2);
        const PictureMoves moves = movesIn(drawn.sprite, twice);
        QCOMPARE(moves.scale, std::optional(2.0));
        QVERIFY(moves.isAnythingToDo());
        QVERIFY(!movesIn(drawn.sprite, before.scaled(before.width() * 2, before.height())).scale);
        QCOMPARE(movesIn(drawn.sprite, before.scaled(before.size() / 2)).scale, std::optional(0.5));
    }

    void whatNobodyNotedIsUnknown()
    {
        std::mt19937 random(28);
        Drawn drawn = drawnSheet(4, random);
        for (Frame &frame : drawn.sprite.frames)
            frame.pixels = {};
        const PictureMoves moves = movesIn(drawn.sprite, cellSheet(drawn.pictures, drawn.within).image);
        QCOMPARE(moves.count(FrameFate::Unknown), 4);
        QVERIFY(!moves.isAnythingToDo());
        QVERIFY(!movesIn(drawn.sprite, QImage()).isAnythingToDo());
    }

    void whatTheOldImageShowedIsNotNew()
    {
        std::mt19937 random(30);
        Drawn drawn = drawnSheet(6, random);
        drawn.pictures[5] = drawn.pictures[0]; // looks like a frame, and is none
        drawn.within[5] = drawn.within[0];
        const QImage old = cellSheet(drawn.pictures, drawn.within).image;
        Sprite sprite = drawn.sprite;
        sprite.frames.resize(2);
        const auto freshIn = [&](const QImage &now, const QImage &before) {
            const SheetCuts cuts = likelyCuts(sprite, sprite.image, now, QStringLiteral("hero.png"));
            return pictureMoves(sprite,
                                {.image = sprite.image, .known = notedPixels(sprite), .cuts = cuts, .old = before}, now)
                .fresh;
        };
        const QList<QRect> unused = freshIn(old, {});
        QCOMPARE(unused.size(), 4);
        QCOMPARE(freshIn(old, old), QList<QRect>());

        drawn.pictures.prepend(drawnPicture({20, 20}, random)); // all move on by a cell
        drawn.within.prepend({3, 3});
        drawn.pictures.append(drawn.pictures.at(1)); // once more than there were
        drawn.within.append(drawn.within.at(1));
        const CellSheet now = cellSheet(drawn.pictures, drawn.within);
        QCOMPARE(freshIn(now.image, {}).size(), 6);
        QCOMPARE(freshIn(now.image, old), (QList<QRect>{now.cells.at(0), now.cells.at(7)}));
    }

    void framesOfOtherImagesAreNotLookedAt()
    {
        std::mt19937 random(29);
        Drawn drawn = drawnSheet(3, random);
        drawn.sprite.frames[1].image = QStringLiteral("other.png");
        const PictureMoves moves = movesIn(drawn.sprite, clearSheet({9, 9}));
        QCOMPARE(moves.frames.at(1), FrameMove());
        QCOMPARE(moves.count(FrameFate::Lost), 2);
    }
};

HITBOX_TEST(PictureMovesTest)
#include "picture_moves_test.moc"
