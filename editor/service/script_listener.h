#pragma once

#include "validation/finding.h"

#include <QString>

#include <functional>
#include <stop_token>

/// What comes out of a script while it runs.
namespace hitbox {

/// Something that is wrong, as a script says it.
struct ScriptFinding {
    int project = 0; ///< its number in the service; 0 where none is named
    QString file;    ///< of that project; empty where it has none
    Finding finding; ///< without a rule
    QString place;   ///< "sprite “ship”, frame “ship_0”, shape 1 “hull”": as much as was said
};

struct ScriptListener {
    std::function<void(const QString &)> printed;  ///< a text, of one line or more
    std::function<void(const QString &)> remarked; ///< one that is no result
    std::function<void(const ScriptFinding &)> found;
    std::stop_token stop = {}; ///< looked at ten times a second
};

} // namespace hitbox
