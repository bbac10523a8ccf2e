#include "windows/frames/frame_ruler.h"

#include "document/frame_edits.h"
#include "document/tag_following.h"
#include "drawing/theme.h"
#include "session/session.h"
#include "windows/frames/event_list.h"
#include "windows/widgets/fonts.h"
#include "windows/widgets/plain_text.h"
#include "windows/widgets/typing.h"

#include <QHelpEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdlib>
#include <iterator>
#include <map>
#include <utility>

namespace hitbox {

namespace {

constexpr int rulerSide = 8; ///< pixels at both ends
constexpr int mostLanes = 3;
constexpr double grip = 6; ///< pixels at the ends of a bar

int letterHeight()
{
    return QFontMetrics(smallFont(windowFont())).height();
}

/// Of the longest number, and the room to the next one.
double numberWidth(qsizetype frames)
{
    constexpr int room = 8;
    return QFontMetrics(smallFont(windowFont())).horizontalAdvance(QString::number(frames - 1)) + room;
}

/// Runs that lie apart.
class Lane
{
public:
    /// Whether there was room for it.
    bool take(const Tag &tag)
    {
        const auto next = m_ends.lower_bound(tag.from);
        const bool meetsNext = next != m_ends.end() && next->first <= tag.to;
        const bool meetsLast = next != m_ends.begin() && std::prev(next)->second >= tag.from;
        if (meetsNext || meetsLast)
            return false;
        m_ends.emplace_hint(next, tag.from, tag.to);
        return true;
    }

private:
    std::map<int, int> m_ends; ///< by where the runs begin
};

/// Each tag in the first lane that is free along its run; -1 where none is.
QList<int> lanesOf(const Sprite &sprite)
{
    std::array<Lane, mostLanes> lanes;
    QList<int> chosen;
    chosen.reserve(sprite.tags.size());
    for (const Tag &tag : sprite.tags) {
        const auto free = namesRun(tag, sprite.frames.size())
                              ? std::ranges::find_if(lanes, [&tag](Lane &lane) { return lane.take(tag); })
                              : lanes.end();
        chosen.append(free == lanes.end() ? -1 : static_cast<int>(free - lanes.begin()));
    }
    return chosen;
}

} // namespace

int roundStep(double least)
{
    constexpr int most = 1'000'000'000; // of a ruler without any room, too
    int step = 1;
    while (step < least && step < most) {
        const int first = QString::number(step).at(0).digitValue();
        step = first == 2 ? step / 2 * 5 : step * 2;
    }
    return step;
}

FrameRuler::FrameRuler(Session &session, QWidget *parent)
    : QWidget(parent)
    , m_session(session)
    , m_lineHeight(std::max(18, letterHeight() + 3))
    , m_laneHeight(std::max(16, letterHeight() + 2))
{
    setObjectName(QStringLiteral("FrameRuler"));
    setAccessibleName(tr("Frames and tags along a line"));
    setMouseTracking(true);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    connect(&session, &Session::changed, this, &FrameRuler::follow);
    connect(&session, &Session::placeChanged, this, &FrameRuler::followPlace);
    follow();
}

const Sprite *FrameRuler::sprite() const
{
    return findSprite(m_session.shown(), m_session.currentFrame().sprite);
}

void FrameRuler::follow()
{
    const Sprite *shown = sprite();
    const QList<int> lanes = shown ? lanesOf(*shown) : QList<int>();
    if (lanes != m_lanes) {
        m_lanes = lanes;
        updateGeometry();
    }
    setVisible(shown && shown->frames.size() > 1);
    m_shown = shown ? *shown->id : Id<Sprite>();
    m_head = headFrame();
    update();
}

/// From one frame to the next, most of the numbers stay as they are: to draw them takes long.
void FrameRuler::followPlace()
{
    const Sprite *shown = sprite();
    if (shown && *shown->id == m_shown)
        moveHead();
    else
        follow();
}

void FrameRuler::moveHead()
{
    update(nearHead(m_head));
    m_head = headFrame();
    update(nearHead(m_head));
}

int FrameRuler::headFrame() const
{
    return m_played.value_or(m_session.currentFrame().frame);
}

/// With the numbers that give way to it.
QRect FrameRuler::nearHead(int frame) const
{
    const QRectF head(left(frame), 0, left(1) - left(0), m_lineHeight);
    const Sprite *shown = sprite();
    const double around = 2 * numberWidth(shown ? shown->frames.size() : 0);
    return head.adjusted(-around, 0, around, 0).toAlignedRect();
}

QSize FrameRuler::sizeHint() const
{
    const int lanes = m_lanes.isEmpty() ? 0 : *std::max_element(m_lanes.cbegin(), m_lanes.cend()) + 1;
    return {200, m_lineHeight + lanes * m_laneHeight + (lanes > 0 ? 2 : 0)};
}

QSize FrameRuler::minimumSizeHint() const
{
    return {80, sizeHint().height()};
}

void FrameRuler::setPlayed(std::optional<int> frame)
{
    m_played = frame;
    moveHead();
}

void FrameRuler::setChosenTag(Id<Tag> tag)
{
    if (std::exchange(m_chosenTag, tag) != tag)
        update();
}

void FrameRuler::setChosen(const QSet<Id<Frame>> &frames)
{
    if (std::exchange(m_chosen, frames) != frames)
        update();
}

void FrameRuler::setTimes(FrameTimes times)
{
    m_times = times;
}

double FrameRuler::left(int frame) const
{
    const Sprite *shown = sprite();
    const double count = shown ? static_cast<double>(std::max<qsizetype>(1, shown->frames.size())) : 1;
    return rulerSide + frame * (width() - 2 * rulerSide) / count;
}

int FrameRuler::frameAt(double x) const
{
    const double wide = std::max(left(1) - left(0), 1e-6);
    const auto count = static_cast<int>(sprite() ? sprite()->frames.size() : 1);
    return std::clamp(static_cast<int>(std::floor((x - rulerSide) / wide)), 0, std::max(0, count - 1));
}

QRectF FrameRuler::barOf(int tag) const
{
    const Sprite *shown = sprite();
    if (!shown || tag < 0 || tag >= m_lanes.size() || tag >= shown->tags.size() || m_lanes.at(tag) < 0)
        return {};
    constexpr double least = 3; // of a tag among very many frames
    const double from = left(shown->tags.at(tag).from);
    return {from + 1, double(m_lineHeight + m_lanes.at(tag) * m_laneHeight),
            std::max(left(shown->tags.at(tag).to + 1) - from - 2, least), double(m_laneHeight - 2)};
}

FrameRuler::Hit FrameRuler::hitAt(QPointF at) const
{
    if (at.y() < m_lineHeight)
        return {Part::Line, -1};
    for (int tag = 0; tag < m_lanes.size(); ++tag) {
        const QRectF bar = barOf(tag);
        if (bar.isEmpty() || !bar.adjusted(-2, 0, 2, 0).contains(at))
            continue;
        const double reach = std::min(grip, bar.width() / 3);
        return {at.x() < bar.left() + reach ? Part::From : at.x() > bar.right() - reach ? Part::To : Part::Bar, tag};
    }
    return {};
}

void FrameRuler::mousePressEvent(QMouseEvent *event)
{
    if (event->button() != Qt::LeftButton)
        return QWidget::mousePressEvent(event);
    finishTyping(); // into fields of the frame or tag that one leaves
    const Hit hit = hitAt(event->position());
    if (hit.part == Part::Line && event->modifiers().testFlag(Qt::ShiftModifier))
        return emit upToWanted(frameAt(event->position().x()));
    m_held = hit;
    ++m_drags;
    if (m_held.part == Part::Line) {
        scrub(event->position().x());
        emit linePressed();
    }
    if (m_held.tag >= 0)
        emit tagPressed(m_held.tag);
}

void FrameRuler::mouseMoveEvent(QMouseEvent *event)
{
    if (m_held.part == Part::Line)
        return scrub(event->position().x());
    if (m_held.part == Part::From || m_held.part == Part::To)
        return drag(event->position().x());
    const Part part = hitAt(event->position()).part;
    setCursor(part == Part::From || part == Part::To ? Qt::SizeHorCursor
              : part == Part::None                   ? Qt::ArrowCursor
                                                     : Qt::PointingHandCursor);
}

void FrameRuler::mouseReleaseEvent(QMouseEvent *)
{
    m_held = {};
}

void FrameRuler::scrub(double x)
{
    m_session.setCurrentFrame({m_session.currentFrame().sprite, frameAt(x)});
}

void FrameRuler::drag(double x)
{
    const Sprite *shown = sprite();
    if (!shown || m_held.tag >= shown->tags.size())
        return;
    Tag tag = shown->tags.at(m_held.tag);
    if (m_held.part == Part::From)
        tag.from = std::min(frameAt(x), tag.to);
    else
        tag.to = std::max(frameAt(x), tag.from);
    m_session.commit(withTag(m_session.document(), m_session.currentFrame().sprite, m_held.tag, tag),
                     tr("Frames of tag %1").arg(tag.name), QStringLiteral("frame-ruler-%1").arg(m_drags));
}

bool FrameRuler::event(QEvent *event)
{
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    const auto *help = static_cast<QHelpEvent *>(event);
    const Sprite *shown = sprite();
    const Hit hit = hitAt(help->pos());
    QString text;
    if (shown && hit.tag >= 0 && hit.tag < shown->tags.size()) {
        const Tag &tag = shown->tags.at(hit.tag);
        text = tr("%1: frames %2 to %3. Drag an end to change it.")
                   .arg(tag.name, QString::number(tag.from), QString::number(tag.to));
    } else if (shown && hit.part == Part::Line) {
        const int frame = frameAt(help->pos().x());
        text = tr("Frame %1: %2. Drag to scrub.").arg(frame).arg(shown->frames.at(frame).name);
        text += QLatin1Char('\n') + durationText(m_times, shown->frames.at(frame).duration);
        if (const QString events = eventsInShort(shown->frames.at(frame).events); !events.isEmpty())
            text += QLatin1Char('\n') + events;
    }
    QToolTip::showText(help->globalPos(), plainToolTip(text), this);
    return true;
}

void FrameRuler::drawLine(QPainter &painter, const QRegion &wanted) const
{
    const Theme &theme = themeOf(palette());
    const auto count = static_cast<int>(sprite()->frames.size());
    const int current = headFrame();
    const double wide = left(1) - left(0);
    painter.setFont(smallFont(windowFont()));
    const double number = numberWidth(count);
    const int step = roundStep(number / wide);
    const QRectF head(left(current), 1, std::max(wide, 2.0), m_lineHeight - 3);
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme.selectedRow);
    const auto isChosen = [&](int frame) { return m_chosen.contains(sprite()->frames.at(frame).id); };
    for (int frame = 0; frame < count && !m_chosen.isEmpty(); ++frame) {
        if (!isChosen(frame))
            continue;
        const double from = left(frame);
        while (frame + 1 < count && isChosen(frame + 1))
            ++frame;
        painter.drawRect(QRectF(from, 1, std::max(left(frame + 1) - from, 1.0), m_lineHeight - 3));
    }
    painter.setBrush(theme.accent);
    painter.drawRoundedRect(head, 2, 2);
    for (int frame = 0; frame < count; ++frame) {
        const bool isCurrent = frame == current;
        const bool isCovered = std::abs(frame - current) * wide <= number / 2 || left(frame) + number > width();
        const bool isNumbered = frame % step == 0 ? isCurrent || !isCovered : isCurrent && wide > number / 2;
        const QRectF place(left(frame), 0, std::max(wide, number), m_lineHeight);
        if ((!isNumbered && wide < 4) || !wanted.intersects(place.toAlignedRect().adjusted(-1, 0, 1, 0)))
            continue;
        painter.setPen(theme.line);
        painter.drawLine(QPointF(left(frame), isNumbered ? 2 : m_lineHeight - 6),
                         QPointF(left(frame), m_lineHeight - 2));
        if (!isNumbered)
            continue;
        const bool isOnHead = isCurrent && wide > number / 2;
        painter.setPen(isOnHead ? theme.onAccent : isCurrent ? theme.text : theme.dim);
        painter.drawText(place.adjusted(3, 0, 0, -2), Qt::AlignVCenter | Qt::AlignLeft, QString::number(frame));
    }
}

QPointF FrameRuler::eventMark(int frame) const
{
    const Sprite *shown = sprite();
    if (!shown || frame < 0 || frame >= shown->frames.size() || shown->frames.at(frame).events.isEmpty())
        return {};
    return {left(frame) + std::min((left(frame + 1) - left(frame)) / 2, 4.0), m_lineHeight - 4.0};
}

/// Of frames that stand nearer than a mark is wide, one shows.
void FrameRuler::drawEvents(QPainter &painter) const
{
    const Theme &theme = themeOf(palette());
    painter.setPen(QPen(theme.background, 1));
    painter.setBrush(theme.guide);
    constexpr double reach = 3.5;
    double last = -2 * reach;
    for (int frame = 0; frame < sprite()->frames.size(); ++frame) {
        const QPointF at = eventMark(frame);
        if (at.isNull() || at.x() < last + reach)
            continue;
        last = at.x();
        painter.drawPolygon(QPolygonF{
            {at - QPointF(reach, 0), at - QPointF(0, reach), at + QPointF(reach, 0), at + QPointF(0, reach)}});
    }
}

void FrameRuler::drawBar(QPainter &painter, int tag) const
{
    const QRectF bar = barOf(tag);
    if (bar.isEmpty())
        return;
    const Theme &theme = themeOf(palette());
    const Tag &shown = sprite()->tags.at(tag);
    const bool isChosen = m_chosenTag && *shown.id == m_chosenTag;
    painter.setPen(QPen(isChosen ? theme.accent : theme.dim, 1));
    painter.setBrush(isChosen ? theme.selectedRow : theme.hoveredRow);
    painter.drawRoundedRect(bar.adjusted(0.5, 0.5, -0.5, -0.5), 3, 3);
    painter.setPen(theme.text);
    const QRectF text = bar.adjusted(grip, 0, -grip, 0);
    painter.drawText(text, Qt::AlignVCenter | Qt::AlignLeft,
                     painter.fontMetrics().elidedText(shown.name, Qt::ElideRight, static_cast<int>(text.width())));
}

void FrameRuler::paintEvent(QPaintEvent *event)
{
    if (!sprite() || sprite()->frames.isEmpty())
        return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    drawLine(painter, event->region());
    drawEvents(painter);
    for (int tag = 0; tag < m_lanes.size(); ++tag) {
        if (event->region().intersects(barOf(tag).toAlignedRect()))
            drawBar(painter, tag);
    }
}

} // namespace hitbox
