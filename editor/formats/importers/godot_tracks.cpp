#include "formats/importers/godot_tracks.h"

#include "formats/json_fields.h"

#include <QCoreApplication>

#include <algorithm>

namespace hitbox {

namespace {

class Words
{
    Q_DECLARE_TR_FUNCTIONS(Import)
};

class TrackReader
{
public:
    TrackReader(const GodotTree &tree, const QHash<QString, int> &shapeNodes)
        : m_tree(tree)
        , m_shapeNodes(shapeNodes)
    {
    }

    void takePlayer(const GodotSection &player);
    QList<GodotAnimation> animations() && { return std::move(m_animations); }

private:
    void spend(qsizetype count);
    void take(const QString &name, const GodotValue &reference);
    void takeTrack(const GodotSection &animation, const QString &track);

    const GodotTree &m_tree;
    const QHash<QString, int> &m_shapeNodes;
    QString m_base;           ///< the path that those of the player's tracks begin at
    GodotAnimation m_current; ///< the one that is read
    QList<GodotAnimation> m_animations;
    qsizetype m_spent = 0;
};

void TrackReader::spend(qsizetype count)
{
    m_spent += count;
    if (m_spent > mostShownNodes)
        throw fields::Refusal{{{},
                               Words::tr("animation “%1”").arg(m_current.name),
                               Words::tr("found more than %1 tracks and keys in all animations").arg(mostShownNodes)}};
}

/// `tracks/3`, if it switches one of the shapes.
void TrackReader::takeTrack(const GodotSection &animation, const QString &track)
{
    const GodotValue path = animation.properties.value(track + QStringLiteral("/path"));
    const GodotValue keys = animation.properties.value(track + QStringLiteral("/keys"));
    const QString suffix = QStringLiteral(":disabled");
    const QString target = path.items.empty() ? QString() : path.items.front().text;
    if (!path.isCall("NodePath") || !target.endsWith(suffix))
        return;
    const QString node = target.chopped(suffix.size());
    const int at = m_shapeNodes.value(m_base == QLatin1String(".") ? node : m_base + QLatin1Char('/') + node, -1);
    const GodotValue *times = keys.at("times");
    const GodotValue *values = keys.at("values");
    if (at < 0 || !times || !values)
        return;
    const qsizetype count = std::min(times->numbers.size(), qsizetype(values->items.size()));
    spend(count);
    for (qsizetype i = 0; i < count; ++i)
        m_current.switches.append({times->numbers[i], at, !values->items[size_t(i)].truth});
}

void TrackReader::take(const QString &name, const GodotValue &reference)
{
    const GodotSection *animation = m_tree.resource(&reference, GodotResource::Own);
    m_current = {name, animation ? godotNumber(animation->property("length"), 1) : 0, {}};
    spend(1);
    if (!animation)
        return;
    spend(animation->order.size());
    for (const QString &property : animation->order) {
        if (property.startsWith(QLatin1String("tracks/")) && property.endsWith(QLatin1String("/path")))
            takeTrack(*animation, property.chopped(qsizetype(sizeof("/path") - 1)));
    }
    if (!m_current.switches.isEmpty())
        m_animations.append(m_current);
}

/// Version 3 has animations of its own, version 4 libraries of them. Paths are seen from the player's parent.
void TrackReader::takePlayer(const GodotSection &player)
{
    m_base = GodotTree::parentOf(GodotTree::pathOf(player));
    for (const QString &property : player.order) {
        const QString prefix = QStringLiteral("anims/");
        if (property.startsWith(prefix))
            take(property.mid(prefix.size()), player.properties.value(property));
    }
    const GodotValue *libraries = player.property("libraries");
    for (size_t i = 1; libraries && i < libraries->items.size(); i += 2) {
        const GodotSection *library = m_tree.resource(&libraries->items[i], GodotResource::Own);
        const GodotValue *data = library ? library->property("_data") : nullptr;
        for (size_t k = 0; data && k + 1 < data->items.size(); k += 2)
            take(data->items[k].text, data->items[k + 1]);
    }
}

} // namespace

QList<GodotAnimation> godotAnimations(const GodotTree &tree, const QHash<QString, int> &shapeNodes)
{
    TrackReader reader(tree, shapeNodes);
    for (const GodotSection *node : tree.nodes()) {
        if (node->textOf("type") == QLatin1String("AnimationPlayer"))
            reader.takePlayer(*node);
    }
    return std::move(reader).animations();
}

} // namespace hitbox
