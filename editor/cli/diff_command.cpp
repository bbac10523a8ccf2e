#include "cli/change_place.h"
#include "cli/commands.h"
#include "formats/merge/project_differences.h"
#include "formats/project/project_file.h"

namespace hitbox {

namespace {

QByteArray diffJson(const QList<ProjectChange> &changes)
{
    JsonWriter json;
    json.beginObject();
    json.beginArrayMember("changes");
    for (const ProjectChange &change : changes) {
        json.beginObject(JsonLayout::Line);
        json.member("kind", projectChangeName(change.kind));
        writeChangePlace(json, change.place);
        if (change.kind == ProjectChangeKind::Changed) {
            json.beginArrayMember("what");
            for (const QString &member : change.what)
                json.value(member);
            json.endArray();
        }
        json.endObject();
    }
    json.endArray();
    json.endObject();
    return json.document();
}

QString lineOf(const ProjectChange &change)
{
    const QString line = projectChangeName(change.kind) + QStringLiteral(": ") + changePlaceText(change.place);
    return change.what.isEmpty() ? line : line + QStringLiteral(": ") + change.what.join(QStringLiteral(", "));
}

/// Version control names the empty device, on every system, in place of a file that is not there on one side.
Result<Document> versionOf(const QString &file)
{
    return file == QLatin1String("/dev/null") ? Result<Document>(Document()) : readProject(file);
}

ExitStatus runDiff(const Arguments &arguments, Output &output)
{
    const QString &before = arguments.operands.at(0);
    const QString &after = arguments.operands.at(1);
    const Result<Document> old = versionOf(before);
    if (!old)
        return failed(output, old.error(), before);
    const Result<Document> now = versionOf(after);
    if (!now)
        return failed(output, now.error(), after);
    const Result<QList<ProjectChange>> changes = differencesOf(*old, *now);
    if (!changes)
        return failed(output, changes.error(), after);
    if (arguments.has(QStringLiteral("json"))) {
        output.print(diffJson(*changes));
    } else {
        for (const ProjectChange &change : *changes)
            output.printLine(lineOf(change));
    }
    return changes->isEmpty() ? ExitStatus::Done : ExitStatus::Findings;
}

} // namespace

Command diffCommand()
{
    return {
        "diff",
        "BEFORE AFTER",
        "Says what differs between two versions of a project",
        "A line for each thing that was added, removed, moved or changed, and which of its members were. Shapes are\n"
        "known by their ids, all else by names; where one thing was renamed, by what it holds. /dev/null stands for a\n"
        "project that is not there. Exit status 1 when there is a difference.\n",
        2,
        2,
        {{"json", nullptr, "print JSON"}},
        runDiff};
}

} // namespace hitbox
