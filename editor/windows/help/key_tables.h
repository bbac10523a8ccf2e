#pragma once

#include <QKeySequence>
#include <QList>
#include <QString>

#include <functional>

namespace hitbox {

struct ActionInfo;

/// Every action that has keys, a heading and a table for each menu, as the manual's page of keys has it.
QString keyTables(const QList<ActionInfo> &actions, const std::function<QList<QKeySequence>(const QString &id)> &keysOf,
                  QKeySequence::SequenceFormat format);

} // namespace hitbox
