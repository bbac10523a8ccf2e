#pragma once

#include "stage/timeline.h"

#include <map>
#include <utility>

namespace hitbox {

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
