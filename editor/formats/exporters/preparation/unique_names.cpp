#include "formats/exporters/preparation/unique_names.h"

#include "formats/export/safe_file_name.h"

namespace hitbox {

QString UniqueNames::add(const QString &wanted)
{
    if (!m_uses.contains(wanted)) {
        m_uses.insert(wanted, 1);
        return wanted;
    }
    QString name;
    do {
        name = QStringLiteral("%1_%2").arg(wanted, QString::number(++m_uses[wanted]));
    } while (m_uses.contains(name));
    m_uses.insert(name, 1);
    return name;
}

QString uniqueFileName(UniqueNames &names, const QString &wanted)
{
    const QString key = fileNameKey(wanted);
    return wanted + names.add(key).mid(key.size());
}

} // namespace hitbox
