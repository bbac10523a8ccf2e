#include "benchmarks/contest.h"

#include <cmath>

#include <polyclipping/clipper.hpp>

namespace hitbox::benchmarks {

namespace {

// Clipper counts in whole numbers; this many to the pixel keep it within its faster 32-bit range.
constexpr double unitsPerPixel = 1 << 18;

ClipperLib::IntPoint clipperPoint(geometry::Point p)
{
    return {static_cast<ClipperLib::cInt>(std::llround(p.x * unitsPerPixel)),
            static_cast<ClipperLib::cInt>(std::llround(p.y * unitsPerPixel))};
}

std::vector<ClipperLib::Path> clipperPaths(const std::vector<geometry::Ring> &rings)
{
    std::vector<ClipperLib::Path> paths;
    for (const geometry::Ring &ring : rings) {
        ClipperLib::Path path;
        for (const geometry::Point p : ring)
            path.push_back(clipperPoint(p));
        paths.push_back(std::move(path));
    }
    return paths;
}

Pass pointsInRings(const Workload &workload)
{
    ClipperLib::Path points;
    for (const geometry::Point p : workload.points)
        points.push_back(clipperPoint(p));
    return [paths = clipperPaths(workload.rings), points] {
        double sum = 0;
        for (std::size_t i = 0; i < points.size(); ++i)
            sum += ClipperLib::PointInPolygon(points[i], paths[i % paths.size()]) != 0 ? 1 : 0;
        return sum;
    };
}

Pass sharedAreas(const Workload &workload)
{
    return [a = clipperPaths(workload.rings), b = clipperPaths(workload.others)] {
        double sum = 0;
        for (std::size_t i = 0; i < a.size(); ++i) {
            ClipperLib::Clipper clipper;
            clipper.AddPath(a[i], ClipperLib::ptSubject, true);
            clipper.AddPath(b[i], ClipperLib::ptClip, true);
            ClipperLib::Paths shared;
            clipper.Execute(ClipperLib::ctIntersection, shared);
            for (const ClipperLib::Path &path : shared)
                sum += ClipperLib::Area(path) / (unitsPerPixel * unitsPerPixel);
        }
        return sum;
    };
}

} // namespace

std::vector<Contestant> clipperContestants()
{
    return {
        {"point-in-polygon", "Clipper", pointsInRings},
        {"overlap-region", "Clipper", sharedAreas},
    };
}

} // namespace hitbox::benchmarks
