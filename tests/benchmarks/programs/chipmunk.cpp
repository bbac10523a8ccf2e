#include "benchmarks/contest.h"

#include <algorithm>
#include <memory>

#include <chipmunk/chipmunk.h>

namespace hitbox::benchmarks {

namespace {

cpBB boxAround(const geometry::Ring &ring, geometry::Point by = {})
{
    cpBB box{INFINITY, INFINITY, -INFINITY, -INFINITY};
    for (const geometry::Point p : ring)
        box = cpBBExpand(box, cpv(p.x + by.x, p.y + by.y));
    return box;
}

cpBB boxOf(void *object)
{
    return *static_cast<cpBB *>(object);
}

/// The tree of boxes that a cpSpace uses.
class Stage
{
public:
    explicit Stage(const Workload &workload)
        : m_index(cpBBTreeNew(boxOf, nullptr))
    {
        for (const geometry::Ring &ring : workload.rings)
            m_boxes.push_back(boxAround(ring));
        for (std::size_t i = 0; i < m_boxes.size(); ++i)
            cpSpatialIndexInsert(m_index, &m_boxes[i], i);
    }
    ~Stage() { cpSpatialIndexFree(m_index); }
    Stage(const Stage &) = delete;
    Stage &operator=(const Stage &) = delete;

    void move(std::size_t shape, const cpBB &to)
    {
        m_boxes[shape] = to;
        cpSpatialIndexReindexObject(m_index, &m_boxes[shape], shape);
    }

    double othersAt(std::size_t shape)
    {
        double count = 0;
        cpSpatialIndexQuery(m_index, &m_boxes[shape], m_boxes[shape], counted, &count);
        return count;
    }

    std::size_t size() const { return m_boxes.size(); }

private:
    static cpCollisionID counted(void *asker, void *other, cpCollisionID id, void *count)
    {
        if (asker != other && cpBBIntersects(boxOf(asker), boxOf(other)))
            *static_cast<double *>(count) += 1;
        return id;
    }

    std::vector<cpBB> m_boxes;
    cpSpatialIndex *m_index;
};

Pass allPairs(const Workload &workload)
{
    return [&workload] {
        Stage stage(workload);
        double sum = 0;
        for (std::size_t i = 0; i < stage.size(); ++i)
            sum += stage.othersAt(i);
        return sum / 2;
    };
}

Pass pairsOfTheMoved(const Workload &workload)
{
    struct Step {
        std::size_t shape;
        cpBB there;
        cpBB back;
    };
    std::vector<Step> steps;
    for (const Move &move : workload.moves)
        steps.push_back(
            {move.ring, boxAround(workload.rings[move.ring], move.to), boxAround(workload.rings[move.ring])});
    return [stage = std::make_shared<Stage>(workload), steps, isBack = true]() mutable {
        isBack = !isBack;
        for (const Step &step : steps)
            stage->move(step.shape, isBack ? step.back : step.there);
        double sum = 0;
        for (const Step &step : steps)
            sum += stage->othersAt(step.shape);
        return sum;
    };
}

/// A space of sensors, which are found and judged, but not solved.
class Space
{
public:
    Space(const Workload &workload, std::size_t firstPlacing)
        : m_space(cpSpaceNew())
    {
        cpCollisionHandler *handler = cpSpaceAddDefaultCollisionHandler(m_space);
        handler->preSolveFunc = counted;
        handler->userData = &m_touching;
        for (std::size_t i = firstPlacing; i < firstPlacing + workload.n; ++i) {
            const Placing &placing = workload.placings[i];
            cpBody *body = cpSpaceAddBody(m_space, cpBodyNew(1, 1));
            cpBodySetPosition(body, cpv(placing.placement.position.x, placing.placement.position.y));
            cpBodySetAngle(body, placing.placement.rotation * CP_PI / 180);
            std::vector<cpVect> corners;
            for (const geometry::Point p : workload.bases[placing.base])
                corners.push_back(cpv(p.x, p.y));
            const auto count = static_cast<int>(corners.size());
            cpShape *shape = cpPolyShapeNew(body, count, corners.data(), cpTransformIdentity, 0);
            cpShapeSetSensor(cpSpaceAddShape(m_space, shape), cpTrue);
            m_bodies.push_back(body);
            m_shapes.push_back(shape);
        }
    }
    ~Space()
    {
        for (cpShape *shape : m_shapes) {
            cpSpaceRemoveShape(m_space, shape);
            cpShapeFree(shape);
        }
        for (cpBody *body : m_bodies) {
            cpSpaceRemoveBody(m_space, body);
            cpBodyFree(body);
        }
        cpSpaceFree(m_space);
    }
    Space(const Space &) = delete;
    Space &operator=(const Space &) = delete;

    void move(std::size_t body, geometry::Point by)
    {
        cpBodySetPosition(m_bodies[body], cpvadd(cpBodyGetPosition(m_bodies[body]), cpv(by.x, by.y)));
    }

    double touching()
    {
        m_touching = 0;
        cpSpaceStep(m_space, 1e-9);
        return m_touching;
    }

private:
    static cpBool counted(cpArbiter *, cpSpace *, void *count)
    {
        *static_cast<double *>(count) += 1;
        return cpFalse;
    }

    cpSpace *m_space;
    std::vector<cpBody *> m_bodies;
    std::vector<cpShape *> m_shapes;
    double m_touching = 0;
};

Pass wholeStages(const Workload &workload)
{
    return [&workload] {
        double sum = 0;
        for (std::size_t first = 0; first < workload.placings.size(); first += workload.n)
            sum += Space(workload, first).touching();
        return sum;
    };
}

Pass movingStage(const Workload &workload)
{
    const auto space = std::make_shared<Space>(workload, 0);
    space->touching();
    return [&workload, space] {
        double sum = 0;
        for (std::size_t group = 0; group < workload.questionCount / 2; ++group) {
            for (const double way : {1.0, -1.0}) {
                for (const Move &move : moveGroup(workload, group))
                    space->move(move.ring, move.to * way);
                sum += space->touching();
            }
        }
        return sum;
    };
}

} // namespace

std::vector<Contestant> chipmunkContestants()
{
    return {
        {"stage", "Chipmunk", wholeStages, 100'000, "octagon"},
        {"stage-stirred", "Chipmunk", movingStage, 100'000, "octagon"},
        {"stage-moving", "Chipmunk", movingStage, 100'000, "octagon"},
        {"broad-phase", "Chipmunk", allPairs},
        {"broad-phase-moving", "Chipmunk", pairsOfTheMoved},
    };
}

} // namespace hitbox::benchmarks
