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

} // namespace

QList<LayerRun> layerRunsOf(const QStringList &entries, const QStringList &layers, int lastTagged)
{
    if (layers.size() > mostLayers || layers.size() * entries.size() > mostLookups)
        return oneRun(entries.size());
    QStringList longestFirst = layers;
    longestFirst.removeAll(QString());
    std::ranges::stable_sort(longestFirst, std::ranges::greater(), [](const QString &layer) { return layer.size(); });
    QList<LayerRun> runs = writtenRuns(entries, longestFirst);
    if (runs.size() < 2)
        return oneRun(entries.size());
    int lowest = runs.constFirst().numbers.constFirst();
    int highest = 0;
    for (const LayerRun &run : std::as_const(runs)) {
        lowest = std::min(lowest, run.numbers.constFirst());
        highest = std::max(highest, run.numbers.constLast());
    }
    if (layers.isEmpty() && lastTagged > highest) // the words are tags, within which frames are numbered
        return oneRun(entries.size());
    if (highest <= lastTagged) // from 0 on: no layer has anything in the first frames
        return runs;
    for (LayerRun &run : runs) { // from 1 on, as far as can be told
        for (int &number : run.numbers)
            number -= lowest;
    }
    return runs;
}

} // namespace hitbox
