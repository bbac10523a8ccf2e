#include "formats/importers/godot_frames.h"

#include "document/numbers.h"
#include "formats/importers/animation_layout.h"
#include "formats/json_fields.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>
#include <set>

namespace hitbox {

namespace {

/// Seconds as milliseconds, without the noise of their last digits, and within what a frame may last.
double milliseconds(double seconds)
{
    return std::min(std::round(seconds * 1e6) / 1e3, limits::coordinate);
}

/// The pictures that differ, and what the animations make of them.
class FrameFinder
{
public:
    explicit FrameFinder(const QList<bool> &isOn)
        : m_before(isOn)
    {
    }

    PictureSequence sequenceOf(const GodotAnimation &animation);
    GodotFrame picture(int number) const { return m_pictures[number]; }

private:
    struct Step {
        double begin = 0;
        QList<int> nodes;
    };

    QList<Step> stepsOf(const GodotAnimation &animation);
    int numberOf(const GodotFrame &picture);

    QList<bool> m_before;
    QList<GodotFrame> m_pictures;
    QHash<QByteArray, int> m_numbers;
    qsizetype m_shown = 0;
};

QList<FrameFinder::Step> FrameFinder::stepsOf(const GodotAnimation &animation)
{
    QList<GodotSwitch> switches = animation.switches;
    std::stable_sort(switches.begin(), switches.end(),
                     [](const GodotSwitch &a, const GodotSwitch &b) { return a.time < b.time; });
    std::set<int> on;
    for (int node = 0; node < m_before.size(); ++node) {
        if (m_before[node])
            on.insert(node);
    }
    QList<Step> steps;
    qsizetype next = 0;
    double time = 0;
    while (true) {
        for (; next < switches.size() && switches[next].time <= time; ++next) {
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
        if (steps.isEmpty() || steps.constLast().nodes != nodes)
            steps.append({time, nodes});
        if (next == switches.size() || switches[next].time >= animation.length)
            return steps;
        time = switches[next].time;
    }
}

int FrameFinder::numberOf(const GodotFrame &picture)
{
    QByteArray key = shortestNumber(picture.duration);
    for (const int node : picture.nodes)
        key += ',' + QByteArray::number(node);
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
        sequence.pictures.append(numberOf({steps[i].nodes, milliseconds(end - steps[i].begin)}));
    }
    return sequence;
}

} // namespace

GodotFrames godotFrames(const QList<GodotAnimation> &animations, const QList<bool> &isOn)
{
    FrameFinder finder(isOn);
    QList<PictureSequence> sequences;
    for (const GodotAnimation &animation : animations)
        sequences.append(finder.sequenceOf(animation));
    const AnimationLayout layout = animationLayout(sequences);
    GodotFrames frames{{}, layout.tags};
    for (const int picture : layout.frames)
        frames.frames.append(finder.picture(picture));
    return frames;
}

} // namespace hitbox
