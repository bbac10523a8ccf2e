#include "windows/scripts/script_flow.h"

#include "session/open_project.h"
#include "windows/actions/project_view.h"
#include "windows/files/file_work.h"
#include "windows/scripts/script_results.h"
#include "windows/widgets/file_dialog.h"

#include <QFileInfo>

namespace hitbox {

namespace {

QString nameOf(const QString &script)
{
    return QFileInfo(script).completeBaseName();
}

} // namespace

ScriptFlow::ScriptFlow(OpenProject &project, ProjectView &view, QObject *parent)
    : QObject(parent)
    , m_project(project)
    , m_view(view)
{
}

void ScriptFlow::choose()
{
    const QString start = m_last.isEmpty() ? scriptsAround(m_project.files.folder()).value(0) : m_last;
    const QString script =
        FileDialog::fileToOpen(&m_view.widget(), tr("Run a script"), QFileInfo(start).path(), tr("Scripts (*.js)"));
    if (script.isEmpty())
        return;
    m_last = script;
    run(script);
}

void ScriptFlow::run(const QString &script)
{
    if (isUnderWay())
        return m_view.tell(tr("A script is running"));
    m_project.session.endGesture(Session::GestureEnd::Finish);
    NoticeBar::dismiss(m_notice);
    const ScriptTask task{script, m_project.files.path(), m_project.session.document()};
    m_work = new FileWorkFor<ScriptOutcome>(
        this, m_view, tr("Running %1…").arg(nameOf(script)),
        [task](const Run &run) { return runScriptTask(task, run.stop()); },
        [this](const ScriptOutcome &outcome) { take(outcome); });
}

void ScriptFlow::take(const ScriptOutcome &outcome)
{
    if (!outcome.after)
        m_notice = &m_view.notice(outcome.after.error().text(), {}).asError();
    else if (commit(outcome) && !outcome.saysMore())
        m_view.tell(outcome.text.isEmpty() ? tr("%1 has run").arg(nameOf(outcome.script)) : outcome.text.trimmed());
    if (outcome.saysMore())
        makeResults(outcome).show();
}

ScriptResults &ScriptFlow::makeResults(const ScriptOutcome &outcome)
{
    auto *results = new ScriptResults(nameOf(outcome.script), outcome, &m_view.widget());
    connect(results, &ScriptResults::findingChosen, this,
            [this](const Finding &finding) { m_view.showFinding(finding); });
    return *results;
}

std::vector<ScriptSaid> ScriptFlow::said() const
{
    std::vector<ScriptSaid> said;
    for (const ScriptResults *results : m_view.widget().findChildren<ScriptResults *>()) {
        if (results->isVisible())
            said.push_back(results->said());
    }
    return said;
}

/// The window that one types in stays that.
void ScriptFlow::showAgain(const std::vector<ScriptSaid> &said)
{
    for (const ScriptSaid &one : said) {
        ScriptResults &results = makeResults(one.outcome);
        results.setGeometry(one.place);
        results.setAttribute(Qt::WA_ShowWithoutActivating);
        results.show();
    }
}

bool ScriptFlow::commit(const ScriptOutcome &outcome)
{
    if (*outcome.after == outcome.before)
        return true;
    if (m_project.session.document() != outcome.before) {
        const QString script = outcome.script;
        m_notice = &m_view.notice(
            tr("The project was changed while %1 ran, and what that did is not taken.").arg(nameOf(script)),
            {{tr("Run again"), [this, script] { run(script); }}});
        return false;
    }
    m_project.session.commit(*outcome.after, tr("Run %1").arg(nameOf(outcome.script)));
    return true;
}

QList<PaletteEntry> ScriptFlow::paletteEntries()
{
    QList<PaletteEntry> entries;
    for (const QString &script : scriptsAround(m_project.files.folder()))
        entries.append({.text = nameOf(script), .place = tr("Script"), .enabled = !isUnderWay(), .run = [this, script] {
                            run(script);
                        }});
    return entries;
}

} // namespace hitbox
