#include "service/script_calls.h"

#include "files/file_writer.h"
#include "service/finding_place.h"
#include "service/project_edits.h"
#include "service/text_file.h"

#include <QDir>
#include <QFileInfo>

#include <algorithm>
#include <limits>

namespace hitbox {

using namespace fields;

namespace {

constexpr qint64 mostTextBytes = qint64(64) << 20;
constexpr qsizetype mostNames = 100'000;

const JsonText nothing{"null"};

Severity severityIn(Parameters &parameters)
{
    const std::optional<JsonValue> value = parameters.take("severity");
    if (!value)
        return Severity::Error;
    for (const Severity severity : {Severity::Info, Severity::Warning, Severity::Error})
        if (textOf(*value) == severityName(severity))
            return severity;
    refuse(*value, QStringLiteral("\"error\", \"warning\" or \"info\""));
}

/// A shape, a sprite, or a sprite with its frame, as far as they are said: names or numbers of what the project has.
Finding placeIn(Parameters &parameters, const Document &document)
{
    Finding place;
    const std::optional<JsonValue> shape = parameters.take("shape");
    const std::optional<JsonValue> sprite = parameters.take("sprite");
    const std::optional<JsonValue> frame = parameters.take("frame");
    if (frame && !sprite)
        refuse(*frame, QStringLiteral("a frame together with its sprite"));
    if (sprite) {
        place.frame.sprite = spriteNamedBy(document, *sprite);
        if (frame)
            place.frame.frame = frameNamedBy(document.sprites.at(place.frame.sprite), *frame);
    }
    if (shape) {
        place.shape = {wholeNumber(*shape, 1, std::numeric_limits<int>::max())};
        const std::optional<ShapeRef> ref = findShape(document, place.shape);
        const bool isThere = ref && (!sprite || ref->frame.sprite == place.frame.sprite) &&
                             (!frame || ref->frame.frame == place.frame.frame);
        if (!isThere)
            refuse(*shape, QStringLiteral("the id of a shape that is there"));
        place.frame = ref->frame;
    }
    return place;
}

/// Fails where something else than a text would be lost.
Result<Done> isNoneOrText(const QString &file)
{
    if (!QFileInfo::exists(file))
        return Done{};
    const Result<QString> there = readText(file, mostTextBytes);
    return there ? Result<Done>(Done{}) : Error{file, {}, QStringLiteral("not replaced: it ") + there.error().what};
}

} // namespace

std::span<const Method<ScriptCalls>> ScriptCalls::methodTable()
{
    static const Method<ScriptCalls> methods[] = {
        {{"print", "text", "Prints a text, as a result"}, &ScriptCalls::print},
        {{"remark", "text", "Prints a text, as a message"}, &ScriptCalls::remark},
        {{"finding", "message, [severity], [project], [sprite], [frame], [shape]",
          "Tells of something that is wrong; with an error the run fails"},
         &ScriptCalls::finding},
        {{"list", "folder, [pattern]", "Lists the files and folders in a folder by their names, in their order"},
         &ScriptCalls::list},
        {{"read", "file", "Hands out a file that is text"}, &ScriptCalls::read},
        {{"write", "file, text", "Writes a file that is text"}, &ScriptCalls::write},
        {{"ended", "[error]", "Says that the script has ended, and how"}, &ScriptCalls::ended},
    };
    return methods;
}

QList<NamedMethod> ScriptCalls::methods()
{
    return namedMethodsOf(methodTable());
}

RpcReply ScriptCalls::call(const QString &method, std::optional<JsonValue> parameters)
{
    if (std::optional<RpcReply> reply = replyOf(*this, methodTable(), method, parameters))
        return *std::move(reply);
    return m_service.call(method, parameters);
}

ScriptCalls::Answer ScriptCalls::print(Parameters &parameters)
{
    const QString text = parameters.text("text");
    parameters.end();
    m_listener.printed(text);
    return nothing;
}

ScriptCalls::Answer ScriptCalls::remark(Parameters &parameters)
{
    const QString text = parameters.text("text");
    parameters.end();
    m_listener.remarked(text);
    return nothing;
}

ScriptCalls::Answer ScriptCalls::finding(Parameters &parameters)
{
    ScriptFinding found;
    const QString message = parameters.text("message");
    const Severity severity = severityIn(parameters);
    if (const std::optional<JsonValue> value = parameters.take("project")) {
        const ServedProject &project = m_service.projectNamedBy(*value);
        found.project = static_cast<int>(*value->toInteger());
        found.file = project.file;
        found.finding = placeIn(parameters, project.document);
        found.place = placeText(project.document, found.finding);
    }
    found.finding.message = message;
    found.finding.severity = severity;
    parameters.end();
    m_listener.found(found);
    return nothing;
}

ScriptCalls::Answer ScriptCalls::list(Parameters &parameters)
{
    const QString folder = parameters.text("folder");
    const QString pattern = parameters.optionalText("pattern");
    parameters.end();
    if (const Result<Done> may = m_service.mayTouch(folder); !may)
        return may.error();
    const QDir dir(folder);
    if (!dir.exists())
        return Error{folder, {}, QStringLiteral("there is no such folder")};
    const QStringList names = dir.entryList(pattern.isEmpty() ? QStringList() : QStringList{pattern},
                                            QDir::Files | QDir::Dirs | QDir::NoDotAndDotDot | QDir::CaseSensitive);
    if (names.size() > mostNames)
        return Error{folder, {}, QStringLiteral("holds more than %1 files: name a pattern").arg(mostNames)};
    QStringList sorted = names;
    std::sort(sorted.begin(), sorted.end());
    return answerObject([&](JsonWriter &json) {
        json.beginArrayMember("names");
        for (const QString &name : sorted)
            json.value(name);
        json.endArray();
    });
}

ScriptCalls::Answer ScriptCalls::read(Parameters &parameters)
{
    const QString file = parameters.text("file");
    parameters.end();
    if (const Result<Done> may = m_service.mayTouch(file); !may)
        return may.error();
    const Result<QString> text = readText(file, mostTextBytes);
    if (!text)
        return text.error();
    return answerObject([&](JsonWriter &json) { json.member("text", *text); });
}

ScriptCalls::Answer ScriptCalls::write(Parameters &parameters)
{
    const QString file = parameters.text("file");
    const QString text = parameters.text("text");
    parameters.end();
    if (const Result<Done> may = m_service.mayTouch(file); !may)
        return may.error();
    if (text.size() > mostTextBytes)
        return Error{file, {}, QStringLiteral("not written: a text has at most %1 bytes").arg(mostTextBytes)};
    if (const Result<Done> spared = isNoneOrText(file); !spared)
        return spared.error();
    const OutputFolder folder{QFileInfo(file).path(), {{QFileInfo(file).fileName(), text.toUtf8()}}};
    if (const Result<Done> written = writeTogether({folder}); !written)
        return written.error();
    return nothing;
}

ScriptCalls::Answer ScriptCalls::ended(Parameters &parameters)
{
    const std::optional<JsonValue> error = parameters.take("error");
    parameters.end();
    m_ending = Result<Done>(Done{});
    if (!error)
        return nothing;
    JsonFields told = objectFields(*error, QStringLiteral("an object"));
    const QString message = fields::optionalText(told, "message");
    const std::optional<JsonValue> line = told.take("line");
    const qint64 number = line ? line->toInteger().value_or(0) : 0;
    m_ending = Result<Done>(
        Error{m_script, number > 0 ? QStringLiteral("line %1").arg(number) : QString(), message.simplified()});
    return nothing;
}

} // namespace hitbox
