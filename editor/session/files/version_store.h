#pragma once

#include "document/document.h"
#include "document/result.h"
#include "session/files/work_keeping.h"

#include <QByteArray>
#include <QDateTime>
#include <QList>
#include <QString>

#include <chrono>
#include <functional>

/// What projects were like when they were saved: the states of each one in a folder of its own, of which each is
/// there once, deflated, and read back before an older one goes. All of it is for threads beside the window's.
namespace hitbox {

constexpr std::chrono::days dailyVersionsStay{30};                  ///< beyond the newest, the last one of each day
constexpr qint64 mostVersionBytes = qint64(64) * 1024 * 1024;       ///< of one project, beyond its newest
constexpr qint64 mostVersionBytesInAll = qint64(512) * 1024 * 1024; ///< the project saved longest ago makes room

/// A state of a project as it was saved.
struct Version {
    QString file;      ///< the note on it
    QString project;   ///< path of the file that it was saved to; empty where the note cannot be read
    qint64 number = 0; ///< later ones have higher ones, whatever the clock said
    QDateTime savedAt; ///< UTC; without a note that can be read, invalid
    QByteArray digest; ///< SHA-256 of the bytes

    bool isReadable() const { return !digest.isEmpty(); }
    friend bool operator==(const Version &, const Version &) = default;
};

/// Keeps the bytes of a project file, unless the newest version has them already, and lets go of what is too old and
/// not among the `newest` states. Fails where they cannot be written and read back, or somebody else keeps a version of
/// the same project for long: then nothing goes.
Result<Done> keepVersion(const QString &store, const QString &project, const QByteArray &bytes,
                         int newest = WorkKeeping().versions,
                         const QDateTime &savedAt = QDateTime::currentDateTimeUtc());

/// Those of one project, the newest first.
QList<Version> versionsOf(const QString &store, const QString &project);

/// Fails with a sentence for what is damaged, cut short or of somebody else; no more is taken into memory than a
/// project file may have.
Result<Document> readVersion(const Version &version);

/// Of the versions of one project, the newest first, those that go for their age: `newest` states stay whatever theirs.
/// `packedBytes` answers how large one is on disk.
QList<Version> outdatedVersions(const QList<Version> &all, int newest, const QDateTime &now,
                                const std::function<qint64(const Version &)> &packedBytes);

} // namespace hitbox
