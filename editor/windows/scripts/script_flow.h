#pragma once

#include "windows/actions/command_palette.h"
#include "windows/scripts/script_work.h"

#include <QObject>
#include <QPointer>

#include <vector>

namespace hitbox {

class OpenProject;
class NoticeBar;
class ProjectView;
class ScriptResults;
struct ScriptSaid;

/// Scripts as a person meets them: chosen from a file or found in the palette, run beside the window, their changes one
/// step of the history, what they say in a window of its own.
class ScriptFlow : public QObject
{
    Q_OBJECT

public:
    ScriptFlow(OpenProject &project, ProjectView &view, QObject *parent);

    void choose(); ///< asks for a file
    void run(const QString &script);
    const QString &last() const { return m_last; }
    void setLast(const QString &script) { m_last = script; }
    std::vector<ScriptSaid> said() const; ///< in windows that are open
    void showAgain(const std::vector<ScriptSaid> &said);
    bool isUnderWay() const { return !m_work.isNull(); }

    /// One for each script that is found around the project.
    QList<PaletteEntry> paletteEntries();

private:
    void take(const ScriptOutcome &outcome);
    ScriptResults &makeResults(const ScriptOutcome &outcome);
    bool commit(const ScriptOutcome &outcome); ///< false where the project was changed meanwhile

    OpenProject &m_project;
    ProjectView &m_view;
    QPointer<QObject> m_work;
    QPointer<NoticeBar> m_notice;
    QString m_last; ///< where the last one was chosen
};

} // namespace hitbox
