#pragma once

#include "document/outline.h"
#include "tools/cursor_look.h"
#include "tools/probe_edits.h"
#include "tools/selection.h"
#include "tools/snap_settings.h"

#include <QList>
#include <QSet>
#include <QString>

#include <algorithm>
#include <optional>
#include <variant>

#include <hitbox/geometry/shapes.h>

/// What is drawn besides the document, as primitives that tell what they mean and not who asked for them. Places are
/// in the pixels of the tool's input.
namespace hitbox {

/// A place, and how far beside it in pixels of the screen: as far at any zoom.
struct Spot {
    geometry::Point place;
    geometry::Point aside = {};

    friend bool operator==(const Spot &, const Spot &) = default;
};

struct Polyline {
    enum class End { Open, Closed };
    QList<Spot> spots;
    End end = End::Open;

    friend bool operator==(const Polyline &, const Polyline &) = default;
};

/// Lines that belong together: their dark rims lie beneath all of them.
struct Lines {
    enum class Role {
        Draft, ///< an outline being drawn
        Grips, ///< what leads to the grips around a selection
        Group, ///< around several that are changed as one
        Stem,  ///< from a frame to the handle that turns it
        Taken, ///< around what is selected
        Hover, ///< around what a press would select
    };
    Role role = Role::Draft;
    QList<Polyline> lines;

    friend bool operator==(const Lines &, const Lines &) = default;
};

/// An upright line through all of the view.
struct AxisLine {
    double x = 0;

    friend bool operator==(const AxisLine &, const AxisLine &) = default;
};

/// All in it, or at it, is going to be selected.
struct Marquee {
    geometry::Box box;

    friend bool operator==(const Marquee &, const Marquee &) = default;
};

/// Lit up, beneath every line.
struct LitArea {
    QList<PolygonOutline> outlines;

    friend bool operator==(const LitArea &, const LitArea &) = default;
};

/// A sign of constant size.
struct Mark {
    enum class Sign {
        Square, ///< a handle
        HotSquare,
        Round, ///< a handle that turns
        HotRound,
        Center, ///< about which what is selected is turned
        HotCenter,
        Ghost, ///< a point that a press would put in
        Ring,  ///< around a point that a press would end at
    };
    Spot at;
    Sign sign = Sign::Square;

    friend bool operator==(const Mark &, const Mark &) = default;
};

/// The shapes that show their handles; selected handles stand out by themselves.
struct ShapeHandles {
    QSet<ShapeId> shapes;
    std::optional<HandleRef> hot = std::nullopt; ///< what a press would take hold of

    friend bool operator==(const ShapeHandles &, const ShapeHandles &) = default;
};

/// What stands out because a press would be about it.
struct Hot {
    std::variant<ShapeId, Id<Instance>, ProbeGrip> what;

    friend bool operator==(const Hot &, const Hot &) = default;
};

/// An outline that is tried out on what is shown: drawn together with whatever it meets.
struct TriedOutline {
    Outline outline;

    friend bool operator==(const TriedOutline &, const TriedOutline &) = default;
};

/// Where the point in hand lands, and what it keeps to, is a primitive by itself: SnapResult.
using Primitive = std::variant<Lines, AxisLine, Marquee, LitArea, Mark, ShapeHandles, Hot, TriedOutline, SnapResult>;

struct Overlay {
    QList<Primitive> primitives; ///< the lowest first
    CursorLook cursor = CursorLook::Cross;
    QString readout; ///< beside the cursor: sizes, angles; may be empty

    /// The first of its kind; null without one.
    template <typename Kind>
    const Kind *find() const
    {
        const auto found = std::find_if(primitives.cbegin(), primitives.cend(),
                                        [](const Primitive &one) { return std::holds_alternative<Kind>(one); });
        return found == primitives.cend() ? nullptr : &std::get<Kind>(*found);
    }

    /// What a press would be about, if that is of this kind; null for anything else.
    template <typename What>
    const What *hot() const
    {
        const Hot *found = find<Hot>();
        return found ? std::get_if<What>(&found->what) : nullptr;
    }

    /// Those that show their handles.
    QSet<ShapeId> handledShapes() const
    {
        const ShapeHandles *found = find<ShapeHandles>();
        return found ? found->shapes : QSet<ShapeId>();
    }

    friend bool operator==(const Overlay &, const Overlay &) = default;
};

/// An outline as far as it is drawn, with a handle at each of its points.
QList<Primitive> draftOf(const QList<geometry::Point> &points);

Polyline lineAround(const geometry::Box &box);

} // namespace hitbox
