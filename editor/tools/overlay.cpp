#include "tools/overlay.h"

namespace hitbox {

QList<Primitive> draftOf(const QList<geometry::Point> &points)
{
    if (points.isEmpty())
        return {};
    Polyline line;
    for (const geometry::Point point : points)
        line.spots.append({point});
    QList<Primitive> draft{Lines{Lines::Role::Draft, {line}}};
    for (const Spot &spot : line.spots)
        draft.append(Mark{spot});
    return draft;
}

Polyline lineAround(const geometry::Box &box)
{
    return {{{box.min}, {{box.max.x, box.min.y}}, {box.max}, {{box.min.x, box.max.y}}}, Polyline::End::Closed};
}

} // namespace hitbox
