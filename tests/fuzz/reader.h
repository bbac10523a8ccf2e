#pragma once

#include <cmath>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <span>
#include <vector>

#include <hitbox/geometry/region.h>
#include <hitbox/geometry/shapes.h>

/// Turns the bytes that a fuzzer makes up into shapes, and stops the program where a law does not hold.
namespace hitbox::geometry::fuzz {

/// Reads until the bytes run out, then answers zeros. The first byte says how coordinates are written, so that one
/// corpus holds lattices, where everything touches, as well as numbers with all their bits.
class Reader
{
public:
    explicit Reader(std::span<const std::uint8_t> bytes)
        : m_bytes(bytes)
        , m_form(static_cast<Form>(byte() % formCount))
    {
    }

    bool isAtEnd() const { return m_position >= m_bytes.size(); }
    std::uint8_t byte() { return isAtEnd() ? 0 : m_bytes[m_position++]; }
    /// 0 up to, but not including, limit.
    std::size_t below(std::size_t limit) { return byte() % limit; }

    double coordinate()
    {
        switch (m_form) {
        case Form::SmallLattice: return static_cast<std::int8_t>(byte()) % 8;
        case Form::Lattice: return number<std::int16_t>() / 256.0;
        case Form::Nudged: return nudged();
        case Form::Any: break;
        }
        return number<double>();
    }

    Point point()
    {
        const double x = coordinate();
        return {x, coordinate()};
    }

    Ring ring(std::size_t most)
    {
        Ring points(below(most + 1));
        for (Point &p : points)
            p = point();
        return points;
    }

    Shape shape(std::size_t mostPoints = 12)
    {
        switch (below(8)) {
        case 0: return point();
        case 1: return segment();
        case 2: return Chain{ring(mostPoints)};
        case 3: return circle();
        case 4: return box();
        case 5: return capsule();
        case 6: return filledRegion(std::vector{ring(mostPoints / 2), ring(mostPoints / 2)}).valueOr(Region());
        default: return Polygon{ring(mostPoints)};
        }
    }

private:
    enum class Form { SmallLattice, Lattice, Nudged, Any };
    static constexpr int formCount = 4;

    template <typename Number>
    Number number()
    {
        std::uint8_t raw[sizeof(Number)];
        for (std::uint8_t &value : raw)
            value = byte();
        Number result;
        std::memcpy(&result, raw, sizeof result);
        return result;
    }

    /// A lattice coordinate, a few of the smallest steps beside its place: nearly, but not quite, touching.
    double nudged()
    {
        double value = static_cast<std::int8_t>(byte()) / 3.0;
        for (int steps = byte() % 4; steps > 0; --steps)
            value = std::nextafter(value, 1e9);
        return value;
    }

    Segment segment()
    {
        const Point from = point();
        return {from, point()};
    }

    Circle circle()
    {
        const Point center = point();
        return {center, std::abs(coordinate())};
    }

    Box box()
    {
        const Point a = point();
        const Point b = point();
        return {{std::fmin(a.x, b.x), std::fmin(a.y, b.y)}, {std::fmax(a.x, b.x), std::fmax(a.y, b.y)}};
    }

    Capsule capsule()
    {
        const Segment axis = segment();
        return {axis.from, axis.to, std::abs(coordinate())};
    }

    std::span<const std::uint8_t> m_bytes;
    std::size_t m_position = 0;
    Form m_form = Form::SmallLattice;
};

inline bool isFinite(Point p)
{
    return std::isfinite(p.x) && std::isfinite(p.y);
}

/// Within what the exact answers promise to cover; see orientation() and relate().
inline bool isModerate(double value)
{
    return value == 0 || (std::abs(value) > 1e-50 && std::abs(value) < 1e60);
}

inline bool areModerate(std::span<const Point> points)
{
    for (const Point p : points) {
        if (!isModerate(p.x) || !isModerate(p.y))
            return false;
    }
    return true;
}

/// The largest coordinate, at least 1: areas are rounded in proportion to its square.
inline double reach(std::span<const Point> points)
{
    double most = 1;
    for (const Point p : points)
        most = std::fmax(most, std::fmax(std::abs(p.x), std::abs(p.y)));
    return most;
}

/// A fuzzer, and the test that replays its corpus, see an abort as a failure.
inline void require(bool holds, const char *law)
{
    if (holds)
        return;
    std::fprintf(stderr, "law broken: %s\n", law);
    std::abort();
}

} // namespace hitbox::geometry::fuzz
