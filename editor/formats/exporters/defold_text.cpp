#include "formats/exporters/defold_text.h"

#include "document/numbers.h"

namespace hitbox {

QByteArray defoldString(const QString &text)
{
    QByteArray quoted = "\"";
    for (const char c : text.toUtf8()) {
        const auto byte = static_cast<unsigned char>(c);
        if (c == '"' || c == '\\')
            quoted += '\\';
        if (byte >= 0x20 && byte < 0x7f)
            quoted += c;
        else
            quoted += '\\' + QByteArray::number(byte, 8).rightJustified(3, '0');
    }
    return quoted + '"';
}

QByteArray defoldData(const QList<double> &numbers, int indent)
{
    QByteArray lines;
    for (const double number : numbers)
        lines += QByteArray(indent, ' ') + "data: " + shortestNumber(number) + '\n';
    return lines;
}

QByteArray defoldShape(const QByteArray &type, geometry::Point position, qsizetype index, qsizetype count)
{
    return "  shapes {\n    shape_type: " + type + "\n    position {\n      x: " + shortestNumber(position.x) +
           "\n      y: " + shortestNumber(position.y) +
           "\n      z: 0\n    }\n    rotation {\n      x: 0\n      y: 0\n      z: 0\n      w: 1\n    }\n    index: " +
           QByteArray::number(index) + "\n    count: " + QByteArray::number(count) + "\n  }\n";
}

} // namespace hitbox
