#pragma once

#include "document/document.h"

#include <QString>

class QMimeData;

namespace hitbox {

class OpenProject;

/// Pastes into the project: shapes into the frame in view and into `others`, frames of its sprite, as one thing each at
/// the same place, those of the frame in view selected afterwards; frames behind the
/// one in view; sprites behind the last one, their images by the paths that lead there from here; instances onto the
/// stage in view, at the same place and selected afterwards. One step of history.
/// Answers what was done, or in a plain sentence why nothing was.
QString pasteInto(OpenProject &project, const QMimeData &data, const QList<FrameRef> &others = {});
QString pasteFromClipboard(OpenProject &project, const QList<FrameRef> &others = {});

} // namespace hitbox
