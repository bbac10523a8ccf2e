#include "windows/widgets/names_in_short.h"

#include <QCoreApplication>

namespace hitbox {

namespace {

class NamesInShortWords
{
    Q_DECLARE_TR_FUNCTIONS(NamesInShort)
};

} // namespace

QString inShort(const QStringList &names)
{
    constexpr qsizetype most = 3;
    const QString shown = names.mid(0, most).join(QStringLiteral(", "));
    const auto more = static_cast<int>(names.size() - most);
    return more <= 0 ? shown : NamesInShortWords::tr("%1 and %n more", nullptr, more).arg(shown);
}

} // namespace hitbox
