#include "scene/stage_scene.h"

#include "document/places.h"
#include "drawing/overlaps_layer.h"
#include "drawing/pictures.h"
#include "scene/emitters_item.h"
#include "scene/overlaps_item.h"
#include "scene/overlay_item.h"
#include "scene/probe_item.h"
#include "scene/refresh_once.h"
#include "scene/stage_answers.h"
#include "scene/stage_picture.h"
#include "session/open_project.h"
#include "tools/probe_edits.h"

#include <utility>

namespace hitbox {

namespace {

/// How far one can scroll at least, in stage pixels.
constexpr QRectF sceneExtent(-32768, -32768, 65536, 65536);
constexpr double roomAround = 4096; ///< to scroll on beyond what stands farther out

/// Around the frame of an instance.
Lines frameOf(const Document &document, const Instance &instance, Lines::Role role)
{
    Polyline line{{}, Polyline::End::Closed};
    for (const QPointF corner : placedRectangle(document, instance))
        line.spots.append({toPoint(corner)});
    return {role, {line}};
}

} // namespace

OverlapAnswers overlapsOf(const OpenProject &project)
{
    return {
        [&project]() -> const OverlapIndex & { return project.live.overlaps.index(); },
        [&project](const OverlapPair &pair) -> const OverlapDetails & { return project.live.overlaps.details(pair); },
        [&project](const OverlapPair &pair) { return project.live.overlaps.push(pair); },
        [&project] { return project.tools.now().rounding; }};
}

StageScene::StageScene(const OpenProject &project, Pixmaps &pixmaps, const Theme &theme, QObject *parent)
    : QGraphicsScene(parent)
    , m_project(project)
    , m_theme(theme)
    , m_refresh(new RefreshOnce(*this, [this] { showDue(); }))
    , m_layer(std::make_unique<OverlapsLayer>(overlapsOf(project), theme))
    , m_picture(new StagePicture([&pixmaps](const QString &path) { return pixmaps.levels(path); }, *m_layer, theme))
    , m_overlaps(new OverlapsItem(*m_layer, sceneExtent))
    , m_probes(new ProbeItem(m_theme))
    , m_overlay(new OverlayItem(m_theme))
    , m_emitters(new EmittersItem(m_theme))
{
    setItemIndexMethod(NoIndex);
    setSceneRect(sceneExtent);
    addItem(m_picture);
    addItem(m_overlaps);
    addItem(m_probes);
    addItem(m_overlay);
    addItem(m_emitters);
    m_probes->setZValue(1e6);
    m_emitters->setZValue(1.5e6);
    m_overlaps->setZValue(1.6e6); // whose depth is read in numbers
    m_overlay->setZValue(2e6);
    setTheme(theme);
    m_refresh->now();
    const auto follow = [this](const auto &sender, auto signal, Parts parts) {
        connect(&sender, signal, this, [this, parts] { mark(parts); });
    };
    connect(&project.session, &Session::changed, this, &StageScene::markChanged);
    follow(project.session, &Session::placeChanged, Part::All);
    follow(project.preview, &LiveAnswer::changed, Part::All);
    follow(project.images, &LiveAnswer::changed, Parts(Part::All) | Part::Images);
    follow(project.session, &Session::selectionChanged,
           Parts(Part::Content) | Part::Overlay | Part::Probes | Part::Emitters);
    follow(project.live.overlaps, &LiveAnswer::changed, Part::Overlaps);
    follow(project.live.hint, &LiveAnswer::changed, Part::Content);
    follow(project.live.overlay, &LiveAnswer::changed, Parts(Part::Overlay) | Part::Probes);
    follow(project.live.probes, &LiveAnswer::changed, Part::Probes);
}

/// The items go first: they draw what the layer holds.
StageScene::~StageScene()
{
    clear();
}

void StageScene::setTheme(const Theme &theme)
{
    m_theme = theme; // which the items look at
    setBackgroundBrush(theme.canvas);
    m_layer->setTheme(theme);
    m_picture->setTheme(theme);
    update();
    mark(Part::All);
}

void StageScene::setHandles(HandleSize size)
{
    m_overlay->setHandles(size);
    m_probes->setHandles(size);
}

void StageScene::setEmphasis(const OverlapPair &pair)
{
    m_layer->setEmphasis(pair);
    m_overlaps->update();
}

void StageScene::setFilter(const OverlapFilter &filter)
{
    m_filter = filter;
    m_refresh->now();
    if (m_layer->follow(m_filter, m_picture->content()))
        m_picture->drawAnew();
}

QRectF StageScene::areaOf(const OverlapPair &pair) const
{
    m_refresh->now();
    return m_layer->boundsOf(pair);
}

void StageScene::setProbeEmphasis(const std::optional<ProbeMeeting> &meeting)
{
    m_probeEmphasis = meeting;
    showProbes();
}

QRectF StageScene::contentArea() const
{
    m_refresh->now();
    const Stage *stage = findStage(m_project.session.shown(), m_project.session.currentStage());
    return stageArea(m_picture->content(), stage ? *stage : Stage());
}

/// Among frames nothing of it is seen; coming back marks everything.
void StageScene::mark(Parts parts)
{
    m_due |= parts;
    if (m_project.session.mode() == Session::Mode::Stage)
        m_refresh->mark();
}

/// Sprites and categories are seen on a stage wherever one of their instances stands.
void StageScene::markChanged(const Difference &difference)
{
    const Stage *stage = findStage(m_project.session.shown(), m_project.session.currentStage());
    if (!stage || difference.stages.has(stage->id) || !difference.sprites.empty() || !difference.categories.empty())
        mark(Part::All);
}

void StageScene::showDue()
{
    const Parts due = std::exchange(m_due, {});
    if (due.testFlag(Part::Images))
        m_picture->renewImages();
    if (due.testFlag(Part::Content))
        showContent();
    if (due.testFlag(Part::Overlaps))
        showOverlaps();
    if (due.testFlag(Part::Overlay))
        showOverlay();
    if (due.testFlag(Part::Probes))
        showProbes();
    if (due.testFlag(Part::Emitters))
        showEmitters();
}

void StageScene::showContent()
{
    const bool moves = m_project.session.gestureUnderWay() || m_project.preview.document();
    m_picture->show(m_project.preview.onStage(), m_project.session.currentStage(),
                    m_project.session.selection().instances,
                    moves ? StagePicture::Pace::Moving : StagePicture::Pace::Settled);
    if (const QRectF content = m_picture->content().bounds(); !sceneRect().contains(content)) {
        setSceneRect(sceneRect() | content.adjusted(-roomAround, -roomAround, roomAround, roomAround));
        m_overlaps->setArea(sceneRect());
    }
}

/// Where overlaps differ an instance does, save for the engine's numbers, and for those of a large stage, which are
/// worked out beside the window: without them it was drawn.
void StageScene::showOverlaps()
{
    const EngineRounding rounding = m_project.tools.now().rounding;
    m_layer->follow(m_filter, m_picture->content());
    m_overlaps->update();
    const bool arePending = m_project.live.overlaps.pending();
    const bool wasPending = std::exchange(m_arePending, arePending);
    if (std::exchange(m_rounding, rounding) != rounding || arePending != wasPending)
        m_picture->drawAnew();
}

void StageScene::showOverlay()
{
    const Document &document = m_project.preview.onStage();
    const Stage *stage = findStage(document, m_project.session.currentStage());
    const Overlay overlay = m_project.live.overlay.now();
    const QList<Instance> instances = stage ? stage->instances : QList<Instance>();
    const QSet<Id<Instance>> &selection = m_project.session.selection().instances;
    QList<Primitive> primitives;
    const Id<Instance> *hot = overlay.hot<Id<Instance>>();
    if (const Instance *found = hot ? findThing(instances, *hot) : nullptr; found && !selection.contains(found->id))
        primitives.append(frameOf(document, *found, Lines::Role::Hover));
    const bool areOnTop = selection.size() <= StagePicture::mostFramedOnTop;
    for (const int i : areOnTop ? placesOf(instances, selection) : QList<int>())
        primitives.append(frameOf(document, instances.at(i), Lines::Role::Taken));
    m_overlay->show(primitives + overlay.primitives, {}, sceneRect());
}

void StageScene::showProbes()
{
    const ProbeAnswers &answers = m_project.live.probes.answers();
    const Overlay overlay = m_project.live.overlay.now();
    const ProbeGrip *grip = overlay.hot<ProbeGrip>();
    const ProbeGrip hot = grip ? *grip : ProbeGrip();
    QList<DrawnProbe> probes;
    const Stage *stage = findStage(m_project.session.shown(), m_project.session.currentStage());
    const qsizetype dropped = stage ? std::min(stage->probes.size(), answers.dropped.size()) : 0;
    for (int i = 0; i < dropped; ++i) {
        const Id<Probe> id = stage->probes.at(i).id;
        DrawnProbe probe{stage->probes.at(i).outline, answers.dropped.at(i)};
        if (m_project.session.selection().probes.contains(id)) {
            probe.look = DrawnProbe::Look::Selected;
            probe.handles = probeHandles(probe.outline);
        } else if (hot.probe == id) {
            probe.look = DrawnProbe::Look::Hot;
        }
        if (hot.probe == id && hot.handle >= 0)
            probe.hotHandle = hot.handle;
        probes.append(probe);
    }
    if (answers.probe && answers.inHand)
        probes.append({*answers.probe, *answers.inHand, DrawnProbe::Look::InHand});
    m_probes->show(probes, m_probeEmphasis, sceneRect());
}

void StageScene::showEmitters()
{
    m_emitters->show(m_project.session.shown(), m_project.session.currentStage(), m_project.session.selection().emitter,
                     sceneRect());
}

} // namespace hitbox
