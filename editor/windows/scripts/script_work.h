#pragma once

#include "document/document.h"
#include "document/result.h"
#include "service/script_listener.h"

#include <QList>
#include <QString>

#include <stop_token>

/// Running a script on the open project, beside the window.
namespace hitbox {

struct ScriptTask {
    QString script;      ///< path
    QString projectFile; ///< path; empty for a project without a file
    Document document;
};

struct ScriptOutcome {
    static constexpr qsizetype mostText = 1'000'000; ///< characters of `text`; what more is printed is not kept
    static constexpr qsizetype mostFindings = 10'000;

    QString script;         ///< path
    Document before;        ///< what it was run on
    Result<Document> after; ///< or why it did not end well
    QString text;           ///< what it printed, results and remarks, each with its newline
    QList<ScriptFinding> found;

    /// It said something that does not fit into a line.
    bool saysMore() const { return !found.isEmpty() || text.count(QLatin1Char('\n')) > 1; }
};

/// Scripts touch the project's folder, and their own where the project has none. They do not save the project: that is
/// for the one who looks at what they did.
ScriptOutcome runScriptTask(const ScriptTask &task, const std::stop_token &stop);

/// Those that a person may have: in the folder "scripts" beside the project, in that of their own, and the samples.
/// Paths, each name once, the nearest first.
QStringList scriptsAround(const QString &projectFolder);

} // namespace hitbox
