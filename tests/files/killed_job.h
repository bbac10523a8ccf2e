#pragma once

#include "files/file_faults.h"
#include "files/file_writer.h"

#include <QTemporaryDir>

/// Jobs of several files that end in the middle.
namespace hitbox::tests {

/// A folder in which a process died at one of a job's steps.
class KilledJob
{
public:
    /// After so many renames, and then so many that were taken back.
    struct End {
        int published = 0;
        int takenBack = -1; ///< -1 when the job was not turned back
    };

    KilledJob()
    {
        QDir().mkpath(at("sub"));
        for (const char *name : {"a", "b", "sub/c"})
            put(at(name), "old");
    }

    static QStringList names() { return {"a", "b", "fresh", "sub/c", "sub/fresh"}; }
    static QByteArrayList newContents() { return {"new", "new", "new", "new", "new"}; }
    static QByteArrayList oldContents() { return {"old", "old", "none", "old", "none"}; }

    QString folder() const { return m_folder.path(); }
    QString out() const { return folder() + "/out"; }
    QString at(const QString &name) const { return out() + '/' + name; }
    QByteArray now(const QString &name) const { return QFile::exists(at(name)) ? contentOf(at(name)) : "none"; }

    QByteArrayList contents() const
    {
        QByteArrayList all;
        for (const QString &name : names())
            all.append(now(name));
        return all;
    }

    /// False where it did not come to its end.
    bool endInTheMiddle(const End &end) const
    {
        const QStringList words{out(), QString::number(end.published), QString::number(end.takenBack)};
        return run(HITBOX_JOB_PROGRAM, words + names()).status == 0;
    }

    /// Does the next job write, and what does it say?
    QString wordsOfTheNextJob() const
    {
        const Result<Done> written = writeTogether(out(), {{"other", "x"}});
        return written ? QString() : written.error().text();
    }

private:
    QTemporaryDir m_folder;
};

} // namespace hitbox::tests
