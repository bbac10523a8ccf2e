#include "windows/play/play_panel.h"

#include "session/live/live_play.h"
#include "session/open_project.h"
#include "windows/play/emitter_fields.h"
#include "windows/play/emitter_list.h"
#include "windows/play/play_controls.h"
#include "windows/play/play_counts_view.h"
#include "windows/play/play_fields.h"
#include "windows/widgets/section.h"
#include "windows/widgets/vertical_scroll.h"

#include <QKeyEvent>
#include <QVBoxLayout>

namespace hitbox {

PlayPanel::PlayPanel(OpenProject &project, QWidget *parent)
    : Panel(tr("Play test"), parent)
    , m_project(project)
    , m_controls(new PlayControls(project, this))
    , m_emitters(new EmitterList(project.session, this))
    , m_counts(new PlayCountsView(project, this))
{
    addToHeader(m_controls);
    body()->addWidget(new VerticalScroll(makeContent(), VerticalScroll::allOfIt, this), 1);
    connect(m_counts, &PlayCountsView::told, this, &Panel::told);
    connect(&project.live.play, &LivePlay::told, this, &Panel::told);
}

QWidget *PlayPanel::makeContent()
{
    Section *emitters = makeEmitters();
    // The counts take the room of what cannot be seen firing meanwhile.
    const auto fold = [this, emitters] {
        emitters->setFold(m_project.live.play.stands() ? Section::Fold::Closed : Section::Fold::Open);
    };
    connect(&m_project.live.play, &LivePlay::changed, emitters, fold);
    fold();
    auto *content = new QWidget;
    auto *rows = new QVBoxLayout(content);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(4);
    rows->addWidget(emitters);
    rows->addWidget(m_counts);
    rows->addWidget(makeSettings());
    rows->addStretch();
    return content;
}

Section *PlayPanel::makeEmitters()
{
    auto *section = new Section(tr("Emitters"), Section::Fold::Open, this);
    auto *content = new QWidget(section);
    auto *rows = new QVBoxLayout(content);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(0);
    auto *fields = new EmitterFields(m_project.session, content);
    rows->addWidget(m_emitters);
    rows->addWidget(fields);
    section->addToTitle(m_emitters->buttons());
    section->setContent(content);
    connect(fields, &EmitterFields::told, this, &Panel::told);
    return section;
}

Section *PlayPanel::makeSettings()
{
    auto *section = new Section(tr("How it runs"), Section::Fold::Open, this);
    auto *fields = new PlayFields(m_project.live.play, section);
    section->setContent(fields);
    connect(fields, &PlayFields::told, this, &Panel::told);
    return section;
}

void PlayPanel::keyPressEvent(QKeyEvent *event)
{
    if (event->key() != Qt::Key_Escape || !m_project.live.play.stands())
        return Panel::keyPressEvent(event);
    m_project.live.play.stop();
}

bool PlayPanel::perform(EditCommand command)
{
    return m_emitters->perform(command);
}

void PlayPanel::showKeys(const KeyNames &keys)
{
    m_controls->showKeys(keys);
}

} // namespace hitbox
