#include "formats/text/utf8_text.h"

namespace hitbox {

namespace {

constexpr std::string_view byteOrderMark = "\xEF\xBB\xBF";

} // namespace

QString textFromUtf8(std::string_view utf8)
{
    if (!utf8.starts_with(byteOrderMark)) // as nearly all do
        return QString::fromUtf8(utf8.data(), qsizetype(utf8.size()));
    QString text;
    while (utf8.starts_with(byteOrderMark)) {
        text += QChar(QChar::ByteOrderMark);
        utf8.remove_prefix(byteOrderMark.size());
    }
    return text + QString::fromUtf8(utf8.data(), qsizetype(utf8.size()));
}

QByteArray withoutByteOrderMark(const QByteArray &bytes)
{
    const QByteArrayView mark(byteOrderMark.data(), qsizetype(byteOrderMark.size()));
    return bytes.startsWith(mark) ? bytes.mid(mark.size()) : bytes;
}

} // namespace hitbox
