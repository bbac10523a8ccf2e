#include "validation/wording.h"

#include "document/names.h"
#include "document/numbers.h"

namespace hitbox {

QString pointText(geometry::Point point)
{
    return QStringLiteral("(%1, %2)").arg(readableNumber(point.x), readableNumber(point.y));
}

QString quoted(const QString &name)
{
    return QChar(0x201c) + asShownLine(name) + QChar(0x201d);
}

std::span<const geometry::Point> ringOf(const Outline &outline)
{
    const auto *polygon = std::get_if<PolygonOutline>(&outline);
    if (!polygon)
        return {};
    return {polygon->points.constData(), static_cast<std::size_t>(polygon->points.size())};
}

std::span<const geometry::Point> pointsOf(const Outline &outline)
{
    const auto *chain = std::get_if<ChainLine>(&outline);
    if (!chain)
        return ringOf(outline);
    return {chain->points.constData(), static_cast<std::size_t>(chain->points.size())};
}

Outline polygonOf(const geometry::Ring &ring)
{
    return PolygonOutline{QList<geometry::Point>(ring.begin(), ring.end())};
}

} // namespace hitbox
