#include "session/live/live_outline.h"

#include "stage/window_budget.h"

#include <vector>

namespace hitbox {

namespace {

std::vector<geometry::PointMove> movesBetween(std::span<const geometry::Point> from,
                                              std::span<const geometry::Point> to)
{
    std::vector<geometry::PointMove> moves;
    for (std::size_t i = 0; i < to.size(); ++i) {
        if (from[i] != to[i])
            moves.push_back({i, to[i]});
    }
    return moves;
}

} // namespace

Meetings LiveOutline::meetingsOf(ShapeId shape, const QList<geometry::Point> &points)
{
    const std::span ring(points.constData(), static_cast<std::size_t>(points.size()));
    if (shape == m_shape && m_live && m_live->ring().size() == ring.size()) {
        m_live->movePoints(movesBetween(m_live->ring(), ring));
    } else {
        m_shape = shape;
        m_live.emplace(ring, soughtMeetings(listedMeetings), windowBudget);
    }
    return {m_live->pairs(), m_live->isComplete(), listedMeetings};
}

} // namespace hitbox
