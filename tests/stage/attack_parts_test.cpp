#include "stage/attack_parts.h"
#include "test_class.h"

#include "stage/animation_ticks.h"
#include "stage/two_fighters.h"

#include <QTest>

using namespace hitbox;

namespace {

/// A sprite with one frame for each letter: 's' can strike, '-' cannot, and 'p' has what pushes its like alone.
Document attackOf(const QString &letters, double duration = 100)
{
    Document document = two_fighters::document();
    document.categories.append(Category{.name = "push", .hits = {"push"}});
    Sprite sprite;
    sprite.name = "s";
    const geometry::Box box{{0, 0}, {8, 8}};
    for (const QChar letter : letters) {
        Frame frame = two_fighters::frame(QString::number(sprite.frames.size()), duration);
        frame.shapes = {two_fighters::box("body", "hurt", box)};
        if (letter != '-')
            frame.shapes.append(two_fighters::box("fist", letter == 's' ? "hit" : "push", box));
        sprite.frames.append(frame);
    }
    document.sprites = {sprite};
    return document;
}

QString phasesOf(const QList<AttackPart> &parts)
{
    QStringList phases;
    for (const AttackPart &part : parts)
        phases.append(QString("%1%2-%3").arg(QString("uagr").at(int(part.phase))).arg(part.from).arg(part.to));
    return phases.join(' ');
}

} // namespace

class AttackPartsTest : public QObject
{
    Q_OBJECT

private slots:
    void framesArePartedByWhatStrikes_data();
    void framesArePartedByWhatStrikes();
    void lengthsAreInMillisecondsAndTicks();
    void ticksAddUpAndAgreeWithTheTimeline();
    void aTagIsLookedAtAlone();
    void aTagInReverseStartsAtItsEnd();
    void whatIsNotThereHasNoParts();
    void totalsTakeGapsAsActive();
};

void AttackPartsTest::framesArePartedByWhatStrikes_data()
{
    QTest::addColumn<QString>("letters");
    QTest::addColumn<QString>("parts");
    QTest::newRow("nothing strikes") << "----"
                                     << "";
    QTest::newRow("no frames") << ""
                               << "";
    QTest::newRow("all three") << "--ss---"
                               << "u0-1 a2-3 r4-6";
    QTest::newRow("all strike") << "sss"
                                << "a0-2";
    QTest::newRow("no startup") << "s-"
                                << "a0-0 r1-1";
    QTest::newRow("no recovery") << "-s"
                                 << "u0-0 a1-1";
    QTest::newRow("gaps") << "-s--ss-s-"
                          << "u0-0 a1-1 g2-3 a4-5 g6-6 a7-7 r8-8";
    QTest::newRow("pushing is no attack") << "ppp"
                                          << "";
    QTest::newRow("pushing beside one") << "psp"
                                        << "u0-0 a1-1 r2-2";
}

void AttackPartsTest::framesArePartedByWhatStrikes()
{
    QFETCH(const QString, letters);
    QFETCH(const QString, parts);
    QCOMPARE(phasesOf(attackParts(attackOf(letters), 0, -1, 60)), parts);
}

void AttackPartsTest::lengthsAreInMillisecondsAndTicks()
{
    const Document document = attackOf("--ss---", 50);
    const QList<AttackPart> parts = attackParts(document, 0, -1, 60);
    QCOMPARE(parts.at(0), (AttackPart{AttackPhase::Startup, 0, 1, 100, 6}));
    QCOMPARE(parts.at(1), (AttackPart{AttackPhase::Active, 2, 3, 100, 6}));
    QCOMPARE(parts.at(2), (AttackPart{AttackPhase::Recovery, 4, 6, 150, 9}));
    QCOMPARE(parts.at(2).frames(), 3);
    QCOMPARE(attackParts(document, 0, -1, 20).at(2).ticks, 3);
}

/// Frames of 17 ms are a tick and a bit each.
void AttackPartsTest::ticksAddUpAndAgreeWithTheTimeline()
{
    const Document document = attackOf(QString(20, '-') + QString(20, 's') + QString(20, '-'), 17);
    qint64 sum = 0;
    for (const AttackPart &part : attackParts(document, 0, -1, ticksPerSecond))
        sum += part.ticks;
    const auto round = frameTicks(document, {"s", Animation::Frames::All});
    QVERIFY(round.ok());
    QCOMPARE(sum, round->constLast().end);
    const QList<AttackPart> parts = attackParts(document, 0, -1, ticksPerSecond);
    const std::optional<AttackTicks> attack = attackTicks(document, *round);
    QCOMPARE(attack, (AttackTicks{int(parts.at(0).ticks), int(parts.at(1).ticks), int(parts.at(2).ticks)}));
}

void AttackPartsTest::aTagIsLookedAtAlone()
{
    Document document = attackOf("s---s--");
    document.sprites[0].tags = {{.name = "late", .from = 3, .to = 5}, {.name = "still", .from = 1, .to = 3}};
    QCOMPARE(phasesOf(attackParts(document, 0, 0, 60)), "u3-3 a4-4 r5-5");
    QCOMPARE(phasesOf(attackParts(document, 0, 1, 60)), "");
}

void AttackPartsTest::aTagInReverseStartsAtItsEnd()
{
    Document document = attackOf("-s---");
    document.sprites[0].tags = {{.name = "back", .from = 0, .to = 4}};
    for (const TagDirection direction : {TagDirection::Reverse, TagDirection::PingPongReverse}) {
        document.sprites[0].tags[0].direction = direction;
        QCOMPARE(phasesOf(attackParts(document, 0, 0, 60)), "u2-4 a1-1 r0-0");
    }
    document.sprites[0].tags[0].direction = TagDirection::PingPong;
    QCOMPARE(phasesOf(attackParts(document, 0, 0, 60)), "u0-0 a1-1 r2-4");
}

void AttackPartsTest::whatIsNotThereHasNoParts()
{
    Document document = attackOf("-s-");
    document.sprites[0].tags = {{.name = "beyond", .from = 1, .to = 9}};
    QCOMPARE(phasesOf(attackParts(document, 0, 0, 60)), "");
    document.sprites[0].frames[1].shapes.last().category = "unknown";
    QCOMPARE(phasesOf(attackParts(document, 0, -1, 60)), "");
}

void AttackPartsTest::totalsTakeGapsAsActive()
{
    const QList<AttackPart> parts = attackParts(attackOf("-s--ss-"), 0, -1, 60);
    QCOMPARE(totalOf(parts, AttackPhase::Active), (AttackPart{AttackPhase::Active, 1, 5, 500, 30}));
    QCOMPARE(totalOf(parts, AttackPhase::Recovery).frames(), 1);
    QCOMPARE(totalOf(attackParts(attackOf("s"), 0, -1, 60), AttackPhase::Startup).frames(), 0);
}

HITBOX_CORE_TEST(AttackPartsTest)
#include "attack_parts_test.moc"
