#include <hitbox/geometry/segment_meeting.h>

#include <algorithm>

#include "exact/crossing_point.h"
#include "exact/expansion.h"
#include "exact/finite.h"

namespace hitbox::geometry {

namespace {

using namespace detail;

bool rangesMeet(double a, double b, double c, double d)
{
    return std::max(a, b) >= std::min(c, d) && std::max(c, d) >= std::min(a, b);
}

bool boxesMeet(const Segment &a, const Segment &b)
{
    return rangesMeet(a.from.x, a.to.x, b.from.x, b.to.x) && rangesMeet(a.from.y, a.to.y, b.from.y, b.to.y);
}

bool boxContains(const Segment &segment, Point p)
{
    return rangesMeet(segment.from.x, segment.to.x, p.x, p.x) && rangesMeet(segment.from.y, segment.to.y, p.y, p.y);
}

SegmentMeeting touchingAt(Point p)
{
    return {MeetingKind::Touching, p, p};
}

/// Whether p comes before q on the way along the segment, all three on one line.
bool isBeforeAlong(const Segment &segment, Point p, Point q)
{
    if (segment.from.x != segment.to.x)
        return segment.from.x < segment.to.x ? p.x < q.x : q.x < p.x;
    return segment.from.y < segment.to.y ? p.y < q.y : q.y < p.y;
}

/// The meeting of segments on one line, a of positive length.
SegmentMeeting collinearMeeting(const Segment &a, const Segment &b)
{
    const bool sameWay = isBeforeAlong(a, b.from, b.to);
    const Point bFirst = sameWay ? b.from : b.to;
    const Point bLast = sameWay ? b.to : b.from;
    const Point first = isBeforeAlong(a, a.from, bFirst) ? bFirst : a.from;
    const Point last = isBeforeAlong(a, bLast, a.to) ? bLast : a.to;
    if (first == last)
        return touchingAt(first);
    if (isBeforeAlong(a, first, last))
        return {MeetingKind::Overlapping, first, last};
    return {};
}

} // namespace

bool contains(const Segment &segment, Point p)
{
    return boxContains(segment, p) && crossSign(segment.from, segment.to, segment.from, p) == 0 && isFinite(segment) &&
           isFinite(p);
}

SegmentMeeting meeting(const Segment &a, const Segment &b)
{
    if (!boxesMeet(a, b) || !isFinite(a) || !isFinite(b))
        return {};
    if (a.from == a.to)
        return contains(b, a.from) ? touchingAt(a.from) : SegmentMeeting{};
    if (b.from == b.to)
        return contains(a, b.from) ? touchingAt(b.from) : SegmentMeeting{};

    const int bFromSide = crossSign(a.from, a.to, a.from, b.from);
    const int bToSide = crossSign(a.from, a.to, a.from, b.to);
    if (bFromSide * bToSide > 0)
        return {};
    if (bFromSide == 0 && bToSide == 0)
        return collinearMeeting(a, b);

    const int aFromSide = crossSign(b.from, b.to, b.from, a.from);
    const int aToSide = crossSign(b.from, b.to, b.from, a.to);
    if (aFromSide * aToSide > 0)
        return {};
    // The lines meet in one point, and it lies on both segments.
    if (bFromSide == 0)
        return touchingAt(b.from);
    if (bToSide == 0)
        return touchingAt(b.to);
    if (aFromSide == 0)
        return touchingAt(a.from);
    if (aToSide == 0)
        return touchingAt(a.to);
    const Point p = crossingPointOfAnyMagnitude(a, b);
    return {MeetingKind::Crossing, p, p};
}

bool segmentsMeet(const Segment &a, const Segment &b)
{
    if (!boxesMeet(a, b) || !isFinite(a) || !isFinite(b))
        return false;
    const int bFromSide = crossSign(a.from, a.to, a.from, b.from);
    const int bToSide = crossSign(a.from, a.to, a.from, b.to);
    if (bFromSide * bToSide > 0)
        return false;
    const int aFromSide = crossSign(b.from, b.to, b.from, a.from);
    const int aToSide = crossSign(b.from, b.to, b.from, a.to);
    if (aFromSide * aToSide > 0)
        return false;
    // On one line, or one of them is a point: nothing to compute. Where products underflow it may seem so from one of
    // them alone: asked both ways, the answer does not depend on the order.
    if ((bFromSide == 0 && bToSide == 0) || (aFromSide == 0 && aToSide == 0))
        return meeting(a, b).kind != MeetingKind::None && meeting(b, a).kind != MeetingKind::None;
    return true;
}

} // namespace hitbox::geometry
