#include "formats/importers/unnamed_shapes.h"

#include "document/outline.h"
#include "formats/importers/known_outlines.h"

#include <QHash>
#include <QSet>

#include <algorithm>
#include <cmath>
#include <map>
#include <optional>

namespace hitbox {

namespace {

/// Corners of polygons that engines cut into convex pieces: a piece has corners of the one that it was cut from alone.
class KnownCorners
{
public:
    explicit KnownCorners(const QList<Shape> &shapes)
    {
        for (int i = 0; i < shapes.size(); ++i) {
            if (shapes.at(i).kind() != ShapeKind::Polygon)
                continue;
            for (const geometry::Point &corner : ringOf(shapes.at(i).outline))
                m_corners.emplace(KnownOutlines::keyOf(corner), Corner{corner, i});
        }
    }

    /// The polygon that has all corners of the other.
    std::optional<int> cutInto(const Outline &piece) const
    {
        if (kindOf(piece) != ShapeKind::Polygon)
            return std::nullopt;
        std::optional<QSet<int>> polygons;
        for (const geometry::Point &corner : ringOf(piece)) {
            const QSet<int> there = polygonsAt(corner);
            polygons = polygons ? *polygons & there : there;
            if (polygons->isEmpty())
                return std::nullopt;
        }
        return polygons ? std::optional(*std::ranges::min_element(*polygons)) : std::nullopt;
    }

private:
    struct Corner {
        geometry::Point at;
        int polygon = 0;
    };

    QSet<int> polygonsAt(geometry::Point point) const
    {
        QSet<int> polygons;
        const double key = KnownOutlines::keyOf(point);
        auto corner = m_corners.lower_bound(key - KnownOutlines::keyReach);
        for (int looks = 0; looks < KnownOutlines::mostLooks && corner != m_corners.end() &&
                            corner->first <= key + KnownOutlines::keyReach;
             ++looks, ++corner) {
            if (areOnePlace(corner->second.at, point))
                polygons.insert(corner->second.polygon);
        }
        return polygons;
    }

    std::multimap<double, Corner> m_corners; ///< by keyOf()
};

} // namespace

QList<bool> areUnnamedOf(const QList<Shape> &frame, const QList<Shape> &ofFile)
{
    QList<bool> areThere(ofFile.size(), false);
    QList<Shape> unnamed = frame;
    unnamed.removeIf([](const Shape &shape) { return !shape.name.isEmpty(); });
    if (unnamed.isEmpty())
        return areThere;
    const KnownOutlines outlines(unnamed);
    const KnownCorners corners(unnamed);
    QSet<int> found;
    for (int i = 0; i < ofFile.size(); ++i) {
        std::optional<int> at = outlines.find(ofFile.at(i).outline);
        if (!at)
            at = corners.cutInto(ofFile.at(i).outline);
        areThere[i] = at.has_value();
        if (at)
            found.insert(*at);
    }
    QHash<ShapeKind, int> left;
    for (int i = 0; i < unnamed.size(); ++i)
        left[unnamed.at(i).kind()] += found.contains(i) ? 0 : 1;
    for (int i = 0; i < ofFile.size(); ++i) {
        if (!areThere.at(i))
            areThere[i] = left[ofFile.at(i).kind()]-- > 0;
    }
    return areThere;
}

} // namespace hitbox
