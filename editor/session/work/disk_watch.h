#pragma once

#include <QDateTime>
#include <QFileSystemWatcher>
#include <QHash>
#include <QObject>
#include <QStringList>
#include <QTimer>

namespace hitbox {

/// Tells when files were saved anew by another program, once they stay as they are for a moment: a program may
/// take a while to write one. Folders are watched, since the file that is written may take the place of the old one.
class DiskWatch final : public QObject
{
    Q_OBJECT

public:
    explicit DiskWatch(QObject *parent = nullptr);

    /// These files from now on, by absolute paths, which need not exist. Of new ones, how they are now is what changes
    /// are from; no change is lost of those that were watched before.
    void watch(const QStringList &files);

signals:
    void changed();

private:
    /// Of a file: what changes when it is written. Invalid and 0 where there is none.
    struct Stamp {
        QDateTime time;
        qint64 bytes = 0;
        friend bool operator==(const Stamp &, const Stamp &) = default;
    };
    using Stamps = QHash<QString, Stamp>;

    static Stamp stampOf(const QString &file);
    Stamps stampsNow() const;
    void compare();
    void follow();

    QFileSystemWatcher m_watcher;
    QTimer m_quiet;
    Stamps m_told; ///< as last told, or when the watch began
    Stamps m_seen; ///< as last looked at
};

} // namespace hitbox
