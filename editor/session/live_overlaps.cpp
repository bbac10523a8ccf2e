#include "session/live_overlaps.h"

namespace hitbox {

void LiveOverlaps::update(const Document &document, int stage)
{
    const Stage *now = findStage(document, stage);
    if (!now) {
        *this = {};
        return;
    }
    QList<Frame> frames;
    for (const Instance &instance : now->instances) {
        const Frame *frame = findFrame(document, instance.sprite, instance.frame);
        frames.append(frame ? *frame : Frame{});
    }
    if (now->instances == m_instances && frames == m_frames && document.categories == m_categories)
        return;
    m_instances = now->instances;
    m_frames = frames;
    m_categories = document.categories;
    m_overlaps = overlapsOf(document, *now);
}

} // namespace hitbox
