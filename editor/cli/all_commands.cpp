#include "cli/commands.h"

namespace hitbox {

const QList<Command> &allCommands()
{
    static const QList<Command> commands{checkCommand(),   overlapsCommand(), atCommand(),   exportCommand(),
                                         formatsCommand(), renderCommand(),   traceCommand()};
    return commands;
}

} // namespace hitbox
