#pragma once

#include "cli/command.h"

#include <QByteArray>
#include <QList>

namespace hitbox {

/// The manual page hitbox(1), in the macros of man(7): all that --help says, of every command. The date is one such as
/// 2026-11-23.
QByteArray manPage(const QList<Command> &commands, const QByteArray &version, const QByteArray &date);

} // namespace hitbox
