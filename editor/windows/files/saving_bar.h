#pragma once

#include <QObject>
#include <QString>

namespace hitbox {

class ProjectFiles;
class ProjectView;
class WorkBar;

/// Shows over the canvas how far a save has come that takes long, and offers to cancel it.
class SavingBar : public QObject
{
    Q_OBJECT

public:
    SavingBar(ProjectView &view, ProjectFiles &files);

private:
    void begin(const QString &path);
    void endWithTheLast();

    ProjectView &m_view;
    ProjectFiles &m_files;
    WorkBar *m_bar = nullptr; ///< while something is being saved
};

} // namespace hitbox
