#pragma once

#include "document/document.h"

#include <QString>

#include <functional>
#include <optional>

/// What reader and writer of project files have to agree on.
namespace hitbox {

inline constexpr int projectFileVersion = 1;

/// Called while a project is read or written with how much of all is done; false stops, and nothing comes of it but an
/// error.
using ProjectProgress = std::function<bool(qint64 done, qint64 all)>;

QString severitySettingName(std::optional<Severity> severity); ///< "off" for nothing
QString edgesName();                                           ///< an emitter that fires from the edges of the stage

} // namespace hitbox
