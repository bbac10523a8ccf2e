#pragma once

#include "document/document.h"
#include "document/limits.h"
#include "document/sheet.h"

#include <QHash>
#include <QList>
#include <QString>

namespace hitbox {

/// Nodes that frames show over all animations, of which several may show the same frames. Animations with more switches
/// than that are none to hand over.
inline constexpr qsizetype mostShownNodes = 10 * limits::importedShapes;

/// When a node of a scene is switched on or off.
struct GodotSwitch {
    double time = 0; ///< seconds
    int node = 0;
    bool isOn = false;
};

/// A part of an image that the picture of a scene shows.
struct GodotRegion {
    QString texture; ///< the path of the image, as the scene says it
    QRect rect;
    geometry::Point offset; ///< of the picture, while it shows this

    friend bool operator==(const GodotRegion &, const GodotRegion &) = default;
};

/// The picture of a scene, cut into cells, of which it shows one at a time; they are counted row by row. Or it shows
/// regions of its image, and each is a cell.
struct GodotCells {
    QString node; ///< its path
    SheetGrid grid;
    int first = 0;                   ///< the cell that is shown before any animation
    QList<GodotRegion> regions = {}; ///< those that are known

    int count() const { return regions.isEmpty() ? grid.columns * grid.rows : int(regions.size()); }
};

/// When the picture begins to show another cell.
struct GodotCellKey {
    double time = 0; ///< seconds
    int cell = 0;
};

/// When an animation calls a method.
struct GodotEventKey {
    double time = 0; ///< seconds
    int event = 0;   ///< by its number in the scene
};

/// When a frame begins that our own exporter noted, see godotFramesNote.
struct GodotFrameMark {
    double time = 0; ///< seconds
    QString name;
};

enum class GodotPlay { Once, Forever, ThereAndBack };

struct GodotAnimation {
    QString name;
    double length = 0; ///< seconds
    QList<GodotSwitch> switches;
    QList<GodotCellKey> cells = {};
    QList<GodotEventKey> events = {};
    GodotPlay play = GodotPlay::Once;
    QList<GodotFrameMark> marks = {};
};

/// The nodes and the cell that a frame shows, and for how long.
struct GodotFrame {
    QList<int> nodes;    ///< in ascending order
    double duration = 0; ///< milliseconds
    int cell = 0;
    QList<int> events = {}; ///< that happen when it comes up
    QString name = {};      ///< where it was noted

    friend bool operator==(const GodotFrame &, const GodotFrame &) = default;
};

struct GodotFrames {
    QList<GodotFrame> frames;
    QList<Tag> tags;
};

/// The frames that animations show by switching nodes and cells: where the nodes that are on or the cell change, or
/// something happens, a new one begins, and where one is noted. Nodes are numbered from 0; `isOn` says which of them
/// are on before any animation, and `cell` what the picture shows then. Refuses, as json_fields.h says, frames that
/// show more than mostShownNodes in all.
GodotFrames godotFrames(const QList<GodotAnimation> &animations, const QList<bool> &isOn, int cell = 0);

/// The frames as the cells lie in the sheet, where each of the cells is one frame and every tag a run of neighbours;
/// else as they were.
GodotFrames inOrderOfCells(GodotFrames frames, int cellCount);

} // namespace hitbox
