#include "cli/commands.h"
#include "cli/finding_report.h"
#include "cli/number_options.h"
#include "cli/project_input.h"
#include "cli/slice_options.h"
#include "document/edits.h"
#include "document/names.h"
#include "formats/importers/animation_import.h"
#include "formats/importers/importer.h"
#include "formats/json/json_writer.h"
#include "formats/project/project_file.h"
#include "images/following/noted_images.h"
#include "validation/validate.h"

#include <QDir>
#include <QFileInfo>
#include <QSet>

#include <algorithm>
#include <string_view>

namespace hitbox {

namespace {

/// What the files do not say themselves.
struct ImportWish {
    SliceWish slices;
    double pixelsPerMetre = ImportSource().pixelsPerMetre;
};

/// What one file brought.
struct Report {
    QString file;
    const Importer *importer = nullptr;
    QStringList added;
    QStringList updated;
    QStringList categories; ///< new ones, where they are all that is new
    QList<ImportNote> notes;
    bool changesNothing = false; ///< the project has it all already
};

Result<ImportWish> wishOf(const Arguments &arguments)
{
    constexpr double mostPixelsPerMetre = 1e6;
    const Result<SliceWish> slices = sliceWishOf(arguments);
    if (!slices)
        return slices.error();
    const Result<double> scale = numberOf(arguments, "pixels-per-metre", ImportWish().pixelsPerMetre);
    if (!scale)
        return scale.error();
    if (*scale <= 0 || *scale > mostPixelsPerMetre)
        return wrongUsage(QStringLiteral("--pixels-per-metre takes a number above 0 and up to 1000000"));
    return ImportWish{*slices, *scale};
}

/// Puts what came out of the file of the report into the document.
Report taken(Report report, const Imported &imported, const QString &folder, Document &document)
{
    ImportResult result = withImported(document, withPicturesSeen(imported, document, folder), folder);
    report.added = result.added;
    report.updated = result.updated;
    report.notes = result.notes;
    report.changesNothing = result.document == document;
    const QSet<QString> known = namesOf(document.categories);
    const bool isSame = result.added.isEmpty() && result.updated.isEmpty();
    for (const Category &category : isSame ? result.document.categories : QList<Category>()) {
        if (!known.contains(category.name))
            report.categories.append(category.name);
    }
    document = std::move(result.document);
    return report;
}

/// Puts the file into the document, and the images that are made for it to the others.
Result<Report> importFile(const QString &file, const QString &folder, const ImportWish &wish, Document &document,
                          QList<OutputFile> &sheets)
{
    if (QFileInfo(file).isDir())
        return Error{
            file,
            {},
            QStringLiteral("this is a folder; with --animation NAME its images, and those of folders in it, become "
                           "the frames of one sprite, and DIR/*.png takes each as a sprite of its own")};
    Result<ImportSource> source = readImportSource(file, folder);
    if (!source)
        return source.error();
    if (const Result<Done> cut = cutAsWished(*source, wish.slices); !cut)
        return cut.error();
    source->pixelsPerMetre = wish.pixelsPerMetre;
    source->otherSheets = sheets;
    const Result<Imported> imported = importFrom(*source);
    if (!imported)
        return imported.error();
    sheets += imported->sheets;
    return taken({file, importerFor(*source)}, *imported, folder, document);
}

/// Makes one sprite of all the images.
Result<Report> importAnimation(const Arguments &arguments, const QString &folder, Document &document)
{
    const AnimationFiles files{arguments.operands, arguments.value(QStringLiteral("animation"))};
    if (files.name.isEmpty() || !isLine(files.name))
        return wrongUsage(QStringLiteral("--animation takes the sprite's name, one line of text"));
    for (const QString &option : {QStringLiteral("grid"), QStringLiteral("cell")}) {
        if (arguments.has(option))
            return wrongUsage(
                QStringLiteral("--animation makes a frame of each image; --%1 cuts one image into frames").arg(option));
    }
    const Result<Imported> imported = importedAnimation(files, document, folder);
    if (!imported)
        return imported.error();
    const auto image = std::ranges::find(allImporters(), std::string_view("image"), &Importer::id);
    return taken({files.paths.constFirst(), &*image}, *imported, folder, document);
}

/// An option that says nothing of any of the files was meant for others.
Result<Done> allOptionsApply(const Arguments &arguments, const QList<Report> &reports)
{
    const auto isAnyOf = [&reports](std::string_view importer) {
        return std::ranges::any_of(reports,
                                   [importer](const Report &report) { return report.importer->id == importer; });
    };
    for (const QString &option : {QStringLiteral("grid"), QStringLiteral("cell")}) {
        if (arguments.has(option) && !isAnyOf("image"))
            return Error{QStringLiteral("hitbox"),
                         {},
                         QStringLiteral("--%1 cuts images, and none of the files is one").arg(option)};
    }
    if (arguments.has(QStringLiteral("pixels-per-metre")) && !isAnyOf("rube"))
        return Error{QStringLiteral("hitbox"),
                     {},
                     QStringLiteral("--pixels-per-metre is for files in metres, and none of the files is one")};
    return Done{};
}

/// In the order of the files, or one of all where they are an animation.
Result<QList<Report>> importAll(const Arguments &arguments, const ImportWish &wish, Document &document,
                                QList<OutputFile> &sheets)
{
    const QString folder = projectFolder(arguments.value(QStringLiteral("out")));
    QList<Report> reports;
    if (arguments.has(QStringLiteral("animation"))) {
        const Result<Report> report = importAnimation(arguments, folder, document);
        return report ? Result<QList<Report>>({*report}) : Result<QList<Report>>(report.error());
    }
    for (const QString &file : arguments.operands) {
        const Result<Report> report = importFile(file, folder, wish, document, sheets);
        if (!report) {
            Error error = report.error();
            error.file = error.file.isEmpty() ? file : error.file;
            return error;
        }
        reports.append(*report);
    }
    if (const Result<Done> apply = allOptionsApply(arguments, reports); !apply)
        return apply.error();
    return reports;
}

void writeNames(JsonWriter &json, const char *key, const QStringList &names)
{
    json.beginArrayMember(key);
    for (const QString &name : names)
        json.value(name);
    json.endArray();
}

/// The import that took an image that is not there has told so.
QList<Finding> untold(QList<Finding> errors, const Document &document, const QList<Report> &reports)
{
    QSet<QString> told;
    for (const Report &report : reports) {
        for (const QString &sprite : report.added + report.updated)
            told.insert(sprite);
    }
    errors.removeIf([&](const Finding &error) {
        const Sprite *sprite = findSprite(document, error.frame.sprite);
        return error.rule == QLatin1String("missing-image") && sprite && told.contains(sprite->name);
    });
    return errors;
}

QByteArray importJson(const QString &file, const QList<Report> &reports, const Document &document,
                      const QList<Finding> &errors)
{
    JsonWriter json;
    json.beginObject();
    json.member("file", file);
    json.beginArrayMember("imports");
    for (const Report &report : reports) {
        json.beginObject();
        json.member("file", report.file);
        json.member("importer", std::string_view(report.importer->id));
        writeNames(json, "added", report.added);
        writeNames(json, "updated", report.updated);
        json.beginArrayMember("notes");
        for (const ImportNote &note : report.notes) {
            json.beginObject(JsonLayout::Line);
            json.member("place", note.place);
            json.member("what", note.what);
            json.endObject();
        }
        json.endArray();
        json.endObject();
    }
    json.endArray();
    writeFindings(json, document, errors);
    json.endObject();
    return json.document();
}

QString importSentence(const Report &report)
{
    QStringList parts;
    if (!report.added.isEmpty())
        parts.append(QStringLiteral("added ") + report.added.join(QStringLiteral(", ")));
    if (!report.updated.isEmpty())
        parts.append(QStringLiteral("updated ") + report.updated.join(QStringLiteral(", ")));
    if (!report.categories.isEmpty())
        parts.append(QStringLiteral("added categories ") + report.categories.join(QStringLiteral(", ")));
    if (parts.isEmpty())
        parts.append(QStringLiteral("nothing changed"));
    if (report.changesNothing && !report.notes.isEmpty()) // told when the file came in
        parts.append(QStringLiteral("--json repeats ") + counted(report.notes.size(), QStringLiteral("remark")) +
                     QStringLiteral(" about the file"));
    const QString done = parts.join(QStringLiteral("; "));
    return QStringLiteral("%1: %2: %3").arg(report.file, QLatin1String(report.importer->title), done);
}

void printReports(Output &output, const QList<Report> &reports)
{
    for (const Report &report : reports) {
        output.printLine(importSentence(report));
        for (const ImportNote &note : report.changesNothing ? QList<ImportNote>() : report.notes)
            output.message({{}, note.place, note.what}, report.file);
    }
}

/// No file stands where a folder of this path has to be.
Result<Done> wayIsFree(const QString &out)
{
    QFileInfo folder(QFileInfo(out).absolutePath());
    while (!folder.exists() && folder.filePath() != folder.absolutePath())
        folder.setFile(folder.absolutePath());
    if (!folder.exists() || folder.isDir())
        return Done{};
    return Error{out,
                 {},
                 QStringLiteral("%1 is a file, and a folder of this name is needed: give another name")
                     .arg(quoted(QDir().relativeFilePath(folder.filePath())))};
}

/// The project is the first file in it, perhaps.
Result<Done> makeFolderOf(const QString &out)
{
    const QString folder = QFileInfo(out).absolutePath();
    if (QDir().mkpath(folder))
        return Done{};
    return Error{out, {}, QStringLiteral("cannot make the folder %1").arg(quoted(QDir().relativeFilePath(folder)))};
}

ExitStatus runImport(const Arguments &arguments, Output &output)
{
    const QString out = arguments.value(QStringLiteral("out"));
    const Result<ImportWish> wish = wishOf(arguments);
    if (!wish)
        return failed(output, wish.error(), QStringLiteral("hitbox"));
    if (const Result<Done> free = wayIsFree(out); !free)
        return failed(output, free.error(), out);
    const bool isThere = QFileInfo::exists(out);
    const Result<Document> before = isThere ? readProject(out) : Result<Document>(emptyProject());
    if (!before)
        return failed(output, before.error(), out);
    Document document = *before;
    QList<OutputFile> sheets;
    const Result<QList<Report>> reports = importAll(arguments, *wish, document, sheets);
    if (!reports)
        return failed(output, reports.error(), arguments.operands.constFirst());
    if (const Result<Done> made = makeFolderOf(out); !made)
        return failed(output, made.error(), out);
    if (const Result<Done> written = writeSheets(sheets); !written)
        return failed(output, written.error(), out);
    document = withImagesThereNoted(*before, std::move(document), projectFolder(out));
    if (!isThere || document != *before) {
        if (const Result<QByteArray> written = writeProject(out, document); !written)
            return failed(output, written.error(), out);
    }
    const QList<Finding> errors = errorsAmong(validate(document, contextOf(document, out)));
    if (arguments.has(QStringLiteral("json"))) {
        output.print(importJson(out, *reports, document, errors));
    } else {
        printReports(output, *reports);
        tellFindings(output, out, document, untold(errors, document, *reports));
    }
    return errors.isEmpty() ? ExitStatus::Done : ExitStatus::Findings;
}

} // namespace

Command importCommand()
{
    return {
        "import",
        "FILE...",
        "Takes over images, sheets and hitboxes of other tools",
        "The files' content says what they are; `hitbox formats` lists what can be read. A project that is there is\n"
        "brought up to date: frames get the place, size, duration and pivot that the file states, and keep their\n"
        "shapes. What could not be carried is told on standard error, and so are images outside the folders of the\n"
        "file and of the project. Frames that were packed turned stand upright in a sheet that is made beside the\n"
        "project. Nothing is written when a file cannot be read. Exit status 1 when the project that was written has\n"
        "errors, as `hitbox check` has it.\n",
        1,
        -1,
        QList<OptionRule>{{"out", "FILE.hitbox", "the project to make or to bring up to date", OptionUse::Required}} +
            sliceOptionRules() +
            QList<OptionRule>{{"animation", "NAME",
                               "make one sprite of this name, with a frame for each image; a folder stands for its "
                               "images, and folders in it for animations, which are tags",
                               OptionUse::Optional},
                              {"pixels-per-metre", "N", "for files in metres; 32 without it", OptionUse::Optional},
                              {"json", nullptr, "print JSON"}},
        runImport};
}

} // namespace hitbox
