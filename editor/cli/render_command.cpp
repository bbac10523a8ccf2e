#include "cli/commands.h"
#include "cli/finding_report.h"
#include "cli/project_input.h"
#include "formats/member.h"
#include "formats/project_file.h"
#include "formats/render.h"
#include "validation/validate.h"
#include "validation/wording.h"

#include <QDir>

namespace hitbox {

namespace {

QByteArray jsonOf(const QStringList &paths)
{
    JsonWriter json;
    json.beginObject();
    beginArrayMember(json, "files");
    for (const QString &path : paths)
        json.value(path);
    json.endArray();
    json.endObject();
    return json.document();
}

ExitStatus run(const Arguments &arguments, Output &output)
{
    const QString file = arguments.operands.first();
    const Result<Document> document = readProject(file);
    if (!document) {
        output.message(document.error(), file);
        return ExitStatus::Failed;
    }
    const ValidationContext context = contextOf(*document, file);
    for (const Sprite &sprite : document->sprites) {
        const QString problem = context.images.value(sprite.image).problem;
        if (!problem.isEmpty())
            output.message({{},
                            QStringLiteral("sprite ") + quoted(sprite.name),
                            QStringLiteral("drawn without its image: ") + problem},
                           file);
    }

    const Result<QList<OutputFile>> pictures = renderAll(*document, projectFolder(file));
    if (!pictures) {
        output.message(pictures.error(), file);
        return ExitStatus::Failed;
    }
    const QString folder = arguments.value(QStringLiteral("out"));
    const Result<Done> written = writeTogether(folder, *pictures);
    if (!written) {
        output.message(written.error(), QStringLiteral("--out"));
        return ExitStatus::Failed;
    }

    QStringList paths;
    for (const OutputFile &picture : *pictures)
        paths.append(QDir(folder).filePath(picture.name));
    if (arguments.has(QStringLiteral("json"))) {
        output.print(jsonOf(paths));
    } else {
        for (const QString &path : std::as_const(paths))
            output.printLine(path);
    }
    // Findings of severity error are drawn on the pictures, so they count as they do for `check`.
    return hasErrors(validate(*document, context)) ? ExitStatus::Findings : ExitStatus::Done;
}

} // namespace

Command renderCommand()
{
    return {"render",
            "FILE",
            "Draws a picture of every frame with its shapes and findings",
            "Exit status 1 when there are errors among the findings, as `hitbox check` has it.\n",
            1,
            1,
            {{"out", "DIR", "the folder to write to, made when missing", OptionUse::Required},
             {"json", nullptr, "print JSON"}},
            run};
}

} // namespace hitbox
