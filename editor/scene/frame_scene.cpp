#include "scene/frame_scene.h"

#include "document/pivot_places.h"
#include "scene/conflict_item.h"
#include "scene/engine_item.h"
#include "scene/findings_item.h"
#include "scene/frame_picture.h"
#include "scene/overlay_item.h"
#include "scene/points_item.h"
#include "scene/preview_item.h"
#include "scene/refresh_once.h"
#include "scene/scope_ghosts_item.h"
#include "scene/trace_item.h"
#include "session/open_project.h"

#include <utility>

namespace hitbox {

namespace {

/// How far around the frame one can scroll, in its pixels.
constexpr qreal surroundings = 4096;

} // namespace

FrameScene::FrameScene(const OpenProject &project, Pixmaps &pixmaps, const Theme &theme, QObject *parent)
    : QGraphicsScene(parent)
    , m_project(project)
    , m_pixmaps(pixmaps)
    , m_theme(theme)
    , m_refresh(new RefreshOnce(*this, [this] { showDue(); }))
    , m_onion(std::make_unique<OnionItem>(m_theme))
    , m_onionGround(std::make_unique<OnionGround>(*m_onion))
    , m_picture(new FramePicture(theme, *m_onion))
    , m_findings(new FindingsItem(m_theme, FindingsItem::Part::Edges))
    , m_signs(new FindingsItem(m_theme, FindingsItem::Part::Signs))
    , m_engine(new EngineItem(m_theme))
    , m_preview(new PreviewItem(m_theme))
    , m_scopeGhosts(new ScopeGhostsItem(m_theme))
    , m_overlay(new OverlayItem(m_theme))
    , m_trace(new TraceItem(m_theme))
    , m_points(new PointsItem(m_theme))
    , m_conflict(new ConflictItem(m_theme))
{
    setItemIndexMethod(NoIndex);
    addItems();
    setTheme(theme);
    m_refresh->now();
    followProject();
}

/// From the picture up to what no handle hides.
void FrameScene::addItems()
{
    m_picture->setGroundLayer(m_onionGround.get());
    addItem(m_picture);
    addItem(m_findings);
    addItem(m_signs);
    addItem(m_engine);
    addItem(m_preview);
    addItem(m_scopeGhosts);
    addItem(m_overlay);
    addItem(m_trace);
    addItem(m_points);
    addItem(m_conflict);
    m_scopeGhosts->setZValue(4e5);
    m_trace->setZValue(5e5);
    m_engine->setZValue(1e6);
    m_conflict->setZValue(1.5e6);
    m_preview->setZValue(2e6);
    m_findings->setZValue(3e6);
    m_points->setZValue(3.5e6);
    m_overlay->setZValue(4e6);
    m_signs->setZValue(5e6);
}

void FrameScene::followProject()
{
    const OpenProject &project = m_project;
    const auto follow = [this](const auto &sender, auto signal, Parts parts) {
        connect(&sender, signal, this, [this, parts] { mark(parts); });
    };
    connect(&project.session, &Session::changed, this, &FrameScene::markChanged);
    follow(project.session, &Session::placeChanged, Part::All);
    follow(project.images, &LiveAnswer::changed, Part::All);
    follow(project.tools, &ToolDesk::changed, Part::All);
    follow(project.session, &Session::selectionChanged, Parts(Part::Overlay) | Part::Points);
    connect(&project.session, &Session::selectionChanged, this, [this] {
        if (m_onionSkin.isShown && m_onionSkin.keysOnly)
            mark(Part::Picture);
    });
    connect(&project.tag, &TagInView::changed, this, [this] {
        if (m_onionSkin.isShown)
            mark(Part::Picture);
    });
    follow(project.live.hint, &LiveAnswer::changed, Part::Overlay);
    follow(project.live.overlay, &LiveAnswer::changed, Parts(Part::Overlay) | Part::Trace);
    follow(project.live.trace, &LiveAnswer::changed, Part::Trace);
    follow(project.live.findings, &LiveAnswer::changed, Part::Findings);
    follow(project.live.engineFrame, &LiveAnswer::changed, Part::Engine);
    follow(project.preview, &LiveAnswer::changed, Part::Preview);
    follow(project.live.conflict, &LiveAnswer::changed, Part::Conflict);
}

FrameScene::~FrameScene() = default;

void FrameScene::setTheme(const Theme &theme)
{
    m_theme = theme; // which the items look at
    setBackgroundBrush(theme.canvas);
    m_picture->setTheme(theme);
    update();
    mark(Part::All);
}

void FrameScene::setHandles(HandleSize size)
{
    m_overlay->setHandles(size);
}

void FrameScene::setOnionSkin(const OnionSkin &onion)
{
    m_onionSkin = onion;
    showOnionSkin();
}

void FrameScene::setPlayed(std::optional<int> frame)
{
    if (m_played == frame)
        return;
    m_played = frame;
    mark(Part::All);
}

FrameRef FrameScene::frameRef() const
{
    const FrameRef current = m_project.session.currentFrame();
    return {current.sprite, m_played.value_or(current.frame)};
}

Frame FrameScene::frame() const
{
    const Frame *found = findFrame(m_project.session.shown(), frameRef());
    return found ? asSeen(*found, m_project.tools.now().categoryView) : Frame();
}

/// On a stage nothing of it is seen; coming back marks everything.
void FrameScene::mark(Parts parts)
{
    m_due |= parts;
    if (m_project.session.mode() == Session::Mode::Frames)
        m_refresh->mark();
}

/// The onion skin shows other frames of the sprite.
void FrameScene::markChanged(const Difference &difference)
{
    const Sprite *sprite = findSprite(m_project.session.shown(), m_project.session.currentFrame().sprite);
    if (!sprite || difference.sprites.has(sprite->id) || !difference.categories.empty())
        mark(Part::All);
}

void FrameScene::showDue()
{
    const Parts due = std::exchange(m_due, {});
    if (due.testFlag(Part::Picture))
        showPicture();
    if (due.testFlag(Part::Findings))
        showFindings();
    if (due.testFlag(Part::Engine))
        showEngine();
    if (due.testFlag(Part::Preview))
        showPreview();
    if (due.testFlag(Part::Overlay))
        showOverlay();
    if (due.testFlag(Part::Trace))
        showTrace();
    if (due.testFlag(Part::Points))
        showPoints();
    if (due.testFlag(Part::Conflict))
        showConflict();
}

/// An animation is played about the pivot, which stays where it is in the frame in view.
void FrameScene::showPlace()
{
    const Frame *inView = findFrame(m_project.session.shown(), m_project.session.currentFrame());
    const QPointF at = m_played && inView ? toQt(pivotWay(frame(), *inView)) : QPointF();
    m_picture->setPos(at);
    m_points->setPos(at);
}

void FrameScene::showPicture()
{
    const Frame shown = frame();
    showPlace();
    const Sprite *sprite = findSprite(m_project.session.shown(), m_project.session.currentFrame().sprite);
    setSceneRect(
        QRectF(QPointF(0, 0), QSizeF(shown.size)).adjusted(-surroundings, -surroundings, surroundings, surroundings));
    Frame bare = shown;
    bare.shapes.clear();
    m_picture->showBackdrop({bare, sprite ? m_pixmaps.levels(imageOf(*sprite, shown)) : SheetLevels()});
    showOnionSkin();
}

void FrameScene::showOnionSkin()
{
    QList<OnionItem::Skin> skins;
    const Document &document = m_project.session.shown();
    const FrameRef here = m_project.session.currentFrame();
    const Sprite *sprite = m_played ? nullptr : findSprite(document, here.sprite);
    QSet<TrackId> tracks;
    const QSet<ShapeId> &selected = m_project.session.selection().shapes;
    const Frame *inView = findFrame(document, here);
    const QList<Shape> shapes = inView && !selected.isEmpty() ? inView->shapes : QList<Shape>();
    for (const Shape &shape : shapes) {
        if (shape.track && selected.contains(shape.id))
            tracks.insert(shape.track);
    }
    for (const OnionFrame &skin :
         sprite ? onionFrames(*sprite, here.frame, m_onionSkin, tracks, m_project.tag.place()) : QList<OnionFrame>()) {
        const Frame &frame = sprite->frames.at(skin.frame);
        const QPixmap sheet = m_pixmaps.sheet(imageOf(*sprite, frame));
        const Frame seen = asSeen(frame, m_project.tools.now().categoryView);
        skins.append(skinOf(document, seen, sheet, m_onionSkin, skin.place, skin.distance, m_theme));
        skins.last().at = inView ? toQt(pivotWay(frame, *inView)) : QPointF();
    }
    if (m_onion->show(skins, m_onionSkin.inFront))
        m_picture->drawAnew();
}

void FrameScene::showShapes(const Frame &shown)
{
    const CategoryLooks looks(m_project.session.shown(), m_theme);
    const Overlay overlay = m_project.live.overlay.now();
    const ShapeId *hot = overlay.hot<ShapeId>();
    QList<FramePicture::Entry> entries;
    entries.reserve(shown.shapes.size());
    for (const Shape &shape : shown.shapes) {
        if (!shape.visible)
            continue;
        ShapeLook look = looks.of(shape);
        look.selected = m_project.session.selection().shapes.contains(shape.id);
        look.hot = hot && *hot == shape.id;
        entries.append({shape.id, shape.outline, look});
    }
    m_picture->showShapes(entries);
}

QList<Finding> FrameScene::findingsHere() const
{
    QList<Finding> here;
    if (m_played)
        return here;
    for (const Finding &finding : m_project.live.findings.list()) {
        if (finding.frame == m_project.session.currentFrame())
            here.append(finding);
    }
    return here;
}

void FrameScene::showFindings()
{
    const Frame shown = frame();
    const QList<Finding> findings = findingsHere();
    m_findings->show(shown, findings);
    m_signs->show(shown, findings);
}

void FrameScene::showEngine()
{
    QList<Outline> outlines;
    if (!m_played && m_project.tools.now().engineView == EngineView::Shown) {
        const Frame shown = frame();
        QSet<ShapeId> visible;
        for (const Shape &shape : shown.shapes) {
            if (shape.visible)
                visible.insert(shape.id);
        }
        for (const EngineShape &got : m_project.live.engineFrame.frame().shapes) {
            if (visible.contains(got.id))
                outlines += got.outlines + got.pieces;
        }
    }
    m_engine->show(outlines);
}

void FrameScene::showPreview()
{
    const Frame *after = m_project.preview.document()
                             ? findFrame(*m_project.preview.document(), m_project.session.currentFrame())
                             : nullptr;
    if (after && !m_played)
        m_preview->show(frame(), *after);
    else
        m_preview->clear();
}

QList<QPointF> FrameScene::obstacles(ShapeId shape) const
{
    QList<QPointF> places;
    const QSet<ShapeId> handled = m_project.live.overlay.now().handledShapes();
    for (const Shape &candidate : frame().shapes) {
        if (candidate.id != shape && !handled.contains(candidate.id))
            continue;
        for (const geometry::Point point : handlesOf(candidate.outline))
            places.append(toQt(point));
    }
    for (const Finding &finding : findingsHere()) {
        for (const geometry::Point point : finding.points)
            places.append(toQt(point));
    }
    return places;
}

void FrameScene::showTrace()
{
    m_trace->setVisible(!m_played);
    const Overlay overlay = m_project.live.overlay.now();
    const LitArea *lit = overlay.find<LitArea>();
    m_trace->show(m_project.live.trace.inView().trace, lit ? *lit : LitArea(), m_project.live.trace.map());
}

/// Of the other frames in scope, while shapes are dragged in all of them.
void FrameScene::showScopeGhosts()
{
    const Session &session = m_project.session;
    const Sprite *sprite = findSprite(session.shown(), session.currentFrame().sprite);
    if (m_played || !sprite || !m_project.scope.underWay())
        return m_scopeGhosts->show({});
    const int place = session.currentFrame().frame;
    const EditScope &scope = m_project.tools.now().scope;
    m_scopeGhosts->show(scopeGhosts(*sprite, place, session.selection().shapes, scope),
                        scopeGhostPoints(*sprite, place, session.selection().point, scope));
}

void FrameScene::showPoints()
{
    const Id<FramePoint> selected = m_played ? Id<FramePoint>() : m_project.session.selection().point;
    m_points->show(pointMarks(frame(), selected), sceneRect());
}

void FrameScene::showConflict()
{
    m_conflict->show(m_played ? QList<ConflictGhost>() : m_project.live.conflict.ghosts(), {tr("Ours"), tr("Theirs")});
}

void FrameScene::showOverlay()
{
    showScopeGhosts();
    const Overlay overlay = m_played ? Overlay() : m_project.live.overlay.now();
    const Frame shown = frame();
    showShapes(shown);
    QList<OverlayItem::Handle> handles;
    const ShapeHandles *wanted = overlay.find<ShapeHandles>();
    for (const Shape &shape : wanted ? shown.shapes : QList<Shape>()) {
        if (!wanted->shapes.contains(shape.id))
            continue;
        const QList<geometry::Point> points = handlesOf(shape.outline);
        for (int i = 0; i < points.size(); ++i) {
            const HandleRef ref{shape.id, i};
            const HandleLook look = m_project.session.selection().handles.contains(ref) ? HandleLook::Selected
                                    : wanted->hot == ref                                ? HandleLook::Hot
                                                                                        : HandleLook::Idle;
            handles.append({toQt(points.at(i)), look});
        }
    }
    m_overlay->show(overlay.primitives, handles, sceneRect());
}

} // namespace hitbox
