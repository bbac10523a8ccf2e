#pragma once

#include "formats/format.h"
#include "formats/importers/importer.h"

#include <QStringList>

#include <span>

/// What formats carry, in the words of `hitbox formats` and of the manual.
namespace hitbox {

/// What can be carried beside polygons.
struct Ability {
    const char *key = "";
    bool Capabilities::*member = nullptr;
    const char *words = "";
};

std::span<const Ability> abilities(); ///< in the order in which they are listed

bool carriesConcave(const Format &format);
QStringList propertiesCarried(const Format &format); ///< whose properties of the user's own
QStringList carriedBy(const Format &format);
QStringList carriedBy(const Importer &importer);

/// What may stand behind the option's key: all choices, or the default.
QString valuesOf(const FormatOption &option);

} // namespace hitbox
