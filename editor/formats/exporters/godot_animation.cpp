#include "formats/exporters/godot_animation.h"

#include "document/numbers.h"
#include "document/playback.h"
#include "formats/exporters/godot_metadata.h"
#include "formats/exporters/preparation/frame_timeline.h"
#include "formats/exporters/preparation/unique_names.h"

#include <QVarLengthArray>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <string>
#include <utility>

namespace hitbox {

namespace {

struct TrackTimeline {
    QString name;
    QList<FrameStep> steps;
    double length = 0;
    int repeat = 0;                 ///< Tag::repeat
    QList<QList<int>> stepsOf = {}; ///< for each frame, which of the steps show it
};

TrackTimeline timelineOf(const Sprite &sprite, const QString &name, const QList<int> &frames)
{
    FrameTimeline shown = frameTimeline(sprite, frames);
    TrackTimeline timeline{name, std::move(shown.steps), shown.length};
    timeline.stepsOf.resize(sprite.frames.size());
    for (int step = 0; step < timeline.steps.size(); ++step)
        timeline.stepsOf[timeline.steps[step].frame].append(step);
    return timeline;
}

QList<TrackTimeline> timelinesOf(const Sprite &sprite, GodotReset reset)
{
    const QStringList names = godotAnimationsOfTags(sprite, reset);
    QList<TrackTimeline> timelines;
    for (qsizetype tag = 0; tag < names.size(); ++tag) {
        if (names[tag].isEmpty())
            continue;
        timelines.append(timelineOf(sprite, names[tag], playOrder(sprite, static_cast<int>(tag))));
        timelines.last().repeat = sprite.tags[tag].repeat;
    }
    if (timelines.isEmpty() && (sprite.frames.size() > 1 || hasEvents(sprite)))
        timelines.append(timelineOf(sprite, QString::fromLatin1(godotDefaultName), playOrder(sprite, -1)));
    return timelines;
}

/// A step that shows a node, and which of the node's frames it shows.
struct ShownStep {
    int step = 0;
    qsizetype frame = 0;
};

/// In the order of the steps.
QList<ShownStep> shownSteps(const TrackTimeline &timeline, const GodotNode &node)
{
    QList<ShownStep> shown;
    for (qsizetype i = 0; i < node.frames.size(); ++i) {
        for (const int step : timeline.stepsOf[node.frames[i]])
            shown.append({step, i});
    }
    std::sort(shown.begin(), shown.end(), [](const ShownStep &a, const ShownStep &b) { return a.step < b.step; });
    return shown;
}

/// Others are `disabled` where they are not there.
bool isSwitchedByVisible(const GodotNode &node)
{
    return node.kind != GodotNodeKind::Shape;
}

/// From a step on, the node is there or it is not.
struct SwitchKey {
    int step = 0;
    bool isShown = false;
};

/// The first at time 0, then one at every change.
QVarLengthArray<SwitchKey> switchKeys(const TrackTimeline &timeline, const QList<ShownStep> &shown)
{
    QVarLengthArray<SwitchKey> keys;
    if (shown.isEmpty() || shown.constFirst().step > 0)
        keys.append({0, false});
    for (qsizetype i = 0; i < shown.size(); ++i) {
        if (i == 0 || shown[i - 1].step + 1 < shown[i].step)
            keys.append({shown[i].step, true});
        const int next = shown[i].step + 1;
        const bool ends = i + 1 == shown.size() || shown[i + 1].step > next;
        if (ends && next < timeline.steps.size())
            keys.append({next, false});
    }
    return keys;
}

/// The keys of `disabled` or `visible`.
void addSwitchKeys(QByteArray &text, const TrackTimeline &timeline, const QList<ShownStep> &shown,
                   const GodotNode &node, GodotVersion version)
{
    const bool whenShown = isSwitchedByVisible(node);
    const QVarLengthArray<SwitchKey> keys = switchKeys(timeline, shown);
    QVarLengthArray<double> times;
    for (const SwitchKey &key : keys)
        times.append(timeline.steps[key.step].time);
    text += "{\n\"times\": ";
    addGodotFloats(text, times, version);
    text += ",\n\"update\": 1,\n\"values\": [";
    for (qsizetype i = 0; i < keys.size(); ++i) {
        text += i == 0 ? "" : ", ";
        text += keys[i].isShown == whenShown ? "true" : "false";
    }
    text += "]\n}\n";
}

/// Whether the node runs from the one of its shown steps to the next, there or back.
bool runsOn(const GodotNode &node, const QList<ShownStep> &shown, qsizetype at)
{
    if (node.glides.isEmpty() || at + 1 == shown.size() || shown[at + 1].step != shown[at].step + 1)
        return false;
    const int frame = node.frames[shown[at].frame];
    const int next = node.frames[shown[at + 1].frame];
    return std::abs(frame - next) == 1 && node.glides[std::min(shown[at].frame, shown[at + 1].frame)];
}

/// A key wherever the value changes. A transition of 0 keeps it until the next key, one of 1 runs there at an even
/// speed.
QByteArray propertyKeys(const TrackTimeline &timeline, const QList<ShownStep> &shown, const GodotNode &node,
                        const GodotProperty &property, GodotVersion version)
{
    QList<double> times;
    QList<double> transitions;
    QByteArray values;
    const QByteArray *last = nullptr;
    bool wasGliding = false;
    for (qsizetype i = 0; i < shown.size(); ++i) {
        const QByteArray &value = property.values[shown[i].frame];
        const bool glides = runsOn(node, shown, i);
        if (!last || *last != value || wasGliding || glides) {
            values += (last ? ", " : "") + value;
            times.append(timeline.steps[shown[i].step].time);
            transitions.append(glides ? 1 : 0);
        }
        last = &value;
        wasGliding = glides;
    }
    const bool runs = transitions.contains(1.0);
    return "{\n\"times\": " + godotFloats(times, version) +
           (runs ? ",\n\"transitions\": " + godotFloats(transitions, version) : QByteArray()) +
           ",\n\"update\": " + (runs ? "0" : "1") + ",\n\"values\": [" + values + "]\n}\n";
}

/// A node, and what switches it: all tracks of one path name it alike.
struct TrackedNode {
    const GodotNode *node = nullptr;
    QByteArray switchPath; ///< NodePath("…:disabled"); empty for one that is always there
};

QString pathOf(const GodotNode &node)
{
    return node.parent.isEmpty() ? node.name : node.parent + QLatin1Char('/') + node.name;
}

QByteArray nodePath(const QString &path)
{
    return "NodePath(" + godotString(path) + ')';
}

QList<TrackedNode> trackedNodes(const Sprite &sprite, const QList<GodotNode> &nodes)
{
    QList<TrackedNode> tracked;
    tracked.reserve(nodes.size());
    for (const GodotNode &node : nodes) {
        const bool isVisible = isSwitchedByVisible(node);
        const QLatin1String property(isVisible ? ":visible" : ":disabled");
        const bool isAlwaysThere = isVisible && node.frames.size() == sprite.frames.size();
        tracked.append({&node, isAlwaysThere ? QByteArray() : nodePath(pathOf(node) + property)});
    }
    return tracked;
}

/// The tracks of an animation, numbered from 0, at the end of a text: of a hundred thousand none is held twice.
class TrackWriter
{
public:
    TrackWriter(QByteArray &text, const Sprite &sprite, const TrackTimeline &timeline, GodotVersion version)
        : m_text(text)
        , m_sprite(sprite)
        , m_timeline(timeline)
        , m_version(version)
    {
    }

    void addNode(const TrackedNode &tracked)
    {
        const GodotNode &node = *tracked.node;
        const QList<ShownStep> shown = shownSteps(m_timeline, node);
        if (!tracked.switchPath.isEmpty())
            addSwitch(tracked, shown);
        for (const GodotProperty &property : shown.isEmpty() ? QList<GodotProperty>() : node.properties)
            add("value", propertyPath(node, property), propertyKeys(m_timeline, shown, node, property, m_version));
    }

    /// As the scene begins with it.
    void addReset(const TrackedNode &tracked)
    {
        const GodotNode &node = *tracked.node;
        const bool isShown = node.frames.constFirst() == 0;
        if (!tracked.switchPath.isEmpty()) {
            begin("value", tracked.switchPath);
            m_text += keyAtBegin(isShown == isSwitchedByVisible(node) ? "true" : "false");
        }
        for (const GodotProperty &property : node.properties)
            add("value", propertyPath(node, property), keyAtBegin(property.values.constFirst()));
    }

    /// A track has one key at a time: the second event of a frame stands in a second track.
    void addEvents()
    {
        while (addEventsOfRank(m_rank))
            ++m_rank;
    }

private:
    static QString propertyPath(const GodotNode &node, const GodotProperty &property)
    {
        return pathOf(node) + QLatin1Char(':') + QString::fromLatin1(property.name);
    }

    QByteArray keyAtBegin(const QByteArray &value) const
    {
        return "{\n\"times\": " + godotFloats({0}, m_version) + ",\n\"update\": 1,\n\"values\": [" + value + "]\n}\n";
    }

    void add(const char *type, const QString &path, const QByteArray &keys)
    {
        begin(type, nodePath(path));
        m_text += keys;
    }

    /// Up to its keys. As short as Godot takes it, for there are as many as shapes times animations: what has its
    /// default stays away.
    void begin(const char *type, const QByteArray &nodePath)
    {
        const std::string track = "tracks/" + std::to_string(m_count++);
        m_track.clear();
        m_track.append(track).append("/type = \"").append(type).append("\"\n");
        m_track.append(track).append("/path = ").append(nodePath.constData(), size_t(nodePath.size())).append("\n");
        m_track.append(track).append("/keys = ");
        m_text.append(m_track.data(), qsizetype(m_track.size()));
    }

    /// Most nodes are in one animation, and are switched off alike in all others.
    void addSwitch(const TrackedNode &tracked, const QList<ShownStep> &shown)
    {
        begin("value", tracked.switchPath);
        QByteArray &whenAbsent = m_whenAbsent[isSwitchedByVisible(*tracked.node) ? 1 : 0];
        if (!shown.isEmpty()) {
            addSwitchKeys(m_text, m_timeline, shown, *tracked.node, m_version);
            return;
        }
        if (whenAbsent.isEmpty())
            addSwitchKeys(whenAbsent, m_timeline, shown, *tracked.node, m_version);
        m_text += whenAbsent;
    }

    bool addEventsOfRank(qsizetype rank)
    {
        QList<double> times;
        QByteArray calls;
        for (const FrameStep &step : m_timeline.steps) {
            const QList<FrameEvent> &events = m_sprite.frames[step.frame].events;
            if (rank >= events.size())
                continue;
            calls += (times.isEmpty() ? "" : ", ") + callOf(events[rank]);
            times.append(step.time);
        }
        if (times.isEmpty())
            return false;
        add("method", QStringLiteral("."),
            "{\n\"times\": " + godotFloats(times, m_version) + ",\n\"transitions\": " +
                godotFloats(QList<double>(times.size(), 1), m_version) + ",\n\"values\": [" + calls + "]\n}\n");
        return true;
    }

    /// By propagate_call, which every node has and which does nothing where nobody waits for events.
    static QByteArray callOf(const FrameEvent &event)
    {
        return "{\n\"args\": [" + godotString(QString::fromLatin1(godotEventMethod)) + ", [" + godotString(event.name) +
               ", " + godotDictionary(event.properties) + "]],\n\"method\": \"propagate_call\"\n}";
    }

    QByteArray &m_text;
    const Sprite &m_sprite;
    const TrackTimeline &m_timeline;
    GodotVersion m_version;
    std::array<QByteArray, 2> m_whenAbsent; ///< the keys of nodes that the animation does not show
    std::string m_track;                    ///< the one that is written: its memory is used again
    int m_count = 0;
    qsizetype m_rank = 0;
};

QByteArray headOf(const TrackTimeline &timeline)
{
    return "resource_name = " + godotString(timeline.name) + "\nlength = " + shortestNumber(timeline.length) + '\n';
}

/// What the node is in each step, as a list of texts.
QByteArray betweenWords(const TrackTimeline &timeline, const GodotNode &node)
{
    QByteArray words;
    for (const FrameStep &step : timeline.steps) {
        const auto at = std::lower_bound(node.frames.cbegin(), node.frames.cend(), step.frame);
        const bool isThere = at != node.frames.cend() && *at == step.frame;
        words += (words.isEmpty() ? "" : ", ") +
                 godotString(isThere ? betweenName(node.betweens[at - node.frames.cbegin()]) : QString());
    }
    return '[' + words + ']';
}

/// See godotFramesNote.
QByteArray framesNote(const Sprite &sprite, const TrackTimeline &timeline, const QList<TrackedNode> &nodes,
                      GodotVersion version)
{
    QList<double> times;
    QByteArray names;
    for (const FrameStep &step : timeline.steps) {
        names += (times.isEmpty() ? "" : ", ") + godotString(sprite.frames[step.frame].name);
        times.append(step.time);
    }
    QByteArray betweens;
    for (const TrackedNode &tracked : nodes) {
        const GodotNode &node = *tracked.node;
        if (!node.betweens.isEmpty())
            betweens += (betweens.isEmpty() ? "" : ",\n") + godotString(node.parent + QLatin1Char('/') + node.name) +
                        ": " + betweenWords(timeline, node);
    }
    const QByteArray note = "{\n" + (betweens.isEmpty() ? QByteArray() : "\"between\": {\n" + betweens + "\n},\n") +
                            "\"names\": [" + names + "],\n\"times\": " + godotFloats(times, version) + "\n}";
    const QByteArray name = godotFramesNote;
    return version == GodotVersion::Three ? "__meta__ = {\n\"" + name + "\": " + note + "\n}\n"
                                          : "metadata/" + name + " = " + note + '\n';
}

void addResetBody(QByteArray &text, const Sprite &sprite, const TrackTimeline &timeline,
                  const QList<TrackedNode> &nodes, GodotVersion version)
{
    text += headOf(timeline);
    TrackWriter tracks(text, sprite, timeline, version);
    for (const TrackedNode &node : nodes)
        tracks.addReset(node);
}

void addAnimationBody(QByteArray &text, const Sprite &sprite, const TrackTimeline &timeline,
                      const QList<TrackedNode> &nodes, GodotLoop loop, GodotVersion version)
{
    text += headOf(timeline);
    if (loop == GodotLoop::Forever && timeline.repeat != 1)
        text += version == GodotVersion::Three ? "loop = true\n" : "loop_mode = 1\n";

    text += framesNote(sprite, timeline, nodes, version);
    TrackWriter tracks(text, sprite, timeline, version);
    for (const TrackedNode &node : nodes)
        tracks.addNode(node);
    tracks.addEvents();
}

} // namespace

QStringList godotAnimationsOfTags(const Sprite &sprite, GodotReset reset)
{
    UniqueNames unique;
    if (reset == GodotReset::Written)
        unique.add(QString::fromLatin1(godotResetName));
    QStringList names;
    for (int tag = 0; tag < sprite.tags.size(); ++tag) {
        const bool isShown = !framesOf(sprite, tag).isEmpty();
        names.append(isShown ? unique.add(godotAnimationName(sprite.tags[tag].name)) : QString());
    }
    return names;
}

QList<bool> godotShownFrames(const Sprite &sprite)
{
    const QList<TrackTimeline> timelines = timelinesOf(sprite, GodotReset::None);
    QList<bool> shown(sprite.frames.size(), timelines.isEmpty());
    for (const TrackTimeline &timeline : timelines) {
        for (const FrameStep &step : timeline.steps)
            shown[step.frame] = true;
    }
    return shown;
}

bool hasEvents(const Sprite &sprite)
{
    return std::any_of(sprite.frames.begin(), sprite.frames.end(),
                       [](const Frame &frame) { return !frame.events.isEmpty(); });
}

QByteArray godotAnimationPlayer(const Sprite &sprite, const QList<GodotNode> &nodes, GodotPlayback playback,
                                GodotVersion version, GodotResources &resources)
{
    const QList<TrackTimeline> timelines = timelinesOf(sprite, playback.reset);
    if (timelines.isEmpty() || (nodes.isEmpty() && !hasEvents(sprite)))
        return {};

    QByteArray player =
        "[node name=" + godotString(QString::fromLatin1(godotPlayerName)) + " type=\"AnimationPlayer\" parent=\".\"]\n";
    QByteArray library;
    const QList<TrackedNode> tracked = trackedNodes(sprite, nodes);
    const auto add = [&](const QString &name, const auto &addBody) {
        const QByteArray reference = resources.addBy("Animation", addBody);
        if (version == GodotVersion::Three)
            player += godotString(QStringLiteral("anims/") + name) + " = " + reference + '\n';
        else
            library += (library.isEmpty() ? "" : ",\n") + godotString(name) + ": " + reference;
    };
    if (playback.reset == GodotReset::Written) {
        const TrackTimeline timeline{QString::fromLatin1(godotResetName), {}, shortestTimeline};
        add(timeline.name, [&](QByteArray &text) { addResetBody(text, sprite, timeline, tracked, version); });
    }
    for (const TrackTimeline &timeline : timelines)
        add(timeline.name,
            [&](QByteArray &text) { addAnimationBody(text, sprite, timeline, tracked, playback.loop, version); });
    if (version == GodotVersion::Four) {
        const QByteArray reference = resources.add("AnimationLibrary", "_data = {\n" + library + "\n}\n");
        player += "libraries = {\n\"\": " + reference + "\n}\n";
    }
    return player + '\n';
}

} // namespace hitbox
