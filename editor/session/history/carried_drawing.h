#pragma once

#include "document/document.h"

/// A drawing that is finished because an edit from elsewhere comes in between: the edit was made from a document that
/// does not have the drawing yet.
namespace hitbox {

/// The result `after` of an edit of `before`, with the shapes besides that `drawn` has more than `before` in the frame
/// `ref`. They go where the frame and their categories have gone; with a frame that is gone they go too.
Document withDrawingCarried(const Document &before, const Document &drawn, Document after, FrameRef ref);

/// The same for the probes that stages of `drawn` have more, and for a stage that was made to hold one. Probes go with
/// a stage that is gone.
Document withProbesCarried(const Document &before, const Document &drawn, Document after);

} // namespace hitbox
