#pragma once

#include <QByteArray>
#include <QList>
#include <QString>

#include <hitbox/geometry/shapes.h>

/// The spelling of Defold's files, which are Protocol Buffers as text.
namespace hitbox {

/// A quoted string. Whatever is not plain ASCII is written in octal, byte for byte.
QByteArray defoldString(const QString &text);

/// "data: x" for each number, a line each, behind so many spaces.
QByteArray defoldData(const QList<double> &numbers, int indent = 0);

/// A shape that stands within a collision object, about the object's origin. `index` is where its numbers begin in the
/// object's data.
QByteArray defoldShape(const QByteArray &type, geometry::Point position, qsizetype index, qsizetype count);

} // namespace hitbox
