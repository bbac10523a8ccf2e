#include "windows/tracks/track_grid_places.h"

#include <algorithm>

namespace hitbox {

namespace {

using GridLane = TrackGridPlaces::Lane;

constexpr int gridToggle = 20; ///< pixels
constexpr GridLane lanesDown[] = {GridLane::Numbers, GridLane::Pictures, GridLane::Durations,
                                  GridLane::Events,  GridLane::Findings, GridLane::Attack};

/// Where a stretch of what scrolls comes into a room, with as little scrolling as can be.
int scrolledInto(int scrolled, int from, int length, int room)
{
    return std::clamp(scrolled, std::max(0, from + length - std::max(length, room)), std::max(0, from));
}

} // namespace

int TrackGridPlaces::cellWidth() const
{
    const int room = view.width() - nameWidth;
    return std::clamp(room / std::max(1, frames.to - frames.from + 1), narrowestCell, widestCell);
}

int TrackGridPlaces::heightOf(Lane lane) const
{
    constexpr int enoughForPictures = 250; // with eight rows
    switch (lane) {
    case Lane::Numbers: return std::max(20, line + 4);
    case Lane::Pictures: return hasPictures && view.height() >= enoughForPictures ? pictureSide + 4 : 0;
    case Lane::Durations: return std::max(16, line);
    case Lane::Events: return hasEvents ? std::max(14, line) : 0;
    case Lane::Findings: return std::max(14, line);
    case Lane::Attack: break;
    }
    return std::max(18, line + 2); // words stand in the bars
}

int TrackGridPlaces::headHeight() const
{
    int height = 0;
    for (const Lane lane : lanesDown)
        height += heightOf(lane);
    return height;
}

QRect TrackGridPlaces::cellArea() const
{
    return QRect(QPoint(), view).adjusted(nameWidth, headHeight(), 0, 0);
}

QRect TrackGridPlaces::cellRect(int row, int frame) const
{
    const QPoint corner(nameWidth + (frame - frames.from) * cellWidth(), headHeight() + row * rowHeight);
    return {corner - scrolled, QSize(cellWidth(), rowHeight)};
}

QRect TrackGridPlaces::laneRect(Lane wanted, int frame) const
{
    int top = 0;
    for (const Lane lane : lanesDown) {
        if (lane == wanted)
            break;
        top += heightOf(lane);
    }
    return {cellRect(0, frame).left(), top, cellWidth(), heightOf(wanted)};
}

QRect TrackGridPlaces::nameRect(int row) const
{
    return {0, cellRect(row, frames.from).top(), nameWidth, rowHeight};
}

QRect TrackGridPlaces::toggleRect(int row, Toggle toggle) const
{
    const int fromRight = toggle == Toggle::Locked ? 1 : 2;
    const QRect name = nameRect(row);
    return {name.right() - 4 - fromRight * (gridToggle + 2), name.top() + (rowHeight - gridToggle) / 2, gridToggle,
            gridToggle};
}

std::optional<TrackGridPlaces::Lane> TrackGridPlaces::laneAt(int y) const
{
    int bottom = 0;
    for (const Lane lane : lanesDown) {
        bottom += heightOf(lane);
        if (y < bottom)
            return lane;
    }
    return std::nullopt;
}

int TrackGridPlaces::rowAt(int y) const
{
    const int head = headHeight();
    return std::min((std::max(y, head) - head + scrolled.y()) / rowHeight, rows - 1);
}

int TrackGridPlaces::frameAt(int x) const
{
    const int column = (std::max(x, nameWidth) - nameWidth + scrolled.x()) / cellWidth();
    return std::clamp(frames.from + column, frames.from, std::max(frames.from, frames.to));
}

QPoint TrackGridPlaces::farthest() const
{
    const QSize room = cellArea().size();
    const int columns = frames.to - frames.from + 1;
    return {std::max(0, columns * cellWidth() - room.width()), std::max(0, rows * rowHeight - room.height())};
}

QPoint TrackGridPlaces::scrolledTo(int row, int frame) const
{
    const QSize room = cellArea().size();
    const int x = scrolledInto(scrolled.x(), (frame - frames.from) * cellWidth(), cellWidth(), room.width());
    return {x, row < 0 ? scrolled.y() : scrolledInto(scrolled.y(), row * rowHeight, rowHeight, room.height())};
}

} // namespace hitbox
