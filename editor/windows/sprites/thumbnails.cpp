#include "windows/sprites/thumbnails.h"

#include "drawing/drawing.h"
#include "session/open_project.h"

#include <QPainter>
#include <QWidget>

#include <algorithm>

namespace hitbox {

namespace {

std::pair<int, int> placeOf(FrameRef frame)
{
    return {frame.sprite, frame.frame};
}

} // namespace

FrameMarks::FrameMarks(const QList<Finding> &findings)
{
    for (const Finding &finding : findings) {
        if (finding.rule == QLatin1String("picture-gone"))
            m_marks.push_back({finding.frame, {}});
        if (finding.shape && finding.severity == Severity::Error)
            m_marks.push_back({finding.frame, finding.shape});
    }
    std::ranges::stable_sort(m_marks, {}, [](const Mark &mark) { return placeOf(mark.frame); });
}

ThumbnailMarks FrameMarks::of(FrameRef frame) const
{
    ThumbnailMarks marks;
    const auto byPlace = [](const Mark &mark) { return placeOf(mark.frame); };
    for (const Mark &mark : std::ranges::equal_range(m_marks, placeOf(frame), {}, byPlace)) {
        if (mark.wrong)
            marks.wrong.insert(mark.wrong);
        else
            marks.isGone = true;
    }
    return marks;
}

Thumbnails::Thumbnails(const OpenProject &project, const Pixmaps &pixmaps, int side, Fit fit)
    : m_project(project)
    , m_pixmaps(pixmaps)
    , m_side(side)
    , m_fit(fit)
{
}

QPixmap Thumbnails::of(FrameRef ref, const Theme &theme, qreal devicePixelRatio)
{
    const Document &document = m_project.session.shown();
    const Frame *frame = findFrame(document, ref);
    if (!frame)
        return {};
    Entry &entry = m_cache[{ref.sprite, ref.frame}];
    if (!entry.pixmap.isNull() && entry.dark == theme.dark && m_project.session.gestureUnderWay())
        return entry.pixmap;
    const ThumbnailMarks marks = marksOf(ref);
    const Sprite &sprite = document.sprites.at(ref.sprite);
    const QPixmap sheet = marks.isGone ? QPixmap() : m_pixmaps.sheet(imageOf(sprite, *frame));
    const ThumbnailSquare square{m_side, devicePixelRatio, fittedFor(sprite, *frame)};
    const bool fresh = !entry.pixmap.isNull() && entry.sheet == sheet.cacheKey() && entry.dark == theme.dark &&
                       entry.fitted == square.fitted && entry.marks == marks &&
                       entry.categories == document.categories && entry.frame == *frame;
    if (!fresh) {
        entry = {*frame,
                 marks,
                 frameThumbnail(document, *frame, sheet, marks.wrong, square, theme),
                 sheet.cacheKey(),
                 square.fitted,
                 theme.dark,
                 document.categories};
        if (marks.isGone) // what lies in its place is the picture of another
            QPainter(&entry.pixmap).fillRect(QRect(QPoint(), entry.pixmap.size()), QBrush(theme.dim, Qt::BDiagPattern));
    }
    return entry.pixmap;
}

void Thumbnails::keepPainted(QWidget &widget) const
{
    const OpenProject &project = m_project;
    const auto paint = [&project, &widget] {
        if (!project.session.gestureUnderWay())
            widget.update();
    };
    QObject::connect(&project.images, &LiveAnswer::changed, &widget, qOverload<>(&QWidget::update));
    QObject::connect(&project.live.findings, &LiveAnswer::changed, &widget, paint);
    QObject::connect(&project.live.hint, &LiveAnswer::changed, &widget, paint); // the end of a gesture
    QObject::connect(&project.session, &Session::changed, &widget, [paint](const Difference &difference) {
        if (!difference.sprites.empty() || !difference.categories.empty())
            paint();
    });
}

/// Of a project with a finding for each of many frames, each would look through all of them.
ThumbnailMarks Thumbnails::marksOf(FrameRef ref)
{
    if (const QList<Finding> &now = m_project.live.findings.list(); now != m_marked) {
        m_marked = now;
        m_marks = FrameMarks(now);
    }
    return m_marks.of(ref);
}

/// Of a sprite with many frames, each would measure all of them.
int Thumbnails::fittedFor(const Sprite &sprite, const Frame &frame)
{
    if (m_fit == Fit::Frame)
        return longestSide({frame});
    if (!m_measured.isSharedWith(sprite.frames)) {
        m_measured = sprite.frames;
        m_longest = longestSide(m_measured);
    }
    return m_longest;
}

} // namespace hitbox
