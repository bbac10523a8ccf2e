#include "formats/importers/godot_tracks.h"

#include "formats/importers/godot_passed_over.h"
#include "formats/json/json_fields.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>
#include <optional>

namespace hitbox {

namespace {

class GodotTracksWords
{
    Q_DECLARE_TR_FUNCTIONS(Import)
};

/// Cut to a whole number, as Godot does before it looks whether there is such a one.
std::optional<int> indexBelow(int count, double number)
{
    const double index = std::trunc(number);
    return index >= 0 && index < count ? std::optional(int(index)) : std::nullopt;
}

QString animationPlace(const GodotAnimation &animation)
{
    return GodotTracksWords::tr("animation “%1”").arg(animation.name);
}

/// What Godot shows there: the value of the last one, or what lies between both.
enum class BetweenKeys { Stays, Glides };

BetweenKeys betweenKeys(const GodotValue &interpolation, const GodotValue *update, GodotDialect dialect)
{
    constexpr double nearest = 0;
    constexpr double linear = 1;
    constexpr double continuous = 0;
    constexpr double discrete = 1;
    const double capture = dialect == GodotDialect::Three ? 3 : 2;
    const double mode = godotNumber(update, discrete);
    const bool isGliding = mode == continuous || mode == capture;
    return isGliding && godotNumber(&interpolation, linear) != nearest ? BetweenKeys::Glides : BetweenKeys::Stays;
}

class TrackReader
{
public:
    TrackReader(const GodotTree &tree, const QHash<QString, int> &shapeNodes, const GodotCells &cells)
        : m_tree(tree)
        , m_shapeNodes(shapeNodes)
        , m_cells(cells)
        , m_passedOver(shapeNodes, cells)
    {
    }

    void takePlayer(const GodotSection &player);
    GodotAnimations animations() && { return std::move(m_animations); }

private:
    void spend(qsizetype count);
    void take(const QString &name, const GodotValue &reference);
    void takeTrack(const GodotSection &animation, const QString &track);
    void takeSwitches(int node, const GodotValue &times, const GodotValue &values);
    void takeCells(const GodotValue &times, const GodotValue &values);
    void takeProperty(const QString &node, const QString &property, const GodotValue &keys, BetweenKeys between);
    void tell(const QString &what);
    QString fromRoot(const QString &path) const;
    std::optional<int> cellAt(const GodotValue &values, qsizetype at) const;

    const GodotTree &m_tree;
    const QHash<QString, int> &m_shapeNodes;
    const GodotCells &m_cells;
    GodotPassedOver m_passedOver;
    QString m_base;           ///< the path that those of the player's tracks begin at
    GodotAnimation m_current; ///< the one that is read
    bool m_glides = false;    ///< that one, over the cells between two keys, which are not among its own
    GodotAnimations m_animations;
    qsizetype m_spent = 0;
};

void TrackReader::spend(qsizetype count)
{
    m_spent += count;
    if (m_spent > mostShownNodes)
        throw fields::Refusal{
            {{},
             animationPlace(m_current),
             GodotTracksWords::tr("found more than %1 tracks and keys in all animations").arg(mostShownNodes)}};
}

/// Of the animation that is read.
void TrackReader::tell(const QString &what)
{
    m_animations.notes.add({animationPlace(m_current), what});
}

/// Of a path as the player sees it.
QString TrackReader::fromRoot(const QString &path) const
{
    const QString here = QStringLiteral(".");
    if (m_base == here || path == here)
        return m_base == here ? path : m_base;
    return m_base + QLatin1Char('/') + path;
}

void TrackReader::takeSwitches(int node, const GodotValue &times, const GodotValue &values)
{
    const qsizetype count = std::min(times.numbers.size(), qsizetype(values.items.size()));
    spend(count);
    for (qsizetype i = 0; i < count; ++i)
        m_current.switches.append({times.numbers[i], node, !values.items[size_t(i)].truth});
}

/// By its number, or by its column and row. Nothing for one that is not there, at which Godot keeps what it shows.
std::optional<int> TrackReader::cellAt(const GodotValue &values, qsizetype at) const
{
    if (at < values.numbers.size())
        return indexBelow(m_cells.count(), values.numbers[at]);
    if (at >= qsizetype(values.items.size()))
        return std::nullopt;
    const GodotValue &place = values.items[size_t(at)];
    if ((!place.isCall("Vector2i") && !place.isCall("Vector2")) || place.numbers.size() != 2)
        return indexBelow(m_cells.count(), godotNumber(&place, -1));
    const std::optional<int> column = indexBelow(m_cells.grid.columns, place.numbers[0]);
    const std::optional<int> row = indexBelow(m_cells.grid.rows, place.numbers[1]);
    return column && row ? std::optional(*row * m_cells.grid.columns + *column) : std::nullopt;
}

void TrackReader::takeCells(const GodotValue &times, const GodotValue &values)
{
    spend(times.numbers.size());
    for (qsizetype i = 0; i < times.numbers.size(); ++i) {
        if (const std::optional<int> cell = cellAt(values, i))
            m_current.cells.append({times.numbers[i], *cell});
    }
}

/// One of the shapes or the cell of the picture.
void TrackReader::takeProperty(const QString &node, const QString &property, const GodotValue &keys,
                               BetweenKeys between)
{
    const GodotValue *times = keys.at("times");
    const GodotValue *values = keys.at("values");
    const bool isKeyed = times && values;
    const int shape = m_shapeNodes.value(node, -1);
    if (isKeyed && property == QLatin1String("disabled") && shape >= 0)
        return takeSwitches(shape, *times, *values);
    const bool isCell = property == QLatin1String("frame") || property == QLatin1String("frame_coords");
    if (!isKeyed || !isCell || node != m_cells.node)
        return m_passedOver.add(node, property);
    if (m_cells.count() == 1)
        return;
    const qsizetype before = m_current.cells.size();
    takeCells(*times, *values);
    m_glides = m_glides || (between == BetweenKeys::Glides && m_current.cells.size() > before + 1);
}

/// `tracks/3`, if it is on.
void TrackReader::takeTrack(const GodotSection &animation, const QString &track)
{
    const GodotValue enabled = animation.properties.value(track + QStringLiteral("/enabled"));
    if (enabled.kind == GodotValue::Kind::Truth && !enabled.truth)
        return;
    const GodotValue path = animation.properties.value(track + QStringLiteral("/path"));
    const QString target = path.items.empty() ? QString() : path.items.front().text;
    const qsizetype colon = target.indexOf(QLatin1Char(':'));
    if (!path.isCall("NodePath") || colon < 0)
        return;
    const GodotValue keys = animation.properties.value(track + QStringLiteral("/keys"));
    const GodotValue interpolation = animation.properties.value(track + QStringLiteral("/interp"));
    takeProperty(fromRoot(target.left(colon)), target.mid(colon + 1), keys,
                 betweenKeys(interpolation, keys.at("update"), m_tree.dialect()));
}

void TrackReader::take(const QString &name, const GodotValue &reference)
{
    const GodotSection *animation = m_tree.resource(&reference, GodotResource::Own);
    m_current = {name, animation ? godotNumber(animation->property("length"), 1) : 0, {}};
    m_glides = false;
    spend(1);
    if (!animation || name == QLatin1String("RESET"))
        return;
    spend(animation->order.size());
    for (const QString &property : animation->order) {
        if (property.startsWith(QLatin1String("tracks/")) && property.endsWith(QLatin1String("/path")))
            takeTrack(*animation, property.chopped(qsizetype(sizeof("/path") - 1)));
    }
    if (const QString missed = m_passedOver.taken(); !missed.isEmpty())
        tell(missed);
    if (m_glides)
        tell(GodotTracksWords::tr(
            "Godot runs through the cells between its keys as well; the frames are those of the keys"));
    if (!m_current.switches.isEmpty() || !m_current.cells.isEmpty())
        m_animations.list.append(m_current);
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

GodotAnimations godotAnimations(const GodotTree &tree, const QHash<QString, int> &shapeNodes, const GodotCells &cells)
{
    TrackReader reader(tree, shapeNodes, cells);
    for (const GodotSection *node : tree.nodes()) {
        if (node->textOf("type") == QLatin1String("AnimationPlayer"))
            reader.takePlayer(*node);
    }
    return std::move(reader).animations();
}

} // namespace hitbox
