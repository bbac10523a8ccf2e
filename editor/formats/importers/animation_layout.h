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

/// The frames that the sequences need, in the order in which they first come up, save where neighbours ask for another:
/// as far as pictures can lie in a row so that every sequence goes along neighbours, forward, in reverse or there and
/// back from either end, each is there once. A sequence that cannot adds those that are missing behind the last.
///
/// What is forward, `ranks` say, which has a number for each picture that climbs in the order of the frames; below 0
/// for one of which it is not known. Else most of the sequences say it.
AnimationLayout animationLayout(const QList<PictureSequence> &sequences, const QList<int> &ranks = {});

/// The tag once its frames are at these places, of which there is one for each frame; turned where they lie the other
/// way round. Nothing where they are no neighbours any more.
std::optional<Tag> tagAlong(Tag tag, const QList<int> &places);

/// The tag that shows these of the frames in this order; nothing where they are no neighbours in any direction.
std::optional<Tag> tagShowing(const QString &name, const QList<int> &frames);

} // namespace hitbox
