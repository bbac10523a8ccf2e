#include "windows/widgets/combo_items.h"

#include <QComboBox>

namespace hitbox {

QStringList categoryNames(const Document &document, const QString &chosen)
{
    QStringList names = namesInOrder(document.categories);
    if (!names.contains(chosen))
        names.append(chosen);
    return names;
}

void listItems(QComboBox &box, const QStringList &items)
{
    QStringList listed;
    for (int i = 0; i < box.count(); ++i)
        listed.append(box.itemText(i));
    if (listed == items)
        return;
    box.clear();
    box.addItems(items);
}

} // namespace hitbox
