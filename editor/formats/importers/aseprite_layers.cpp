#include "formats/importers/aseprite_layers.h"

#include <QRegularExpression>
#include <QSet>

#include <algorithm>
#include <numeric>
#include <optional>

namespace hitbox {

namespace {

constexpr qsizetype mostLayers = 1'000;
constexpr qsizetype mostLookups = 5'000'000; ///< of a layer in an entry

struct LayerEntry {
    QString layer;
    int number = 0;
};

/// The last number in the text.
std::optional<int> lastNumber(const QString &text)
{
    static const QRegularExpression pattern(QStringLiteral("([0-9]{1,9})[^0-9]*$"));
    const QRegularExpressionMatch found = pattern.match(text);
    return found.hasMatch() ? std::optional(found.captured(1).toInt()) : std::nullopt;
}

/// As Aseprite writes it by itself.
std::optional<LayerEntry> usualEntry(const QString &name)
{
    static const QRegularExpression pattern(QStringLiteral("\\(([^()]+)\\) ?([0-9]{1,9})(\\.[A-Za-z]+)?$"));
    const QRegularExpressionMatch found = pattern.match(name);
    return found.hasMatch() ? std::optional(LayerEntry{found.captured(1), found.captured(2).toInt()}) : std::nullopt;
}

/// Of layers whose names are parts of each other, the longest comes first.
std::optional<LayerEntry> entryOf(const QString &name, const QStringList &layers)
{
    const std::optional<LayerEntry> usual = usualEntry(name);
    if (usual && (layers.isEmpty() || layers.contains(usual->layer)))
        return usual;
    for (const QString &layer : layers) {
        const qsizetype at = name.lastIndexOf(layer);
        const std::optional<int> number =
            at < 0 ? std::nullopt : lastNumber(name.left(at) + u' ' + name.mid(at + layer.size()));
        if (number)
            return LayerEntry{layer, *number};
    }
    return std::nullopt;
}

QList<LayerRun> oneRun(qsizetype entries)
{
    LayerRun all;
    all.numbers.resize(entries);
    std::iota(all.numbers.begin(), all.numbers.end(), 0);
    return {all};
}

/// Runs with numbers as they are written, or none where the entries are no such sheet's.
QList<LayerRun> writtenRuns(const QStringList &entries, const QStringList &layers)
{
    QList<LayerRun> runs;
    QSet<QString> seen;
    for (int i = 0; i < entries.size(); ++i) {
        const std::optional<LayerEntry> entry = entryOf(entries.at(i), layers);
        if (!entry)
            return {};
        if (runs.isEmpty() || runs.constLast().layer != entry->layer) {
            if (seen.contains(entry->layer))
                return {};
            if (seen.size() == mostLayers)
                return {};
            seen.insert(entry->layer);
            runs.append({entry->layer, i, {}});
        }
        QList<int> &numbers = runs.last().numbers;
        if (!numbers.isEmpty() && numbers.constLast() >= entry->number)
            return {};
        numbers.append(entry->number);
    }
    return runs;
}

bool hasNumber(const LayerRun &run, int number)
{
    return std::ranges::binary_search(run.numbers, number);
}

/// Whether every frame in which a layer has something is in the sheet, as far as the file lists them.
bool agreesWithCels(const QList<LayerRun> &runs, const NumberedFrames &numbered, int first)
{
    return std::ranges::all_of(runs, [&](const LayerRun &run) {
        const QList<int> frames = numbered.cels.value(run.layer);
        return std::ranges::all_of(frames, [&](int frame) { return hasNumber(run, frame + first); });
    });
}

/// Every layer is there in every frame: nothing empty was left out.
bool hasNoGaps(const QList<LayerRun> &runs, int lowest, int highest)
{
    return std::ranges::all_of(
        runs, [&](const LayerRun &run) { return run.numbers.size() == qsizetype(highest) - lowest + 1; });
}

/// Which number the sprite's first frame has in names. Aseprite counts from 0, a pattern of the user's own from
/// anything, and frames in which no layer has anything may be left out: then the lowest one is a later frame's.
void findFirst(LayerRuns &found, int highest, const NumberedFrames &numbered)
{
    if (found.lowest == 0 || highest <= numbered.lastTagged)
        return;
    const bool mayBeZero = agreesWithCels(found.runs, numbered, 0);
    const bool mayBeLowest = agreesWithCels(found.runs, numbered, found.lowest);
    if (mayBeZero != mayBeLowest) {
        found.first = mayBeZero ? 0 : found.lowest;
        return;
    }
    const int untagged = highest - numbered.lastTagged; // the first one, where tags reach to the last frame
    const bool hasTags = numbered.lastTagged >= 0;
    if (hasTags && untagged <= found.lowest && (untagged == 1 || untagged == found.lowest)) {
        found.first = untagged;
        return;
    }
    found.isFirstGuessed = true;
    const bool mayTagsEndThere = untagged >= found.lowest;
    found.first = mayTagsEndThere && hasNoGaps(found.runs, found.lowest, highest) ? found.lowest : 0;
}

} // namespace

LayerRuns layerRunsOf(const QStringList &entries, const QStringList &layers, const NumberedFrames &numbered)
{
    if (layers.size() > mostLayers || layers.size() * entries.size() > mostLookups)
        return {oneRun(entries.size())};
    QStringList longestFirst = layers;
    longestFirst.removeAll(QString());
    std::ranges::stable_sort(longestFirst, std::ranges::greater(), [](const QString &layer) { return layer.size(); });
    LayerRuns found{writtenRuns(entries, longestFirst)};
    if (found.runs.size() < 2)
        return {oneRun(entries.size())};
    found.lowest = found.runs.constFirst().numbers.constFirst();
    int highest = 0;
    for (const LayerRun &run : std::as_const(found.runs)) {
        found.lowest = std::min(found.lowest, run.numbers.constFirst());
        highest = std::max(highest, run.numbers.constLast());
    }
    if (layers.isEmpty() && numbered.lastTagged > highest) // the words are tags, within which frames are numbered
        return {oneRun(entries.size())};
    findFirst(found, highest, numbered);
    for (LayerRun &run : found.runs) {
        for (int &number : run.numbers)
            number -= found.first;
    }
    return found;
}

} // namespace hitbox
