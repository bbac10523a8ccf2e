#pragma once

#include "document/document.h"

#include <QHash>
#include <QList>
#include <QSet>
#include <QString>
#include <QStringList>

/// Categories that a file knows by bits and masks alone, and those of the project that they are.
namespace hitbox {

/// The names of those that shapes have.
QSet<QString> categoriesOfShapes(const QList<Sprite> &sprites);

/// By the names in the file, the project's categories of the same bits and mask, and for strangers of the same bits.
/// `masks` are those of the categories of which the file says no name.
QHash<QString, QString> knownFilters(const QList<Category> &ofFile, const QHash<QString, quint32> &masks,
                                     const QStringList &strangers, const QList<Category> &project);

/// Those of the file that are not known, and whom they strike.
QList<Category> withoutKnownFilters(QList<Category> ofFile, const QHash<QString, QString> &known);

/// The sprite with shapes of the project's categories.
Sprite withKnownFilters(Sprite sprite, const QHash<QString, QString> &known);

/// Without those of the unnamed ones that no shape has and none that is left strikes. `before` were there before the
/// file.
Document withoutIdleFilters(Document document, const QList<Category> &before, const QSet<QString> &unnamed);

} // namespace hitbox
