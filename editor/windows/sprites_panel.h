#pragma once

#include "windows/panel.h"
#include "windows/row_view.h"
#include "windows/thumbnails.h"

class QLineEdit;

namespace hitbox {

/// The sprites of the project. Pressing one shows its first frame.
class SpritesPanel : public Panel
{
    Q_OBJECT

public:
    SpritesPanel(Session &session, const Pixmaps &pixmaps, const Theme &theme, QWidget *parent = nullptr);

    void setTheme(const Theme &theme);
    void renameCurrent();

signals:
    void addWanted();
    void removeWanted(int sprite);
    void placeWanted(int sprite); ///< double click in stage mode

private:
    void refresh();
    int spriteOf(int row) const { return m_shownSprites.at(row); }

    Session &m_session;
    Thumbnails m_thumbnails;
    Theme m_theme;
    QLineEdit *m_search = nullptr;
    RowView *m_view = nullptr;
    QList<int> m_shownSprites;
};

} // namespace hitbox
