#pragma once

#include "formats/paste/clipboard.h"

#include <QString>

class QMimeData;

namespace hitbox {

class Session;

/// Our own type on the clipboard; the same text stands beside it as plain text.
inline constexpr const char *clipMimeType = "application/x-hitbox-project+json";

void putOnClipboard(const Clip &clip);

/// Pastes into the project: shapes into the frame in view, at the same place and selected afterwards; frames behind the
/// one in view; sprites behind the last one, their images by the paths that lead there from here; instances onto the
/// stage in view, at the same place and selected afterwards. One step of history.
/// Answers what was done, or in a plain sentence why nothing was.
QString pasteInto(Session &session, const QMimeData &data);
QString pasteFromClipboard(Session &session);

} // namespace hitbox
