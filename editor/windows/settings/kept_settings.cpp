#include "windows/settings/kept_settings.h"

#include <utility>

namespace hitbox {

KeptSettings::KeptSettings(Settings settings, QObject *parent)
    : QObject(parent)
    , m_settings(std::move(settings))
{
}

void KeptSettings::set(Settings settings)
{
    if (settings == m_settings)
        return;
    m_settings = std::move(settings);
    emit changed();
}

} // namespace hitbox
