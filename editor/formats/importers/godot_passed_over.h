#pragma once

#include "formats/importers/godot_frames.h"

#include <QHash>
#include <QSet>
#include <QString>

namespace hitbox {

/// What of a scene's animations would change its frames, were it read. The nodes that count are those of shapes, the
/// picture, and all that they hang on.
class GodotPassedOver
{
public:
    GodotPassedOver(const QHash<QString, int> &shapeNodes, const GodotCells &cells);

    /// Takes a track that nobody reads, such as that of `position:x`, into account if it counts.
    void add(const QString &node, const QString &property);

    /// The tracks since the last call as a sentence without its full stop, the first few by their names; empty for
    /// none.
    QString taken();

private:
    void addWithParents(QString path);

    QSet<QString> m_nodes;
    QStringList m_names; ///< of the first few tracks
    qsizetype m_count = 0;
};

} // namespace hitbox
