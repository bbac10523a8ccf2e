#pragma once

#include "document/result.h"
#include "service/script_listener.h"
#include "service/service.h"

#include <QByteArray>
#include <QString>
#include <QStringList>

#include <chrono>
#include <optional>

/// Scripts of the user's own, in JavaScript. Each is run by a program of its own, hitbox-script, which has no files, no
/// network and no clock of this program: it sends the messages that a Service answers, and a few more. It is ended when
/// it takes too much time or memory, and whatever it does to itself harms nobody else.
namespace hitbox {

struct ScriptOrder {
    QString name; ///< of the script, for messages
    QString source;
    QStringList arguments;
    std::optional<int> project = {}; ///< the number of an open one, which the script has as its own
    std::chrono::seconds mostTime{60};
    int mostMebibytes = 512;
};

/// Fails, with the line where it was, when the script does not end well or does not end in time.
Result<Done> runScript(const ScriptOrder &order, Service &service, const ScriptListener &listener);

} // namespace hitbox
