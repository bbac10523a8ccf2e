#include "windows/widgets/combo_items.h"

#include <QAbstractListModel>
#include <QComboBox>
#include <QListView>
#include <QStringListModel>

#include <algorithm>
#include <utility>

namespace hitbox {

QStringList categoryNames(const Document &document, const QString &chosen)
{
    QStringList names = namesInOrder(document.categories);
    if (!names.contains(chosen))
        names.append(chosen);
    return names;
}

namespace {

constexpr qsizetype many = 500;

// Of a box with many items, how it was when it had few:
constexpr char policyOfFew[] = "policyOfFew";
constexpr char lettersOfFew[] = "lettersOfFew";

/// A box asks each of its items how much room it takes: for many it takes what these letters do.
void takeRoomForMany(QComboBox &box, int letters)
{
    box.setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    box.setMinimumContentsLength(letters);
}

void takeRoomForFew(QComboBox &box, QComboBox::SizeAdjustPolicy policy, int letters)
{
    box.setSizeAdjustPolicy(policy);
    box.setMinimumContentsLength(letters);
}

class TextsOnDemand final : public QAbstractListModel
{
public:
    using QAbstractListModel::QAbstractListModel;

    void set(int count, std::function<QString(int)> textAt)
    {
        beginResetModel();
        m_count = count;
        m_textAt = std::move(textAt);
        endResetModel();
    }

    int rowCount(const QModelIndex &parent = {}) const override { return parent.isValid() ? 0 : m_count; }

    QVariant data(const QModelIndex &index, int role) const override
    {
        const bool isText = role == Qt::DisplayRole || role == Qt::EditRole;
        return index.isValid() && isText ? m_textAt(index.row()) : QVariant();
    }

private:
    int m_count = 0;
    std::function<QString(int)> m_textAt;
};

} // namespace

void prepareList(QComboBox &box, qsizetype items)
{
    const bool hasMany = items > many;
    // A list asks each item how high it is, whenever the look changes. Asked for its list, a box makes one, which takes
    // longer than the rest.
    if (auto *list = hasMany ? qobject_cast<QListView *>(box.view()) : box.findChild<QListView *>())
        list->setUniformItemSizes(hasMany);
    // A list that opens like a menu, as tall as the screen, asks for the place of each item first.
    const QString sheet = hasMany ? QStringLiteral("combobox-popup: 0") : QString();
    if (box.styleSheet() != sheet)
        box.setStyleSheet(sheet);
}

void listItems(QComboBox &box, const QStringList &items)
{
    QStringList listed;
    for (int i = 0; i < box.count(); ++i)
        listed.append(box.itemText(i));
    if (listed == items)
        return;
    const bool hadMany = listed.size() > many;
    if (items.size() > many && !hadMany) {
        box.setProperty(policyOfFew, box.sizeAdjustPolicy());
        box.setProperty(lettersOfFew, box.minimumContentsLength());
        constexpr int leastLetters = 7; // what the box asks for is also the least that its panel may have
        takeRoomForMany(box, std::max(box.minimumContentsLength(), leastLetters));
    } else if (items.size() <= many && hadMany) {
        takeRoomForFew(box, static_cast<QComboBox::SizeAdjustPolicy>(box.property(policyOfFew).toInt()),
                       box.property(lettersOfFew).toInt());
    }
    box.clear();
    box.addItems(items);
    prepareList(box, items.size());
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
    if (texts.size() > many)
        takeRoomForMany(box, 100); // more than there is room for
    else
        takeRoomForFew(box, QComboBox::AdjustToContents, 0);
    model->setStringList(texts);
    prepareList(box, texts.size());
    box.setCurrentIndex(texts.isEmpty() ? -1 : 0);
}

void listTexts(QComboBox &box, int count, std::function<QString(int)> textAt)
{
    auto *model = dynamic_cast<TextsOnDemand *>(box.model());
    if (!model) {
        model = new TextsOnDemand(&box);
        box.setModel(model);
    }
    model->set(count, std::move(textAt));
    prepareList(box, count);
    box.setCurrentIndex(count > 0 ? 0 : -1);
}

} // namespace hitbox
