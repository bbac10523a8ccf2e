#pragma once

#include "tools/overlay.h"

/// What tests want to know of the primitives that a tool draws.
namespace hitbox {

/// The outline under way; empty without one.
inline QList<geometry::Point> draftPath(const Overlay &overlay)
{
    QList<geometry::Point> path;
    const Lines *lines = overlay.find<Lines>();
    if (!lines || lines->role != Lines::Role::Draft)
        return path;
    for (const Spot &spot : lines->lines.constFirst().spots)
        path.append(spot.place);
    return path;
}

/// Where the first sign of this kind is.
inline std::optional<geometry::Point> placeOf(Mark::Sign sign, const Overlay &overlay)
{
    for (const Primitive &one : overlay.primitives) {
        if (const Mark *mark = std::get_if<Mark>(&one); mark && mark->sign == sign)
            return mark->at.place;
    }
    return std::nullopt;
}

/// What the frame with the grips is about.
inline std::optional<geometry::Box> grippedBox(const Overlay &overlay)
{
    const Lines *lines = overlay.find<Lines>();
    if (!lines || lines->role != Lines::Role::Grips)
        return std::nullopt;
    const QList<Spot> &corners = lines->lines.constFirst().spots;
    return geometry::Box{corners.at(0).place, corners.at(2).place};
}

inline std::optional<Outline> triedOutline(const Overlay &overlay)
{
    const TriedOutline *tried = overlay.find<TriedOutline>();
    return tried ? std::optional(tried->outline) : std::nullopt;
}

inline std::optional<double> axisLine(const Overlay &overlay)
{
    const AxisLine *axis = overlay.find<AxisLine>();
    return axis ? std::optional(axis->x) : std::nullopt;
}

inline std::optional<HandleRef> hotHandle(const Overlay &overlay)
{
    const ShapeHandles *handles = overlay.find<ShapeHandles>();
    return handles ? handles->hot : std::nullopt;
}

/// The shape that a press would be about; no id without one.
inline ShapeId hotShape(const Overlay &overlay)
{
    const ShapeId *hot = overlay.hot<ShapeId>();
    return hot ? *hot : ShapeId();
}

} // namespace hitbox
