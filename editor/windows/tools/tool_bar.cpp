#include "windows/tools/tool_bar.h"

#include "scene/icons.h"
#include "scene/refresh_once.h"
#include "session/open_project.h"
#include "tools/all_tools.h"
#include "windows/widgets/key_names.h"
#include "windows/widgets/plain_text.h"

#include <QCoreApplication>
#include <QToolButton>
#include <QVBoxLayout>

namespace hitbox {

namespace {

QString toolTipOf(const ToolInfo &info, const QList<QKeySequence> &keys)
{
    const QString title = QCoreApplication::translate("Tools", info.title);
    const QString summary = QCoreApplication::translate("Tools", info.summary);
    return plainToolTip(textWithKeys(title, keys) + QLatin1Char('\n') + summary);
}

} // namespace

ToolBar::ToolBar(OpenProject &project, QWidget *parent)
    : QWidget(parent)
    , m_project(project)
    , m_refresh(new RefreshOnce(*this, [this] { refresh(); }))
{
    setObjectName(QStringLiteral("ToolBar"));
    setAttribute(Qt::WA_StyledBackground);
    setAccessibleName(tr("Tools"));
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(4, 8, 5, 8);
    layout->setSpacing(4);
    for (const ToolInfo &info : allTools()) {
        QToolButton *button = makeButton(QString::fromLatin1(info.id));
        button->setAccessibleName(QCoreApplication::translate("Tools", info.title));
        button->setToolTip(toolTipOf(info, {QKeySequence(QString::fromLatin1(info.shortcut))}));
        layout->addWidget(button);
    }
    layout->addStretch();
    for (const ToolInfo &info : allTools())
        m_buttons.value(QString::fromLatin1(info.id))->setIcon(themedIcon(QString::fromLatin1(info.icon)));
    m_refresh->after(project.session, &Session::placeChanged);
    m_refresh->when(project.live.hint, &LiveAnswer::changed,
                    [this] { return QLatin1String(m_project.session.tool().id) != m_shownTool; });
    refresh();
}

QToolButton *ToolBar::makeButton(const QString &id)
{
    auto *button = new QToolButton(this);
    button->setObjectName(QStringLiteral("tool-") + id);
    button->setCheckable(true);
    button->setIconSize(QSize(22, 22));
    button->setFixedSize(34, 34);
    button->setFocusPolicy(Qt::TabFocus);
    connect(button, &QToolButton::clicked, this, [this, id] {
        m_project.session.setTool(id);
        m_refresh->mark(); // a press takes the mark off the tool that is in hand already
    });
    m_buttons.insert(id, button);
    return button;
}

void ToolBar::showKeys(const KeyNames &keys)
{
    for (const ToolInfo &info : allTools()) {
        const QString id = QString::fromLatin1(info.id);
        m_buttons.value(id)->setToolTip(toolTipOf(info, keys.of(QStringLiteral("tool.") + id)));
    }
}

void ToolBar::refresh()
{
    m_shownTool = QString::fromLatin1(m_project.session.tool().id);
    const ToolPlace place = m_project.session.mode() == Session::Mode::Stage ? ToolPlace::Stage : ToolPlace::Frame;
    for (const ToolInfo &info : allTools()) {
        QToolButton *button = m_buttons.value(QString::fromLatin1(info.id));
        button->setVisible(info.place == place);
        button->setChecked(info.id == m_project.session.tool().id);
    }
}

} // namespace hitbox
