#pragma once

#include "document/document.h"
#include "formats/format.h"
#include "validation/finding.h"

#include <QList>

namespace hitbox {

/// A finding for each name and text that the format writes as XML and that has characters XML has no place for; see
/// xmlText().
QList<Finding> namesChangedByXml(const Document &document, const Capabilities &capabilities);

} // namespace hitbox
