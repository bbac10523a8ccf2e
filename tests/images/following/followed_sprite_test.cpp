#include "followed_sheet.h"
#include "images/following/followed_sprite.h"
#include "test_class.h"

#include <QTest>

using namespace hitbox;

namespace {

/// Five pictures, of which sheets are made by number; and a sprite that was drawn on the first four.
struct Bench {
    std::mt19937 random{40};
    QList<QImage> pictures;
    Document document;

    Bench()
    {
        for (int i = 0; i < 6; ++i)
            pictures.append(drawnPicture({8 + i, 14}, random));
        document.sprites.append(spriteOf(sheet({0, 1, 2, 3})));
        document.sprites[0].imageHash = QStringLiteral("old");
        document.nextShapeId = 100;
    }

    CellSheet sheet(const QList<int> &numbers) const
    {
        QList<QImage> chosen;
        for (const int number : numbers)
            chosen.append(pictures.at(number));
        return cellSheet(chosen, QList<QPoint>(numbers.size(), QPoint(5, 6)));
    }

    PictureMoves movesTo(const QList<int> &numbers) const
    {
        const Sprite &sprite = document.sprites.at(0);
        const CellSheet now = sheet(numbers);
        PictureMoves moves =
            pictureMoves(sprite, {.image = sprite.image, .known = notedPixels(sprite), .cuts = {now.cells}}, now.image);
        moves.imageHash = QStringLiteral("new");
        return moves;
    }

    Sprite follow(const QList<int> &numbers, const FollowWish &wish = {}) const
    {
        return withPicturesFollowed(document, 0, movesTo(numbers), wish).sprites.at(0);
    }
};

/// Names without the sprite's.
QString order(const Sprite &sprite)
{
    QStringList names;
    for (const Frame &frame : sprite.frames)
        names.append(frame.name.mid(5));
    return names.join(u' ');
}

Tag tagOver(int from, int to)
{
    return {.name = QStringLiteral("walk"), .from = from, .to = to};
}

} // namespace

class FollowedSpriteTest : public QObject
{
    Q_OBJECT

private slots:
    void aNewPictureBecomesAFrameWhereItStands()
    {
        Bench bench;
        bench.document.sprites[0].tags = {tagOver(1, 2)};
        bench.document.sprites[0].frames[1].duration = 40;
        const Sprite after = bench.follow({0, 1, 4, 2, 3});
        QCOMPARE(order(after), QStringLiteral("0 1 4 2 3"));
        QCOMPARE(after.imageHash, QStringLiteral("new"));
        QCOMPARE(after.tags.at(0).from, 1);
        QCOMPARE(after.tags.at(0).to, 3);
        QCOMPARE(after.frames.at(2).duration, 40.0);
        QCOMPARE(after.frames.at(2).pivot, after.frames.at(1).pivot);
        QVERIFY(after.frames.at(2).shapes.isEmpty());
        QVERIFY(!after.frames.at(2).pixels.digest.isEmpty());
    }

    void tagsTakeInNoForeignFrames()
    {
        Bench bench;
        bench.document.sprites[0].tags = {tagOver(0, 1), tagOver(2, 3)};
        const Sprite after = bench.follow({2, 0, 4, 1, 5, 3});
        QCOMPARE(order(after), QStringLiteral("2 0 4 1 5 3"));
        QCOMPARE(after.tags.at(0).from, 1); // with the new one between its frames, not with that behind them
        QCOMPARE(after.tags.at(0).to, 3);
        QCOMPARE(after.tags.at(1).from, 0);
        QCOMPARE(after.tags.at(1).to, 0);
    }

    void newPicturesMayBeLeftOut()
    {
        QCOMPARE(order(Bench().follow({4, 0, 1, 2, 3}, {.fresh = NewPictures::LeftOut})), QStringLiteral("0 1 2 3"));
    }

    void framesFollowTheOrderOfTheSheetOrKeepTheirs()
    {
        const Bench bench;
        QCOMPARE(order(bench.follow({3, 1, 0, 2})), QStringLiteral("3 1 0 2"));
        const Sprite kept = bench.follow({3, 1, 4, 0, 2}, {.order = FrameOrder::AsItIs});
        QCOMPARE(order(kept), QStringLiteral("0 1 4 2 3")); // the new one goes along with the one before it
        const CellSheet now = bench.sheet({3, 1, 4, 0, 2});
        QCOMPARE(kept.frames.at(0).rect, now.cells.at(3));
        QCOMPARE(kept.frames.at(2).rect, now.cells.at(2));
        QCOMPARE(order(bench.follow({4, 3, 1, 0, 2}, {.order = FrameOrder::AsItIs})),
                 QStringLiteral("0 1 2 4 3")); // nothing is before it, and 3 is behind it
    }

    void onlyAnotherOrderIsToldOf()
    {
        const Bench bench;
        const Sprite &sprite = bench.document.sprites.at(0);
        QVERIFY(!isOrderAnother(sprite, bench.movesTo({4, 0, 1, 2, 5, 3})));
        QVERIFY(!isOrderAnother(sprite, bench.movesTo({0, 2, 3})));
        QVERIFY(isOrderAnother(sprite, bench.movesTo({2, 3, 0, 1})));
        Bench other;
        std::swap(other.document.sprites[0].frames[0], other.document.sprites[0].frames[1]);
        QVERIFY(!isOrderAnother(other.document.sprites.at(0), other.movesTo({2, 3, 0, 1}))); // has an order of its own
    }

    void whatFoundNoPartnerIsKeptAmongItsNeighbours()
    {
        Bench bench;
        bench.document.sprites[0].tags = {tagOver(0, 1), tagOver(2, 3)};
        const PictureMoves moves = bench.movesTo({0, 2, 3});
        QCOMPARE(moves.frames.at(1).fate, FrameFate::Lost);
        const Sprite after = bench.follow({0, 2, 3});
        QCOMPARE(order(after), QStringLiteral("0 1 2 3"));
        QCOMPARE(after.frames.at(1).shapes, bench.document.sprites.at(0).frames.at(1).shapes);
        QCOMPARE(after.tags, bench.document.sprites.at(0).tags);

        // And is found as soon as it is there again.
        bench.document.sprites[0] = after;
        const Sprite back = bench.follow({0, 1, 2, 3});
        QCOMPARE(back.frames.size(), 4);
        QCOMPARE(back.frames.at(1).rect, bench.sheet({0, 1, 2, 3}).cells.at(1));
        QCOMPARE(back.frames.at(1).shapes, after.frames.at(1).shapes);
    }

    void whatFoundNoPartnerIsDeletedOnlyWhereThatIsWanted()
    {
        Bench bench;
        bench.document.sprites[0].tags = {tagOver(1, 3)};
        const Sprite after = bench.follow({0, 2, 3}, {.lost = {{1, {LostChoice::Delete}}, {2, {LostChoice::Delete}}}});
        QCOMPARE(order(after), QStringLiteral("0 2 3")); // frame 2 was found, and is not asked about
        QCOMPARE(after.tags.at(0).from, 1);
        QCOMPARE(after.tags.at(0).to, 2);
    }

    void whatFoundNoPartnerGoesToANewPicture()
    {
        const Bench bench; // picture 1 was drawn anew and stands elsewhere now: 5
        const Sprite after = bench.follow({0, 2, 3, 4, 5}, {.lost = {{1, {LostChoice::MoveTo, 1}}}});
        QCOMPARE(order(after), QStringLiteral("0 2 3 4 1"));
        QCOMPARE(after.frames.at(4).shapes, bench.document.sprites.at(0).frames.at(1).shapes);
        QCOMPARE(after.frames.at(4).rect, bench.sheet({0, 2, 3, 4, 5}).cells.at(4));
    }

    void twoFramesCannotGoToOnePicture()
    {
        const Bench bench;
        const LostFrame first{LostChoice::MoveTo, 0};
        const Sprite after = bench.follow({4, 0, 3}, {.lost = {{1, first}, {2, first}}});
        QCOMPARE(after.frames.size(), 4);
        const QRect fresh = bench.sheet({4, 0, 3}).cells.at(0);
        const auto isThere = [&](const Frame &frame) { return frame.rect == fresh; };
        QCOMPARE(std::count_if(after.frames.cbegin(), after.frames.cend(), isThere), 1);
        const Sprite none = bench.follow({0, 2, 3}, {.lost = {{1, {LostChoice::MoveTo, 7}}}}); // there is none
        QCOMPARE(none.frames.size(), 4);
    }

    void framesAndShapesStayTheThingsThatTheyWere()
    {
        const Bench bench;
        const Sprite after = bench.follow({3, 2, 4, 1, 0});
        for (const Frame &frame : bench.document.sprites.at(0).frames) {
            const auto same = std::find_if(after.frames.cbegin(), after.frames.cend(),
                                           [&](const Frame &other) { return *other.id == *frame.id; });
            QVERIFY(same != after.frames.cend());
            QCOMPARE(same->name, frame.name);
            QCOMPARE(same->shapes, frame.shapes);
        }
    }

    void pointsMoveWithThePicture()
    {
        Bench bench;
        bench.document.sprites[0].frames[0].points = {{.name = QStringLiteral("muzzle"), .at = {7, 8}}};
        PictureMoves moves = bench.movesTo({0, 1, 2, 3});
        moves.frames[0].shift = {3, -2};
        const Document after = withPicturesFollowed(bench.document, 0, moves);
        QCOMPARE(after.sprites.at(0).frames.at(0).points.at(0).at, (geometry::Point{10, 6}));
        QCOMPARE(after.sprites.at(0).frames.at(0).pivot, (geometry::Point{16, 32})); // the frame has the same size
    }

    void ownImagesAreFollowedToo()
    {
        Bench bench;
        for (Frame &frame : bench.document.sprites[0].frames)
            frame.image = QStringLiteral("own.png");
        const CellSheet now = bench.sheet({4, 0, 1, 2, 3});
        const Sprite &sprite = bench.document.sprites.at(0);
        PictureMoves moves = pictureMoves(
            sprite, {.image = QStringLiteral("own.png"), .known = notedPixels(sprite), .cuts = {now.cells}}, now.image);
        moves.imageHash = QStringLiteral("new");
        const Document after = withPicturesFollowed(bench.document, 0, moves);
        QCOMPARE(after.sprites.at(0).imageHash, QStringLiteral("old"));
        for (const Frame &frame : after.sprites.at(0).frames) {
            QCOMPARE(frame.image, QStringLiteral("own.png"));
            QCOMPARE(frame.imageHash, QStringLiteral("new"));
        }
    }

    void scalesAllThatIsInTheFrames()
    {
        Document document;
        document.sprites.append(Sprite{.image = QStringLiteral("a.png")});
        Frame frame{.rect = QRect(3, 5, 7, 9), .size = QSize(11, 13), .offset = QPoint(1, 2), .pivot = {5, 6}};
        frame.shapes = {{.outline = PolygonOutline{{{0, 0}, {4, 0}, {4, 3}}}},
                        {.outline = geometry::Circle{{2, 3}, 4}},
                        {.outline = geometry::Box{{1, 2}, {3, 4}}},
                        {.outline = geometry::Capsule{{1, 1}, {5, 1}, 2}},
                        {.outline = ChainLine{{{0, 1}, {2, 3}}}}};
        frame.points = {{.name = QStringLiteral("muzzle"), .at = {7, 8}}};
        document.sprites[0].frames = {frame, Frame{.rect = QRect(0, 0, 1, 1), .image = QStringLiteral("b.png")}};
        const Document after = withImageScaled(document, 0, QStringLiteral("a.png"), 2);
        const Frame &scaled = after.sprites.at(0).frames.at(0);
        QCOMPARE(scaled.rect, QRect(6, 10, 14, 18));
        QCOMPARE(scaled.size, QSize(22, 26));
        QCOMPARE(scaled.offset, QPoint(2, 4));
        QCOMPARE(scaled.pivot, (geometry::Point{10, 12}));
        QCOMPARE(scaled.shapes.at(0).outline, Outline(PolygonOutline{{{0, 0}, {8, 0}, {8, 6}}}));
        QCOMPARE(scaled.shapes.at(1).outline, Outline(geometry::Circle{{4, 6}, 8}));
        QCOMPARE(scaled.shapes.at(2).outline, Outline(geometry::Box{{2, 4}, {6, 8}}));
        QCOMPARE(scaled.shapes.at(3).outline, Outline(geometry::Capsule{{2, 2}, {10, 2}, 4}));
        QCOMPARE(scaled.shapes.at(4).outline, Outline(ChainLine{{{0, 2}, {4, 6}}}));
        QCOMPARE(scaled.points.at(0).at, (geometry::Point{14, 16}));
        QCOMPARE(after.sprites.at(0).frames.at(1), document.sprites.at(0).frames.at(1));
        QVERIFY(!withImageScaled(document, 0, QStringLiteral("a.png"), 0.01).sprites.at(0).frames.at(0).rect.isEmpty());
    }

    void notesWhatFramesShow()
    {
        Bench bench;
        Document bare = bench.document;
        for (Frame &frame : bare.sprites[0].frames)
            frame.pixels = {};
        const CellSheet sheet = bench.sheet({0, 1, 2, 3});
        const Document noted = withPixelsNoted(bare, 0, QStringLiteral("hero.png"),
                                               PictureTable(sheet.image, sheet.cells.mid(1)), QStringLiteral("old"));
        QCOMPARE(noted.sprites.at(0).frames.at(0).pixels, SeenPixels());
        for (int i = 1; i < 4; ++i)
            QCOMPARE(noted.sprites.at(0).frames.at(i), bench.document.sprites.at(0).frames.at(i));
    }
};

HITBOX_TEST(FollowedSpriteTest)
#include "followed_sprite_test.moc"
