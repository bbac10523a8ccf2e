#include "document/limits.h"
#include "document/names.h"
#include "document/tag_following.h"
#include "formats/exporters/godot_metadata.h"
#include "formats/exporters/godot_nodes.h"
#include "formats/exporters/preparation/placed_outline.h"
#include "formats/importers/filter_categories.h"
#include "formats/importers/frame_fit.h"
#include "formats/importers/godot_losses.h"
#include "formats/importers/godot_picture.h"
#include "formats/importers/godot_properties.h"
#include "formats/importers/godot_tracks.h"
#include "formats/importers/import_budget.h"
#include "formats/importers/importers.h"
#include "formats/json/json_fields.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QSet>

#include <algorithm>
#include <cmath>
#include <map>
#include <numbers>
#include <optional>

/// Scenes of Godot 3 and 4: collision shapes and polygons under areas and bodies, seen from the root node, which
/// becomes the pivot. Animations that switch them, and the cells of a picture, tell the frames.
namespace hitbox {

namespace {

class GodotImporterWords
{
    Q_DECLARE_TR_FUNCTIONS(Import)
};

Recognition recognizeGodot(const ImportSource &source)
{
    return QByteArrayView(source.bytes).trimmed().startsWith("[gd_scene") ? Recognition::Certain : Recognition::Foreign;
}

/// A node that holds shapes.
struct CollisionNode {
    QString name;
    QString path;
    QList<Shape> shapes;
    bool isOn = true;
};

class SceneReader
{
public:
    SceneReader(const ImportSource &source, const GodotTree &tree)
        : m_source(source)
        , m_tree(tree)
        , m_rootName(tree.rootName().isEmpty() ? QFileInfo(source.path).completeBaseName() : tree.rootName())
    {
    }

    Imported read();

private:
    void addNode(const GodotSection &node);
    void addMarker(const GodotSection &node);
    QList<Outline> outlinesOf(const GodotSection &node, const GodotSection *held) const;
    void addState(const GodotShapeState &state);
    void placePoints(const QList<GodotPlacedMarker> &places);
    void addContents(Frame &frame, const GodotFrame &shown) const;
    void tellStrays();
    Outline seenFromRoot(Outline outline, QString path) const;
    QString categoryOf(const QString &path);
    Properties taken(const GodotProperties &found, const QString &place);
    void tellOtherMetadata();
    void tellLosses();
    void tellUnshown(const GodotFrames &found, const QList<Frame> &frames);
    QString unshownText(const QString &names, qsizetype more) const;
    void takeRootProperties(Sprite &sprite);
    bool hasRegions() const { return !m_picture.cells.regions.isEmpty(); }
    bool isSheet() const { return !hasRegions() && m_picture.cells.count() > 1; }
    bool addOtherCells(QList<GodotFrame> &frames, const QList<int> &nodes) const;
    const QList<GodotAnimation> &shownAnimations(const QList<GodotAnimation> &played);
    GodotFrames framesOf(const QList<GodotAnimation> &animations) const;
    QString notedPartOf(const QString &name) const;
    Frame frameOf(const GodotFrame &shown, FreeNames &names) const;
    QList<Frame> framesShowing(const QList<GodotFrame> &shown) const;
    QStringList pathsIn(const GodotFrame &shown) const;
    SceneNames sceneNames(const QList<GodotFrame> &shown) const;
    void fit(ImportedSprite &item, const QList<GodotFrame> &shown);
    void note(const QString &place, const QString &what) { m_imported.notes.add({place, what}); }

    const ImportSource &m_source;
    const GodotTree &m_tree;
    QString m_rootName;
    QList<CollisionNode> m_shapeNodes;
    QHash<QString, int> m_shapeNodeAt; ///< by path
    QList<GodotMarker> m_markers;
    QList<CollisionNode> m_states; ///< of nodes of shapes that change; they follow the points
    QList<int> m_stateNodes;       ///< the node of each, by its number
    QList<FramePoint> m_points;    ///< by the places of markers, seen from the root; their nodes follow those of shapes
    QList<FrameEvent> m_events;
    QSet<QString> m_notedFrames; ///< their names as those of nodes have them
    GodotPicture m_picture;
    FilterCategories m_categories;
    ImportBudget m_budget; ///< of the scene itself
    Imported m_imported;
};

/// Through the places of all nodes below the root.
Outline SceneReader::seenFromRoot(Outline outline, QString path) const
{
    for (; path != QLatin1String("."); path = GodotTree::parentOf(path)) {
        if (const GodotSection *node = m_tree.node(path))
            outline = placedOutline(outline, godotPlacement(*node));
    }
    return outline;
}

/// Areas and bodies filter, not the shapes in them.
QString SceneReader::categoryOf(const QString &path)
{
    const GodotSection *body = m_tree.node(path);
    if (!body)
        return {};
    const auto bits = [body](const char *property) {
        const double number = godotNumber(body->property(property), 1);
        return number >= 0 && number <= std::numeric_limits<quint32>::max() ? quint32(number) : 0;
    };
    return m_categories.nameFor(bits("collision_layer"), bits("collision_mask"), body->textOf("name"));
}

/// Those whose values a project can hold.
Properties SceneReader::taken(const GodotProperties &found, const QString &place)
{
    if (!found.left.isEmpty())
        note(place, GodotImporterWords::tr("metadata are left out that are of Godot’s own kinds: %1")
                        .arg(found.left.join(QStringLiteral(", "))));
    return found.properties;
}

/// Metadata of nodes that become nothing of their own in a project, such as an area's or a picture's.
void SceneReader::tellOtherMetadata()
{
    for (const GodotSection *node : m_tree.nodes()) {
        const QString path = GodotTree::pathOf(*node);
        if (path == QLatin1String(".") || m_shapeNodeAt.contains(path))
            continue;
        const QString name = node->textOf("name");
        QStringList left;
        for (const Property &property : taken(godotProperties(*node), name))
            left.append(GodotImporterWords::tr("“%1”").arg(property.name));
        if (!left.isEmpty())
            note(name, GodotImporterWords::tr("metadata are left out that are neither the root’s nor a shape’s: %1")
                           .arg(left.join(QStringLiteral(", "))));
    }
}

void SceneReader::tellLosses()
{
    QSet<QString> seen;
    for (const CollisionNode &node : std::as_const(m_shapeNodes))
        seen.insert(node.path);
    for (const GodotMarker &marker : std::as_const(m_markers))
        seen.insert(GodotTree::parentOf(marker.path)); // a point has no shape to be skewed
    m_imported.notes.add(godotLosses(m_tree, seen));
    m_imported.notes.add(godotOtherPictures(m_tree));
}

/// Animations say what is on when; what they never show has a frame all the same.
void SceneReader::tellUnshown(const GodotFrames &found, const QList<Frame> &frames)
{
    if (found.tags.isEmpty()) {
        for (const CollisionNode &node : std::as_const(m_shapeNodes)) {
            if (!node.isOn)
                note(node.name,
                     GodotImporterWords::tr("it is disabled in the scene; here it is a shape as others are"));
        }
        return;
    }
    constexpr qsizetype mostNames = 5;
    const QList<bool> isTagged = inAnyTag(found.tags, frames.size());
    const qsizetype count = isTagged.count(false);
    QStringList names;
    for (qsizetype i = 0; i < frames.size() && names.size() < mostNames; ++i) {
        if (!isTagged[i])
            names.append(quoted(frames[i].name));
    }
    if (count > 0)
        note(GodotImporterWords::tr("sprite “%1”").arg(m_rootName),
             unshownText(names.join(QStringLiteral(", ")), count - names.size()));
}

/// Cells of a grid are known without animations, and so is a whole image; parts of images are not.
QString SceneReader::unshownText(const QString &names, qsizetype more) const
{
    const QString number = QString::number(more);
    if (isSheet())
        return more > 0 ? GodotImporterWords::tr("no animation shows the frames %1 and %2 more: they are made of the "
                                                 "cells and shapes that are left")
                              .arg(names, number)
                        : GodotImporterWords::tr("no animation shows the frames %1: they are made of the cells and "
                                                 "shapes that are left")
                              .arg(names);
    if (!hasRegions() && !m_picture.obstacle)
        return more > 0 ? GodotImporterWords::tr(
                              "no animation shows the frames %1 and %2 more: they are made of the shapes that are "
                              "left; the scene says neither how long they last nor their points")
                              .arg(names, number)
                        : GodotImporterWords::tr("no animation shows the frames %1: they are made of the shapes that "
                                                 "are left; the scene says neither how long they last nor their points")
                              .arg(names);
    return more > 0
               ? GodotImporterWords::tr(
                     "no animation shows the frames %1 and %2 more: they are made of the shapes that "
                     "are left; the scene says neither which part of the image they show, nor how "
                     "long, nor their points")
                     .arg(names, number)
               : GodotImporterWords::tr("no animation shows the frames %1: they are made of the shapes that are left; "
                                        "the scene says neither which part of the image they show, nor how long, nor "
                                        "their points")
                     .arg(names);
}

/// Our own exporter writes the frames' beside the sprite's. Names of nodes lack some characters that those of frames
/// may have.
void SceneReader::takeRootProperties(Sprite &sprite)
{
    const GodotSection *root = m_tree.node(QStringLiteral("."));
    if (!root)
        return;
    const QList<GodotFrameProperties> ofFrames = godotPropertiesOfFrames(*root);
    QHash<QString, int> frameAt;
    for (int i = 0; i < sprite.frames.size(); ++i)
        frameAt.insert(sprite.frames[i].name, i);
    QHash<QString, int> nodeAt = frameAt;
    for (const GodotFrameProperties &entry : ofFrames)
        nodeAt.remove(entry.frame);
    for (const auto &[name, found] : ofFrames) {
        const QString place = GodotImporterWords::tr("frame “%1”").arg(name);
        const int at = frameAt.value(name, nodeAt.value(godotNodeName(name), -1));
        if (at < 0) {
            note(place, GodotImporterWords::tr("its properties are left out: the scene shows no frame of this name"));
            continue;
        }
        nodeAt.remove(sprite.frames[at].name);
        sprite.frames[at].properties = taken(found, place);
    }
    sprite.properties = taken(godotProperties(*root), root->textOf("name"));
    if (!ofFrames.isEmpty())
        sprite.properties.removeIf(
            [](const Property &property) { return property.name == QLatin1String(godotFrameProperties); });
}

void SceneReader::addNode(const GodotSection &node)
{
    const QString type = node.textOf("type");
    const bool isPolygon = type == QLatin1String("CollisionPolygon2D");
    if (type == QLatin1String("Marker2D") || type == QLatin1String("Position2D"))
        return addMarker(node);
    if (!isPolygon && type != QLatin1String("CollisionShape2D")) {
        if (node.attributes.contains(QStringLiteral("instance")))
            note(node.textOf("name"), GodotImporterWords::tr("it is another scene, and what it holds is left out"));
        return;
    }
    CollisionNode added;
    added.name = node.textOf("name");
    added.path = GodotTree::pathOf(node);
    const GodotSection *held = m_tree.resource(node.property("shape"), GodotResource::Own);
    const QList<Outline> outlines = outlinesOf(node, held);
    if (outlines.isEmpty())
        return note(added.name,
                    GodotImporterWords::tr("it is left out: its shape is in another file or none that has an outline"));
    if (const GodotValue *oneWay = node.property("one_way_collision"); oneWay && oneWay->truth)
        note(added.name, GodotImporterWords::tr("that it stops from one side alone is left out"));
    if (held && hasUnreadSize(*held, m_tree.dialect()))
        note(added.name,
             GodotImporterWords::tr("its “size” is left out: Godot 3, for which the scene is written, reads “extents” "
                                    "alone, 10 × 10 where there are none"));
    const GodotValue *disabled = node.property("disabled");
    added.isOn = !disabled || !disabled->truth;
    Shape shape;
    shape.name = added.name;
    shape.properties = taken(godotProperties(node), added.name);
    shape.category = categoryOf(GodotTree::parentOf(added.path));
    for (const Outline &outline : outlines) {
        shape.outline = seenFromRoot(outline, added.path);
        m_budget.addShape(shape.outline);
        added.shapes.append(shape);
    }
    m_shapeNodeAt.insert(added.path, int(m_shapeNodes.size()));
    m_shapeNodes.append(added);
}

/// About the node itself.
QList<Outline> SceneReader::outlinesOf(const GodotSection &node, const GodotSection *held) const
{
    if (node.textOf("type") == QLatin1String("CollisionPolygon2D"))
        return godotPolygon(node);
    return held ? godotShape(*held, m_tree.dialect()) : QList<Outline>();
}

/// The node with other values, as part of a thing that goes through the frames.
void SceneReader::addState(const GodotShapeState &state)
{
    const CollisionNode &known = m_shapeNodes[state.node];
    GodotSection node = *m_tree.node(known.path);
    const QString ofShape = QStringLiteral("shape:");
    for (const auto &[property, value] : state.values) {
        if (!property.startsWith(ofShape))
            node.properties.insert(property, value);
    }
    const GodotSection *shared = m_tree.resource(node.property("shape"), GodotResource::Own);
    GodotSection held = shared ? *shared : GodotSection();
    for (const auto &[property, value] : state.values) {
        if (property.startsWith(ofShape))
            held.properties.insert(property.mid(ofShape.size()), value);
    }
    CollisionNode added{known.name, known.path, {}, false};
    for (const Outline &outline : outlinesOf(node, shared ? &held : nullptr)) {
        Shape shape = known.shapes.constFirst();
        shape.track = TrackId{state.node + 1};
        for (const Between between : {Between::Linear, Between::EaseIn, Between::EaseOut, Between::EaseInOut}) {
            if (betweenName(between) == state.between)
                shape.between = between;
        }
        shape.outline = seenFromRoot(placedOutline(outline, godotPlacement(node)), GodotTree::parentOf(known.path));
        m_budget.addShape(shape.outline);
        added.shapes.append(shape);
        break; // a thing has one shape in a frame
    }
    m_states.append(added);
    m_stateNodes.append(state.node);
}

void SceneReader::addMarker(const GodotSection &node)
{
    if (node.property("transform"))
        return note(node.textOf("name"), GodotImporterWords::tr("it is left out: it has a transform where position and "
                                                                "rotation are read; save the scene with Godot"));
    const GodotValue *visible = node.property("visible");
    const geometry::Placement placement = godotPlacement(node);
    m_markers.append({GodotTree::pathOf(node), placement.position,
                      godotNumber(node.property("rotation"), placement.rotation * std::numbers::pi / 180),
                      !visible || visible->truth});
}

void SceneReader::placePoints(const QList<GodotPlacedMarker> &places)
{
    refuseTooMany(ImportCount::Shapes, places.size());
    constexpr double finest = 1e9; // digits of degrees that are no noise
    for (const GodotPlacedMarker &place : places) {
        const QString &path = m_markers[place.marker].path;
        const QString parent = GodotTree::parentOf(path);
        const geometry::Point ahead{std::cos(place.rotation), std::sin(place.rotation)};
        const auto seen =
            std::get<ChainLine>(seenFromRoot(ChainLine{{place.position, place.position + ahead * 1e3}}, parent));
        const geometry::Point direction = seen.points[1] - seen.points[0];
        const double turn = parent == QLatin1String(".") ? place.rotation : std::atan2(direction.y, direction.x);
        const double angle = std::round(turn * 180 / std::numbers::pi * finest) / finest;
        const bool isNear = std::abs(seen.points[0].x) <= limits::coordinate / 2 &&
                            std::abs(seen.points[0].y) <= limits::coordinate / 2 &&
                            std::abs(angle) <= limits::coordinate;
        const QString name = m_tree.node(path)->textOf("name");
        if (!isNear)
            note(name, GodotImporterWords::tr("it lies too far away; its point is put to the root"));
        m_points.append({name, isNear ? seen.points[0] : geometry::Point{}, isNear ? angle : 0});
    }
}

QString whyStray(const GodotSection &node)
{
    const QString parent = node.textOf("parent");
    return parent.isEmpty() ? GodotImporterWords::tr("it names no parent, and the scene has a root before it")
                            : GodotImporterWords::tr("its parent “%1” is not in the file").arg(parent);
}

void SceneReader::tellStrays()
{
    for (const GodotSection *node : m_tree.strays())
        note(node->textOf("name"), GodotImporterWords::tr("it is left out: %1").arg(whyStray(*node)));
}

[[noreturn]] void refuseWithoutShapes(const GodotTree &tree)
{
    const QString what = GodotImporterWords::tr("found no collision shape or polygon in the scene");
    if (tree.strays().isEmpty())
        throw fields::Refusal{{{}, {}, what}};
    const GodotSection &stray = *tree.strays().constFirst();
    throw fields::Refusal{
        {{},
         GodotImporterWords::tr("line %1").arg(stray.line),
         GodotImporterWords::tr("%1; the node “%2” is left out: %3").arg(what, stray.textOf("name"), whyStray(stray))}};
}

/// Those of an AnimationPlayer go before the picture's own.
const QList<GodotAnimation> &SceneReader::shownAnimations(const QList<GodotAnimation> &played)
{
    if (played.isEmpty())
        return m_picture.animations;
    if (!m_picture.animations.isEmpty())
        note(m_tree.node(m_picture.cells.node)->textOf("name"),
             GodotImporterWords::tr("its own animations are left out: the frames are those of the AnimationPlayer, and "
                                    "show its first picture"));
    return played;
}

/// "walk_3" of "walk_3_hull": our own exporter puts the frame's name before the shape's.
QString framePartOf(const QString &name)
{
    const qsizetype end = name.lastIndexOf(QLatin1Char('_'));
    return end < 0 ? QString() : name.left(end);
}

/// The cells that none of the frames shows, with the shapes that are on before any animation. False if there are none.
bool SceneReader::addOtherCells(QList<GodotFrame> &frames, const QList<int> &nodes) const
{
    const qsizetype before = frames.size();
    QSet<int> shown;
    for (const GodotFrame &frame : std::as_const(frames))
        shown.insert(frame.cell);
    for (int cell = 0; cell < m_picture.cells.count(); ++cell) {
        if (!shown.contains(cell))
            frames.append({nodes, Frame().duration, cell});
    }
    return frames.size() > before;
}

/// The frames of the animations, and behind them those of cells and shapes that no animation shows.
GodotFrames SceneReader::framesOf(const QList<GodotAnimation> &animations) const
{
    QList<bool> isOn;
    QList<int> nodesOn;
    for (const CollisionNode &node : m_shapeNodes) {
        if (node.isOn)
            nodesOn.append(int(isOn.size()));
        isOn.append(node.isOn);
    }
    for (int place = 0; place < m_points.size(); ++place) {
        const bool isThere = place < m_markers.size() && m_markers[place].isVisible;
        if (isThere)
            nodesOn.append(int(isOn.size()));
        isOn.append(isThere);
    }
    isOn.resize(isOn.size() + m_states.size());
    GodotFrames frames = godotFrames(animations, isOn, m_picture.cells.first);
    QSet<int> shown;
    for (const GodotFrame &frame : std::as_const(frames.frames))
        shown.unite(QSet<int>(frame.nodes.begin(), frame.nodes.end()));
    const auto firstState = int(m_shapeNodes.size() + m_points.size());
    for (int state = 0; state < m_states.size(); ++state) {
        if (shown.contains(firstState + state))
            shown.insert(m_stateNodes[state]);
    }
    const bool isAnimated = !frames.frames.isEmpty();
    QList<int> pointsOn = nodesOn;
    pointsOn.removeIf([this](int node) { return node < m_shapeNodes.size(); });
    QHash<QString, qsizetype> rest;
    const bool hasOtherCells = isSheet() && addOtherCells(frames.frames, nodesOn);
    if (isSheet() && !isAnimated)
        rest.insert({}, m_picture.cells.first);
    for (int node = 0; node < m_shapeNodes.size(); ++node) {
        if (shown.contains(node) || (hasOtherCells && isOn[node]))
            continue;
        const QString part = isAnimated ? framePartOf(m_shapeNodes[node].name) : QString();
        if (!rest.contains(part)) {
            rest.insert(part, frames.frames.size());
            frames.frames.append({isAnimated ? QList<int>() : pointsOn, Frame().duration, m_picture.cells.first});
        }
        QList<int> &nodes = frames.frames[rest.value(part)].nodes;
        nodes.insert(std::lower_bound(nodes.begin(), nodes.end(), node), node);
    }
    return inOrderOfCells(frames, m_picture.cells.count());
}

void SceneReader::addContents(Frame &frame, const GodotFrame &shown) const
{
    const auto firstState = int(m_shapeNodes.size() + m_points.size());
    std::map<int, QList<Shape>> shapes; // in the order of their nodes
    for (const int node : shown.nodes) {
        if (node < m_shapeNodes.size())
            shapes[node] += m_shapeNodes[node].shapes;
        else if (node < firstState)
            frame.points.append(m_points[node - m_shapeNodes.size()]);
        else
            shapes[m_stateNodes[node - firstState]] += m_states[node - firstState].shapes;
    }
    for (const auto &[node, ofNode] : shapes)
        frame.shapes += ofNode;
    for (const int event : shown.events)
        frame.events.append(m_events[event]);
}

/// "walk_3_" of "walk_3_hull", where a frame is noted that nodes call walk_3: the one in which the shape comes up
/// first.
QString SceneReader::notedPartOf(const QString &name) const
{
    for (qsizetype end = name.lastIndexOf(u'_'); end > 0; end = name.lastIndexOf(u'_', end - 1)) {
        if (m_notedFrames.contains(name.left(end)))
            return name.left(end + 1);
    }
    return {};
}

/// Named as it is noted, after its cell, or after what its nodes' names have in common.
Frame SceneReader::frameOf(const GodotFrame &shown, FreeNames &names) const
{
    Frame frame;
    frame.duration = shown.duration;
    addContents(frame, shown);
    if (!shown.name.isEmpty()) {
        for (Shape &shape : frame.shapes)
            shape.name.remove(0, notedPartOf(shape.name).size());
        frame.name = names.take(shown.name);
        return frame;
    }
    if (isSheet()) {
        frame.name = names.take(m_picture.frames[shown.cell].name);
        return frame;
    }
    std::optional<QString> found;
    for (const int node : shown.nodes) {
        if (node >= m_shapeNodes.size())
            continue;
        const QString &name = m_shapeNodes[node].name;
        found = found.value_or(framePartOf(name));
        while (!found->isEmpty() && !name.startsWith(*found + QLatin1Char('_')))
            found = framePartOf(*found);
    }
    const QString common = found.value_or(QString());
    if (!common.isEmpty()) {
        for (Shape &shape : frame.shapes)
            shape.name.remove(0, common.size() + 1);
    }
    frame.name = names.take(common.isEmpty() ? m_rootName : common);
    return frame;
}

/// Many of them may show the same shapes.
QList<Frame> SceneReader::framesShowing(const QList<GodotFrame> &shown) const
{
    ImportBudget budget;
    FreeNames names({});
    QList<Frame> frames;
    for (const GodotFrame &frame : shown) {
        frames.append(frameOf(frame, names));
        budget.addFrame(frames.constLast());
    }
    return frames;
}

/// Of the nodes of its shapes, in the order of the shapes.
QStringList SceneReader::pathsIn(const GodotFrame &shown) const
{
    const auto firstState = int(m_shapeNodes.size() + m_points.size());
    std::map<int, QStringList> paths;
    const auto add = [&paths](int node, const CollisionNode &source) {
        paths[node] += QStringList(source.shapes.size(), source.path);
    };
    for (const int node : shown.nodes) {
        if (node < m_shapeNodes.size())
            add(node, m_shapeNodes[node]);
        else if (node >= firstState)
            add(m_stateNodes[node - firstState], m_states[node - firstState]);
    }
    QStringList all;
    for (const auto &[node, ofNode] : paths)
        all += ofNode;
    return all;
}

SceneNames SceneReader::sceneNames(const QList<GodotFrame> &shown) const
{
    SceneNames names;
    names.version = m_tree.dialect() == GodotDialect::Three ? GodotVersion::Three : GodotVersion::Four;
    const GodotSection *picture = m_tree.node(QString::fromLatin1(godotPictureName));
    names.hasPicture = picture && picture->textOf("type").startsWith(QLatin1String("Sprite"));
    for (const GodotFrame &frame : shown) {
        names.shapes.append(pathsIn(frame));
        names.noted.append(frame.name);
    }
    return names;
}

/// Animations say how long their frames last, and nothing of the others.
void stateDurations(ImportedSprite &item)
{
    const QList<bool> isTagged = inAnyTag(item.sprite.tags, item.sprite.frames.size());
    item.stated.setFlag(Stated::Durations, isTagged.contains(true));
    item.stated |= Stated::Loops;
    for (int frame = 0; frame < isTagged.size(); ++frame) {
        if (!isTagged[frame])
            item.unstated[frame] = Stated::Durations;
    }
}

void SceneReader::fit(ImportedSprite &item, const QList<GodotFrame> &shown)
{
    item.sprite.image = m_picture.image.isEmpty() ? imageCalled(m_source, item.sprite.name).path : m_picture.image;
    if (m_picture.obstacle) {
        m_imported.notes.add(*m_picture.obstacle);
        item.stated |= Stated::AboutPivot;
        return fitAboutPivot(item.sprite.frames);
    }
    if (hasRegions()) {
        // What is around a part of the image in its frame is not told: the frames of a project know it.
        item.stated |= Stated::AboutPivot;
        for (qsizetype i = 0; i < shown.size(); ++i) {
            const Frame &cell = m_picture.frames[shown[i].cell];
            fitAboutPivot(item.sprite.frames[i], cell.size, cell.pivot);
            item.sprite.frames[i].rect = cell.rect;
            item.sprite.frames[i].image = cell.image;
        }
        return;
    }
    item.stated |= Stated::Pivots;
    if (isSheet())
        item.stated |= Stated::Layout;
    for (qsizetype i = 0; i < shown.size(); ++i) {
        const Frame &cell = m_picture.frames[shown[i].cell];
        fitAboutPivot(item.sprite.frames[i], cell.size, m_picture.root);
        item.sprite.frames[i].rect = cell.rect;
    }
}

Imported SceneReader::read()
{
    for (const GodotSection *node : m_tree.nodes())
        addNode(*node);
    tellStrays();
    tellOtherMetadata();
    tellLosses();
    m_picture = godotPicture(m_source, m_tree, m_rootName);
    const GodotAnimations animations = godotAnimations(m_tree, m_shapeNodeAt, m_picture.cells, m_markers);
    m_events = animations.events;
    if (hasRegions())
        m_picture = withRegions(m_picture, animations.regions, m_source); // whose images may be told of, too
    m_imported.notes.add(m_picture.notes);
    placePoints(animations.places);
    for (const GodotShapeState &state : animations.states)
        addState(state);
    m_imported.notes.add(animations.notes);
    for (const GodotAnimation &animation : animations.list) {
        for (const GodotFrameMark &mark : animation.marks)
            m_notedFrames.insert(godotNodeName(mark.name));
    }
    const GodotFrames found = framesOf(shownAnimations(animations.list));
    ImportedSprite item;
    item.sprite.name = m_rootName;
    item.sprite.tags = found.tags;
    item.sprite.frames = framesShowing(found.frames);
    item.scene = sceneNames(found.frames);
    item.scene->hasReset = animations.hasReset;
    takeRootProperties(item.sprite);
    stateDurations(item);
    if (item.sprite.frames.isEmpty())
        refuseWithoutShapes(m_tree);
    fit(item, found.frames);
    tellUnshown(found, item.sprite.frames);
    m_imported.sprites = {item};
    m_categories.settle(m_imported);
    return m_imported;
}

Imported readGodot(const ImportSource &source)
{
    return SceneReader(source, GodotTree(source.bytes)).read();
}

} // namespace

Importer godotImporter()
{
    return {
        "godot",
        "Godot 3 and 4",
        "*.tscn",
        "collision shapes and polygons, markers, with the cells of their picture and the animations that switch them",
        {ImportPart::Frames, ImportPart::Durations, ImportPart::Tags, ImportPart::Pivots, ImportPart::Polygons,
         ImportPart::Circles, ImportPart::Boxes, ImportPart::Capsules, ImportPart::Chains, ImportPart::Categories,
         ImportPart::OwnProperties},
        recognizeGodot,
        readBy<readGodot>};
}

} // namespace hitbox
