#pragma once

#include "document/document.h"
#include "document/result.h"
#include "images/tracing/trace_fit.h"

#include <QList>
#include <QString>

#include <hitbox/geometry/shapes.h>

/// From the pixels of a frame to outlines around what is opaque: pure, for any thread.
namespace hitbox {

enum class TraceHoles {
    Filled, ///< an outline has no hole, and what stands within a hole is covered with it
    Kept,   ///< an island with holes becomes several outlines that share the cuts between them
};

enum class TraceSide {
    Either,   ///< as near as the tolerance says, on both sides
    Covering, ///< never cuts an opaque pixel
};

enum class VertexGoal {
    Free,    ///< as many as the tolerance leaves
    AtMost,  ///< no more in any outline than the limit
    Exactly, ///< just the number in every outline that has as many corners; the tolerance says nothing
};

struct TraceOptions {
    int threshold = 128;  ///< alpha from which on a pixel is opaque, 1 to 255
    double tolerance = 1; ///< pixels between a corner left out and the outline, 0 to 256
    double grow = 0;      ///< pixels by which what is opaque grows first, -64 to 64; negative numbers shrink it
    int smallest = 4;     ///< islands and holes of fewer pixels are passed over, 1 to 1,000,000
    TraceHoles holes = TraceHoles::Filled;
    TraceSide side = TraceSide::Either;
    VertexGoal goal = VertexGoal::Free;
    int vertices = 12; ///< for AtMost and Exactly, 3 to 10,000

    friend bool operator==(const TraceOptions &, const TraceOptions &) = default;
};

/// What tracing takes at most; more than that no game loads as hitboxes.
namespace limits {

inline constexpr int traceIslands = 2000;    ///< of a frame
inline constexpr int traceCorners = 500'000; ///< of all pixels of a frame, before any is left out
inline constexpr int keptHoles = 64;         ///< of an island; smaller ones are filled
inline constexpr double traceTolerance = 256;
inline constexpr double traceGrowth = 64;
inline constexpr int traceSmallest = 1'000'000;
inline constexpr int traceVertices = 10'000;

} // namespace limits

/// Why the options cannot be used: which is out of its range, and what the range is.
Result<Done> checkedOptions(const TraceOptions &options);

struct FrameTrace {
    QList<TracedIsland> islands; ///< by their first pixels, row by row from the top
    TraceFit fit;
    QString note; ///< a sentence about what one may not expect; may be empty

    friend bool operator==(const FrameTrace &, const FrameTrace &) = default;
};

QList<PolygonOutline> outlinesOf(const FrameTrace &trace);
int vertexCount(const FrameTrace &trace);

/// The outlines of a frame's opaque pixels in pixels of the untrimmed frame. Each one is simple, by the exact test. A
/// frame without opaque pixels has no islands and a note; one without transparent pixels is one box and a note.
///
/// With TraceHoles::Kept an island is cut in two through the middle of a hole, and the parts again, until none has a
/// hole: a polygon of a project is one ring, and a ring that walks into its hole and back meets itself, which engines
/// and `hitbox check` refuse. Simplified on their own, the parts may leave the cut by the tolerance.
///
/// Fails for options out of range and for pixels that are noise: more than limits::traceCorners corners or
/// limits::traceIslands islands.
/// Cost: linear in the pixels, n log n in the corners; 64 Mpixel of art take about half a second.
Result<FrameTrace> traced(const FramePixels &pixels, const TraceOptions &options);

} // namespace hitbox
