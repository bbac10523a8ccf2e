#include "session/files/closed_work.h"

#include <QDir>
#include <QFileInfo>
#include <QUuid>

#include <algorithm>

namespace hitbox {

namespace {

/// Of some recoveries, the latest first, those that go.
QList<Recovery> outdated(const QList<Recovery> &all, std::chrono::days stays)
{
    const QDateTime oldest = QDateTime::currentDateTimeUtc().addDays(-qint64(stays.count()));
    QList<Recovery> found;
    qint64 bytes = 0;
    for (qsizetype i = 0; i < all.size(); ++i) {
        bytes += QFileInfo(all[i].file).size();
        const bool isOld = i >= latestClosed && all[i].savedAt < oldest;
        if (isOld || (bytes > mostClosedBytes && i > 0))
            found.append(all[i]);
    }
    return found;
}

} // namespace

QList<Recovery> closedWork(const QString &folder, std::chrono::days stays)
{
    QList<Recovery> all = recoveriesIn(folder);
    std::ranges::reverse(all);
    const QList<Recovery> old = outdated(all, stays);
    for (const Recovery &closed : old) {
        removeRecovery(closed.file);
        all.removeOne(closed);
    }
    return all;
}

Result<Done> keepClosed(const QString &folder, const Document &document, const RecoveryOrigin &origin,
                        const std::optional<OutlineUnderWay> &outline, std::chrono::days stays)
{
    const QString name = QUuid::createUuid().toString(QUuid::WithoutBraces) + QStringLiteral(".hitbox");
    QDir().mkpath(folder);
    const Result<Done> kept = keepRecovery(QDir(folder).filePath(name), document, origin, outline);
    if (kept)
        closedWork(folder, stays);
    return kept;
}

} // namespace hitbox
