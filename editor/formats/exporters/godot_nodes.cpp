#include "formats/exporters/godot_nodes.h"

#include "document/names.h"
#include "document/numbers.h"
#include "document/pivot_places.h"
#include "formats/exporters/godot_forms.h"
#include "formats/exporters/preparation/engine_numbers.h"
#include "formats/exporters/preparation/shape_preparation.h"
#include "formats/exporters/preparation/unique_names.h"

#include <QCoreApplication>
#include <QHash>
#include <QSet>

#include <algorithm>
#include <numbers>
#include <utility>

namespace hitbox {

namespace {

/// The sentences of this file, in the language of the program.
class GodotNodesWords
{
    Q_DECLARE_TR_FUNCTIONS(hitbox::formats)
};

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

/// What makes shapes of a track one node besides their places and sizes: all that the node says of them, and whether it
/// is one of polygons.
QByteArray thingKey(const Shape &shape)
{
    return QByteArray::number(shape.track.value) + (shape.kind() == ShapeKind::Polygon ? 'p' : 's') +
           shape.name.toUtf8() + '\n' + godotDictionary(shape.properties);
}

/// Shapes that one node is, one after the other.
struct Thing {
    QList<int> frames; ///< ascending
    QList<const Shape *> shapes = {};
    QList<GodotForm> forms = {}; ///< once they are known

    void append(const Thing &other, qsizetype at)
    {
        frames.append(other.frames[at]);
        shapes.append(other.shapes[at]);
        forms.append(other.forms[at]);
    }
};

/// The things of an area, as they come up. Two of a track in one frame are two.
QList<Thing> thingsOf(const Sprite &sprite, const GodotArea &area)
{
    QHash<QByteArray, qsizetype> known;
    QList<Thing> things;
    for (const auto &[frame, place] : area.shapes) {
        const Shape &shape = sprite.frames[frame].shapes[place];
        qsizetype at = things.size();
        if (shape.track) {
            const QByteArray key = thingKey(shape);
            const auto thing = known.constFind(key);
            if (thing == known.constEnd())
                known.insert(key, at);
            else if (things.at(*thing).frames.constLast() != frame)
                at = *thing;
        }
        if (at == things.size())
            things.append(Thing());
        things[at].frames.append(frame);
        things[at].shapes.append(&shape);
    }
    return things;
}

/// What stays where it is, as seen from the pivots, has one form, whatever they round.
QList<GodotForm> formsOf(const Sprite &sprite, const Thing &thing, GodotVersion version)
{
    QList<GodotForm> forms;
    qsizetype last = 0; // that has a form of its own
    for (qsizetype i = 0; i < thing.shapes.size(); ++i) {
        const Frame &frame = sprite.frames[thing.frames[i]];
        const bool stays = i > 0 && liesAlike(thing.shapes[i]->outline, frame, thing.shapes[last]->outline,
                                              sprite.frames[thing.frames[last]]);
        if (stays) {
            forms.append(forms.constLast());
            continue;
        }
        last = i;
        forms.append(godotForm(thing.shapes[i]->outline, frame.pivot, version));
    }
    return forms;
}

QByteArray keyOf(const GodotForm &form)
{
    return linesOf(form, form.shape.type + form.shape.lines);
}

bool hasInBetweens(const Thing &thing)
{
    return std::any_of(thing.shapes.begin(), thing.shapes.end(),
                       [](const Shape *shape) { return shape->between != Between::None; });
}

/// Whether Godot can run through the shapes, and any of them is in between.
bool canRun(const Thing &thing)
{
    const Shape &first = *thing.shapes.constFirst();
    const qsizetype corners = definingPoints(first.outline).size();
    return first.kind() != ShapeKind::Capsule && hasInBetweens(thing) &&
           std::all_of(thing.shapes.begin(), thing.shapes.end(), [&](const Shape *shape) {
               return shape->kind() == first.kind() && definingPoints(shape->outline).size() == corners;
           });
}

/// Lets the node run: what changes of it, and where.
void setRunning(GodotNode &node, const Sprite &sprite, const Thing &thing, GodotVersion version)
{
    for (qsizetype i = 0; i < thing.shapes.size(); ++i) {
        const GodotValues values =
            godotRunningValues(thing.shapes[i]->outline, sprite.frames[thing.frames[i]].pivot, version);
        for (qsizetype k = 0; k < values.size(); ++k) {
            if (i == 0)
                node.properties.append({values[k].first, {}, {}});
            node.properties[k].values.append(values[k].second);
        }
        node.betweens.append(thing.shapes[i]->between);
        const bool isNext = i + 1 < thing.frames.size() && thing.frames[i + 1] == thing.frames[i] + 1;
        node.glides.append(
            isNext && (thing.shapes[i]->between != Between::None || thing.shapes[i + 1]->between != Between::None));
    }
    node.properties = changingProperties(node.properties);
}

/// What changes of a node that stands still in each frame. `references` are how it refers to its shapes.
QList<GodotProperty> steps(const QList<GodotForm> &forms, const QList<QByteArray> &references)
{
    if (!forms.constFirst().polygon.isEmpty()) {
        GodotProperty polygon{"polygon", {}};
        for (const GodotForm &form : forms)
            polygon.values.append(form.polygon);
        return changingProperties({polygon});
    }
    GodotProperty position{"position", {}};
    GodotProperty rotation{"rotation", {}};
    GodotProperty shape{"shape", references};
    for (const GodotForm &form : forms) {
        position.values.append(godotVector(form.position));
        rotation.values.append(godotReal(form.rotation));
        shape.shapes.append(form.shape);
    }
    return changingProperties({position, rotation, shape});
}

/// Writes the nodes of one area, each where its thing comes up.
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
        const QList<Thing> things = thingsOf(m_sprite, area);
        QHash<int, int> parts; // of tracks
        for (const Thing &thing : things)
            ++parts[thing.shapes.constFirst()->track.value];
        for (Thing thing : things) {
            const TrackId track = thing.shapes.constFirst()->track;
            const bool runs =
                track && m_scene.inBetweens == InBetweens::Run && parts.value(track.value) == 1 && canRun(thing);
            m_scene.hasSteps = m_scene.hasSteps || (!runs && hasInBetweens(thing));
            thing.forms = formsOf(m_sprite, thing, m_scene.version);
            for (const Thing &node : nodesOf(thing))
                addNode(node, runs ? InBetweens::Run : InBetweens::Steps);
        }
    }

private:
    /// What animations show of a thing is one node. Frames that none shows are part of it where the thing is as in
    /// another one; what is otherwise there is a node beside it, so that nothing is lost.
    QList<Thing> nodesOf(const Thing &thing) const
    {
        const auto isShown = [this](int frame) { return m_scene.shown.value(frame, true); };
        if (std::all_of(thing.frames.begin(), thing.frames.end(), isShown))
            return {thing};
        QHash<QByteArray, qsizetype> known;
        QList<Thing> nodes(1);
        for (qsizetype i = 0; i < thing.frames.size(); ++i) {
            if (isShown(thing.frames[i]))
                known.insert(keyOf(thing.forms[i]), 0);
        }
        for (qsizetype i = 0; i < thing.frames.size(); ++i) {
            const QByteArray key = keyOf(thing.forms[i]);
            const qsizetype at = isShown(thing.frames[i]) ? 0 : known.value(key, nodes.size());
            if (at == nodes.size())
                nodes.append(Thing());
            known.insert(key, at);
            nodes[at].append(thing, i);
        }
        nodes.removeIf([](const Thing &node) { return node.frames.isEmpty(); });
        return nodes;
    }

    /// A thing that is there in several frames is called by its own name, so that a game finds it whatever happens to
    /// its first frame; one of a single frame has the name of that before it, and so has one whose name begins as that
    /// of a frame does: an import would take it for one of that frame.
    QString wantedName(const Thing &thing) const
    {
        const Shape &shape = *thing.shapes.constFirst();
        const bool isOther = isOtherForm(thing);
        const QString own = isOther ? shape.name + u'_' + kindName(shape.kind()) : shape.name;
        const bool isThing = thing.frames.size() > 1 && !beginsAsAFrame(godotNodeName(own));
        return isThing ? own : m_sprite.frames[thing.frames.constFirst()].name + u'_' + own;
    }

    /// Whether its track has a node of that name already, of polygons where these are none, or the other way round.
    bool isOtherForm(const Thing &thing) const
    {
        const Shape &shape = *thing.shapes.constFirst();
        const bool isPolygon = shape.kind() == ShapeKind::Polygon;
        return shape.track && m_polygons.value({shape.track.value, shape.name}, isPolygon) != isPolygon;
    }

    bool beginsAsAFrame(const QString &name) const
    {
        for (qsizetype end = name.lastIndexOf(u'_'); end > 0; end = name.lastIndexOf(u'_', end - 1)) {
            if (m_frameNames.contains(name.left(end)))
                return true;
        }
        return false;
    }

    QString nameOf(const Thing &thing)
    {
        const Shape &shape = *thing.shapes.constFirst();
        const FrameRef frame{m_index, thing.frames.constFirst()};
        const QString wanted = wantedName(thing);
        const QString name = m_names.add(godotNodeName(wanted));
        if (name != wanted)
            m_scene.losses.append(renamedNode(frame, shape.id, name));
        if (isOtherForm(thing))
            m_scene.losses.append(exportLoss(
                frame, shape.id, Severity::Info,
                GodotNodesWords::tr("A track of polygons and other shapes has a node for either; that of these is %1")
                    .arg(quoted(name))));
        else if (shape.track)
            m_polygons.insert({shape.track.value, shape.name}, shape.kind() == ShapeKind::Polygon);
        return name;
    }

    /// How a node refers to its shapes; each of them is added once.
    QList<QByteArray> referencesTo(const QList<GodotForm> &forms)
    {
        QHash<QByteArray, QByteArray> known;
        QList<QByteArray> references;
        for (const GodotForm &form : forms) {
            QByteArray &reference = known[form.shape.type + form.shape.lines];
            if (reference.isEmpty() && form.polygon.isEmpty())
                reference = m_scene.resources.add(form.shape.type, form.shape.lines);
            references.append(reference);
        }
        return references;
    }

    /// Every instance of the scene has a shape for itself where its size runs.
    QByteArray runningShape(const GodotNode &node, const GodotSubResource &shape)
    {
        const bool isChanged =
            std::any_of(node.properties.begin(), node.properties.end(),
                        [](const GodotProperty &property) { return property.name.startsWith("shape:"); });
        return m_scene.resources.add(shape.type,
                                     isChanged ? "resource_local_to_scene = true\n" + shape.lines : shape.lines);
    }

    void addNode(const Thing &thing, InBetweens inBetweens)
    {
        const GodotForm &form = thing.forms.constFirst();
        GodotNode node{thing.frames, m_area, nameOf(thing)};
        node.source = thing.shapes.constFirst()->name;
        QByteArray shape;
        if (inBetweens == InBetweens::Run) {
            setRunning(node, m_sprite, thing, m_scene.version);
            shape = form.polygon.isEmpty() ? runningShape(node, form.shape) : QByteArray();
        } else {
            const QList<QByteArray> references = referencesTo(thing.forms);
            shape = references.constFirst();
            if (thing.frames.size() > 1)
                node.properties = steps(thing.forms, references);
        }
        write(node, *thing.shapes.constFirst(), linesOf(form, shape),
              form.polygon.isEmpty() ? "CollisionShape2D" : "CollisionPolygon2D");
        m_scene.movingNodes.append(node);
    }

    void write(const GodotNode &node, const Shape &shape, const QByteArray &lines, QByteArrayView type)
    {
        const int frame = node.frames.constFirst();
        const QByteArray name = godotString(node.name);
        const QByteArray metadata =
            metadataOf(m_scene, godotMetadata(shape.properties, m_scene.version), {m_index, frame}, shape.id);
        for (const QByteArrayView part :
             {QByteArrayView("[node name="), QByteArrayView(name), QByteArrayView(" type=\""), type,
              QByteArrayView("\" parent="), QByteArrayView(m_areaText), QByteArrayView("]\n"), QByteArrayView(lines),
              QByteArrayView(frame > 0 ? "disabled = true\n" : ""), QByteArrayView(metadata), QByteArrayView("\n")})
            m_scene.nodes += part;
    }

    GodotScene &m_scene;
    const Sprite &m_sprite;
    int m_index;
    const QString &m_area;
    QByteArray m_areaText; ///< as it is written
    UniqueNames m_names;
    QSet<QString> m_frameNames;                      ///< as names of nodes begin
    QHash<std::pair<int, QString>, bool> m_polygons; ///< whether the first node of a track and name is of polygons
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
        GodotNode node{mark.frames, {}, name, GodotNodeKind::Marker, changingProperties({position, rotation})};
        node.source = mark.name;
        scene.movingNodes.append(node);
    }
}

} // namespace hitbox
