#include "windows/scripts/script_work.h"

#include "formats/export/profile_ground.h"
#include "service/script_run.h"
#include "service/text_file.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QSet>
#include <QStandardPaths>

namespace hitbox {

namespace {

void appendText(QString &text, const QString &more)
{
    if (text.size() + more.size() < ScriptOutcome::mostText)
        text += more + QLatin1Char('\n');
}

/// Without a place of its own a project has nothing beside it.
QString folderOf(const ScriptTask &task)
{
    return QFileInfo(task.projectFile.isEmpty() ? task.script : task.projectFile).absolutePath();
}

} // namespace

ScriptOutcome runScriptTask(const ScriptTask &task, const std::stop_token &stop)
{
    ScriptOutcome outcome{
        .script = task.script, .before = task.document, .after = task.document, .text = {}, .found = {}};
    const Result<QString> source = readText(task.script);
    if (!source) {
        outcome.after = source.error();
        return outcome;
    }
    Service service(groundOfFolders({folderOf(task)}));
    ServedProject project;
    project.file = task.projectFile;
    project.document = task.document;
    project.saved = task.document;
    project.isSavedByOthers = true;
    const Result<int> number = service.add(std::move(project));
    if (!number) {
        outcome.after = number.error();
        return outcome;
    }
    const ScriptListener listener{
        .printed = [&outcome](const QString &text) { appendText(outcome.text, text); },
        .remarked = [&outcome](const QString &text) { appendText(outcome.text, text); },
        .found =
            [&outcome](const ScriptFinding &found) {
                if (outcome.found.size() < ScriptOutcome::mostFindings)
                    outcome.found.append(found);
            },
        .stop = stop,
    };
    const ScriptOrder order{
        .name = QFileInfo(task.script).fileName(), .source = *source, .arguments = {}, .project = *number};
    if (const Result<Done> ran = runScript(order, service, listener); !ran)
        outcome.after = ran.error();
    else if (const ServedProject *changed = service.find(*number))
        outcome.after = changed->document;
    return outcome;
}

QStringList scriptsAround(const QString &projectFolder)
{
    QStringList folders;
    if (!projectFolder.isEmpty())
        folders.append(projectFolder + QStringLiteral("/scripts"));
    folders += QStandardPaths::standardLocations(QStandardPaths::AppDataLocation).value(0) + QStringLiteral("/scripts");
    folders += QCoreApplication::applicationDirPath() + QStringLiteral("/../share/hitbox-editor/scripts");
    folders += QStringLiteral(HITBOX_SCRIPTS_DIR);
    constexpr qsizetype most = 200;
    QStringList scripts;
    QSet<QString> names;
    for (const QString &folder : folders) {
        for (const QFileInfo &file : QDir(folder).entryInfoList({QStringLiteral("*.js")}, QDir::Files, QDir::Name)) {
            if (scripts.size() < most && !names.contains(file.fileName()))
                scripts.append(QDir::cleanPath(file.absoluteFilePath()));
            names.insert(file.fileName());
        }
    }
    return scripts;
}

} // namespace hitbox
