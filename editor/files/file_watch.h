#pragma once

#include <QByteArray>
#include <QDateTime>
#include <QFileSystemWatcher>
#include <QHash>
#include <QObject>
#include <QSet>
#include <QStringList>
#include <QTimer>

namespace hitbox {

/// Tells when files are written anew, when another file takes their place, when they come and go, with a folder above
/// them too: once they stay as they are for a moment, since a program may take a while to write one.
class FileWatch final : public QObject
{
    Q_OBJECT

public:
    FileWatch();

    /// Of a file: what changes when it is written. Invalid and 0 where there is none.
    struct Stamp {
        QDateTime time;
        qint64 bytes = 0;
        friend bool operator==(const Stamp &, const Stamp &) = default;
    };
    using Stamps = QHash<QString, Stamp>; // by the file's path

    /// How files are now, on any thread. Those that are known are not looked at.
    static Stamps stampsOf(const QStringList &files, const Stamps &known = {});

    /// These files from now on, which need not exist. Of new ones, how they are now is what changes are from; no change
    /// is lost of those that were watched before.
    void watch(const QStringList &files);
    /// The same with how new ones were a while ago: changes are from then.
    void watch(const Stamps &files);

    /// Without being told by the system, which network drives do not do.
    void look();

signals:
    void changed();

private:
    static Stamp stampOf(const QString &file);
    Stamps stampsNow() const;
    bool haveFoldersMoved() const;
    bool haveMoved(const QStringList &folders) const;
    void lookAtFolder(const QString &folder);
    void followFolders(const QSet<QString> &folders);
    void follow();
    void compare();

    QFileSystemWatcher m_watcher;
    QTimer m_quiet;
    QHash<QString, QByteArray> m_folders; ///< that are watched, and which ones they were then
    QSet<QString> m_above;                ///< those that tell only of folders in them
    QHash<QString, QStringList> m_within; ///< the watched folders that lie in each folder
    Stamps m_told;                        ///< as last told, or when the watch began
    Stamps m_seen;                        ///< as last looked at
    int m_looks = 0;                      ///< that found another change each
};

} // namespace hitbox
