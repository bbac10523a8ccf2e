#include "document/edits.h"
#include "document/frame_edits.h"
#include "document/in_between.h"
#include "document/paste_edits.h"
#include "document/places.h"
#include "document/scope_edits.h"
#include "document/shape_copies.h"
#include "document/sprite_edits.h"
#include "document/track_edits.h"
#include "document/track_following.h"
#include "test_class.h"

#include <QTest>

#include <algorithm>
#include <random>

/// What holds of tracks after any edit, whichever came before it.
using namespace hitbox;
using geometry::Circle;
using geometry::Point;

namespace {

using Random = std::mt19937;

int numberBelow(Random &random, qsizetype end)
{
    return end > 0 ? static_cast<int>(random() % static_cast<unsigned>(end)) : 0;
}

Point anyPoint(Random &random)
{
    return {double(numberBelow(random, 64)), double(numberBelow(random, 64))};
}

Outline anyOutline(Random &random)
{
    const Point a = anyPoint(random);
    switch (numberBelow(random, 4)) {
    case 0: return Circle{a, double(numberBelow(random, 9))};
    case 1: return geometry::Box{a, a + Point{double(numberBelow(random, 9)), 3}};
    case 2: return ChainLine{{a, anyPoint(random), anyPoint(random)}};
    default: break;
    }
    PolygonOutline polygon;
    for (int i = 3 + numberBelow(random, 3); i > 0; --i)
        polygon.points.append(anyPoint(random));
    return polygon;
}

QList<int> someFrames(Random &random, const Sprite &sprite)
{
    QList<int> frames;
    for (int f = 0; f < sprite.frames.size(); ++f) {
        if (numberBelow(random, 3) == 0)
            frames.append(f);
    }
    return frames;
}

Document start()
{
    Document document;
    for (const char *name : {"a", "b"}) {
        Sprite sprite{.name = QString::fromLatin1(name)};
        for (int f = 0; f < 6; ++f)
            sprite.frames.append(Frame{.name = QString::number(f), .duration = 50.0 + 10 * f});
        document.sprites.append(sprite);
    }
    return document;
}

ShapeId anyShape(Random &random, const Sprite &sprite)
{
    const QList<Shape> shapes = sprite.frames.value(numberBelow(random, sprite.frames.size())).shapes;
    return shapes.value(numberBelow(random, shapes.size())).id;
}

TrackId anyTrack(Random &random, const Sprite &sprite)
{
    QList<TrackId> tracks = tracksOf(sprite).values();
    std::sort(tracks.begin(), tracks.end());
    return tracks.value(numberBelow(random, tracks.size()));
}

Document editFrames(const Document &document, int at, Random &random)
{
    const Sprite &sprite = document.sprites.at(at);
    const QList<int> frames = someFrames(random, sprite);
    const int before = numberBelow(random, sprite.frames.size() + 1);
    switch (numberBelow(random, 6)) {
    case 0: return moveFrames(document, at, frames, before);
    case 1: return sprite.frames.size() > 4 ? removeFrames(document, at, frames.mid(0, 1)) : document;
    case 2: return sprite.frames.size() < 10 ? duplicateFrames(document, at, frames.mid(0, 2)) : document;
    case 3: return sprite.frames.size() < 10 ? insertFrames(document, at, {Frame{}}, before) : document;
    case 4: return withDuration(document, at, frames, 10.0 * numberBelow(random, 9));
    default:
        return sprite.frames.size() < 10
                   ? pasteFrames(document, at, document.sprites.at(1 - at).frames.mid(0, 2), before, {})
                   : document;
    }
}

Document editShapes(const Document &document, int at, Random &random)
{
    const Sprite &sprite = document.sprites.at(at);
    const FrameRef ref{at, numberBelow(random, sprite.frames.size())};
    const QList<Shape> &shapes = sprite.frames.at(ref.frame).shapes;
    Shape shape = shapes.value(numberBelow(random, shapes.size()));
    if (!shape.id || (numberBelow(random, 4) == 0 && shapes.size() < 5)) {
        Shape fresh;
        fresh.outline = anyOutline(random);
        return addShapes(document, ref, {fresh});
    }
    switch (numberBelow(random, 7)) {
    case 0: return removeShapes(document, ref, {shape.id});
    case 1: return shapes.size() < 5 ? duplicateShapes(document, ref, {shape.id}, {1, 1}) : document;
    case 2: return withShapesCopied(document, ref, {shape.id}, someFrames(random, sprite)).document;
    case 3: return shapes.size() < 5 ? pasteShapes(document, ref, {shape}, {}) : document;
    case 4: shape.outline = withPointInserted(shape.outline, numberBelow(random, 4), anyPoint(random)); break;
    case 5: shape.outline = withoutPoints(shape.outline, {numberBelow(random, 4)}); break;
    default: shape.outline = withHandlesMoved(shape.outline, {numberBelow(random, 4)}, {1, 2}); break;
    }
    return withShape(document, ref, shape);
}

Document editTracks(const Document &document, int at, Random &random)
{
    const Sprite &sprite = document.sprites.at(at);
    const QList<int> frames = someFrames(random, sprite);
    const TrackId track = anyTrack(random, sprite);
    const QList<TrackPlace> places = placesOf(sprite, track);
    if (!track || numberBelow(random, 4) == 0)
        return joinedToTrack(document, at,
                             {anyShape(random, sprite), anyShape(random, sprite), anyShape(random, sprite)});
    const int from = places.at(numberBelow(random, places.size())).frame;
    switch (numberBelow(random, 8)) {
    case 0: return takenOutOfTracks(document, at, {anyShape(random, sprite)});
    case 1: return extendTrack(document, at, track, from, numberBelow(random, sprite.frames.size()));
    case 2: return holdTrack(document, at, track, from, frames);
    case 3: return moveTrack(document, at, track, frames, numberBelow(random, 5) - 2);
    case 4: return copyTrack(document, at, track, frames, numberBelow(random, 5) - 2);
    case 5: return withoutTrack(document, at, track, frames.mid(0, 1));
    case 6: {
        Document after = document;
        Shape &shape = after.sprites[at].frames[from].shapes[placeOf(sprite.frames.at(from), track)];
        shape.outline = moved(shape.outline, {2, -1});
        return withScopeEdit(document, after, {at, from}, frames, ScopeManner::Move);
    }
    default: return withBetween(document, at, track, frames, static_cast<Between>(numberBelow(random, 5)));
    }
}

Document withEditedTracks(const Document &document, Random &random)
{
    const int at = numberBelow(random, 2);
    switch (numberBelow(random, 4)) {
    case 0: return editFrames(document, at, random);
    case 1: return editShapes(document, at, random);
    default: return editTracks(document, at, random);
    }
}

/// What is wrong with the tracks; nothing of it may ever be.
QString wrongIn(const Document &document)
{
    QSet<int> ids;
    for (int s = 0; s < document.sprites.size(); ++s) {
        const Sprite &sprite = document.sprites.at(s);
        for (const Frame &frame : sprite.frames) {
            QSet<TrackId> known;
            for (const Shape &shape : frame.shapes) {
                if (ids.contains(shape.id.value))
                    return QStringLiteral("two shapes have the id %1").arg(shape.id.value);
                ids.insert(shape.id.value);
                if (shape.id.value >= document.nextShapeId || shape.track.value >= document.nextShapeId)
                    return QStringLiteral("the counter lags behind");
                if (shape.track && known.contains(shape.track))
                    return QStringLiteral("the track %1 is twice in a frame").arg(shape.track.value);
                known.insert(shape.track);
            }
        }
        for (const TrackId track : tracksOf(sprite)) {
            if (withInBetweens(document, s, track) != document)
                return QStringLiteral("what is in between does not follow from the keys of the track %1")
                    .arg(track.value);
        }
    }
    return {};
}

} // namespace

class TrackLawsTest : public QObject
{
    Q_OBJECT

private slots:
    void holdAfterAnyEdit_data()
    {
        QTest::addColumn<unsigned>("seed");
        for (const unsigned seed : {1u, 2u, 3u, 4u, 5u, 6u})
            QTest::addRow("seed %u", seed) << seed;
    }
    void holdAfterAnyEdit()
    {
        QFETCH(const unsigned, seed);
        Random random(seed);
        Document document = start();
        int inBetweens = 0;
        for (int round = 0; round < 1'500; ++round) {
            const Document before = document;
            document = withTracksFollowing(before, withEditedTracks(before, random));
            const QString wrong = wrongIn(document);
            QVERIFY2(wrong.isEmpty(), qPrintable(QStringLiteral("round %1: %2").arg(round).arg(wrong)));
            // What follows from an edit follows once: nothing more comes of it.
            QCOMPARE(withTracksFollowing(before, document), document);
            for (const Sprite &sprite : std::as_const(document.sprites)) {
                for (const Frame &frame : sprite.frames)
                    inBetweens += int(std::count_if(frame.shapes.begin(), frame.shapes.end(),
                                                    [](const Shape &shape) { return !isKey(shape); }));
            }
        }
        QVERIFY(inBetweens > 1'000); // or else it says little
    }

    void framesThatMoveTakeTheirShapesOfTheTrackAlong()
    {
        Random random(9);
        Document document = start();
        for (int round = 0; round < 300; ++round)
            document = withTracksFollowing(document, withEditedTracks(document, random));
        for (int at = 0; at < 2; ++at) {
            const Sprite &sprite = document.sprites.at(at);
            const Document moved = moveFrames(document, at, {0, 2}, int(sprite.frames.size()));
            QCOMPARE(tracksOf(moved.sprites.at(at)), tracksOf(sprite));
            for (const Frame &frame : moved.sprites.at(at).frames) {
                const int then = placeOf(sprite.frames, *frame.id);
                QCOMPARE(frame.shapes, sprite.frames.at(then).shapes);
            }
        }
    }
};

HITBOX_CORE_TEST(TrackLawsTest)
#include "track_laws_test.moc"
