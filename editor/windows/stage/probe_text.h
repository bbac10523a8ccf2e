#pragma once

#include "document/document.h"
#include "document/instance_names.h"
#include "stage/probe_answer.h"

#include <QString>

/// What probes have found out, in words.
namespace hitbox {

// `instances` has followed the stage.

/// "ship hull": whose shape it is, and which.
QString probedName(const InstanceNames &instances, const PlacedShape &shape);

/// "inside ship hull · edge 3 at 4.25 px", "crosses ship hull", "outside: nearest is rock 2 rock, edge 4 at 12.3
/// px"; of several hits the one on top, and how many more there are.
QString probeSummary(const InstanceNames &instances, const Outline &probe, const ProbeAnswer &answer);

/// The same, with the places where a segment meets edges, and with the coordinates of a point: for the status line.
QString probeStatus(const InstanceNames &instances, const Outline &probe, const ProbeAnswer &answer);

/// "crosses edge 3", "touches the rim", "runs along edge 0".
QString meetingText(const ProbeMeeting &meeting);

/// "12.5, 80", of a shared piece "4, 0 – 10, 0": readable, to four decimals.
QString meetingPlace(const ProbeMeeting &meeting);

/// With all digits, as one pair a line: what reads back to the same place.
QString exactPlace(const ProbeMeeting &meeting);
/// The same of a probe: its points; of a circle the centre, of a capsule both ends.
QString exactPlaces(const Outline &probe);

} // namespace hitbox
