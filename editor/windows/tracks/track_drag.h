#pragma once

#include "document/track_edits.h"

#include <QString>

namespace hitbox {

/// Frames of one track.
struct ChosenTrack {
    TrackId track;
    QList<int> frames; ///< ascending, those among them that have no shape, too

    friend bool operator==(const ChosenTrack &, const ChosenTrack &) = default;
};

/// What a hand does to bars of the grid of tracks.
struct TrackDrag {
    enum class Kind {
        Begin, ///< the first frame of a bar goes elsewhere
        End,   ///< its last one
        Move,
        Copy,
    };

    Kind kind = Kind::Move;
    QList<ChosenTrack> bars; ///< one bar for Begin and End
    int by = 0;              ///< frames

    friend bool operator==(const TrackDrag &, const TrackDrag &) = default;
};

/// The drag, as far that way as the sprite's frames reach; a bar keeps one frame at least.
TrackDrag withinSprite(TrackDrag drag, const Sprite &sprite);

/// Whether a locked shape stands in the way of a bar that is moved or copied.
bool isHeldBack(const Sprite &sprite, const TrackDrag &drag);

/// What the drag makes of the sprite. Bars that are not there any more are passed over; where a locked shape stands in
/// the way of one, none goes.
Document dragged(Document document, int sprite, const TrackDrag &drag);

QString textOf(const Document &document, int sprite, const TrackDrag &drag); ///< of the step: "Move fist to frame 6"

} // namespace hitbox
