#pragma once

#include <cstddef>
#include <limits>
#include <memory>
#include <span>
#include <vector>

#include <hitbox/geometry/shapes.h>

namespace hitbox::geometry {

/// Two shapes whose boxes overlap, `first < second`.
struct ShapePair {
    std::size_t first = 0;
    std::size_t second = 0;

    friend constexpr bool operator==(const ShapePair &, const ShapePair &) = default;
    friend constexpr bool operator<(const ShapePair &a, const ShapePair &b)
    {
        return a.first < b.first || (a.first == b.first && a.second < b.second);
    }
};

/// Finds which of many placed shapes can meet at all, by their bounding boxes: the step before relate().
///
/// Shapes are known by ids, which are small: those of the boxes it is built from are their indices, and add() gives a
/// removed id again before a new one. Boxes are closed: two that share only a corner overlap. Every answer is exact,
/// in ascending order unless said otherwise, and names a shape or pair once. Boxes with a number that is infinite or
/// not a number, or with `max` below `min`, keep their id but overlap nothing. Ids that are not in use are ignored, and
/// overlap nothing.
///
/// Cost for n shapes: O(n log n) to build; about O(log n) to move one, or to ask for one, and linear in what is found,
/// also when sizes differ wildly. Now and then a change takes as long as building does; on average over changes it
/// costs little. Memory: about 100 bytes a shape. Asking changes nothing, so several threads may ask at once.
///
/// Source: boxes sorted into runs by size, and then by halving at medians (J. L. Bentley, "Multidimensional binary
/// search trees", 1975), four to a node; nodes are refitted when boxes move, and boxes that move far are kept in a
/// short list until the tree is built anew.
class BroadPhase
{
public:
    BroadPhase();
    explicit BroadPhase(std::span<const Box> boxes);
    BroadPhase(const BroadPhase &other);
    BroadPhase(BroadPhase &&other) noexcept; ///< `other` may then only be assigned to or destroyed
    BroadPhase &operator=(BroadPhase other) noexcept;
    ~BroadPhase();

    std::size_t add(const Box &box);
    void move(std::size_t id, const Box &box);
    /// As if each id were moved to the box in its place, of which there is one for every id that was ever added. Linear
    /// while shapes stay near those they were near to, as from one frame of a game to the next.
    void moveAll(std::span<const Box> boxes);
    void remove(std::size_t id);

    /// How many ids are in use.
    std::size_t size() const;

    /// Every two shapes whose boxes overlap.
    std::vector<ShapePair> pairs() const;
    /// The same, but not in order: pairs that stand near each other in the list are near each other in the plane, so
    /// that going through them finds most shapes in the cache. Of shapes that lie in a heap there are as many as the
    /// square of their number: the search ends soon after it has found more than `most`.
    std::vector<ShapePair> pairsByPlace(std::size_t most = std::numeric_limits<std::size_t>::max()) const;
    /// The other shapes whose boxes overlap that of the shape.
    std::vector<std::size_t> overlapping(std::size_t id) const;
    std::vector<std::size_t> overlapping(const Box &box) const;
    std::vector<std::size_t> at(Point p) const { return overlapping(Box{p, p}); }

private:
    struct State;

    std::unique_ptr<State> m_state;
};

} // namespace hitbox::geometry
