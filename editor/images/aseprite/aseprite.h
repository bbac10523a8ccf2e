#pragma once

#include "document/result.h"
#include "images/animation.h"
#include "images/aseprite/contents.h"

#include <QByteArray>
#include <QIODevice>

/// Reads .aseprite and .ase files: the format that Aseprite saves its work in, as of version 1.3.
///
/// Written after the format's own documents (docs/ase-file-specs.md in the repository of Aseprite), with what its
/// program makes of them. Not carried: colour profiles, since engines take colours as they are stored; properties and
/// colours of user data; tilesets that lie in other files.
namespace hitbox {

/// Whether the bytes begin as such a file does; the first 128 are enough.
bool beginsAsAseprite(QByteArrayView bytes);

/// How many frames of which size there are, from the first 128 bytes. Fails as readAseprite() does.
Result<AnimationExtent> asepriteExtent(QByteArrayView bytes, const aseprite::Limits &limits = {});

/// True when the file was cut short: told by the lengths that its frames state, as many as the extent says.
bool asepriteEndsEarly(QIODevice &device, int frames);

/// Fails on what is broken, and on more than the limits; the error's place is a frame, a layer, a slice. Takes memory
/// for the frames on one sheet, and for one picture and group at a time.
Result<AnimatedPicture> readAseprite(const QByteArray &file, AnimationParts parts, const aseprite::Limits &limits = {});

} // namespace hitbox
