#pragma once

#include "cli/command.h"

#include <QByteArray>

namespace hitbox {

/// What an exit status says, in the words of the help.
struct ExitMeaning {
    ExitStatus status = ExitStatus::Done;
    const char *words = ""; ///< broken where a line of the help ends
};

const QList<ExitMeaning> &exitMeanings();

/// "--out DIR"
QByteArray spelled(const OptionRule &option);

/// What `hitbox --help` prints.
QByteArray helpText();

/// What `hitbox COMMAND --help` prints.
QByteArray helpText(const Command &command);

/// "usage: hitbox at FILE X Y --sprite NAME --frame NAME [--json]"
QByteArray usageLine(const Command &command);

} // namespace hitbox
