#include "formats/exporters/preparation/engine_needs.h"

#include "formats/all_formats.h"

#include <QCoreApplication>

namespace hitbox {

EngineNeeds engineNeeds(const QString &formatId)
{
    const Format *format = findFormat(formatId);
    if (!format)
        return {};
    const Capabilities &capabilities = format->capabilities;
    return {QCoreApplication::translate("hitbox::formats", format->title),
            capabilities.concave == ConcavePolygons::Pieces, capabilities.counterClockwiseOnly, capabilities.maxPoints};
}

} // namespace hitbox
