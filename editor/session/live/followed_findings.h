#pragma once

#include "document/document.h"
#include "validation/finding.h"

#include <QList>

namespace hitbox {

/// Findings of one value, at the places of another one of the same document: each goes with the sprite or frame that it
/// is about; one about what has gone, goes. Those about no sprite stay as they are, and so does Finding::place of all,
/// which repairs compare with what stands there.
QList<Finding> followedFindings(const QList<Finding> &findings, const Document &from, const Document &to);

} // namespace hitbox
