#pragma once

#include "windows/panel.h"
#include "windows/row_view.h"

#include "validation/finding.h"

namespace hitbox {

class Session;

/// Everything that is wrong, always in view. Pressing a line leads to the place.
class ProblemsPanel : public Panel
{
    Q_OBJECT

public:
    ProblemsPanel(Session &session, const Theme &theme, QWidget *parent = nullptr);

    void setTheme(const Theme &theme);

signals:
    void pressed(const Finding &finding);

private:
    void refresh();

    Session &m_session;
    Theme m_theme;
    RowView *m_view = nullptr;
    QList<Finding> m_listed;
    int m_pressed = -1;
};

} // namespace hitbox
