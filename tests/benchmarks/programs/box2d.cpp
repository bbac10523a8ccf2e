#include "benchmarks/contest.h"

#include <algorithm>
#include <memory>
#include <numbers>

#include <box2d/box2d.h>

namespace hitbox::benchmarks {

namespace {

b2AABB boxAround(const geometry::Ring &ring, geometry::Point by = {})
{
    b2AABB box;
    box.lowerBound = {b2_maxFloat, b2_maxFloat};
    box.upperBound = {-b2_maxFloat, -b2_maxFloat};
    for (const geometry::Point p : ring) {
        const b2Vec2 corner(static_cast<float>(p.x + by.x), static_cast<float>(p.y + by.y));
        box.lowerBound = b2Min(box.lowerBound, corner);
        box.upperBound = b2Max(box.upperBound, corner);
    }
    return box;
}

/// A tree of boxes as b2World keeps it: each a little larger than its shape.
struct Stage {
    b2DynamicTree tree;
    std::vector<b2AABB> boxes;
    std::vector<int32> proxies;
    std::vector<std::size_t> shapeOfProxy;

    explicit Stage(const std::vector<b2AABB> &all)
        : boxes(all)
    {
        for (std::size_t i = 0; i < boxes.size(); ++i) {
            const int32 proxy = tree.CreateProxy(boxes[i], nullptr);
            proxies.push_back(proxy);
            shapeOfProxy.resize(std::max(shapeOfProxy.size(), static_cast<std::size_t>(proxy) + 1));
            shapeOfProxy[static_cast<std::size_t>(proxy)] = i;
        }
    }
};

/// Counts the shapes whose own box, not only its enlarged one, overlaps the asker's.
struct Query {
    const Stage &stage;
    std::size_t asker = 0;
    bool laterOnly = false;
    std::size_t count = 0;

    bool QueryCallback(int32 proxy)
    {
        const std::size_t other = stage.shapeOfProxy[static_cast<std::size_t>(proxy)];
        if (other != asker && (!laterOnly || other > asker) && b2TestOverlap(stage.boxes[other], stage.boxes[asker])) {
            ++count;
        }
        return true;
    }
};

std::vector<b2AABB> boxesOf(const Workload &workload)
{
    std::vector<b2AABB> boxes;
    for (const geometry::Ring &ring : workload.rings)
        boxes.push_back(boxAround(ring));
    return boxes;
}

Pass allPairs(const Workload &workload)
{
    return [boxes = boxesOf(workload)] {
        const Stage stage(boxes);
        double sum = 0;
        for (std::size_t i = 0; i < boxes.size(); ++i) {
            Query query{stage, i, true};
            stage.tree.Query(&query, boxes[i]);
            sum += static_cast<double>(query.count);
        }
        return sum;
    };
}

Pass pairsOfTheMoved(const Workload &workload)
{
    struct Step {
        std::size_t shape;
        b2AABB there;
        b2AABB back;
    };
    std::vector<Step> steps;
    for (const Move &move : workload.moves)
        steps.push_back(
            {move.ring, boxAround(workload.rings[move.ring], move.to), boxAround(workload.rings[move.ring])});
    return [stage = std::make_shared<Stage>(boxesOf(workload)), steps, isBack = true]() mutable {
        isBack = !isBack;
        for (const Step &step : steps) {
            const b2AABB &box = isBack ? step.back : step.there;
            stage->boxes[step.shape] = box;
            stage->tree.MoveProxy(stage->proxies[step.shape], box, b2Vec2(0, 0));
        }
        double sum = 0;
        for (const Step &step : steps) {
            Query query{*stage, step.shape};
            stage->tree.Query(&query, stage->boxes[step.shape]);
            sum += static_cast<double>(query.count);
        }
        return sum;
    };
}

constexpr float metresPerPixel = 0.02F;

b2Vec2 metres(geometry::Point p)
{
    return {static_cast<float>(p.x) * metresPerPixel, static_cast<float>(p.y) * metresPerPixel};
}

/// A world in which nothing is solved: a step of no time finds the pairs of boxes and judges each.
class World
{
public:
    World(const Workload &workload, std::size_t firstPlacing)
        : m_world(b2Vec2(0, 0))
    {
        m_world.SetAllowSleeping(false);
        for (std::size_t i = firstPlacing; i < firstPlacing + workload.n; ++i) {
            const Placing &placing = workload.placings[i];
            b2BodyDef body;
            body.type = b2_dynamicBody;
            body.position = metres(placing.placement.position);
            body.angle = static_cast<float>(placing.placement.rotation * std::numbers::pi / 180);
            m_bodies.push_back(m_world.CreateBody(&body));
            std::vector<b2Vec2> corners;
            for (const geometry::Point p : workload.bases[placing.base])
                corners.push_back(metres(p));
            b2PolygonShape shape;
            shape.Set(corners.data(), static_cast<int32>(corners.size()));
            m_bodies.back()->CreateFixture(&shape, 1);
        }
    }

    void move(std::size_t body, geometry::Point by)
    {
        b2Body &moved = *m_bodies[body];
        moved.SetTransform(moved.GetPosition() + metres(by), moved.GetAngle());
    }

    double touching()
    {
        m_world.Step(0, 0, 0);
        double count = 0;
        for (const b2Contact *contact = m_world.GetContactList(); contact; contact = contact->GetNext())
            count += contact->IsTouching() ? 1 : 0;
        return count;
    }

private:
    b2World m_world;
    std::vector<b2Body *> m_bodies;
};

Pass wholeStages(const Workload &workload)
{
    return [&workload] {
        double sum = 0;
        for (std::size_t first = 0; first < workload.placings.size(); first += workload.n)
            sum += World(workload, first).touching();
        return sum;
    };
}

Pass movingStage(const Workload &workload)
{
    const auto world = std::make_shared<World>(workload, 0);
    world->touching();
    return [&workload, world] {
        double sum = 0;
        for (std::size_t group = 0; group < workload.questionCount / 2; ++group) {
            for (const double way : {1.0, -1.0}) {
                for (const Move &move : moveGroup(workload, group))
                    world->move(move.ring, move.to * way);
                sum += world->touching();
            }
        }
        return sum;
    };
}

} // namespace

std::vector<Contestant> box2dContestants()
{
    return {
        {"stage", "Box2D", wholeStages, 100'000, "octagon"},
        {"stage-stirred", "Box2D", movingStage, 100'000, "octagon"},
        {"stage-moving", "Box2D", movingStage, 100'000, "octagon"},
        {"broad-phase", "Box2D", allPairs},
        {"broad-phase-moving", "Box2D", pairsOfTheMoved},
    };
}

} // namespace hitbox::benchmarks
