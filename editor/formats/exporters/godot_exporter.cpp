#include "document/names.h"
#include "document/numbers.h"
#include "formats/exporters/exporters.h"
#include "formats/exporters/godot_metadata.h"
#include "formats/exporters/godot_stage.h"
#include "formats/exporters/godot_text.h"
#include "formats/exporters/preparation/export_preparation.h"
#include "formats/exporters/preparation/shape_preparation.h"

#include <QCoreApplication>
#include <QHash>

#include <algorithm>
#include <cmath>
#include <numbers>
#include <optional>
#include <utility>

/// Godot scenes, one for each sprite: an Area2D for every category, because Godot filters by area and not by shape, and
/// under it a node for every shape of every frame, with its properties as metadata; shapes of a track that stay as they
/// are share one. Points of frames are markers under the root. Positions are frame pixels from the pivot, y down. Those
/// of the first frame are enabled; the AnimationPlayer switches the others.
namespace hitbox {

namespace {

/// The sentences of this file, in the language of the program.
class GodotExporterWords
{
    Q_DECLARE_TR_FUNCTIONS(hitbox::formats)
};

/// A scene in the making.
struct Scene {
    GodotVersion version = GodotVersion::Four;
    GodotResources resources;
    QByteArray nodes;
    QList<GodotNode> movingNodes;
    QList<Finding> losses;

    explicit Scene(GodotVersion dialect)
        : version(dialect)
        , resources(dialect)
    {
    }
};

QList<geometry::Point> fromPivot(const QList<geometry::Point> &points, geometry::Point pivot)
{
    QList<geometry::Point> moved;
    moved.reserve(points.size());
    for (const geometry::Point point : points)
        moved.append(point - pivot);
    return moved;
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

NodeBody bodyOf(const PolygonOutline &polygon, geometry::Point pivot, Scene &scene)
{
    return {"CollisionPolygon2D", "polygon = " + godotVectors(fromPivot(polygon.points, pivot), scene.version) + '\n'};
}

NodeBody bodyOf(const geometry::Circle &circle, geometry::Point pivot, Scene &scene)
{
    const QByteArray radius = "radius = " + shortestNumber(circle.radius) + '\n';
    return withResource(scene.resources.add("CircleShape2D", radius), circle.center - pivot);
}

NodeBody bodyOf(const geometry::Box &box, geometry::Point pivot, Scene &scene)
{
    const geometry::Point size{box.width(), box.height()};
    const QByteArray line =
        scene.version == GodotVersion::Three ? "extents = " + godotVector(size * 0.5) : "size = " + godotVector(size);
    return withResource(scene.resources.add("RectangleShape2D", line + '\n'), box.center() - pivot);
}

/// Godot's capsule stands upright about its middle. Version 3 counts its height without the caps, version 4 with them.
NodeBody bodyOf(const geometry::Capsule &capsule, geometry::Point pivot, Scene &scene)
{
    const geometry::Point axis = capsule.to - capsule.from;
    const double length = std::hypot(axis.x, axis.y);
    if (length == 0)
        return bodyOf(geometry::Circle{capsule.from, capsule.radius}, pivot, scene);

    const double height = scene.version == GodotVersion::Three ? length : length + 2 * capsule.radius;
    const QByteArray lines =
        "radius = " + shortestNumber(capsule.radius) + "\nheight = " + shortestNumber(height) + '\n';
    const double rotation = axis.x == 0 ? 0 : std::atan2(-axis.x, axis.y);
    return withResource(scene.resources.add("CapsuleShape2D", lines), capsule.from + axis * 0.5 - pivot, rotation);
}

NodeBody bodyOf(const ChainLine &chain, geometry::Point pivot, Scene &scene)
{
    const QList<geometry::Point> ends = segmentEnds(fromPivot(chain.points, pivot));
    const QByteArray line = "segments = " + godotVectors(ends, scene.version) + '\n';
    return withResource(scene.resources.add("ConcavePolygonShape2D", line), {});
}

Finding renamed(FrameRef frame, ShapeId shape, const QString &name)
{
    return exportLoss(frame, shape, Severity::Info,
                      GodotExporterWords::tr("The node is named %1: a name in Godot differs from all others "
                                             "and has none of . : @ / \" %")
                          .arg(quoted(name)));
}

/// The lines of a node's metadata; what differs from the properties is told.
QByteArray metadataText(Scene &scene, const GodotMetadata &metadata, FrameRef frame, ShapeId shape)
{
    if (!metadata.renamed.isEmpty())
        scene.losses.append(
            exportLoss(frame, shape, Severity::Info,
                       GodotExporterWords::tr("Properties get other names, for Godot’s differ from each other and "
                                              "have letters, digits and _ alone: %1")
                           .arg(metadata.renamed.join(QStringLiteral(", ")))));
    if (!metadata.left.isEmpty())
        scene.losses.append(
            exportLoss(frame, shape, Severity::Warning,
                       GodotExporterWords::tr("Properties are left out, since Godot keeps none that are null: %1")
                           .arg(metadata.left.join(QStringLiteral(", ")))));
    return metadata.lines;
}

/// What makes shapes of a track one node: all that the node says of them, seen from the pivot.
QByteArray thingKey(const Shape &shape, geometry::Point pivot)
{
    QByteArray key = QByteArray::number(shape.track.value) + ' ' + QByteArray::number(int(shape.kind()));
    const auto add = [&key](double number) {
        const double plain = number + 0.0; // of both zeros the one
        key.append(reinterpret_cast<const char *>(&plain), sizeof plain);
    };
    add(radiusOf(shape.outline));
    for (const geometry::Point point : definingPoints(shape.outline)) {
        add(point.x - pivot.x);
        add(point.y - pivot.y);
    }
    return key + shape.name.toUtf8() + '\n' + godotDictionary(shape.properties);
}

/// Writes the nodes of one area, frame by frame.
class AreaWriter
{
public:
    AreaWriter(Scene &scene, const Sprite &sprite, int index, const QString &area)
        : m_scene(scene)
        , m_sprite(sprite)
        , m_index(index)
        , m_area(area)
    {
    }

    void addShapes(const QString &category)
    {
        for (int f = 0; f < m_sprite.frames.size(); ++f) {
            for (const Shape &shape : m_sprite.frames[f].shapes) {
                if (shape.category == category && !isHeld(shape, f))
                    addNode(shape, f);
            }
        }
    }

private:
    /// Whether an earlier frame has it already: then its node is there in this one, too.
    bool isHeld(const Shape &shape, int frame)
    {
        if (!shape.track)
            return false;
        const QByteArray key = thingKey(shape, m_sprite.frames[frame].pivot);
        const auto known = m_things.constFind(key);
        if (known == m_things.constEnd()) {
            m_things.insert(key, m_scene.movingNodes.size());
            return false;
        }
        QList<int> &frames = m_scene.movingNodes[*known].frames;
        if (frames.constLast() == frame)
            return false;
        frames.append(frame);
        return true;
    }

    void addNode(const Shape &shape, int f)
    {
        const Frame &frame = m_sprite.frames[f];
        const QString wanted = frame.name + QLatin1Char('_') + shape.name;
        const QString name = m_names.add(godotNodeName(wanted));
        if (name != wanted)
            m_scene.losses.append(renamed({m_index, f}, shape.id, name));
        const NodeBody body =
            std::visit([&](const auto &outline) { return bodyOf(outline, frame.pivot, m_scene); }, shape.outline);
        m_scene.nodes +=
            "[node name=" + godotString(name) + " type=\"" + body.type + "\" parent=" + godotString(m_area) + "]\n" +
            body.lines + (f > 0 ? "disabled = true\n" : "") +
            metadataText(m_scene, godotMetadata(shape.properties, m_scene.version), {m_index, f}, shape.id) + '\n';
        m_scene.movingNodes.append({{f}, m_area, name});
    }

    Scene &m_scene;
    const Sprite &m_sprite;
    int m_index;
    const QString &m_area;
    UniqueNames m_names;
    QHash<QByteArray, qsizetype> m_things; ///< by thingKey(): where its node is
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

/// Nothing where it is the same in all frames.
QList<GodotProperty> changing(const QList<GodotProperty> &properties)
{
    QList<GodotProperty> found;
    for (const GodotProperty &property : properties) {
        if (property.values.count(property.values.constFirst()) < property.values.size())
            found.append(property);
    }
    return found;
}

/// A node for each point, under the root.
void addMarkers(Scene &scene, const Sprite &sprite, int index, UniqueNames &names)
{
    const QByteArray type = scene.version == GodotVersion::Three ? "Position2D" : "Marker2D";
    for (const MarkedPoint &mark : markedPoints(sprite)) {
        const QString name = names.add(godotNodeName(mark.name));
        if (name != mark.name)
            scene.losses.append(renamed({index, mark.frames.constFirst()}, {}, name));
        GodotProperty position{"position", {}};
        GodotProperty rotation{"rotation", {}};
        for (qsizetype i = 0; i < mark.points.size(); ++i) {
            const FramePoint &point = *mark.points[i];
            position.values.append(godotVector(point.at - sprite.frames[mark.frames[i]].pivot));
            rotation.values.append(shortestNumber(point.angle * std::numbers::pi / 180));
        }
        scene.nodes += "[node name=" + godotString(name) + " type=\"" + type + "\" parent=\".\"]\n" +
                       (mark.frames.constFirst() > 0 ? "visible = false\n" : "") +
                       "position = " + position.values.constFirst() + '\n' +
                       (mark.points.constFirst()->angle != 0 ? "rotation = " + rotation.values.constFirst() + '\n'
                                                             : QByteArray()) +
                       '\n';
        scene.movingNodes.append({mark.frames, {}, name, GodotNodeKind::Marker, changing({position, rotation})});
    }
}

/// The categories of a sprite's shapes, in the project's order; those that it does not define come last.
QStringList categoriesOf(const Document &document, const Sprite &sprite)
{
    QStringList used;
    for (const Frame &frame : sprite.frames) {
        for (const Shape &shape : frame.shapes) {
            if (!used.contains(shape.category))
                used.append(shape.category);
        }
    }
    QStringList ordered;
    for (const Category &category : document.categories) {
        if (used.removeAll(category.name) > 0)
            ordered.append(category.name);
    }
    return ordered + used;
}

struct SpriteScene {
    OutputFile file;
    GodotSpriteScene scene;
    QList<Finding> losses;
};

/// Godot plays an animation once or for ever.
std::optional<Finding> endlessTags(const Sprite &sprite, int index, GodotLoop loop)
{
    QStringList names;
    for (const Tag &tag : sprite.tags) {
        if (tag.repeat > 1)
            names.append(quoted(tag.name));
    }
    if (names.isEmpty())
        return std::nullopt;
    const QString message =
        loop == GodotLoop::Forever
            ? GodotExporterWords::tr("Godot plays animations once or for ever; these tags are played for ever: %1")
            : GodotExporterWords::tr("Godot plays animations once or for ever; these tags are played once: %1");
    return exportLoss({index, -1}, {}, Severity::Info, message.arg(names.join(QStringLiteral(", "))));
}

SpriteScene sceneOf(const Document &document, int index, GodotLoop loop, GodotVersion version)
{
    const Sprite &sprite = document.sprites[index];
    Scene scene(version);
    scene.nodes = "[node name=" + godotString(godotNodeName(sprite.name)) + " type=\"Node2D\"]\n" +
                  metadataText(scene, godotMetadata(sprite.properties, version, sprite.frames), {index, -1}, {}) + '\n';

    UniqueNames areas;
    areas.add(QString::fromLatin1(godotPlayerName));
    for (const QString &category : categoriesOf(document, sprite)) {
        const QString wanted = category.isEmpty() ? QStringLiteral("uncategorized") : category;
        const QString area = areas.add(godotNodeName(wanted));
        if (area != wanted)
            scene.losses.append(renamed({index, -1}, {}, area));
        const CollisionFilter filter = filterOf(document, category);
        scene.nodes += "[node name=" + godotString(area) +
                       " type=\"Area2D\" parent=\".\"]\ncollision_layer = " + QByteArray::number(filter.bits) +
                       "\ncollision_mask = " + QByteArray::number(filter.mask) + "\n\n";
        AreaWriter(scene, sprite, index, area).addShapes(category);
    }
    addMarkers(scene, sprite, index, areas);
    if (const std::optional<Finding> endless = endlessTags(sprite, index, loop))
        scene.losses.append(*endless);
    scene.nodes += godotAnimationPlayer(sprite, scene.movingNodes, loop, version, scene.resources);
    scene.nodes.chop(1); // one newline ends the file

    const QByteArray heading = version == GodotVersion::Three ? "[gd_scene load_steps=%1 format=2]\n\n"
                                                              : "[gd_scene load_steps=%1 format=3]\n\n";
    const QByteArray steps = QByteArray::number(scene.resources.count() + 1);
    const OutputFile file{safeFileName(sprite.name) + QStringLiteral(".tscn"),
                          QByteArray(heading).replace("%1", steps) + scene.resources.text() + scene.nodes,
                          partName(sprite)};
    const bool hasPlayer = !scene.movingNodes.isEmpty() || hasEvents(sprite);
    return {
        file, {file.name, scene.movingNodes, hasPlayer ? godotAnimationsOfTags(sprite) : QStringList()}, scene.losses};
}

/// A track for each shape in each animation.
qsizetype tracksOf(const Sprite &sprite)
{
    qsizetype shapes = 0;
    for (const Frame &frame : sprite.frames)
        shapes += frame.shapes.size() + frame.points.size();
    return shapes * std::max<qsizetype>(1, sprite.tags.size());
}

/// Shapes times tags grow out of hand where few bytes of a project name many frames again and again.
std::optional<Error> tooManyTracks(const Document &document)
{
    constexpr qsizetype mostTracks = 1'000'000;
    qsizetype tracks = 0;
    qsizetype most = 0;
    QString sprite;
    for (const Sprite &candidate : document.sprites) {
        const qsizetype own = tracksOf(candidate);
        tracks += own;
        if (own > most)
            sprite = candidate.name;
        most = std::max(most, own);
    }
    if (tracks <= mostTracks)
        return std::nullopt;
    return Error{{},
                 GodotExporterWords::tr("sprite %1").arg(quoted(sprite)),
                 GodotExporterWords::tr(
                     "the animations would have %1 tracks, one for each tag and shape, and at most %2 are written; "
                     "cut the sprite into several, or take tags out")
                     .arg(tracks)
                     .arg(mostTracks)};
}

Result<ExportPreview> writeGodot(const Document &document, const ExportOptions &options, GodotVersion version)
{
    if (std::optional<Error> error = tooManyTracks(document))
        return *error;
    const bool once = chosen(godot4Format(), "loop", options) == QLatin1String("no");
    ExportPreview preview;
    QList<GodotSpriteScene> scenes;
    for (int i = 0; i < document.sprites.size(); ++i) {
        const SpriteScene written = sceneOf(document, i, once ? GodotLoop::Once : GodotLoop::Forever, version);
        preview.files.append(written.file);
        preview.losses += written.losses;
        scenes.append(written.scene);
    }
    const Levels levels = levelsOf(document);
    for (const Level &level : levels.levels)
        preview.files.append(godotStage(document, level, scenes, version));
    preview.losses += levels.losses;
    return preview;
}

Result<ExportPreview> writeGodot3(const Document &document, const QString &, const ExportOptions &options)
{
    return writeGodot(document, options, GodotVersion::Three);
}

Result<ExportPreview> writeGodot4(const Document &document, const QString &, const ExportOptions &options)
{
    return writeGodot(document, options, GodotVersion::Four);
}

Format godotFormat()
{
    Format format;
    format.files = "SPRITE.tscn, STAGE_stage.tscn";
    format.summary = "A scene per sprite: an Area2D per category, a node per shape, an AnimationPlayer for the frames";
    format.capabilities.concave = ConcavePolygons::EngineCuts;
    format.capabilities.numbers = {NumberPrecision::Single, NumberOrigin::Pivot};
    format.capabilities.properties.setFlag(PropertyHolder::Project, false);
    format.capabilities.tracks = true;
    format.capabilities.framePoints = true;
    format.capabilities.frameEvents = true;
    format.capabilities.repeats = true;
    format.roundTrip = RoundTrip{"godot", FramesInFile::Mixed, RoundTrip::Files::OnePerSprite};
    format.options = {{.key = "loop",
                       .summary = "whether the animations start over",
                       .values = {QStringLiteral("yes"), QStringLiteral("no")}}};
    return format;
}

} // namespace

Format godot4Format()
{
    Format format = godotFormat();
    format.id = "godot4";
    format.icon = ":/icons/format-godot4.svg";
    format.title = "Godot 4";
    format.write = writeGodot4;
    return format;
}

Format godot3Format()
{
    Format format = godotFormat();
    format.id = "godot3";
    format.icon = ":/icons/format-godot3.svg";
    format.title = "Godot 3";
    format.write = writeGodot3;
    return format;
}

} // namespace hitbox
