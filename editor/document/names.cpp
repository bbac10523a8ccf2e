#include "document/names.h"

namespace hitbox {

QString freeName(const QString &base, const QSet<QString> &taken)
{
    if (!taken.contains(base))
        return base;
    for (int number = 2;; ++number) {
        const QString name = base + u' ' + QString::number(number);
        if (!taken.contains(name))
            return name;
    }
}

QString freeName(const QString &base, const QStringList &taken)
{
    return freeName(base, QSet<QString>(taken.begin(), taken.end()));
}

QString withoutNumber(const QString &name)
{
    qsizetype end = name.size();
    while (end > 0 && name[end - 1] >= u'0' && name[end - 1] <= u'9')
        --end;
    const bool isNumbered = end < name.size() && end > 1 && name[end - 1] == u' ';
    return isNumbered ? name.left(end - 1) : name;
}

} // namespace hitbox
