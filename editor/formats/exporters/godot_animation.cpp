#include "formats/exporters/godot_animation.h"

#include "document/numbers.h"
#include "document/playback.h"
#include "formats/exporters/preparation/export_preparation.h"

#include <QHash>

#include <algorithm>

namespace hitbox {

namespace {

constexpr double shortestAnimation = 0.001; ///< seconds; Godot takes none that is shorter

/// A frame and when it begins, in seconds.
struct Step {
    double time = 0;
    int frame = 0;
};

struct TrackTimeline {
    QString name;
    QList<Step> steps;
    double length = 0;
};

TrackTimeline timelineOf(const Sprite &sprite, const QString &name, const QList<int> &frames)
{
    TrackTimeline timeline{name, {}, 0};
    double milliseconds = 0;
    for (const int frame : frames) {
        const double duration = std::max(sprite.frames[frame].duration, 0.0);
        const bool isShown = duration > 0 || timeline.steps.isEmpty();
        if (isShown && !timeline.steps.isEmpty() && timeline.steps.last().time == milliseconds / 1000)
            timeline.steps.removeLast(); // it was shown for no time at all
        if (isShown)
            timeline.steps.append({milliseconds / 1000, frame});
        milliseconds += duration;
    }
    timeline.length = std::max(milliseconds / 1000, shortestAnimation);
    return timeline;
}

QList<TrackTimeline> timelinesOf(const Sprite &sprite)
{
    const QStringList names = godotAnimationsOfTags(sprite);
    QList<TrackTimeline> timelines;
    for (qsizetype tag = 0; tag < names.size(); ++tag) {
        if (!names[tag].isEmpty())
            timelines.append(timelineOf(sprite, names[tag], playOrder(sprite, static_cast<int>(tag))));
    }
    if (timelines.isEmpty() && sprite.frames.size() > 1)
        timelines.append(timelineOf(sprite, QStringLiteral("default"), playOrder(sprite, -1)));
    return timelines;
}

/// The keys of `disabled` for the shapes of one frame: the first at time 0, then one at every change.
QByteArray keysOf(const TrackTimeline &timeline, int frame, GodotVersion version)
{
    QList<double> times;
    QByteArray values;
    bool last = false;
    for (const Step &step : timeline.steps) {
        const bool disabled = step.frame != frame;
        if (!times.isEmpty() && disabled == last)
            continue;
        values += times.isEmpty() ? "" : ", ";
        values += disabled ? "true" : "false";
        times.append(step.time);
        last = disabled;
    }
    return "{\n\"times\": " + godotFloats(times, version) + ",\n\"update\": 1,\n\"values\": [" + values + "]\n}\n";
}

/// As short as Godot takes it, for there are as many as shapes times animations: what has its default stays away.
QByteArray trackOf(int index, const GodotShapeNode &node, const QByteArray &keys)
{
    const QByteArray track = "tracks/" + QByteArray::number(index);
    const QString path = node.area + QLatin1Char('/') + node.name + QStringLiteral(":disabled");
    return track + "/type = \"value\"\n" + track + "/path = NodePath(" + godotString(path) + ")\n" + track +
           "/keys = " + keys;
}

QByteArray animationBody(const TrackTimeline &timeline, const QList<GodotShapeNode> &nodes, GodotLoop loop,
                         GodotVersion version)
{
    QByteArray body =
        "resource_name = " + godotString(timeline.name) + "\nlength = " + shortestNumber(timeline.length) + '\n';
    if (loop == GodotLoop::Forever)
        body += version == GodotVersion::Three ? "loop = true\n" : "loop_mode = 1\n";

    QHash<int, QByteArray> keysByFrame;
    for (int i = 0; i < nodes.size(); ++i) {
        const int frame = nodes[i].frame;
        if (!keysByFrame.contains(frame))
            keysByFrame.insert(frame, keysOf(timeline, frame, version));
        body += trackOf(i, nodes[i], keysByFrame.value(frame));
    }
    return body;
}

} // namespace

QStringList godotAnimationsOfTags(const Sprite &sprite)
{
    UniqueNames unique;
    QStringList names;
    for (int tag = 0; tag < sprite.tags.size(); ++tag) {
        const bool isShown = !framesOf(sprite, tag).isEmpty();
        names.append(isShown ? unique.add(godotAnimationName(sprite.tags[tag].name)) : QString());
    }
    return names;
}

QByteArray godotAnimationPlayer(const Sprite &sprite, const QList<GodotShapeNode> &nodes, GodotLoop loop,
                                GodotVersion version, GodotResources &resources)
{
    const QList<TrackTimeline> timelines = timelinesOf(sprite);
    if (timelines.isEmpty() || nodes.isEmpty())
        return {};

    QByteArray player =
        "[node name=" + godotString(QString::fromLatin1(godotPlayerName)) + " type=\"AnimationPlayer\" parent=\".\"]\n";
    QByteArray library;
    for (const TrackTimeline &timeline : timelines) {
        const QByteArray reference = resources.add("Animation", animationBody(timeline, nodes, loop, version));
        if (version == GodotVersion::Three)
            player += godotString(QStringLiteral("anims/") + timeline.name) + " = " + reference + '\n';
        else
            library += (library.isEmpty() ? "" : ",\n") + godotString(timeline.name) + ": " + reference;
    }
    if (version == GodotVersion::Four) {
        const QByteArray reference = resources.add("AnimationLibrary", "_data = {\n" + library + "\n}\n");
        player += "libraries = {\n\"\": " + reference + "\n}\n";
    }
    return player + '\n';
}

} // namespace hitbox
