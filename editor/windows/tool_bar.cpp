#include "windows/tool_bar.h"

#include "scene/icons.h"
#include "session/session.h"

#include <QAction>
#include <QActionGroup>
#include <QToolButton>
#include <QVBoxLayout>

namespace hitbox {

ToolBar::ToolBar(Session &session, const Theme &theme, QWidget *parent)
    : QWidget(parent)
    , m_session(session)
    , m_group(new QActionGroup(this))
{
    setObjectName(QStringLiteral("ToolBar"));
    setAttribute(Qt::WA_StyledBackground);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(4, 8, 5, 8);
    layout->setSpacing(4);
    for (const ToolInfo &info : allTools()) {
        const QString id = QString::fromLatin1(info.id);
        auto *action = new QAction(tr(info.title), m_group);
        action->setCheckable(true);
        action->setShortcut(QKeySequence(QString::fromLatin1(info.shortcut)));
        action->setToolTip(
            QStringLiteral("%1 (%2)\n%3").arg(tr(info.title), action->shortcut().toString(), tr(info.summary)));
        connect(action, &QAction::triggered, this, [this, id] { m_session.setTool(id); });
        m_actions.insert(id, action);
        auto *button = new QToolButton(this);
        button->setObjectName(QStringLiteral("tool-") + id);
        button->setDefaultAction(action);
        button->setIconSize(QSize(22, 22));
        button->setFixedSize(34, 34);
        button->setFocusPolicy(Qt::NoFocus);
        layout->addWidget(button);
    }
    layout->addStretch();
    setTheme(theme);
    connect(&session, &Session::toolChanged, this, &ToolBar::refresh);
    connect(&session, &Session::placeChanged, this, &ToolBar::refresh);
    refresh();
}

void ToolBar::setTheme(const Theme &theme)
{
    for (const ToolInfo &info : allTools())
        m_actions.value(QString::fromLatin1(info.id))->setIcon(themedIcon(QString::fromLatin1(info.icon), theme));
}

void ToolBar::refresh()
{
    const ToolPlace place = m_session.mode() == Session::Mode::Stage ? ToolPlace::Stage : ToolPlace::Frame;
    for (const ToolInfo &info : allTools()) {
        QAction *action = m_actions.value(QString::fromLatin1(info.id));
        const bool here = info.place == place;
        action->setEnabled(here);
        action->setVisible(here);
        if (info.id == m_session.tool().id)
            action->setChecked(true);
        findChild<QToolButton *>(QStringLiteral("tool-") + QString::fromLatin1(info.id))->setVisible(here);
    }
}

} // namespace hitbox
