#include "windows/help/key_tables.h"

#include "windows/actions/actions.h"
#include "windows/help/manual.h"

#include <QCoreApplication>
#include <QMap>

namespace hitbox {

namespace {

QString asCode(const QString &keys)
{
    return keys.contains(u'`') ? QStringLiteral("`` %1 ``").arg(keys) : QStringLiteral("`%1`").arg(keys);
}

} // namespace

QString keyTables(const QList<ActionInfo> &actions, const std::function<QList<QKeySequence>(const QString &id)> &keysOf,
                  QKeySequence::SequenceFormat format)
{
    QMap<ActionMenu, QString> rows; // in the order of the menus
    for (const ActionInfo &info : actions) {
        QStringList keys;
        for (const QKeySequence &sequence : keysOf(info.id))
            keys.append(asCode(sequence.toString(format)));
        if (keys.isEmpty())
            continue;
        QString &menu = rows[menuOf(info.section)];
        if (menu.isEmpty())
            menu = tableHead({QCoreApplication::translate("hitbox::Manual", "Keys"),
                              QCoreApplication::translate("hitbox::Manual", "Action"),
                              {}});
        menu += tableRow({keys.join(QStringLiteral(", ")), plainText(info.text), info.toolTip});
    }
    QStringList tables;
    for (auto menu = rows.cbegin(); menu != rows.cend(); ++menu)
        tables.append(QStringLiteral("## %1\n\n%2").arg(plainText(titleOf(menu.key())), menu.value()));
    return tables.join(u'\n');
}

} // namespace hitbox
