#pragma once

#include "document/document.h"

#include <QList>

#include <map>
#include <optional>
#include <utility>

#include <hitbox/geometry/relation.h>

namespace hitbox {

/// Two shapes that have a point in common.
struct TimelineContact {
    ShapeId a;
    ShapeId b;
    geometry::Relation relation = geometry::Relation::Touching; ///< of a to b, exact
    std::optional<double> area = 0;                             ///< see SharedPart
    bool aHits = false;                                         ///< a's category strikes b's
    bool bHits = false;

    friend bool operator==(const TimelineContact &, const TimelineContact &) = default;
};

/// What a frame of the one and a frame of the other have to do with each other.
struct TimelineMeeting {
    FrameRef a;
    FrameRef b;
    QList<TimelineContact> contacts; ///< by a's shapes and then b's, as they stand in their frames
    std::optional<double> area = 0;  ///< the sum over the pairs; nothing where one of them has none
    bool aHits = false;              ///< in one pair at least
    bool bHits = false;

    friend bool operator==(const TimelineMeeting &, const TimelineMeeting &) = default;
};

/// Relates frames of two placed instances, every two of them once.
class TimelineMeetings
{
public:
    /// The document outlives it; the frames that are asked for exist in it.
    TimelineMeetings(const Document &document, const Instance &a, const Instance &b);

    int indexOf(FrameRef a, FrameRef b); ///< in all()
    const QList<TimelineMeeting> &all() const { return m_all; }

private:
    TimelineMeeting found(FrameRef a, FrameRef b) const;

    const Document &m_document;
    Instance m_a;
    Instance m_b;
    QList<TimelineMeeting> m_all;
    std::map<std::pair<FrameRef, FrameRef>, int> m_indices;
};

} // namespace hitbox
