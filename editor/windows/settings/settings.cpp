#include "windows/settings/settings.h"

#include "document/limits.h"

#include <QSettings>

#include <algorithm>
#include <cmath>

namespace hitbox {

namespace {

constexpr int leastTextSize = 9;
constexpr int mostTextSize = 28;

/// One line for each action: "edit.undo=Ctrl+Z; Alt+Backspace".
QStringList textOfKeys(const ChosenKeys &chosen)
{
    QStringList lines;
    for (const auto &[id, keys] : chosen.asKeyValueRange())
        lines.append(id + QLatin1Char('=') + QKeySequence::listToString(keys, QKeySequence::PortableText));
    return lines;
}

ChosenKeys keysFromText(const QStringList &lines)
{
    ChosenKeys chosen;
    for (const QString &line : lines) {
        QList<QKeySequence> keys =
            QKeySequence::listFromString(line.section(QLatin1Char('='), 1), QKeySequence::PortableText);
        keys.removeAll(QKeySequence());
        chosen.insert(line.section(QLatin1Char('='), 0, 0), keys);
    }
    return chosen;
}

QVariantList listOfPlaces(const QList<DocumentPlace> &places)
{
    QVariantList list;
    for (const DocumentPlace &place : places)
        list.append(QVariant(
            QVariantList{place.path, place.frame.sprite, place.frame.frame, place.canvas.zoom, place.canvas.center}));
    return list;
}

QList<DocumentPlace> placesFrom(const QVariantList &list)
{
    QList<DocumentPlace> places;
    for (const QVariant &entry : list.mid(0, Settings::mostPlaces)) {
        const QVariantList parts = entry.toList();
        const double zoom = parts.value(3).toDouble();
        if (parts.size() > 4 && zoom >= 0)
            places.append(
                {parts[0].toString(), {parts[1].toInt(), parts[2].toInt()}, {zoom, parts.value(4).toPointF()}});
    }
    return places;
}

/// Numbers that make no grid give the one that is delivered.
SnapGrid loadGrid(const QSettings &store)
{
    SnapGrid grid{{store.value(QStringLiteral("snapStepX"), 8).toDouble(),
                   store.value(QStringLiteral("snapStepY"), 8).toDouble()},
                  {store.value(QStringLiteral("snapFromX"), 0).toDouble(),
                   store.value(QStringLiteral("snapFromY"), 0).toDouble()}};
    const auto isStep = [](double step) { return step > 0 && step <= limits::coordinate; };
    const auto isPlace = [](double place) { return std::abs(place) <= limits::coordinate; };
    const bool fits = isStep(grid.step.x) && isStep(grid.step.y) && isPlace(grid.offset.x) && isPlace(grid.offset.y);
    return fits ? grid : SnapGrid();
}

SnapSettings loadSnapping(const QSettings &store)
{
    SnapSettings snap;
    snap.step = static_cast<SnapStep>(std::clamp(store.value(QStringLiteral("snap"), 1).toInt(), 0, 3));
    const int kinds = store.value(QStringLiteral("snapTo"), 0).toInt();
    for (const SnapKind kind : allSnapKinds())
        snap.to.setFlag(kind, (kinds & static_cast<int>(kind)) != 0);
    snap.grid = loadGrid(store);
    return snap;
}

void saveSnapping(QSettings &store, const SnapSettings &snap)
{
    store.setValue(QStringLiteral("snap"), static_cast<int>(snap.step));
    store.setValue(QStringLiteral("snapTo"), snap.to.toInt());
    store.setValue(QStringLiteral("snapStepX"), snap.grid.step.x);
    store.setValue(QStringLiteral("snapStepY"), snap.grid.step.y);
    store.setValue(QStringLiteral("snapFromX"), snap.grid.offset.x);
    store.setValue(QStringLiteral("snapFromY"), snap.grid.offset.y);
}

constexpr std::pair<const char *, bool OnionSkin::*> onionSwitches[] = {
    {"onionShown", &OnionSkin::isShown},    {"onionShapes", &OnionSkin::shapes}, {"onionPixels", &OnionSkin::pixels},
    {"onionTint", &OnionSkin::tint},        {"onionFade", &OnionSkin::fade},     {"onionInFront", &OnionSkin::inFront},
    {"onionKeysOnly", &OnionSkin::keysOnly}};
constexpr std::pair<const char *, int OnionSkin::*> onionCounts[] = {{"onionBefore", &OnionSkin::before},
                                                                     {"onionAfter", &OnionSkin::after}};

OnionSkin loadOnionSkin(const QSettings &store)
{
    OnionSkin onion;
    for (const auto &[key, part] : onionSwitches)
        onion.*part = store.value(QLatin1String(key), onion.*part).toBool();
    for (const auto &[key, part] : onionCounts)
        onion.*part = std::clamp(store.value(QLatin1String(key), onion.*part).toInt(), 0, OnionSkin::most);
    return onion;
}

void saveOnionSkin(QSettings &store, const OnionSkin &onion)
{
    for (const auto &[key, part] : onionSwitches)
        store.setValue(QLatin1String(key), onion.*part);
    for (const auto &[key, part] : onionCounts)
        store.setValue(QLatin1String(key), onion.*part);
}

FrameTimes loadFrameTimes(const QSettings &store)
{
    FrameTimes times;
    if (store.value(QStringLiteral("durationsInTicks"), false).toBool())
        times.unit = FrameTimes::Unit::Ticks;
    times.perSecond =
        std::clamp(store.value(QStringLiteral("ticksPerSecond"), times.perSecond).toInt(), 1, FrameTimes::fastest);
    return times;
}

WorkKeeping loadKeeping(const QSettings &store)
{
    const auto count = [&store](const char *key, auto usual, auto most) {
        const int value = store.value(QLatin1String(key)).toInt();
        return value >= 1 && value <= most ? value : int(usual);
    };
    const WorkKeeping usual;
    return {std::chrono::seconds(count("keptAfter", usual.pause.count(), WorkKeeping::longestPause.count())),
            std::chrono::days(count("closedStays", usual.closed.count(), WorkKeeping::longestClosed.count())),
            count("versions", usual.versions, WorkKeeping::mostVersions)};
}

void saveKeeping(QSettings &store, const WorkKeeping &keeping)
{
    store.setValue(QStringLiteral("keptAfter"), int(keeping.pause.count()));
    store.setValue(QStringLiteral("closedStays"), int(keeping.closed.count()));
    store.setValue(QStringLiteral("versions"), keeping.versions);
}

} // namespace

Settings loadSettings()
{
    const QSettings store;
    Settings settings;
    settings.recentFiles = store.value(QStringLiteral("recentFiles")).toStringList().mid(0, Settings::mostRecentFiles);
    settings.openFiles = store.value(QStringLiteral("openFiles")).toStringList();
    settings.frontFile = store.value(QStringLiteral("frontFile")).toInt();
    settings.places = placesFrom(store.value(QStringLiteral("places")).toList());
    settings.theme = static_cast<ThemeChoice>(std::clamp(store.value(QStringLiteral("theme"), 0).toInt(), 0, 2));
    settings.sight = static_cast<Sight>(std::clamp(store.value(QStringLiteral("sight"), 0).toInt(), 0, 3));
    settings.textSize =
        std::clamp(store.value(QStringLiteral("textSize"), settings.textSize).toInt(), leastTextSize, mostTextSize);
    settings.language = store.value(QStringLiteral("language")).toString();
    if (store.value(QStringLiteral("wheelScrolls"), false).toBool())
        settings.wheel = WheelUse::Scroll;
    if (store.value(QStringLiteral("largeHandles"), false).toBool())
        settings.handles = HandleSize::Large;
    settings.snap = loadSnapping(store);
    settings.loupe = store.value(QStringLiteral("loupe"), true).toBool();
    settings.tips.areShown = store.value(QStringLiteral("gestureTips"), true).toBool();
    settings.tips.seen = store.value(QStringLiteral("gesturesSeen")).toStringList();
    settings.onion = loadOnionSkin(store);
    settings.frameTimes = loadFrameTimes(store);
    settings.keeping = loadKeeping(store);
    settings.windowGeometry = store.value(QStringLiteral("windowGeometry")).toByteArray();
    settings.splitters = store.value(QStringLiteral("splitters")).toByteArray();
    settings.foldedPanels = store.value(QStringLiteral("foldedPanels"), settings.foldedPanels).toStringList();
    settings.hiddenPanels = store.value(QStringLiteral("hiddenPanels")).toStringList();
    settings.exportFormat = store.value(QStringLiteral("exportFormat"), settings.exportFormat).toString();
    settings.exports = PastExports::fromList(store.value(QStringLiteral("exports")).toList());
    settings.keys = keysFromText(store.value(QStringLiteral("keys")).toStringList());
    return settings;
}

void saveSettings(const Settings &settings)
{
    QSettings store;
    store.setValue(QStringLiteral("recentFiles"), settings.recentFiles);
    store.setValue(QStringLiteral("openFiles"), settings.openFiles);
    store.setValue(QStringLiteral("frontFile"), settings.frontFile);
    store.setValue(QStringLiteral("places"), listOfPlaces(settings.places));
    store.setValue(QStringLiteral("theme"), static_cast<int>(settings.theme));
    store.setValue(QStringLiteral("sight"), static_cast<int>(settings.sight));
    store.setValue(QStringLiteral("textSize"), settings.textSize);
    store.setValue(QStringLiteral("language"), settings.language);
    store.setValue(QStringLiteral("wheelScrolls"), settings.wheel == WheelUse::Scroll);
    store.setValue(QStringLiteral("largeHandles"), settings.handles == HandleSize::Large);
    saveSnapping(store, settings.snap);
    store.setValue(QStringLiteral("loupe"), settings.loupe);
    store.setValue(QStringLiteral("gestureTips"), settings.tips.areShown);
    store.setValue(QStringLiteral("gesturesSeen"), settings.tips.seen);
    saveOnionSkin(store, settings.onion);
    store.setValue(QStringLiteral("durationsInTicks"), settings.frameTimes.unit == FrameTimes::Unit::Ticks);
    store.setValue(QStringLiteral("ticksPerSecond"), settings.frameTimes.perSecond);
    saveKeeping(store, settings.keeping);
    store.setValue(QStringLiteral("windowGeometry"), settings.windowGeometry);
    store.setValue(QStringLiteral("splitters"), settings.splitters);
    store.setValue(QStringLiteral("foldedPanels"), settings.foldedPanels);
    store.setValue(QStringLiteral("hiddenPanels"), settings.hiddenPanels);
    store.setValue(QStringLiteral("exportFormat"), settings.exportFormat);
    store.setValue(QStringLiteral("exports"), settings.exports.toList());
    store.setValue(QStringLiteral("keys"), textOfKeys(settings.keys));
}

Settings withPlace(Settings settings, const DocumentPlace &place)
{
    if (place.path.isEmpty())
        return settings;
    settings.places.removeIf([&place](const DocumentPlace &other) { return other.path == place.path; });
    settings.places.prepend(place);
    settings.places = settings.places.mid(0, Settings::mostPlaces);
    return settings;
}

Settings withRecentFile(Settings settings, const QString &path)
{
    settings.recentFiles.removeAll(path);
    settings.recentFiles.prepend(path);
    settings.recentFiles = settings.recentFiles.mid(0, Settings::mostRecentFiles);
    return settings;
}

} // namespace hitbox
