#pragma once

#include "stage/placements.h"
#include "stage/stage_frames.h"

#include <QHash>

#include <cstddef>
#include <span>
#include <vector>

namespace hitbox {

/// Every shape of every instance of a stage, following it from document to document: only instances that differ, or
/// whose frame does, are placed anew. Its shapes are those of placedShapes(), always.
class PlacedInstances
{
public:
    static constexpr std::size_t gone = static_cast<std::size_t>(-1);

    struct Changes {
        std::vector<std::size_t> anew;         ///< the instances placed anew, ascending
        std::vector<std::size_t> becomes;      ///< for each earlier one, its number now; `gone` if placed anew, too
        std::vector<std::size_t> firstsBefore; ///< the place in shapes() of each earlier one's first shape
        bool samePlaces = true;                ///< all shapes that were there are at their places, and none besides

        bool any() const { return !anew.empty() || !samePlaces; }
    };

    /// Without a stage there are no instances.
    Changes follow(const Document &document, const Stage *stage);
    /// The changes last answered, as if everything had been placed anew.
    Changes everythingAnew(Changes changes) const;

    std::size_t instanceCount() const { return m_frameOf.size(); }
    Id<Instance> idOf(int instance) const; ///< none for one that does not exist
    int placeOf(Id<Instance> id) const;    ///< -1 for one that is not there

    /// All shapes, by instance and then in frame order.
    const std::vector<PlacedShape> &shapes() const { return m_shapes; }
    std::size_t firstOf(std::size_t instance) const { return m_firsts[instance]; }
    std::size_t endOf(std::size_t instance) const { return m_firsts[instance + 1]; }
    std::span<const PlacedShape> shapesOf(int instance) const; ///< empty for one that does not exist

private:
    enum class Ids {
        Same, ///< in the same order
        Other,
    };

    std::vector<std::size_t> counterparts(const QList<Instance> &now, Ids ids) const;
    Changes changesTo(const QList<Instance> &now, Ids ids, const std::vector<bool> &differingFrames) const;
    std::vector<std::size_t> framesAfter(const QList<Instance> &now, Ids ids, const Changes &changes,
                                         const Document &document);
    void place(const Instance &value, std::size_t instance, std::span<PlacedShape> to) const;
    void placeAnew(const Changes &changes);
    void placeElsewhere(const Changes &changes);

    QList<Instance> m_instances;
    QHash<Id<Instance>, std::size_t> m_numbers; ///< of each instance
    StageFrames m_frames;
    std::vector<std::size_t> m_frameOf;   ///< each instance's, in m_frames
    std::vector<std::size_t> m_firsts{0}; ///< each instance's first place in m_shapes, and at the end their count
    std::vector<PlacedShape> m_shapes;
};

} // namespace hitbox
