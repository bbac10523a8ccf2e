#pragma once

#include "windows/panel.h"
#include "windows/row_view.h"
#include "windows/thumbnails.h"

namespace hitbox {

/// The current sprite's frames, side by side.
class FramesPanel : public Panel
{
    Q_OBJECT

public:
    FramesPanel(Session &session, const Pixmaps &pixmaps, const Theme &theme, QWidget *parent = nullptr);

    void setTheme(const Theme &theme);

signals:
    void sliceWanted();
    void placeWanted(FrameRef frame); ///< double click in stage mode

private:
    void refresh();

    Session &m_session;
    Thumbnails m_thumbnails;
    Theme m_theme;
    RowView *m_view = nullptr;
};

} // namespace hitbox
