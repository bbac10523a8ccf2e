#pragma once

#include "document/document.h"

#include <QTest>

#include <functional>
#include <random>

#include <hitbox/geometry/distance.h>
#include <hitbox/geometry/location.h>

/// Asks what was exported where its shapes are, and compares with the geometry core. Points nearer to an outline than
/// the format's precision are left out.
namespace hitbox::probes {

/// Some shape of the frame that an engine fills holds the point; nothing where an outline is too near to tell.
inline std::optional<bool> held(const Frame &frame, geometry::Point point, double band)
{
    bool isHeld = false;
    for (const Shape &shape : frame.shapes) {
        if (shape.kind() == ShapeKind::Chain)
            continue;
        const geometry::Shape exact = geometryOf(shape.outline);
        if (geometry::distanceToBoundary(point, exact) <= band)
            return std::nullopt;
        isHeld = isHeld || geometry::locate(point, exact) == geometry::Location::Inside;
    }
    return isHeld;
}

/// 200 points in and around the frame; `engineHolds` is asked in frame pixels.
inline void compare(const Frame &frame, double band, const std::function<bool(geometry::Point)> &engineHolds)
{
    std::mt19937 random(20240611);
    std::uniform_real_distribution<double> x(-4, frame.size.width() + 4);
    std::uniform_real_distribution<double> y(-4, frame.size.height() + 4);
    int asked = 0;
    int inside = 0;
    while (asked < 200) {
        const geometry::Point point{x(random), y(random)};
        const std::optional<bool> expected = held(frame, point, band);
        if (!expected)
            continue;
        asked += 1;
        inside += *expected;
        if (engineHolds(point) != *expected)
            QFAIL(qPrintable(QStringLiteral("%1, %2 is %3 in the project only")
                                 .arg(point.x)
                                 .arg(point.y)
                                 .arg(*expected ? QStringLiteral("inside") : QStringLiteral("outside"))));
    }
    QVERIFY(inside > 20 && inside < 180);
}

} // namespace hitbox::probes
