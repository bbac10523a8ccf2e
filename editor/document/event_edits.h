#pragma once

#include "document/document.h"

/// Pure edits of what happens when frames come up. What an edit names must exist.
namespace hitbox {

Document addEvent(Document document, FrameRef ref, FrameEvent event); ///< the last one, as a thing of its own
Document withEvent(Document document, FrameRef ref, int index, const FrameEvent &event);
Document withoutEvent(Document document, FrameRef ref, int index);

/// The copy comes right behind, with the same name: what happens twice.
Document duplicateEvent(Document document, FrameRef ref, int index);

} // namespace hitbox
