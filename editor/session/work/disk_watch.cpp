#include "session/work/disk_watch.h"

#include <QFileInfo>
#include <QSet>

#include <chrono>
#include <utility>

namespace hitbox {

namespace {

using namespace std::chrono_literals;

/// Files that changed are looked at again after it, until they stay as they are.
constexpr auto quietTime = 150ms;

} // namespace

DiskWatch::DiskWatch(QObject *parent)
    : QObject(parent)
{
    m_quiet.setSingleShot(true);
    m_quiet.setInterval(quietTime);
    connect(&m_quiet, &QTimer::timeout, this, &DiskWatch::compare);
    const auto wait = [this] { m_quiet.start(); };
    connect(&m_watcher, &QFileSystemWatcher::fileChanged, this, wait);
    connect(&m_watcher, &QFileSystemWatcher::directoryChanged, this, wait);
}

void DiskWatch::watch(const QStringList &files)
{
    Stamps told;
    for (const QString &file : files)
        told.insert(file, m_told.contains(file) ? m_told.value(file) : stampOf(file));
    m_told = told;
    m_seen = told;
    follow();
    m_quiet.start(); // what changed meanwhile may have told so already
}

DiskWatch::Stamps DiskWatch::stampsNow() const
{
    Stamps now;
    for (auto each = m_told.cbegin(); each != m_told.cend(); ++each)
        now.insert(each.key(), stampOf(each.key()));
    return now;
}

DiskWatch::Stamp DiskWatch::stampOf(const QString &file)
{
    const QFileInfo info(file);
    return info.isFile() ? Stamp{info.lastModified(), info.size()} : Stamp{};
}

void DiskWatch::compare()
{
    const Stamps now = stampsNow();
    follow();
    if (now != std::exchange(m_seen, now)) {
        m_quiet.start();
        return;
    }
    if (now == m_told)
        return;
    m_told = now;
    emit changed();
}

/// A file that was replaced is followed no longer by the system, and has to be named anew.
void DiskWatch::follow()
{
    QSet<QString> wanted;
    for (auto each = m_told.cbegin(); each != m_told.cend(); ++each) {
        const QFileInfo info(each.key());
        if (QFileInfo::exists(info.path()))
            wanted.insert(info.path());
        if (info.isFile())
            wanted.insert(each.key());
    }
    const QStringList followed = m_watcher.files() + m_watcher.directories();
    for (const QString &path : followed) {
        if (!wanted.remove(path))
            m_watcher.removePath(path);
    }
    if (!wanted.isEmpty())
        m_watcher.addPaths(wanted.values());
}

} // namespace hitbox
