#pragma once

#include "document/document.h"

#include <QByteArray>
#include <QString>

/// Pieces of Lua, readable by every Lua from 5.1 on.
namespace hitbox {

/// A string literal that holds the UTF-8 of the text, whatever it is made of.
QByteArray luaString(const QString &text);

QByteArray luaNumber(double number);

/// "{x1,y1,x2,y2}"
QByteArray luaCoordinates(const QList<geometry::Point> &points);

} // namespace hitbox
