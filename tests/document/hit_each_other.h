#pragma once

#include "document/document.h"

namespace hitbox {

/// True when shapes of either category strike shapes of the other one.
inline bool hitEachOther(const Document &document, const QString &categoryA, const QString &categoryB)
{
    return strikes(document, categoryA, categoryB) || strikes(document, categoryB, categoryA);
}

} // namespace hitbox
