#pragma once

#include "stage/placements.h"

#include <QList>

#include <optional>
#include <span>
#include <vector>

#include <hitbox/geometry/location.h>
#include <hitbox/geometry/relation.h>
#include <hitbox/geometry/segment_meeting.h>

/// What a probe meets on a stage, and where. All of it is answered by the geometry core, in stage pixels.
namespace hitbox {

/// The probe as the geometry core sees it: a circle of radius 0 is a point, a chain of two points a segment.
geometry::Shape probedShape(const Outline &probe);

/// A place where the line that a probe is, or that bounds it, meets the line that bounds a shape.
struct ProbeMeeting {
    geometry::MeetingKind kind = geometry::MeetingKind::None;
    geometry::Point first;
    geometry::Point last; ///< the other end of a shared straight piece; otherwise equal to `first`
    int edge = -1;        ///< of the shape, see edgeNear(); -1 for a round one

    friend bool operator==(const ProbeMeeting &, const ProbeMeeting &) = default;
};

/// The shortest way from a probe to the line that bounds a shape.
struct ProbeWay {
    double distance = 0;  ///< 0 exactly where they meet
    geometry::Point from; ///< on the probe
    geometry::Point to;   ///< on the line that bounds the shape
    int edge = -1;        ///< where `to` lies; -1 on a round shape

    friend bool operator==(const ProbeWay &, const ProbeWay &) = default;
};

/// How a probe stands to one shape.
struct ProbeHit {
    PlacedShape target;
    geometry::Relation relation = geometry::Relation::Separate; ///< of the probe to the target
    geometry::Location where = geometry::Location::Outside;     ///< of a point; of other probes it says nothing
    /// Of a segment or chain: one for each edge that it meets, so two where it goes through a vertex, in the order in
    /// which it runs through them. Of other probes: each place once, by x and then y. None for points.
    QList<ProbeMeeting> meetings;
    std::optional<ProbeWay> way; ///< for points, from inside too; for other probes only beside a target

    friend bool operator==(const ProbeHit &, const ProbeHit &) = default;
};

struct ProbeAnswer {
    QList<ProbeHit> hits;           ///< every shape that has a point in common with it, in the order of the shapes
    std::optional<ProbeHit> beside; ///< the nearest shape, where it hits none

    friend bool operator==(const ProbeAnswer &, const ProbeAnswer &) = default;
};

/// The hit that is drawn on top of all others, or else what is beside; null where there is neither. Valid as long as
/// the answer.
const ProbeHit *foremost(const ProbeAnswer &answer);

/// Boxes that hold the shapes with certainty, one for each: made once for many questions. Shapes without points get one
/// that meets no other.
std::vector<geometry::Box> boxesAround(std::span<const PlacedShape> shapes);

/// There must be as many boxes as shapes. Cost: a look at each box, and then at the shapes that can matter.
ProbeAnswer probeAnswer(const Outline &probe, std::span<const PlacedShape> shapes,
                        std::span<const geometry::Box> boxes);

/// Which edge of the line that bounds the shape is nearest to the point: edge i runs from point i to the next. The
/// corners of a box count clockwise from the top-left. -1 for circles and capsules, and where there is no edge.
int edgeNear(geometry::Point point, const geometry::Shape &shape);

} // namespace hitbox
