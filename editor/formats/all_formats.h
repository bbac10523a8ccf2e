#pragma once

#include "formats/format.h"

namespace hitbox {

/// Every exporter, in the order in which lists and the manual have them.
const QList<Format> &allFormats();
const Format *findFormat(const QString &id);
Result<const Format *> formatNamed(const QString &id); ///< the error lists those that there are

/// In the spoken language, as windows show it.
QString titleOf(const Format &format);
QString formatTitle(const QString &id); ///< the id itself where there is no such format

} // namespace hitbox
