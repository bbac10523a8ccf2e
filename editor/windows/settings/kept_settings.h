#pragma once

#include "windows/settings/settings.h"

#include <QObject>

namespace hitbox {

/// The settings while the program runs. Whoever changes them puts them here, what changes by the pixel once it rests,
/// and that is told at once, so that no way in which the program may end loses them.
class KeptSettings : public QObject
{
    Q_OBJECT

public:
    explicit KeptSettings(Settings settings, QObject *parent = nullptr);

    const Settings &now() const { return m_settings; }
    void set(Settings settings); ///< nothing is told when nothing differs

signals:
    void changed();

private:
    Settings m_settings;
};

} // namespace hitbox
