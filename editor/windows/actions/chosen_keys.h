#pragma once

#include <QKeySequence>
#include <QList>
#include <QMap>
#include <QString>

namespace hitbox {

/// The keys that a person gave to actions, by id; an empty list takes the delivered ones away.
using ChosenKeys = QMap<QString, QList<QKeySequence>>;

} // namespace hitbox
