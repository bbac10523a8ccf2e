#pragma once

#include "drawing/theme.h"

#include <QWidget>

class QToolButton;

namespace hitbox {

struct KeyNames;
class Session;

/// Play or pause, one step, from the beginning, stop.
class PlayControls : public QWidget
{
    Q_OBJECT

public:
    PlayControls(Session &session, QWidget *parent = nullptr);

    void showKeys(const KeyNames &keys);

private:
    void refresh();

    Session &m_session;
    QToolButton *m_play = nullptr;
    QToolButton *m_step = nullptr;
    QToolButton *m_restart = nullptr;
    QToolButton *m_stop = nullptr;
};

} // namespace hitbox
