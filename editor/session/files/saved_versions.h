#pragma once

#include "document/document.h"
#include "document/result.h"
#include "session/files/work_keeping.h"
#include "session/work/background.h"

#include <QObject>
#include <QString>

namespace hitbox {

class ProjectFiles;

/// Keeps what is saved of the open project among its versions (see version_store.h), beside the window and after it was
/// saved: no save ever waits for it. So is what a save replaces, where that came from elsewhere: what was opened, what
/// another program wrote meanwhile, and the project of whose file this one took the name.
class SavedVersions : public QObject
{
    Q_OBJECT

public:
    /// The files outlive it.
    SavedVersions(ProjectFiles &files, QString store, QObject *parent = nullptr);

    const QString &store() const { return m_store; }
    void setNewest(int versions) { m_newest = versions; } ///< that stay whatever their age

signals:
    void kept(); ///< written and read back
    /// What was saved is safe in its file; it is not among the versions. Told once until one is kept again.
    void failed(const hitbox::Error &error);

private:
    struct State {
        QString path;
        Document document; ///< as in the file

        friend bool operator==(const State &, const State &) = default;
    };

    void keepOpened();
    void keepReplaced(const QString &path, const QByteArray &bytes);
    void keepSaved(const QString &path);
    void take(const Result<Done> &written);

    ProjectFiles &m_files;
    const QString m_store;
    int m_newest = WorkKeeping().versions;
    State m_kept; ///< the last one that was asked for
    bool m_isTold = false;
    Background m_background;
};

} // namespace hitbox
