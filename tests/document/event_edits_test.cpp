#include "document/event_edits.h"
#include "test_class.h"

#include "document/edits.h"

#include <QTest>

using namespace hitbox;

namespace {

Document eventSample()
{
    Sprite sprite;
    sprite.frames = {{}, {}};
    sprite.frames[1].events = {{.name = "step", .properties = {{"volume", 0.5}}}, {.name = "whoosh"}};
    return withSprite({}, sprite);
}

constexpr FrameRef second{0, 1};

const QList<FrameEvent> &eventsOf(const Document &document)
{
    return document.sprites.first().frames.at(1).events;
}

} // namespace

class EventEditsTest : public QObject
{
    Q_OBJECT

private slots:
    void anAddedOneIsTheLastAndAThingOfItsOwn()
    {
        const FrameEvent shake{.name = "shake"};
        const Document after = addEvent(eventSample(), second, shake);
        QCOMPARE(eventsOf(after).size(), 3);
        QCOMPARE(eventsOf(after).last(), shake);
        QVERIFY(Id<FrameEvent>(eventsOf(after).last().id) != *shake.id);
        QVERIFY(after.sprites.first().frames.first().events.isEmpty());
    }

    void anEditKeepsWhichOneItIs()
    {
        const Document before = eventSample();
        const Document after = withEvent(before, second, 0, {.name = "stamp", .properties = {}});
        QCOMPARE(eventsOf(after).first().name, QString("stamp"));
        QVERIFY(eventsOf(after).first().properties.isEmpty());
        QVERIFY(Id<FrameEvent>(eventsOf(after).first().id) == *eventsOf(before).first().id);
        QCOMPARE(eventsOf(after).last(), eventsOf(before).last());
    }

    void aDuplicateFollowsWithAllItsProperties()
    {
        const Document after = duplicateEvent(eventSample(), second, 0);
        QCOMPARE(eventsOf(after).size(), 3);
        QCOMPARE(eventsOf(after).at(1), eventsOf(after).at(0));
        QVERIFY(Id<FrameEvent>(eventsOf(after).at(1).id) != *eventsOf(after).at(0).id);
        QCOMPARE(eventsOf(after).at(2).name, QString("whoosh"));
    }

    void removingOneLeavesTheOthers()
    {
        const Document after = withoutEvent(eventSample(), second, 0);
        QCOMPARE(eventsOf(after).size(), 1);
        QCOMPARE(eventsOf(after).first().name, QString("whoosh"));
    }
};

HITBOX_CORE_TEST(EventEditsTest)
#include "event_edits_test.moc"
