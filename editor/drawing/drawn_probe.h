#pragma once

#include "drawing/drawing.h"
#include "stage/probe_answer.h"

#include <QList>

#include <optional>

namespace hitbox {

/// A probe as it is drawn.
struct DrawnProbe {
    enum class Look { InHand, Dropped, Hot, Selected };
    Outline outline;
    ProbeAnswer answer;
    Look look = Look::Dropped;
    QList<geometry::Point> handles; ///< of a selected one
    std::optional<int> hotHandle;

    friend bool operator==(const DrawnProbe &, const DrawnProbe &) = default;
};

/// Probes, dashed; the shapes that they hit, lit up; a mark wherever boundaries meet: a cross, a ring for a touch, a
/// thick line along what is shared. Of probes that a hand is at, a line to the nearest boundary too, with its length.
/// `emphasis` is one meeting that is drawn stronger. Handles are `handleScale` times the usual size.
void drawProbes(QPainter &painter, const QList<DrawnProbe> &probes, const std::optional<ProbeMeeting> &emphasis,
                const Theme &theme, double handleScale = 1);

} // namespace hitbox
