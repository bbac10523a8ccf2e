#include "scene/canvas_parts.h"

#include "document/names.h"
#include "document/numbers.h"
#include "document/outline.h"
#include "drawing/overlap_words.h"
#include "session/open_project.h"
#include "stage/placements.h"

#include <QCoreApplication>
#include <QHash>

#include <algorithm>
#include <optional>

#include <hitbox/geometry/polygon.h>

namespace hitbox {

namespace {

struct CanvasPartsWords {
    Q_DECLARE_TR_FUNCTIONS(CanvasParts)
};

QRectF areaOf(const geometry::Shape &shape)
{
    const std::optional<geometry::Box> box = geometry::bounds(shape);
    return box ? QRectF(box->min.x, box->min.y, box->width(), box->height()) : QRectF();
}

QString subjectOf(const Finding &finding)
{
    QStringList parts{finding.rule};
    for (const qint64 number :
         {qint64(finding.frame.sprite), qint64(finding.frame.frame), qint64(finding.kind), qint64(finding.shape.value)})
        parts.append(QString::number(number));
    for (const int edge : finding.edges)
        parts.append(QString::number(edge));
    return parts.join(u' ');
}

class FrameParts
{
public:
    FrameParts(const OpenProject &project, const Frame &frame)
        : m_project(project)
        , m_frame(frame)
        , m_selection(project.session.selection())
    {
    }

    QList<CanvasPart> list()
    {
        for (const Finding &finding : m_project.live.findings.list()) {
            if (finding.frame != m_project.session.currentFrame())
                continue;
            m_findings.append(finding);
            m_messages[finding.shape].append(finding.message);
        }
        for (const Shape &shape : m_frame.shapes) {
            if (shape.visible && m_parts.size() < mostCanvasParts)
                addShape(shape);
        }
        for (qsizetype i = 0; i < m_findings.size() && m_parts.size() < mostCanvasParts; ++i)
            addFinding(static_cast<int>(i));
        return m_parts;
    }

private:
    void addShape(const Shape &shape)
    {
        const bool isSelected = m_selection.shapes.contains(shape.id);
        m_parts.append({{CanvasPart::Kind::Shape, shape.id.value, 0},
                        QStringLiteral("%1, %2, %3").arg(quoted(shape.name), kindWord(shape.kind()), shape.category),
                        m_messages.value(shape.id).join(QStringLiteral("; ")),
                        areaOf(geometryOf(shape.outline)),
                        isSelected});
        if (isSelected)
            addVertices(shape);
    }

    void addVertices(const Shape &shape)
    {
        const QList<geometry::Point> handles = handlesOf(shape.outline);
        for (int i = 0; i < handles.size() && m_parts.size() < mostCanvasParts; ++i) {
            const geometry::Point at = handles.at(i);
            m_parts.append(
                {{CanvasPart::Kind::Vertex, shape.id.value, i},
                 CanvasPartsWords::tr("Point %1 of %2: %3, %4")
                     .arg(QString::number(i), quoted(shape.name), readableNumber(at.x), readableNumber(at.y)),
                 {},
                 QRectF(at.x - 0.5, at.y - 0.5, 1, 1),
                 m_selection.handles.contains({shape.id, i})});
        }
    }

    void addFinding(int index)
    {
        const Finding &finding = m_findings.at(index);
        if (finding.points.isEmpty())
            return;
        const geometry::Point at = finding.points.first();
        m_parts.append({{CanvasPart::Kind::Finding, index, 0},
                        finding.message,
                        {},
                        QRectF(at.x - 0.5, at.y - 0.5, 1, 1),
                        false,
                        subjectOf(finding)});
    }

    const OpenProject &m_project;
    const Frame &m_frame;
    const Selection &m_selection;
    QList<Finding> m_findings;
    QHash<ShapeId, QStringList> m_messages; ///< of the findings
    QList<CanvasPart> m_parts;
};

/// What the shapes of an instance that is selected meet, hits first; of many the first.
QString meetingsOf(const OpenProject &project, int instance)
{
    constexpr qsizetype most = 5; ///< sentences to listen to
    const Document &document = project.session.shown();
    const OverlapIndex &index = project.live.overlaps.index();
    QStringList hits;
    QStringList others;
    for (const Overlap &overlap : index.overlaps()) {
        if (overlap.pair.instanceA != instance && overlap.pair.instanceB != instance)
            continue;
        const PlacedShape *a = index.find(overlap.pair.instanceA, overlap.pair.shapeA);
        const PlacedShape *b = index.find(overlap.pair.instanceB, overlap.pair.shapeB);
        if (a && b)
            (overlap.hit ? hits : others).append(meetingSentence(document, overlap, *a, *b));
    }
    QStringList all = hits + others;
    if (all.size() > most)
        all = all.mid(0, most) + QStringList{QStringLiteral("…")};
    return all.join(QStringLiteral("; "));
}

QList<CanvasPart> stageParts(const OpenProject &project, const Stage &stage)
{
    const Document &document = project.session.shown();
    const QSet<Id<Instance>> &selected = project.session.selection().instances;
    const bool isOne = selected.size() == 1; // of many at once nobody could listen to all that they meet
    QList<CanvasPart> parts;
    for (int i = 0; i < stage.instances.size() && parts.size() < mostCanvasParts; ++i) {
        const Instance &instance = stage.instances.at(i);
        const Frame *frame = findFrame(document, instance.sprite, instance.frame);
        if (!frame)
            continue;
        const bool isSelected = selected.contains(instance.id);
        const geometry::Box box{{0, 0}, {double(frame->size.width()), double(frame->size.height())}};
        parts.append({{CanvasPart::Kind::Instance, static_cast<qint64>((*instance.id).number()), 0},
                      CanvasPartsWords::tr("%1, frame %2, at %3, %4")
                          .arg(quoted(instance.sprite), quoted(instance.frame), readableNumber(instance.position.x),
                               readableNumber(instance.position.y)),
                      isOne && isSelected ? meetingsOf(project, i) : QString(),
                      areaOf(geometry::placed(geometry::Shape(box), placementOf(instance, *frame))),
                      isSelected});
    }
    return parts;
}

} // namespace

size_t qHash(const CanvasPart::Key &key, size_t seed)
{
    return qHashMulti(seed, int(key.kind), key.id, key.index);
}

QList<CanvasPart> canvasParts(const OpenProject &project)
{
    const Session &session = project.session;
    if (session.mode() == Session::Mode::Stage) {
        const Stage *stage = findStage(session.shown(), session.currentStage());
        return stage ? stageParts(project, *stage) : QList<CanvasPart>();
    }
    const Frame *frame = findFrame(session.shown(), session.currentFrame());
    return frame ? FrameParts(project, *frame).list() : QList<CanvasPart>();
}

QString canvasName(const OpenProject &project)
{
    const Session &session = project.session;
    if (session.mode() == Session::Mode::Stage) {
        const Stage *stage = findStage(session.shown(), session.currentStage());
        return stage ? CanvasPartsWords::tr("Canvas: stage %1").arg(quoted(stage->name))
                     : CanvasPartsWords::tr("Canvas");
    }
    const Frame *frame = findFrame(session.shown(), session.currentFrame());
    if (!frame)
        return CanvasPartsWords::tr("Canvas");
    const QString sprite = session.shown().sprites.at(session.currentFrame().sprite).name;
    return CanvasPartsWords::tr("Canvas: frame %1 of %2").arg(quoted(frame->name), quoted(sprite));
}

void selectPart(OpenProject &project, const CanvasPart::Key &key)
{
    Selection selection;
    const ShapeId shape{static_cast<int>(key.id)};
    switch (key.kind) {
    case CanvasPart::Kind::Finding: return;
    case CanvasPart::Kind::Shape: selection.shapes = {shape}; break;
    case CanvasPart::Kind::Vertex:
        selection.shapes = {shape};
        selection.handles = {{shape, key.index}};
        break;
    case CanvasPart::Kind::Instance: {
        const Stage *stage = findStage(project.session.shown(), project.session.currentStage());
        if (!stage)
            return;
        for (const Instance &instance : stage->instances) {
            if (static_cast<qint64>((*instance.id).number()) == key.id)
                selection.instances = {instance.id};
        }
        break;
    }
    }
    project.session.setSelection(selection);
}

} // namespace hitbox
