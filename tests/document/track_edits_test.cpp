#include "document/track_edits.h"

#include "document/edits.h"
#include "document/frame_edits.h"
#include "document/paste_edits.h"
#include "document/shape_copies.h"
#include "test_class.h"

#include <QTest>

using namespace hitbox;
using geometry::Circle;

namespace {

constexpr TrackId fist{50};

Shape named(const QString &name, int id, TrackId track = {})
{
    Shape shape;
    shape.id = {id};
    shape.name = name;
    shape.category = QStringLiteral("hit");
    shape.outline = Circle{{double(id), 0}, 1};
    shape.track = track;
    return shape;
}

/// Six frames; "fist" is out in the frames 2 and 3 as one track, "body" is in all of them.
Document fighter()
{
    Sprite sprite{.name = QStringLiteral("fighter")};
    for (int f = 0; f < 6; ++f) {
        Frame frame{.name = QString::number(f)};
        frame.shapes.append(named(QStringLiteral("body"), 1 + f));
        if (f == 2 || f == 3)
            frame.shapes.append(named(QStringLiteral("fist"), 10 + f, fist));
        sprite.frames.append(frame);
    }
    Document document;
    document.sprites = {sprite};
    document.nextShapeId = 60;
    return document;
}

QList<int> framesWith(const Document &document, TrackId track)
{
    QList<int> frames;
    for (const TrackPlace place : placesOf(document.sprites.at(0), track))
        frames.append(place.frame);
    return frames;
}

const Shape &fistIn(const Document &document, int frame)
{
    return *findShape(document.sprites.at(0).frames.at(frame), fist);
}

double placeIn(const Document &document, int frame)
{
    return std::get<Circle>(fistIn(document, frame).outline).center.x;
}

} // namespace

class TrackEditsTest : public QObject
{
    Q_OBJECT

private slots:
    /// The pivot lies a pixel further to the right from frame to frame, and so does what stays about it.
    void whatComesIntoAnotherFrameKeepsItsPlaceAboutThePivot()
    {
        Document document = fighter();
        for (int f = 0; f < 6; ++f)
            document.sprites[0].frames[f].pivot = {double(f), 0};
        const double from = placeIn(document, 3);
        QCOMPARE(placeIn(extendTrack(document, 0, fist, 3, 5), 5), from + 2);
        QCOMPARE(placeIn(extendTrack(document, 0, fist, 2, 0), 0), placeIn(document, 2) - 2);
        QCOMPARE(placeIn(holdTrack(document, 0, fist, 3, {2, 4}), 2), from - 1);
        QCOMPARE(placeIn(moveTrack(document, 0, fist, {3}, 2), 5), from + 2);
        QCOMPARE(placeIn(copyTrack(document, 0, fist, {3}, -3), 0), from - 3);
    }

    void shapesBecomeOneThing()
    {
        Document document = fighter();
        document.sprites[0].frames[4].shapes[0].category = QStringLiteral("hurt");
        const Document after = joinedToTrack(document, 0, {{2}, {3}, {5}});
        const TrackId track = after.sprites.at(0).frames.at(1).shapes.at(0).track;
        QCOMPARE(track, TrackId{60});
        QCOMPARE(after.nextShapeId, 61);
        QCOMPARE(framesWith(after, track), (QList<int>{1, 2, 4}));
        QCOMPARE(findShape(after.sprites.at(0).frames.at(4), track)->category, QStringLiteral("hit"));
        QCOMPARE(framesWith(joinedToTrack(document, 0, {{5}, {13}}), fist), (QList<int>{2, 3, 4}));
        QCOMPARE(joinedToTrack(document, 0, {}), document);
    }

    void aFrameHasOneOfThemOnly()
    {
        const Document document = fighter();
        // The bodies lie below the fists, and are what joins.
        const Document after = joinedToTrack(document, 0, {{3}, {4}, {13}});
        QCOMPARE(framesWith(after, fist), (QList<int>{2, 3}));
        QCOMPARE(framesWith(after, {60}), (QList<int>{2, 3}));
        // The body's frame has a fist of that track.
        QCOMPARE(joinedToTrack(document, 0, {{3}, {13}}), document);
    }

    void aShapeIsTakenOut()
    {
        Document document = fighter();
        document.sprites[0].frames[2].shapes[1].between = Between::EaseIn;
        const Document after = takenOutOfTracks(document, 0, {{12}});
        QCOMPARE(framesWith(after, fist), QList<int>{3});
        QVERIFY(isKey(after.sprites.at(0).frames.at(2).shapes.at(1)));
        QCOMPARE(after.sprites.at(0).frames.at(0).shapes.constData(),
                 document.sprites.at(0).frames.at(0).shapes.constData());
    }

    void whatItIsCalledBelongsToTheThing()
    {
        const Document document = fighter();
        Shape edited = fistIn(document, 2);
        edited.name = QStringLiteral("elbow");
        const Document whole = withLook(document, {0, 2}, edited, TrackReach::Whole);
        QCOMPARE(fistIn(whole, 2), edited);
        QCOMPARE(fistIn(whole, 3).name, QStringLiteral("elbow"));
        QCOMPARE(placeIn(whole, 3), 13.0);
        const Document alone = withLook(document, {0, 2}, edited, TrackReach::FrameAlone);
        QCOMPARE(fistIn(alone, 3).name, QStringLiteral("fist"));
        edited.locked = true;
        const Document later = withLook(alone, {0, 2}, edited, TrackReach::Whole);
        QCOMPARE(fistIn(later, 3).name, QStringLiteral("fist")); // only what this edit changed
        QVERIFY(fistIn(later, 3).locked);
        Shape body = document.sprites.at(0).frames.at(2).shapes.at(0);
        body.name = QStringLiteral("torso");
        QCOMPARE(withLook(document, {0, 2}, body, TrackReach::Whole).sprites.at(0).frames.at(1),
                 document.sprites.at(0).frames.at(1));
    }

    void propertiesGoToTheThingOneByOne()
    {
        Document document = fighter();
        const auto own = [](Document &of, int frame, const Properties &properties) {
            of.sprites[0].frames[frame].shapes[placeOf(of.sprites.at(0).frames.at(frame), fist)].properties =
                properties;
        };
        own(document, 2, {{"damage", 5.0}, {"sound", QString("bang")}});
        own(document, 3, {{"late", true}, {"damage", 5.0}});
        const auto edited = [&](const Properties &properties) {
            Shape shape = fistIn(document, 2);
            shape.properties = properties;
            const Document whole = withLook(document, {0, 2}, shape, TrackReach::Whole);
            const Document alone = withLook(document, {0, 2}, shape, TrackReach::FrameAlone);
            return fistIn(whole, 2).properties == properties && fistIn(alone, 3) == fistIn(document, 3)
                       ? fistIn(whole, 3).properties
                       : Properties();
        };
        const Property late{"late", true};
        const Property damage{"damage", 5.0};
        const Property sound{"sound", QString("bang")};
        QCOMPARE(edited({{"damage", 9.0}, sound}), (Properties{late, {"damage", 9.0}}));
        QCOMPARE(edited({{"power", 5.0}, sound}), (Properties{late, {"power", 5.0}}));
        QCOMPARE(edited({damage, {"sound", QString("boom")}}), (Properties{late, damage, {"sound", QString("boom")}}));
        QCOMPARE(edited({damage, {"noise", QString("bang")}}), (Properties{late, damage}));
        QCOMPARE(edited({sound}), Properties{late});
        QCOMPARE(edited({damage}), (Properties{late, damage}));
        QCOMPARE(edited({damage, sound, {"heavy", false}}), (Properties{late, damage, {"heavy", false}}));
        QCOMPARE(edited({damage, sound, {"late", false}}), (Properties{{"late", false}, damage}));
    }

    void aBarIsARunOfFrames()
    {
        QCOMPARE(barsOf(fighter().sprites.at(0), fist), (QList<TrackBar>{{2, 3}}));
        const Document two = withoutTrack(extendTrack(fighter(), 0, fist, 3, 5), 0, fist, {4});
        QCOMPARE(barsOf(two.sprites.at(0), fist), (QList<TrackBar>{{2, 3}, {5, 5}}));
        QVERIFY(barsOf(two.sprites.at(0), {99}).isEmpty());
    }

    void aBarIsMadeLonger()
    {
        Document document = fighter();
        document.sprites[0].frames[3].shapes[1].between = Between::Linear;
        const Document longer = extendTrack(document, 0, fist, 2, 5);
        QCOMPARE(framesWith(longer, fist), (QList<int>{2, 3, 4, 5}));
        QCOMPARE(placeIn(longer, 5), 13.0);
        QVERIFY(isKey(fistIn(longer, 4)) && !isKey(fistIn(longer, 3)));
        QVERIFY(fistIn(longer, 4).id.value >= 60 && fistIn(longer, 4).id != fistIn(longer, 5).id);
        const Document earlier = extendTrack(document, 0, fist, 2, 0);
        QCOMPARE(framesWith(earlier, fist), (QList<int>{0, 1, 2, 3}));
        QCOMPARE(placeIn(earlier, 0), 12.0);
    }

    void aShapeHolds()
    {
        const Document held = holdTrack(fighter(), 0, fist, 2, {2, 3, 5});
        QCOMPARE(framesWith(held, fist), (QList<int>{2, 3, 5}));
        QCOMPARE(placeIn(held, 3), 12.0);
        QCOMPARE(fistIn(held, 3).id, ShapeId{13});
        QCOMPARE(placeIn(held, 5), 12.0);
    }

    void aBarIsMovedAndCopied()
    {
        const Document moved = moveTrack(fighter(), 0, fist, {3, 2}, 1);
        QCOMPARE(framesWith(moved, fist), (QList<int>{3, 4}));
        QCOMPARE(fistIn(moved, 3).id, ShapeId{12});
        QCOMPARE(placeIn(moved, 4), 13.0);
        QCOMPARE(moveTrack(fighter(), 0, fist, {2, 3}, 3), fighter());
        QCOMPARE(moveTrack(fighter(), 0, fist, {2, 3}, -3), fighter());
        const Document copied = copyTrack(fighter(), 0, fist, {2, 3}, 2);
        QCOMPARE(framesWith(copied, fist), (QList<int>{2, 3, 4, 5}));
        QVERIFY(fistIn(copied, 4).id.value >= 60);
        const Document onto = copyTrack(fighter(), 0, fist, {2, 3}, 1);
        QCOMPARE(framesWith(onto, fist), (QList<int>{2, 3, 4}));
        QCOMPARE(placeIn(onto, 3), 12.0);
        QCOMPARE(placeIn(onto, 4), 13.0);
    }

    void aBarDoesNotReplaceWhatIsLocked()
    {
        Document document = fighter();
        document.sprites[0].frames[5].shapes.append(named(QStringLiteral("fist"), 15, fist));
        document.sprites[0].frames[5].shapes.last().locked = true;
        QCOMPARE(moveTrack(document, 0, fist, {2, 3}, 2), document);
        QCOMPARE(copyTrack(document, 0, fist, {2, 3}, 2), document);
        QCOMPARE(framesWith(moveTrack(document, 0, fist, {2, 3}, 1), fist), (QList<int>{3, 4, 5}));
        document.sprites[0].frames[5].shapes.last().locked = false;
        QCOMPARE(framesWith(moveTrack(document, 0, fist, {2, 3}, 2), fist), (QList<int>{4, 5}));
        QCOMPARE(placeIn(moveTrack(document, 0, fist, {2, 3}, 2), 5), 13.0);
    }

    /// As a file may have it: the lower one is meant.
    void theSecondOfATrackInAFrameIsNotLost()
    {
        Document document = fighter();
        for (const int frame : {3, 4}) {
            document.sprites[0].frames[frame].shapes.append(named(QStringLiteral("twin"), 20 + frame, fist));
        }
        const auto ids = [](const Document &of, int frame) {
            QList<int> found;
            for (const Shape &shape : of.sprites.at(0).frames.at(frame).shapes)
                found.append(shape.id.value);
            return found;
        };
        const Document moved = moveTrack(document, 0, fist, {2, 3}, 1);
        QCOMPARE(ids(moved, 2), QList<int>{3});
        QCOMPARE(ids(moved, 3), (QList<int>{4, 12, 23}));
        QCOMPARE(ids(moved, 4), (QList<int>{5, 13})); // in the place of the one that was meant
        QCOMPARE(ids(withoutTrack(document, 0, fist, {3}), 3), (QList<int>{4, 23}));
        for (const int by : {-3, -1, 1, 2}) {
            const Document after = moveTrack(document, 0, fist, {3}, by);
            if (!(after == document))
                QVERIFY(ids(after, 3).contains(23));
        }
    }

    void whatIsInBetweenIsSaidByFrame()
    {
        Document document = fighter();
        document.sprites[0].frames[3].shapes[1].extras = {{QStringLiteral("between"), {"\"elastic\""}}};
        const Document after = withBetween(document, 0, fist, {3, 4}, Between::EaseOut);
        QCOMPARE(fistIn(after, 3).between, Between::EaseOut);
        QVERIFY(fistIn(after, 3).extras.isEmpty());
        QVERIFY(isKey(fistIn(after, 2)));
    }

    void oldFilesAreOfferedTracks()
    {
        Document document = fighter();
        QList<TrackOffer> offers = offeredTracks(document.sprites.at(0));
        QCOMPARE(offers.size(), 1); // the fist has a track
        QCOMPARE(offers[0].name, QStringLiteral("body"));
        QCOMPARE(offers[0].frames, (TrackBar{0, 5}));
        QCOMPARE(framesWith(joinedToTrack(document, 0, offers[0].shapes), {60}), (QList<int>{0, 1, 2, 3, 4, 5}));
        document.sprites[0].frames[1].shapes[0].outline = geometry::Box{};              // another kind
        document.sprites[0].frames[3].shapes.append(named(QStringLiteral("body"), 40)); // two of them
        offers = offeredTracks(document.sprites.at(0));
        QCOMPARE(offers.size(), 1);
        QCOMPARE(offers[0].frames, (TrackBar{4, 5}));
    }

    void aShapeThatLooksLikeATrackIsOfferedToIt()
    {
        Document document = fighter();
        for (Frame &frame : document.sprites[0].frames)
            frame.shapes.removeFirst(); // the bodies
        QVERIFY(offeredTracks(document.sprites.at(0)).isEmpty());
        Shape drawn = named(QStringLiteral("fist"), 40);
        drawn.visible = false;
        document.sprites[0].frames[4].shapes.append(drawn);
        const QList<TrackOffer> offers = offeredTracks(document.sprites.at(0));
        QCOMPARE(offers.size(), 1);
        QCOMPARE(offers[0].frames, (TrackBar{2, 4}));
        QCOMPARE(offers[0].track, fist);
        QCOMPARE(offers[0].shapes, (QSet<ShapeId>{{40}}));
        const Document after = withOffer(document, 0, offers[0]);
        QCOMPARE(framesWith(after, fist), (QList<int>{2, 3, 4}));
        QVERIFY(!fistIn(after, 4).visible && fistIn(after, 3).visible);
        QVERIFY(offeredTracks(after.sprites.at(0)).isEmpty());
    }

    void aFrameThatHasTheTrackIsNotOfferedToIt()
    {
        Document document = fighter();
        for (Frame &frame : document.sprites[0].frames)
            frame.shapes.removeFirst();
        document.sprites[0].frames[3].shapes.append(named(QStringLiteral("fist"), 40)); // beside the track's
        QVERIFY(offeredTracks(document.sprites.at(0)).isEmpty());
        document.sprites[0].frames[3].shapes.first().name = QStringLiteral("claw"); // in this frame alone
        QVERIFY(offeredTracks(document.sprites.at(0)).isEmpty());
        document.sprites[0].frames[3].shapes.first().track = {51}; // another track ends it
        document.sprites[0].frames[3].shapes.last().track = {52};
        document.sprites[0].frames[4].shapes.append(named(QStringLiteral("fist"), 41));
        const QList<TrackOffer> offers = offeredTracks(document.sprites.at(0));
        QCOMPARE(offers.size(), 1);
        QCOMPARE(offers[0].track, TrackId{52});
        QCOMPARE(offers[0].frames, (TrackBar{3, 4}));
    }

    void copiesOfFramesStayInTheTrack()
    {
        const Document after = duplicateFrames(fighter(), 0, {2, 3});
        QCOMPARE(framesWith(after, fist), (QList<int>{2, 3, 4, 5}));
        QCOMPARE(framesWith(moveFrames(after, 0, {2}, 8), fist), (QList<int>{2, 3, 4, 7}));
        QCOMPARE(framesWith(removeFrames(after, 0, {3}), fist), (QList<int>{2, 3, 4}));
    }

    void pastedShapesStayInTheTrackWhereItHasRoom()
    {
        const Document document = fighter();
        const Shape copied = fistIn(document, 2);
        QCOMPARE(framesWith(pasteShapes(document, {0, 0}, {copied}, {}), fist), (QList<int>{0, 2, 3}));
        const Document full = pasteShapes(document, {0, 2}, {copied}, {});
        QCOMPARE(framesWith(full, fist), (QList<int>{2, 3}));
        QCOMPARE(full.sprites.at(0).frames.at(2).shapes.size(), 3);
    }

    void framesOfAnotherSpriteBringFreshTracks()
    {
        Document document = fighter();
        document.sprites.append(Sprite{.name = QStringLiteral("other"), .frames = {Frame{}}});
        const QList<Frame> frames = document.sprites.at(0).frames.mid(2, 2);
        const Document after = pasteFrames(document, 1, frames, 1, {});
        const QSet<TrackId> tracks = tracksOf(after.sprites.at(1));
        QCOMPARE(tracks.size(), 1);
        QVERIFY(!tracks.contains(fist));
        QCOMPARE(placesOf(after.sprites.at(1), *tracks.begin()).size(), 2);
        QVERIFY(after.nextShapeId > tracks.begin()->value);
    }

    void copiesWithinAFrameAreOtherThings()
    {
        const Document document = fighter();
        const Document twice = duplicateShapes(document, {0, 2}, {{12}}, {1, 1});
        QCOMPARE(framesWith(twice, fist), (QList<int>{2, 3}));
        QCOMPARE(twice.sprites.at(0).frames.at(2).shapes.last().track, TrackId());
        const Document parts = replaceOutline(document, {0, 2}, {12}, {Circle{{1, 1}, 1}, Circle{{2, 2}, 1}});
        QCOMPARE(parts.sprites.at(0).frames.at(2).shapes.at(1).track, fist);
        QCOMPARE(parts.sprites.at(0).frames.at(2).shapes.at(2).track, TrackId());
    }

    void copiesToOtherFramesFindTheirTrack()
    {
        Document document = fighter();
        document.sprites[0].frames[3].shapes[1].name = QStringLiteral("renamed");
        const Document after = withShapesCopied(document, {0, 2}, {{12}}, {3, 4}).document;
        QCOMPARE(framesWith(after, fist), (QList<int>{2, 3, 4}));
        QCOMPARE(placeIn(after, 3), 12.0);
        QCOMPARE(fistIn(after, 3).id, ShapeId{13});
    }

    void numbersComeFromTheCounterOfIds()
    {
        Document document;
        QCOMPARE(addShapes(withSprite(document, {.frames = {Frame{}}}), {0, 0}, {named({}, 0, {30})}).nextShapeId, 32);
        Sprite sprite{.frames = {Frame{.shapes = {named({}, 2, {30})}}}};
        QCOMPARE(withSprite(document, sprite).nextShapeId, 31);
        QCOMPARE(withFrame(withSprite(document, {.frames = {Frame{}}}), {0, 0}, sprite.frames.at(0)).nextShapeId, 31);
    }
};

HITBOX_CORE_TEST(TrackEditsTest)
#include "track_edits_test.moc"
