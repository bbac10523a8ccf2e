#include "images/packing/placed_rectangles.h"

#include <QtGlobal>

#include <algorithm>
#include <cmath>
#include <vector>

// Its types first: the sort below is named before the code that calls it.
#include <stb/stb_rect_pack.h>

namespace {

/// A sort in place of the C library's, which orders equal ones as it likes: sheets are to be the same on every machine.
void sortStably(void *rectangles, std::size_t count, std::size_t /*size*/, int (*compare)(const void *, const void *))
{
    auto *begin = static_cast<stbrp_rect *>(rectangles);
    std::stable_sort(begin, begin + count,
                     [compare](const stbrp_rect &a, const stbrp_rect &b) { return compare(&a, &b) < 0; });
}

} // namespace

#define STB_RECT_PACK_IMPLEMENTATION
#define STBRP_STATIC
#define STBRP_ASSERT Q_ASSERT
#define STBRP_SORT sortStably
#include <stb/stb_rect_pack.h>

namespace hitbox {

namespace {

constexpr double widening = 1.125; ///< from one width that is tried to the next

qint64 areaOf(const QList<QSize> &sizes)
{
    qint64 area = 0;
    for (const QSize &size : sizes)
        area += qint64(size.width()) * size.height();
    return area;
}

/// A layout of that width, and at most that high.
std::optional<PlacedRectangles> layoutWithin(const QList<QSize> &sizes, QSize bin)
{
    std::vector<stbrp_node> nodes(static_cast<std::size_t>(bin.width()));
    std::vector<stbrp_rect> rectangles;
    for (const QSize &size : sizes)
        rectangles.push_back({static_cast<int>(rectangles.size()), size.width(), size.height(), 0, 0, 0});
    stbrp_context context;
    stbrp_init_target(&context, bin.width(), bin.height(), nodes.data(), static_cast<int>(nodes.size()));
    if (!stbrp_pack_rects(&context, rectangles.data(), static_cast<int>(rectangles.size())))
        return std::nullopt;
    PlacedRectangles placed;
    for (const stbrp_rect &rectangle : rectangles) {
        placed.topLeft.append({rectangle.x, rectangle.y});
        placed.size = placed.size.expandedTo({rectangle.x + rectangle.w, rectangle.y + rectangle.h});
    }
    return placed;
}

/// Less area first, then the shorter longest side.
bool isBetter(const PlacedRectangles &a, const PlacedRectangles &b)
{
    const auto area = [](QSize size) { return qint64(size.width()) * size.height(); };
    const auto side = [](QSize size) { return std::max(size.width(), size.height()); };
    return area(a.size) != area(b.size) ? area(a.size) < area(b.size) : side(a.size) < side(b.size);
}

} // namespace

std::optional<PlacedRectangles> placedRectangles(const QList<QSize> &sizes, int mostSide, qint64 mostArea)
{
    if (sizes.isEmpty())
        return PlacedRectangles{};
    const qint64 area = areaOf(sizes);
    if (area > mostArea)
        return std::nullopt;
    QSize largest;
    for (const QSize &size : sizes)
        largest = largest.expandedTo(size);
    if (largest.width() > mostSide || largest.height() > mostSide)
        return std::nullopt;
    std::optional<PlacedRectangles> best;
    const double widest = std::min<double>(mostSide, 2 * std::sqrt(double(area)) + largest.width());
    double width = std::max<double>(largest.width(), std::floor(std::sqrt(double(area)) / 2));
    for (bool isLast = false; !isLast; width *= widening) {
        isLast = width >= widest;
        const int columns = static_cast<int>(isLast ? widest : width);
        const auto rows = static_cast<int>(std::min<qint64>(mostSide, mostArea / columns));
        const std::optional<PlacedRectangles> layout = layoutWithin(sizes, {columns, rows});
        if (layout && (!best || isBetter(*layout, *best)))
            best = layout;
    }
    if (!best && widest < mostSide)
        best = layoutWithin(sizes, {mostSide, static_cast<int>(std::min<qint64>(mostSide, mostArea / mostSide))});
    return best;
}

} // namespace hitbox
