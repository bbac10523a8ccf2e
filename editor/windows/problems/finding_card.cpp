#include "windows/problems/finding_card.h"

#include "drawing/drawing.h"
#include "scene/canvas_view.h"
#include "scene/frame_scene.h"
#include "scene/refresh_once.h"
#include "session/open_project.h"
#include "windows/frames/scope_chip.h"
#include "windows/help/help_places.h"
#include "windows/tools/gesture_tip_card.h"
#include "windows/widgets/canvas_bar.h"
#include "windows/widgets/wrapped_label.h"

#include <QKeyEvent>
#include <QLabel>
#include <QRegularExpression>
#include <QScrollBar>
#include <QStyle>
#include <QTextBoundaryFinder>
#include <QVBoxLayout>

#include <algorithm>
#include <array>
#include <iterator>
#include <utility>

#include <hitbox/geometry/polygon.h>

namespace hitbox {

namespace {

constexpr int widestCard = 280;  ///< pixels
constexpr int usualColumn = 136; ///< pixels, of the sentence where buttons stand below it

bool isOfOneKind(const Finding &one, const Finding &other)
{
    return one.shape == other.shape && one.rule == other.rule;
}

/// Those that stand there as long as something is selected, and not what comes and goes under the cursor.
QList<Spot> gripsOf(const Overlay &overlay)
{
    QList<Spot> grips;
    for (const Primitive &primitive : overlay.primitives) {
        const Mark *mark = std::get_if<Mark>(&primitive);
        if (mark && mark->sign != Mark::Sign::Ghost && mark->sign != Mark::Sign::Ring)
            grips.append(mark->at);
    }
    return grips;
}

/// What lies over a canvas for longer than a card does.
QList<QWidget *> thingsOver(const CanvasView &view)
{
    QList<QWidget *> things = view.findChildren<QWidget *>(Qt::FindDirectChildrenOnly);
    things.removeIf([](const QWidget *thing) {
        return !qobject_cast<const CanvasBar *>(thing) && !qobject_cast<const ScopeChip *>(thing) &&
               !qobject_cast<const GestureTipCard *>(thing);
    });
    return things;
}

/// So close to each other that no card fits between them.
QList<QPointF> pointsWithin(const QRect &rect)
{
    constexpr int step = 16; // pixels
    QList<QPointF> points;
    for (int y = rect.top(); y < rect.bottom() + step; y += step) {
        for (int x = rect.left(); x < rect.right() + step; x += step)
            points.append({double(std::min(x, rect.right())), double(std::min(y, rect.bottom()))});
    }
    return points;
}

/// A label's width in as few lines as in that width, no narrower than the least.
int narrowestAsHigh(QLabel &label, int width, int least)
{
    constexpr int step = 4; // pixels
    const int height = heightOfLines(label, width);
    while (width - step >= least && heightOfLines(label, width - step) == height)
        width -= step;
    return width;
}

/// Of what is not broken over lines.
int longestWord(const QFontMetrics &font, const QString &text)
{
    int longest = 0;
    QTextBoundaryFinder breaks(QTextBoundaryFinder::Line, text);
    for (qsizetype from = 0, to = breaks.toNextBoundary(); to >= 0; from = to, to = breaks.toNextBoundary())
        longest = std::max(longest, font.horizontalAdvance(text.sliced(from, to - from).trimmed()));
    return longest;
}

/// A pair of numbers stays on one line.
QString withPairsKept(QString sentence)
{
    static const QRegularExpression pair(QStringLiteral(R"((\(-?[\d.]+,) (?=-?\d))"));
    return sentence.replace(pair, QStringLiteral("\\1\u00a0"));
}

} // namespace

FindingCard::FindingCard(OpenProject &project, const FrameScene &scene, CanvasView &view)
    : QFrame(&view)
    , m_project(project)
    , m_refresh(new RefreshOnce(static_cast<QObject &>(*this), [this] { refresh(); }))
    , m_scene(scene)
    , m_view(view)
    , m_sentence(new QLabel(this))
    , m_fixes(new FixBar(project, this))
{
    setObjectName(QStringLiteral("FindingCard"));
    setAccessibleName(tr("Problem"));
    setCursor(Qt::ArrowCursor);
    m_sentence->setTextFormat(Qt::PlainText);
    m_sentence->setWordWrap(true);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(12, 8, 12, 8);
    column->setSpacing(8);
    column->addWidget(m_sentence);
    column->addWidget(m_fixes);
    hide();

    m_refresh->after(project.live.findings, &LiveAnswer::changed);
    m_refresh->after(project.live.overlay, &LiveAnswer::changed);
    m_refresh->after(project.live.hint, &LiveAnswer::changed);
    m_refresh->after(project.session, &Session::selectionChanged);
    m_refresh->after(project.session, &Session::placeChanged);
    m_refresh->when(project.session, &Session::changed,
                    [this](const Difference &difference) { return m_shown && !difference.frames.empty(); });
    m_refresh->after(view, &CanvasView::zoomChanged);
    for (const QScrollBar *scroll : {view.horizontalScrollBar(), view.verticalScrollBar()})
        m_refresh->after(*scroll, &QScrollBar::valueChanged);
    m_refresh->after(*m_fixes, &FixBar::found);
    connect(m_fixes, &FixBar::applied, &view, qOverload<>(&QWidget::setFocus));
    connect(m_fixes, &FixBar::told, this, &FindingCard::told);
    view.installEventFilter(this);
    view.viewport()->installEventFilter(this);
    for (QWidget *other : thingsOver(view))
        other->installEventFilter(this);
}

void FindingCard::explain(const Finding &finding)
{
    m_asked = finding;
    m_closed.removeIf([&](const Finding &closed) { return isOfOneKind(closed, finding); });
    m_refresh->mark();
}

void FindingCard::applyBestFix()
{
    m_refresh->mark();
    m_refresh->now();
    if (!m_fixes->fixes().isEmpty())
        m_fixes->apply(Fix(m_fixes->fixes().constFirst()));
}

/// One of the frame in view that has a place.
bool FindingCard::canExplain(const Finding &finding) const
{
    return finding.frame == m_project.session.currentFrame() && finding.shape && !finding.points.isEmpty() &&
           !isClosed(finding);
}

bool FindingCard::isClosed(const Finding &finding) const
{
    return std::ranges::any_of(m_closed, [&](const Finding &closed) { return isOfOneKind(closed, finding); });
}

/// Over all that it could explain in the frame: one press is enough.
void FindingCard::close()
{
    m_asked.reset();
    const QList<Finding> &all = m_project.live.findings.list();
    std::ranges::copy_if(all, std::back_inserter(m_closed), [this](const Finding &f) { return canExplain(f); });
    m_refresh->mark();
    m_refresh->now();
}

std::optional<Finding> FindingCard::chosen() const
{
    const QSet<ShapeId> &selected = m_project.session.selection().shapes;
    const auto first = [this](const auto &matches) -> std::optional<Finding> {
        const QList<Finding> &all = m_project.live.findings.list();
        const auto found = std::find_if(
            all.cbegin(), all.cend(), [&](const Finding &finding) { return canExplain(finding) && matches(finding); });
        return found == all.cend() ? std::nullopt : std::optional(*found);
    };
    const auto isError = [](const Finding &finding) { return finding.severity == Severity::Error; };
    if (auto found = first([this](const Finding &f) { return f == m_asked; }))
        return found;
    if (auto found = first([&](const Finding &f) { return isError(f) && selected.contains(f.shape); }))
        return found;
    if (auto found = first(isError))
        return found;
    return first([&](const Finding &f) { return f.severity == Severity::Warning && selected.contains(f.shape); });
}

void FindingCard::refresh()
{
    const QList<Finding> &all = m_project.live.findings.list();
    m_closed.removeIf([&](const Finding &closed) { // what was mended meanwhile is explained when it comes again
        return std::ranges::none_of(all, [&](const Finding &found) { return isOfOneKind(closed, found); });
    });
    m_shown = m_project.session.mode() == Session::Mode::Frames ? chosen() : std::nullopt;
    // Who is drawing reads it, and sets the next point below it.
    setAttribute(Qt::WA_TransparentForMouseEvents, m_project.session.gestureUnderWay());
    m_fixes->offer(m_shown);
    if (m_shown) {
        m_sentence->setText(withPairsKept(m_shown->message));
        setAccessibleDescription(m_shown->message);
        setProperty(ruleShown, m_shown->rule);
        setProperty("severity", severityName(m_shown->severity));
        style()->unpolish(this);
        style()->polish(this);
    }
    place();
}

void FindingCard::place()
{
    const std::optional<CardPlace> found = m_shown ? bestPlace() : std::nullopt;
    if (found) {
        setGeometry(found->rect.toRect());
        raise();
    }
    setVisible(found.has_value());
}

/// In the first form that leaves all of the shape in sight, or else in the one that covers the least of it.
std::optional<CardPlace> FindingCard::bestPlace()
{
    std::optional<CardPlace> best;
    FixBar::Others form = FixBar::Others::AsButtons;
    for (const FixBar::Others tried :
         {FixBar::Others::AsButtons, FixBar::Others::InMenu, FixBar::Others::InMenuBelow}) {
        const std::optional<CardPlace> found = placeWithin(tried);
        const bool coversLess = !best || (found && std::pair(found->covered, found->overSubject) <
                                                       std::pair(best->covered, best->overSubject));
        const bool isLower = tried == FixBar::Others::InMenu && found && best && found->covered == best->covered;
        if (!coversLess && !isLower)
            continue;
        best = found;
        form = tried;
        if (best && best->covered == 0 && best->overSubject <= 0)
            return best;
    }
    return best ? placeWithin(form) : std::nullopt;
}

std::optional<CardPlace> FindingCard::placeWithin(FixBar::Others others)
{
    m_fixes->setOthers(others);
    constexpr int slack = 2; // pixels, for what the text's layout rounds up
    const QFontMetrics font = m_sentence->fontMetrics();
    const int sentence = font.horizontalAdvance(m_sentence->text()) + slack;
    const int buttons = m_fixes->isHidden() ? 0 : m_fixes->sizeHint().width();
    const QMargins margins = layout()->contentsMargins();
    const int room = m_view.viewport()->width() - margins.left() - margins.right() - 2 * frameWidth();
    const int least = std::max(buttons, std::min(longestWord(font, m_sentence->text()) + slack, room));
    const int usual = others == FixBar::Others::InMenuBelow ? std::min(usualColumn, room) : widestCard;
    const int width = narrowestAsHigh(*m_sentence, std::max(std::min(sentence, usual), least), least);
    m_sentence->setFixedSize(width, heightOfLines(*m_sentence, width));
    const QPointF mark = m_view.viewportTransform().map(toQt(m_shown->points.constFirst()));
    return placeBeside(mark, sizeHint(), QRectF(m_view.viewport()->rect()), obstacles(), subject());
}

QList<QPointF> FindingCard::obstacles() const
{
    const QTransform toView = m_view.viewportTransform();
    QList<QPointF> obstacles = m_scene.obstacles(m_shown->shape);
    for (QPointF &obstacle : obstacles)
        obstacle = toView.map(obstacle);
    for (const Spot &grip : gripsOf(m_project.live.overlay.now()))
        obstacles.append(toView.map(toQt(grip.place)) + toQt(grip.aside) * scaleOf(m_view.handles()));
    for (const QWidget *other : thingsOver(m_view)) {
        if (other->isVisible())
            obstacles.append(pointsWithin(other->geometry()));
    }
    return obstacles;
}

QRectF FindingCard::subject() const
{
    const Frame *frame = findFrame(m_project.session.shown(), m_shown->frame);
    const auto *shape = frame ? findShape(*frame, m_shown->shape) : nullptr;
    const std::optional<geometry::Box> box = shape ? geometry::bounds(pointsOf(shape->outline)) : std::nullopt;
    return box ? m_view.viewportTransform().mapRect(QRectF(toQt(box->min), toQt(box->max))) : QRectF();
}

bool FindingCard::eventFilter(QObject *watched, QEvent *event)
{
    constexpr std::array moving{QEvent::Resize, QEvent::Move, QEvent::Show, QEvent::Hide, QEvent::FontChange};
    if (std::ranges::find(moving, event->type()) != moving.end())
        m_refresh->mark();
    if (watched == &m_view && event->type() == QEvent::KeyPress && isVisible()) {
        const auto &key = static_cast<const QKeyEvent &>(*event);
        if (key.key() == Qt::Key_Escape && !key.modifiers() && !m_project.session.gestureUnderWay()) {
            close();
            return true;
        }
    }
    return QFrame::eventFilter(watched, event);
}

} // namespace hitbox
