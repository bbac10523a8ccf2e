#pragma once

#include "windows/panel.h"
#include "windows/row_view.h"

#include "stage/overlaps.h"

#include <vector>

namespace hitbox {

class Session;

/// Every pair of shapes on the stage that meet: who, how, and how much area they share.
class OverlapsPanel : public Panel
{
    Q_OBJECT

public:
    OverlapsPanel(Session &session, const Theme &theme, QWidget *parent = nullptr);

    void setTheme(const Theme &theme);

signals:
    void pressed(const OverlapPair &pair);

private:
    void refresh();
    Row rowOf(const Overlap &overlap) const;

    Session &m_session;
    Theme m_theme;
    RowView *m_view = nullptr;
    std::vector<Overlap> m_listed; ///< those that hit first
    OverlapPair m_pressed;
};

} // namespace hitbox
