#include "cli/commands.h"
#include "cli/finding_report.h"
#include "cli/project_input.h"
#include "cli/trace_options.h"
#include "document/edits.h"
#include "document/names.h"
#include "document/numbers.h"
#include "formats/json/json_writer.h"
#include "formats/project/project_file.h"
#include "formats/project/project_paths.h"
#include "images/following/noted_images.h"
#include "images/image_paths.h"
#include "images/tracing/trace_frames.h"
#include "validation/validate.h"

#include <QFileInfo>

namespace hitbox {

namespace {

/// What is traced, and where its image paths start from.
struct Input {
    Document document;
    QString folder; ///< empty: paths are absolute
};

bool isProject(const QString &file)
{
    return file.endsWith(QLatin1String(".hitbox"), Qt::CaseInsensitive);
}

Result<Input> inputOf(const QString &file)
{
    if (isProject(file)) {
        const Result<Document> document = readProject(file);
        if (!document)
            return document.error();
        return Input{*document, projectFolder(file)};
    }
    const Result<ImageSprite> image = spriteOfImage(file, storedImagePath({}, file));
    if (!image)
        return image.error();
    return Input{withSprite(emptyProject(), image->sprite), {}};
}

/// What the project holds, without notes of what its images looked like and of ids that are gone.
Document essence(Document document)
{
    document.nextShapeId = 1;
    for (Sprite &sprite : document.sprites) {
        sprite.imageHash.clear();
        for (Frame &frame : sprite.frames) {
            frame.imageHash.clear();
            frame.pixels = {};
        }
    }
    return document;
}

/// What a trace makes of an image where no option says otherwise.
Document usualTrace(const Input &input)
{
    const Document &document = input.document;
    const QList<TracedFrame> traces = tracedFrames(document, frameRefsOf(document), {}, input.folder);
    return withTraces(document, traces, document.categories.constFirst().name, OldShapes::Kept);
}

/// An image that is traced again may take the place of the project with the image alone and of its traces, as far as
/// these can be told from shapes drawn by hand: those made with the same options, or with none.
Result<Done> sparesProject(const Arguments &arguments, const Input &input, const Document &traced)
{
    const QString out = arguments.value(QStringLiteral("out"));
    if (!QFileInfo::exists(out))
        return Done{};
    const Result<Document> there = readProject(out);
    if (!there)
        return there.error();
    const Document kept = essence(*there);
    const auto isThere = [&](const Document &document) {
        return essence(withPathsRebased(document, input.folder, projectFolder(out))) == kept;
    };
    if (arguments.has(QStringLiteral("force")) || isThere(input.document) || isThere(traced) ||
        isThere(usualTrace(input)))
        return Done{};
    return Error{out,
                 {},
                 QStringLiteral("found a project with more than this image and its trace, which would be lost; name "
                                "another file for --out, or --force to replace it")};
}

Result<QList<FrameRef>> wantedFrames(const Document &document, const Arguments &arguments)
{
    const QString sprite = arguments.value(QStringLiteral("sprite"));
    const QString frame = arguments.value(QStringLiteral("frame"));
    const bool anySprite = !arguments.has(QStringLiteral("sprite"));
    const bool anyFrame = !arguments.has(QStringLiteral("frame"));
    if (anySprite && !anyFrame)
        return Error{{}, {}, QStringLiteral("--frame needs --sprite")};
    QList<FrameRef> wanted;
    for (const FrameRef ref : frameRefsOf(document)) {
        if ((anySprite || findSprite(document, ref.sprite)->name == sprite) &&
            (anyFrame || findFrame(document, ref)->name == frame))
            wanted.append(ref);
    }
    if (!wanted.isEmpty())
        return wanted;
    if (anySprite)
        return Error{{}, {}, QStringLiteral("the project has no frames")};
    const Result<const Frame *> missing = frameNamed(document, sprite, frame);
    return missing ? Error{{}, {}, QStringLiteral("the sprite has no frames")} : missing.error();
}

Result<QString> wantedCategory(const Document &document, const Arguments &arguments)
{
    QStringList names;
    for (const Category &category : document.categories)
        names.append(category.name);
    if (!arguments.has(QStringLiteral("category")))
        return names.value(0);
    const QString wanted = arguments.value(QStringLiteral("category"));
    if (names.contains(wanted))
        return wanted;
    return Error{{},
                 {},
                 QStringLiteral("there is no category %1; it has: %2")
                     .arg(quoted(wanted), names.isEmpty() ? QStringLiteral("none") : names.join(QStringLiteral(", ")))};
}

QString placeOf(const Document &document, FrameRef ref)
{
    return QStringLiteral("sprite %1, frame %2")
        .arg(quoted(findSprite(document, ref.sprite)->name), quoted(findFrame(document, ref)->name));
}

/// Tells about each frame that could not be traced; true when there are none.
bool allTraced(const Document &document, const QList<TracedFrame> &traces, const QString &file, const Output &output)
{
    bool complete = true;
    for (const TracedFrame &traced : traces) {
        if (traced.trace)
            continue;
        Error error = traced.trace.error();
        error.place = placeOf(document, traced.ref);
        output.message(error, file);
        complete = false;
    }
    return complete;
}

QByteArray traceJson(const QString &file, const Document &document, const QList<TracedFrame> &traces)
{
    JsonWriter json;
    json.beginObject();
    json.member("file", file);
    json.beginArrayMember("frames");
    for (const TracedFrame &traced : traces) {
        const FrameTrace &trace = *traced.trace;
        json.beginObject(JsonLayout::Line);
        json.member("sprite", findSprite(document, traced.ref.sprite)->name);
        json.member("frame", findFrame(document, traced.ref)->name);
        json.member("outlines", static_cast<qint64>(outlinesOf(trace).size()));
        json.member("vertices", vertexCount(trace));
        json.member("missed", trace.fit.missedPercent());
        json.member("excess", trace.fit.excessPercent());
        if (!trace.note.isEmpty())
            json.member("note", trace.note);
        json.endObject();
    }
    json.endArray();
    json.endObject();
    return json.document();
}

QString traceSentence(const FrameTrace &trace)
{
    const auto outlines = outlinesOf(trace).size();
    const QString note = trace.note.isEmpty() ? QString() : QStringLiteral("; ") + trace.note;
    return QStringLiteral("%1 %2, %3 vertices, missed %4 %, excess %5 %%6")
        .arg(QString::number(outlines), outlines == 1 ? QStringLiteral("outline") : QStringLiteral("outlines"),
             QString::number(vertexCount(trace)), readableNumber(trace.fit.missedPercent()),
             readableNumber(trace.fit.excessPercent()), note);
}

ExitStatus runTrace(const Arguments &arguments, Output &output)
{
    const QString file = arguments.operands.first();
    const QString out = arguments.value(QStringLiteral("out"));
    const Result<TraceOptions> options = traceOptionsOf(arguments);
    if (!options)
        return failed(output, options.error(), QStringLiteral("hitbox"));
    if (!isProject(file) && arguments.has(QStringLiteral("replace")))
        return failed(output, wrongUsage(QStringLiteral("--replace is for the shapes of a project, not of an image")),
                      QStringLiteral("hitbox"));
    const Result<Input> input = inputOf(file);
    if (!input)
        return failed(output, input.error(), file);
    const Result<Done> spared = isProject(file) ? sparesOthers(arguments, file, input->document) : Done{};
    if (!spared)
        return failed(output, spared.error(), out);
    const Result<QList<FrameRef>> frames = wantedFrames(input->document, arguments);
    if (!frames)
        return failed(output, frames.error(), file);
    const Result<QString> category = wantedCategory(input->document, arguments);
    if (!category)
        return failed(output, category.error(), file);

    const QList<TracedFrame> traces = tracedFrames(input->document, *frames, *options, input->folder);
    if (!allTraced(input->document, traces, file, output))
        return ExitStatus::Failed;
    const OldShapes oldShapes = arguments.has(QStringLiteral("replace")) ? OldShapes::Replaced : OldShapes::Kept;
    const auto moved = [&](const Document &document) {
        return withPathsRebased(document, input->folder, projectFolder(out));
    };
    const Document outlined = withTraces(input->document, traces, *category, oldShapes);
    if (const Result<Done> kept = isProject(file) ? Done{} : sparesProject(arguments, *input, outlined); !kept)
        return failed(output, kept.error(), out);
    const Document document = withImagesThereNoted(moved(input->document), moved(outlined), projectFolder(out));
    if (const Result<QByteArray> written = writeProject(out, document); !written)
        return failed(output, written.error(), out);

    if (arguments.has(QStringLiteral("json"))) {
        output.print(traceJson(out, document, traces));
    } else {
        for (const TracedFrame &traced : traces)
            output.printLine(
                QStringLiteral("%1: %2: %3").arg(out, placeOf(document, traced.ref), traceSentence(*traced.trace)));
    }
    return hasErrors(validate(document, contextOf(document, out))) ? ExitStatus::Findings : ExitStatus::Done;
}

} // namespace

Command traceCommand()
{
    return {
        "trace",
        "IMAGE|FILE.hitbox",
        "Outlines what is opaque in every frame",
        "Polygons are added to the frames of a project, or to a new one with the image as its sprite. Every outline\n"
        "is simple. Told for each frame: how many opaque pixels the outlines miss and how many others they hold, as\n"
        "shares of the opaque ones. Nothing is written when a frame cannot be traced, or, without --force, when --out\n"
        "is a project that holds more than the image and its trace. Exit status 1 when the project that was written\n"
        "has errors, as `hitbox check` has it.\n",
        1,
        1,
        QList<OptionRule>{{"out", "FILE.hitbox", "the project to write, which may be the same", OptionUse::Required},
                          {"sprite", "NAME", "only frames of this sprite", OptionUse::Optional},
                          {"frame", "NAME", "only this frame of the sprite", OptionUse::Optional},
                          {"category", "NAME", "for the new shapes; else the project's first", OptionUse::Optional},
                          {"replace", nullptr, "take the place of the frames' shapes of the category"},
                          {"force", nullptr, "let --out replace a project that holds other things"},
                          {"json", nullptr, "print JSON"}} +
            traceOptionRules(),
        runTrace};
}

} // namespace hitbox
