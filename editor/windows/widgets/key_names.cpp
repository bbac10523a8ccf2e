#include "windows/widgets/key_names.h"

namespace hitbox {

QList<QKeySequence> KeyNames::of(const QString &id) const
{
    Q_ASSERT_X(keys.contains(id), "KeyNames", qPrintable(id));
    return keys.value(id);
}

QString KeyNames::with(const QString &text, const QString &id) const
{
    return textWithKeys(text, of(id));
}

QString textWithKeys(const QString &text, const QList<QKeySequence> &own)
{
    if (own.isEmpty())
        return text;
    return QStringLiteral("%1 (%2)").arg(text, own.constFirst().toString(QKeySequence::NativeText));
}

} // namespace hitbox
