#pragma once

#include "document/document.h"

#include <QList>
#include <QString>

#include <optional>

/// Frames and tags out of files that tell animations as lists of pictures. A tag is a run of neighbouring frames, so
/// that a picture may have to stand in several places.
namespace hitbox {

/// One round of an animation: equal numbers are equal pictures, shown equally long.
struct PictureSequence {
    QString name;
    QList<int> pictures;
};

struct AnimationLayout {
    QList<int> frames; ///< the picture that each frame shows
    QList<Tag> tags;   ///< one for each sequence that is not empty, in their order
};

/// The frames that the sequences need, in the order in which they first come up. A sequence uses neighbouring frames
/// that are there already, forward, in reverse or there and back from either end, or else adds those that are missing
/// behind the last.
AnimationLayout animationLayout(const QList<PictureSequence> &sequences);

/// The tag that shows these of the frames in this order; nothing where they are no neighbours in any direction.
std::optional<Tag> tagShowing(const QString &name, const QList<int> &frames);

} // namespace hitbox
