#include "formats/importers/godot_frames.h"

#include "document/numbers.h"
#include "formats/importers/animation_layout.h"
#include "formats/json/json_fields.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>
#include <optional>
#include <set>
#include <utility>

namespace hitbox {

namespace {

/// Seconds as milliseconds, without the noise of their last digits, and within what a frame may last.
double milliseconds(double seconds)
{
    return std::min(std::round(seconds * 1e6) / 1e3, limits::coordinate);
}

template <typename Key>
QList<Key> inOrder(QList<Key> keys)
{
    std::stable_sort(keys.begin(), keys.end(), [](const Key &a, const Key &b) { return a.time < b.time; });
    return keys;
}

/// When the key comes; never behind the last.
template <typename Key>
double timeOf(const QList<Key> &keys, qsizetype at)
{
    return at < keys.size() ? keys[at].time : std::numeric_limits<double>::infinity();
}

/// The pictures that differ, and what the animations make of them.
class FrameFinder
{
public:
    FrameFinder(const QList<bool> &isOn, int cell)
        : m_before(isOn)
        , m_cellBefore(cell)
    {
    }

    PictureSequence sequenceOf(const GodotAnimation &animation);
    GodotFrame picture(int number) const { return m_pictures[number]; }
    QList<int> ranks() const;

private:
    struct Step {
        double begin = 0;
        QList<int> nodes;
        int cell = 0;
        QList<int> events;
        QString name;
    };

    QList<Step> stepsOf(const GodotAnimation &animation);
    int numberOf(const GodotFrame &picture);

    QList<bool> m_before;
    int m_cellBefore = 0;
    QList<GodotFrame> m_pictures;
    QHash<QByteArray, int> m_numbers;
    qsizetype m_shown = 0;
};

QList<FrameFinder::Step> FrameFinder::stepsOf(const GodotAnimation &animation)
{
    const QList<GodotSwitch> switches = inOrder(animation.switches);
    const QList<GodotCellKey> cells = inOrder(animation.cells);
    const QList<GodotEventKey> events = inOrder(animation.events);
    const QList<GodotFrameMark> marks = inOrder(animation.marks);
    std::set<int> on;
    for (int node = 0; node < m_before.size(); ++node) {
        if (m_before[node])
            on.insert(node);
    }
    QList<Step> steps;
    qsizetype next = 0;
    qsizetype nextCell = 0;
    qsizetype nextEvent = 0;
    qsizetype nextMark = 0;
    QString name;
    int cell = m_cellBefore;
    double time = 0;
    while (true) {
        for (; timeOf(cells, nextCell) <= time; ++nextCell)
            cell = cells[nextCell].cell;
        bool isMarked = false;
        for (; timeOf(marks, nextMark) <= time; ++nextMark) {
            name = marks[nextMark].name;
            isMarked = true;
        }
        QList<int> happening;
        for (; timeOf(events, nextEvent) <= time; ++nextEvent)
            happening.append(events[nextEvent].event);
        for (; timeOf(switches, next) <= time; ++next) {
            if (switches[next].isOn)
                on.insert(switches[next].node);
            else
                on.erase(switches[next].node);
        }
        m_shown += qsizetype(on.size()) + 1;
        if (m_shown > mostShownNodes)
            throw fields::Refusal{
                {{},
                 QCoreApplication::translate("import", "animation “%1”").arg(animation.name),
                 QCoreApplication::translate("import", "found more than %1 shapes in all frames").arg(mostShownNodes)}};
        const QList<int> nodes(on.begin(), on.end());
        const bool isNew = steps.isEmpty() || steps.constLast().nodes != nodes || steps.constLast().cell != cell;
        if (isNew || isMarked || !happening.isEmpty())
            steps.append({time, nodes, cell, happening, name});
        time = std::min(
            {timeOf(switches, next), timeOf(cells, nextCell), timeOf(events, nextEvent), timeOf(marks, nextMark)});
        if (time >= animation.length)
            return steps;
    }
}

int FrameFinder::numberOf(const GodotFrame &picture)
{
    QByteArray key = shortestNumber(picture.duration) + ';' + QByteArray::number(picture.cell);
    for (const int node : picture.nodes)
        key += ',' + QByteArray::number(node);
    for (const int event : picture.events)
        key += '!' + QByteArray::number(event);
    key += '#' + picture.name.toUtf8();
    const auto known = m_numbers.constFind(key);
    if (known != m_numbers.constEnd())
        return *known;
    m_numbers.insert(key, int(m_pictures.size()));
    m_pictures.append(picture);
    return int(m_pictures.size()) - 1;
}

PictureSequence FrameFinder::sequenceOf(const GodotAnimation &animation)
{
    PictureSequence sequence{animation.name, {}};
    const QList<Step> steps = stepsOf(animation);
    for (qsizetype i = 0; i < steps.size(); ++i) {
        const double end = i + 1 < steps.size() ? steps[i + 1].begin : std::max(animation.length, steps[i].begin);
        sequence.pictures.append(numberOf(
            {steps[i].nodes, milliseconds(end - steps[i].begin), steps[i].cell, steps[i].events, steps[i].name}));
    }
    return sequence;
}

/// In the order of their nodes, which scenes mostly have in that of the frames.
QList<int> FrameFinder::ranks() const
{
    std::map<QList<int>, int> rankOf;
    for (const GodotFrame &picture : m_pictures) {
        if (!picture.nodes.isEmpty())
            rankOf.insert({picture.nodes, 0});
    }
    int last = 0;
    for (auto &[nodes, rank] : rankOf)
        rank = last++;
    QList<int> ranks;
    for (const GodotFrame &picture : m_pictures)
        ranks.append(picture.nodes.isEmpty() ? -1 : rankOf.at(picture.nodes));
    return ranks;
}

} // namespace

GodotFrames godotFrames(const QList<GodotAnimation> &animations, const QList<bool> &isOn, int cell)
{
    FrameFinder finder(isOn, cell);
    QList<PictureSequence> sequences;
    for (const GodotAnimation &animation : animations)
        sequences.append(finder.sequenceOf(animation));
    const AnimationLayout layout = animationLayout(sequences, finder.ranks());
    GodotFrames frames{{}, layout.tags};
    for (qsizetype i = 0; i < frames.tags.size(); ++i) { // every animation shows something
        Tag &tag = frames.tags[i];
        tag.repeat = animations[i].play == GodotPlay::Once ? 1 : 0;
        if (animations[i].play == GodotPlay::ThereAndBack && tag.direction == TagDirection::Forward)
            tag.direction = TagDirection::PingPong;
        else if (animations[i].play == GodotPlay::ThereAndBack && tag.direction == TagDirection::Reverse)
            tag.direction = TagDirection::PingPongReverse;
    }
    for (const int picture : layout.frames)
        frames.frames.append(finder.picture(picture));
    return frames;
}

GodotFrames inOrderOfCells(GodotFrames frames, int cellCount)
{
    std::set<int> cells;
    for (const GodotFrame &frame : std::as_const(frames.frames))
        cells.insert(frame.cell);
    if (frames.frames.size() != cellCount || cells.size() != size_t(cellCount))
        return frames;
    QList<int> cellOf;
    for (const GodotFrame &frame : std::as_const(frames.frames))
        cellOf.append(frame.cell);
    QList<Tag> tags;
    for (const Tag &tag : std::as_const(frames.tags)) {
        const std::optional<Tag> inCells = tagAlong(tag, cellOf);
        if (!inCells)
            return frames;
        tags.append(*inCells);
    }
    frames.tags = tags;
    std::sort(frames.frames.begin(), frames.frames.end(),
              [](const GodotFrame &a, const GodotFrame &b) { return a.cell < b.cell; });
    return frames;
}

} // namespace hitbox
