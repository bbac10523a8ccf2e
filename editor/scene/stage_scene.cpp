#include "scene/stage_scene.h"

#include "scene/emitters_item.h"
#include "scene/overlaps_item.h"
#include "scene/probe_item.h"
#include "scene/stage_overlay_item.h"
#include "scene/stage_picture.h"
#include "session/session.h"

namespace hitbox {

namespace {

constexpr qreal halfExtent = 32768; ///< how far one can scroll, in stage pixels

} // namespace

StageScene::StageScene(const Session &session, Pixmaps &pixmaps, const Theme &theme, QObject *parent)
    : QGraphicsScene(parent)
    , m_session(session)
    , m_picture(new StagePicture(pixmaps, theme))
    , m_overlaps(new OverlapsItem(theme))
    , m_probes(new ProbeItem(theme))
    , m_overlay(new StageOverlayItem(theme))
    , m_emitters(new EmittersItem(theme))
{
    setItemIndexMethod(NoIndex);
    setSceneRect(-halfExtent, -halfExtent, 2 * halfExtent, 2 * halfExtent);
    addItem(m_picture);
    addItem(m_overlaps);
    addItem(m_probes);
    addItem(m_overlay);
    addItem(m_emitters);
    m_overlaps->setZValue(1e6);
    m_probes->setZValue(1.5e6);
    m_emitters->setZValue(1.6e6);
    m_overlay->setZValue(2e6);
    setTheme(theme);
    connect(&session, &Session::changed, this, &StageScene::showDocument);
    connect(&session, &Session::placeChanged, this, &StageScene::showDocument);
    connect(&session, &Session::previewChanged, this, &StageScene::showDocument);
    connect(&session, &Session::imagesChanged, this, [this] {
        m_picture->forgetImages();
        showDocument();
    });
    connect(&session, &Session::overlapsChanged, this, &StageScene::showOverlaps);
    connect(&session, &Session::selectionChanged, this, &StageScene::showContent);
    connect(&session, &Session::selectionChanged, this, &StageScene::showOverlay);
    connect(&session, &Session::selectionChanged, this, &StageScene::showEmitters);
    connect(&session, &Session::overlayChanged, this, &StageScene::showOverlay);
    connect(&session, &Session::overlayChanged, this, &StageScene::showProbes);
    connect(&session, &Session::selectionChanged, this, &StageScene::showProbes);
    connect(&session, &Session::probesChanged, this, &StageScene::showProbes);
}

void StageScene::setTheme(const Theme &theme)
{
    setBackgroundBrush(theme.canvas);
    m_picture->setTheme(theme);
    m_overlaps->setTheme(theme);
    m_probes->setTheme(theme);
    m_overlay->setTheme(theme);
    m_emitters->setTheme(theme);
    showDocument();
}

void StageScene::setPlayed(const std::optional<Document> &played)
{
    m_played = played;
    m_overlaps->setVisible(!played);
    showContent();
}

void StageScene::setEmphasis(const OverlapPair &pair)
{
    m_emphasis = pair;
    showOverlaps();
}

void StageScene::setProbeEmphasis(const std::optional<ProbeMeeting> &meeting)
{
    m_probeEmphasis = meeting;
    showProbes();
}

QRectF StageScene::contentArea() const
{
    QRectF area = m_picture->content().bounds();
    const Stage *stage = findStage(m_session.shown(), m_session.currentStage());
    for (const Probe &probe : stage ? stage->probes : QList<Probe>())
        area |= pathOf(geometryOf(probe.outline)).boundingRect().adjusted(-8, -8, 8, 8);
    return area;
}

void StageScene::showDocument()
{
    if (m_session.mode() != Session::Mode::Stage)
        return;
    showContent();
    showOverlaps();
    showOverlay();
    showProbes();
    showEmitters();
}

void StageScene::showContent()
{
    if (m_session.mode() == Session::Mode::Stage)
        m_picture->show(m_session.onStage(), m_session.currentStage(), m_session.selection().instances);
}

void StageScene::showOverlaps()
{
    const OverlapIndex &index = m_session.overlaps();
    QList<LitOverlap> lit;
    for (const Overlap &overlap : index.overlaps()) {
        const PlacedShape *a = index.find(overlap.pair.instanceA, overlap.pair.shapeA);
        const PlacedShape *b = index.find(overlap.pair.instanceB, overlap.pair.shapeB);
        lit.append({overlap, a->shape, b->shape, m_session.details(overlap.pair).region});
    }
    m_overlaps->show(lit, m_emphasis);
}

void StageScene::showOverlay()
{
    const Document &document = m_session.onStage();
    const Stage *stage = findStage(document, m_session.currentStage());
    const qsizetype count = stage ? stage->instances.size() : 0;
    const Overlay overlay = m_session.overlay();
    const QSet<int> &selection = m_session.selection().instances;
    QList<QPolygonF> selected;
    for (const int i : selection) {
        if (i < count)
            selected.append(placedRectangle(document, stage->instances.at(i)));
    }
    QPolygonF hot;
    if (overlay.hotInstance >= 0 && overlay.hotInstance < count && !selection.contains(overlay.hotInstance))
        hot = placedRectangle(document, stage->instances.at(overlay.hotInstance));
    m_overlay->show(overlay, selected, hot, sceneRect());
}

void StageScene::showProbes()
{
    const ProbeAnswers &answers = m_session.probeAnswers();
    const ProbeGrip hot = m_session.overlay().hotProbe;
    QList<DrawnProbe> probes;
    const Stage *stage = findStage(m_session.shown(), m_session.currentStage());
    const qsizetype dropped = stage ? std::min(stage->probes.size(), answers.dropped.size()) : 0;
    for (int i = 0; i < dropped; ++i) {
        DrawnProbe probe{stage->probes.at(i).outline, answers.dropped.at(i)};
        if (m_session.selection().probes.contains(i))
            probe.look = DrawnProbe::Look::Selected;
        else if (hot.probe == i)
            probe.look = DrawnProbe::Look::Hot;
        if (hot.probe == i && hot.handle >= 0)
            probe.hotHandle = hot.handle;
        probes.append(probe);
    }
    if (answers.probe && answers.inHand)
        probes.append({*answers.probe, *answers.inHand, DrawnProbe::Look::InHand});
    m_probes->show(probes, m_probeEmphasis, sceneRect());
}

void StageScene::showEmitters()
{
    m_emitters->show(m_session.shown(), m_session.currentStage(), m_session.selection().emitter, sceneRect());
}

} // namespace hitbox
