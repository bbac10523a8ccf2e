#include "formats/exporters/c_text.h"

namespace hitbox {

QByteArray cString(const QString &text)
{
    QByteArray literal = "\"";
    for (const char byte : text.toUtf8()) {
        const auto code = static_cast<unsigned char>(byte);
        if (byte == '"' || byte == '\\' || byte == '?')
            literal += QByteArray("\\") + byte;
        else if (code >= 0x20 && code < 0x7f)
            literal += byte;
        else
            literal += '\\' + QByteArray::number(code, 8).rightJustified(3, '0');
    }
    return literal + '"';
}

} // namespace hitbox
