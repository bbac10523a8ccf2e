#include "files/file_watch.h"

#include <QFileInfo>
#include <QSet>

#include <algorithm>
#include <chrono>
#include <utility>

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

} // namespace

FileWatch::FileWatch()
{
    m_quiet.setSingleShot(true);
    m_quiet.setInterval(quietTime);
    connect(&m_quiet, &QTimer::timeout, this, &FileWatch::compare);
    connect(&m_watcher, &QFileSystemWatcher::fileChanged, this, &FileWatch::look);
    connect(&m_watcher, &QFileSystemWatcher::directoryChanged, this, &FileWatch::look);
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
    for (const QString &folder : std::as_const(folders))
        wanted.insert(folderToWatch(folder));
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
    if (std::any_of(m_seen.cbegin(), m_seen.cend(), [](const Stamp &stamp) { return stamp == Stamp{}; }))
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
