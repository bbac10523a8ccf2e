// So many bullets kept in the air against 100 spinning concave shapes, 60 steps a second. Prints CSV on standard
// output, topic,program,input,n,value,unit: the median and the longest step in ms of processor time, and the hits of
// all steps. The input is how fast bullets fly, in pixels a second. Box2D's bullets are its own, swept by its time of
// impact; its stars are cut into convex pieces beforehand and it solves a collision before a bullet is taken off, as
// its users do.
#include "benchmarks/play_inputs.h"
#include "stage/play_test.h"

#include <algorithm>
#include <cstdio>
#include <ctime>
#include <functional>
#include <iterator>
#include <memory>
#include <set>
#include <vector>

#include <hitbox/geometry/convex_pieces.h>
#include <hitbox/geometry/distance.h>

#ifdef HITBOX_HAS_BOX2D
#include <box2d/box2d.h>
#endif

namespace hitbox::benchmarks {

namespace {

using geometry::Point;

constexpr std::size_t starCount = 100;
constexpr int stepCount = 200;

struct Game {
    std::function<std::size_t()> bulletCount;
    std::function<void(const BenchmarkShot &)> fire;
    std::function<void()> step;
    std::function<std::size_t()> hitCount;
};

double milliseconds()
{
    timespec time{};
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
    return static_cast<double>(time.tv_sec) * 1e3 + static_cast<double>(time.tv_nsec) * 1e-6;
}

void print(const char *program, double speed, std::size_t bullets, double value, const char *unit)
{
    std::printf("play,%s,%g px/s,%zu,%.4g,%s\n", program, speed, bullets, value, unit);
}

/// The median step.
double measure(const char *program, Game game, double speed, std::size_t bullets)
{
    BenchmarkShots shots;
    std::vector<double> times;
    for (int i = 0; i < stepCount; ++i) {
        while (game.bulletCount() < bullets)
            game.fire(shots.next());
        const double start = milliseconds();
        game.step();
        times.push_back(milliseconds() - start);
    }
    std::ranges::sort(times);
    const double median = times[times.size() / 2];
    print(program, speed, bullets, median, "ms");
    print(program, speed, bullets, times.back(), "ms at most");
    print(program, speed, bullets, static_cast<double>(game.hitCount()), "hits");
    return median;
}

Document starDocument()
{
    Document document;
    Stage stage;
    int id = 0;
    for (const SpinningStar &star : spinningStars(starCount)) {
        Shape shape;
        shape.id = {++id};
        shape.outline = PolygonOutline{QList<Point>(star.ring.begin(), star.ring.end())};
        Frame frame;
        frame.name = QStringLiteral("star");
        frame.shapes = {shape};
        Sprite sprite;
        sprite.name = QString::number(id);
        sprite.frames = {frame};
        document.sprites.append(sprite);
        Instance instance{sprite.name, frame.name, star.position};
        instance.spin = star.spin;
        stage.instances.append(instance);
    }
    document.stages = {stage};
    return document;
}

Game hitboxGame(double speed)
{
    PlayOptions options;
    options.stepsPerSecond = playStepsPerSecond;
    options.byHand.bullet = geometry::Circle{{}, playBulletRadius};
    options.byHand.speed = speed;
    const auto play = std::make_shared<PlayTest>(starDocument(), 0, options);
    return {[play] { return play->bullets().size(); },
            [play](const BenchmarkShot &shot) { play->fire(shot.from, shot.toward); }, [play] { play->step(); },
            [play] { return play->hits().size(); }};
}

#ifdef HITBOX_HAS_BOX2D

/// Box2D counts in metres and prefers things of about one.
constexpr double pixelsPerMetre = 20;

b2Vec2 inMetres(Point p)
{
    return {static_cast<float>(p.x / pixelsPerMetre), static_cast<float>(p.y / pixelsPerMetre)};
}

class Box2dGame : b2ContactListener
{
public:
    explicit Box2dGame(double speed)
        : m_speed(speed)
    {
        m_world.SetContactListener(this);
        for (const SpinningStar &star : spinningStars(starCount))
            addStar(star);
    }

    std::size_t bulletCount() const { return m_bullets.size(); }
    std::size_t hitCount() const { return m_hitCount; }

    void fire(const BenchmarkShot &shot)
    {
        b2BodyDef body;
        body.type = b2_dynamicBody;
        body.bullet = true;
        body.position = inMetres(shot.from);
        const double length = geometry::distance(shot.from, shot.toward);
        body.linearVelocity = inMetres((shot.toward - shot.from) * (m_speed / length));
        b2CircleShape circle;
        circle.m_radius = static_cast<float>(playBulletRadius / pixelsPerMetre);
        b2FixtureDef fixture;
        fixture.shape = &circle;
        fixture.density = 1;
        fixture.filter.categoryBits = 2;
        fixture.filter.maskBits = 1; // not each other
        b2Body *bullet = m_world.CreateBody(&body);
        bullet->CreateFixture(&fixture);
        m_bullets.insert(bullet);
    }

    void step()
    {
        m_world.Step(1.0F / playStepsPerSecond, 1, 1);
        m_hitCount += m_hits.size();
        for (b2Body *bullet : m_bullets) {
            const b2Vec2 p = bullet->GetPosition();
            const b2Vec2 most = inMetres(playStageSize + Point{200, 200});
            if (p.x < -10 || p.y < -10 || p.x > most.x || p.y > most.y)
                m_hits.insert(bullet);
        }
        for (b2Body *bullet : m_hits) {
            m_bullets.erase(bullet);
            m_world.DestroyBody(bullet);
        }
        m_hits.clear();
    }

private:
    void addStar(const SpinningStar &star)
    {
        b2BodyDef body;
        body.type = b2_kinematicBody;
        body.position = inMetres(star.position);
        body.angularVelocity = static_cast<float>(star.spin * std::numbers::pi / 180);
        b2Body *target = m_world.CreateBody(&body);
        for (const geometry::Ring &piece : *geometry::convexPieces(star.ring, b2_maxPolygonVertices)) {
            std::vector<b2Vec2> corners;
            std::ranges::transform(piece, std::back_inserter(corners), inMetres);
            b2PolygonShape polygon;
            polygon.Set(corners.data(), static_cast<int32>(corners.size()));
            target->CreateFixture(&polygon, 0);
        }
    }

    void BeginContact(b2Contact *contact) override
    {
        for (b2Fixture *fixture : {contact->GetFixtureA(), contact->GetFixtureB()})
            if (fixture->GetBody()->IsBullet())
                m_hits.insert(fixture->GetBody());
    }

    double m_speed = 0;
    b2World m_world{{0, 0}};
    std::set<b2Body *> m_bullets;
    std::set<b2Body *> m_hits;
    std::size_t m_hitCount = 0;
};

Game box2dGame(double speed)
{
    const auto game = std::make_shared<Box2dGame>(speed);
    return {[game] { return game->bulletCount(); }, [game](const BenchmarkShot &shot) { game->fire(shot); },
            [game] { game->step(); }, [game] { return game->hitCount(); }};
}

#endif

void run()
{
    std::puts("topic,program,input,n,value,unit");
    for (const double speed : {100.0, 400.0, 2000.0}) {
        const double ours = measure("hitbox", hitboxGame(speed), speed, 1000);
        std::fprintf(stderr, "play %5g px/s   1000  hitbox %7.3f ms", speed, ours);
#ifdef HITBOX_HAS_BOX2D
        std::fprintf(stderr, "  | Box2D %.2fx", measure("Box2D", box2dGame(speed), speed, 1000) / ours);
#endif
        // Of these, Box2D would take minutes.
        std::fprintf(stderr, "\nplay %5g px/s  10000  hitbox %7.3f ms\n", speed,
                     measure("hitbox", hitboxGame(speed), speed, 10'000));
    }
}

} // namespace

} // namespace hitbox::benchmarks

int main()
{
    hitbox::benchmarks::run();
}
