#pragma once

#include "document/document.h"
#include "validation/finding.h"

#include <QList>

/// What is wrong enough to be told of a project that is used for something else than checking it.
namespace hitbox {

/// The findings of severity error.
QList<Finding> errorsAmong(QList<Finding> findings);

/// The errors of a project that is exported. Nobody looks at images, which need not lie where a game is built, nor at
/// other exports.
QList<Finding> errorsOfExported(const Document &document);

} // namespace hitbox
