#include "../probes/probes.h"

#include <box2d/box2d.h>
#include <nlohmann/json.hpp>

#include <fstream>
#include <map>
#include <stdexcept>
#include <string>
#include <vector>

/// box2d PROBES: the R.U.B.E. export in Box2D 2.4, read as R.U.B.E.'s public loader reads it: the members that it knows
/// with its defaults, polygons of more than b2_maxPolygonVertices corners left out.
namespace {

using Json = nlohmann::json;

constexpr double pixelsPerMetre = 32;

/// Vectors are objects, or 0 where they are zero.
b2Vec2 vectorOf(const Json &parent, const char *key)
{
    const Json &value = parent.value(key, Json(0));
    return value.is_object() ? b2Vec2{value.at("x").get<float>(), value.at("y").get<float>()} : b2Vec2{0, 0};
}

std::vector<b2Vec2> verticesOf(const Json &form)
{
    const Json &xs = form.at("vertices").at("x");
    const Json &ys = form.at("vertices").at("y");
    std::vector<b2Vec2> points;
    for (std::size_t i = 0; i < xs.size(); ++i)
        points.emplace_back(xs[i].get<float>(), ys[i].get<float>());
    return points;
}

/// Box2D takes the hull of what is not convex and drops corners that lie too close together.
void refuseChanged(const b2PolygonShape &polygon, const std::vector<b2Vec2> &points)
{
    if (polygon.m_count != int(points.size()) || !polygon.Validate())
        throw std::runtime_error("Box2D keeps " + std::to_string(polygon.m_count) + " of " +
                                 std::to_string(points.size()) + " corners");
}

class World
{
public:
    explicit World(const std::string &path)
        : m_world({0, -10})
    {
        const Json document = Json::parse(std::ifstream(path));
        for (const Json &body : document.at("body"))
            addBody(body);
    }

    /// -1 when there is no such body.
    int fixtureCount(const std::string &body) const
    {
        const auto found = m_bodies.find(body);
        return found == m_bodies.end() ? -1 : int(found->second.size());
    }

    /// By Box2D's own filter.
    bool meet(const std::string &body, const std::string &name, const std::string &other, const std::string &otherName)
    {
        b2ContactFilter filter;
        return filter.ShouldCollide(fixtureOf(body, name), fixtureOf(other, otherName));
    }

    int bodyCount() const { return m_world.GetBodyCount(); }

    void holdAt(const std::string &body, b2Vec2 point, const std::string &prefix, HeldShapes &held) const
    {
        for (const auto &[name, fixture] : m_bodies.at(body)) {
            if (fixture->TestPoint(point))
                hold(&held, (prefix + name).c_str());
        }
    }

    void holdAnywhere(b2Vec2 point, HeldShapes &held) const
    {
        for (const auto &[name, fixtures] : m_bodies)
            holdAt(name, point, name + '/', held);
    }

private:
    using Fixtures = std::vector<std::pair<std::string, b2Fixture *>>;

    b2Fixture *fixtureOf(const std::string &body, const std::string &name) const
    {
        for (const auto &[known, fixture] : m_bodies.at(body)) {
            if (known == name)
                return fixture;
        }
        throw std::runtime_error("there is no fixture " + name + " of " + body);
    }

    void addBody(const Json &source)
    {
        b2BodyDef definition;
        definition.type = b2BodyType(source.at("type").get<int>());
        definition.position = vectorOf(source, "position");
        definition.angle = source.value("angle", 0.0F);
        b2Body *body = m_world.CreateBody(&definition);
        Fixtures &fixtures = m_bodies[source.at("name").get<std::string>()];
        for (const Json &fixture : source.at("fixture")) {
            if (b2Fixture *added = addFixture(*body, fixture))
                fixtures.emplace_back(fixture.at("name").get<std::string>(), added);
        }
    }

    static b2Fixture *addFixture(b2Body &body, const Json &source)
    {
        b2FixtureDef definition;
        definition.density = source.value("density", 0.0F);
        definition.friction = source.value("friction", 0.0F);
        definition.restitution = source.value("restitution", 0.0F);
        definition.isSensor = source.value("sensor", false);
        definition.filter.categoryBits = source.value("filter-categoryBits", std::uint16_t(1));
        definition.filter.maskBits = source.value("filter-maskBits", std::uint16_t(0xffff));
        definition.filter.groupIndex = source.value("filter-groupIndex", std::int16_t(0));
        b2CircleShape circle;
        b2ChainShape chain;
        b2PolygonShape polygon;
        if (source.contains("circle")) {
            circle.m_p = vectorOf(source["circle"], "center");
            circle.m_radius = source["circle"].at("radius").get<float>();
            definition.shape = &circle;
        } else if (source.contains("chain")) {
            const std::vector<b2Vec2> points = verticesOf(source["chain"]);
            chain.CreateChain(points.data(), int(points.size()), points.front(), points.back());
            definition.shape = &chain;
        } else {
            const std::vector<b2Vec2> points = verticesOf(source.at("polygon"));
            if (points.size() > b2_maxPolygonVertices)
                return nullptr;
            polygon.Set(points.data(), int(points.size()));
            refuseChanged(polygon, points);
            definition.shape = &polygon;
        }
        return body.CreateFixture(&definition);
    }

    b2World m_world;
    std::map<std::string, Fixtures> m_bodies;
};

const World *loaded = nullptr;

int fixturesIn(const ProbeFrame *frame)
{
    return loaded->fixtureCount(frame->name);
}

void askFrame(const ProbeFrame *frame, double x, double y, HeldShapes *held)
{
    const b2Vec2 point(float((x - frame->pivotX) / pixelsPerMetre), float((frame->pivotY - y) / pixelsPerMetre));
    loaded->holdAt(frame->name, point, {}, *held);
}

int bodiesOnStage(const ProbeFrame *)
{
    return loaded->bodyCount();
}

void askStage(const ProbeFrame *, double x, double y, HeldShapes *held)
{
    loaded->holdAnywhere({float(x / pixelsPerMetre), float(-y / pixelsPerMetre)}, *held);
}

bool meetingsAgree(World &world, const std::string &path)
{
    std::ifstream lines(path);
    std::string a, aShape, b, bShape, expected;
    int pairs = 0;
    for (; lines >> a >> aShape >> b >> bShape >> expected; ++pairs) {
        if (world.meet(a, aShape, b, bShape) != (expected == "yes")) {
            std::printf("Box2D: %s of %s and %s of %s: expected %s\n", aShape.c_str(), a.c_str(), bShape.c_str(),
                        b.c_str(), expected.c_str());
            return false;
        }
    }
    std::printf("Box2D, who hits whom: %d pairs of 2 frames agree, by its own filter\n", pairs);
    return pairs > 0;
}

} // namespace

int main(int argc, char **argv)
try {
    const std::string folder = argc > 1 ? argv[1] : ".";
    World frames(folder + "/lopsided.json");
    loaded = &frames;
    const bool framesAgree = agreesWithProbes("Box2D", (folder + "/probes.txt").c_str(), fixturesIn, askFrame);
    const bool filtersAgree = meetingsAgree(frames, folder + "/meetings.txt");
    const World stage(folder + "/duel_stage.json");
    loaded = &stage;
    const bool stageAgrees = agreesWithProbes("Box2D, stage", (folder + "/stage.txt").c_str(), bodiesOnStage, askStage);
    return framesAgree && filtersAgree && stageAgrees ? 0 : 1;
} catch (const std::exception &error) {
    std::printf("Box2D: %s\n", error.what());
    return 1;
}
