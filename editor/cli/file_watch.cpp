#include "cli/file_watch.h"

#include <QFileInfo>
#include <QSet>

#include <chrono>

namespace hitbox {

namespace {

using namespace std::chrono_literals;

/// Long enough for a program to write a file out, short enough to be taken for at once.
constexpr auto quietTime = 100ms;

/// Network drives tell of no change, and the system watches only so many files.
constexpr auto pollTime = 2s;

/// The folder where the file will come up, or the closest one there is above it.
QString folderToWatch(const QString &file)
{
    // Not the absolute path, in which ".." behind a link would lead elsewhere.
    QString folder = QFileInfo(file).path();
    while (!QFileInfo::exists(folder) && folder != QFileInfo(folder).path())
        folder = QFileInfo(folder).path();
    return folder;
}

} // namespace

FileWatch::FileWatch()
{
    m_quiet.setSingleShot(true);
    m_quiet.setInterval(quietTime);
    m_poll.setInterval(pollTime);
    connect(&m_quiet, &QTimer::timeout, this, &FileWatch::compare);
    const auto wait = [this] {
        if (!m_quiet.isActive())
            m_quiet.start();
    };
    connect(&m_poll, &QTimer::timeout, this, wait);
    connect(&m_watcher, &QFileSystemWatcher::fileChanged, this, wait);
    connect(&m_watcher, &QFileSystemWatcher::directoryChanged, this, wait);
    m_poll.start();
}

void FileWatch::watch(const QStringList &files)
{
    Stamps seen;
    for (const QString &file : files)
        seen.insert(file, m_seen.contains(file) ? m_seen.value(file) : stampOf(file));
    m_seen = seen;
    follow();
    m_quiet.start(); // what changed since it was seen may have told so already
}

void FileWatch::lookAgain()
{
    m_seen = stampsNow();
}

FileWatch::Stamp FileWatch::stampOf(const QString &file)
{
    const QFileInfo info(file);
    return info.exists() ? Stamp{true, info.size(), info.lastModified()} : Stamp{};
}

FileWatch::Stamps FileWatch::stampsNow() const
{
    Stamps stamps;
    for (auto seen = m_seen.cbegin(); seen != m_seen.cend(); ++seen)
        stamps.insert(seen.key(), stampOf(seen.key()));
    return stamps;
}

/// A file that another one took the place of is not watched any more. Its folder tells when it is there again.
void FileWatch::follow()
{
    QSet<QString> wanted;
    for (auto seen = m_seen.cbegin(); seen != m_seen.cend(); ++seen) {
        const QString target = QFileInfo(seen.key()).canonicalFilePath();
        wanted.insert(folderToWatch(seen.key()));
        if (!target.isEmpty())
            wanted.unite({seen.key(), folderToWatch(target)});
    }
    const QStringList watched = m_watcher.files() + m_watcher.directories();
    const QSet<QString> present(watched.begin(), watched.end());
    const QSet<QString> stale = present - wanted;
    const QSet<QString> fresh = wanted - present;
    if (!stale.isEmpty())
        m_watcher.removePaths(stale.values());
    if (!fresh.isEmpty())
        m_watcher.addPaths(fresh.values());
}

void FileWatch::compare()
{
    follow();
    const Stamps now = stampsNow();
    if (now == m_seen)
        return;
    if (now == m_latest) {
        emit changed();
        return;
    }
    m_latest = now;
    m_quiet.start();
}

} // namespace hitbox
