#include "windows/main/top_bar.h"

#include "session/session.h"
#include "windows/actions/actions.h"
#include "windows/export/engine_chooser.h"
#include "windows/main/document_tabs.h"

#include <QAction>
#include <QHBoxLayout>
#include <QPushButton>

namespace hitbox {

TopBar::TopBar(Actions &actions, QWidget *parent)
    : QWidget(parent)
    , m_actions(actions)
    , m_tabs(new DocumentTabs(this))
    , m_engine(new EngineChooser(this))
    , m_export(new QPushButton(tr("Export"), this))
    , m_stage(new QPushButton(this))
{
    setObjectName(QStringLiteral("TopBar"));
    setAttribute(Qt::WA_StyledBackground);
    m_export->setObjectName(QStringLiteral("Primary"));
    m_export->setFocusPolicy(Qt::TabFocus);
    m_stage->setObjectName(QStringLiteral("StageButton"));
    m_stage->setCheckable(true);
    m_stage->setFocusPolicy(Qt::TabFocus);
    m_stage->setAccessibleName(tr("Stage"));
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(12, 6, 12, 6);
    row->setSpacing(8);
    row->addWidget(m_tabs, 1, Qt::AlignBottom);
    row->addWidget(m_engine);
    row->addWidget(m_export);
    row->addWidget(m_stage);
    connect(m_engine, &EngineChooser::chosen, this, &TopBar::engineChosen);
    connect(m_export, &QPushButton::clicked, this, [this] { m_actions.run(QStringLiteral("file.export")); });
    connect(m_stage, &QPushButton::clicked, this, [this] { m_actions.run(QStringLiteral("stage.toggle")); });
    connect(&m_actions, &Actions::keysChanged, this, &TopBar::showKeys);
    showKeys();
}

void TopBar::showKeys()
{
    const QList<QKeySequence> keys = m_actions.keysOf(QStringLiteral("stage.toggle"));
    m_stage->setText(keys.isEmpty() ? tr("Stage")
                                    : tr("Stage %1").arg(keys.constFirst().toString(QKeySequence::NativeText)));
    m_stage->setToolTip(m_actions.action(QStringLiteral("stage.toggle"))->toolTip());
    m_export->setToolTip(m_actions.action(QStringLiteral("file.export"))->toolTip());
}

void TopBar::showProject(const Session &session)
{
    m_engine->showEngine(session.document().engine);
    m_stage->setChecked(session.mode() == Session::Mode::Stage);
}

} // namespace hitbox
