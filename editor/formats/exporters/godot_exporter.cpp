#include "document/names.h"
#include "document/numbers.h"
#include "formats/exporters/exporters.h"
#include "formats/exporters/godot_metadata.h"
#include "formats/exporters/godot_stage.h"
#include "formats/exporters/godot_text.h"
#include "formats/exporters/preparation/export_preparation.h"
#include "formats/exporters/preparation/shape_preparation.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>
#include <optional>

/// Godot scenes, one for each sprite: an Area2D for every category, because Godot filters by area and not by shape, and
/// under it a node for every shape of every frame, with its properties as metadata. Positions are frame pixels from the
/// pivot, y down. Those of the first frame are enabled; the AnimationPlayer switches the others.
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
    QList<GodotShapeNode> shapeNodes;
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

/// The nodes of one area, frame by frame.
void addShapes(Scene &scene, const Sprite &sprite, int index, const QString &category, const QString &area)
{
    UniqueNames names;
    for (int f = 0; f < sprite.frames.size(); ++f) {
        const Frame &frame = sprite.frames[f];
        for (const Shape &shape : frame.shapes) {
            if (shape.category != category)
                continue;
            const QString wanted = frame.name + QLatin1Char('_') + shape.name;
            const QString name = names.add(godotNodeName(wanted));
            if (name != wanted)
                scene.losses.append(renamed({index, f}, shape.id, name));

            const NodeBody body =
                std::visit([&](const auto &outline) { return bodyOf(outline, frame.pivot, scene); }, shape.outline);
            scene.nodes += "[node name=" + godotString(name) + " type=\"" + body.type +
                           "\" parent=" + godotString(area) + "]\n" + body.lines + (f > 0 ? "disabled = true\n" : "") +
                           metadataText(scene, godotMetadata(shape.properties, scene.version), {index, f}, shape.id) +
                           '\n';
            scene.shapeNodes.append({f, area, name});
        }
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
        addShapes(scene, sprite, index, category, area);
    }
    scene.nodes += godotAnimationPlayer(sprite, scene.shapeNodes, loop, version, scene.resources);
    scene.nodes.chop(1); // one newline ends the file

    const QByteArray heading = version == GodotVersion::Three ? "[gd_scene load_steps=%1 format=2]\n\n"
                                                              : "[gd_scene load_steps=%1 format=3]\n\n";
    const QByteArray steps = QByteArray::number(scene.resources.count() + 1);
    const OutputFile file{safeFileName(sprite.name) + QStringLiteral(".tscn"),
                          QByteArray(heading).replace("%1", steps) + scene.resources.text() + scene.nodes,
                          partName(sprite)};
    const bool hasPlayer = !scene.shapeNodes.isEmpty();
    return {
        file, {file.name, scene.shapeNodes, hasPlayer ? godotAnimationsOfTags(sprite) : QStringList()}, scene.losses};
}

/// A track for each shape in each animation.
qsizetype tracksOf(const Sprite &sprite)
{
    qsizetype shapes = 0;
    for (const Frame &frame : sprite.frames)
        shapes += frame.shapes.size();
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
