#pragma once

#include "document/document.h"
#include "formats/format.h"

namespace hitbox {

/// What a shape becomes, and what is lost by it.
struct Conversion {
    QList<Shape> shapes; ///< all with the id and name of the one they come from
    QString loss;        ///< a sentence, empty when nothing is lost
    Severity severity = Severity::Info;
};

/// A shape as the engine takes it, by the rules of preparedExport().
Conversion converted(const Shape &shape, const Capabilities &capabilities);

} // namespace hitbox
