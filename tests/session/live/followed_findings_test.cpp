#include "session/live/followed_findings.h"
#include "test_class.h"

#include "session/session_bench.h"

#include <QTest>

using namespace hitbox;

namespace {

Finding findingAt(FrameRef place)
{
    Finding finding;
    finding.rule = QStringLiteral("empty-frame");
    finding.frame = place;
    return finding;
}

QList<FrameRef> followed(const QList<FrameRef> &places, const Document &from, const Document &to)
{
    QList<Finding> findings;
    for (const FrameRef place : places)
        findings.append(findingAt(place));
    QList<FrameRef> now;
    for (const Finding &finding : followedFindings(findings, from, to))
        now.append(finding.frame);
    return now;
}

} // namespace

class FollowedFindingsTest : public QObject
{
    Q_OBJECT

private slots:
    void theyGoWithTheirFrame()
    {
        const Document before = documentWith({}, 4, 2);
        Document after = before;
        after.sprites[1].frames.move(3, 0);
        after.sprites.move(1, 0);
        QCOMPARE(followed({{0, 2}, {1, 0}, {1, 3}}, before, after), (QList<FrameRef>{{1, 2}, {0, 1}, {0, 0}}));
    }

    void theyGoWithTheirSprite()
    {
        const Document before = documentWith({}, 1, 3);
        Document after = before;
        after.sprites.removeFirst();
        QCOMPARE(followed({{1, -1}, {2, -1}}, before, after), (QList<FrameRef>{{0, -1}, {1, -1}}));
    }

    void whatIsAboutSomethingThatHasGoneGoes()
    {
        const Document before = documentWith({}, 2, 2);
        Document after = before;
        after.sprites[0].frames.removeLast();
        after.sprites.removeLast();
        QCOMPARE(followed({{0, 0}, {0, 1}, {1, 0}, {1, -1}}, before, after), (QList<FrameRef>{{0, 0}}));
    }

    void whatIsAboutNoSpriteStays()
    {
        const Document before = documentWith({}, 1, 2);
        QCOMPARE(followed({{-1, -1}}, before, documentWith({}, 1, 1)), (QList<FrameRef>{{-1, -1}}));
    }
};

HITBOX_TEST(FollowedFindingsTest)
#include "followed_findings_test.moc"
