#include "cli/path_claims.h"

#include "document/names.h"

#include <QFileInfo>

namespace hitbox {

namespace {

QString keyOf(const QString &path)
{
    return QFileInfo(path).absoluteFilePath().toCaseFolded();
}

} // namespace

Result<Done> PathClaims::take(const QStringList &paths, const QString &project)
{
    const QMutexLocker lock(&m_mutex);
    for (const QString &path : paths) {
        const auto other = m_projects.constFind(keyOf(path));
        if (other != m_projects.cend() && *other != project)
            return Error{
                path,
                {},
                QStringLiteral("not written: %1 has written it just now; give each project a folder of its own, "
                               "or other names")
                    .arg(quoted(*other))};
    }
    for (const QString &path : paths)
        m_projects.insert(keyOf(path), project);
    return Done();
}

Result<Done> Claiming::take(const QStringList &paths, const QString &project) const
{
    turn.await();
    const Result<Done> taken = claims.take(paths, project);
    turn.pass();
    return taken;
}

} // namespace hitbox
