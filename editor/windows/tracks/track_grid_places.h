#pragma once

#include "document/track_edits.h"

#include <QPoint>
#include <QRect>
#include <QSize>

#include <optional>

namespace hitbox {

/// Where everything is in the grid of tracks, in pixels of its viewport: names on the left, lanes above, cells in the
/// room that is left, which is what scrolls. Frames have the numbers that they have in the sprite.
struct TrackGridPlaces {
    static constexpr int nameWidth = 184;
    static constexpr int rowHeight = 24;
    static constexpr int narrowestCell = 24;
    static constexpr int widestCell = 44; ///< of few frames, which have room
    static constexpr int pictureSide = 22;

    /// The lanes above the cells, from the top down. Pictures take room that is to spare; events have a lane where the
    /// frames have some.
    enum class Lane { Numbers, Pictures, Durations, Events, Findings, Attack };
    enum class Toggle { Visible, Locked };

    QSize view;             ///< of the viewport
    QPoint scrolled;        ///< what of the cells is out of view on the left and above
    TrackBar frames{0, -1}; ///< `to` is below `from` for none
    int rows = 0;
    int line = 0; ///< height of a line of the lanes' text
    bool hasPictures = false;
    bool hasEvents = false;

    int cellWidth() const;         ///< larger where there are few frames
    int heightOf(Lane lane) const; ///< 0 for one that is not shown
    int headHeight() const;        ///< of all lanes

    QRect cellArea() const; ///< all cells in view
    QRect cellRect(int row, int frame) const;
    QRect laneRect(Lane lane, int frame) const; ///< empty for a lane that is not shown
    QRect headRect(int frame) const { return laneRect(Lane::Numbers, frame); }
    QRect nameRect(int row) const;
    QRect toggleRect(int row, Toggle toggle) const;

    std::optional<Lane> laneAt(int y) const; ///< none among the rows
    int rowAt(int y) const;                  ///< nearest; -1 without rows
    int frameAt(int x) const;                ///< nearest
    static constexpr bool isAmongNames(int x) { return x < nameWidth; }

    QPoint farthest() const; ///< what `scrolled` may be at most
    /// What `scrolled` is to be, as close to what it is as can be, for the whole of the frame's cell to be in view.
    /// Without a row, for -1, it stays as it is up and down.
    QPoint scrolledTo(int row, int frame) const;

    friend bool operator==(const TrackGridPlaces &, const TrackGridPlaces &) = default;
};

} // namespace hitbox
