#include "files/file_watch.h"

#include <QFile>
#include <QFileInfo>

#include <algorithm>
#include <chrono>
#include <utility>

#ifdef Q_OS_UNIX
#include <sys/stat.h>
#endif

namespace hitbox {

namespace {

using namespace std::chrono_literals;

/// Files that changed are looked at again after it, until they stay as they are: long enough for a program to write
/// one out, short enough to be taken for at once.
constexpr auto quietTime = 150ms;

/// After so many looks, 3 s, a file that never stays as it is, such as a log, is told of all the same.
constexpr int mostLooks = 20;

/// The folder, or the closest one there is above it: it tells when the one below comes up.
QString folderToWatch(QString folder)
{
    while (!QFileInfo::exists(folder) && folder != QFileInfo(folder).path())
        folder = QFileInfo(folder).path();
    return folder;
}

/// The folders above, under the names by which it was reached. The system tells nothing of a folder that is moved, and
/// goes on to tell of it wherever it is then: the one that it was in tells. macOS would tell of all that is in each of
/// them, however deep; there a renamed folder is found out at the next look.
QStringList foldersAbove(QString folder)
{
    QStringList above;
#ifdef Q_OS_MACOS
    return above;
#endif
    for (QString next = QFileInfo(folder).path(); next != folder; next = QFileInfo(folder).path()) {
        above.append(next);
        folder = next;
    }
    return above;
}

/// Tells a folder from another one that takes its name; empty where there is none.
QByteArray identityOfFolder(const QString &folder)
{
#ifdef Q_OS_UNIX
    struct stat status = {};
    if (::stat(QFile::encodeName(folder).constData(), &status) != 0)
        return {};
    return QByteArray::number(quint64(status.st_dev)) + ' ' + QByteArray::number(quint64(status.st_ino));
#else
    const QFileInfo info(folder);
    return info.isDir() ? QByteArray::number(info.birthTime().toMSecsSinceEpoch()) : QByteArray();
#endif
}

} // namespace

FileWatch::FileWatch()
{
    m_quiet.setSingleShot(true);
    m_quiet.setInterval(quietTime);
    connect(&m_quiet, &QTimer::timeout, this, &FileWatch::compare);
    connect(&m_watcher, &QFileSystemWatcher::fileChanged, this, &FileWatch::look);
    connect(&m_watcher, &QFileSystemWatcher::directoryChanged, this, &FileWatch::lookAtFolder);
}

FileWatch::Stamps FileWatch::stampsOf(const QStringList &files, const Stamps &known)
{
    Stamps stamps;
    for (const QString &file : files) {
        const auto before = known.constFind(file);
        stamps.insert(file, before != known.cend() ? *before : stampOf(file));
    }
    return stamps;
}

void FileWatch::watch(const QStringList &files)
{
    watch(stampsOf(files, m_told));
}

void FileWatch::watch(const Stamps &files)
{
    Stamps told = files;
    for (auto each = told.begin(); each != told.end(); ++each) {
        if (const auto known = m_told.constFind(each.key()); known != m_told.cend())
            *each = *known;
    }
    m_told = told;
    m_seen = told;
    follow();
    look(); // what changed meanwhile may have told so already
}

void FileWatch::look()
{
    if (!m_quiet.isActive())
        m_quiet.start();
}

FileWatch::Stamp FileWatch::stampOf(const QString &file)
{
    const QFileInfo info(file);
    return info.isFile() ? Stamp{info.lastModified(), info.size()} : Stamp{};
}

FileWatch::Stamps FileWatch::stampsNow() const
{
    Stamps now;
    for (auto each = m_told.cbegin(); each != m_told.cend(); ++each)
        now.insert(each.key(), stampOf(each.key()));
    return now;
}

bool FileWatch::haveFoldersMoved() const
{
    return haveMoved(m_folders.keys());
}

bool FileWatch::haveMoved(const QStringList &folders) const
{
    return std::any_of(folders.cbegin(), folders.cend(),
                       [this](const QString &folder) { return identityOfFolder(folder) != m_folders.value(folder); });
}

/// Folders far above, such as one for temporary files, may change all the time: only what lies in them is asked for.
void FileWatch::lookAtFolder(const QString &folder)
{
    if (!m_above.contains(folder) || haveMoved(m_within.value(folder)))
        look();
}

/// What is watched in a folder that another one took the place of, or that is somewhere else, is told of no more.
void FileWatch::followFolders(const QSet<QString> &folders)
{
    QSet<QString> around;
    QSet<QString> above;
    for (const QString &named : std::as_const(folders)) {
        const QString folder = folderToWatch(named);
        around.insert(folder);
        const QStringList onTheWay = foldersAbove(folder) + foldersAbove(QFileInfo(folder).canonicalFilePath());
        above.unite(QSet<QString>(onTheWay.cbegin(), onTheWay.cend()));
    }
    m_above = above.subtract(around);
    QHash<QString, QByteArray> now;
    m_within.clear();
    for (const QString &folder : around + m_above) {
        now.insert(folder, identityOfFolder(folder)); // before they are watched: nothing is missed
        m_within[QFileInfo(folder).path()].append(folder);
    }
    const QHash<QString, QByteArray> before = std::exchange(m_folders, now);
    const QStringList known = before.keys();
    const bool haveMoved = std::any_of(known.cbegin(), known.cend(), [&](const QString &folder) {
        return now.contains(folder) && now.value(folder) != before.value(folder);
    });
    const QStringList deaf = m_watcher.files() + m_watcher.directories();
    if (haveMoved && !deaf.isEmpty())
        m_watcher.removePaths(deaf);
}

/// A file that another one took the place of is not watched any more. Its folder tells when it is there again.
void FileWatch::follow()
{
    QSet<QString> wanted;
    QSet<QString> folders;
    for (auto each = m_told.cbegin(); each != m_told.cend(); ++each) {
        const QFileInfo info(each.key());
        folders.insert(info.path()); // not the absolute path, in which ".." behind a link would lead elsewhere
        if (info.isFile())
            wanted.insert(each.key());
        if (const QString target = info.isSymLink() ? info.canonicalFilePath() : QString(); !target.isEmpty())
            folders.insert(QFileInfo(target).path());
    }
    followFolders(folders);
    const QStringList around = m_folders.keys();
    wanted.unite(QSet<QString>(around.cbegin(), around.cend()));
    const QStringList followed = m_watcher.files() + m_watcher.directories();
    for (const QString &path : followed) {
        if (!wanted.remove(path))
            m_watcher.removePath(path);
    }
    if (!wanted.isEmpty())
        m_watcher.addPaths(wanted.values());
}

/// What is followed is looked up anew only where it may have changed: of thousands of files that takes long. Stamps are
/// compared after it, so that nothing that happens meanwhile is missed.
void FileWatch::compare()
{
    const bool isAnyMissing =
        std::any_of(m_seen.cbegin(), m_seen.cend(), [](const Stamp &stamp) { return stamp == Stamp{}; });
    if (isAnyMissing || haveFoldersMoved())
        follow();
    const Stamps now = stampsNow();
    if (now != std::exchange(m_seen, now) && ++m_looks < mostLooks) {
        follow();
        return look();
    }
    m_looks = 0;
    if (now == m_told)
        return;
    m_told = now;
    emit changed();
}

} // namespace hitbox
