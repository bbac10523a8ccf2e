#pragma once

#include "formats/importers/godot_frames.h"
#include "formats/importers/godot_tree.h"
#include "formats/importers/import_notes.h"

#include <utility>

namespace hitbox {

/// A Marker2D, or Position2D in version 3: a point of frames.
struct GodotMarker {
    QString path;
    geometry::Point position; ///< in its parent
    double rotation = 0;      ///< radians
    bool isVisible = true;
};

/// A marker at one of the places where it ever is; to the frames each is a node of its own.
struct GodotPlacedMarker {
    int marker = 0; ///< by its place in the list
    geometry::Point position;
    double rotation = 0;

    friend bool operator==(const GodotPlacedMarker &, const GodotPlacedMarker &) = default;
};

/// A node of a shape as it is in some of the frames that our own exporter noted, where it changes from frame to frame.
/// To the frames each is a node of its own.
struct GodotShapeState {
    int node = 0;                                 ///< by its number
    QString between;                              ///< betweenName(), empty for a key
    QList<std::pair<QString, GodotValue>> values; ///< of the properties that animations change
};

struct GodotAnimations {
    QList<GodotAnimation> list;
    QList<GodotPlacedMarker> places; ///< numbered from the number of nodes of shapes on; those of the list come first
    QList<FrameEvent> events;        ///< by the numbers of GodotEventKey
    QList<GodotShapeState> states;   ///< numbered behind the places
    QList<GodotRegion> regions;      ///< that the picture ever shows: cells by their numbers; none where it has a grid
    bool hasReset = false;           ///< there is one that sets all back, which shows no frames
    ImportNotes notes;               ///< of what they show in Godot and do not show here
};

/// The animations of the scene's players that switch nodes of shapes, which are numbered by their paths, or the cell of
/// the picture, or move and show the markers. Regions that the picture shows besides its first are found with them.
/// That which Godot keeps for the values outside of any animation is not among them. Refuses, as json_fields.h says,
/// more than mostShownNodes tracks and keys in all: a short file may name an animation without end.
GodotAnimations godotAnimations(const GodotTree &tree, const QHash<QString, int> &shapeNodes,
                                const GodotCells &cells = {}, const QList<GodotMarker> &markers = {});

} // namespace hitbox
