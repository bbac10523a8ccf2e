#include "document/limits.h"
#include "document/names.h"
#include "formats/importers/filter_categories.h"
#include "formats/importers/frame_fit.h"
#include "formats/importers/godot_frames.h"
#include "formats/importers/godot_shapes.h"
#include "formats/importers/importers.h"
#include "formats/importers/point_budget.h"
#include "formats/json_fields.h"
#include "formats/placed_outline.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QSet>

#include <algorithm>

/// Scenes of Godot 3 and 4: collision shapes and polygons under areas and bodies, seen from the root node, which
/// becomes the pivot. Animations that switch them tell the frames.
namespace hitbox {

namespace {

class Words
{
    Q_DECLARE_TR_FUNCTIONS(Import)
};

Recognition recognize(const ImportSource &source)
{
    return source.bytes.trimmed().startsWith("[gd_scene") ? Recognition::Certain : Recognition::Foreign;
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
    SceneReader(const ImportSource &source, QList<GodotSection> sections)
        : m_source(source)
        , m_sections(std::move(sections))
    {
    }

    Imported read();

private:
    void index();
    QString pathOf(const GodotSection &node) const;
    const GodotSection *resource(const GodotValue *reference, const char *kind) const;
    void addNode(const GodotSection &node);
    Outline seenFromRoot(Outline outline, QString path) const;
    QString categoryOf(const QString &path);
    QList<GodotAnimation> animations() const;
    void addAnimations(const GodotSection &player, QList<GodotAnimation> &list) const;
    GodotAnimation animationOf(const GodotSection &animation, const QString &name, const QString &base) const;
    void addTrack(GodotAnimation &to, const GodotSection &from, const QString &track, const QString &base) const;
    GodotFrames framesOf() const;
    Frame frameOf(const GodotFrame &shown, FreeNames &names) const;
    void fit(ImportedSprite &item);
    bool fitToSprite(ImportedSprite &item);
    void note(const QString &place, const QString &what) { m_imported.notes.append({place, what}); }

    const ImportSource &m_source;
    QList<GodotSection> m_sections;
    GodotDialect m_dialect = GodotDialect::Four;
    QString m_rootName;
    QHash<QString, const GodotSection *> m_nodes;     ///< by path from the root, which is "."
    QHash<QString, const GodotSection *> m_resources; ///< by kind and id
    QList<CollisionNode> m_shapeNodes;
    QHash<QString, int> m_shapeNodeAt; ///< by path
    FilterCategories m_categories;
    PointBudget m_budget;
    Imported m_imported;
};

/// "." for the root, and the names from below it for others.
QString SceneReader::pathOf(const GodotSection &node) const
{
    const QString parent = node.textOf("parent");
    if (parent.isEmpty())
        return QStringLiteral(".");
    const QString name = node.textOf("name");
    return parent == QLatin1String(".") ? name : parent + QLatin1Char('/') + name;
}

QString parentOf(const QString &path)
{
    const qsizetype slash = path.lastIndexOf(QLatin1Char('/'));
    return slash < 0 ? QStringLiteral(".") : path.left(slash);
}

void SceneReader::index()
{
    const GodotSection &head = m_sections.constFirst();
    const GodotValue written = head.attributes.value(QStringLiteral("format"));
    const double format = godotNumber(&written, 3);
    m_dialect = format <= 2 ? GodotDialect::Three : GodotDialect::Four;
    for (const GodotSection &section : std::as_const(m_sections)) {
        if (section.tag == QLatin1String("node")) {
            const QString path = pathOf(section);
            if (path.count(QLatin1Char('/')) > limits::jsonDepth)
                throw fields::Refusal{{{},
                                       Words::tr("line %1").arg(section.line),
                                       Words::tr("found more than %1 levels of nodes").arg(limits::jsonDepth)}};
            if (path == QLatin1String("."))
                m_rootName = section.textOf("name");
            m_nodes.insert(path, &section);
        } else if (section.tag == QLatin1String("sub_resource") || section.tag == QLatin1String("ext_resource")) {
            m_resources.insert(section.tag + QLatin1Char(' ') + section.textOf("id"), &section);
        }
    }
}

/// What SubResource("id") or ExtResource("id") stands for; nullptr when it is not there.
const GodotSection *SceneReader::resource(const GodotValue *reference, const char *kind) const
{
    const bool isOwn = QLatin1String(kind) == QLatin1String("sub_resource");
    if (!reference || !reference->isCall(isOwn ? "SubResource" : "ExtResource"))
        return nullptr;
    QString id;
    if (reference->numbers.size() == 1)
        id = QString::number(reference->numbers.constFirst());
    else if (reference->items.size() == 1)
        id = reference->items.front().text;
    return m_resources.value(QString::fromLatin1(kind) + QLatin1Char(' ') + id);
}

/// Through the places of all nodes below the root.
Outline SceneReader::seenFromRoot(Outline outline, QString path) const
{
    for (; path != QLatin1String("."); path = parentOf(path)) {
        if (const GodotSection *node = m_nodes.value(path))
            outline = placedOutline(outline, godotPlacement(*node));
    }
    return outline;
}

/// Areas and bodies filter, not the shapes in them.
QString SceneReader::categoryOf(const QString &path)
{
    const GodotSection *body = m_nodes.value(path);
    if (!body)
        return {};
    const auto bits = [body](const char *property) {
        const double number = godotNumber(body->property(property), 1);
        return number >= 0 && number <= std::numeric_limits<quint32>::max() ? quint32(number) : 0;
    };
    return m_categories.nameFor(bits("collision_layer"), bits("collision_mask"), body->textOf("name"));
}

void SceneReader::addNode(const GodotSection &node)
{
    const QString type = node.textOf("type");
    const bool isPolygon = type == QLatin1String("CollisionPolygon2D");
    if (!isPolygon && type != QLatin1String("CollisionShape2D")) {
        if (node.attributes.contains(QStringLiteral("instance")))
            note(node.textOf("name"), Words::tr("it is another scene, and what it holds is left out"));
        return;
    }
    CollisionNode added;
    added.name = node.textOf("name");
    added.path = pathOf(node);
    const GodotSection *held = resource(node.property("shape"), "sub_resource");
    const QList<Outline> outlines =
        isPolygon ? godotPolygon(node) : (held ? godotShape(*held, m_dialect) : QList<Outline>());
    if (outlines.isEmpty())
        return note(added.name, Words::tr("it is left out: its shape is in another file or none that has an outline"));
    if (node.properties.contains(QStringLiteral("skew")))
        note(added.name, Words::tr("its skew is left out"));
    const GodotValue *disabled = node.property("disabled");
    added.isOn = !disabled || !disabled->truth;
    Shape shape;
    shape.name = added.name;
    shape.category = categoryOf(parentOf(added.path));
    for (const Outline &outline : outlines) {
        shape.outline = seenFromRoot(outline, added.path);
        m_budget.spend(shape.outline);
        added.shapes.append(shape);
    }
    m_shapeNodeAt.insert(added.path, int(m_shapeNodes.size()));
    m_shapeNodes.append(added);
}

/// `tracks/3`, if it switches one of the shapes.
void SceneReader::addTrack(GodotAnimation &to, const GodotSection &from, const QString &track,
                           const QString &base) const
{
    const GodotValue path = from.properties.value(track + QStringLiteral("/path"));
    const GodotValue keys = from.properties.value(track + QStringLiteral("/keys"));
    const QString suffix = QStringLiteral(":disabled");
    const QString target = path.items.empty() ? QString() : path.items.front().text;
    if (!path.isCall("NodePath") || !target.endsWith(suffix))
        return;
    const QString node = target.chopped(suffix.size());
    const int at = m_shapeNodeAt.value(base == QLatin1String(".") ? node : base + QLatin1Char('/') + node, -1);
    const GodotValue *times = keys.at("times");
    const GodotValue *values = keys.at("values");
    if (at < 0 || !times || !values)
        return;
    const qsizetype count = std::min(times->numbers.size(), qsizetype(values->items.size()));
    for (qsizetype i = 0; i < count; ++i)
        to.switches.append({times->numbers[i], at, !values->items[size_t(i)].truth});
}

GodotAnimation SceneReader::animationOf(const GodotSection &animation, const QString &name, const QString &base) const
{
    GodotAnimation read{name, godotNumber(animation.property("length"), 1), {}};
    for (const QString &property : animation.order) {
        if (property.startsWith(QLatin1String("tracks/")) && property.endsWith(QLatin1String("/path")))
            addTrack(read, animation, property.chopped(qsizetype(sizeof("/path") - 1)), base);
    }
    return read;
}

/// Version 3 has animations of its own, version 4 libraries of them. Paths are seen from the player's parent.
void SceneReader::addAnimations(const GodotSection &player, QList<GodotAnimation> &list) const
{
    const QString base = parentOf(pathOf(player));
    const auto add = [&](const QString &name, const GodotValue &reference) {
        if (const GodotSection *animation = resource(&reference, "sub_resource"))
            list.append(animationOf(*animation, name, base));
    };
    for (const QString &property : player.order) {
        const QString prefix = QStringLiteral("anims/");
        if (property.startsWith(prefix))
            add(property.mid(prefix.size()), player.properties.value(property));
    }
    const GodotValue *libraries = player.property("libraries");
    for (size_t i = 1; libraries && i < libraries->items.size(); i += 2) {
        const GodotSection *library = resource(&libraries->items[i], "sub_resource");
        const GodotValue *data = library ? library->property("_data") : nullptr;
        for (size_t k = 0; data && k + 1 < data->items.size(); k += 2)
            add(data->items[k].text, data->items[k + 1]);
    }
}

QList<GodotAnimation> SceneReader::animations() const
{
    QList<GodotAnimation> list;
    for (const GodotSection &section : m_sections) {
        if (section.tag == QLatin1String("node") && section.textOf("type") == QLatin1String("AnimationPlayer"))
            addAnimations(section, list);
    }
    list.removeIf([](const GodotAnimation &animation) { return animation.switches.isEmpty(); });
    return list;
}

/// "walk_3" of "walk_3_hull": our own exporter puts the frame's name before the shape's.
QString framePartOf(const QString &name)
{
    const qsizetype end = name.lastIndexOf(QLatin1Char('_'));
    return end < 0 ? QString() : name.left(end);
}

/// The frames of the animations, and behind them those of shapes that no animation shows.
GodotFrames SceneReader::framesOf() const
{
    QList<bool> isOn;
    for (const CollisionNode &node : m_shapeNodes)
        isOn.append(node.isOn);
    GodotFrames frames = godotFrames(animations(), isOn);
    QSet<int> shown;
    for (const GodotFrame &frame : std::as_const(frames.frames))
        shown.unite(QSet<int>(frame.nodes.begin(), frame.nodes.end()));
    const bool isAnimated = !frames.frames.isEmpty();
    QHash<QString, qsizetype> rest;
    for (int node = 0; node < m_shapeNodes.size(); ++node) {
        if (shown.contains(node))
            continue;
        const QString part = isAnimated ? framePartOf(m_shapeNodes[node].name) : QString();
        if (!rest.contains(part)) {
            rest.insert(part, frames.frames.size());
            frames.frames.append({{}, Frame().duration});
        }
        frames.frames[rest.value(part)].nodes.append(node);
    }
    return frames;
}

/// Named after what its nodes' names have in common.
Frame SceneReader::frameOf(const GodotFrame &shown, FreeNames &names) const
{
    Frame frame;
    frame.duration = shown.duration;
    QString common = shown.nodes.isEmpty() ? QString() : framePartOf(m_shapeNodes[shown.nodes.constFirst()].name);
    for (const int node : shown.nodes) {
        while (!common.isEmpty() && !m_shapeNodes[node].name.startsWith(common + QLatin1Char('_')))
            common = framePartOf(common);
        frame.shapes += m_shapeNodes[node].shapes;
    }
    if (!common.isEmpty()) {
        for (Shape &shape : frame.shapes)
            shape.name.remove(0, common.size() + 1);
    }
    frame.name = names.take(common.isEmpty() ? m_rootName : common);
    return frame;
}

/// The scene's first picture, when it lies beside the file; false when there is none.
bool SceneReader::fitToSprite(ImportedSprite &item)
{
    for (const GodotSection &node : std::as_const(m_sections)) {
        const QString type = node.textOf("type");
        const GodotSection *texture = resource(node.property("texture"), "ext_resource");
        if (!texture || (type != QLatin1String("Sprite2D") && type != QLatin1String("Sprite")))
            continue;
        const ShapesImage image = imageAt(m_source, QFileInfo(texture->textOf("path")).fileName());
        item.sprite.image = image.path;
        const bool isCut = node.property("hframes") || node.property("vframes") || node.property("region_rect");
        if (!image.size || isCut)
            return false;
        const GodotValue *centered = node.property("centered");
        const bool isCentered = !centered || centered->truth;
        const geometry::Point corner = godotPlacement(node).position + godotVector(node.property("offset"), {});
        const geometry::Point middle{image.size->width() / 2.0, image.size->height() / 2.0};
        for (Frame &frame : item.sprite.frames)
            fitAboutPivot(frame, *image.size, (isCentered ? middle : geometry::Point{}) - corner);
        return true;
    }
    return false;
}

void SceneReader::fit(ImportedSprite &item)
{
    if (fitToSprite(item)) {
        item.stated |= Stated::Pivots;
        return;
    }
    item.stated |= Stated::AboutPivot;
    fitAboutPivot(item.sprite.frames);
    if (item.sprite.image.isEmpty())
        item.sprite.image = imageCalled(m_source, item.sprite.name).path;
    m_imported.notes.append(sizedByShapes(item.sprite.name));
}

Imported SceneReader::read()
{
    index();
    for (const GodotSection &section : std::as_const(m_sections)) {
        if (section.tag == QLatin1String("node"))
            addNode(section);
    }
    if (m_rootName.isEmpty())
        m_rootName = QFileInfo(m_source.path).completeBaseName();
    const GodotFrames found = framesOf();
    ImportedSprite item;
    item.sprite.name = m_rootName;
    item.sprite.tags = found.tags;
    if (!found.tags.isEmpty())
        item.stated |= Stated::Durations;
    FreeNames names({});
    for (const GodotFrame &frame : found.frames)
        item.sprite.frames.append(frameOf(frame, names));
    if (item.sprite.frames.isEmpty())
        throw fields::Refusal{{{}, {}, Words::tr("found no collision shape or polygon in the scene")}};
    fit(item);
    m_imported.sprites = {item};
    m_categories.settle(m_imported);
    return m_imported;
}

Imported read(const ImportSource &source)
{
    return SceneReader(source, godotSections(source.bytes)).read();
}

} // namespace

Importer godotImporter()
{
    return {"godot",
            "Godot 3 and 4",
            "*.tscn",
            "collision shapes and polygons, with the animations that switch them",
            {ImportPart::Frames, ImportPart::Durations, ImportPart::Tags, ImportPart::Pivots, ImportPart::Polygons,
             ImportPart::Circles, ImportPart::Boxes, ImportPart::Capsules, ImportPart::Chains, ImportPart::Categories},
            recognize,
            read};
}

} // namespace hitbox
