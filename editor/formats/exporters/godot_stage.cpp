#include "formats/exporters/godot_stage.h"

#include "document/numbers.h"
#include "document/playback.h"
#include "formats/exporters/preparation/export_preparation.h"
#include "formats/exporters/preparation/unique_names.h"

#include <algorithm>
#include <numbers>

namespace hitbox {

namespace {

class StageWriter
{
public:
    StageWriter(const Document &document, const Level &level, const QList<GodotSpriteScene> &scenes,
                GodotVersion version)
        : m_document(document)
        , m_level(level)
        , m_scenes(scenes)
        , m_version(version)
        , m_sprites(spritesOn(level))
        , m_images(version, int(m_sprites.size()))
        , m_resources(version)
    {
    }

    QByteArray write()
    {
        m_text += "\n[node name=" + godotString(godotNodeName(m_level.stage->name)) + " type=\"Node2D\"]\n";
        for (int layer = -1; layer < m_level.stage->layers.size(); ++layer)
            writeLayer(layer);
        for (const QString &path : std::as_const(m_edited))
            m_text += "\n[editable path=" + godotString(path) + "]\n";
        return heading() + m_text;
    }

private:
    /// Names what the nodes refer to.
    QByteArray heading() const
    {
        const auto steps = m_sprites.size() + m_images.count() + m_resources.count() + 1;
        QByteArray text = "[gd_scene load_steps=" + QByteArray::number(steps) +
                          (m_version == GodotVersion::Three ? " format=2]\n\n" : " format=3]\n\n");
        for (qsizetype i = 0; i < m_sprites.size(); ++i)
            text += godotExternalHeading(int(i) + 1, m_scenes[m_sprites[i]].file, "PackedScene", m_version);
        text += m_images.headings();
        if (m_resources.count() > 0)
            text += '\n' + m_resources.text().chopped(1);
        return text;
    }

    /// What stands on no layer comes first, right under the root.
    void writeLayer(int layer)
    {
        QString parent = QStringLiteral(".");
        if (layer >= 0) {
            parent = m_names.add(godotNodeName(m_level.stage->layers[layer].name));
            m_text += "\n[node name=" + godotString(parent) + " type=\"Node2D\" parent=\".\"]\n";
        }
        for (const LevelInstance &placed : instancesOn(m_level, layer))
            writeInstance(placed, parent);
    }

    void writeInstance(const LevelInstance &placed, const QString &parent)
    {
        const Instance &instance = *placed.instance;
        const QString name = m_names.add(godotNodeName(placed.name));
        m_text += "\n[node name=" + godotString(name) + " parent=" + godotString(parent) +
                  " instance=" + godotExternal(int(m_sprites.indexOf(placed.ref.sprite)) + 1, m_version) +
                  "]\nposition = " + godotVector(instance.position) + '\n';
        if (instance.rotation != 0)
            m_text += "rotation = " + shortestNumber(instance.rotation * std::numbers::pi / 180) + '\n';
        if (instance.scale != geometry::Point{1, 1})
            m_text += "scale = " + godotVector(instance.scale) + '\n';
        writeEdits(placed, parent == QLatin1String(".") ? name : parent + u'/' + name);
    }

    /// The nodes are the sprite scene's own: only what differs is written of them.
    void writeEdits(const LevelInstance &placed, const QString &path)
    {
        const GodotSpriteScene &scene = m_scenes[placed.ref.sprite];
        const qsizetype before = m_text.size();
        for (const GodotNode &node : scene.nodes) {
            const QByteArray lines = editOf(node, placed.ref.frame);
            if (!lines.isEmpty())
                writeEdit(node.parent.isEmpty() ? path : path + u'/' + node.parent, node.name, lines);
        }
        const QString animation = animationOf(placed);
        if (!animation.isEmpty())
            writeEdit(path, QString::fromLatin1(godotPlayerName), "autoplay = " + godotString(animation) + '\n');
        if (m_text.size() > before)
            m_edited.append(path);
    }

    /// What the node is in the frame and is not in the sprite's scene, which shows the first frame that has it.
    QByteArray editOf(const GodotNode &node, int frame)
    {
        const auto place = std::lower_bound(node.frames.cbegin(), node.frames.cend(), frame);
        const bool isShown = place != node.frames.cend() && *place == frame;
        const qsizetype at = isShown ? place - node.frames.cbegin() : -1;
        QByteArray lines;
        for (const GodotProperty &property : node.properties) {
            if (at >= 0 && property.values[at] != property.values.constFirst() && !property.name.contains(':'))
                lines += property.name + " = " + valueOf(property, at) + '\n';
        }
        if (isShown == (node.frames.constFirst() == 0))
            return lines;
        if (node.kind != GodotNodeKind::Shape)
            return lines + (isShown ? "visible = true\n" : "visible = false\n");
        return lines + (isShown ? "disabled = false\n" : "disabled = true\n");
    }

    /// As this scene refers to what it is.
    QByteArray valueOf(const GodotProperty &property, qsizetype at)
    {
        if (!property.images.isEmpty())
            return m_images.add(property.images[at]);
        if (property.shapes.isEmpty())
            return property.values[at];
        const GodotSubResource &shape = property.shapes[at];
        QByteArray &reference = m_shapes[shape.type + shape.lines];
        if (reference.isEmpty())
            reference = m_resources.add(shape.type, shape.lines);
        return reference;
    }

    /// Empty where it plays none.
    QString animationOf(const LevelInstance &placed) const
    {
        const QString &tag = placed.instance->tag;
        const int index = tag.isEmpty() ? -1 : findTag(m_document.sprites[placed.ref.sprite], tag);
        return m_scenes[placed.ref.sprite].animations.value(index);
    }

    void writeEdit(const QString &parent, const QString &node, const QByteArray &lines)
    {
        m_text += "\n[node name=" + godotString(node) + " parent=" + godotString(parent) + "]\n" + lines;
    }

    const Document &m_document;
    const Level &m_level;
    const QList<GodotSpriteScene> &m_scenes;
    GodotVersion m_version;
    QList<int> m_sprites; ///< those that stand on the stage
    GodotImages m_images; ///< that their pictures change to
    GodotResources m_resources;
    QHash<QByteArray, QByteArray> m_shapes; ///< how those are referred to that instances have in their frames
    QByteArray m_text;
    UniqueNames m_names;
    QStringList m_edited; ///< paths of the instances whose own nodes are touched
};

} // namespace

OutputFile godotStage(const Document &document, const Level &level, const QList<GodotSpriteScene> &scenes,
                      GodotVersion version)
{
    return {level.fileName() + QStringLiteral(".tscn"), StageWriter(document, level, scenes, version).write(),
            partName(*level.stage)};
}

} // namespace hitbox
