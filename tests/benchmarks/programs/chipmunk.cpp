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

} // namespace

std::vector<Contestant> chipmunkContestants()
{
    return {
        {"broad-phase", "Chipmunk", allPairs},
        {"broad-phase-moving", "Chipmunk", pairsOfTheMoved},
    };
}

} // namespace hitbox::benchmarks
