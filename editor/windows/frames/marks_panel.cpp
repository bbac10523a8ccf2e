#include "windows/frames/marks_panel.h"

#include "session/open_project.h"
#include "windows/frames/event_list.h"
#include "windows/frames/point_list.h"
#include "windows/widgets/section.h"
#include "windows/widgets/vertical_scroll.h"

#include <QApplication>
#include <QVBoxLayout>

#include <algorithm>

namespace hitbox {

MarksPanel::MarksPanel(OpenProject &project, QWidget *parent)
    : Panel(tr("Points and events"), parent)
    , m_project(project)
    , m_points(new PointList(project))
    , m_events(new EventList(project.session))
{
    setFoldable();
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
    auto *content = new QWidget;
    auto *rows = new QVBoxLayout(content);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(4);
    const auto addSection = [&](const QString &title, QWidget *part, QWidget *buttons) {
        auto *section = new Section(title, Section::Fold::Open, content);
        section->addToTitle(buttons);
        section->setContent(part);
        rows->addWidget(section);
    };
    addSection(tr("Points"), m_points, m_points->buttons());
    addSection(tr("Events"), m_events, m_events->buttons());
    constexpr int leastHeight = 420; // all of it, unless an event has many properties: what is around scrolls, too
    body()->addWidget(new VerticalScroll(content, leastHeight, this));

    connect(m_points, &PointList::told, this, &Panel::told);
    connect(m_events, &EventList::told, this, &Panel::told);
    connect(&project.live.hint, &LiveAnswer::changed, this, &Panel::neededChanged);
    connect(&project.session, &Session::placeChanged, this, &Panel::neededChanged);
    connect(&project.session, &Session::changed, this, [this](const Difference &difference) {
        if (difference.points.comeOrGo() || difference.events.comeOrGo() || difference.frames.comeOrGo())
            emit neededChanged();
    });
}

bool MarksPanel::isNeeded() const
{
    if (QLatin1String(m_project.session.tool().id) == QLatin1String("frame-point"))
        return true;
    const Sprite *sprite = findSprite(m_project.session.shown(), m_project.session.currentFrame().sprite);
    return sprite && std::any_of(sprite->frames.cbegin(), sprite->frames.cend(),
                                 [](const Frame &frame) { return !frame.points.isEmpty() || !frame.events.isEmpty(); });
}

bool MarksPanel::perform(EditCommand command)
{
    return m_events->isAncestorOf(QApplication::focusWidget()) ? m_events->perform(command)
                                                               : m_points->perform(command);
}

bool MarksPanel::renameSelectedPoint()
{
    if (!m_project.session.selection().point)
        return false;
    setFold(Section::Fold::Open);
    return m_points->perform(EditCommand::Rename);
}

void MarksPanel::addEvent()
{
    m_events->add();
}

} // namespace hitbox
