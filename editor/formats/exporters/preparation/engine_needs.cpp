#include "formats/exporters/preparation/engine_needs.h"

#include "formats/all_formats.h"

namespace hitbox {

EngineNeeds engineNeeds(const QString &formatId)
{
    const Format *format = findFormat(formatId);
    if (!format)
        return {};
    const Capabilities &capabilities = format->capabilities;
    return {titleOf(*format), capabilities.concave == ConcavePolygons::Pieces, capabilities.counterClockwiseOnly,
            capabilities.maxPoints};
}

} // namespace hitbox
