#pragma once

#include "cli/command.h"

/// The commands one by one, each defined in the file of its name.
namespace hitbox {

Command checkCommand();
Command overlapsCommand();
Command mergeCommand();
Command packCommand();
Command playtestCommand();
Command atCommand();
Command diffCommand();
Command exportCommand();
Command fixCommand();
Command followCommand();
Command formatsCommand();
Command importCommand();
Command planCommand();
Command renderCommand();
Command reportCommand();
Command runCommand();
Command serveCommand();
Command thumbnailCommand();
Command timelineCommand();
Command traceCommand();

} // namespace hitbox
