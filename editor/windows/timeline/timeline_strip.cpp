#include "windows/timeline/timeline_strip.h"

#include "document/numbers.h"
#include "document/places.h"
#include "session/open_project.h"
#include "windows/widgets/plain_text.h"
#include "windows/widgets/spoken_role.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QPainter>
#include <QScrollBar>
#include <QToolTip>

#include <algorithm>

namespace hitbox {

namespace {

// Pixels.
constexpr int ruler = 20;
constexpr int stripMarks = 20;
constexpr int phaseBar = 8;
constexpr int narrowestTick = 10;
constexpr int widestTick = 30;
constexpr int tickThumbnailSide = 32;

} // namespace

TimelineStrip::TimelineStrip(const OpenProject &project, const Pixmaps &pixmaps, QWidget *parent)
    : QAbstractScrollArea(parent)
    , m_project(project)
    , m_thumbnails(project, pixmaps, tickThumbnailSide)
{
    speakAs(*this, QAccessible::Canvas);
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::StrongFocus);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setMinimumHeight(ruler + stripMarks + 2 * (phaseBar + tickThumbnailSide + 2));
    setAccessibleName(tr("Ticks"));
}

void TimelineStrip::show(const LiveTimeline::Answer *answer)
{
    m_timeline.reset();
    m_blocksA.clear();
    m_blocksB.clear();
    if (answer && answer->timeline) {
        m_document = answer->document;
        m_timeline = *answer->timeline;
        m_blocksA = blocksOf(*m_timeline, TimelineSide::A);
        m_blocksB = blocksOf(*m_timeline, TimelineSide::B);
    }
    fitTicks();
    viewport()->update();
    if (m_tick && *m_tick >= count())
        setTick(count() > 0 ? std::optional(count() - 1) : std::nullopt);
}

const Timeline *TimelineStrip::timeline() const
{
    return m_timeline ? &*m_timeline : nullptr;
}

int TimelineStrip::count() const
{
    return m_timeline ? static_cast<int>(m_timeline->ticks.size()) : 0;
}

void TimelineStrip::setTick(std::optional<int> tick)
{
    if (tick)
        tick = count() > 0 ? std::optional(std::clamp(*tick, 0, count() - 1)) : std::nullopt;
    if (tick == m_tick)
        return;
    m_tick = tick;
    if (tick)
        reveal(*tick);
    setAccessibleDescription(tick ? textOf(*tick) : QString());
    viewport()->update();
    emit tickChanged(tick);
}

QRect TimelineStrip::cellOf(int tick) const
{
    return {tick * m_tickWidth - horizontalScrollBar()->value(), 0, m_tickWidth, viewport()->height()};
}

int TimelineStrip::tickAt(QPoint place) const
{
    const int tick = (place.x() + horizontalScrollBar()->value()) / m_tickWidth;
    return std::clamp(tick, 0, std::max(0, count() - 1));
}

QString TimelineStrip::textOf(int tick) const
{
    const TimelineMeeting &meeting = m_timeline->meetingAt(tick);
    QString what = tr("nothing meets");
    if (meeting.aHits && meeting.bHits)
        what = tr("each hits the other");
    else if (meeting.aHits)
        what = tr("A hits B");
    else if (meeting.bHits)
        what = tr("B hits A");
    else if (!meeting.contacts.isEmpty())
        what = tr("contact");
    const auto name = [this](FrameRef ref) { return findFrame(m_document, ref)->name; };
    const QString text = tr("tick %1: %2 | %3, %4").arg(QString::number(tick), name(meeting.a), name(meeting.b), what);
    return meeting.area > 0 ? tr("%1 in %2 px²").arg(text, readableNumber(*meeting.area, 1)) : text;
}

void TimelineStrip::fitTicks()
{
    const int width = viewport()->width();
    m_tickWidth = std::clamp(width / std::max(1, count()), narrowestTick, widestTick);
    horizontalScrollBar()->setRange(0, std::max(0, count() * m_tickWidth - width));
    horizontalScrollBar()->setPageStep(width);
    horizontalScrollBar()->setSingleStep(m_tickWidth);
}

void TimelineStrip::reveal(int tick)
{
    QScrollBar *bar = horizontalScrollBar();
    const int left = tick * m_tickWidth;
    bar->setValue(std::clamp(bar->value(), left + m_tickWidth - viewport()->width(), left));
}

// --- Events

bool TimelineStrip::event(QEvent *event)
{
    // The strip answers these itself, whatever they mean elsewhere.
    if (event->type() == QEvent::ShortcutOverride && tickAfterKey(*static_cast<QKeyEvent *>(event))) {
        event->accept();
        return true;
    }
    return QAbstractScrollArea::event(event);
}

bool TimelineStrip::viewportEvent(QEvent *event)
{
    if (event->type() != QEvent::ToolTip || count() == 0)
        return QAbstractScrollArea::viewportEvent(event);
    const auto *help = static_cast<QHelpEvent *>(event);
    QToolTip::showText(help->globalPos(), plainToolTip(textOf(tickAt(help->pos()))), viewport());
    return true;
}

void TimelineStrip::resizeEvent(QResizeEvent *event)
{
    QAbstractScrollArea::resizeEvent(event);
    fitTicks();
}

void TimelineStrip::mousePressEvent(QMouseEvent *event)
{
    if (event->button() == Qt::LeftButton && count() > 0)
        setTick(tickAt(event->pos()));
}

void TimelineStrip::mouseMoveEvent(QMouseEvent *event)
{
    if (event->buttons() & Qt::LeftButton && count() > 0)
        setTick(tickAt(event->pos()));
}

void TimelineStrip::wheelEvent(QWheelEvent *event)
{
    const QPoint turned = event->angleDelta();
    horizontalScrollBar()->setValue(horizontalScrollBar()->value() - turned.x() - turned.y());
}

std::optional<int> TimelineStrip::tickAfterKey(const QKeyEvent &event) const
{
    if (count() == 0 || event.modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier))
        return std::nullopt;
    constexpr int manyTicks = 10;
    const int step = event.modifiers() & Qt::ShiftModifier ? manyTicks : 1;
    switch (event.key()) {
    case Qt::Key_Left: return m_tick.value_or(step) - step;
    case Qt::Key_Right: return m_tick.value_or(-step) + step;
    case Qt::Key_PageUp: return m_tick.value_or(0) - manyTicks;
    case Qt::Key_PageDown: return m_tick.value_or(0) + manyTicks;
    case Qt::Key_Home: return 0;
    case Qt::Key_End: return count() - 1;
    default: return std::nullopt;
    }
}

void TimelineStrip::keyPressEvent(QKeyEvent *event)
{
    if (const std::optional<int> tick = tickAfterKey(*event))
        setTick(tick);
    else if (event->key() == Qt::Key_Escape && m_tick)
        setTick(std::nullopt);
    else
        event->ignore();
}

// --- Painting

QRect TimelineStrip::laneOf(TimelineSide side) const
{
    const int height = (viewport()->height() - ruler - stripMarks) / 2;
    const int top = side == TimelineSide::A ? ruler : viewport()->height() - height;
    return {0, top, viewport()->width(), height};
}

QRect TimelineStrip::markLane() const
{
    const int top = laneOf(TimelineSide::A).bottom() + 1;
    return {0, top, viewport()->width(), laneOf(TimelineSide::B).top() - top};
}

void TimelineStrip::paintEvent(QPaintEvent *)
{
    QPainter painter(viewport());
    painter.fillRect(viewport()->rect(), themeOf(palette()).panel);
    if (count() == 0)
        return;
    const int first = tickAt({0, 0});
    const int last = tickAt({viewport()->width(), 0});
    paintRuler(painter, first, last);
    paintLane(painter, TimelineSide::A, laneOf(TimelineSide::A));
    paintLane(painter, TimelineSide::B, laneOf(TimelineSide::B));
    paintMarks(painter, first, last);
    paintPlayhead(painter);
}

void TimelineStrip::paintRuler(QPainter &painter, int first, int last) const
{
    constexpr int step = 5;
    constexpr int longLine = 6;
    for (int tick = first; tick <= last; ++tick) {
        const int x = cellOf(tick).left();
        const bool isNumbered = tick % step == 0;
        painter.setPen(themeOf(palette()).line);
        painter.drawLine(x, ruler - (isNumbered ? longLine : longLine / 2), x, ruler - 1);
        if (!isNumbered)
            continue;
        painter.setPen(themeOf(palette()).dim);
        painter.drawText(QRect(x + 3, 0, step * m_tickWidth, ruler - 2), Qt::AlignLeft | Qt::AlignVCenter,
                         QString::number(tick));
    }
}

void TimelineStrip::paintLane(QPainter &painter, TimelineSide side, const QRect &lane)
{
    for (const TimelineBlock &block : side == TimelineSide::A ? m_blocksA : m_blocksB) {
        const QRect all = cellOf(block.first).united(cellOf(block.last));
        if (all.right() < 0 || all.left() > lane.right())
            continue;
        const int barTop = side == TimelineSide::A ? lane.top() : lane.bottom() - phaseBar + 1;
        drawPhase(painter, QRectF(all.left() + 1, barTop + 1, all.width() - 2, phaseBar - 2), block.phase,
                  timelineInk(themeOf(palette())));
        const int top = side == TimelineSide::A ? lane.top() + phaseBar : lane.top();
        paintBlock(painter, block, QRect(all.left(), top, all.width(), lane.height() - phaseBar));
    }
}

void TimelineStrip::paintBlock(QPainter &painter, const TimelineBlock &block, const QRect &cell)
{
    const bool rests = block.phase == TimelinePhase::Waiting || block.phase == TimelinePhase::Over;
    painter.setPen(themeOf(palette()).line);
    painter.setBrush(rests ? themeOf(palette()).panel : themeOf(palette()).background);
    painter.drawRect(cell.adjusted(0, 0, -1, -1));
    // What is longer than the view keeps its picture and name in sight.
    const QRect seen = cell.intersected(viewport()->rect()).adjusted(3, 1, -3, -1);
    painter.save();
    painter.setClipRect(seen);
    painter.setOpacity(rests ? 0.5 : 1);
    const FrameRef now = followed(block.frame, m_document, m_project.session.shown());
    const QPixmap picture = m_thumbnails.of(now, themeOf(palette()), devicePixelRatioF());
    const QSize size = picture.deviceIndependentSize().toSize();
    const bool hasRoomForName = seen.width() > 2 * size.width();
    QRect place(QPoint(), size);
    place.moveCenter(seen.center());
    if (hasRoomForName)
        place.moveLeft(seen.left());
    painter.drawPixmap(place.topLeft(), picture);
    painter.setOpacity(1);
    if (hasRoomForName) {
        const QRect text = seen.adjusted(place.width() + 4, 0, 0, 0);
        const QString name = findFrame(m_document, block.frame)->name;
        painter.setPen(rests ? themeOf(palette()).dim : themeOf(palette()).text);
        painter.drawText(text, Qt::AlignLeft | Qt::AlignVCenter,
                         painter.fontMetrics().elidedText(name, Qt::ElideRight, text.width()));
    }
    painter.restore();
}

void TimelineStrip::paintMarks(QPainter &painter, int first, int last) const
{
    const QRect lane = markLane();
    for (int tick = first; tick <= last; ++tick) {
        const QRect cell = cellOf(tick);
        drawMeeting(painter, QRectF(cell.left(), lane.top(), cell.width(), lane.height()), m_timeline->meetingAt(tick),
                    timelineInk(themeOf(palette())));
    }
}

void TimelineStrip::paintPlayhead(QPainter &painter) const
{
    if (!m_tick)
        return;
    const QRect cell = cellOf(*m_tick);
    QColor glow = themeOf(palette()).accent;
    glow.setAlphaF(0.25F);
    painter.fillRect(cell, glow);
    painter.setPen(QPen(themeOf(palette()).accent, hasFocus() ? 2 : 1));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(cell.adjusted(0, 0, -1, -1));
}

} // namespace hitbox
