#include "formats/exporters/godot_nodes.h"

#include "document/names.h"
#include "document/numbers.h"
#include "formats/exporters/preparation/engine_numbers.h"
#include "formats/exporters/preparation/frame_timeline.h"
#include "formats/exporters/preparation/shape_preparation.h"
#include "formats/exporters/preparation/unique_names.h"

#include <QCoreApplication>
#include <QHash>
#include <QSet>

#include <algorithm>
#include <cmath>
#include <numbers>
#include <utility>

namespace hitbox {

namespace {

/// The sentences of this file, in the language of the program.
class GodotNodesWords
{
    Q_DECLARE_TR_FUNCTIONS(hitbox::formats)
};

QList<geometry::Point> pointsFromPivot(const QList<geometry::Point> &points, geometry::Point pivot)
{
    QList<geometry::Point> moved;
    moved.reserve(points.size());
    for (const geometry::Point point : points)
        moved.append(wayWithoutNoise(pivot, point));
    return moved;
}

geometry::Point middleFromPivot(geometry::Point from, geometry::Point to, geometry::Point pivot)
{
    const auto middle = [](double a, double b, double zero) {
        return withoutNoise((a + b) / 2 - zero, std::max(std::abs(a), std::abs(b)) + std::abs(zero));
    };
    return {middle(from.x, to.x, pivot.x), middle(from.y, to.y, pivot.y)};
}

/// Godot's concave shape: the ends of every segment in turn.
QList<geometry::Point> segmentEnds(const QList<geometry::Point> &points)
{
    QList<geometry::Point> ends;
    for (qsizetype i = 0; i + 1 < points.size(); ++i)
        ends << points[i] << points[i + 1];
    return ends;
}

/// What stands behind a node's heading: its type, and its lines.
struct NodeBody {
    QByteArray type;
    QByteArray lines;
};

NodeBody withResource(const QByteArray &reference, geometry::Point position, double rotation = 0)
{
    QByteArray lines;
    if (position != geometry::Point{})
        lines += "position = " + godotVector(position) + '\n';
    if (rotation != 0)
        lines += "rotation = " + shortestNumber(rotation) + '\n';
    return {"CollisionShape2D", lines + "shape = " + reference + '\n'};
}

NodeBody bodyOf(const PolygonOutline &polygon, geometry::Point pivot, GodotScene &scene)
{
    return {"CollisionPolygon2D",
            "polygon = " + godotVectors(pointsFromPivot(polygon.points, pivot), scene.version) + '\n'};
}

NodeBody bodyOf(const geometry::Circle &circle, geometry::Point pivot, GodotScene &scene)
{
    const QByteArray radius = "radius = " + shortestNumber(circle.radius) + '\n';
    return withResource(scene.add("CircleShape2D", radius), wayWithoutNoise(pivot, circle.center));
}

NodeBody bodyOf(const geometry::Box &box, geometry::Point pivot, GodotScene &scene)
{
    const geometry::Point size{box.width(), box.height()};
    const QByteArray line =
        scene.version == GodotVersion::Three ? "extents = " + godotVector(size * 0.5) : "size = " + godotVector(size);
    return withResource(scene.add("RectangleShape2D", line + '\n'), middleFromPivot(box.min, box.max, pivot));
}

/// Godot's capsule stands upright about its middle. Version 3 counts its height without the caps, version 4 with them.
NodeBody bodyOf(const geometry::Capsule &capsule, geometry::Point pivot, GodotScene &scene)
{
    const geometry::Point axis = capsule.to - capsule.from;
    const double length = std::hypot(axis.x, axis.y);
    if (length == 0)
        return bodyOf(geometry::Circle{capsule.from, capsule.radius}, pivot, scene);

    const double height = scene.version == GodotVersion::Three ? length : length + 2 * capsule.radius;
    const QByteArray lines =
        "radius = " + shortestNumber(capsule.radius) + "\nheight = " + shortestNumber(height) + '\n';
    const double rotation = axis.x == 0 ? 0 : std::atan2(-axis.x, axis.y);
    return withResource(scene.add("CapsuleShape2D", lines), middleFromPivot(capsule.from, capsule.to, pivot), rotation);
}

NodeBody bodyOf(const ChainLine &chain, geometry::Point pivot, GodotScene &scene)
{
    const QList<geometry::Point> ends = segmentEnds(pointsFromPivot(chain.points, pivot));
    const QByteArray line = "segments = " + godotVectors(ends, scene.version) + '\n';
    return withResource(scene.add("ConcavePolygonShape2D", line), {});
}

} // namespace

QList<GodotProperty> changingProperties(const QList<GodotProperty> &properties)
{
    QList<GodotProperty> found;
    for (const GodotProperty &property : properties) {
        if (property.values.count(property.values.constFirst()) < property.values.size())
            found.append(property);
    }
    return found;
}

Finding renamedNode(FrameRef frame, ShapeId shape, const QString &name)
{
    return exportLoss(frame, shape, Severity::Info,
                      GodotNodesWords::tr("The node is named %1: a name in Godot differs from all others "
                                          "and has none of . : @ / \" %")
                          .arg(quoted(name)));
}

QByteArray metadataOf(GodotScene &scene, const GodotMetadata &metadata, FrameRef frame, ShapeId shape)
{
    if (!metadata.renamed.isEmpty())
        scene.losses.append(
            exportLoss(frame, shape, Severity::Info,
                       GodotNodesWords::tr("Properties get other names, for Godot’s differ from each other and "
                                           "have letters, digits and _ alone: %1")
                           .arg(metadata.renamed.join(QStringLiteral(", ")))));
    if (!metadata.left.isEmpty())
        scene.losses.append(
            exportLoss(frame, shape, Severity::Warning,
                       GodotNodesWords::tr("Properties are left out, since Godot keeps none that are null: %1")
                           .arg(metadata.left.join(QStringLiteral(", ")))));
    return metadata.lines;
}

namespace {

/// What makes shapes of a track one node besides their place: all that the node says of them.
QByteArray thingKey(const Shape &shape)
{
    return shape.name.toUtf8() + '\n' + godotDictionary(shape.properties);
}

/// Properties of a node by their names.
using GodotValues = QList<std::pair<QByteArray, QByteArray>>;

GodotValues runningValues(const PolygonOutline &polygon, geometry::Point pivot, GodotVersion version)
{
    return {{"polygon", godotVectors(pointsFromPivot(polygon.points, pivot), version)}};
}

/// With a point, for Godot runs from one whole number to the next over whole numbers alone.
QByteArray godotReal(double number)
{
    const QByteArray text = shortestNumber(number);
    return text.contains('.') || text.contains('e') ? text : text + ".0";
}

GodotValues runningValues(const geometry::Circle &circle, geometry::Point pivot, GodotVersion)
{
    return {{"position", godotVector(wayWithoutNoise(pivot, circle.center))},
            {"shape:radius", godotReal(circle.radius)}};
}

GodotValues runningValues(const geometry::Box &box, geometry::Point pivot, GodotVersion version)
{
    const geometry::Point size{box.width(), box.height()};
    const bool isHalf = version == GodotVersion::Three;
    return {{"position", godotVector(middleFromPivot(box.min, box.max, pivot))},
            {isHalf ? "shape:extents" : "shape:size", godotVector(isHalf ? size * 0.5 : size)}};
}

GodotValues runningValues(const ChainLine &chain, geometry::Point pivot, GodotVersion version)
{
    return {{"shape:segments", godotVectors(segmentEnds(pointsFromPivot(chain.points, pivot)), version)}};
}

/// A capsule turns the short way, but angles do not say which one that is: it stands still in each frame.
GodotValues runningValues(const geometry::Capsule &, geometry::Point, GodotVersion)
{
    return {};
}

/// A track that runs: one node, whose place, size or corners change.
struct RunningTrack {
    QList<int> frames;
    QList<const Shape *> shapes;
};

/// Whether one node can become all of the shapes, and any of them is in between.
bool canRun(const RunningTrack &track)
{
    const Shape &first = *track.shapes.constFirst();
    const qsizetype corners = definingPoints(first.outline).size();
    for (qsizetype i = 0; i < track.shapes.size(); ++i) {
        const Shape &shape = *track.shapes[i];
        const bool isAlike = shape.kind() == first.kind() && definingPoints(shape.outline).size() == corners &&
                             shape.name == first.name && shape.properties == first.properties;
        if (!isAlike || (i > 0 && track.frames[i - 1] == track.frames[i]))
            return false;
    }
    return first.kind() != ShapeKind::Capsule &&
           std::any_of(track.shapes.begin(), track.shapes.end(),
                       [](const Shape *shape) { return shape->between != Between::None; });
}

/// The tracks of a category that run, by their numbers.
QHash<int, RunningTrack> runningTracks(const Sprite &sprite, const GodotArea &area)
{
    QHash<int, RunningTrack> tracks;
    for (const auto &[frame, place] : area.shapes) {
        const Shape &shape = sprite.frames[frame].shapes[place];
        if (!shape.track)
            continue;
        RunningTrack &track = tracks[shape.track.value];
        track.frames.append(frame);
        track.shapes.append(&shape);
    }
    tracks.removeIf([](const auto &entry) { return !canRun(entry.value()); });
    return tracks;
}

/// The node but for its name, with all that changes of it.
GodotNode runningNode(const Sprite &sprite, const RunningTrack &track, GodotVersion version)
{
    GodotNode node{track.frames, {}, {}};
    for (qsizetype i = 0; i < track.shapes.size(); ++i) {
        const geometry::Point pivot = sprite.frames[track.frames[i]].pivot;
        const GodotValues values = std::visit(
            [&](const auto &outline) { return runningValues(outline, pivot, version); }, track.shapes[i]->outline);
        for (qsizetype k = 0; k < values.size(); ++k) {
            if (i == 0)
                node.properties.append({values[k].first, {}, {}});
            node.properties[k].values.append(values[k].second);
        }
        node.betweens.append(track.shapes[i]->between);
        const bool isNext = i + 1 < track.frames.size() && track.frames[i + 1] == track.frames[i] + 1;
        node.glides.append(
            isNext && (track.shapes[i]->between != Between::None || track.shapes[i + 1]->between != Between::None));
    }
    node.properties = changingProperties(node.properties);
    return node;
}

/// Writes the nodes of one area, frame by frame.
class AreaWriter
{
public:
    AreaWriter(GodotScene &scene, const Sprite &sprite, int index, const QString &area)
        : m_scene(scene)
        , m_sprite(sprite)
        , m_index(index)
        , m_area(area)
        , m_areaText(godotString(area))
    {
        for (const Frame &frame : sprite.frames)
            m_frameNames.insert(godotNodeName(frame.name));
    }

    void addShapes(const GodotArea &area)
    {
        if (m_scene.inBetweens == InBetweens::Run)
            m_running = runningTracks(m_sprite, area);
        const QList<QList<int>> frames = framesOfNodes(area);
        for (qsizetype i = 0; i < area.shapes.size(); ++i) {
            const auto [frame, place] = area.shapes[i];
            const Shape &shape = m_sprite.frames[frame].shapes[place];
            const auto running = m_running.constFind(shape.track.value);
            if (running != m_running.constEnd()) {
                if (running->frames.constFirst() == frame)
                    addNode(shape, frame, runningNode(m_sprite, *running, m_scene.version));
                continue;
            }
            m_scene.hasSteps = m_scene.hasSteps || shape.between != Between::None;
            if (!frames[i].isEmpty())
                addNode(shape, frame, {frames[i], {}, {}});
        }
    }

private:
    /// For each shape of the area the frames in which its node is there; none where an earlier frame has the node, or
    /// its track runs. Two of a track in one frame are two nodes.
    QList<QList<int>> framesOfNodes(const GodotArea &area) const
    {
        HeldThings known;
        QList<QList<int>> frames(area.shapes.size());
        QList<qsizetype> begins; // of each thing: its first shape
        for (qsizetype i = 0; i < area.shapes.size(); ++i) {
            const auto [frame, place] = area.shapes[i];
            const Shape &shape = m_sprite.frames[frame].shapes[place];
            if (m_running.contains(shape.track.value))
                continue;
            qsizetype node = i;
            if (shape.track) {
                const qsizetype thing =
                    known.numberOf(shape, m_sprite.frames[frame].pivot, thingKey(shape), begins.size());
                if (thing == begins.size())
                    begins.append(i);
                const QList<int> &there = frames.at(begins.at(thing));
                node = there.isEmpty() || there.constLast() != frame ? begins.at(thing) : i;
            }
            frames[node].append(frame);
        }
        return frames;
    }

    /// A thing that is there in several frames is called by its own name, so that a game finds it whatever happens to
    /// its first frame; one of a single frame has the name of that before it, and so has one whose name begins as that
    /// of a frame does: an import would take it for one of that frame.
    QString wantedName(const Shape &shape, int frame, const GodotNode &node) const
    {
        const bool isThing = node.frames.size() > 1 && !beginsAsAFrame(godotNodeName(shape.name));
        return isThing ? shape.name : m_sprite.frames[frame].name + QLatin1Char('_') + shape.name;
    }

    bool beginsAsAFrame(const QString &name) const
    {
        for (qsizetype end = name.lastIndexOf(u'_'); end > 0; end = name.lastIndexOf(u'_', end - 1)) {
            if (m_frameNames.contains(name.left(end)))
                return true;
        }
        return false;
    }

    void addNode(const Shape &shape, int f, GodotNode node)
    {
        const Frame &frame = m_sprite.frames[f];
        const QString wanted = wantedName(shape, f, node);
        const QString name = m_names.add(godotNodeName(wanted));
        if (name != wanted)
            m_scene.losses.append(renamedNode({m_index, f}, shape.id, name));
        m_scene.hasOwnResources = !node.properties.isEmpty();
        const NodeBody body =
            std::visit([&](const auto &outline) { return bodyOf(outline, frame.pivot, m_scene); }, shape.outline);
        m_scene.hasOwnResources = false;
        const QByteArray nodeName = godotString(name);
        const QByteArray metadata =
            metadataOf(m_scene, godotMetadata(shape.properties, m_scene.version), {m_index, f}, shape.id);
        for (const QByteArrayView part :
             {QByteArrayView("[node name="), QByteArrayView(nodeName), QByteArrayView(" type=\""),
              QByteArrayView(body.type), QByteArrayView("\" parent="), QByteArrayView(m_areaText),
              QByteArrayView("]\n"), QByteArrayView(body.lines), QByteArrayView(f > 0 ? "disabled = true\n" : ""),
              QByteArrayView(metadata), QByteArrayView("\n")})
            m_scene.nodes += part;
        node.parent = m_area;
        node.name = name;
        m_scene.movingNodes.append(node);
    }

    GodotScene &m_scene;
    const Sprite &m_sprite;
    int m_index;
    const QString &m_area;
    QByteArray m_areaText; ///< as it is written
    UniqueNames m_names;
    QSet<QString> m_frameNames;         ///< as names of nodes begin
    QHash<int, RunningTrack> m_running; ///< see runningTracks()
};

/// The points of frames that are one node: the first of a name in each frame, or the second, and so on.
struct MarkedPoint {
    QString name;
    QList<int> frames;
    QList<const FramePoint *> points;
};

QList<MarkedPoint> markedPoints(const Sprite &sprite)
{
    QList<MarkedPoint> marked;
    QHash<std::pair<QString, int>, qsizetype> known;
    for (int f = 0; f < sprite.frames.size(); ++f) {
        QHash<QString, int> ranks;
        for (const FramePoint &point : sprite.frames[f].points) {
            const std::pair key(point.name, ranks[point.name]++);
            if (!known.contains(key)) {
                known.insert(key, marked.size());
                marked.append({point.name, {}, {}});
            }
            MarkedPoint &mark = marked[known.value(key)];
            mark.frames.append(f);
            mark.points.append(&point);
        }
    }
    return marked;
}

} // namespace

void addShapes(GodotScene &scene, const Sprite &sprite, int index, const GodotArea &area)
{
    AreaWriter(scene, sprite, index, area.name).addShapes(area);
}

void addMarkers(GodotScene &scene, const Sprite &sprite, int index, UniqueNames &names)
{
    const QByteArray type = scene.version == GodotVersion::Three ? "Position2D" : "Marker2D";
    for (const MarkedPoint &mark : markedPoints(sprite)) {
        const QString name = names.add(godotNodeName(mark.name));
        if (name != mark.name)
            scene.losses.append(renamedNode({index, mark.frames.constFirst()}, {}, name));
        GodotProperty position{"position", {}, {}};
        GodotProperty rotation{"rotation", {}, {}};
        for (qsizetype i = 0; i < mark.points.size(); ++i) {
            const FramePoint &point = *mark.points[i];
            position.values.append(godotVector(wayWithoutNoise(sprite.frames[mark.frames[i]].pivot, point.at)));
            rotation.values.append(shortestNumber(point.angle * std::numbers::pi / 180));
        }
        scene.nodes += "[node name=" + godotString(name) + " type=\"" + type + "\" parent=\".\"]\n" +
                       (mark.frames.constFirst() > 0 ? "visible = false\n" : "") +
                       "position = " + position.values.constFirst() + '\n' +
                       (mark.points.constFirst()->angle != 0 ? "rotation = " + rotation.values.constFirst() + '\n'
                                                             : QByteArray()) +
                       '\n';
        scene.movingNodes.append(
            {mark.frames, {}, name, GodotNodeKind::Marker, changingProperties({position, rotation})});
    }
}

} // namespace hitbox
