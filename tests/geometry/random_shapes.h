#pragma once

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <numbers>
#include <random>
#include <span>
#include <string>
#include <vector>

#include <hitbox/geometry/region.h>
#include <hitbox/geometry/shapes.h>

/// Seeded inputs for the geometry tests: the same on every platform and in every run.
namespace hitbox::geometry::test {

/// How many cases each law is tried on: the environment variable HITBOX_CASES, or 5,000.
inline int caseCount()
{
    const char *wanted = std::getenv("HITBOX_CASES");
    return wanted != nullptr ? std::max(1, std::atoi(wanted)) : 5000;
}

/// Random numbers that, unlike the standard distributions, do not depend on the standard library.
class Random
{
public:
    explicit Random(std::uint64_t seed)
        : m_engine(seed)
    {
    }

    int below(int limit) { return static_cast<int>(m_engine() % static_cast<std::uint64_t>(limit)); }
    int between(int least, int greatest) { return least + below(greatest - least + 1); }
    /// From 0 up to, but not including, 1.
    double unit() { return static_cast<double>(m_engine() >> 11) * 0x1p-53; }
    double between(double low, double high) { return low + (high - low) * unit(); }
    bool chance(double probability) { return unit() < probability; }

private:
    std::mt19937_64 m_engine;
};

/// The kinds of input on which geometry code breaks in different ways.
enum class Family {
    Plain,          ///< doubles with all their bits
    Lattice,        ///< small integers: touching, overlapping and collinear all the time
    NearDegenerate, ///< points rounded onto lines through others
    FarFromOrigin,  ///< small shapes at 1e12
    CollinearRuns,  ///< many vertices straight on, as traced pixels have
    Duplicates,     ///< points that come more than once
    Spikes,         ///< paths that turn straight back
};

inline constexpr int familyCount = 7;

inline Family familyOf(int caseIndex)
{
    return static_cast<Family>(caseIndex % familyCount);
}

inline Point between(Point a, Point b, double t)
{
    return {a.x + t * (b.x - a.x), a.y + t * (b.y - a.y)};
}

inline Point randomPoint(Random &random, Family family)
{
    switch (family) {
    case Family::Plain:
    case Family::NearDegenerate: return {random.between(-500.0, 500.0), random.between(-500.0, 500.0)};
    case Family::FarFromOrigin: return {1e12 + random.between(0, 6) * 0.5, -1e12 + random.between(0, 6) * 0.5};
    default: return {static_cast<double>(random.between(0, 6)), static_cast<double>(random.between(0, 6))};
    }
}

/// A point rounded onto the line through two others: on it, or off it by as little as doubles can be.
inline Point pointNearLine(Random &random, Point a, Point b)
{
    return between(a, b, random.chance(0.8) ? random.unit() : random.between(-1.0, 2.0));
}

/// Points that belong together: later ones may lie on or near the lines through earlier ones, or repeat them.
inline std::vector<Point> randomPoints(Random &random, Family family, std::size_t count)
{
    std::vector<Point> points;
    const auto any = [&] { return points[static_cast<std::size_t>(random.below(static_cast<int>(points.size())))]; };
    while (points.size() < count) {
        if (family == Family::NearDegenerate && points.size() >= 2 && random.chance(0.5))
            points.push_back(pointNearLine(random, any(), any()));
        else if (family == Family::Duplicates && !points.empty() && random.chance(0.3))
            points.push_back(any());
        else
            points.push_back(randomPoint(random, family));
    }
    return points;
}

/// A ring of any form: it mostly crosses itself, touches itself, or worse. `count` is a least number of points.
inline Ring randomRing(Random &random, Family family, std::size_t count)
{
    const std::vector<Point> corners = randomPoints(random, family, count);
    if (family != Family::CollinearRuns && family != Family::Spikes)
        return corners;
    Ring ring;
    for (std::size_t i = 0; i < corners.size(); ++i) {
        const Point here = corners[i];
        const Point next = corners[(i + 1) % corners.size()];
        ring.push_back(here);
        if (family == Family::Spikes && random.chance(0.3))
            ring.insert(ring.end(), {next, here});
        if (family == Family::CollinearRuns && random.chance(0.6))
            ring.insert(ring.end(), {between(here, next, 0.25), between(here, next, 0.5)});
    }
    return ring;
}

/// A ring that goes once around a middle, clockwise on screen, at changing distances: simple but for what rounding
/// and the family's snapping to a lattice do.
inline Ring starRing(Random &random, Family family, std::size_t count)
{
    const Point middle = randomPoint(random, family);
    const bool onLattice = family != Family::Plain && family != Family::NearDegenerate;
    std::vector<double> angles(count);
    std::ranges::generate(angles, [&] { return random.between(0.0, 2 * std::numbers::pi); });
    std::ranges::sort(angles);
    Ring ring;
    for (const double angle : angles) {
        const double radius = onLattice ? random.between(1.0, 8.0) : random.between(50.0, 400.0);
        const Point offset{radius * std::cos(angle), radius * std::sin(angle)};
        ring.push_back(middle + (onLattice ? Point{std::round(offset.x), std::round(offset.y)} : offset));
        if (family == Family::NearDegenerate && ring.size() > 1 && random.chance(0.3))
            ring.push_back(between(ring[ring.size() - 2], ring.back(), 0.3));
    }
    return ring;
}

/// A fractal coast around the origin, radius about `radius`: long, simple but for rare crossings, with its neighbours
/// along the ring near in space. `count` is at least 3; new points lie off their edge by up to `dent` of its length.
inline Ring coastRing(Random &random, std::size_t count, double radius = 400, double dent = 0.25)
{
    Ring ring{{radius, 0}, {-radius / 2, radius * 0.87}, {-radius / 2, -radius * 0.87}};
    while (ring.size() < count) {
        const std::size_t edgeCount = ring.size();
        const std::size_t wanted = std::min(edgeCount, count - edgeCount);
        Ring finer;
        for (std::size_t i = 0; i < edgeCount; ++i) {
            const Point a = ring[i];
            const Point b = ring[(i + 1) % edgeCount];
            finer.push_back(a);
            // In the last pass the new points are spread evenly.
            if ((i + 1) * wanted / edgeCount == i * wanted / edgeCount)
                continue;
            const Point across{b.y - a.y, a.x - b.x};
            finer.push_back(between(a, b, random.between(0.4, 0.6)) + across * random.between(-0.8 * dent, dent));
        }
        ring = std::move(finer);
    }
    return ring;
}

// Moves that leave every answer as it is, or change it in a known way. All are exact.

constexpr Point mirrored(Point p)
{
    return {-p.x, p.y};
}

/// By 90 degrees clockwise on screen.
constexpr Point quarterTurned(Point p)
{
    return {-p.y, p.x};
}

constexpr Point doubled(Point p)
{
    return {p.x * 2, p.y * 2};
}

template <typename Move>
std::vector<Point> moved(std::span<const Point> points, Move move)
{
    std::vector<Point> result;
    std::ranges::transform(points, std::back_inserter(result), move);
    return result;
}

/// Every edge crosses all others but the two next to it, as far as doubles let them. An odd number of points.
inline Ring tangle(std::size_t count, double radius = 400)
{
    Ring ring;
    for (std::size_t i = 0; i < count; ++i) {
        const double turn = static_cast<double>(i * (count / 2) % count) / static_cast<double>(count);
        const double angle = 2 * std::numbers::pi * turn;
        ring.push_back({radius * std::cos(angle), radius * std::sin(angle)});
    }
    return ring;
}

inline Ring renumbered(const Ring &ring, std::size_t first)
{
    Ring result = ring;
    std::rotate(result.begin(), result.begin() + static_cast<std::ptrdiff_t>(first % ring.size()), result.end());
    return result;
}

/// Coordinates in full, so that a failing case can be pasted into a test.
inline std::string description(std::span<const Point> points)
{
    std::string text;
    for (const Point p : points) {
        char buffer[80];
        std::snprintf(buffer, sizeof buffer, "{%.17g, %.17g} ", p.x, p.y);
        text += buffer;
    }
    return text;
}

/// What is filled of a square of pixels, each with this probability: of unit squares, so that rings touch in corners
/// and all of it is exact.
inline Region randomPixels(Random &random, int width, double filled)
{
    std::vector<Ring> squares;
    for (int y = 0; y < width; ++y)
        for (int x = 0; x < width; ++x)
            if (random.chance(filled)) {
                const double left = x;
                const double top = y;
                squares.push_back({{left, top}, {left, top + 1}, {left + 1, top + 1}, {left + 1, top}});
            }
    return *filledRegion(squares);
}

} // namespace hitbox::geometry::test

/// For the second argument of QVERIFY2: the case's number and its points.
#define HITBOX_CASE(index, points)                                                                                     \
    qPrintable(QStringLiteral("case %1: %2")                                                                           \
                   .arg(index)                                                                                         \
                   .arg(QString::fromStdString(hitbox::geometry::test::description(points))))
