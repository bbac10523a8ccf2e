#pragma once

#include "cli/many_files.h"
#include "document/result.h"

#include <QHash>
#include <QMutex>
#include <QString>
#include <QStringList>

namespace hitbox {

/// Which project of a run writes which files, so that none replaces another's in silence. Any thread may ask.
class PathClaims
{
public:
    /// Fails where another project of the run has written, or is writing, one of the paths; then none is taken.
    Result<Done> take(const QStringList &paths, const QString &project);

private:
    QMutex m_mutex;
    QHash<QString, QString> m_projects; ///< by absolute path, without regard to case
};

/// Claims in the order of the files, so that the same ones win however many are worked on at once.
struct Claiming {
    PathClaims &claims;
    Turn &turn;

    Result<Done> take(const QStringList &paths, const QString &project) const;
};

} // namespace hitbox
