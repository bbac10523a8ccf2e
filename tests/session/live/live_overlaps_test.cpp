#include "session/live/live_overlaps.h"
#include "test_class.h"

#include "document/renewed.h"
#include "session/open_project.h"
#include "session/session_bench.h"

#include <QSignalSpy>
#include <QTest>

#include <cmath>
#include <numbers>

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

/// Each over its neighbours.
Document crowd(int count)
{
    Document document = duel();
    document.stages[0].instances.clear();
    for (int i = 0; i < count; ++i)
        document.stages[0].instances.append({"sprite0", "sprite0_0", {15.0 * i, 0}, 0, {1, 1}, {}});
    return document;
}

PolygonOutline tangle(int count)
{
    PolygonOutline star;
    for (int i = 0; i < count; ++i) {
        const double angle = std::numbers::pi * (count - 1) / count * i;
        star.points.append({100 * std::cos(angle), 100 * std::sin(angle)});
    }
    return star;
}

} // namespace

class LiveOverlapsTest : public QObject
{
    Q_OBJECT

private slots:
    void theyAreThoseOfTheStage()
    {
        const OpenProject project;
        LiveOverlaps live(project.tools, project.preview);
        live.update({.document = duel(), .stage = 0});
        QCOMPARE(live.index().overlaps().size(), std::size_t(1));
        live.update({.document = duel(), .stage = -1});
        QVERIFY(live.index().overlaps().empty());
    }

    void manyInstancesAreRelatedBesideTheWindow()
    {
        const OpenProject project;
        LiveOverlaps live(project.tools, project.preview);
        QSignalSpy arrived(&live, &LiveAnswer::arrived);
        const Document small = duel();
        live.update({.document = small, .stage = 0});
        Document large = crowd(static_cast<int>(LiveOverlaps::manyInstances) + 1);
        QVERIFY(live.update({.document = large, .stage = 0, .opened = 1}));
        QVERIFY(live.pending());
        QVERIFY(live.index().shapes().empty()); // never those of another stage

        // What is changed meanwhile counts as well.
        large.stages[0].instances[1].position.x = 1000;
        live.update({.document = large, .stage = 0, .opened = 1});
        QVERIFY(arrived.wait());
        QVERIFY(!live.pending());
        QVERIFY(live.update({.document = large, .stage = 0, .opened = 1}));
        OverlapIndex expected;
        expected.update(large, 0);
        QVERIFY(!expected.overlaps().empty());
        QVERIFY(live.index().overlaps() == expected.overlaps());
        QVERIFY(!live.update({.document = large, .stage = 0, .opened = 1}));

        live.update({.document = small, .stage = 0, .opened = 2}); // few are related at once
        QVERIFY(!live.pending());
        QCOMPARE(live.index().overlaps().size(), std::size_t(1));
    }

    void whatIsLeftBeforeItArrivesDoesNotArrive()
    {
        const OpenProject project;
        LiveOverlaps live(project.tools, project.preview);
        QSignalSpy arrived(&live, &LiveAnswer::arrived);
        const Document large = crowd(static_cast<int>(LiveOverlaps::manyInstances));
        live.update({.document = large, .stage = 0});
        live.update({.document = large, .stage = -1});
        QVERIFY(!live.pending());
        Background::waitForAll();
        QTest::qWait(1);
        QVERIFY(arrived.isEmpty());
        QVERIFY(live.index().shapes().empty());
    }

    void detailsAreThoseOfThePair()
    {
        const OpenProject project;
        LiveOverlaps live(project.tools, project.preview);
        live.update({.document = duel(), .stage = 0});
        const OverlapPair pair = live.index().overlaps().front().pair;
        const OverlapDetails &details = live.details(pair);
        QCOMPARE(details.area, 200.0);
        QCOMPARE(&live.details(pair), &details);
    }

    void detailsFollowEitherShape()
    {
        const OpenProject project;
        LiveOverlaps live(project.tools, project.preview);
        Document document = duel();
        live.update({.document = document, .stage = 0});
        const OverlapPair pair = live.index().overlaps().front().pair;
        QCOMPARE(live.details(pair).area, 200.0);
        document.stages[0].instances[1].position.x = 15;
        live.update({.document = document, .stage = 0});
        QCOMPARE(live.details(pair).area, 100.0);
        document.sprites[0].frames[0].shapes[0].outline = squareAt(0, 0, 16);
        live.update({.document = document, .stage = 0});
        QCOMPARE(live.details(pair).area, 16.0);
    }

    void thePushFollowsEitherShape()
    {
        const OpenProject project;
        LiveOverlaps live(project.tools, project.preview);
        Document document = duel();
        live.update({.document = document, .stage = 0});
        const OverlapPair pair = live.index().overlaps().front().pair;
        QCOMPARE(live.push(pair), (geometry::Point{10, 0}));
        document.stages[0].instances[1].position.x = 15;
        live.update({.document = document, .stage = 0});
        QCOMPARE(live.push(pair), (geometry::Point{5, 0}));
        QCOMPARE(live.push({0, {1}, 7, {1}}), geometry::Point{});
    }

    void aPushThatTakesTooLongIsNotWorkedOut()
    {
        // All edges of either cross each other: too many pieces to part within a moment.
        Document document = duel();
        for (Sprite &sprite : document.sprites)
            sprite.frames[0].shapes[0].outline = tangle(601);
        const OpenProject project;
        LiveOverlaps live(project.tools, project.preview);
        live.update({.document = document, .stage = 0});
        const OverlapPair pair = live.index().overlaps().front().pair;
        QVERIFY(live.push(pair) == geometry::Failure::CutShort);
    }

    void detailsOfOtherPairsAreKept()
    {
        Document document = duel();
        document.stages[0].instances.append(renewed(document.stages[0].instances[0]));
        const OpenProject project;
        LiveOverlaps live(project.tools, project.preview);
        live.update({.document = document, .stage = 0});
        QCOMPARE(live.index().overlaps().size(), std::size_t(3));
        const OverlapPair first = live.index().overlaps().front().pair;
        const OverlapDetails *kept = &live.details(first);
        document.stages[0].instances[2].position.x = 3;
        live.update({.document = document, .stage = 0});
        QCOMPARE(&live.details(first), kept);
    }

    void detailsOfWhatIsNotThereAreEmpty()
    {
        const OpenProject project;
        LiveOverlaps live(project.tools, project.preview);
        live.update({.document = duel(), .stage = 0});
        QCOMPARE(live.details({0, {1}, 7, {1}}), OverlapDetails{});
        QCOMPARE(live.details({}), OverlapDetails{});
    }
};

HITBOX_CORE_TEST(LiveOverlapsTest)
#include "live_overlaps_test.moc"
