#include "session/live/live_overlaps.h"
#include "test_class.h"

#include "document/renewed.h"
#include "session/open_project.h"
#include "session/session_bench.h"

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

HITBOX_TEST(LiveOverlapsTest)
#include "live_overlaps_test.moc"
