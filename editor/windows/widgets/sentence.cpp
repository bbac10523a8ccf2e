#include "windows/widgets/sentence.h"

namespace hitbox {

QString asSentence(QString text, QLocale::Language language)
{
    if (text.isEmpty())
        return text;
    text[0] = text.at(0).toUpper();
    static const QString ends = QStringLiteral(".!?…。！？");
    if (ends.contains(text.back()))
        return text;
    const bool hasWideSigns = language == QLocale::Chinese || language == QLocale::Japanese;
    return text + (hasWideSigns ? QChar(u'。') : QChar(u'.'));
}

} // namespace hitbox
