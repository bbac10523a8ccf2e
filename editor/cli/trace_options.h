#pragma once

#include "cli/arguments.h"
#include "images/tracing/trace.h"

namespace hitbox {

/// The options that say how to trace, for a command's table.
QList<OptionRule> traceOptionRules();

/// Fails on what is no number, on numbers out of range, and on options that exclude each other.
Result<TraceOptions> traceOptionsOf(const Arguments &arguments);

} // namespace hitbox
