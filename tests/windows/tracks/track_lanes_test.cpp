#include "test_class.h"
#include "windows/tracks/track_lanes.h"

#include "document/edits.h"

#include <QTest>

using namespace hitbox;
using Unit = FrameTimes::Unit;

namespace {

/// Ten frames of 50 ms; what hits stands in frames 4, 6 and 7.
Document laneFighter()
{
    Document document = emptyProject();
    document.categories = {{.name = "hurt"}, {.name = "hit", .hits = {"hurt"}}};
    Sprite sprite{.name = "fighter"};
    for (int f = 0; f < 10; ++f) {
        Frame frame{.name = QStringLiteral("f%1").arg(f), .duration = 50};
        Shape shape;
        shape.category = f == 4 || f == 6 || f == 7 ? "hit" : "hurt";
        frame.shapes = {shape};
        sprite.frames.append(frame);
    }
    sprite.tags = {{.name = "punch", .from = 3, .to = 6}};
    document.sprites = {sprite};
    return document;
}

Finding findingIn(int frame, Severity severity, const QString &message, int sprite = 0)
{
    return {.rule = "rule", .severity = severity, .frame = {sprite, frame}, .message = message};
}

TrackLanes lanesOfFighter(FrameTimes times = {}, int tag = -1)
{
    return trackLanes(laneFighter(), 0, tag, {}, times);
}

} // namespace

class TrackLanesTest : public QObject
{
    Q_OBJECT

private slots:
    void anAttackIsToldInCountsAndLengths();
    void itsSummaryGoesByTheUnit();
    void eachPartSaysInItsBarWhatItIs();
    void whatStrikesNothingIsTold();
    void aTagIsLookedAtAlone();
    void framesTellBothUnits();
    void eventsAreNamedByFrame();
    void theWorstFindingStandsForAFrame();
    void findingsOfOthersAreLeftOut();
    void aSpriteThatIsNotThereHasNoLanes();
};

void TrackLanesTest::anAttackIsToldInCountsAndLengths()
{
    const TrackLanes lanes = lanesOfFighter();
    QCOMPARE(lanes.attack.size(), 5);
    const QString startup = attackText(lanes, 2);
    QVERIFY(startup.startsWith("Frames 0 to 3 – Startup: 4 frames, 200 ms, 12 ticks\n"));
    QVERIFY(startup.contains("\nActive: 4 frames, 200 ms, 12 ticks\n"));
    QVERIFY(startup.contains("\nRecovery: 2 frames, 100 ms, 6 ticks\n"));
    QVERIFY(startup.endsWith("Active counts the gaps within it."));
    QVERIFY(attackText(lanes, 5).startsWith("Frame 5 – Gap, where nothing strikes: 1 frame, 50 ms, 3 ticks\n"));
    QVERIFY(attackText(lanes, 7).startsWith("Frames 6 to 7 – Active: 2 frames, 100 ms, 6 ticks\n"));
}

void TrackLanesTest::itsSummaryGoesByTheUnit()
{
    QCOMPARE(attackSummary(lanesOfFighter()), "200 / 200 / 100");
    QCOMPARE(attackSummary(lanesOfFighter({Unit::Ticks, 60})), "12 / 12 / 6");
    QCOMPARE(attackSummary(lanesOfFighter({Unit::Ticks, 100})), "20 / 20 / 10");
}

void TrackLanesTest::eachPartSaysInItsBarWhatItIs()
{
    const auto labels = [](FrameTimes times) {
        QStringList texts;
        for (const AttackPart &part : lanesOfFighter(times).attack)
            texts.append(attackLabel(part, times));
        return texts.join(", ");
    };
    QCOMPARE(labels({}), "startup 200, active 50, gap 50, active 100, recovery 100");
    QCOMPARE(labels({Unit::Ticks, 60}), "startup 12, active 3, gap 3, active 6, recovery 6");
}

void TrackLanesTest::whatStrikesNothingIsTold()
{
    Document document = laneFighter();
    document.categories[1].hits.clear();
    const TrackLanes lanes = trackLanes(document, 0, -1, {}, {});
    QVERIFY(lanes.attack.isEmpty());
    QVERIFY(attackSummary(lanes).isEmpty());
    QVERIFY(attackText(lanes, 4).contains("strikes"));
}

void TrackLanesTest::aTagIsLookedAtAlone()
{
    const TrackLanes lanes = lanesOfFighter({}, 0);
    QCOMPARE(lanes.attack.constFirst(), (AttackPart{AttackPhase::Startup, 3, 3, 50, 3}));
    QCOMPARE(lanes.attack.constLast().phase, AttackPhase::Active);
    QVERIFY(attackText(lanes, 3).contains("Recovery: 0 frames, 0 ms, 0 ticks"));
    QCOMPARE(lanes.durations.size(), 10);
}

void TrackLanesTest::framesTellBothUnits()
{
    QCOMPARE(headText(lanesOfFighter(), 2), "Frame 2, f2: 50 ms, 3 ticks");
    QCOMPARE(headText(lanesOfFighter({Unit::Ticks, 20}), 2), "Frame 2, f2: 50 ms, 1 tick");
    QVERIFY(headText(lanesOfFighter(), 10).isEmpty());
}

void TrackLanesTest::eventsAreNamedByFrame()
{
    Document document = laneFighter();
    document.sprites[0].frames[4].events = {{.name = "whoosh"}, {.name = "dust"}};
    document.sprites[0].frames[9].events = {{.name = "step"}};
    TrackLanes lanes = trackLanes(document, 0, -1, {}, {});
    QCOMPARE(lanes.events.keys(), (QList{4, 9}));
    QVERIFY(eventsText(lanes, 4).endsWith("whoosh, dust"));
    QVERIFY(eventsText(lanes, 5).isEmpty());
    lanes = trackLanes(document, 0, 0, {}, {});
    QCOMPARE(lanes.events.keys(), (QList{4}));
}

void TrackLanesTest::theWorstFindingStandsForAFrame()
{
    const TrackLanes lanes =
        trackLanes(laneFighter(), 0, -1,
                   {findingIn(2, Severity::Info, "remark"), findingIn(2, Severity::Error, "first"),
                    findingIn(2, Severity::Error, "second"), findingIn(5, Severity::Warning, "odd")},
                   {});
    QCOMPARE(lanes.findings.keys(), (QList{2, 5}));
    QCOMPARE(lanes.findings[2].worst.message, "first");
    QCOMPARE(findingsText(lanes, 2), "Frame 2 – 2 errors, 1 remark: first");
    QCOMPARE(findingsText(lanes, 5), "Frame 5 – 1 warning: odd");
    QVERIFY(findingsText(lanes, 3).isEmpty());
}

void TrackLanesTest::findingsOfOthersAreLeftOut()
{
    const QList<Finding> findings = {
        findingIn(2, Severity::Error, "other sprite", 1), findingIn(-1, Severity::Error, "the whole sprite"),
        findingIn(8, Severity::Error, "beyond the tag"), findingIn(6, Severity::Error, "in it")};
    QCOMPARE(trackLanes(laneFighter(), 0, 0, findings, {}).findings.keys(), (QList{6}));
    QCOMPARE(trackLanes(laneFighter(), 0, -1, findings, {}).findings.keys(), (QList{6, 8}));
}

void TrackLanesTest::aSpriteThatIsNotThereHasNoLanes()
{
    QCOMPARE(trackLanes(laneFighter(), 3, -1, {}, {}), TrackLanes());
}

HITBOX_WINDOW_TEST(TrackLanesTest)
#include "track_lanes_test.moc"
