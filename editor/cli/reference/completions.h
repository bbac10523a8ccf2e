#pragma once

#include "cli/command.h"

#include <QByteArray>
#include <QList>
#include <QStringList>

/// What shells offer when the Tab key is hit behind `hitbox`: commands, their options, formats, files and folders.
namespace hitbox {

QByteArray bashCompletion(const QList<Command> &commands, const QStringList &formats);
QByteArray zshCompletion(const QList<Command> &commands, const QStringList &formats);
QByteArray fishCompletion(const QList<Command> &commands, const QStringList &formats);

} // namespace hitbox
