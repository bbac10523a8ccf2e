#pragma once

#include "drawing/theme.h"

#include <QWidget>

class QToolButton;

namespace hitbox {

struct KeyNames;
class OpenProject;
class RefreshOnce;

/// Play or pause, one step, from the beginning, stop.
class PlayControls : public QWidget
{
    Q_OBJECT

public:
    PlayControls(OpenProject &project, QWidget *parent = nullptr);

    void showKeys(const KeyNames &keys);

private:
    void refresh();

    OpenProject &m_project;
    RefreshOnce *m_refresh = nullptr;
    QToolButton *m_play = nullptr;
    QToolButton *m_step = nullptr;
    QToolButton *m_restart = nullptr;
    QToolButton *m_stop = nullptr;
};

} // namespace hitbox
