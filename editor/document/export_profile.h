#pragma once

#include "document/extras.h"

#include <QMap>
#include <QString>

namespace hitbox {

/// An export that the project keeps, to be made again by its name. All texts are lines, see isLine().
struct ExportProfile {
    QString name;                   ///< not empty, and that of no other profile in the project
    QString format;                 ///< id of a format; one that is unknown here is kept
    QString folder;                 ///< from the project's folder, with '/', or absolute; empty for that folder itself
    QMap<QString, QString> options; ///< of the format, by their keys; paths start at the project's folder
    bool onSave = false;            ///< made again whenever the project was saved
    Extras extras;

    friend bool operator==(const ExportProfile &, const ExportProfile &) = default;
};

} // namespace hitbox
