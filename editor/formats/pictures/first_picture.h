#pragma once

#include <QImage>
#include <QString>

namespace hitbox {

struct Document;
struct Theme;

/// The first frame that has shapes, with them, or else the first frame; null where there is none. Its longer side has
/// about so many pixels, at most twice as many: small art is enlarged by whole steps, so that its pixels stay pixels,
/// and large frames are drawn small, which takes no longer. Paths of images begin in
/// the folder. Safe on any thread, and for threads beside the window's: images may be large.
QImage firstShapesPicture(const Document &document, const QString &folder, double side, const Theme &theme);

} // namespace hitbox
