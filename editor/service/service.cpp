#include "service/service.h"

#include "document/edits.h"
#include "document/names.h"
#include "document/recognized.h"
#include "drawing/pictures.h"
#include "files/file_writer.h"
#include "files/real_path.h"
#include "formats/all_formats.h"
#include "formats/export/export_request.h"
#include "formats/export/profile_ground.h"
#include "formats/export/spared_files.h"
#include "formats/json/json_fields.h"
#include "formats/json/json_writer.h"
#include "formats/pictures/render.h"
#include "formats/pictures/signature.h"
#include "formats/project/project_check.h"
#include "formats/project/project_file.h"
#include "formats/project/project_reader.h"
#include "formats/text/utf8_text.h"
#include "service/finding_json.h"
#include "service/fix_json.h"
#include "service/named_parts.h"
#include "service/overlap_json.h"
#include "service/project_context.h"
#include "service/project_edits.h"
#include "service/project_errors.h"
#include "service/served_project_file.h"
#include "stage/overlap_index.h"
#include "validation/fixes.h"
#include "validation/validate.h"

#include <QDir>
#include <QFileInfo>

#include <algorithm>
#include <limits>
#include <variant>

namespace hitbox {

using namespace fields;

namespace {

constexpr int protocolVersion = 1;

Error stopped()
{
    return {{}, {}, QStringLiteral("stopped")};
}

constexpr QLatin1String notOpen("the number of an open project");

JsonText revisionOf(const ServedProject &project)
{
    return answerObject([&](JsonWriter &json) { json.member("revision", project.revision); });
}

template <typename Named>
void writeNames(JsonWriter &json, std::string_view key, const QList<Named> &list)
{
    json.beginArrayMember(key);
    for (const Named &named : list)
        json.value(named.name);
    json.endArray();
}

void writeSummary(JsonWriter &json, const ServedProject &project)
{
    const Document &document = project.document;
    json.member("file", project.file);
    json.member("revision", project.revision);
    json.member("engine", document.engine);
    json.beginArrayMember("sprites");
    for (const Sprite &sprite : document.sprites) {
        json.beginObject();
        json.member("name", sprite.name);
        json.member("image", sprite.image);
        json.beginArrayMember("frames");
        for (const Frame &frame : sprite.frames) {
            json.beginObject();
            json.member("name", frame.name);
            json.member("shapes", static_cast<qint64>(frame.shapes.size()));
            json.endObject();
        }
        json.endArray();
        writeNames(json, "tags", sprite.tags);
        json.endObject();
    }
    json.endArray();
    writeNames(json, "categories", document.categories);
    writeNames(json, "stages", document.stages);
    writeNames(json, "exports", document.exportProfiles);
}

/// Rules that look at images do so only where the project has a file.
ValidationContext contextOf(const ServedProject &project)
{
    return project.file.isEmpty() ? ValidationContext() : contextOf(project.document, project.file);
}

/// Text as it is, and what is no text in base64.
void writeContents(JsonWriter &json, const QList<OutputFile> &files)
{
    json.beginArrayMember("files");
    for (const OutputFile &file : files) {
        json.beginObject();
        json.member("name", file.name);
        if (QUtf8StringView(file.bytes).isValidUtf8())
            json.member("text", std::string_view(file.bytes.constData(), static_cast<size_t>(file.bytes.size())));
        else
            json.member("base64", QString::fromLatin1(file.bytes.toBase64()));
        json.endObject();
    }
    json.endArray();
}

QMap<QString, QString> optionsOf(JsonValue value)
{
    if (!value.isObject())
        refuse(value, QStringLiteral("an object of options, as \"hitbox formats\" lists them"));
    QMap<QString, QString> options;
    for (const JsonMember member : value.members())
        options.insert(textFromUtf8(member.key), textOf(member.value));
    return options;
}

/// What an export is to be, before it is known where files may be.
ExportProfile profileWished(const Document &document, Parameters &parameters)
{
    ExportProfile wished;
    if (const std::optional<JsonValue> name = parameters.take("profile")) {
        const Result<const ExportProfile *> profile = profileNamed(document, textOf(*name));
        if (!profile)
            throw Refusal{{{}, name->path(), profile.error().what}};
        return **profile;
    }
    wished.format = parameters.text("format");
    if (const std::optional<JsonValue> options = parameters.take("options"))
        wished.options = optionsOf(*options);
    return wished;
}

/// What the profile's options have an export read.
QStringList optionFiles(const ExportProfile &profile, const QString &folder)
{
    QStringList files;
    const Format *format = findFormat(profile.format);
    for (const QString &key : format ? fileOptions(*format, profile.options) : QStringList())
        files.append(QDir(folder).filePath(profile.options.value(key)));
    return files;
}

/// Writes the files into the folder of the request, but over no image of the project and nothing of another format.
Result<Done> writeSparingly(const ServedProject &project, const ExportRequest &request, const QList<OutputFile> &files)
{
    const OutputFolder output{request.folders.out, files};
    if (const Result<Done> spared = sparesImages(project.document, project.folder(), {output}); !spared)
        return spared;
    if (const Result<Done> spared = sparesOtherFormats(*findFormat(request.format), output); !spared)
        return spared;
    return writeExport(request, files);
}

/// What a picture shows: a stage, by its index, or a frame.
using Scene = std::variant<int, FrameRef>;

Scene sceneWished(const Document &document, Parameters &parameters)
{
    const std::optional<JsonValue> stage = parameters.take("stage");
    const std::optional<JsonValue> sprite = parameters.take("sprite");
    const std::optional<JsonValue> frame = parameters.take("frame");
    if (stage ? sprite || frame : !sprite || !frame)
        throw Refusal{{{}, {}, QStringLiteral("render takes a sprite and a frame, or a stage")}};
    if (stage) {
        const Result<const Stage *> found = stageNamed(document, textOf(*stage));
        if (!found)
            throw Refusal{{{}, stage->path(), found.error().what}};
        return static_cast<int>(*found - document.stages.constData());
    }
    const int place = spriteNamedBy(document, *sprite);
    return FrameRef{place, frameNamedBy(document.sprites.at(place), *frame)};
}

Result<QByteArray> drawnStage(const ServedProject &project, int stage)
{
    const Result<OutputFile> file = renderStageFile(project.document, stage, project.folder());
    if (!file)
        return file.error();
    return file->bytes;
}

Result<QByteArray> drawnFrame(const ServedProject &project, FrameRef frame)
{
    const Document &document = project.document;
    const QString &image = imageOf(document.sprites.at(frame.sprite), *findFrame(document, frame));
    return pngOf(signedPicture(framePicture(document, frame, projectImage(image, project.folder()),
                                            validateFrame(document, frame, {}), pictureTheme())));
}

/// The bytes of a PNG file.
Result<QByteArray> drawnScene(const ServedProject &project, const Scene &scene)
{
    if (const int *stage = std::get_if<int>(&scene))
        return drawnStage(project, *stage);
    return drawnFrame(project, std::get<FrameRef>(scene));
}

/// Writes the picture over no image of the project, nor over any file but such a picture.
Result<Done> writePicture(const ServedProject &project, const QString &file, const QByteArray &png)
{
    const OutputFolder folder{QFileInfo(file).path(), {{QFileInfo(file).fileName(), png}}};
    if (const Result<Done> spared = sparesImages(project.document, project.folder(), {folder}); !spared)
        return spared;
    if (const Result<Done> spared = sparesAllButOwnPictures(file); !spared)
        return spared;
    return writeTogether({folder});
}

/// No part of the path below the folder on the ground where it lies begins with a dot.
bool liesOpenly(const QString &path, const QStringList &ground)
{
    return std::ranges::any_of(ground, [&path](const QString &folder) {
        return liesWithin(folder, path) && !path.mid(folder.size()).contains(QStringLiteral("/."));
    });
}

} // namespace

Service::Service(QStringList ground)
    : m_ground(std::move(ground))
{
}

std::span<const Method<Service>> Service::methodTable()
{
    static const Method<Service> methods[] = {
        {{"version", "", "Tells the program's version, the protocol's, and what methods and edits there are"},
         &Service::version},
        {{"open", "file", "Opens a project; its number is for all other methods"}, &Service::open},
        {{"new", "", "Opens a project that has no file yet, with the categories that every project begins with"},
         &Service::fresh},
        {{"projects", "", "Lists the open projects"}, &Service::projects},
        {{"close", "project", "Closes it; what was not saved is gone"}, &Service::close},
        {{"summary", "project", "Tells what is in the project, by names and numbers"}, &Service::summary},
        {{"value", "project", "Hands out the whole project, as it stands in its file"}, &Service::value},
        {{"put", "project, value", "Puts another value in place of the whole project"}, &Service::put},
        {{"edit", "project, edits", "Makes edits, all of them or none; tells the ids of shapes that were added"},
         &Service::edit},
        {{"undo", "project", "Takes the last change back"}, &Service::undo},
        {{"redo", "project", "Makes it again"}, &Service::redo},
        {{"check", "project, [limit]", "Lists what is wrong, as `hitbox check --json` does"}, &Service::check},
        {{"fix", "project", "Repairs what can be repaired without asking, as `hitbox fix` does"}, &Service::fix},
        {{"overlaps", "project, stage", "Lists what overlaps what on a stage, as `hitbox overlaps --json` does"},
         &Service::overlaps},
        {{"export", "project, format or profile, [options], [out]",
          "Writes the files that an engine loads to the folder `out`, or hands them out where none is named"},
         &Service::exported},
        {{"render", "project, sprite, frame or stage, [out]",
          "Draws a frame or a stage as a PNG file, or hands it out where none is named"},
         &Service::render},
        {{"save", "project, [file], [force]",
          "Writes the project; a file that others have changed since, or that is not its own, only with `force`"},
         &Service::save},
        {{"shutdown", "", "Ends the program, once this is answered"}, &Service::shutdown},
    };
    return methods;
}

QList<NamedMethod> Service::methods()
{
    return namedMethodsOf(methodTable());
}

RpcReply Service::call(const QString &name, std::optional<JsonValue> parameters)
{
    if (std::optional<RpcReply> reply = replyOf(*this, methodTable(), name, parameters))
        return *std::move(reply);
    return RpcError{
        RpcCode::NoSuchMethod,
        {{}, {}, QStringLiteral("there is no method %1; \"version\" lists those that there are").arg(quoted(name))}};
}

ServedProject &Service::projectNamedBy(JsonValue value)
{
    const int number = wholeNumber(value, 1, std::numeric_limits<int>::max());
    if (ServedProject *project = m_projects.find(number))
        return *project;
    refuse(value, notOpen);
}

Result<Done> Service::mayTouch(const QString &path) const
{
    if (m_ground.isEmpty())
        return Done{};
    if (!beyondGround(path, m_ground).isEmpty())
        return Error{path, {}, QStringLiteral("lies outside the folders that may be used here")};
    if (!liesOpenly(realPath(path), m_ground))
        return Error{path,
                     {},
                     QStringLiteral("is hidden: what begins with a dot is not for scripts, since other programs run "
                                    "much of it")};
    return Done{};
}

Result<Done> Service::mayReadImages(const ServedProject &project) const
{
    if (m_ground.isEmpty())
        return Done{};
    for (const QString &image : imagesOf(project.document))
        if (Result<Done> may = mayTouch(QDir(project.folder()).filePath(image)); !may)
            return may;
    return Done{};
}

Result<Done> Service::mayReadFor(const ServedProject &project, ExportProfile profile, SaidBy who) const
{
    profile.folder.clear(); // files go to where the caller says, or nowhere
    QStringList ground = m_ground;
    if (ground.isEmpty() && who == SaidBy::Project)
        ground = profileGround(project.folder(), QDir::currentPath());
    if (!ground.isEmpty()) {
        if (const BeyondGround beyond = beyondGround(profile, project.folder(), ground); beyond.isAny())
            return Error{{}, {}, inWords(beyond) + QStringLiteral(", outside the folders that may be used here")};
    }
    for (const QString &file : optionFiles(profile, project.folder()))
        if (Result<Done> may = mayTouch(file); !may)
            return may;
    return mayReadImages(project);
}

Service::Answer Service::version(Parameters &parameters)
{
    parameters.end();
    return answerObject([](JsonWriter &json) {
        json.member("program", "hitbox");
        json.member("version", HITBOX_VERSION);
        json.member("protocol", protocolVersion);
        const auto write = [&json](const char *name, const char *members, const char *help) {
            json.beginObject();
            json.member("name", name);
            json.member("parameters", members);
            json.member("help", help);
            json.endObject();
        };
        json.beginArrayMember("methods");
        for (const NamedMethod &method : methods())
            write(method.name, method.parameters, method.help);
        json.endArray();
        json.beginArrayMember("edits");
        for (const NamedEdit &edit : namedEdits())
            write(edit.name, edit.members, edit.help);
        json.endArray();
    });
}

Result<int> Service::add(ServedProject project)
{
    return m_projects.add(std::move(project));
}

Service::Answer Service::opened(ServedProject project)
{
    const Result<int> number = add(std::move(project));
    if (!number)
        return number.error();
    return answerObject([&](JsonWriter &json) {
        json.member("project", *number);
        writeSummary(json, *m_projects.find(*number));
    });
}

Service::Answer Service::open(Parameters &parameters)
{
    const QString file = parameters.text("file");
    parameters.end();
    if (const Result<Done> may = mayTouch(file); !may)
        return may.error();
    Result<ServedProject> project = readServedProject(file);
    if (!project)
        return project.error();
    return opened(*std::move(project));
}

Service::Answer Service::fresh(Parameters &parameters)
{
    parameters.end();
    ServedProject project;
    project.document = emptyProject();
    return opened(std::move(project));
}

Service::Answer Service::projects(Parameters &parameters)
{
    parameters.end();
    return answerObject([this](JsonWriter &json) {
        json.beginArrayMember("projects");
        for (const auto &[number, project] : m_projects.all()) {
            json.beginObject();
            json.member("project", number);
            json.member("file", project.file);
            json.member("revision", project.revision);
            json.endObject();
        }
        json.endArray();
    });
}

Service::Answer Service::close(Parameters &parameters)
{
    const JsonValue value = parameters.required("project");
    parameters.end();
    const int number = wholeNumber(value, 1, std::numeric_limits<int>::max());
    if (!m_projects.find(number))
        refuse(value, notOpen);
    m_projects.close(number);
    return answerObject([](JsonWriter &) {});
}

Service::Answer Service::summary(Parameters &parameters)
{
    const ServedProject &project = projectOf(parameters);
    parameters.end();
    return answerObject([&project](JsonWriter &json) { writeSummary(json, project); });
}

Service::Answer Service::value(Parameters &parameters)
{
    const ServedProject &project = projectOf(parameters);
    parameters.end();
    return answerObject([&project](JsonWriter &json) {
        json.member("revision", project.revision);
        json.member("value", onOneLine(projectBytes(project.document)));
    });
}

Service::Answer Service::put(Parameters &parameters)
{
    ServedProject &project = projectOf(parameters);
    const JsonValue value = parameters.required("value");
    parameters.end();
    const Result<Document> read = readProjectJson(value, {});
    if (!read)
        throw Refusal{read.error()};
    if (const Result<Done> fits = checkProject(*read); !fits)
        return fits.error();
    if (const Result<Done> done = m_projects.change(project, recognized(*read, project.document)); !done)
        return done.error();
    return revisionOf(project);
}

Service::Answer Service::edit(Parameters &parameters)
{
    ServedProject &project = projectOf(parameters);
    const JsonValue edits = parameters.required("edits");
    parameters.end();
    const Result<EditedProject> edited = withEdits(project.document, edits, m_isStopped);
    if (!edited)
        return edited.error();
    if (const Result<Done> done = m_projects.change(project, edited->document); !done)
        return done.error();
    return answerObject([&](JsonWriter &json) {
        json.member("revision", project.revision);
        json.beginArrayMember("added");
        for (const ShapeId id : edited->added)
            json.value(id.value);
        json.endArray();
    });
}

Service::Answer Service::undo(Parameters &parameters)
{
    ServedProject &project = projectOf(parameters);
    parameters.end();
    const bool isUndone = m_projects.undo(project);
    return answerObject([&](JsonWriter &json) {
        json.member("revision", project.revision);
        json.member("done", isUndone);
    });
}

Service::Answer Service::redo(Parameters &parameters)
{
    ServedProject &project = projectOf(parameters);
    parameters.end();
    const bool isRedone = m_projects.redo(project);
    return answerObject([&](JsonWriter &json) {
        json.member("revision", project.revision);
        json.member("done", isRedone);
    });
}

Service::Answer Service::check(Parameters &parameters)
{
    const ServedProject &project = projectOf(parameters);
    std::optional<int> mostMeetings;
    if (const std::optional<JsonValue> limit = parameters.take("limit"))
        mostMeetings = wholeNumber(*limit, 0, std::numeric_limits<int>::max());
    parameters.end();
    if (const Result<Done> may = mayReadImages(project); !may)
        return may.error();
    ValidationContext context = contextOf(project);
    if (mostMeetings)
        context.mostMeetings = static_cast<std::size_t>(*mostMeetings);
    const QList<Finding> findings = validate(project.document, context);
    return answerObject([&](JsonWriter &json) { writeFindings(json, project.document, findings); });
}

Service::Answer Service::fix(Parameters &parameters)
{
    ServedProject &project = projectOf(parameters);
    parameters.end();
    if (const Result<Done> may = mayReadImages(project); !may)
        return may.error();
    const ValidationContext context = contextOf(project);
    const FixedDocument fixed = fixedAll(project.document, context, m_isStopped);
    if (!fixed.isComplete)
        return stopped();
    if (const Result<Done> done = m_projects.change(project, fixed.document); !done)
        return done.error();
    return answerObject([&](JsonWriter &json) {
        json.member("revision", project.revision);
        const QList<Finding> left = validate(fixed.document, context);
        writeFixes(json, fixed);
        writeNotFixed(json, fixed.document, notFixed(fixed.document, left));
        writeFindings(json, fixed.document, left);
    });
}

Service::Answer Service::overlaps(Parameters &parameters)
{
    const ServedProject &project = projectOf(parameters);
    const JsonValue name = parameters.required("stage");
    parameters.end();
    const Result<const Stage *> stage = stageNamed(project.document, textOf(name));
    if (!stage)
        throw Refusal{{{}, name.path(), stage.error().what}};
    const auto place = static_cast<int>(*stage - project.document.stages.constData());
    OverlapIndex index;
    index.update(project.document, place);
    const Result<QList<ListedOverlap>> overlaps = listed(index, project.document, place);
    if (!overlaps)
        return overlaps.error();
    return onOneLine(overlapsJson((*stage)->name, *overlaps, Comparing::Nothing));
}

Service::Answer Service::exported(Parameters &parameters)
{
    const ServedProject &project = projectOf(parameters);
    const bool isOfProject = parameters.has("profile");
    const ExportProfile profile = profileWished(project.document, parameters);
    const QString folder = parameters.optionalText("out");
    const bool isWritten = !folder.isEmpty();
    parameters.end();
    if (isWritten) {
        if (const Result<Done> may = mayTouch(folder); !may)
            return may.error();
    }
    if (const Result<Done> may = mayReadFor(project, profile, isOfProject ? SaidBy::Project : SaidBy::Caller); !may)
        return may.error();
    const ExportRequest request{
        project.document, project.file.isEmpty() ? QStringLiteral("project") : projectName(project.file),
        project.file,     profile.format,
        profile.options,  {project.folder(), isWritten ? QDir::current().absoluteFilePath(folder) : QString()}};
    const Result<ExportPreview> preview = previewOf(request);
    if (!preview)
        return preview.error();
    if (isWritten) {
        if (const Result<Done> written = writeSparingly(project, request, preview->files); !written)
            return written.error();
    }
    return answerObject([&](JsonWriter &json) {
        if (isWritten) {
            json.beginArrayMember("files");
            for (const OutputFile &file : preview->files)
                json.value(QDir(folder).filePath(file.name));
            json.endArray();
        } else {
            writeContents(json, preview->files);
        }
        writeLosses(json, project.document, preview->losses);
        writeFindings(json, project.document, errorsOfExported(project.document));
    });
}

Service::Answer Service::render(Parameters &parameters)
{
    const ServedProject &project = projectOf(parameters);
    const Scene scene = sceneWished(project.document, parameters);
    const QString out = parameters.optionalText("out");
    parameters.end();
    if (!out.isEmpty()) {
        if (const Result<Done> may = mayTouch(out); !may)
            return may.error();
    }
    if (const Result<Done> may = mayReadImages(project); !may)
        return may.error();
    const Result<QByteArray> png = drawnScene(project, scene);
    if (!png)
        return png.error();
    if (out.isEmpty())
        return answerObject([&](JsonWriter &json) { json.member("png", QString::fromLatin1(png->toBase64())); });
    if (const Result<Done> written = writePicture(project, out, *png); !written)
        return written.error();
    return answerObject([&](JsonWriter &json) { json.member("file", out); });
}

Service::Answer Service::save(Parameters &parameters)
{
    ServedProject &project = projectOf(parameters);
    const QString named = parameters.optionalText("file");
    const bool isForced = parameters.flag("force");
    parameters.end();
    const QString file = named.isEmpty() ? project.file : named;
    if (const Result<Done> may = mayTouch(file); !may)
        return may.error();
    if (!project.isSavedByOthers || !named.isEmpty()) {
        const Result<Done> saved =
            saveServedProject(project, file, isForced ? MayReplace::AnyProject : MayReplace::OwnFile);
        if (!saved)
            return saved.error();
    }
    return answerObject([&](JsonWriter &json) {
        json.member("file", project.file);
        json.member("revision", project.revision);
    });
}

Service::Answer Service::shutdown(Parameters &parameters)
{
    parameters.end();
    m_isShutDown = true;
    return answerObject([](JsonWriter &) {});
}

} // namespace hitbox
