#include "windows/sprites/thumbnails.h"

#include "drawing/drawing.h"
#include "session/open_project.h"

#include <QPainter>
#include <QWidget>

#include <algorithm>

namespace hitbox {

namespace {

bool isPictureGone(const OpenProject &project, FrameRef ref)
{
    const QList<Finding> &findings = project.live.findings.list();
    return std::any_of(findings.cbegin(), findings.cend(), [ref](const Finding &finding) {
        return finding.frame == ref && finding.rule == QLatin1String("picture-gone");
    });
}

} // namespace

Thumbnails::Thumbnails(const OpenProject &project, const Pixmaps &pixmaps, int side)
    : m_project(project)
    , m_pixmaps(pixmaps)
    , m_side(side)
{
}

QPixmap Thumbnails::of(FrameRef ref, const Theme &theme, qreal devicePixelRatio)
{
    const Document &document = m_project.session.shown();
    const Frame *frame = findFrame(document, ref);
    if (!frame)
        return {};
    const bool isGone = isPictureGone(m_project, ref);
    const QPixmap sheet = isGone ? QPixmap() : m_pixmaps.sheet(imageOf(document.sprites.at(ref.sprite), *frame));
    const QSet<ShapeId> wrong = wrongShapes(m_project, ref);
    Entry &entry = m_cache[{ref.sprite, ref.frame}];
    if (!entry.pixmap.isNull() && entry.dark == theme.dark && m_project.session.gestureUnderWay())
        return entry.pixmap;
    const bool fresh = !entry.pixmap.isNull() && entry.sheet == sheet.cacheKey() && entry.dark == theme.dark &&
                       entry.isGone == isGone && entry.wrong == wrong && entry.frame == *frame;
    if (!fresh) {
        entry = {*frame,
                 wrong,
                 frameThumbnail(document, *frame, sheet, wrong, m_side, devicePixelRatio, theme),
                 sheet.cacheKey(),
                 theme.dark,
                 isGone};
        if (isGone) // what lies in its place is the picture of another
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

QSet<ShapeId> wrongShapes(const OpenProject &project, FrameRef ref)
{
    QSet<ShapeId> wrong;
    for (const Finding &finding : project.live.findings.list()) {
        if (finding.frame == ref && finding.shape && finding.severity == Severity::Error)
            wrong.insert(finding.shape);
    }
    return wrong;
}

} // namespace hitbox
