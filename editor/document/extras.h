#pragma once

#include <QByteArray>
#include <QList>
#include <QString>

namespace hitbox {

/// A piece of JSON kept as it was read, in the writer's spelling.
struct JsonText {
    QByteArray text;
    friend bool operator==(const JsonText &, const JsonText &) = default;
};

/// Keys that this version does not know: kept, and written back behind the known ones.
struct ExtraMember {
    QString key;
    JsonText value;
    friend bool operator==(const ExtraMember &, const ExtraMember &) = default;
};
using Extras = QList<ExtraMember>;

} // namespace hitbox
