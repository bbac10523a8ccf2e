#include "cli/commands.h"
#include "service/service.h"

#include <cstdio>

namespace hitbox {

namespace {

ExitStatus runServe(const Arguments &, Output &output)
{
    Service service;
    const RpcCall call = [&service](const QString &method, std::optional<JsonValue> parameters) {
        return service.call(method, parameters);
    };
    while (!service.isShutDown()) {
        const std::optional<MessageRead> message = readMessage(stdin, mostMessageBytes);
        if (!message)
            break;
        if (!message->isTooLong && message->text.trimmed().isEmpty())
            continue;
        const QByteArray answer =
            message->isTooLong ? answerToLongMessage(mostMessageBytes) : answerTo(message->text, call);
        if (answer.isEmpty())
            continue;
        output.print(answer + '\n');
        if (!output.flush())
            return ExitStatus::Failed;
    }
    return ExitStatus::Done;
}

} // namespace

Command serveCommand()
{
    return {"serve",
            "",
            "Does what messages on standard input ask: opens, checks, edits, exports and draws projects",
            "For editors, scripts and build tools that keep it running. Messages are JSON-RPC 2.0, each on a line of\n"
            "its own; each is answered on a line of standard output, in their order. The method `version` lists what\n"
            "there is. Ends with standard input, or when the method `shutdown` is called.\n",
            0,
            0,
            {},
            runServe,
            drawsAlways};
}

} // namespace hitbox
