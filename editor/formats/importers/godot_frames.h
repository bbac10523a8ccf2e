#pragma once

#include "document/document.h"
#include "document/limits.h"

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

struct GodotAnimation {
    QString name;
    double length = 0; ///< seconds
    QList<GodotSwitch> switches;
};

/// The nodes that a frame shows, and for how long.
struct GodotFrame {
    QList<int> nodes;    ///< in ascending order
    double duration = 0; ///< milliseconds

    friend bool operator==(const GodotFrame &, const GodotFrame &) = default;
};

struct GodotFrames {
    QList<GodotFrame> frames;
    QList<Tag> tags;
};

/// The frames that animations show by switching nodes: where the nodes that are on change, a new one begins. Nodes are
/// numbered from 0; `isOn` says which of them are on before any animation. Refuses, as json_fields.h says, frames that
/// show more than mostShownNodes in all.
GodotFrames godotFrames(const QList<GodotAnimation> &animations, const QList<bool> &isOn);

} // namespace hitbox
