#include "service/text_file.h"

#include "files/file_writer.h"
#include "formats/text/utf8_text.h"

namespace hitbox {

Result<QString> readText(const QString &file, qint64 mostBytes)
{
    const Result<QByteArray> bytes = readWhole(file, mostBytes);
    if (!bytes)
        return bytes.error();
    if (!QUtf8StringView(*bytes).isValidUtf8())
        return Error{file, {}, QStringLiteral("is no text in UTF-8")};
    return QString::fromUtf8(withoutByteOrderMark(*bytes));
}

} // namespace hitbox
