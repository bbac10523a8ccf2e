#include "stage/timeline.h"
#include "test_class.h"

#include "document/limits.h"
#include "document/playback.h"
#include "stage/placements.h"
#include "stage/two_fighters.h"

#include <QRandomGenerator>
#include <QTest>

#include <hitbox/geometry/region.h>

using namespace hitbox;

namespace {

TimelineSetup usual(const Document &document)
{
    return usualSetup(document, 0, {});
}

QString errorOf(const Document &document, const TimelineSetup &setup)
{
    const Result<Timeline> timeline = timelineOf(document, setup);
    return timeline ? QString() : timeline.error().what;
}

// --- Brute force: each tick from the definition, nothing remembered but who was hit when

int lengthOf(const Document &document, const Animation &animation)
{
    return frameTicks(document, animation)->constLast().end;
}

FrameRef frameAt(const Document &document, const Animation &animation, int rounds, int tick)
{
    const QList<FrameTicks> round = *frameTicks(document, animation);
    const int length = round.constLast().end;
    const int clamped = std::clamp(tick, 0, length * rounds - 1) % length;
    for (const FrameTicks &ticks : round) {
        if (clamped < ticks.end)
            return ticks.frame;
    }
    return {};
}

struct Fighter {
    Instance instance;
    TimelinePlayer setup;
    int start = 0;
    int hitAt = -1;

    bool turned(int tick) const { return setup.whenHit && hitAt >= 0 && tick > hitAt; }
    FrameRef at(const Document &document, int tick) const
    {
        return turned(tick) ? frameAt(document, *setup.whenHit, 1, tick - hitAt - 1)
                            : frameAt(document, setup.plays, setup.rounds, tick - start);
    }
    int end(const Document &document, int tick) const
    {
        return turned(tick + 1) ? hitAt + 1 + lengthOf(document, *setup.whenHit)
                                : start + setup.rounds * lengthOf(document, setup.plays);
    }
};

struct Facts {
    QList<std::pair<ShapeId, ShapeId>> pairs;
    double area = 0;
    bool aHits = false;
    bool bHits = false;
};

Facts factsOf(const Document &document, const Fighter &a, FrameRef frameA, const Fighter &b, FrameRef frameB)
{
    Facts facts;
    const Frame &shownOfA = *findFrame(document, frameA);
    const Frame &shownOfB = *findFrame(document, frameB);
    for (const Shape &shapeA : shownOfA.shapes) {
        const auto placedA = geometry::placed(geometryOf(shapeA.outline), placementOf(a.instance, shownOfA));
        for (const Shape &shapeB : shownOfB.shapes) {
            const auto placedB = geometry::placed(geometryOf(shapeB.outline), placementOf(b.instance, shownOfB));
            if (geometry::relate(placedA, placedB) == geometry::Relation::Separate)
                continue;
            facts.pairs.append({shapeA.id, shapeB.id});
            facts.area += *geometry::area(*geometry::sharedRegion(placedA, placedB));
            facts.aHits |= findCategory(document, shapeA.category)->hits.contains(shapeB.category);
            facts.bHits |= findCategory(document, shapeB.category)->hits.contains(shapeA.category);
        }
    }
    return facts;
}

Document randomDuel(QRandomGenerator &random)
{
    Document document = two_fighters::document();
    document.categories[0].hits = random.bounded(4) == 0 ? QStringList{"hit"} : QStringList();
    for (Sprite &sprite : document.sprites) {
        for (Frame &frame : sprite.frames) {
            frame.duration = random.bounded(90);
            frame.pivot = {double(random.bounded(9)), double(random.bounded(9))};
            for (Shape &shape : frame.shapes)
                shape.category = random.bounded(2) == 0 ? "hit" : "hurt";
        }
        for (Tag &tag : sprite.tags)
            tag.direction = static_cast<TagDirection>(random.bounded(3));
    }
    for (Instance &instance : document.stages[0].instances) {
        instance.position = {double(random.bounded(24)), double(random.bounded(8))};
        instance.rotation = random.bounded(4) * 90;
        instance.scale = {random.bounded(2) == 0 ? 1.0 : -1.0, 1};
    }
    return document;
}

} // namespace

class TimelineTest : public QObject
{
    Q_OBJECT

private slots:
    void thePunchConnectsWhileTheFistIsOut()
    {
        const Document document = two_fighters::document();
        const Result<Timeline> timeline = timelineOf(document, usual(document));
        QVERIFY(timeline.ok());
        QCOMPARE(timeline->ticks.size(), 10);
        QCOMPARE(timeline->contact, (TickSpan{3, 4}));
        QCOMPARE(timeline->aHits, (TickSpan{3, 4}));
        QCOMPARE(timeline->bHits, std::nullopt);
        const TimelineMeeting &meeting = timeline->meetingAt(3);
        QCOMPARE(meeting.contacts.size(), 1);
        QCOMPARE(meeting.contacts[0].relation, geometry::Relation::Overlapping);
        QCOMPARE(meeting.area, 16.0);
        QCOMPARE(timeline->attackA, (AttackTicks{3, 2, 5}));
        QCOMPARE(timeline->attackB, std::nullopt);
    }

    void advantageIsWhatTheOtherHasLeftLessWhatOneHasLeft()
    {
        const Document document = two_fighters::document();
        TimelineSetup setup = usual(document);
        QCOMPARE(timelineOf(document, setup)->advantage, 2 - 6); // idling ends before the fist is lowered
        setup.b.whenHit = two_fighters::hurt();
        const Timeline stunned = *timelineOf(document, setup);
        QCOMPARE(stunned.advantage, 12 - 6);
        QCOMPARE(stunned.ticks.size(), 4 + 12);
        QCOMPARE(stunned.ticks[4].b, TimelinePhase::Stunned);
        setup.b.plays = {"dummy", Animation::Frames::Tagged, "idle"};
        setup.b.whenHit.reset();
        setup.offset = -20; // the dummy is long over
        QCOMPARE(timelineOf(document, setup)->advantage, 0 - 6);
    }

    void advantageIsSeenFromTheFirstOneWhoeverStrikes()
    {
        const Document document = two_fighters::document();
        TimelineSetup setup = usual(document);
        setup.b.whenHit = two_fighters::hurt();
        std::swap(setup.a, setup.b);
        const Timeline timeline = *timelineOf(document, setup);
        QCOMPARE(timeline.bHits, (TickSpan{3, 4}));
        QCOMPARE(timeline.advantage, 6 - 12);
    }

    void theOneThatStartsLaterWaitsAndTheOtherStays()
    {
        const Document document = two_fighters::document();
        TimelineSetup setup = usual(document);
        setup.offset = 8;
        const Timeline timeline = *timelineOf(document, setup);
        QCOMPARE(timeline.ticks.size(), 14);
        QCOMPARE(timeline.ticks[7].b, TimelinePhase::Waiting);
        QCOMPARE(timeline.ticks[8].b, TimelinePhase::Moving);
        QCOMPARE(timeline.ticks[9].a, TimelinePhase::Recovery);
        QCOMPARE(timeline.ticks[10].a, TimelinePhase::Over);
        QCOMPARE(timeline.meetingAt(13).a, (FrameRef{0, 2}));
    }

    void everyTwoFramesAreRelatedOnce()
    {
        const Document document = two_fighters::document();
        TimelineSetup setup = usual(document);
        setup.a.rounds = 50;
        setup.b.rounds = 80;
        const Timeline timeline = *timelineOf(document, setup);
        QCOMPARE(timeline.ticks.size(), 500);
        QCOMPARE(timeline.meetings.size(), 3);
        QCOMPARE(timeline.aHits, (TickSpan{3, 494}));
    }

    void everyTickIsAsBruteForceHasIt()
    {
        QRandomGenerator random(11);
        for (int i = 0; i < 300; ++i) {
            const Document document = randomDuel(random);
            TimelineSetup setup = usual(document);
            setup.offset = random.bounded(-9, 10);
            for (TimelinePlayer *player : {&setup.a, &setup.b}) {
                player->rounds = random.bounded(1, 4);
                if (random.bounded(2) == 0)
                    player->whenHit = two_fighters::hurt();
            }
            compareWithBruteForce(document, setup);
            if (QTest::currentTestFailed())
                return;
        }
    }

    void whatCannotBePlayedIsSaid()
    {
        const Document document = two_fighters::document();
        TimelineSetup setup = usual(document);
        setup.stage = 7;
        QCOMPARE(errorOf(document, setup), QString("there is no stage; place two frames on one"));
        setup = usual(document);
        setup.b.instance = 5;
        QCOMPARE(errorOf(document, setup), QString("the stage “ring” has no instance 5; it has 2"));
        setup.b.instance = 0;
        QCOMPARE(errorOf(document, setup), QString("the two players are the same instance; choose two"));
        setup = usual(document);
        setup.a.plays.name = "jump";
        QCOMPARE(errorOf(document, setup), QString("the sprite “puncher” has no tag “jump”"));
        Document alone = document;
        alone.stages[0].instances.resize(1);
        QCOMPARE(errorOf(alone, usual(alone)), QString("the stage “ring” has fewer than two instances; place two"));
    }

    void theLengthHasALimit()
    {
        const Document document = two_fighters::document();
        TimelineSetup setup = usual(document);
        setup.b.rounds = limits::timelineTicks / 6;
        QCOMPARE(timelineOf(document, setup)->ticks.size(), limits::timelineTicks);
        setup.offset = 1;
        QVERIFY(errorOf(document, setup).contains("longer than 36000 ticks"));
        setup.b.rounds = std::numeric_limits<int>::max();
        QVERIFY(!errorOf(document, setup).isEmpty());
        setup.b.rounds = 0;
        QVERIFY(!errorOf(document, setup).isEmpty());
        setup.offset = std::numeric_limits<int>::min();
        QVERIFY(!errorOf(document, setup).isEmpty());
    }

    void itCanBeStopped()
    {
        const Document document = two_fighters::document();
        std::stop_source source;
        source.request_stop();
        QVERIFY(!timelineOf(document, usual(document), source.get_token()).ok());
    }

    void thePlayersAreThoseSelectedOrElseThoseThatPlay()
    {
        Document document = two_fighters::document();
        QList<Instance> &instances = document.stages[0].instances;
        instances.prepend({.sprite = "dummy", .frame = "stagger"});
        QCOMPARE(usual(document).a.instance, 1);
        QCOMPARE(usual(document).b.instance, 2);
        QCOMPARE(usualSetup(document, 0, {0, 2}).a.plays, (Animation{"dummy", Animation::Frames::One, "stagger"}));
        QCOMPARE(usualSetup(document, 0, {2}).a.instance, 1);
        instances[1].tag.clear();
        QCOMPARE(usual(document).a.instance, 2);
        QCOMPARE(usual(document).b.instance, 0);
        instances.resize(1);
        QCOMPARE(usual(document).a.instance, -1);
    }

    void aMomentShowsTheFramesOfATick()
    {
        const Document document = two_fighters::document();
        const TimelineSetup setup = usual(document);
        const Document moment = *momentOf(document, document, setup, timelineOf(document, setup)->meetingAt(3));
        QCOMPARE(moment.stages[0].instances[0].frame, QString("strike"));
        QCOMPARE(moment.stages[0].instances[1], document.stages[0].instances[1]);
    }

    void aMomentFollowsThingsToWhereTheyAreByNow()
    {
        const Document document = two_fighters::document();
        const TimelineSetup setup = usual(document);
        const TimelineMeeting meeting = timelineOf(document, setup)->meetingAt(3);
        Document later = document;
        later.sprites.prepend(Sprite{.name = QStringLiteral("wall"), .frames = {Frame{.name = QStringLiteral("w")}}});
        later.stages[0].instances.prepend(Instance{.sprite = QStringLiteral("wall"), .frame = QStringLiteral("w")});
        later.stages.prepend(Stage{.name = QStringLiteral("other")});
        const Document moment = *momentOf(later, document, setup, meeting);
        QCOMPARE(moment.stages[1].instances[0], later.stages[1].instances[0]);
        QCOMPARE(moment.stages[1].instances[1].frame, QString("strike"));
        QCOMPARE(moment.stages[1].instances[2], document.stages[0].instances[1]);
        QCOMPARE(followed(setup, document, later).stage, 1);
        QCOMPARE(followed(setup, document, later).a.instance, 1);
        QCOMPARE(followed(setup, document, later).b.instance, 2);
    }

    void aMomentOfWhatIsGoneIsNone()
    {
        const Document document = two_fighters::document();
        const TimelineSetup setup = usual(document);
        const TimelineMeeting meeting = timelineOf(document, setup)->meetingAt(3);
        Document fewer = document;
        fewer.stages[0].instances.removeFirst();
        QVERIFY(!momentOf(fewer, document, setup, meeting));
        QCOMPARE(followed(setup, document, fewer).a.instance, -1);
        QCOMPARE(followed(setup, document, fewer).b.instance, 0);
        Document other = document;
        other.sprites[meeting.a.sprite].frames.removeAt(meeting.a.frame);
        QVERIFY(!momentOf(other, document, setup, meeting));
        Document bare = document;
        bare.stages.clear();
        QVERIFY(!momentOf(bare, document, setup, meeting));
        QCOMPARE(followed(setup, document, bare).stage, -1);
    }

private:
    static void compareWithBruteForce(const Document &document, const TimelineSetup &setup);
};

void TimelineTest::compareWithBruteForce(const Document &document, const TimelineSetup &setup)
{
    const Result<Timeline> timeline = timelineOf(document, setup);
    QVERIFY(timeline.ok());
    const QList<Instance> &instances = document.stages[0].instances;
    Fighter a{instances[0], setup.a, std::max(0, -setup.offset)};
    Fighter b{instances[1], setup.b, std::max(0, setup.offset)};
    std::optional<int> advantage;
    QList<int> contacts;
    int tick = 0;
    for (; tick < std::max(a.end(document, tick - 1), b.end(document, tick - 1)); ++tick) {
        QVERIFY(tick < timeline->ticks.size());
        const TimelineMeeting &meeting = timeline->meetingAt(tick);
        QCOMPARE(meeting.a, a.at(document, tick));
        QCOMPARE(meeting.b, b.at(document, tick));
        const Facts facts = factsOf(document, a, meeting.a, b, meeting.b);
        QList<std::pair<ShapeId, ShapeId>> pairs;
        for (const TimelineContact &contact : meeting.contacts)
            pairs.append({contact.a, contact.b});
        QCOMPARE(pairs, facts.pairs);
        QCOMPARE(meeting.area, facts.area);
        QCOMPARE(meeting.aHits, facts.aHits);
        QCOMPARE(meeting.bHits, facts.bHits);
        if (!pairs.isEmpty())
            contacts.append(tick);
        a.hitAt = facts.bHits && a.hitAt < 0 ? tick : a.hitAt;
        b.hitAt = facts.aHits && b.hitAt < 0 ? tick : b.hitAt;
        if ((facts.aHits || facts.bHits) && !advantage)
            advantage = std::max(0, b.end(document, tick) - tick - 1) - std::max(0, a.end(document, tick) - tick - 1);
    }
    QCOMPARE(timeline->ticks.size(), tick);
    QCOMPARE(timeline->advantage, advantage);
    QCOMPARE(timeline->contact.has_value(), !contacts.isEmpty());
    if (!contacts.isEmpty())
        QCOMPARE(*timeline->contact, (TickSpan{contacts.first(), contacts.last()}));
}

HITBOX_CORE_TEST(TimelineTest)
#include "timeline_test.moc"
