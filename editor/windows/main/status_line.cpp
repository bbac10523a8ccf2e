#include "windows/main/status_line.h"

#include "document/numbers.h"
#include "document/places.h"
#include "scene/announcement.h"
#include "scene/refresh_once.h"
#include "session/open_project.h"
#include "windows/stage/probe_text.h"
#include "windows/tools/snap_popup.h"
#include "windows/widgets/elided_label.h"
#include "windows/widgets/fonts.h"
#include "windows/widgets/plain_text.h"

#include <QLabel>
#include <QStatusBar>
#include <QToolButton>

#include <cmath>
#include <utility>

namespace hitbox {

namespace {

/// What the probe in hand meets, or else the one that is selected; empty without one.
QString probed(const OpenProject &project, InstanceNames &names)
{
    if (project.live.overlaps.pending()) // nothing is placed yet that could be met
        return {};
    const ProbeAnswers &answers = project.live.probes.answers();
    const Stage *found = findStage(project.session.shown(), project.session.currentStage());
    const Stage stage = found ? *found : Stage{};
    if (answers.probe && answers.inHand) {
        names.follow(stage);
        return probeStatus(names, *answers.probe, *answers.inHand);
    }
    const QList<int> selected = placesOf(stage.probes, project.session.selection().probes);
    const int probe = selected.size() == 1 ? selected.constFirst() : -1;
    if (probe < 0 || probe >= answers.dropped.size())
        return {};
    names.follow(stage);
    return probeStatus(names, stage.probes.at(probe).outline, answers.dropped.at(probe));
}

} // namespace

StatusLine::StatusLine(OpenProject &project, QStatusBar *bar)
    : QObject(bar)
    , m_project(project)
    , m_refresh(new RefreshOnce(*this, [this] { refresh(); }))
    , m_bar(bar)
    , m_hint(new ElidedLabel(bar))
    , m_place(new QLabel(bar))
    , m_snap(new QToolButton(bar))
    , m_popup(new SnapPopup(project.tools, bar))
    , m_engine(new QLabel(tr("engine view"), bar))
    , m_zoom(new QLabel(bar))
{
    bar->setSizeGripEnabled(false);
    m_hint->setObjectName(QStringLiteral("Hint"));
    m_snap->setObjectName(QStringLiteral("Snap"));
    m_engine->setObjectName(QStringLiteral("EngineState"));
    bar->addWidget(m_hint, 1);
    m_snap->setAccessibleName(tr("Snapping"));
    m_popup->hide();
    connect(m_snap, &QToolButton::clicked, this, &StatusLine::toggleSnapping);
    for (QWidget *widget : std::initializer_list<QWidget *>{m_place, m_snap, m_engine, m_zoom}) {
        widget->setFont(fixedFont(windowFont()));
        bar->addPermanentWidget(widget);
    }
    m_place->setMinimumWidth(QFontMetrics(m_place->font()).horizontalAdvance(QStringLiteral("x -0000.0 y -0000.0")));
    m_place->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    m_zoom->setMinimumWidth(QFontMetrics(m_zoom->font()).horizontalAdvance(QStringLiteral("12800 %")));
    m_zoom->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    // The bar itself hides what stands in a message's way only where it is on screen already.
    connect(bar, &QStatusBar::messageChanged, m_hint,
            [this](const QString &message) { m_hint->setVisible(message.isEmpty()); });
    for (const LiveAnswer *answer : std::initializer_list<const LiveAnswer *>{
             &project.live.hint, &project.live.overlay, &project.live.probes, &project.live.overlaps})
        m_refresh->after(*answer, &LiveAnswer::changed);
    connect(&project.live.hint, &LiveAnswer::changed, this, &StatusLine::followHand);
    m_refresh->after(project.session, &Session::selectionChanged);
    m_refresh->after(project.session, &Session::placeChanged);
    m_refresh->after(project.tools, &ToolDesk::changed);
    m_hand = hand();
    refresh();
}

StatusLine::Hand StatusLine::hand() const
{
    return {QString::fromLatin1(m_project.session.tool().id), m_project.session.gestureUnderWay()};
}

/// With another tool, and as a gesture begins, it counts what the next click does, not what was done before.
void StatusLine::followHand()
{
    const Hand now = hand();
    const Hand before = std::exchange(m_hand, now);
    if (now.tool == before.tool && (!now.busy || before.busy))
        return;
    m_bar->setToolTip({});
    m_bar->clearMessage();
}

void StatusLine::toggleSnapping()
{
    if (m_popup->isVisible())
        m_popup->hide();
    else
        m_popup->openAbove(*m_snap);
}

void StatusLine::refresh()
{
    QStringList parts{m_project.live.overlay.now().readout, probed(m_project, m_names), m_project.live.hint.text()};
    parts.removeAll(QString());
    m_hint->setText(parts.join(QStringLiteral("   ")));
    m_hint->setToolTip(plainToolTip(m_hint->text())); // for where it is cut
    showSnapping();
    m_engine->setVisible(m_project.tools.now().engineView == EngineView::Shown &&
                         m_project.session.mode() == Session::Mode::Frames);
}

/// In short where points snap to many things: the hint needs its room.
void StatusLine::showSnapping()
{
    constexpr int widest = 260; ///< pixels
    const QString text = tr("snap: %1").arg(snapSummary(m_project.tools.now().snap));
    m_snap->setText(m_snap->fontMetrics().elidedText(text, Qt::ElideRight, widest));
    const QString what = tr("Choose what points snap to");
    m_snap->setToolTip(m_snap->text() == text ? what : what + u'\n' + text);
}

void StatusLine::showCursor(geometry::Point position)
{
    m_place->setText(QStringLiteral("x %1 y %2").arg(position.x, 0, 'f', 1).arg(position.y, 0, 'f', 1));
}

void StatusLine::hideCursor()
{
    m_place->clear();
}

void StatusLine::showZoom(double zoom)
{
    m_zoom->setText(tr("%1 %").arg(std::lround(zoom * 100)));
}

/// As much as there is room for beside what always stands in the bar.
QString StatusLine::elided(const QString &message) const
{
    constexpr int margins = 12; // pixels, of the bar's own
    const int room = m_place->x() - margins;
    return room > 0 ? m_bar->fontMetrics().elidedText(message, Qt::ElideRight, room) : message;
}

void StatusLine::tell(const QString &message)
{
    constexpr int milliseconds = 6000;
    constexpr qsizetype mostLetters = 1'000; // more than there is room for: to lay out a million takes long
    const bool isShort = message.size() <= mostLetters;
    const QString told = isShort ? message : message.left(mostLetters) + QChar(u'…');
    const QString shown = m_bar->isVisible() ? elided(told) : told;
    m_bar->setToolTip(shown == told ? QString() : plainToolTip(told));
    m_bar->showMessage(shown, milliseconds);
    constexpr qsizetype mostSpoken = 200;
    announce(*m_bar, told.left(mostSpoken));
}

} // namespace hitbox
