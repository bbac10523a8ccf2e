#pragma once

#include "document/document.h"
#include "stage/overlaps.h"

#include <QList>

namespace hitbox {

/// The overlaps on one stage, computed anew only when something changes that they depend on.
class LiveOverlaps
{
public:
    /// A stage of -1 has none.
    void update(const Document &document, int stage);

    const QList<Overlap> &overlaps() const { return m_overlaps; }

private:
    QList<Instance> m_instances;
    QList<Frame> m_frames; ///< one for each instance, empty where it does not exist
    QList<Category> m_categories;
    QList<Overlap> m_overlaps;
};

} // namespace hitbox
