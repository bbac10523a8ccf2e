#include "tools/picture_following.h"

#include "tools/picking.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <cstdlib>
#include <limits>
#include <utility>
#include <vector>

#include <hitbox/geometry/coverage.h>
#include <hitbox/geometry/region.h>

#include "document/edits.h"

namespace hitbox {

namespace {

constexpr int marginOfPicture = 2;
constexpr double mostComparisons = 6e6; ///< of pixels, where every way is tried

/// A picture of bytes: 255 where all is opaque.
struct Plane {
    int width = 0;
    int height = 0;
    std::vector<std::uint8_t> bytes;

    Plane() = default;
    Plane(int w, int h)
        : width(w)
        , height(h)
        , bytes(std::size_t(w) * std::size_t(h))
    {
    }
    std::uint8_t *row(int y) { return bytes.data() + std::size_t(y) * std::size_t(width); }
    const std::uint8_t *row(int y) const { return bytes.data() + std::size_t(y) * std::size_t(width); }
};

/// An area of whole pixels of the untrimmed frame.
Plane cutOut(const FrameMask &picture, QRect area)
{
    Plane plane(area.width(), area.height());
    for (int y = 0; y < plane.height; ++y) {
        const qint64 maskY = qint64(area.top()) + y - picture.offset.y();
        for (int x = 0; x < plane.width; ++x) {
            const qint64 maskX = qint64(area.left()) + x - picture.offset.x();
            const bool isThere =
                maskX >= 0 && maskY >= 0 && geometry::isOpaque(picture.mask, std::size_t(maskX), std::size_t(maskY));
            plane.row(y)[x] = isThere ? 255 : 0;
        }
    }
    return plane;
}

/// How much each pixel of the area counts: 2 in the shape, else 1.
Plane weightsOf(const Outline &outline, QRect area)
{
    Plane weights(area.width(), area.height());
    std::fill(weights.bytes.begin(), weights.bytes.end(), std::uint8_t(1));
    constexpr geometry::Budget budget{.work = 5'000'000}; // 20 ms
    const auto region =
        geometry::regionOf(geometryOf(moved(outline, {-double(area.left()), -double(area.top())})), 1.0 / 256, budget);
    if (!region)
        return weights;
    const geometry::PixelMask inside =
        geometry::pixelsIn(*region, std::size_t(area.width()), std::size_t(area.height()));
    for (std::size_t i = 0; i < inside.alpha.size() && i < weights.bytes.size(); ++i)
        weights.bytes[i] = inside.alpha[i] != 0 ? 2 : 1;
    return weights;
}

/// Blocks of two by two become one pixel with their mean. What lies beyond the edge is transparent.
Plane halved(const Plane &plane)
{
    Plane half((plane.width + 1) / 2, (plane.height + 1) / 2);
    for (int y = 0; y < half.height; ++y) {
        const std::uint8_t *upper = plane.row(2 * y);
        const std::uint8_t *lower = 2 * y + 1 < plane.height ? plane.row(2 * y + 1) : nullptr;
        for (int x = 0; x < half.width; ++x) {
            const bool hasRight = 2 * x + 1 < plane.width;
            int sum = upper[2 * x] + (hasRight ? upper[2 * x + 1] : 0);
            if (lower)
                sum += lower[2 * x] + (hasRight ? lower[2 * x + 1] : 0);
            half.row(y)[x] = std::uint8_t(sum / 4);
        }
    }
    return half;
}

/// The picture at the shape, how much its pixels count, and the other picture, `reach` pixels wider on each side.
struct Level {
    Plane from;
    Plane weights;
    Plane to;
    int reach = 0;
};

Level halved(const Level &level)
{
    Level half{halved(level.from), halved(level.weights), halved(level.to), level.reach / 2};
    for (std::uint8_t &weight : half.weights.bytes)
        weight = std::max<std::uint8_t>(weight, 1);
    return half;
}

double waysOf(const Level &level)
{
    return std::pow(2.0 * level.reach + 1, 2) * double(level.from.bytes.size());
}

/// How much differs when the picture is laid over the other one, moved that way. No longer exact once it is more than
/// `enough`.
std::uint64_t difference(const Level &level, QPoint way, std::uint64_t enough)
{
    std::uint64_t sum = 0;
    for (int y = 0; y < level.from.height && sum <= enough; ++y) {
        const int other = y + level.reach + way.y();
        if (other < 0 || other >= level.to.height)
            continue;
        const std::uint8_t *from = level.from.row(y);
        const std::uint8_t *weights = level.weights.row(y);
        const std::uint8_t *to = level.to.row(other);
        std::uint32_t ofRow = 0;
        const int begin = level.reach + way.x();
        const int end = std::min(level.from.width, level.to.width - begin);
        for (int x = 0; x < end; ++x)
            ofRow += std::uint32_t(std::abs(int(from[x]) - int(to[begin + x]))) * weights[x];
        sum += ofRow;
    }
    return sum;
}

qint64 lengthOf(QPoint way)
{
    return qint64(way.x()) * way.x() + qint64(way.y()) * way.y();
}

/// The best of those at most so far around a place, which lies within the reach of the level.
QPoint bestWay(const Level &level, QPoint around, int reach)
{
    QPoint best = around;
    std::uint64_t least = difference(level, around, std::numeric_limits<std::uint64_t>::max());
    for (int y = around.y() - reach; y <= around.y() + reach; ++y) {
        for (int x = around.x() - reach; x <= around.x() + reach; ++x) {
            const QPoint way(x, y);
            if (std::abs(x) > level.reach || std::abs(y) > level.reach)
                continue;
            const std::uint64_t sum = difference(level, way, least);
            if (sum < least || (sum == least && lengthOf(way) < lengthOf(best))) {
                least = sum;
                best = way;
            }
        }
    }
    return best;
}

/// From a place that is nearly right: on in steps of two pixels while that makes it better.
QPoint refinedWay(const Level &level, QPoint from)
{
    constexpr int mostSteps = 6;
    QPoint way = from;
    for (int step = 0; step < mostSteps; ++step) {
        const QPoint before = std::exchange(way, bestWay(level, way, 2));
        if (std::abs(way.x() - before.x()) < 2 && std::abs(way.y() - before.y()) < 2)
            break;
    }
    return way;
}

bool hasOpaque(const Plane &plane)
{
    return std::any_of(plane.bytes.begin(), plane.bytes.end(), [](std::uint8_t byte) { return byte != 0; });
}

/// In the shape, or around it where it has no area.
bool hasOpaqueIn(const Plane &plane, const Plane &weights)
{
    const std::uint8_t most = *std::max_element(weights.bytes.begin(), weights.bytes.end());
    for (std::size_t i = 0; i < plane.bytes.size(); ++i) {
        if (plane.bytes[i] != 0 && weights.bytes[i] == most)
            return true;
    }
    return false;
}

/// Its middle, where it is larger.
QRect boundedArea(QRect area)
{
    const QSize size = area.size().boundedTo({mostSideFollowed, mostSideFollowed});
    return {area.topLeft() + QPoint((area.width() - size.width()) / 2, (area.height() - size.height()) / 2), size};
}

/// The whole pixels around the shape, within the picture that it lies on.
QRect areaOf(const Outline &outline, const FrameMask &from)
{
    const auto box = boundsOf(outline);
    if (!box || from.mask.width == 0 || from.mask.height == 0)
        return {};
    const QRect picture(from.offset, QSize(int(from.mask.width), int(from.mask.height)));
    const auto clamped = [](double value) { return int(std::clamp(value, -1e8, 1e8)); };
    const QRect around(QPoint(clamped(std::floor(box->min.x)), clamped(std::floor(box->min.y))),
                       QPoint(clamped(std::ceil(box->max.x)) - 1, clamped(std::ceil(box->max.y)) - 1));
    return around.adjusted(-marginOfPicture, -marginOfPicture, marginOfPicture, marginOfPicture)
        .intersected(picture.adjusted(-marginOfPicture, -marginOfPicture, marginOfPicture, marginOfPicture));
}

} // namespace

PictureWay pictureWay(const Outline &outline, const FrameMask &from, const FrameMask &to)
{
    const QRect area = boundedArea(areaOf(outline, from));
    if (area.isEmpty() || !geometry::isUsable(from.mask) || !geometry::isUsable(to.mask))
        return {};
    constexpr int reach = farthestFollowed;
    QList<Level> levels{
        {cutOut(from, area), weightsOf(outline, area), cutOut(to, area.adjusted(-reach, -reach, reach, reach)), reach}};
    if (!hasOpaqueIn(levels.constFirst().from, levels.constFirst().weights) || !hasOpaque(levels.constFirst().to))
        return {};
    while (waysOf(levels.constLast()) > mostComparisons && levels.constLast().reach > 1)
        levels.append(halved(levels.constLast()));
    QPoint way = bestWay(levels.constLast(), {}, levels.constLast().reach);
    for (qsizetype i = levels.size() - 2; i >= 0; --i)
        way = refinedWay(levels.at(i), way * 2);
    return {way, true};
}

} // namespace hitbox
