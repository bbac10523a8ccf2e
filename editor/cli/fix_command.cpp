#include "cli/commands.h"
#include "cli/finding_report.h"
#include "cli/project_input.h"
#include "formats/json/json_writer.h"
#include "formats/project/project_file.h"
#include "formats/project/project_paths.h"
#include "service/finding_place.h"
#include "service/fix_json.h"
#include "validation/fixes.h"
#include "validation/validate.h"

#include <QFileInfo>

namespace hitbox {

namespace {

/// What came out of one file.
struct Repaired {
    QString file; ///< as written, or as it was where nothing was to be done
    FixedDocument fixed;
    QList<Finding> left;
    QList<NotFixed> notFixed;
};

QByteArray fixJson(const Repaired &repaired)
{
    JsonWriter json;
    json.beginObject();
    json.member("file", repaired.file);
    writeFixes(json, repaired.fixed);
    writeNotFixed(json, repaired.fixed.document, repaired.notFixed);
    writeFindings(json, repaired.fixed.document, repaired.left);
    json.endObject();
    return json.document();
}

QString fixLine(const QString &file, const Document &document, const FixDone &done)
{
    const QString place = placeText(document, done.finding);
    return QStringLiteral("%1: fixed: %2%3 -> %4 [%5]")
        .arg(file, place.isEmpty() ? place : place + QStringLiteral(": "), done.finding.message, done.title, done.fix);
}

void print(Output &output, const Repaired &repaired)
{
    const FixedDocument &fixed = repaired.fixed;
    for (const FixDone &done : fixed.done)
        output.printLine(fixLine(repaired.file, fixed.document, done));
    for (const ShapeRef &ref : fixed.workedOut)
        output.printLine(QStringLiteral("%1: worked out anew from its keys: %2")
                             .arg(repaired.file, placeText(fixed.document, placedAt(fixed.document, ref))));
    for (const ShapeRef &ref : fixed.newKeys)
        output.printLine(QStringLiteral("%1: an in-between that is a key now, and follows others no more: %2")
                             .arg(repaired.file, placeText(fixed.document, placedAt(fixed.document, ref))));
    for (const Finding &finding : repaired.left)
        output.printLine(findingLine(repaired.file, fixed.document, finding));
    for (const NotFixed &one : repaired.notFixed)
        output.printLine(QStringLiteral("%1: not fixed: %2: %3 [%4]")
                             .arg(repaired.file, placeText(fixed.document, one.finding), one.why, one.finding.rule));
    const QString summary =
        fixed.done.isEmpty() ? QStringLiteral("nothing to fix") : counted(fixed.done.size(), QStringLiteral("repair"));
    const QString left = repaired.left.isEmpty() ? QString() : QStringLiteral("; left: ") + countsText(repaired.left);
    output.printLine(repaired.file + QStringLiteral(": ") + summary + left);
}

ExitStatus runFix(const Arguments &arguments, Output &output)
{
    const QString file = arguments.operands.first();
    const QString out = arguments.has(QStringLiteral("out")) ? arguments.value(QStringLiteral("out")) : file;
    const Result<Document> document = readProject(file);
    if (!document)
        return failed(output, document.error(), file);
    if (const Result<Done> spared = sparesOthers(arguments, file, *document); !spared)
        return failed(output, spared.error(), out);

    const ValidationContext context = contextOf(*document, file);
    const FixedDocument fixed = fixedAll(*document, context);
    const QList<Finding> left = validate(fixed.document, context);
    const Repaired repaired{out, fixed, left, notFixed(fixed.document, left)};
    const bool inPlace = QFileInfo(out) == QFileInfo(file);
    if (!inPlace || !fixed.done.isEmpty()) {
        const Document written = withPathsRebased(fixed.document, projectFolder(file), projectFolder(out));
        if (const Result<QByteArray> done = writeProject(out, written); !done)
            return failed(output, done.error(), out);
    }

    if (arguments.has(QStringLiteral("json")))
        output.print(fixJson(repaired));
    else
        print(output, repaired);
    return hasErrors(repaired.left) ? ExitStatus::Findings : ExitStatus::Done;
}

} // namespace

Command fixCommand()
{
    return {
        "fix",
        "FILE",
        "Repairs what can be repaired without asking",
        "Untangles outlines that cross themselves, removes repeated points and spikes, and numbers names that are\n"
        "used twice. What shapes fill stays what it was, to within 1/256 of a pixel; a part cut off becomes a shape\n"
        "of its own. In-betweens of a key that was repaired are worked out anew; one that was repaired itself is a\n"
        "key from then on; both are listed. Remarks are left alone. Without --out the file itself is written, if\n"
        "there was something to repair. Lists what was done and what is left. Exit status 1 when errors are left.\n",
        1,
        1,
        {{"out", "FILE.hitbox", "the project to write instead", OptionUse::Optional},
         forceRule(),
         {"json", nullptr, "print JSON"}},
        runFix};
}

} // namespace hitbox
