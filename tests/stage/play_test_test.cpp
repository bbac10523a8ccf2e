#include "stage/play_test.h"
#include "test_class.h"

#include "stage/play_bench.h"

#include <QTest>

using namespace hitbox;
using geometry::Point;

namespace {

const Outline body = geometry::Box{{-10, -10}, {10, 10}};
const Outline thinWall = geometry::Box{{-0.5, -100}, {0.5, 100}};

/// 60 pixels a step at 60 steps a second.
PlayOptions fastShots(PlaySweep sweep)
{
    PlayOptions options;
    options.sweep = sweep;
    options.byHand.speed = 3600;
    options.byHand.bullet = geometry::Circle{{}, 2};
    return options;
}

void run(PlayTest &play, int steps)
{
    for (int i = 0; i < steps; ++i)
        play.step();
}

} // namespace

class PlayTestTest : public QObject
{
    Q_OBJECT

private slots:
    void killsABulletWhereItFirstTouches()
    {
        PlayTest play(playDocument(body), 0, fastShots(PlaySweep::On));
        play.fire({-42, 0}, {0, 0});
        play.step();
        QVERIFY(play.bullets().empty());
        QCOMPARE(play.hits().size(), std::size_t(1));
        const PlayHit &hit = play.hits().front();
        QCOMPARE(hit.step, 0);
        QCOMPARE(hit.moment, 0.5);
        QCOMPARE(hit.position, (Point{-12, 0}));
        QCOMPARE(hit.at, (Point{-10, 0}));
        QCOMPARE(hit.category, QStringLiteral("hurt"));
        QVERIFY(!hit.tunnelled);
    }

    void doesNotLetFastBulletsThroughThinWalls()
    {
        PlayTest play(playDocument(thinWall), 0, fastShots(PlaySweep::On));
        play.fire({-30, 0}, {0, 0});
        run(play, 2);
        QCOMPARE(play.counts().all, (PlayTally{1, 0}));
    }

    void tellsOfTunnellingWhenSweepingIsOff()
    {
        PlayTest play(playDocument(thinWall), 0, fastShots(PlaySweep::Off));
        play.fire({-30, 0}, {0, 0});
        run(play, 2);
        QCOMPARE(play.bullets().size(), std::size_t(1));
        QCOMPARE(play.counts().all, (PlayTally{0, 1}));
        QCOMPARE(play.hits().size(), std::size_t(1));
        QVERIFY(play.hits().front().tunnelled);
        QCOMPARE(play.hits().front().at, (Point{-0.5, 0}));
    }

    void aGroupOfBoxesIsStruckAsOne()
    {
        Document document = playDocument(thinWall);
        Shape &front = document.sprites[0].frames[0].shapes[0];
        Shape back = front;
        back.id = {2};
        back.outline = geometry::Box{{25, -100}, {35, 100}};
        document.sprites[0].frames[0].shapes.append(back);
        document.sprites[0].frames[0].shapes[0].category = QStringLiteral("shot");
        document.sprites[0].frames[0].shapes[1].category = QStringLiteral("shot");
        const auto played = [&document] {
            PlayTest play(document, 0, fastShots(PlaySweep::Off));
            play.fire({-30, 0}, {0, 0}); // through the first, into the second
            run(play, 2);
            return play;
        };
        QCOMPARE(played().counts().all, (PlayTally{1, 1}));
        QVERIFY(played().counts().groups.empty());
        document.categories[0].fields = {
            {.name = QStringLiteral("group"), .type = FieldType::Number, .fallback = 1.0, .choices = {}}};
        const PlayTest grouped = played();
        QCOMPARE(grouped.counts().all, (PlayTally{1, 0}));
        QCOMPARE(grouped.counts().groups.size(), std::size_t(1));
        QCOMPARE(grouped.counts().groups.at({0, QStringLiteral("1")}), (PlayTally{1, 0}));
        QCOMPARE(grouped.hits().front().group, QStringLiteral("1"));
        document.sprites[0].frames[0].shapes[1].properties = {{QStringLiteral("group"), 2.0}};
        QCOMPARE(played().counts().groups.size(), std::size_t(2));
        QCOMPARE(played().counts().all, (PlayTally{1, 1}));
    }

    void hitsWhatItsCategoryStrikesOnly()
    {
        Document document = playDocument(body);
        document.sprites.append(playSprite(QStringLiteral("ally"), {playShape(2, body, QStringLiteral("friend"))}));
        document.stages[0].instances.append(playInstance(QStringLiteral("ally"), {-30, 0}));
        PlayOptions options = fastShots(PlaySweep::On);
        options.byHand.category = QStringLiteral("shot");
        PlayTest play(document, 0, options);
        play.fire({-60, 0}, {0, 0});
        play.step();
        QCOMPARE(play.hits().size(), std::size_t(1));
        QCOMPARE(play.hits().front().instance, 0);

        options.byHand.category.clear();
        PlayTest everything(document, 0, options);
        everything.fire({-60, 0}, {0, 0});
        everything.step();
        QCOMPARE(everything.hits().front().instance, 1);
    }

    void hitsTheLowestInstanceOfThoseAtOneMoment()
    {
        Document document = playDocument(body);
        document.stages[0].instances.append(document.stages[0].instances.first());
        PlayTest play(document, 0, fastShots(PlaySweep::On));
        play.fire({-42, 0}, {0, 0});
        play.step();
        QCOMPARE(play.counts().all, (PlayTally{1, 0}));
        QCOMPARE(play.hits().front().instance, 0);
    }

    void countsByShapeCategoryAndEmitter()
    {
        Document document = playDocument(body);
        Emitter emitter;
        emitter.source = EmitterSource::Place;
        emitter.place = {-20, 0};
        emitter.interval = 0.1;
        emitter.speed = 600;
        document.stages[0].emitters = {emitter};
        PlayTest play(document, 0, fastShots(PlaySweep::On));
        play.fire({0, -42}, {0, 0});
        run(play, 60);
        const PlayCounts &counts = play.counts();
        QCOMPARE(counts.shots, 11);
        QCOMPARE(counts.all, (PlayTally{11, 0}));
        QCOMPARE(counts.shapes.at({0, ShapeId{1}}), (PlayTally{11, 0}));
        QCOMPARE(counts.categories.at(QStringLiteral("hurt")), (PlayTally{11, 0}));
        QCOMPARE(counts.emitters.at(0), (PlayEmitterTally{10, 10, 0}));
        QCOMPARE(counts.emitters.at(-1), (PlayEmitterTally{1, 1, 0}));
    }

    void hitsAFrameThatComesUpAroundABullet()
    {
        Document document = playDocument(ChainLine{});
        Sprite &sprite = document.sprites[0];
        sprite.frames[0].duration = 50; // three steps
        sprite.frames.append(playSprite({}, {playShape(2, body)}).frames.first());
        sprite.frames[1].name = QStringLiteral("g");
        sprite.tags = {{QStringLiteral("grow"), 0, 1, TagDirection::Forward, {}}};
        document.stages[0].instances[0].tag = QStringLiteral("grow");
        PlayOptions options;
        options.byHand.speed = 1;
        PlayTest play(document, 0, options);
        play.fire({0, 0}, {1, 0});
        run(play, 4);
        QCOMPARE(play.hits().size(), std::size_t(1));
        QCOMPARE(play.hits().front().step, 3);
        QCOMPARE(play.hits().front().moment, 0.0);
        QCOMPARE(play.hits().front().shape, ShapeId{2});
    }

    void dropsBulletsFarBeyondTheEdges()
    {
        PlayTest play(playDocument(body), 0, fastShots(PlaySweep::On));
        play.fire({0, -20}, {0, -30});
        run(play, 2);
        QCOMPARE(play.bullets().size(), std::size_t(1));
        run(play, 10);
        QVERIFY(play.bullets().empty());
        QCOMPARE(play.counts().all, PlayTally{});
    }

    void keepsBulletsThatAreFiredFromFarAway()
    {
        PlayTest play(playDocument(body), 0, fastShots(PlaySweep::On));
        play.fire({-5000, 0}, {0, 0});
        run(play, 84);
        QCOMPARE(play.counts().all, (PlayTally{1, 0}));
    }

    void firesNoMoreThanItHolds()
    {
        PlayTest play(playDocument(body), 0, fastShots(PlaySweep::On));
        for (std::size_t i = 0; i < PlayTest::mostBullets + 10; ++i)
            play.fire({-42, 0}, {-100, 0});
        QCOMPARE(play.bullets().size(), PlayTest::mostBullets);
        QCOMPARE(play.counts().shots, static_cast<qint64>(PlayTest::mostBullets));
        QCOMPARE(play.counts().leftOut, 10);
        QCOMPARE(play.counts().emitters.at(-1).leftOut, 10);
    }

    void holdsFewerBulletsOfManyPoints()
    {
        PlayOptions options;
        options.byHand.bullet = PolygonOutline{QList<Point>(PlayTest::mostBulletPoints / 4)};
        PlayTest play(playDocument(body), 0, options);
        for (int i = 0; i < 5; ++i)
            play.fire({-42, 0}, {-100, 0});
        QCOMPARE(play.bullets().size(), std::size_t(3));
        QCOMPARE(play.counts().leftOut, 2);
    }

    void firesAgainWhereBulletsHaveGone()
    {
        PlayOptions options = fastShots(PlaySweep::On);
        PlayTest play(playDocument(body), 0, options);
        for (std::size_t i = 0; i < PlayTest::mostBullets; ++i)
            play.fire({-42, 0}, {0, 0});
        play.step();
        play.fire({-42, 0}, {-100, 0});
        QCOMPARE(play.bullets().size(), std::size_t(1));
        QCOMPARE(play.counts().leftOut, 0);
    }

    /// By the bullets and what they come near to.
    void countsItsWork()
    {
        const auto workOf = [](int bullets, Point toward) {
            PlayTest play(playDocument(body), 0, fastShots(PlaySweep::On));
            for (int i = 0; i < bullets; ++i)
                play.fire({-42, 0}, toward);
            const qint64 before = play.work();
            play.step();
            return play.work() - before;
        };
        QCOMPARE(workOf(0, {-100, 0}), 0);
        QVERIFY(workOf(1, {-100, 0}) > 0);
        QCOMPARE(workOf(100, {-100, 0}), 100 * workOf(1, {-100, 0}));
        QVERIFY(workOf(1, {0, 0}) > workOf(1, {-100, 0}));
    }

    /// All bullets and all shapes meet: a hundred million pairs, in one step.
    void endsAStepThatIsTooMuch()
    {
        Document document = playDocument(body);
        for (int i = 2; i <= 10'000; ++i)
            document.sprites[0].frames[0].shapes.append(playShape(i, body, QStringLiteral("hurt")));
        for (const PlaySweep sweep : {PlaySweep::On, PlaySweep::Off}) {
            PlayOptions options = fastShots(sweep);
            options.mostWork = 1'000'000;
            PlayTest play(document, 0, options);
            for (std::size_t i = 0; i < PlayTest::mostBullets; ++i)
                play.fire({-30, 0}, {0, 0});
            play.step();
            QVERIFY(play.isOverworked());
            QVERIFY(play.work() < 2 * options.mostWork);
        }
    }

    void drawsRandomNumbersForEachEmitterByItself()
    {
        Document document = playDocument(body);
        Emitter emitter;
        emitter.target = 0;
        emitter.speed = 2000;
        emitter.spread = 20;
        document.stages[0].emitters = {emitter};
        PlayTest alone(document, 0, {});
        document.stages[0].emitters.append(emitter);
        PlayTest both(document, 0, {});
        run(alone, 120);
        run(both, 120);
        const auto placesOf = [](const PlayTest &play, int index) {
            QList<Point> places;
            for (const PlayHit &hit : play.hits()) {
                if (hit.emitter == index)
                    places.append(hit.at);
            }
            return places;
        };
        QVERIFY(!placesOf(alone, 0).isEmpty());
        QCOMPARE(placesOf(both, 0), placesOf(alone, 0));
        QVERIFY(placesOf(both, 1) != placesOf(both, 0));
    }

    void playsOnAsACopy()
    {
        PlayTest play(playDocument(body), 0, fastShots(PlaySweep::On));
        play.fire({-42, 0}, {0, 0});
        PlayTest copy = play;
        copy.step();
        QVERIFY(play.hits().empty());
        QCOMPARE(copy.hits().size(), std::size_t(1));
    }

    void playsAStageThatDoesNotExistAsAnEmptyOne()
    {
        PlayTest play(Document(), 3, fastShots(PlaySweep::Off));
        play.fire({0, 0}, {1, 0});
        run(play, 3);
        QCOMPARE(play.seconds(), 0.05);
        QVERIFY(play.hits().empty());
    }
};

HITBOX_CORE_TEST(PlayTestTest)
#include "play_test_test.moc"
