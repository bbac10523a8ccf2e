#include "formats/importers/godot_tracks.h"

#include "document/names.h"
#include "document/numbers.h"
#include "formats/exporters/godot_animation.h"
#include "formats/exporters/godot_metadata.h"
#include "formats/importers/godot_passed_over.h"
#include "formats/importers/godot_picture.h"
#include "formats/importers/godot_properties.h"
#include "formats/importers/scene_images.h"
#include "formats/json/json_fields.h"

#include <QCoreApplication>
#include <QSet>

#include <algorithm>
#include <cmath>
#include <map>
#include <numbers>
#include <optional>
#include <utility>
#include <vector>

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

BetweenKeys betweenKeys(std::optional<double> interpolation, const GodotValue *update, GodotDialect dialect)
{
    constexpr double nearest = 0;
    constexpr double linear = 1;
    constexpr double continuous = 0;
    constexpr double discrete = 1;
    const double capture = dialect == GodotDialect::Three ? 3 : 2;
    const double mode = godotNumber(update, discrete);
    const bool isGliding = mode == continuous || mode == capture;
    return isGliding && interpolation.value_or(linear) != nearest ? BetweenKeys::Glides : BetweenKeys::Stays;
}

/// What an animation says of a marker from some time on.
struct MarkerChange {
    std::optional<bool> isVisible;
    std::optional<geometry::Point> position;
    std::optional<double> rotation;
};

/// By the time in seconds.
using MarkerChanges = std::map<double, MarkerChange>;

/// What an animation says from some time on of the region that the picture shows.
struct RegionChange {
    std::optional<SceneTexture> texture;
    std::optional<QRect> rect; ///< of the texture
    std::optional<geometry::Point> offset;
};

/// What an animation says of a shape from some time on.
struct ShapeChange {
    std::optional<bool> isOn;
    std::optional<QString> between;
    std::map<QString, int> values; ///< by property: their numbers
};

/// What our own exporter changes of shapes.
bool isOfShapes(const QString &property)
{
    static const QSet<QString> names{"position",     "rotation",   "polygon",       "shape",
                                     "shape:radius", "shape:size", "shape:extents", "shape:segments"};
    return names.contains(property);
}

/// Equal for equal values.
QByteArray keyOf(const GodotValue &value)
{
    QByteArray key = value.text.toUtf8() + '(' + shortestNumber(value.number);
    for (const double number : value.numbers)
        key += ' ' + shortestNumber(number);
    for (const GodotValue &item : value.items)
        key += keyOf(item);
    return key + ')';
}

/// An animation that is played under several names is read for each of them.
constexpr qint64 readings = 4; ///< of the whole file
constexpr qint64 leastToBeRead = qint64(16) * 1024 * 1024;

class TrackReader
{
public:
    TrackReader(const GodotTree &tree, const QHash<QString, int> &shapeNodes, const GodotCells &cells,
                const QList<GodotMarker> &markers)
        : m_tree(tree)
        , m_shapeNodes(shapeNodes)
        , m_cells(cells)
        , m_markers(markers)
        , m_passedOver(shapeNodes, cells)
    {
        for (auto node = shapeNodes.cbegin(); node != shapeNodes.cend(); ++node)
            m_shapePaths.insert(node.value(), node.key());
        for (int i = 0; i < markers.size(); ++i) {
            m_markerAt.insert(markers[i].path, i);
            m_animations.places.append({i, markers[i].position, markers[i].rotation});
        }
        for (const GodotRegion &region : cells.regions)
            numberOf(region);
        const GodotSection *picture = tree.node(cells.node);
        const GodotValue *enabled = picture ? picture->property("region_enabled") : nullptr;
        if (enabled && enabled->truth) {
            m_texture = sceneTexture(tree, picture->property("texture"));
            m_region = godotRegion(picture->property("region_rect"));
        }
    }

    void takePlayer(const GodotSection &player);
    GodotAnimations animations() &&;

private:
    void spend(qsizetype count);
    void take(const QString &name, const GodotValue &reference);
    void takeLibrary(const GodotValue &reference);
    bool isElsewhere(const GodotValue &reference);
    void takeTrack(const GodotTrack &track);
    void takeSwitches(int node, const GodotValue &times, const GodotValue &values);
    void takeCells(const GodotValue &times, const GodotValue &values);
    bool takeMarker(int marker, const QString &property, const GodotValue &keys, BetweenKeys between);
    void takeCalls(const QString &node, const GodotValue &keys);
    void takeMarks(const GodotSection &animation);
    FrameEvent eventOf(const QString &node, const GodotValue &call);
    void switchMarkers();
    int placeOf(const GodotPlacedMarker &place);
    void takeProperty(const QString &node, const QString &property, const GodotValue &keys, BetweenKeys between);
    void tell(const QString &what);
    QString fromRoot(const QString &path) const;
    std::optional<int> cellAt(const GodotValue &values, qsizetype at) const;
    bool takeRegions(const QString &property, const GodotValue &times, const GodotValue &values, BetweenKeys between);
    void takeTexture(RegionChange &change, const GodotValue &value);
    void switchRegions();
    void takeBetweens(const GodotValue &note, const GodotValue &times);
    void takeShape(int shape, const QString &property, const GodotValue &times, const GodotValue &values);
    void switchShapes();
    int stateOf(int node, const QString &between, const std::map<QString, int> &values);
    int numberOf(const GodotValue &value);
    int numberOf(const GodotRegion &region);

    const GodotTree &m_tree;
    const QHash<QString, int> &m_shapeNodes;
    QHash<int, QString> m_shapePaths; ///< the other way round
    const GodotCells &m_cells;
    std::optional<SceneTexture> m_texture; ///< of which the scene shows a region, where it shows one
    std::optional<QRect> m_region;         ///< of that texture
    const QList<GodotMarker> &m_markers;
    QHash<QString, int> m_markerAt;                              ///< by path
    std::map<int, MarkerChanges> m_changes;                      ///< of the animation that is read, by marker
    std::map<double, RegionChange> m_regionChanges;              ///< of that one, by the time in seconds
    QHash<QByteArray, int> m_regionNumbers;                      ///< by what is said of them
    std::map<int, std::map<double, ShapeChange>> m_shapeChanges; ///< of the shapes that change in that one
    std::vector<GodotValue> m_values;                            ///< that shapes ever have
    QHash<QByteArray, int> m_valueNumbers;
    QHash<QByteArray, int> m_stateNumbers; ///< by what is said of them
    QHash<QByteArray, int> m_placeNumbers; ///< by what is said of them
    QHash<QByteArray, int> m_eventNumbers;
    GodotPassedOver m_passedOver;
    QSet<QString> m_files;    ///< those of animations that were told of
    QString m_base;           ///< the path that those of the player's tracks begin at
    GodotAnimation m_current; ///< the one that is read
    bool m_glides = false;    ///< that one, over the cells between two keys, which are not among its own
    GodotAnimations m_animations;
    qsizetype m_spent = 0;
    qint64 m_bytes = 0; ///< of the animations that were read: one may be played under many names
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
    return GodotTree::pathFrom(m_base, path);
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

int TrackReader::numberOf(const GodotRegion &region)
{
    QByteArray key = region.texture.toUtf8();
    for (const double number : {double(region.rect.x()), double(region.rect.y()), double(region.rect.width()),
                                double(region.rect.height()), region.offset.x, region.offset.y})
        key += ' ' + shortestNumber(number);
    const auto known = m_regionNumbers.constFind(key);
    if (known != m_regionNumbers.constEnd())
        return *known;
    const int number = int(m_animations.regions.size());
    m_regionNumbers.insert(key, number);
    m_animations.regions.append(region);
    return number;
}

/// False for what does not change the region. Godot keeps what it shows at a key that says no region.
bool TrackReader::takeRegions(const QString &property, const GodotValue &times, const GodotValue &values,
                              BetweenKeys between)
{
    const bool isTexture = property == QLatin1String("texture");
    const bool isRect = property == QLatin1String("region_rect");
    if (!isTexture && !isRect && property != QLatin1String("offset"))
        return false;
    if (isRect && !m_region) // Godot does not look at it then
        return true;
    const qsizetype count = std::min(times.numbers.size(), qsizetype(values.items.size()));
    spend(count);
    for (qsizetype i = 0; i < count; ++i) {
        RegionChange &change = m_regionChanges[times.numbers[i]];
        const GodotValue &value = values.items[size_t(i)];
        if (isRect) {
            change.rect = godotRegion(&value);
            if (!change.rect)
                tell(GodotTracksWords::tr("a part of the image that “%1” shows is no whole pixels and left out")
                         .arg(m_cells.node));
        } else if (isTexture) {
            takeTexture(change, value);
        } else {
            change.offset = godotVector(&value, {});
        }
    }
    m_glides = m_glides || (count > 1 && !isTexture && between == BetweenKeys::Glides);
    return true;
}

/// What shows all of its texture shows a part of an image, of which the size is known.
void TrackReader::takeTexture(RegionChange &change, const GodotValue &value)
{
    const std::optional<SceneTexture> texture = sceneTexture(m_tree, &value);
    if (!texture || (!texture->part && !m_region))
        return tell(GodotTracksWords::tr("a picture that “%1” shows is left out: it is not read, or not as large as is "
                                         "known")
                        .arg(m_cells.node));
    change.texture = texture;
}

/// Each animation begins with what the scene shows.
void TrackReader::switchRegions()
{
    GodotRegion shown = m_cells.regions.value(m_cells.first);
    SceneTexture texture = m_texture.value_or(SceneTexture{shown.texture, shown.rect});
    QRect region = m_region.value_or(QRect());
    for (const auto &[time, change] : m_regionChanges) {
        texture = change.texture.value_or(texture);
        region = change.rect.value_or(region);
        if (const std::optional<QRect> part = m_region ? regionOfImage(texture, region) : texture.part) {
            shown.texture = texture.path;
            shown.rect = *part;
        } else if (change.texture || change.rect) {
            tell(GodotTracksWords::tr("a part that “%1” shows reaches beyond its texture and is left out")
                     .arg(m_cells.node));
        }
        shown.offset = change.offset.value_or(shown.offset);
        m_current.cells.append({time, numberOf(shown)});
    }
    m_regionChanges.clear();
}

/// False for what no point of a frame has.
bool TrackReader::takeMarker(int marker, const QString &property, const GodotValue &keys, BetweenKeys between)
{
    const bool isVisible = property == QLatin1String("visible");
    const bool isPosition = property == QLatin1String("position");
    const bool isDegrees = property == QLatin1String("rotation_degrees");
    const GodotValue *times = keys.at("times");
    const GodotValue *values = keys.at("values");
    if (!times || !values || !(isVisible || isPosition || isDegrees || property == QLatin1String("rotation")))
        return false;
    const bool isListed = !values->numbers.isEmpty(); // of numbers alone
    const qsizetype count =
        std::min(times->numbers.size(), isListed ? values->numbers.size() : qsizetype(values->items.size()));
    spend(count);
    for (qsizetype i = 0; i < count; ++i) {
        MarkerChange &change = m_changes[marker][times->numbers[i]];
        const GodotValue *item = isListed ? nullptr : &values->items[size_t(i)];
        const double number = isListed ? values->numbers[i] : godotNumber(item, 0);
        if (isVisible)
            change.isVisible = item ? item->truth : number != 0;
        else if (isPosition)
            change.position = godotVector(item, {});
        else
            change.rotation = isDegrees ? number * std::numbers::pi / 180 : number;
    }
    if (count > 1 && !isVisible && between == BetweenKeys::Glides)
        tell(GodotTracksWords::tr(
                 "Godot runs through the places of “%1” between its keys as well; the frames have those "
                 "of the keys")
                 .arg(m_markers[marker].path));
    return true;
}

/// Those that a scene does not begin with are numbered as they come up.
int TrackReader::placeOf(const GodotPlacedMarker &place)
{
    if (place.position == m_markers[place.marker].position && place.rotation == m_markers[place.marker].rotation)
        return int(m_shapeNodes.size()) + place.marker;
    QByteArray key = QByteArray::number(place.marker);
    for (const double number : {place.position.x, place.position.y, place.rotation})
        key += ' ' + shortestNumber(number);
    const auto known = m_placeNumbers.constFind(key);
    if (known != m_placeNumbers.constEnd())
        return *known;
    const int number = int(m_shapeNodes.size() + m_animations.places.size());
    m_placeNumbers.insert(key, number);
    m_animations.places.append(place);
    return number;
}

/// A marker that moves is off where it was and on where it is.
void TrackReader::switchMarkers()
{
    for (const auto &[marker, changes] : m_changes) {
        GodotPlacedMarker place{marker, m_markers[marker].position, m_markers[marker].rotation};
        bool isVisible = m_markers[marker].isVisible;
        for (const auto &[time, change] : changes) {
            const int before = placeOf(place);
            const bool wasVisible = isVisible;
            isVisible = change.isVisible.value_or(isVisible);
            place.position = change.position.value_or(place.position);
            place.rotation = change.rotation.value_or(place.rotation);
            if (wasVisible)
                m_current.switches.append({time, before, false});
            if (isVisible)
                m_current.switches.append({time, placeOf(place), true});
        }
    }
    m_changes.clear();
}

/// Our own exporter calls one method for all events; see godotEventMethod. Of other methods the name is the event's,
/// and what they are called with its properties.
FrameEvent TrackReader::eventOf(const QString &node, const GodotValue &call)
{
    const GodotValue *method = call.at("method");
    const GodotValue *arguments = call.at("args");
    const bool isOwn = arguments && arguments->items.size() == 2 && arguments->items[1].items.size() == 2 &&
                       arguments->items[0].text == QLatin1String(godotEventMethod);
    FrameEvent event;
    if (isOwn) {
        const std::vector<GodotValue> &said = arguments->items[1].items;
        GodotProperties found = godotDictionaryProperties(said[1]);
        event.name = said[0].text;
        event.properties = found.properties;
        if (!found.left.isEmpty())
            tell(GodotTracksWords::tr("properties of events are left out that are of Godot’s own kinds: %1")
                     .arg(found.left.join(QStringLiteral(", "))));
        return event;
    }
    event.name = method ? method->text : QString();
    if (node != QLatin1String("."))
        event.properties.append({QStringLiteral("node"), node});
    const bool hasArguments = arguments && !(arguments->items.empty() && arguments->numbers.isEmpty());
    if (const std::optional<Property> property =
            hasArguments ? godotProperty(QStringLiteral("args"), *arguments) : std::nullopt)
        event.properties.append(*property);
    else if (hasArguments)
        tell(GodotTracksWords::tr("what it calls “%1” with is of Godot’s own kinds and left out").arg(event.name));
    return event;
}

void TrackReader::takeCalls(const QString &node, const GodotValue &keys)
{
    const GodotValue *times = keys.at("times");
    const GodotValue *values = keys.at("values");
    if (!times || !values)
        return;
    const qsizetype count = std::min(times->numbers.size(), qsizetype(values->items.size()));
    spend(count);
    for (qsizetype i = 0; i < count; ++i) {
        const FrameEvent event = eventOf(node, values->items[size_t(i)]);
        const QByteArray key = event.name.toUtf8() + '\n' + godotDictionary(event.properties);
        if (!m_eventNumbers.contains(key)) {
            m_eventNumbers.insert(key, int(m_animations.events.size()));
            m_animations.events.append(event);
        }
        m_current.events.append({times->numbers[i], m_eventNumbers.value(key)});
    }
}

/// A word for each frame; a note that is laid out otherwise is somebody else's.
void TrackReader::takeBetweens(const GodotValue &note, const GodotValue &times)
{
    for (size_t i = 0; i + 1 < note.items.size(); i += 2) {
        const int shape = m_shapeNodes.value(note.items[i].text, -1);
        const std::vector<GodotValue> &words = note.items[i + 1].items;
        if (shape < 0 || qsizetype(words.size()) != times.numbers.size())
            continue;
        spend(times.numbers.size());
        for (qsizetype k = 0; k < times.numbers.size(); ++k)
            m_shapeChanges[shape][times.numbers[k]].between = words[size_t(k)].text;
    }
}

void TrackReader::takeShape(int shape, const QString &property, const GodotValue &times, const GodotValue &values)
{
    const bool isListed = !values.numbers.isEmpty(); // of numbers alone
    const qsizetype count =
        std::min(times.numbers.size(), isListed ? values.numbers.size() : qsizetype(values.items.size()));
    spend(count);
    for (qsizetype i = 0; i < count; ++i) {
        GodotValue value;
        if (isListed) {
            value.kind = GodotValue::Kind::Number;
            value.number = values.numbers[i];
        } else {
            value = values.items[size_t(i)];
        }
        m_shapeChanges[shape][times.numbers[i]].values[property] = numberOf(value);
    }
}

int TrackReader::numberOf(const GodotValue &value)
{
    const QByteArray key = keyOf(value);
    const auto known = m_valueNumbers.constFind(key);
    if (known != m_valueNumbers.constEnd())
        return *known;
    const auto number = int(m_values.size());
    m_valueNumbers.insert(key, number);
    m_values.push_back(value);
    return number;
}

/// Below 0 as long as it is not known how many places there are.
int TrackReader::stateOf(int node, const QString &between, const std::map<QString, int> &values)
{
    QByteArray key = QByteArray::number(node) + between.toUtf8();
    for (const auto &[property, value] : values)
        key += '\n' + property.toUtf8() + ' ' + QByteArray::number(value);
    spend(qsizetype(values.size()) + 1);
    if (!m_stateNumbers.contains(key)) {
        GodotShapeState state{node, between, {}};
        for (const auto &[property, value] : values)
            state.values.append({property, m_values[size_t(value)]});
        m_stateNumbers.insert(key, int(m_animations.states.size()));
        m_animations.states.append(state);
    }
    return -1 - m_stateNumbers.value(key);
}

/// A shape that changes is off as it was and on as it is.
void TrackReader::switchShapes()
{
    for (const GodotSwitch &change : std::as_const(m_current.switches)) {
        const auto running = m_shapeChanges.find(change.node);
        if (running != m_shapeChanges.end())
            running->second[change.time].isOn = change.isOn;
    }
    m_current.switches.removeIf([this](const GodotSwitch &change) { return m_shapeChanges.contains(change.node); });
    for (const auto &[shape, changes] : m_shapeChanges) {
        const GodotValue *disabled = m_tree.node(m_shapePaths.value(shape))->property("disabled");
        bool isOn = !disabled || !disabled->truth;
        std::map<QString, int> values;
        QString between;
        int shown = shape;
        for (const auto &[time, change] : changes) {
            if (isOn || shown == shape)
                m_current.switches.append({time, shown, false});
            isOn = change.isOn.value_or(isOn);
            between = change.between.value_or(between);
            for (const auto &[property, value] : change.values)
                values[property] = value;
            shown = stateOf(shape, between, values);
            if (isOn)
                m_current.switches.append({time, shown, true});
        }
    }
    m_shapeChanges.clear();
}

GodotAnimations TrackReader::animations() &&
{
    const auto first = int(m_shapeNodes.size() + m_animations.places.size());
    for (GodotAnimation &animation : m_animations.list) {
        for (GodotSwitch &change : animation.switches)
            change.node = change.node < 0 ? first - 1 - change.node : change.node;
    }
    return std::move(m_animations);
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
    const bool isNoted = !m_current.marks.isEmpty() && between == BetweenKeys::Stays;
    if (isKeyed && shape >= 0 && isOfShapes(property) && (isNoted || m_shapeChanges.contains(shape)))
        return takeShape(shape, property, *times, *values);
    const int marker = m_markerAt.value(node, -1);
    if (marker >= 0 && takeMarker(marker, property, keys, between))
        return;
    const bool isCell = property == QLatin1String("frame") || property == QLatin1String("frame_coords");
    const bool hasRegions = node == m_cells.node && !m_cells.regions.isEmpty();
    if (isKeyed && hasRegions && takeRegions(property, *times, *values, between))
        return;
    if (!isKeyed || !isCell || node != m_cells.node || hasRegions)
        return m_passedOver.add(node, property);
    if (m_cells.count() == 1)
        return;
    const qsizetype before = m_current.cells.size();
    takeCells(*times, *values);
    m_glides = m_glides || (between == BetweenKeys::Glides && m_current.cells.size() > before + 1);
}

/// If it is on.
void TrackReader::takeTrack(const GodotTrack &track)
{
    if (!track.isEnabled || !track.isPath)
        return;
    static const GodotValue none;
    const GodotValue &keys = track.keys ? *track.keys : none;
    if (track.type == QLatin1String("method"))
        return takeCalls(fromRoot(track.path), keys);
    const qsizetype colon = track.path.indexOf(QLatin1Char(':'));
    if (colon < 0)
        return;
    takeProperty(fromRoot(track.path.left(colon)), track.path.mid(colon + 1), keys,
                 betweenKeys(track.interpolation, keys.at("update"), m_tree.dialect()));
}

GodotPlay playOf(const GodotSection &animation, GodotDialect dialect)
{
    if (dialect == GodotDialect::Three) {
        const GodotValue *loop = animation.property("loop");
        return loop && loop->truth ? GodotPlay::Forever : GodotPlay::Once;
    }
    const double mode = godotNumber(animation.property("loop_mode"), 0);
    return mode == 0 ? GodotPlay::Once : (mode == 2 ? GodotPlay::ThereAndBack : GodotPlay::Forever);
}

/// Each name has a time; a note that is laid out otherwise is somebody else's.
void TrackReader::takeMarks(const GodotSection &animation)
{
    const GodotValue *note = godotMetadataNamed(animation, godotFramesNote);
    const GodotValue *names = note ? note->at("names") : nullptr;
    const GodotValue *times = note ? note->at("times") : nullptr;
    if (!names || !times || qsizetype(names->items.size()) != times->numbers.size())
        return;
    spend(times->numbers.size());
    for (qsizetype i = 0; i < times->numbers.size(); ++i) {
        const QString &frame = names->items[size_t(i)].text;
        if (isLine(frame) && !frame.isEmpty())
            m_current.marks.append({times->numbers[i], frame});
    }
    if (const GodotValue *betweens = note->at("between"))
        takeBetweens(*betweens, *times);
}

void TrackReader::take(const QString &name, const GodotValue &reference)
{
    m_current = {name, 0, {}};
    m_glides = false;
    spend(1);
    const bool isReset = name == QLatin1String(godotResetName);
    if (isReset ? m_tree.resource(&reference, GodotResource::OtherFile) != nullptr : isElsewhere(reference))
        return;
    const std::optional<GodotAnimationLines> animation = m_tree.animation(reference);
    if (!animation)
        return;
    m_bytes += animation->bytes;
    if (m_bytes > std::max<qint64>(leastToBeRead, readings * m_tree.size()))
        throw fields::Refusal{
            {{},
             animationPlace(m_current),
             GodotTracksWords::tr(
                 "animations are played under so many names that the file would be read more than %1 times")
                 .arg(readings)}};
    const GodotSection &section = animation->section;
    m_current.length = godotNumber(section.property("length"), 1);
    takeMarks(section);
    if (isReset && m_current.marks.isEmpty()) { // else it is that of a tag
        m_animations.hasReset = true;
        return;
    }
    spend(animation->count);
    for (const GodotTrack &track : animation->tracks)
        takeTrack(track);
    switchShapes();
    switchMarkers();
    switchRegions();
    m_current.play = playOf(section, m_tree.dialect());
    if (m_current.events.removeIf([this](const GodotEventKey &key) { return key.time >= m_current.length; }) > 0)
        tell(GodotTracksWords::tr("calls at its end are left out: events happen where a frame begins"));
    const QString missed = m_passedOver.taken();
    if (!missed.isEmpty())
        tell(missed);
    if (m_glides)
        tell(GodotTracksWords::tr(
            "Godot runs through the cells between its keys as well; the frames are those of the keys"));
    const bool showsFrames = !m_current.switches.isEmpty() || !m_current.cells.isEmpty() ||
                             !m_current.events.isEmpty() || !m_current.marks.isEmpty();
    if (showsFrames)
        m_animations.list.append(m_current);
    else if (missed.isEmpty())
        tell(GodotTracksWords::tr("it is left out: it changes nothing of what frames show"));
}

/// A resource in a file of its own, which nobody reads: told once for each file.
bool TrackReader::isElsewhere(const GodotValue &reference)
{
    const GodotSection *file = m_tree.resource(&reference, GodotResource::OtherFile);
    if (!file)
        return false;
    const QString path = file->textOf("path");
    if (!m_files.contains(path))
        m_animations.notes.add(
            {path, GodotTracksWords::tr("its animations are left out: make them unique in Godot, so that the scene "
                                        "holds them")});
    m_files.insert(path);
    return true;
}

void TrackReader::takeLibrary(const GodotValue &reference)
{
    if (isElsewhere(reference))
        return;
    const GodotSection *library = m_tree.resource(&reference, GodotResource::Own);
    const GodotValue *data = library ? library->property("_data") : nullptr;
    for (size_t k = 0; data && k + 1 < data->items.size(); k += 2)
        take(data->items[k].text, data->items[k + 1]);
}

/// Version 3 has animations of its own, version 4 libraries of them: in one dictionary, and from 4.6 on as properties
/// of their own. Paths are seen from the player's root node, which is its parent unless it says another.
void TrackReader::takePlayer(const GodotSection &player)
{
    const GodotValue *root = player.property("root_node");
    const bool saysRoot = root && root->isCall("NodePath") && root->items.size() == 1;
    m_base = GodotTree::pathFrom(GodotTree::pathOf(player), saysRoot ? root->items.front().text : QStringLiteral(".."));
    const QString animation = QStringLiteral("anims/");
    const QString library = QStringLiteral("libraries/");
    for (const auto &[property, value] : player.properties) {
        if (property.startsWith(animation))
            take(property.mid(animation.size()), value);
        else if (property.startsWith(library))
            takeLibrary(value);
    }
    const GodotValue *libraries = player.property("libraries");
    for (size_t i = 1; libraries && i < libraries->items.size(); i += 2)
        takeLibrary(libraries->items[i]);
}

} // namespace

GodotAnimations godotAnimations(const GodotTree &tree, const QHash<QString, int> &shapeNodes, const GodotCells &cells,
                                const QList<GodotMarker> &markers)
{
    TrackReader reader(tree, shapeNodes, cells, markers);
    for (const GodotSection *node : tree.nodes()) {
        if (node->textOf("type") == QLatin1String("AnimationPlayer"))
            reader.takePlayer(*node);
    }
    return std::move(reader).animations();
}

} // namespace hitbox
