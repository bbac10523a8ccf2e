#pragma once

#include "session/files/open_mark.h"
#include "session/files/project_files.h"
#include "windows/actions/project_view.h"

#include <QList>
#include <QObject>
#include <QPointer>
#include <QString>

namespace hitbox {

/// Tells over the canvas who else has the project open, what another program did to its file, and offers what can be
/// done about it. It goes once that is settled.
class FileChangeBar : public QObject
{
    Q_OBJECT

public:
    FileChangeBar(ProjectView &view, ProjectFiles &files);

signals:
    void saveWanted();

private:
    void show(const FileChange &change);
    static QString wordsOn(const OtherEditor &other);
    void addOther(const QString &project, const OtherEditor &other);
    void removeOther(const QString &project, const OtherEditor &other);
    void showOthers();

    ProjectView &m_view;
    ProjectFiles &m_files;
    QPointer<NoticeBar> m_bar;
    QPointer<NoticeBar> m_othersBar;
    QList<OtherEditor> m_others; ///< that it names
    QString m_othersProject;
    OpenMark m_mark;
};

} // namespace hitbox
