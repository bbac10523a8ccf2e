#pragma once

#include "tools/tool.h"

#include <optional>

namespace hitbox {

class OpenProject;

/// What the mouse does on the canvas, done by keys: arrows move a hand, and Space is its button. Polygons and chains
/// take a point with each press; whatever else is dragged begins with one press and ends with the next. It means just
/// the place where it is, however near others are on the screen; only what it presses may lie beside. Once the mouse
/// moves, what it drags is dropped, like a drag of the mouse whose release was lost.
class KeyHand
{
public:
    explicit KeyHand(OpenProject &project); ///< outlives it

    std::optional<geometry::Point> place() const { return m_place; } ///< in the scene; none while the mouse points
    bool drags() const;                                              ///< the button is down

    void moveTo(geometry::Point place, double pickRadius);
    void press(double pickRadius); ///< or let go of what drags; where the hand is
    void putAway();                ///< the mouse goes on

private:
    void feed(ToolInput::Kind kind, double pickRadius);

    OpenProject &m_project;
    std::optional<geometry::Point> m_place;
    bool m_isDown = false;
};

} // namespace hitbox
