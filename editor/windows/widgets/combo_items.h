#pragma once

#include "document/document.h"

#include <QStringList>

#include <functional>

class QComboBox;

namespace hitbox {

/// The names of stages, tags, frames or categories, in their order.
template <typename T>
QStringList namesInOrder(const QList<T> &items)
{
    QStringList names;
    for (const T &item : items)
        names.append(item.name);
    return names;
}

/// The names of all categories, and of the one that is chosen even when it does not exist.
QStringList categoryNames(const Document &document, const QString &chosen);

/// To be called whenever a box has got so many items: a list of many opens as fast as one of few. It takes all of them
/// for as high as the first, and shows a few at a time, with a scroll bar.
void prepareList(QComboBox &box, qsizetype items);

/// Fills the box anew where it lists anything else: what is chosen is chosen no more then.
void listItems(QComboBox &box, const QStringList &items);

/// The same for items that are texts alone and may be a hundred thousand. A box of few fits its
/// contents, one of many is as wide as it may be: its texts are not measured.
void listTexts(QComboBox &box, const QStringList &texts);

/// Fills the box anew with items whose texts are made when they are shown: of a hundred thousand few ever are. The
/// function is asked as long as the box lists nothing else.
void listTexts(QComboBox &box, int count, std::function<QString(int)> textAt);

} // namespace hitbox
