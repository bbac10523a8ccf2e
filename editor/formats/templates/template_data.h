#pragma once

#include "document/document.h"
#include "formats/exporters/preparation/collision_filters.h"
#include "formats/exporters/preparation/engine_numbers.h"
#include "formats/templates/template_level.h"

#include <QHash>
#include <QStringList>

/// What a template can name; resources/manual/templates.md describes it.
namespace hitbox {

/// Every name there is.
QStringList templateNames();

/// What a template is filled in with. The document and the names of bodies are referred to.
struct TemplateSource {
    const Document &document;
    QString projectName;
    YAxis y = YAxis::Down;
    const QHash<const Frame *, QString> &bodies; ///< of frames with shapes: names that no other of them has
    CollisionFilters filters{document.categories};
};

/// Of all sprites, or of the only one with this index.
std::unique_ptr<TemplateLevel> templateData(const TemplateSource &source, int sprite = -1);

} // namespace hitbox
