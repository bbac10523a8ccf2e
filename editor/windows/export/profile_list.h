#pragma once

#include "document/export_profile.h"
#include "drawing/theme.h"

#include <QWidget>

class QToolButton;

namespace hitbox {

class OpenProject;
class ProjectFiles;
class RowView;
class RefreshOnce;
class Session;

/// The export profiles of the project, to be picked, renamed and removed, with the paths that they have in its file.
/// Each edit is one undo step.
class ProfileList : public QWidget
{
    Q_OBJECT

public:
    ProfileList(OpenProject &project, QWidget *parent = nullptr);

    void setWidth(int pixels); ///< at once with the height that the lines need there

    QString picked() const { return m_picked; }  ///< name of a profile of the project; empty for none
    void pick(const QString &name);              ///< without a signal
    void add(ExportProfile profile);             ///< under a free name, picked, and its name may be typed at once
    void replacePicked(const ExportProfile &by); ///< with what it says, but for its name

signals:
    void chosen(const QString &name); ///< by hand, empty after the one that was picked was removed
    void told(const QString &message);

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void refresh();
    void rename(int row, const QString &name);
    void remove();
    int pickedRow() const;

    Session &m_session;
    const ProjectFiles &m_files;
    RefreshOnce *m_refresh = nullptr;
    QString m_picked;
    RowView *m_view = nullptr;
    QToolButton *m_rename = nullptr;
    QToolButton *m_remove = nullptr;
};

} // namespace hitbox
