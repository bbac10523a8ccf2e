#include "formats/exporters/lua_text.h"

#include "document/number_digits.h"
#include "document/numbers.h"

namespace hitbox {

QByteArray luaString(const QString &text)
{
    QByteArray literal = "\"";
    for (const char byte : text.toUtf8()) {
        const auto code = static_cast<unsigned char>(byte);
        if (byte == '"' || byte == '\\')
            literal += '\\';
        if (code >= 0x20 && code != 0x7f)
            literal += byte;
        else // three digits always: one that follows must not be taken for a part of the number
            literal += '\\' + QByteArray::number(code).rightJustified(3, '0');
    }
    return literal + '"';
}

QByteArray luaNumber(double number)
{
    return shortestNumber(number);
}

QByteArray luaCoordinates(const QList<geometry::Point> &points)
{
    QByteArray list = "{";
    for (const geometry::Point point : points) {
        if (list.size() > 1)
            list += ',';
        addShortestNumber(list, point.x);
        list += ',';
        addShortestNumber(list, point.y);
    }
    list += '}';
    return list;
}

QByteArray luaAssignment(const char *table, const QString &key, const QByteArray &value)
{
    return QByteArray("(function() ") + table + '[' + luaString(key) + "] = " + value + " end)();\n";
}

QByteArray luaStatements(const QList<QByteArray> &statements)
{
    constexpr qsizetype mostInFunction = 10'000;
    if (statements.size() <= mostInFunction)
        return statements.join();
    QByteArray text;
    for (qsizetype first = 0; first < statements.size(); first += mostInFunction)
        text += "(function()\n" + statements.mid(first, mostInFunction).join() + "end)();\n";
    return text;
}

} // namespace hitbox
