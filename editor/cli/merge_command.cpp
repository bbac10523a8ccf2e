#include "cli/change_place.h"
#include "cli/commands.h"
#include "cli/project_input.h"
#include "document/limits.h"
#include "formats/merge/project_merge.h"
#include "formats/project/project_file.h"

#include <QFileInfo>

#include <algorithm>

namespace hitbox {

namespace {

/// A value on one line, and no more of it than one reads.
QString shown(const QByteArray &value)
{
    constexpr qsizetype mostCharacters = 80;
    if (value.isEmpty())
        return QStringLiteral("nothing");
    const QString text = QString::fromUtf8(value);
    return text.size() > mostCharacters ? text.left(mostCharacters) + QStringLiteral("…") : text;
}

QString lineOf(const MergeConflict &conflict)
{
    const QString place = changePlaceText(conflict.place);
    const QString what =
        conflict.what.isEmpty() ? place : place + QStringLiteral(": ") + QString::fromUtf8(conflict.what);
    const bool byOurs = conflict.theirs.isEmpty();
    const QString one = byOurs ? QStringLiteral("ours") : QStringLiteral("theirs");
    const QString other = byOurs ? QStringLiteral("theirs") : QStringLiteral("ours");
    const QString value = shown(byOurs ? conflict.ours : conflict.theirs);
    switch (conflict.kind) {
    case MergeConflictKind::Changed:
        return QStringLiteral("%1: ours %2 stays, theirs is %3")
            .arg(what, shown(conflict.ours), shown(conflict.theirs));
    case MergeConflictKind::Removed:
        return conflict.what.isEmpty()
                   ? QStringLiteral("%1: %2 removed it, and %3 changed it; it stays, as it was changed")
                         .arg(what, other, one)
                   : QStringLiteral("%1: %2 removed it, and %3 made it %4, which stays").arg(what, other, one, value);
    case MergeConflictKind::Order: return what + QStringLiteral(": both moved some of them; the order of ours stays");
    case MergeConflictKind::NameTaken:
        return QStringLiteral("%1: %2 call it %3, which is the name of something else; it keeps its own")
            .arg(place, one, value);
    case MergeConflictKind::Copied:
        return QStringLiteral("%1: it went to two places, and is there as shape %2 too")
            .arg(place, QString::fromUtf8(conflict.base));
    case MergeConflictKind::Emptied:
        return place + QStringLiteral(": one side removed all that it names, and it went with it");
    case MergeConflictKind::Other: break;
    }
    return place;
}

void writeValue(JsonWriter &json, const char *key, const QByteArray &value)
{
    if (!value.isEmpty())
        json.member(key, JsonText{value});
}

QByteArray mergeJson(const QString &out, const QList<MergeConflict> &conflicts)
{
    JsonWriter json;
    json.beginObject();
    json.member("file", out);
    json.beginArrayMember("conflicts");
    for (const MergeConflict &conflict : conflicts) {
        json.beginObject(JsonLayout::Line);
        json.member("kind", mergeConflictKindName(conflict.kind));
        writeChangePlace(json, conflict.place);
        json.member("what", QString::fromUtf8(conflict.what));
        writeValue(json, "base", conflict.base);
        writeValue(json, "ours", conflict.ours);
        writeValue(json, "theirs", conflict.theirs);
        json.endObject();
    }
    json.endArray();
    json.endObject();
    return json.document();
}

ExitStatus runMerge(const Arguments &arguments, Output &output)
{
    QList<Document> versions;
    for (const QString &file : arguments.operands) {
        const bool isNothing = versions.isEmpty() && QFileInfo(file).isFile() && QFileInfo(file).size() == 0;
        const Result<Document> document = isNothing ? Result<Document>(Document()) : readProject(file);
        if (!document)
            return failed(output, document.error(), file);
        versions.append(*document);
    }
    const QString out = arguments.value(QStringLiteral("out"));
    const bool isOneOfThem = std::ranges::any_of(
        arguments.operands, [&out](const QString &file) { return QFileInfo(file) == QFileInfo(out); });
    if (!isOneOfThem) {
        if (const Result<Done> spared = sparesOthers(arguments, arguments.operands.at(1), versions[1]); !spared)
            return failed(output, spared.error(), out);
    }
    const Result<MergedProject> merged = mergedProject(versions[0], versions[1], versions[2]);
    if (!merged)
        return failed(output, merged.error(), out);
    if (const Result<QByteArray> written = writeProject(out, merged->document); !written)
        return failed(output, written.error(), out);
    QList<MergeConflict> conflicts;
    for (const MergeConflict &conflict : merged->conflicts)
        conflicts += conflictsByMember(conflict);
    if (arguments.has(QStringLiteral("json"))) {
        output.print(mergeJson(out, conflicts));
    } else {
        for (const MergeConflict &conflict : std::as_const(conflicts))
            output.printLine(out + QStringLiteral(": conflict: ") + lineOf(conflict));
    }
    if (merged->notKept > 0)
        output.message({{},
                        {},
                        QStringLiteral("a project keeps %1 conflicts for the editor; the last %2 are told here alone")
                            .arg(limits::conflicts)
                            .arg(merged->notKept)},
                       out);
    return conflicts.isEmpty() ? ExitStatus::Done : ExitStatus::Findings;
}

} // namespace

Command mergeCommand()
{
    return {
        "merge",
        "BASE OURS THEIRS",
        "Makes one project of what two people made of it",
        "What only one of them changed is as that one has it. Shapes are known by their ids, and ids that both gave\n"
        "are told apart; what one renamed is known by the shapes in it; tags go with their frames, in-betweens are\n"
        "worked out anew. Where both changed one thing, ours stays; where one removed what the other changed, it\n"
        "stays: these conflicts are listed, with exit status 1, and kept in the project, where the editor shows what\n"
        "each side made and settles them. Paths are taken as they stand. For git see the manual.\n",
        3,
        3,
        {{"out", "FILE.hitbox", "the project to write; may be one of the three", OptionUse::Required},
         forceRule(),
         {"json", nullptr, "print JSON"}},
        runMerge};
}

} // namespace hitbox
