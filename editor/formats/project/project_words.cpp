#include "formats/project/project_words.h"

namespace hitbox {

QString severitySettingName(std::optional<Severity> severity)
{
    return severity ? severityName(*severity) : QStringLiteral("off");
}

QString edgesName()
{
    return QStringLiteral("edges");
}

} // namespace hitbox
