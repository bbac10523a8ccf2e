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

/// A statement that sets table[key]. The value stands in a function of its own, since LuaJIT loads no function of more
/// than 65,536 constants; see luaStatements().
QByteArray luaAssignment(const char *table, const QString &key, const QByteArray &value);

/// The statements one after the other. Each function is a constant of the one that it stands in: thousands of them
/// stand in functions of their own again.
QByteArray luaStatements(const QList<QByteArray> &statements);

} // namespace hitbox
