#pragma once

#include "session/files/project_files.h"
#include "windows/actions/project_view.h"

#include <QObject>
#include <QPointer>

namespace hitbox {

/// Tells over the canvas what another program did to the project's file, and offers what can be done about it. It goes
/// once that is settled.
class FileChangeBar : public QObject
{
    Q_OBJECT

public:
    FileChangeBar(ProjectView &view, ProjectFiles &files);

signals:
    void saveWanted();

private:
    void show(const FileChange &change);

    ProjectView &m_view;
    ProjectFiles &m_files;
    QPointer<NoticeBar> m_bar;
};

} // namespace hitbox
