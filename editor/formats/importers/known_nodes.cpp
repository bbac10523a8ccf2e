#include "formats/importers/known_nodes.h"

#include "document/names.h"
#include "document/playback.h"
#include "document/tag_following.h"
#include "formats/exporters/exporters.h"
#include "formats/exporters/godot_areas.h"
#include "formats/exporters/preparation/export_preparation.h"
#include "formats/importers/godot_tree.h"
#include "formats/importers/updated_tags.h"

#include <QHash>
#include <QSet>

#include <algorithm>
#include <map>
#include <optional>
#include <utility>

namespace hitbox {

namespace {

/// A sprite of the project, and how its scene calls what is in it.
struct KnownScene {
    Sprite sprite;
    GodotNames names;
};

/// How much of the scene is the sprite's.
qsizetype sceneLikeness(const ImportedSprite &item, const KnownScene &known)
{
    const QSet<QString> frames = namesOf(known.sprite.frames);
    qsizetype count =
        std::ranges::count_if(item.scene->noted, [&](const QString &name) { return frames.contains(name); });
    for (const QStringList &paths : item.scene->shapes)
        count += std::ranges::count_if(paths, [&](const QString &path) { return known.names.shapes.contains(path); });
    return count;
}

/// As exporters get it, if it can be exported.
Document asExported(const Document &project, const Sprite &sprite)
{
    Document document;
    document.categories = project.categories;
    document.sprites = {sprite};
    if (refusal(document))
        return document;
    return preparedExport(std::move(document), godot4Format().capabilities).document;
}

/// Of those whose names the root may have, the one that has most of the scene; of equals the one of its very name.
std::optional<KnownScene> knownScene(const ImportedSprite &item, const Document &project)
{
    std::optional<KnownScene> found;
    qsizetype most = 0;
    for (const Sprite &sprite : project.sprites) {
        if (godotNodeName(sprite.name) != godotNodeName(item.sprite.name))
            continue;
        const KnownScene known{sprite, godotNames(asExported(project, sprite), 0, item.scene->version,
                                                  item.scene->hasPicture ? GodotPictures::Shown : GodotPictures::None,
                                                  item.scene->hasReset ? GodotReset::Written : GodotReset::None)};
        const qsizetype count = sceneLikeness(item, known);
        if (count > most || (found && count == most && sprite.name == item.sprite.name)) {
            found = known;
            most = count;
        }
    }
    return found;
}

/// How many nodes of a frame of the file are those of the project's frames.
struct NodeCounts {
    QStringList nodes;       ///< their paths
    std::map<int, int> each; ///< by place, where there are any
    int most = 0;
    int first = -1; ///< of those that have most
};

/// Puts the project's names to one sprite of the file.
class NodeMatch
{
public:
    NodeMatch(ImportedSprite item, KnownScene known)
        : m_item(std::move(item))
        , m_known(std::move(known))
        , m_places(m_item.sprite.frames.size(), -1)
    {
    }

    QHash<QString, QString> categories() const;
    ImportedSprite named() &&;

private:
    const GodotNames::Node *nodeOf(int frame, qsizetype shape) const;
    const NodeCounts &countsOf(int frame);
    int placeByNodes(int frame, const QList<int> &named);
    void pairFrames();
    void nameShapes(int frame);
    void nameTags();
    bool isOfNoTag(const Tag &tag) const;
    bool isWithoutItsPauses(int tag) const;

    ImportedSprite m_item;
    KnownScene m_known;
    QList<int> m_places; ///< of the file's frames among the project's; -1 for none
    NodeCounts m_counts; ///< those looked at last: cells of a sheet all have the same nodes
};

/// nullptr for a node that is not of the project.
const GodotNames::Node *NodeMatch::nodeOf(int frame, qsizetype shape) const
{
    const auto node = m_known.names.shapes.constFind(m_item.scene->shapes[frame].value(shape));
    return node == m_known.names.shapes.constEnd() ? nullptr : &*node;
}

/// The project's by the names of the file's, where areas have other names than their categories.
QHash<QString, QString> NodeMatch::categories() const
{
    QHash<QString, QString> known;
    for (int frame = 0; frame < m_item.sprite.frames.size(); ++frame) {
        const QList<Shape> &shapes = m_item.sprite.frames[frame].shapes;
        for (qsizetype shape = 0; shape < shapes.size(); ++shape) {
            if (!nodeOf(frame, shape))
                continue;
            const QString area = GodotTree::parentOf(m_item.scene->shapes[frame][shape]);
            const QString category = m_known.names.categories.value(area);
            if (shapes[shape].category == area && category != area)
                known.insert(area, category);
        }
    }
    return known;
}

const NodeCounts &NodeMatch::countsOf(int frame)
{
    const QStringList &nodes = m_item.scene->shapes[frame];
    if (m_counts.nodes == nodes)
        return m_counts;
    m_counts = {nodes, {}};
    for (qsizetype shape = 0; shape < nodes.size(); ++shape) {
        const GodotNames::Node *node = nodeOf(frame, shape);
        for (const int place : node ? node->frames : QList<int>())
            m_counts.most = std::max(m_counts.most, ++m_counts.each[place]);
    }
    for (const auto &[place, count] : m_counts.each) {
        if (count == m_counts.most && m_counts.first < 0)
            m_counts.first = place;
    }
    return m_counts;
}

/// Of the project's frames that have its nodes, the one that has most of them, rather one of its name than another. -1
/// where none has any.
int NodeMatch::placeByNodes(int frame, const QList<int> &named)
{
    const NodeCounts &counts = countsOf(frame);
    const auto hasMost = [&counts](int place) {
        const auto count = counts.each.find(place);
        return count != counts.each.end() && count->second == counts.most;
    };
    const auto ofName = std::find_if(named.crbegin(), named.crend(), hasMost);
    return ofName == named.crend() ? counts.first : *ofName;
}

/// Names of frames that no animation shows are made of those of nodes, and say less than the nodes. A frame that is
/// noted more often than the project has it is shown again, as where one between lasts no time.
void NodeMatch::pairFrames()
{
    QHash<QString, QList<int>> byName;
    for (int place = 0; place < m_known.sprite.frames.size(); ++place)
        byName[m_known.sprite.frames[place].name].append(place);
    const QHash<QString, QList<int>> all = byName;
    const QList<bool> isTagged = inAnyTag(m_item.sprite.tags, m_item.sprite.frames.size());
    for (int frame = 0; frame < m_item.sprite.frames.size(); ++frame) {
        QString &name = m_item.sprite.frames[frame].name;
        const QString &noted = m_item.scene->noted[frame];
        int place = noted.isEmpty() && !isTagged[frame] ? placeByNodes(frame, all.value(name)) : -1;
        QList<int> &named = byName[noted.isEmpty() ? name : noted];
        if (place < 0 && !named.isEmpty())
            place = named.takeFirst();
        else if (place < 0 && !noted.isEmpty())
            place = all.value(noted).value(all.value(noted).size() - 1, -1);
        m_places[frame] = place;
        if (place >= 0)
            name = m_known.sprite.frames[place].name;
    }
}

void NodeMatch::nameShapes(int frame)
{
    QList<Shape> &shapes = m_item.sprite.frames[frame].shapes;
    QList<Shape> fresh;
    for (qsizetype shape = 0; shape < shapes.size(); ++shape) {
        const GodotNames::Node *node = nodeOf(frame, shape);
        if (node && std::ranges::binary_search(node->frames, m_places[frame]))
            continue;
        fresh.append(shapes[shape]);
        if (node)
            fresh.last().name = node->shape;
    }
    shapes = fresh;
}

/// Where a project has no tags, an animation shows all of its frames.
bool NodeMatch::isOfNoTag(const Tag &tag) const
{
    if (!m_known.sprite.tags.isEmpty() || tag.name != QLatin1String(godotDefaultName) || tag.from != 0 ||
        tag.to + 1 != m_known.sprite.frames.size() || tag.direction != TagDirection::Forward)
        return false;
    for (int frame = 0; frame <= tag.to; ++frame) {
        if (m_places[frame] != frame || m_item.scene->noted[frame].isEmpty())
            return false;
    }
    return true;
}

/// Of a tag with frames that last no time an animation tells the others, and so not which frames the tag holds.
bool NodeMatch::isWithoutItsPauses(int tag) const
{
    const Tag &ofFile = m_item.sprite.tags[tag];
    const Sprite &project = m_known.sprite;
    const int known = findTag(project, m_known.names.tags.value(ofFile.name, ofFile.name));
    if (known < 0 || updatedRepeat(project.tags[known], ofFile, m_item.stated) != project.tags[known].repeat)
        return false;
    QList<int> lasting = playOrder(project, known);
    if (lasting.removeIf([&](int frame) { return project.frames[frame].duration == 0; }) == 0)
        return false;
    QList<int> shown = playOrder(m_item.sprite, tag);
    for (int &frame : shown)
        frame = m_places[frame];
    return shown == lasting;
}

void NodeMatch::nameTags()
{
    QList<Tag> tags;
    for (int tag = 0; tag < m_item.sprite.tags.size(); ++tag) {
        if (!isOfNoTag(m_item.sprite.tags[tag]) && !isWithoutItsPauses(tag))
            tags.append(m_item.sprite.tags[tag]);
    }
    for (Tag &tag : tags)
        tag.name = m_known.names.tags.value(tag.name, tag.name);
    m_item.sprite.tags = tags;
}

ImportedSprite NodeMatch::named() &&
{
    m_item.sprite.name = m_known.sprite.name;
    pairFrames();
    for (int frame = 0; frame < m_item.sprite.frames.size(); ++frame) {
        nameShapes(frame);
        for (FramePoint &point : m_item.sprite.frames[frame].points)
            point.name = m_known.names.points.value(point.name, point.name);
    }
    nameTags();
    return std::move(m_item);
}

} // namespace

KnownNodes knownNodes(const ImportedSprite &item, const Document &project)
{
    std::optional<KnownScene> known = item.scene ? knownScene(item, project) : std::nullopt;
    if (!known)
        return {item, {}};
    NodeMatch match(item, *std::move(known));
    const QHash<QString, QString> categories = match.categories();
    return {std::move(match).named(), categories};
}

} // namespace hitbox
