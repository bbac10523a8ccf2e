#include "document/limits.h"
#include "document/names.h"
#include "formats/importers/filter_categories.h"
#include "formats/importers/frame_fit.h"
#include "formats/importers/godot_picture.h"
#include "formats/importers/godot_tracks.h"
#include "formats/importers/import_budget.h"
#include "formats/importers/importers.h"
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
    SceneReader(const ImportSource &source, const GodotTree &tree)
        : m_source(source)
        , m_tree(tree)
        , m_rootName(tree.rootName().isEmpty() ? QFileInfo(source.path).completeBaseName() : tree.rootName())
    {
    }

    Imported read();

private:
    void addNode(const GodotSection &node);
    void tellStrays();
    Outline seenFromRoot(Outline outline, QString path) const;
    QString categoryOf(const QString &path);
    GodotFrames framesOf() const;
    Frame frameOf(const GodotFrame &shown, FreeNames &names) const;
    QList<Frame> framesShowing(const QList<GodotFrame> &shown) const;
    void fit(ImportedSprite &item);
    void note(const QString &place, const QString &what) { m_imported.notes.add({place, what}); }

    const ImportSource &m_source;
    const GodotTree &m_tree;
    QString m_rootName;
    QList<CollisionNode> m_shapeNodes;
    QHash<QString, int> m_shapeNodeAt; ///< by path
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
    added.path = GodotTree::pathOf(node);
    const GodotSection *held = m_tree.resource(node.property("shape"), GodotResource::Own);
    const QList<Outline> outlines =
        isPolygon ? godotPolygon(node) : (held ? godotShape(*held, m_tree.dialect()) : QList<Outline>());
    if (outlines.isEmpty())
        return note(added.name, Words::tr("it is left out: its shape is in another file or none that has an outline"));
    if (node.properties.contains(QStringLiteral("skew")))
        note(added.name, Words::tr("its skew is left out"));
    if (held && hasUnreadSize(*held, m_tree.dialect()))
        note(added.name, Words::tr("its “size” is left out: Godot 3, for which the scene is written, reads “extents” "
                                   "alone, 10 × 10 where there are none"));
    const GodotValue *disabled = node.property("disabled");
    added.isOn = !disabled || !disabled->truth;
    Shape shape;
    shape.name = added.name;
    shape.category = categoryOf(GodotTree::parentOf(added.path));
    for (const Outline &outline : outlines) {
        shape.outline = seenFromRoot(outline, added.path);
        m_budget.addShape(shape.outline);
        added.shapes.append(shape);
    }
    m_shapeNodeAt.insert(added.path, int(m_shapeNodes.size()));
    m_shapeNodes.append(added);
}

QString whyStray(const GodotSection &node)
{
    const QString parent = node.textOf("parent");
    return parent.isEmpty() ? Words::tr("it names no parent, and the scene has a root before it")
                            : Words::tr("its parent “%1” is not in the file").arg(parent);
}

void SceneReader::tellStrays()
{
    for (const GodotSection *node : m_tree.strays())
        note(node->textOf("name"), Words::tr("it is left out: %1").arg(whyStray(*node)));
}

[[noreturn]] void refuseWithoutShapes(const GodotTree &tree)
{
    const QString what = Words::tr("found no collision shape or polygon in the scene");
    if (tree.strays().isEmpty())
        throw fields::Refusal{{{}, {}, what}};
    const GodotSection &stray = *tree.strays().constFirst();
    throw fields::Refusal{
        {{},
         Words::tr("line %1").arg(stray.line),
         Words::tr("%1; the node “%2” is left out: %3").arg(what, stray.textOf("name"), whyStray(stray))}};
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
    GodotFrames frames = godotFrames(godotAnimations(m_tree, m_shapeNodeAt), isOn);
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

void SceneReader::fit(ImportedSprite &item)
{
    const GodotPicture picture = godotPicture(m_source, m_tree, item.sprite.name);
    item.sprite.image = picture.image.isEmpty() ? imageCalled(m_source, item.sprite.name).path : picture.image;
    if (picture.obstacle) {
        m_imported.notes.add(*picture.obstacle);
        item.stated |= Stated::AboutPivot;
        return fitAboutPivot(item.sprite.frames);
    }
    item.stated |= Stated::Pivots;
    for (Frame &frame : item.sprite.frames)
        fitAboutPivot(frame, picture.size, picture.root);
}

Imported SceneReader::read()
{
    for (const GodotSection *node : m_tree.nodes())
        addNode(*node);
    tellStrays();
    const GodotFrames found = framesOf();
    ImportedSprite item;
    item.sprite.name = m_rootName;
    item.sprite.tags = found.tags;
    if (!found.tags.isEmpty())
        item.stated |= Stated::Durations;
    item.sprite.frames = framesShowing(found.frames);
    if (item.sprite.frames.isEmpty())
        refuseWithoutShapes(m_tree);
    fit(item);
    m_imported.sprites = {item};
    m_categories.settle(m_imported);
    return m_imported;
}

Imported read(const ImportSource &source)
{
    return SceneReader(source, GodotTree(source.bytes)).read();
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
