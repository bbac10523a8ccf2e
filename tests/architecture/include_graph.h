#pragma once

#include "architecture/house_rules.h"

#include <QHash>
#include <QMap>
#include <QSet>

/// Who includes whom among the sources: a header and the source beside it are one node.
namespace hitbox::architecture {

struct IncludeGraph {
    QMap<QString, QSet<QString>> includes;   ///< by node, such as "editor/tools/drag"
    QMap<QString, QSet<QString>> includedBy; ///< the files that include a header, both by path from the top folder
};

/// Of the files' include lines, those that lead to one of the files.
IncludeGraph includeGraphOf(const QList<SourceFile> &files);

/// Nodes that include each other around a circle, each circle sorted: the strongly connected components (R. Tarjan,
/// "Depth-first search and linear graph algorithms", 1972) of more than one node.
QList<QStringList> circlesOf(const IncludeGraph &graph);

/// Headers below a folder that more files include than may.
QList<Violation> crowdedHeaders(const IncludeGraph &graph, const QString &folder, int most);

} // namespace hitbox::architecture
