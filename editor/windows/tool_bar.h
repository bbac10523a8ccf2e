#pragma once

#include "scene/theme.h"

#include <QHash>
#include <QWidget>

class QAction;
class QActionGroup;

namespace hitbox {

class Session;

/// The tools of the current mode, from the table of tools.
class ToolBar : public QWidget
{
    Q_OBJECT

public:
    ToolBar(Session &session, const Theme &theme, QWidget *parent = nullptr);

    void setTheme(const Theme &theme);

    /// One checkable action for each tool, for the menu.
    QList<QAction *> actions() const { return m_actions.values(); }
    QAction *actionOf(const QString &toolId) const { return m_actions.value(toolId); }

private:
    void refresh();

    Session &m_session;
    QActionGroup *m_group = nullptr;
    QHash<QString, QAction *> m_actions;
};

} // namespace hitbox
