#pragma once

#include "document/document.h"

#include <QSet>

namespace hitbox {

/// Ids never used before, as long as numbers last: a file may name the largest one. Then the smallest that are free.
class FreshIds
{
public:
    /// Takes them from the document, which must outlive this.
    explicit FreshIds(Document &document)
        : m_document(document)
    {
    }

    void avoid(const QList<Shape> &shapes); ///< their ids, although they are not in the document
    ShapeId take();
    TrackId takeTrack(); ///< from the same counter

private:
    Document &m_document;
    QSet<int> m_avoided;
    int m_smallest = 0; ///< the last one taken from below
};

QSet<int> idsOf(const Document &document);
QSet<int> trackNumbersOf(const Document &document);

/// After this, fresh ids are larger than the given one, save where numbers end.
void keepNextIdAbove(Document &document, ShapeId id);

} // namespace hitbox
