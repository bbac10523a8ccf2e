#include "cli/commands.h"

namespace hitbox {

const QList<Command> &allCommands()
{
    static const QList<Command> commands{checkCommand(),    fixCommand(),    overlapsCommand(), playtestCommand(),
                                         atCommand(),       exportCommand(), formatsCommand(),  importCommand(),
                                         followCommand(),   packCommand(),   renderCommand(),   thumbnailCommand(),
                                         timelineCommand(), traceCommand(),  diffCommand(),     mergeCommand(),
                                         reportCommand(),   planCommand(),   serveCommand(),    runCommand()};
    return commands;
}

} // namespace hitbox
