#include "validation/finding.h"

namespace hitbox {

QString severityName(Severity severity)
{
    switch (severity) {
    case Severity::Info: return QStringLiteral("info");
    case Severity::Warning: return QStringLiteral("warning");
    case Severity::Error: break;
    }
    return QStringLiteral("error");
}

QString meetingKindName(geometry::MeetingKind kind)
{
    switch (kind) {
    case geometry::MeetingKind::None: break;
    case geometry::MeetingKind::Crossing: return QStringLiteral("crossing");
    case geometry::MeetingKind::Touching: return QStringLiteral("touching");
    case geometry::MeetingKind::Overlapping: return QStringLiteral("overlapping");
    }
    return {};
}

} // namespace hitbox
