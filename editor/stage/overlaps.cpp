#include "stage/overlaps.h"

namespace hitbox {

QString relationName(geometry::Relation relation)
{
    switch (relation) {
    case geometry::Relation::Separate: break;
    case geometry::Relation::Touching: return QStringLiteral("touching");
    case geometry::Relation::Overlapping: return QStringLiteral("overlapping");
    case geometry::Relation::Containing: return QStringLiteral("containing");
    case geometry::Relation::Contained: return QStringLiteral("contained");
    case geometry::Relation::Equal: return QStringLiteral("equal");
    }
    return QStringLiteral("separate");
}

} // namespace hitbox
