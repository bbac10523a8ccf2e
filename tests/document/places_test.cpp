#include "document/places.h"
#include "test_class.h"

#include "document/frame_edits.h"
#include "document/ids_at.h"
#include "document/sprite_edits.h"

#include <QTest>

using namespace hitbox;

namespace {

Document placedDocument()
{
    Document document;
    for (const char *name : {"ship", "rock"})
        document.sprites.append({.name = name, .frames = {Frame{.name = "a"}, Frame{.name = "b"}, Frame{.name = "c"}}});
    return document;
}

} // namespace

class PlacesTest : public QObject
{
    Q_OBJECT

    const Document m_document = placedDocument();
    const QList<Frame> &m_frames = m_document.sprites.at(1).frames;

private slots:
    void thingsAreFoundWhereverTheyStand()
    {
        QCOMPARE(placeOf(m_frames, *m_frames.at(2).id), 2);
        QCOMPARE(placeOf(m_frames, *m_frames.at(2).id, 2), 2);
        QCOMPARE(placeOf(m_frames, *m_frames.at(2).id, 0), 2); // a guess that was wrong
        QCOMPARE(placeOf(m_frames, *m_frames.at(2).id, 9), 2);
        QCOMPARE(findThing(m_frames, *m_frames.at(1).id), &m_frames.at(1));
    }

    void manyQuestionsAboutOneListHaveTheSameAnswers()
    {
        QList<Frame> frames = m_frames;
        frames.append(frames.at(0)); // of two with one id the first counts
        Places<Frame> places(frames);
        const Frame other;
        for (const Id<Frame> id : {*frames.at(0).id, *frames.at(1).id, *frames.at(2).id, *other.id, Id<Frame>()}) {
            for (int guess = -1; guess < 6; ++guess) {
                QCOMPARE(places.of(id, guess), placeOf(frames, id, guess));
                QCOMPARE(places.find(id, guess), findThing(frames, id, guess));
            }
        }
        const QList<Frame> empty;
        Places<Frame> none(empty);
        QCOMPARE(none.of(*other.id), -1);
    }

    void whatIsNotThereHasNoPlace()
    {
        const Frame other;
        QCOMPARE(placeOf(m_frames, *other.id), -1);
        QCOMPARE(placeOf(m_frames, Id<Frame>()), -1);
        QVERIFY(!findThing(m_frames, *other.id));
        QCOMPARE(placeOf(m_document, *other.id), FrameRef());
    }

    void framesAreFoundInWhateverSpriteTheyAre()
    {
        const Id<Frame> frame = m_frames.at(0).id;
        QCOMPARE(placeOf(m_document, frame), (FrameRef{1, 0}));
        QCOMPARE(placeOf(m_document, frame, {0, 0}), (FrameRef{1, 0}));
        QCOMPARE(placeOf(moveFrames(m_document, 1, {0}, 3), frame, {1, 0}), (FrameRef{1, 2}));
        QCOMPARE(placeOf(removeSprites(m_document, {0}), frame, {1, 0}), (FrameRef{0, 0}));
    }

    void framesAreFollowedFromOneValueToAnother()
    {
        QCOMPARE(followed({1, 0}, m_document, moveFrames(m_document, 1, {0}, 3)), (FrameRef{1, 2}));
        QCOMPARE(followed({1, 0}, m_document, removeSprites(m_document, {0})), (FrameRef{0, 0}));
        QCOMPARE(followed({0, 1}, m_document, removeSprites(m_document, {0})), FrameRef());
        QCOMPARE(followed({5, 0}, m_document, m_document), FrameRef());
    }

    void placesOfSeveralAscend()
    {
        const QSet<Id<Frame>> some = idsAt(m_frames, {2, 0});
        QCOMPARE(placesOf(m_frames, some), (QList<int>{0, 2}));
        QCOMPARE(stillIn(some, m_frames), some);
        QCOMPARE(stillIn(some, m_frames.mid(1)), idsAt(m_frames, {2}));
        QCOMPARE(idsOf(m_frames), idsAt(m_frames, {0, 1, 2}));
    }

    void namesTellThingsApart()
    {
        QVERIFY(namedBy(idsAt(m_frames, {0, 1})) != namedBy(idsAt(m_frames, {0, 2})));
        QCOMPARE(namedBy(idsAt(m_frames, {0, 1})), namedBy(idsAt(m_frames, {1, 0})));
    }
};

HITBOX_TEST(PlacesTest)
#include "places_test.moc"
