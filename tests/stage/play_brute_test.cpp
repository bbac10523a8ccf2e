#include "stage/play_brute.h"
#include "test_class.h"

#include <QTest>

#include <algorithm>
#include <map>

#include <hitbox/geometry/separation.h>

using namespace hitbox;
using geometry::Point;
using geometry::Relation;

namespace {

constexpr int stageCount = 15;
constexpr int stepCount = 40;
constexpr int finePerStep = 8;

struct Played {
    Document document;
    PlayOptions options;
    std::vector<brute::Flight> flights; ///< by bullet
    PlayTest play;
};

Played played(quint64 seed, PlaySweep sweep, double fastestSpin)
{
    brute::Random random(seed);
    const Document document = brute::randomDocument(random, fastestSpin);
    PlayOptions options;
    options.sweep = sweep;
    options.stepsPerSecond = 30 + random.below(60);
    options.byHand.category = QStringLiteral("shot");
    options.byHand.speed = random.between(300, 4000);
    if (random.below(3) > 0)
        options.byHand.bullet = geometry::Circle{{}, random.below(3) * 2.5};
    else
        options.byHand.bullet = brute::randomOutline(random, 6);
    Played result{document, options, {}, PlayTest(document, 0, options)};
    for (int step = 0; step < stepCount; ++step) {
        result.flights.push_back(brute::fireRandomly(result.play, random));
        result.flights.push_back(brute::fireRandomly(result.play, random));
        result.play.step();
    }
    return result;
}

geometry::Shape bulletAt(const Played &test, Point p)
{
    return geometry::placed(geometryOf(test.options.byHand.bullet), {{}, p});
}

/// What a contact may be off by: nothing but rounding, or what is promised for targets that spin.
double allowance(double fastestSpin)
{
    return fastestSpin == 0 ? 1e-9 : largestSpinError;
}

/// How deep a bullet is in any shape that it can hit.
double depthOf(const geometry::Shape &bullet, const std::vector<PlacedShape> &shapes)
{
    double deepest = 0;
    for (const PlacedShape &shape : shapes) {
        if (brute::canHit(shape) && geometry::relate(bullet, shape.shape) != Relation::Separate)
            deepest = std::max(deepest, geometry::distance({}, *geometry::smallestPush(shape.shape, bullet)));
    }
    return deepest;
}

/// Step and moment at which each bullet died.
std::map<qint64, double> deathsOf(const PlayTest &play)
{
    std::map<qint64, double> deaths;
    for (const PlayHit &hit : play.hits()) {
        if (!hit.tunnelled)
            deaths[hit.bullet] = static_cast<double>(hit.step) + hit.moment;
    }
    return deaths;
}

} // namespace

class PlayBruteTest : public QObject
{
    Q_OBJECT

private slots:
    void everyHitIsAContactWhereItSaysSo_data() { addSpins(); }

    void everyHitIsAContactWhereItSaysSo()
    {
        QFETCH(double, fastestSpin);
        std::size_t hitCount = 0;
        for (quint64 seed = 1; seed <= stageCount; ++seed) {
            const Played test = played(seed, PlaySweep::On, fastestSpin);
            for (const PlayHit &hit : test.play.hits()) {
                const auto shapes = brute::shapesAt(test.document, test.options.stepsPerSecond, hit.step, hit.moment);
                const auto shape = std::ranges::find_if(shapes, [&](const PlacedShape &candidate) {
                    return candidate.instance == hit.instance && candidate.id == hit.shape;
                });
                QVERIFY(shape != shapes.end());
                QVERIFY(brute::canHit(*shape));
                const geometry::Shape bullet = bulletAt(test, hit.position);
                QVERIFY(*geometry::distance(bullet, shape->shape) <= allowance(fastestSpin));
                QVERIFY(geometry::distance(hit.at, shape->shape) <= 1e-9);
                QVERIFY(geometry::distance(hit.at, bullet) <= allowance(fastestSpin));
            }
            hitCount += test.play.hits().size();
        }
        QVERIFY(hitCount > stageCount * 10);
    }

    void noBulletIsInsideOfAShapeBeforeItDies_data() { addSpins(); }

    void noBulletIsInsideOfAShapeBeforeItDies()
    {
        QFETCH(double, fastestSpin);
        for (quint64 seed = 1; seed <= stageCount; ++seed) {
            const Played test = played(seed, PlaySweep::On, fastestSpin);
            const std::map<qint64, double> deaths = deathsOf(test.play);
            for (int fine = 0; fine < stepCount * finePerStep; ++fine) {
                const double now = static_cast<double>(fine) / finePerStep;
                const double step = std::floor(now);
                const auto shapes =
                    brute::shapesAt(test.document, test.options.stepsPerSecond, static_cast<qint64>(step), now - step);
                for (std::size_t i = 0; i < test.flights.size(); ++i) {
                    const brute::Flight &flight = test.flights[i];
                    const auto death = deaths.find(static_cast<qint64>(i) + 1);
                    const bool isFlying =
                        now >= static_cast<double>(flight.born) && (death == deaths.end() || now < death->second);
                    if (!isFlying)
                        continue;
                    const Point p = flight.at(now, test.options.stepsPerSecond);
                    QVERIFY(depthOf(bulletAt(test, p), shapes) <= allowance(fastestSpin));
                }
            }
        }
    }

    void withoutSweepingHitsAreThoseOfEveryBulletAgainstEveryShapeAtStepEnds()
    {
        for (quint64 seed = 1; seed <= stageCount; ++seed) {
            const Played test = played(seed, PlaySweep::Off, 720);
            std::map<qint64, double> expected;
            for (qint64 step = 0; step < stepCount; ++step) {
                const auto shapes = brute::shapesAt(test.document, test.options.stepsPerSecond, step + 1, 0);
                for (std::size_t i = 0; i < test.flights.size(); ++i) {
                    const auto id = static_cast<qint64>(i) + 1;
                    if (test.flights[i].born > step || expected.contains(id))
                        continue;
                    const Point p = test.flights[i].at(static_cast<double>(step + 1), test.options.stepsPerSecond);
                    const geometry::Shape bullet = bulletAt(test, p);
                    const bool isHit = std::ranges::any_of(shapes, [&](const PlacedShape &shape) {
                        return brute::canHit(shape) && geometry::relate(bullet, shape.shape) != Relation::Separate;
                    });
                    if (isHit)
                        expected[id] = static_cast<double>(step + 1);
                }
            }
            QCOMPARE(deathsOf(test.play), expected);
        }
    }

    void whatTunnelsIsAContactBetweenStepEnds()
    {
        std::size_t tunnelledCount = 0;
        for (quint64 seed = 1; seed <= stageCount; ++seed) {
            const Played test = played(seed, PlaySweep::Off, 0);
            for (const PlayHit &hit : test.play.hits()) {
                if (!hit.tunnelled)
                    continue;
                ++tunnelledCount;
                const auto shapes = brute::shapesAt(test.document, test.options.stepsPerSecond, hit.step, hit.moment);
                const geometry::Shape bullet = bulletAt(test, hit.position);
                QVERIFY(std::ranges::any_of(shapes, [&](const PlacedShape &shape) {
                    return shape.instance == hit.instance && shape.id == hit.shape &&
                           *geometry::distance(bullet, shape.shape) <= 1e-9;
                }));
            }
        }
        QVERIFY(tunnelledCount > stageCount);
    }

    void playsTheSameAgainAndOtherwiseForAnotherSeed()
    {
        for (quint64 seed = 1; seed <= stageCount; ++seed)
            QCOMPARE(played(seed, PlaySweep::On, 720).play.hits(), played(seed, PlaySweep::On, 720).play.hits());
        QVERIFY(played(1, PlaySweep::On, 720).play.hits() != played(2, PlaySweep::On, 720).play.hits());
    }

private:
    static void addSpins()
    {
        QTest::addColumn<double>("fastestSpin");
        QTest::newRow("no spin") << 0.0;
        QTest::newRow("spin") << 720.0;
    }
};

HITBOX_CORE_TEST(PlayBruteTest)
#include "play_brute_test.moc"
