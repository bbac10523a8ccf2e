#pragma once

#include "images/tracing/trace.h"

#include <QString>

namespace hitbox {

/// What tracing the frame in view has led to by now.
struct TraceInView {
    FrameTrace trace;     ///< the latest one of the frame; with no island before the first has come
    bool pending = false; ///< `trace` is not yet what the options ask for
    QString problem;      ///< why nothing can be traced; empty while it can
};

} // namespace hitbox
