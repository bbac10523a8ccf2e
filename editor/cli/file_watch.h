#pragma once

#include <QDateTime>
#include <QFileSystemWatcher>
#include <QHash>
#include <QObject>
#include <QStringList>
#include <QTimer>

namespace hitbox {

/// Tells when files change: when they are written to, when another file takes their place, when they come and go.
class FileWatch : public QObject
{
    Q_OBJECT

public:
    FileWatch();

    /// From now on these files and no others. One that was not watched before counts as seen the way it is now.
    void watch(const QStringList &files);

    /// All files count as seen the way they are now. To be called before they are read, so that no change is missed.
    void lookAgain();

signals:
    /// A file is not what it was when last seen, and all have been left alone for a moment.
    void changed();

private:
    struct Stamp {
        bool isThere = false;
        qint64 size = 0;
        QDateTime time;

        friend bool operator==(const Stamp &, const Stamp &) = default;
    };
    using Stamps = QHash<QString, Stamp>; // by the file's path

    static Stamp stampOf(const QString &file);
    Stamps stampsNow() const;
    void follow();
    void compare();

    Stamps m_seen;
    Stamps m_latest; ///< while m_quiet runs: what the last look found
    QFileSystemWatcher m_watcher;
    QTimer m_quiet;
    QTimer m_poll;
};

} // namespace hitbox
