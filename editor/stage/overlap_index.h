#pragma once

#include "stage/engine_rounding.h"
#include "stage/overlaps.h"
#include "stage/placed_instances.h"
#include "stage/strike_matrix.h"

#include <cstdint>
#include <optional>
#include <span>
#include <stop_token>
#include <vector>

#include <hitbox/geometry/broad_phase.h>
#include <hitbox/geometry/relation.h>

namespace hitbox {

/// Every shape on a stage and every two of them that meet, following the stage from document to document: only what
/// differs is placed and related anew. What it holds is always what a new index would have found.
/// Time stands still here: an instance that plays a tag shows its own frame. Hidden shapes count, as in the game.
///
/// Cost: a comparison of all instances, and for each one that differs the shapes around it.
///
/// Of a heap of instances, with more pairs of shapes whose boxes meet than the limit, or with pairs that take more work
/// than there may be, nothing is listed: that could take all time and memory, and nobody reads it.
class OverlapIndex
{
public:
    static constexpr std::size_t usualLimit = 1'000'000; ///< of pairs: they take some hundred megabytes
    /// Of one update, see WorkLimit: some ten seconds, and a thousand times what hitboxes take.
    static constexpr std::uint64_t usualWork = 2'000'000'000;

    explicit OverlapIndex(std::size_t limit = usualLimit)
        : m_limit(limit)
    {
    }
    // What is prepared refers to what is placed: a vector's items, which stay where they are when it is moved.
    OverlapIndex(OverlapIndex &&) = default;
    OverlapIndex &operator=(OverlapIndex &&) = default;

    /// A stage that does not exist, such as -1, has none. One who asked to stop may do nothing with it any more but
    /// destroy it, or assign to it.
    /// With `mostWork` another limit than the usual one.
    void update(const Document &document, int stage, const EngineRounding &rounding = {},
                const std::stop_token &stop = {}, std::uint64_t mostWork = usualWork);
    /// Takes over all that another one holds, its limit too, which may have been filled on another thread. What was
    /// moved from may then only be assigned to or destroyed.
    void become(OverlapIndex other);

    std::size_t instanceCount() const { return m_placed.instanceCount(); } ///< on the stage

    /// All shapes, by instance and then in frame order. Instances whose sprite or frame does not exist have none.
    const std::vector<PlacedShape> &shapes() const { return m_placed.shapes(); }
    /// Empty for an instance that does not exist.
    std::span<const PlacedShape> shapesOf(int instance) const { return m_placed.shapesOf(instance); }
    /// Valid until the next update(); nullptr where there is none.
    const PlacedShape *find(int instance, ShapeId shape) const;

    /// No instances for those that do not exist.
    LastingPair lasting(const OverlapPair &pair) const;
    /// Nothing where an instance is not there.
    std::optional<OverlapPair> pairOf(const LastingPair &pair) const;

    /// Ordered by the places in shapes() of `a`, then `b`. Shapes of one instance are not compared with each other.
    const std::vector<Overlap> &overlaps() const { return m_overlaps; }
    /// The places in shapes() of the two shapes of each overlap.
    const std::vector<geometry::ShapePair> &places() const { return m_places; }
    /// The smallest box around each shape; nullopt for one without points.
    const std::vector<std::optional<geometry::Box>> &boxes() const { return m_boxes; }

    /// What there is too much of to list overlaps.
    enum class Heap { None, Pairs, Work };

    /// Whether there is too much of something, and so no overlaps.
    bool isHeap() const { return m_heap != Heap::None; }
    Heap heap() const { return m_heap; }

    /// Another one after each update() that changed anything that can be asked here.
    int version() const { return m_version; }

private:
    /// What is asked of both shapes of every pair, close together in memory.
    struct Brief {
        int instance = 0;
        ShapeId id;
        int category = 0; ///< in m_strikes
    };

    struct Related {
        geometry::ShapePair places; ///< in shapes()
        Overlap overlap;
    };

    bool takeCategories(const QList<Category> &categories);
    std::vector<std::size_t> placesOf(const std::vector<std::size_t> &instances) const;
    void lookAt(std::span<const std::size_t> places);
    void lookAtAll();
    geometry::Box reachOf(std::size_t place) const;
    std::vector<geometry::ShapePair> pairsToRelate(const std::vector<std::size_t> &places,
                                                   const PlacedInstances::Changes &changes);
    std::vector<geometry::ShapePair> pairsByPlace() const;
    /// Nothing where the work ended before the pairs.
    std::optional<std::vector<Related>> related(const std::vector<geometry::ShapePair> &pairs,
                                                const std::vector<std::size_t> &anew, const std::stop_token &stop,
                                                std::uint64_t mostWork) const;
    std::vector<std::uint32_t> orderOf(const std::vector<Related> &found) const;
    bool isTooMuch(const std::vector<geometry::ShapePair> &pairs) const;
    void relateAnew(const std::vector<std::size_t> &places, const PlacedInstances::Changes &changes,
                    const std::stop_token &stop, std::uint64_t mostWork);
    void mergeIn(const std::vector<Related> &found, const PlacedInstances::Changes &changes);
    void findHits();

    std::size_t m_limit = 0;
    Heap m_heap = Heap::None;
    PlacedInstances m_placed;
    EngineRounding m_rounding;
    QList<Category> m_categories;
    StrikeMatrix m_strikes;
    std::vector<Brief> m_briefs;                     ///< of each shape
    std::vector<geometry::PreparedShape> m_prepared; ///< each shape
    std::vector<std::optional<geometry::Box>> m_boxes;
    std::vector<geometry::Shape> m_inEngine; ///< each shape as rounded; empty without rounding
    geometry::BroadPhase m_broadPhase;       ///< its ids are places in shapes()
    std::vector<Overlap> m_overlaps;
    std::vector<geometry::ShapePair> m_places;
    int m_version = 0;
};

} // namespace hitbox
