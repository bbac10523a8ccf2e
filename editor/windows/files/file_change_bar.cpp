#include "windows/files/file_change_bar.h"
#include "windows/widgets/readable_time.h"

#include <QApplication>
#include <QFileInfo>
#include <QStringList>
#include <QWidget>

#include <utility>

namespace hitbox {

FileChangeBar::FileChangeBar(ProjectView &view, ProjectFiles &files)
    : QObject(&view.widget())
    , m_view(view)
    , m_files(files)
{
    files.setMayReload([] { return !QApplication::activeModalWidget(); });
    connect(&files, &ProjectFiles::changedOnDisk, this, &FileChangeBar::show);
    connect(&files, &ProjectFiles::saved, this, [this] { NoticeBar::dismiss(m_bar); });
    connect(&files, &LiveAnswer::changed, this, [this] { m_mark.follow(m_files.path()); });
    connect(&m_mark, &OpenMark::foundOther, this, &FileChangeBar::addOther);
    connect(&m_mark, &OpenMark::lostOther, this, &FileChangeBar::removeOther);
    // From another machine no change is told.
    connect(&m_mark, &OpenMark::stillOpenElsewhere, &files, &ProjectFiles::look);
    m_mark.follow(m_files.path()); // the project may have been open before there was this bar
}

QString FileChangeBar::wordsOn(const OtherEditor &other)
{
    if (!other.since.isValid() || other.machine.isEmpty())
        return tr("by somebody unknown");
    const QString since = readableTime(other.since);
    return other.user.isEmpty() ? tr("on %1, since %2").arg(other.machine, since)
                                : tr("by %1 on %2, since %3").arg(other.user, other.machine, since);
}

void FileChangeBar::addOther(const QString &project, const OtherEditor &other)
{
    if (m_othersProject != project || !m_othersBar) // put away: what it named is known
        m_others.clear();
    m_othersProject = project;
    m_others.append(other);
    showOthers();
}

void FileChangeBar::removeOther(const QString &project, const OtherEditor &other)
{
    if (m_othersProject == project && m_others.removeOne(other) && m_othersBar)
        showOthers();
}

/// One bar names all of them.
void FileChangeBar::showOthers()
{
    NoticeBar::dismiss(m_othersBar);
    if (m_others.isEmpty())
        return;
    QStringList words;
    for (const OtherEditor &other : std::as_const(m_others))
        words.append(wordsOn(other));
    words.removeDuplicates();
    m_othersBar = &m_view.notice(tr("%1 is also open elsewhere: %2. You are told here when it is saved there.")
                                     .arg(QFileInfo(m_othersProject).fileName(), words.join(tr("; "))),
                                 {});
}

void FileChangeBar::show(const FileChange &change)
{
    NoticeBar::dismiss(m_bar);
    const QString name = QFileInfo(m_files.path()).fileName();
    const auto standing = NoticeBar::Kind::Standing;
    switch (change.kind) {
    case FileChange::Kind::None: break;
    case FileChange::Kind::Reloaded:
        m_view.tell(tr("Another program changed %1, which was read anew (%2). Undo shows it as it was.")
                        .arg(name, change.differences));
        break;
    case FileChange::Kind::Changed:
        m_bar = &m_view.notice(
            change.isUnsaved
                ? tr("Another program changed %1: %2. Here is unsaved work on it.").arg(name, change.differences)
                : tr("Another program changed %1: %2. Here it is as it was.").arg(name, change.differences),
            {{tr("Reload"), [this] { m_files.reload(); }}, {tr("Keep mine"), [this] { m_files.keepMine(); }}},
            standing);
        break;
    case FileChange::Kind::Unreadable:
        m_bar = &m_view
                     .notice(tr("Another program changed %1, and it cannot be read now: %2. Here it is as it was.")
                                 .arg(name, change.error.text()),
                             {})
                     .asError();
        break;
    case FileChange::Kind::Gone:
        m_bar = &m_view.notice((QFileInfo(m_files.folder()).isDir()
                                    ? tr("%1 was moved or removed. Here it still is.")
                                    : tr("The folder of %1 was moved or removed. Here it still is."))
                                   .arg(name),
                               {{tr("Save"), [this] { emit saveWanted(); }}});
        break;
    }
}

} // namespace hitbox
