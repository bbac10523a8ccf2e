#include "validation/finding.h"

namespace hitbox {

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

template class QList<hitbox::Finding>;
