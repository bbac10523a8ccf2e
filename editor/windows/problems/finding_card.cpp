#include "windows/problems/finding_card.h"

#include "drawing/drawing.h"
#include "scene/canvas_view.h"
#include "scene/frame_scene.h"
#include "scene/refresh_once.h"
#include "session/open_project.h"
#include "windows/help/help_places.h"

#include <QKeyEvent>
#include <QLabel>
#include <QScrollBar>
#include <QStyle>
#include <QVBoxLayout>

#include <algorithm>
#include <iterator>

namespace hitbox {

namespace {

constexpr int widestCard = 280; ///< pixels

bool isOfOneKind(const Finding &one, const Finding &other)
{
    return one.shape == other.shape && one.rule == other.rule;
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
        m_sentence->setText(m_shown->message);
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
    std::optional<CardPlace> found;
    if (m_shown)
        found = placeWithin(FixBar::Others::AsButtons);
    if (m_shown && (!found || found->covered > 0))
        found = placeWithin(FixBar::Others::InMenu);
    if (found) {
        setGeometry(found->rect.toRect());
        raise();
    }
    setVisible(found.has_value());
}

std::optional<CardPlace> FindingCard::placeWithin(FixBar::Others others)
{
    m_fixes->setOthers(others);
    const int sentence = m_sentence->fontMetrics().horizontalAdvance(m_sentence->text()) + 2;
    const int buttons = m_fixes->isHidden() ? 0 : m_fixes->sizeHint().width();
    m_sentence->setFixedWidth(std::max(std::min(sentence, widestCard), buttons));
    m_sentence->setFixedHeight(m_sentence->heightForWidth(m_sentence->width()));
    const QTransform toView = m_view.viewportTransform();
    QList<QPointF> obstacles = m_scene.obstacles(m_shown->shape);
    for (QPointF &obstacle : obstacles)
        obstacle = toView.map(obstacle);
    return placeBeside(toView.map(toQt(m_shown->points.constFirst())), sizeHint(), QRectF(m_view.viewport()->rect()),
                       obstacles);
}

bool FindingCard::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Resize || event->type() == QEvent::FontChange)
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
