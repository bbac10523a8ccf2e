#include "session/open_project.h"

namespace hitbox {

OpenProject::OpenProject()
{
    m_around = {&m_alpha, &live.trace.inView(), &images.catalog()}; // which stand by now
    files.startNew();
}

bool OpenProject::feed(const ToolInput &input)
{
    return live.play.stands() ? live.play.take(input) : session.feed(input);
}

} // namespace hitbox
