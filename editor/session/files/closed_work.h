#pragma once

#include "session/files/recovery_store.h"
#include "session/files/work_keeping.h"

#include <chrono>

/// What was closed without saving it: kept for a while, for who finds out too late what was in it. All of it may be
/// done on any thread.
namespace hitbox {

constexpr qsizetype latestClosed = 10; ///< that stay whatever their age: a clock may be wrong by years
constexpr qint64 mostClosedBytes = qint64(256) * 1024 * 1024; ///< of all of it; the oldest goes first

/// Makes the folder when it is missing. The latest stays however large it is.
Result<Done> keepClosed(const QString &folder, const Document &document, const RecoveryOrigin &origin,
                        const std::optional<OutlineUnderWay> &outline = std::nullopt,
                        std::chrono::days stays = WorkKeeping().closed);

/// The latest first. Of those before the latest, what has been there long enough goes.
QList<Recovery> closedWork(const QString &folder, std::chrono::days stays = WorkKeeping().closed);

} // namespace hitbox
