#include "session/live_overlaps.h"

#include "session_bench.h"

#include <QtTest>

using namespace hitbox;

namespace {

Document duel()
{
    Document document = documentWith({squareAt(0, 0, 20)}, 1, 2);
    Stage stage;
    stage.name = QStringLiteral("duel");
    stage.instances = {{"sprite0", "sprite0_0", {0, 0}, 0, {1, 1}, {}},
                       {"sprite1", "sprite1_0", {10, 0}, 0, {1, 1}, {}}};
    return addStage(std::move(document), stage);
}

} // namespace

class LiveOverlapsTest : public QObject
{
    Q_OBJECT

private slots:
    void theyAreThoseOfTheStage()
    {
        LiveOverlaps live;
        live.update(duel(), 0);
        QCOMPARE(live.overlaps().size(), 1);
        QCOMPARE(live.overlaps(), overlapsOf(duel(), duel().stages[0]));
    }

    void theyFollowInstancesShapesAndCategories()
    {
        LiveOverlaps live;
        Document document = duel();
        live.update(document, 0);
        document.stages[0].instances[1].position.x = 15;
        live.update(document, 0);
        QCOMPARE(live.overlaps(), overlapsOf(document, document.stages[0]));
        document.sprites[0].frames[0].shapes[0].outline = squareAt(0, 0, 5);
        live.update(document, 0);
        QVERIFY(live.overlaps().isEmpty());
        document.sprites[0].frames[0].shapes[0].outline = squareAt(0, 0, 50);
        document.categories[0].hits = {"hurt"};
        live.update(document, 0);
        QVERIFY(live.overlaps().first().hit);
        document.categories[0].hits.clear();
        document.categories[0].name = "other";
        live.update(document, 0);
        QVERIFY(!live.overlaps().first().hit);
    }

    void whatDoesNotMatterLeavesThemAlone()
    {
        LiveOverlaps live;
        Document document = duel();
        live.update(document, 0);
        const Overlap *before = live.overlaps().constData();
        document.sprites[0].tags.append(Tag{});
        live.update(document, 0);
        QCOMPARE(live.overlaps().constData(), before);
    }

    void withoutAStageThereAreNone()
    {
        LiveOverlaps live;
        live.update(duel(), 0);
        live.update(duel(), -1);
        QVERIFY(live.overlaps().isEmpty());
    }

    void missingFramesHaveNone()
    {
        LiveOverlaps live;
        Document document = duel();
        document.stages[0].instances[0].sprite = "gone";
        live.update(document, 0);
        QVERIFY(live.overlaps().isEmpty());
    }
};

QTEST_APPLESS_MAIN(LiveOverlapsTest)
#include "live_overlaps_test.moc"
