#include "pieces/visible_vertices.h"

#include <limits>

#include <hitbox/geometry/orientation.h>

namespace hitbox::geometry::detail {

namespace {

using VertexIndex = std::uint16_t;
constexpr VertexIndex outsideTurn = std::numeric_limits<VertexIndex>::max();

/// What is seen from the eye through a triangle's side, between two vertices that limit the view.
struct Cone {
    VertexIndex first = 0; ///< the side's ends: the ring between them lies beyond it
    VertexIndex last = 0;
    VertexIndex firstLimit = 0;
    VertexIndex lastLimit = 0;
    bool isVertex = false; ///< not a cone but the note that `first` is seen, `isDirect` or not
    bool isDirect = false;
};

class Viewer
{
public:
    Viewer(std::span<const Point> ring, std::span<const Triangle> triangles)
        : m_ring(ring)
        , m_apexes(ring.size() * ring.size(), outsideTurn)
    {
        for (const auto [a, b, c] : triangles) {
            setApex(a, b, c);
            setApex(b, c, a);
            setApex(c, a, b);
        }
    }

    void lookFrom(VertexIndex eye, std::vector<VisibleVertex> &seen);

private:
    void setApex(std::size_t from, std::size_t to, std::size_t apex)
    {
        m_apexes[from * m_ring.size() + to] = static_cast<VertexIndex>(apex);
    }
    VertexIndex apex(std::size_t from, std::size_t to) const { return m_apexes[from * m_ring.size() + to]; }
    void lookThrough(VertexIndex eye, const Cone &cone);

    std::span<const Point> m_ring;
    std::vector<VertexIndex> m_apexes; ///< of the triangle to the left of a directed side
    std::vector<Cone> m_open;          ///< what is still to be looked at, in order from the back
};

/// Splits the view where the triangle beyond has its apex. What lies before the eye in the ring is of no interest.
void Viewer::lookThrough(VertexIndex eye, const Cone &cone)
{
    const VertexIndex middle = apex(cone.last, cone.first);
    if (middle == outsideTurn)
        return;
    const Orientation afterFirst = orientation(m_ring[eye], m_ring[cone.firstLimit], m_ring[middle]);
    const Orientation beforeLast = orientation(m_ring[eye], m_ring[middle], m_ring[cone.lastLimit]);
    const bool isPastFirst = afterFirst == Orientation::CounterClockwise;
    const bool isShortOfLast = beforeLast == Orientation::CounterClockwise;
    if (isShortOfLast && middle > eye)
        m_open.push_back({middle, cone.last, isPastFirst ? middle : cone.firstLimit, cone.lastLimit});
    if (afterFirst != Orientation::Clockwise && beforeLast != Orientation::Clockwise && middle > eye)
        m_open.push_back({middle, middle, middle, middle, true, isPastFirst && isShortOfLast});
    if (isPastFirst)
        m_open.push_back({cone.first, middle, cone.firstLimit, isShortOfLast ? middle : cone.lastLimit});
}

void Viewer::lookFrom(VertexIndex eye, std::vector<VisibleVertex> &seen)
{
    const auto size = static_cast<VertexIndex>(m_ring.size());
    for (auto first = static_cast<VertexIndex>(eye + 1); first > eye && first < size;) {
        seen.push_back({first, true});
        const VertexIndex last = apex(eye, first);
        if (last == outsideTurn)
            return;
        m_open.push_back({first, last, first, last});
        while (!m_open.empty()) {
            const Cone cone = m_open.back();
            m_open.pop_back();
            if (cone.isVertex)
                seen.push_back({cone.first, cone.isDirect});
            else
                lookThrough(eye, cone);
        }
        first = last;
    }
}

} // namespace

VisibleVertices visibleVertices(std::span<const Point> ring, std::span<const Triangle> triangles)
{
    VisibleVertices visible;
    visible.begins.reserve(ring.size() + 1);
    visible.all.reserve(8 * ring.size());
    Viewer viewer(ring, triangles);
    for (std::size_t eye = 0; eye < ring.size(); ++eye) {
        visible.begins.push_back(static_cast<std::uint32_t>(visible.all.size()));
        viewer.lookFrom(static_cast<VertexIndex>(eye), visible.all);
    }
    visible.begins.push_back(static_cast<std::uint32_t>(visible.all.size()));
    return visible;
}

} // namespace hitbox::geometry::detail
