#include "formats/exporters/preparation/frame_timeline.h"

#include <algorithm>

namespace hitbox {

FrameTimeline frameTimeline(const Sprite &sprite, const QList<int> &frames)
{
    FrameTimeline timeline;
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
    timeline.length = std::max(milliseconds / 1000, shortestTimeline);
    return timeline;
}

QByteArray heldPlaceKey(const Shape &shape, geometry::Point pivot)
{
    QByteArray key = QByteArray::number(shape.track.value) + ' ' + QByteArray::number(int(shape.kind()));
    const auto add = [&key](double number) {
        const double plain = number + 0.0; // of both zeros the one
        key.append(reinterpret_cast<const char *>(&plain), sizeof plain);
    };
    add(radiusOf(shape.outline));
    for (const geometry::Point point : definingPoints(shape.outline)) {
        add(point.x - pivot.x);
        add(point.y - pivot.y);
    }
    return key;
}

} // namespace hitbox
