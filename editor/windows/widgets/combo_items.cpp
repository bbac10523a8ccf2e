#include "windows/widgets/combo_items.h"

#include <QComboBox>
#include <QListView>
#include <QStringListModel>

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

void listTexts(QComboBox &box, const QStringList &texts)
{
    auto *model = qobject_cast<QStringListModel *>(box.model());
    if (!model) {
        model = new QStringListModel(&box);
        box.setModel(model);
    }
    if (model->stringList() == texts)
        return;
    constexpr qsizetype many = 500;
    constexpr int letters = 100; // more than there is room for
    const bool areMany = texts.size() > many;
    box.setSizeAdjustPolicy(areMany ? QComboBox::AdjustToMinimumContentsLengthWithIcon : QComboBox::AdjustToContents);
    box.setMinimumContentsLength(areMany ? letters : 0);
    // Asked for its view, a box makes one, which takes longer than the rest.
    if (auto *list = areMany ? qobject_cast<QListView *>(box.view()) : box.findChild<QListView *>())
        list->setUniformItemSizes(areMany);
    model->setStringList(texts);
    box.setCurrentIndex(texts.isEmpty() ? -1 : 0);
}

} // namespace hitbox
