#pragma once

#include "windows/panel.h"

#include "scene/theme.h"

namespace hitbox {

class EmitterList;
class Session;

/// The play test of the stage in view: what fires, and how the test goes.
class PlayPanel : public Panel
{
    Q_OBJECT

public:
    PlayPanel(Session &session, const Theme &theme, QWidget *parent = nullptr);

    void setTheme(const Theme &theme);

private:
    QWidget *makeEmitters(Session &session, const Theme &theme);

    EmitterList *m_emitters = nullptr;
};

} // namespace hitbox
