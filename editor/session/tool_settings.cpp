#include "session/tool_settings.h"

namespace hitbox {

void ToolDesk::set(const ToolSettings &settings)
{
    if (settings == m_now)
        return;
    m_now = settings;
    emit changed();
}

} // namespace hitbox
