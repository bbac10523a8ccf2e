#pragma once

#include "windows/actions/command_palette.h"
#include "windows/scripts/script_work.h"

#include <QObject>
#include <QPointer>

namespace hitbox {

class OpenProject;
class NoticeBar;
class ProjectView;

/// Scripts as a person meets them: chosen from a file or found in the palette, run beside the window, their changes one
/// step of the history, what they say in a window of its own.
class ScriptFlow : public QObject
{
    Q_OBJECT

public:
    ScriptFlow(OpenProject &project, ProjectView &view, QObject *parent);

    void choose(); ///< asks for a file
    void run(const QString &script);
    bool isUnderWay() const { return !m_work.isNull(); }

    /// One for each script that is found around the project.
    QList<PaletteEntry> paletteEntries();

private:
    void take(const ScriptOutcome &outcome);
    bool commit(const ScriptOutcome &outcome); ///< false where the project was changed meanwhile

    OpenProject &m_project;
    ProjectView &m_view;
    QPointer<QObject> m_work;
    QPointer<NoticeBar> m_notice;
    QString m_last; ///< where the last one was chosen
};

} // namespace hitbox
