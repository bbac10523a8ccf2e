#pragma once

#include <QList>

#include <optional>

#include <hitbox/geometry/answer.h>
#include <hitbox/geometry/shapes.h>

namespace hitbox {

/// What two shapes both fill.
struct SharedPart {
    std::optional<double> area = 0; ///< square pixels; nothing where the shapes are too much of a tangle to tell
    geometry::Region region;        ///< empty where only boundaries meet, of lines, and where there is no area
};

/// Each question about the two has the budget anew.
SharedPart sharedPartOf(const geometry::Shape &a, const geometry::Shape &b, const geometry::Budget &budget = {});

/// What there is to show about two shapes that meet, beyond how. Stage pixels.
struct OverlapDetails {
    std::optional<double> area = 0; ///< of the shared part, as is the region
    geometry::Region region;
    QList<geometry::Point> crossings; ///< where the boundaries meet; of a shared piece, both ends

    friend bool operator==(const OverlapDetails &, const OverlapDetails &) = default;
};

OverlapDetails detailsOf(const geometry::Shape &a, const geometry::Shape &b, const geometry::Budget &budget = {});

} // namespace hitbox
