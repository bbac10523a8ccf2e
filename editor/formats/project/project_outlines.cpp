#include "formats/project/project_outlines.h"

#include "document/limits.h"
#include "formats/json/json_fields.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>
#include <limits>

namespace hitbox {

using namespace fields;

namespace {

class ProjectOutlinesWords
{
    Q_DECLARE_TR_FUNCTIONS(ProjectFile)
};

/// True when the written-out corner says the same as corner and size, but for the rounding of their sum. After a hand
/// edited "rect" it does not, and then "rect" is meant.
bool refines(double exact, double min, double extent)
{
    const double magnitude = std::max({std::abs(min), std::abs(extent), std::abs(exact)});
    return exact >= min && std::abs(exact - (min + extent)) <= 4 * std::numeric_limits<double>::epsilon() * magnitude;
}

/// The largest box reaches from the smallest coordinate to the largest.
double boxSize(JsonValue value)
{
    const std::optional<double> number = value.toNumber();
    if (!number || *number < 0 || *number > 2 * limits::coordinate)
        refuse(value, ProjectOutlinesWords::tr("a size from 0 to 2000000000"));
    return *number;
}

} // namespace

geometry::Circle circleOf(JsonFields &fields)
{
    const geometry::Point center = pointOf(required(fields, "center"));
    return {center, lengthOf(required(fields, "radius"), ProjectOutlinesWords::tr("a radius from 0 to 1000000000"))};
}

geometry::Capsule capsuleOf(JsonFields &fields)
{
    const geometry::Point from = pointOf(required(fields, "from"));
    const geometry::Point to = pointOf(required(fields, "to"));
    return {from, to, lengthOf(required(fields, "radius"), ProjectOutlinesWords::tr("a radius from 0 to 1000000000"))};
}

geometry::Box boxOf(JsonFields &fields)
{
    const JsonValue rect = required(fields, "rect");
    const auto [x, y, width, height] = elements<4>(rect, ProjectOutlinesWords::tr("[x, y, width, height]"));
    const geometry::Point min{coordinate(x), coordinate(y)};
    const geometry::Point size{boxSize(width), boxSize(height)};
    geometry::Box box{min, min + size};
    if (const std::optional<JsonValue> written = fields.take("max")) {
        const geometry::Point max = pointOf(*written);
        if (refines(max.x, min.x, size.x) && refines(max.y, min.y, size.y))
            box.max = max;
    }
    if (!isCoordinate(box.max.x) || !isCoordinate(box.max.y))
        refuse(rect, ProjectOutlinesWords::tr("a box that ends at 1000000000 or before"));
    return box;
}

} // namespace hitbox
