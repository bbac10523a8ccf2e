#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>

#include <hitbox/geometry/self_intersection.h>
#include <hitbox/geometry/shapes.h>

namespace hitbox::geometry {

/// Point `index` of a ring goes to `to`.
struct PointMove {
    std::size_t index = 0;
    Point to;
};

/// The self-intersections of a ring while its points are dragged: after a move only the edges that changed are asked
/// again.
///
/// Law: after every call pairs() equals selfIntersections(ring(), limit); where the budget, which each call has anew,
/// ends before, there are none, and they are not complete.
///
/// Cost: a move of k points is O(k log n) and what the changed edges' boxes meet, and, only where a pair comes or goes,
/// one pass over the list. Building, inserting and removing cost what selfIntersections() does; so do a move of more
/// than an eighth of the points and, while the limit cuts the list, every move. Memory: about 44 bytes a point and the
/// list.
class LiveSelfIntersections
{
public:
    /// At most `limit` pairs are listed, the first ones in order.
    explicit LiveSelfIntersections(std::span<const Point> ring, std::size_t limit = SIZE_MAX,
                                   const Budget &budget = {});
    LiveSelfIntersections(LiveSelfIntersections &&) noexcept;
    LiveSelfIntersections &operator=(LiveSelfIntersections &&) noexcept;
    ~LiveSelfIntersections();

    /// Both stay valid until the next change.
    std::span<const Point> ring() const;
    std::span<const EdgeMeeting> pairs() const;
    /// False when the limit or the budget cut the list.
    bool isComplete() const;

    /// `index` is less than the number of points. Coordinates may be anything, not finite ones too.
    void movePoint(std::size_t index, Point to);
    /// All at once, in the order given.
    void movePoints(std::span<const PointMove> moves);

    /// Before point `index`, or at the end where that is the number of points.
    void insertPoint(std::size_t index, Point point);
    void removePoint(std::size_t index);

private:
    struct State;

    std::unique_ptr<State> m_state;
};

} // namespace hitbox::geometry
