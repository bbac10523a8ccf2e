#include "formats/project/project_check.h"
#include "formats/project/project_file.h"
#include "service/service.h"

#include "fuzzer.h"
#include "reader.h"

using namespace hitbox;

namespace {

using geometry::fuzz::require;

constexpr qsizetype mostMessages = 40;

/// One project to begin with, so that edits find something.
const QByteArray &firstProject()
{
    static const QByteArray project = R"({"format": "hitbox-project", "version": 1,
      "categories": [{"name": "hurt"}, {"name": "hit", "hits": ["hurt"]}],
      "sprites": [{"name": "a", "image": "a.png", "frames": [
        {"name": "f", "rect": [0, 0, 8, 8], "points": [{"name": "p", "at": [1, 1]}], "shapes": [
          {"id": 1, "track": 3, "category": "hurt", "type": "polygon", "points": [[0, 0], [8, 8], [8, 0], [0, 8]]},
          {"id": 2, "type": "circle", "center": [4, 4], "radius": 2}]},
        {"name": "g", "rect": [8, 0, 8, 8], "shapes": [
          {"id": 4, "track": 3, "between": "linear", "type": "polygon", "points": [[0, 0], [8, 8], [8, 0], [0, 8]]}]},
        {"name": "h", "rect": [16, 0, 8, 8]}], "tags": [{"name": "t", "from": 0, "to": 2}]}],
      "stages": [{"name": "s", "instances": [{"sprite": "a", "frame": "f", "position": [0, 0]}]}]})";
    return project;
}

/// What draws needs fonts, and what names files is to find none.
bool isTried(const QString &method)
{
    return method != QStringLiteral("render") && method != QStringLiteral("open") && method != QStringLiteral("save");
}

void requireOneLineOfJson(const QByteArray &answer)
{
    if (answer.isEmpty())
        return;
    require(!answer.contains('\n'), "an answer is one line");
    require(JsonDocument::parse(answer, {}).ok(), "an answer is JSON");
}

} // namespace

// Messages of whatever bytes, a line each: every one is answered by a line of JSON or not at all, what they make of a
// project can be saved, and undoing all of it gives the project that was there.
HITBOX_FUZZER(service_messages)(const std::uint8_t *data, std::size_t size)
{
    Service service({QStringLiteral("/nowhere")});
    ServedProject first;
    first.document = *parseProject(firstProject(), {});
    const Result<int> number = service.add(first);
    const RpcCall call = [&service](const QString &method, std::optional<JsonValue> parameters) -> RpcReply {
        return isTried(method) ? service.call(method, parameters) : RpcError{};
    };
    const QByteArray bytes(reinterpret_cast<const char *>(data), static_cast<qsizetype>(size));
    for (const QByteArray &message : bytes.split('\n').mid(0, mostMessages)) {
        requireOneLineOfJson(answerTo(message, call));
        const ServedProject *project = service.find(*number);
        if (!project)
            return 0; // closed
        require(checkProject(project->document).ok(), "what came out can be saved");
    }
    const ServedProject *project = service.find(*number);
    const bool keepsAllSteps = project->before.size() < ServedProjects::mostSteps;
    const RpcCall undo = [&](const QString &, std::optional<JsonValue> parameters) {
        return service.call(QStringLiteral("undo"), parameters);
    };
    for (int i = 0; i < ServedProjects::mostSteps && !project->before.isEmpty(); ++i)
        answerTo(R"({"jsonrpc": "2.0", "id": 1, "method": "undo", "params": {"project": 1}})", undo);
    require(!keepsAllSteps || project->document == first.document, "undoing all steps gives the first project");
    return 0;
}
