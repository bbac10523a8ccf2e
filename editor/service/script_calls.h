#pragma once

#include "service/script_listener.h"
#include "service/service.h"

#include <optional>
#include <span>

namespace hitbox {

/// What a script may ask beside the methods of the service.
class ScriptCalls
{
public:
    ScriptCalls(Service &service, QString script, const ScriptListener &listener)
        : m_service(service)
        , m_script(std::move(script))
        , m_listener(listener)
    {
    }

    RpcReply call(const QString &method, std::optional<JsonValue> parameters);

    /// How the script says that it ended; nothing as long as it has not.
    const std::optional<Result<Done>> &ending() const { return m_ending; }

    static QList<NamedMethod> methods();

private:
    using Answer = MethodAnswer;
    static std::span<const Method<ScriptCalls>> methodTable();

    Answer print(Parameters &parameters);
    Answer remark(Parameters &parameters);
    Answer finding(Parameters &parameters);
    Answer list(Parameters &parameters);
    Answer read(Parameters &parameters);
    Answer write(Parameters &parameters);
    Answer ended(Parameters &parameters);

    Service &m_service;
    QString m_script;
    const ScriptListener &m_listener;
    std::optional<Result<Done>> m_ending;
};

} // namespace hitbox
