#include "windows/play_panel.h"

#include "session/session.h"
#include "windows/emitter_fields.h"
#include "windows/emitter_list.h"
#include "windows/section.h"

#include <QScrollArea>
#include <QVBoxLayout>

namespace hitbox {

PlayPanel::PlayPanel(Session &session, const Theme &theme, QWidget *parent)
    : Panel(tr("Play test"), parent)
{
    auto *content = new QWidget;
    auto *rows = new QVBoxLayout(content);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(4);
    rows->addWidget(makeEmitters(session, theme));
    rows->addStretch();
    auto *scroll = new QScrollArea(this);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setWidget(content);
    content->setAutoFillBackground(false);
    scroll->viewport()->setAutoFillBackground(false);
    body()->addWidget(scroll, 1);
}

QWidget *PlayPanel::makeEmitters(Session &session, const Theme &theme)
{
    auto *section = new Section(tr("Emitters"), Section::Fold::Open, this);
    auto *content = new QWidget(section);
    auto *rows = new QVBoxLayout(content);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(0);
    m_emitters = new EmitterList(session, theme, content);
    auto *fields = new EmitterFields(session, content);
    rows->addWidget(m_emitters);
    rows->addWidget(fields);
    section->setContent(content);
    connect(fields, &EmitterFields::told, this, &Panel::told);
    return section;
}

void PlayPanel::setTheme(const Theme &theme)
{
    m_emitters->setTheme(theme);
}

} // namespace hitbox
