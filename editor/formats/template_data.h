#pragma once

#include "document/document.h"
#include "formats/engine_numbers.h"

#include <QStringList>

#include <kainjow/mustache.hpp>

/// What a template can name; resources/templates/README.md describes it.
namespace hitbox {

/// Every name there is.
QStringList templateNames();

/// How many corners of shapes a template takes: its data needs some 2 KiB for each.
inline constexpr std::size_t mostTemplatePoints = 100'000;

/// The document has no more than that.
bool fitsTemplate(const Document &document);

/// Of all sprites, or of the only one with this index.
kainjow::mustache::data templateData(const Document &document, const QString &projectName, YAxis y, int sprite = -1);

} // namespace hitbox
