#include "document/edits.h"
#include "document/shape_copies.h"
#include "test_class.h"

#include <QTest>

using namespace hitbox;

namespace {

Shape boxAt(double x, const QString &name, TrackId track = {})
{
    Shape shape;
    shape.name = name;
    shape.outline = geometry::Box{{x, 0}, {x + 4, 4}};
    shape.track = track;
    return shape;
}

/// Five frames; the first one has two traced polygons and a fist.
Document fiveFrames()
{
    Document document;
    Sprite sprite;
    for (int i = 0; i < 5; ++i)
        sprite.frames.append({.name = QString::number(i), .size = {16, 16}});
    document.sprites = {sprite};
    return addShapes(document, {0, 0}, {boxAt(0, "polygon"), boxAt(5, "polygon"), boxAt(10, "fist")});
}

const QList<Shape> &shapesOf(const Document &document, int frame)
{
    return document.sprites.at(0).frames.at(frame).shapes;
}

} // namespace

class ShapeCopiesTest : public QObject
{
    Q_OBJECT

private slots:
    void copiesShareTheirTrack()
    {
        const ShapeCopies copies = withShapesCopied(fiveFrames(), {0, 0}, {{3}}, {1, 2});
        const TrackId track = shapesOf(copies.document, 0).at(2).track;
        QVERIFY(track.value > 0);
        for (int frame : {1, 2}) {
            QCOMPARE(shapesOf(copies.document, frame).size(), 1);
            QCOMPARE(shapesOf(copies.document, frame).at(0).track, track);
            QCOMPARE(shapesOf(copies.document, frame).at(0).outline, shapesOf(copies.document, 0).at(2).outline);
            QVERIFY(copies.copies.contains(shapesOf(copies.document, frame).at(0).id));
        }
        QCOMPARE(shapesOf(copies.document, 0).at(0).track, TrackId());
        QVERIFY(copies.document.nextShapeId > track.value);
        QCOMPARE(copies.replaced.size(), 0);
    }

    void copiesKeepTheirPlaceAboutThePivot()
    {
        Document document = fiveFrames();
        document.sprites[0].frames[1].pivot = {3, 1};
        const ShapeCopies copies = withShapesCopied(document, {0, 0}, {{1}, {3}}, {1, 2}, CopyOver::Replace,
                                                    {{ShapeId{1}, geometry::Point{1, 1}}});
        QCOMPARE(shapesOf(copies.document, 1).at(0).outline, Outline(geometry::Box{{1, 1}, {5, 5}})); // as it is told
        QCOMPARE(shapesOf(copies.document, 1).at(1).outline, Outline(geometry::Box{{13, 1}, {17, 5}}));
        QCOMPARE(shapesOf(copies.document, 2).at(1).outline, Outline(geometry::Box{{10, 0}, {14, 4}}));
        // That of frame 1 is held as it is in frame 2: no hand drew it there.
        Document edited = copies.document;
        edited.sprites[0].frames[0].shapes[2].outline = geometry::Box{{20, 0}, {24, 4}};
        const ShapeCopies again = withShapesCopied(edited, {0, 0}, {{3}}, {1});
        QCOMPARE(again.replaced.size(), 0);
    }

    void copyingAgainReplacesTheCopyAlone()
    {
        Document once = withShapesCopied(fiveFrames(), {0, 0}, {{3}}, {1}).document;
        once = addShapes(once, {0, 1}, {boxAt(1, "fist")}); // another thing of the same name
        const ShapeId copy = shapesOf(once, 1).at(0).id;
        once.sprites[0].frames[0].shapes[2].outline = geometry::Circle{{8, 8}, 3};
        const ShapeCopies again = withShapesCopied(once, {0, 0}, {{3}}, {1});
        QCOMPARE(shapesOf(again.document, 1).size(), 2);
        QCOMPARE(shapesOf(again.document, 1).at(0).id, copy);
        QCOMPARE(shapesOf(again.document, 1).at(0).outline, Outline(geometry::Circle{{8, 8}, 3}));
        QCOMPARE(shapesOf(again.document, 1).at(1), shapesOf(once, 1).at(1));
        QCOMPARE(again.replaced.size(), 1);
        QCOMPARE(withShapesCopied(again.document, {0, 0}, {{3}}, {1}).replaced.size(), 0); // it was a held copy
    }

    void shapesOfOneNameDoNotReplaceEachOther()
    {
        const ShapeCopies copies = withShapesCopied(fiveFrames(), {0, 0}, {{1}, {2}}, {1});
        QCOMPARE(shapesOf(copies.document, 1).size(), 2);
        QCOMPARE(copies.copies.size(), 2);
        QVERIFY(shapesOf(copies.document, 1).at(0).track != shapesOf(copies.document, 1).at(1).track);
        const Document again = withShapesCopied(copies.document, {0, 0}, {{1}, {2}}, {1}).document;
        QCOMPARE(shapesOf(again, 1).size(), 2);
    }

    void whatTheHandDrewThereIsCounted()
    {
        const Document document = addShapes(fiveFrames(), {0, 1}, {boxAt(1, "fist"), boxAt(2, "other")});
        const ShapeCopies copies = withShapesCopied(document, {0, 0}, {{3}}, {1});
        QCOMPARE(copies.replaced.size(), 1);
        QCOMPARE(shapesOf(copies.document, 1).size(), 2);
        QCOMPARE(shapesOf(copies.document, 1).at(0).id, shapesOf(document, 1).at(0).id);
        // Another track is another thing, whatever its name.
        const Document tracked = addShapes(fiveFrames(), {0, 1}, {boxAt(1, "fist", {90})});
        QCOMPARE(withShapesCopied(tracked, {0, 0}, {{3}}, {1}).replaced.size(), 0);
    }

    void whatIsHeldOrWorkedOutWasDrawnByNoHand()
    {
        Document document = withShapesCopied(fiveFrames(), {0, 0}, {{3}}, {1, 2}).document;
        document.sprites[0].frames[0].shapes[2].outline = geometry::Circle{{8, 8}, 3};
        QCOMPARE(withShapesCopied(document, {0, 0}, {{3}}, {1}).replaced.size(), 0); // as in frame 2
        Document drawn = document;
        drawn.sprites[0].frames[1].shapes[0].outline = geometry::Circle{{7, 7}, 3};
        const ShapeCopies copies = withShapesCopied(drawn, {0, 0}, {{3}}, {1});
        QCOMPARE(copies.replaced, (QList<Shape>{shapesOf(drawn, 1).at(0)}));
        drawn.sprites[0].frames[1].shapes[0].between = Between::Linear;
        QCOMPARE(withShapesCopied(drawn, {0, 0}, {{3}}, {1}).replaced.size(), 0);
    }

    void copiesGoTheirWay()
    {
        const Document document = fiveFrames();
        const ShapeCopies copies =
            withShapesCopied(document, {0, 0}, {{1}, {3}}, {1}, CopyOver::Replace, {{ShapeId{3}, {5, -3}}});
        QCOMPARE(shapesOf(copies.document, 1).at(0).outline, shapesOf(document, 0).at(0).outline);
        QCOMPARE(shapesOf(copies.document, 1).at(1).outline, Outline(geometry::Box{{15, -3}, {19, 1}}));
        QCOMPARE(shapesOf(copies.document, 0).at(2).outline, shapesOf(document, 0).at(2).outline);
    }

    void bothAreKeptWhereAsked()
    {
        Document document = addShapes(fiveFrames(), {0, 1}, {boxAt(1, "fist")});
        document = withShapesCopied(document, {0, 0}, {{3}}, {1}, CopyOver::KeepBoth).document;
        QCOMPARE(shapesOf(document, 1).size(), 2);
        QCOMPARE(shapesOf(document, 1).at(1).name, QString("fist 2"));
        QCOMPARE(shapesOf(document, 1).at(1).track, shapesOf(document, 0).at(2).track);
        // The track has its shape there now: a further one is a thing of its own.
        document.sprites[0].frames[0].shapes[2].outline = geometry::Circle{{8, 8}, 3};
        document = withShapesCopied(document, {0, 0}, {{3}}, {1}, CopyOver::KeepBoth).document;
        QCOMPARE(shapesOf(document, 1).size(), 3);
        QCOMPARE(shapesOf(document, 1).at(2).track, TrackId());
    }

    void anInBetweenIsCopiedAsAKey()
    {
        Document document = fiveFrames();
        document.sprites[0].frames[0].shapes[2].between = Between::Linear;
        document = withShapesCopied(document, {0, 0}, {{3}}, {1}).document;
        QCOMPARE(shapesOf(document, 1).at(0).between, Between::None);
        QCOMPARE(shapesOf(document, 0).at(2).between, Between::Linear);
    }

    void theFrameItselfIsNoTarget()
    {
        const ShapeCopies copies = withShapesCopied(fiveFrames(), {0, 0}, {{1}}, {0});
        QCOMPARE(shapesOf(copies.document, 0).size(), 3);
        QVERIFY(copies.copies.isEmpty());
    }

    void theShortestTagEnds()
    {
        Sprite sprite = fiveFrames().sprites.first();
        QCOMPARE(framesToTagEnd(sprite, 3), (QList<int>{3, 4}));
        sprite.tags = {{.name = "all", .from = 0, .to = 4},
                       {.name = "part", .from = 1, .to = 3},
                       {.name = "broken", .from = 1, .to = 70},
                       {.name = "swapped", .from = 3, .to = 1}};
        QCOMPARE(framesToTagEnd(sprite, 2), (QList<int>{2, 3}));
        QCOMPARE(framesToTagEnd(sprite, 0), (QList<int>{0, 1, 2, 3, 4}));
        QCOMPARE(framesToTagEnd(sprite, 4), (QList<int>{4}));
    }

    void whatIsLockedStays()
    {
        Document document = withShapesCopied(fiveFrames(), {0, 0}, {{3}}, {1, 2}).document;
        Shape &held = document.sprites[0].frames[1].shapes[0];
        held.locked = true;
        held.outline = moved(held.outline, {40, 0});
        const ShapeCopies copies = withShapesCopied(document, {0, 0}, {{3}}, {1, 2});
        QCOMPARE(copies.kept, 1);
        QCOMPARE(copies.copies.size(), 1);
        QCOMPARE(copies.document, document);
        const ShapeCopies both = withShapesCopied(document, {0, 0}, {{3}}, {1}, CopyOver::KeepBoth);
        QCOMPARE(both.kept, 0);
        const ShapeCopies all = withShapesCopied(document, {0, 0}, {{3}}, {1}, CopyOver::ReplaceAll);
        QCOMPARE(all.kept, 0);
        QCOMPARE(shapesOf(all.document, 1).at(0).outline, shapesOf(document, 0).at(2).outline);
        QCOMPARE(shapesOf(both.document, 1).size(), 2);
        QCOMPARE(shapesOf(both.document, 1).at(0), shapesOf(document, 1).at(0));
    }

    /// A copy of a copy may lie a rounding beside the copy of the first one.
    void whatLiesThereButForRoundingIsTheCopy()
    {
        Document document = fiveFrames();
        Sprite &sprite = document.sprites[0];
        for (int frame = 0; frame < 3; ++frame)
            sprite.frames[frame].pivot = {frame / 3.0, 0.1 * frame};
        sprite.frames[0].shapes[2].outline = geometry::Circle{{10.0 / 7, 20.0 / 7}, 3};
        document = withShapesCopied(document, {0, 0}, {{3}}, {1}).document;
        document = withShapesCopied(document, {0, 1}, {shapesOf(document, 1).at(0).id}, {2}).document;
        const Outline placed = shapesOf(document, 2).at(0).outline;
        document.sprites[0].frames[2].shapes[0].outline = moved(placed, {1e-13, 0});
        const ShapeCopies both = withShapesCopied(document, {0, 0}, {{3}}, {2}, CopyOver::KeepBoth);
        QCOMPARE(both.document, document);
        document.sprites[0].frames[2].shapes[0].outline = moved(placed, {1e-3, 0});
        QCOMPARE(shapesOf(withShapesCopied(document, {0, 0}, {{3}}, {2}, CopyOver::KeepBoth).document, 2).size(), 2);
    }

    void tracksAreFollowed()
    {
        const ShapeCopies copies = withShapesCopied(fiveFrames(), {0, 0}, {{1}, {3}}, {1});
        const Sprite &sprite = copies.document.sprites.first();
        QCOMPARE(sameTracks(sprite, 0, {{1}, {3}}, 1), copies.copies);
        QCOMPARE(sameTracks(sprite, 0, {{2}}, 1), QSet<ShapeId>());
        QCOMPARE(sameTracks(sprite, 0, {{1}}, 2), QSet<ShapeId>());
        QCOMPARE(sameTracks(sprite, 0, {{1}}, 99), QSet<ShapeId>());
        QCOMPARE(sameTracks(sprite, -1, {{1}}, 1), QSet<ShapeId>());
    }
};

HITBOX_TEST(ShapeCopiesTest)
#include "shape_copies_test.moc"
