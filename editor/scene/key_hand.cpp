#include "scene/key_hand.h"

#include "session/open_project.h"

namespace hitbox {

KeyHand::KeyHand(OpenProject &project)
    : m_project(project)
{
}

/// A gesture that was cancelled has let go of the button.
bool KeyHand::drags() const
{
    return m_isDown && m_place && m_project.session.gestureUnderWay();
}

void KeyHand::moveTo(geometry::Point place, double pickRadius)
{
    m_isDown = drags();
    m_place = place;
    feed(ToolInput::Kind::Move, m_isDown ? 0 : pickRadius); // a short way is no tremor
}

void KeyHand::press(double pickRadius)
{
    if (!m_place)
        return;
    if (drags()) {
        feed(ToolInput::Kind::Release, 0);
        m_isDown = false;
        return;
    }
    m_isDown = true;
    feed(ToolInput::Kind::Press, pickRadius);
    if (drags() && !m_project.session.hint().outline)
        return;
    feed(ToolInput::Kind::Release, pickRadius);
    m_isDown = false;
}

void KeyHand::putAway()
{
    m_place.reset();
    m_isDown = false;
}

void KeyHand::feed(ToolInput::Kind kind, double pickRadius)
{
    ToolInput input;
    input.kind = kind;
    input.position = *m_place;
    input.button = kind == ToolInput::Kind::Move ? Qt::NoButton : Qt::LeftButton;
    input.heldButtons = m_isDown && kind != ToolInput::Kind::Release ? Qt::LeftButton : Qt::NoButton;
    input.pickRadius = m_project.session.hint().outline ? 0 : pickRadius; // near the first point is not on it
    m_project.feed(input);
}

} // namespace hitbox
