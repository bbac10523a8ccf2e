#pragma once

#include "document/document.h"

#include <QList>
#include <QString>

#include <hitbox/geometry/segment_meeting.h>

namespace hitbox {

/// Where in the project's lists the thing is that a finding is about, so that a repair need not look for it. No output
/// tells it.
struct FindingPlace {
    int kind = 0;   ///< of thing, as the rule tells them apart
    int owner = -1; ///< the stage or category that has the list; -1 where the project, or the finding's sprite, has it
    int index = -1; ///< in the list

    friend bool operator==(const FindingPlace &, const FindingPlace &) = default;
};

/// Something that is wrong, or may be, with a project. A finding is not an error of the program: nothing is refused
/// because of it but an export of what it names.
struct Finding {
    QString rule; ///< the rule's id, such as "self-intersection"
    Severity severity = Severity::Error;
    FrameRef frame;   ///< where it is; -1 where it concerns more than one frame or sprite
    ShapeId shape;    ///< 0 where it concerns no shape
    QList<int> edges; ///< edges or vertices of the shape, rule by rule
    geometry::MeetingKind kind = geometry::MeetingKind::None;
    QList<geometry::Point> points; ///< where to look, in frame pixels
    QString message;               ///< one plain sentence, without the names of sprite and frame
    FindingPlace place;            ///< filled by rules whose repairs ask for it

    friend bool operator==(const Finding &, const Finding &) = default;
};

QString meetingKindName(geometry::MeetingKind kind); ///< "crossing", "touching", "overlapping"; empty for None

} // namespace hitbox

// Compiled once, in finding.cpp.
extern template class QList<hitbox::Finding>;
