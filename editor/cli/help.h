#pragma once

#include "cli/command.h"

#include <QByteArray>

namespace hitbox {

/// What `hitbox --help` prints.
QByteArray helpText();

/// What `hitbox COMMAND --help` prints.
QByteArray helpText(const Command &command);

/// "usage: hitbox at FILE X Y --sprite NAME --frame NAME [--json]"
QByteArray usageLine(const Command &command);

} // namespace hitbox
