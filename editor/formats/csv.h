#pragma once

#include <QByteArray>
#include <QList>
#include <QString>

namespace hitbox {

/// A line of comma-separated values in UTF-8, with its line feed. Fields with commas, quotes or line breaks are quoted
/// as RFC 4180 has it.
QByteArray csvLine(const QList<QString> &fields);

} // namespace hitbox
