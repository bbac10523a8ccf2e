#pragma once

#include "cli/many_files.h"

#include <QByteArray>
#include <QDateTime>
#include <QHash>
#include <QMutex>
#include <QString>
#include <QStringList>

#include <atomic>
#include <optional>

namespace hitbox {

/// A path that an answer depends on by where it leads, links followed, and by whether a file is there.
struct CachedPlace {
    QString path;
    QByteArray state;

    bool operator==(const CachedPlace &) const = default;
};

/// As they are now.
QList<CachedPlace> placesNow(const QStringList &paths);

/// What came of files, kept in a folder by what it was made of: the bytes of the project and of the images that it
/// shows, what was asked, where the file lies, and the program itself. Several runs, and several machines that see the
/// same folders, may share it. A torn entry is none: each has a digest of its own, which keeps nobody from writing one:
/// who shares the folder is trusted with what comes out, though not with where it goes.
///
/// Any thread may ask.
class ResultCache
{
public:
    static constexpr qint64 usualBytes = qint64(1) << 30; ///< that stay in the folder; the oldest entries go first

    /// `question` is what is asked of every file: the command with its options.
    ResultCache(QString folder, const QByteArray &question, qint64 mostBytes = usualBytes);

    /// Fails when the folder cannot be made or written to.
    Result<Done> open();

    /// What a project file with these bytes came to, if it is known, no image has changed since, and all places are as
    /// they were.
    std::optional<FileDone> find(const QString &file, const QByteArray &project);
    /// What cannot be written is not kept: the next run makes it again.
    /// Nor is what an image went into that has changed since it was `begun`: nobody knows what of it was read. The
    /// places are as they were then.
    void keep(const QString &file, const QByteArray &project, const QStringList &images, const FileDone &done,
              const QDateTime &begun, const QList<CachedPlace> &places = {});

    /// Removes the oldest entries beyond the limit. Only a run that kept something looks.
    void trim() const;

private:
    QByteArray keyOf(const QString &file, const QByteArray &project) const;
    QString pathOf(const QByteArray &key) const;
    QByteArray digestOfImage(const QString &path);

    QString m_folder;
    QByteArray m_question;
    qint64 m_mostBytes = usualBytes;
    std::atomic<bool> m_hasKept = false;
    QMutex m_mutex;
    struct Digest {
        QByteArray bytes;
        QDateTime changed; ///< when the image was, as it was looked at
    };
    QHash<QString, Digest> m_images; ///< those that this run has looked at
};

/// --cache
OptionRule cacheRule();

} // namespace hitbox
