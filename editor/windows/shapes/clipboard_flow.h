#pragma once

#include <QString>

class QMimeData;

namespace hitbox {

class OpenProject;

/// Pastes into the project: shapes into the frame in view, at the same place and selected afterwards; frames behind the
/// one in view; sprites behind the last one, their images by the paths that lead there from here; instances onto the
/// stage in view, at the same place and selected afterwards. One step of history.
/// Answers what was done, or in a plain sentence why nothing was.
QString pasteInto(OpenProject &project, const QMimeData &data);
QString pasteFromClipboard(OpenProject &project);

} // namespace hitbox
