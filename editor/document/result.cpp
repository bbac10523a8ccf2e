#include "document/result.h"

namespace hitbox {

QString Error::text() const
{
    QString line = what;
    if (!file.isEmpty())
        line = file + QStringLiteral(": ") + line;
    if (!place.isEmpty())
        line += QStringLiteral(", ") + place;
    return line;
}

} // namespace hitbox
