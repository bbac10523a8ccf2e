#include "document/fresh_ids.h"

#include <algorithm>
#include <limits>

namespace hitbox {

void FreshIds::avoid(const QList<Shape> &shapes)
{
    for (const Shape &shape : shapes)
        m_avoided.insert(shape.id.value);
}

ShapeId FreshIds::take()
{
    if (m_document.nextShapeId < std::numeric_limits<int>::max())
        return {m_document.nextShapeId++};
    if (m_smallest == 0)
        m_avoided.unite(idsOf(m_document));
    do
        ++m_smallest;
    while (m_avoided.contains(m_smallest));
    return {m_smallest};
}

TrackId FreshIds::takeTrack()
{
    if (m_document.nextShapeId >= std::numeric_limits<int>::max())
        m_avoided.unite(trackNumbersOf(m_document));
    const TrackId track{take().value};
    m_avoided.insert(track.value);
    return track;
}

QSet<int> trackNumbersOf(const Document &document)
{
    QSet<int> numbers;
    for (const Sprite &sprite : document.sprites) {
        for (const Frame &frame : sprite.frames) {
            for (const Shape &shape : frame.shapes)
                numbers.insert(shape.track.value);
        }
    }
    return numbers;
}

QSet<int> idsOf(const Document &document)
{
    QSet<int> ids;
    for (const Sprite &sprite : document.sprites) {
        for (const Frame &frame : sprite.frames) {
            for (const Shape &shape : frame.shapes)
                ids.insert(shape.id.value);
        }
    }
    return ids;
}

void keepNextIdAbove(Document &document, ShapeId id)
{
    if (id.value >= document.nextShapeId)
        document.nextShapeId = std::min(id.value, std::numeric_limits<int>::max() - 1) + 1;
}

} // namespace hitbox
