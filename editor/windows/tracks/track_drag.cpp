#include "windows/tracks/track_drag.h"

#include "document/tracks.h"

#include <QCoreApplication>

#include <algorithm>
#include <utility>

namespace hitbox {

namespace {

bool isStillThere(const Sprite &sprite, const ChosenTrack &bar)
{
    const auto isIn = [&](int frame) { return frame >= 0 && frame < sprite.frames.size(); };
    const auto hasShape = [&](int frame) { return placeOf(sprite.frames.at(frame), bar.track) >= 0; };
    return std::all_of(bar.frames.cbegin(), bar.frames.cend(), isIn) &&
           std::any_of(bar.frames.cbegin(), bar.frames.cend(), hasShape);
}

QList<int> framesFromTo(int from, int to)
{
    QList<int> frames;
    for (int frame = from; frame <= to; ++frame)
        frames.append(frame);
    return frames;
}

Document withEndDragged(Document document, int sprite, const TrackDrag &drag, const ChosenTrack &bar)
{
    const bool isEnd = drag.kind == TrackDrag::Kind::End;
    const int from = isEnd ? bar.frames.constLast() : bar.frames.constFirst();
    const bool grows = isEnd == (drag.by > 0);
    if (grows) {
        const bool holds = placeOf(document.sprites.at(sprite).frames.at(from), bar.track) >= 0;
        return holds ? extendTrack(std::move(document), sprite, bar.track, from, from + drag.by) : document;
    }
    return withoutTrack(std::move(document), sprite, bar.track,
                        isEnd ? framesFromTo(from + drag.by + 1, from) : framesFromTo(from, from + drag.by - 1));
}

QString nameOfTrack(const Sprite &sprite, TrackId track)
{
    const QList<TrackPlace> places = placesOf(sprite, track);
    return places.isEmpty() ? QString()
                            : sprite.frames.at(places.constFirst().frame).shapes.at(places.constFirst().shape).name;
}

/// The first frame of the bar that has a shape of the track.
int firstFrame(const Sprite &sprite, const ChosenTrack &bar)
{
    const auto found = std::find_if(bar.frames.cbegin(), bar.frames.cend(),
                                    [&](int frame) { return placeOf(sprite.frames.at(frame), bar.track) >= 0; });
    return found == bar.frames.cend() ? bar.frames.constFirst() : *found;
}

int lastFrame(const Sprite &sprite, const ChosenTrack &bar)
{
    const auto found = std::find_if(bar.frames.crbegin(), bar.frames.crend(),
                                    [&](int frame) { return placeOf(sprite.frames.at(frame), bar.track) >= 0; });
    return found == bar.frames.crend() ? bar.frames.constLast() : *found;
}

QString dragText(const char *text)
{
    return QCoreApplication::translate("hitbox::TracksPanel", text);
}

} // namespace

TrackDrag withinSprite(TrackDrag drag, const Sprite &sprite)
{
    const auto last = static_cast<int>(sprite.frames.size()) - 1;
    for (const ChosenTrack &bar : std::as_const(drag.bars)) {
        const auto hasShape = [&](int frame) { return placeOf(sprite.frames.at(frame), bar.track) >= 0; };
        QList<int> frames = bar.frames;
        frames.removeIf([&](int frame) { return frame < 0 || frame > last || !hasShape(frame); });
        if (frames.isEmpty())
            continue;
        const int first = frames.constFirst();
        const int end = frames.constLast();
        switch (drag.kind) {
        case TrackDrag::Kind::Begin: drag.by = std::clamp(drag.by, -first, end - first); break;
        case TrackDrag::Kind::End: drag.by = std::clamp(drag.by, first - end, last - end); break;
        case TrackDrag::Kind::Move:
        case TrackDrag::Kind::Copy: drag.by = std::clamp(drag.by, -first, last - end); break;
        }
    }
    return drag;
}

bool isHeldBack(const Sprite &sprite, const TrackDrag &drag)
{
    const bool isCopy = drag.kind == TrackDrag::Kind::Copy;
    if (!isCopy && drag.kind != TrackDrag::Kind::Move)
        return false;
    const TrackDrag within = withinSprite(drag, sprite);
    return std::any_of(within.bars.cbegin(), within.bars.cend(), [&](const ChosenTrack &bar) {
        return isStillThere(sprite, bar) && isInTheWay(sprite, bar.track, bar.frames, within.by, isCopy);
    });
}

Document dragged(Document document, int sprite, const TrackDrag &drag)
{
    if (drag.by == 0 || !findSprite(document, sprite))
        return document;
    const TrackDrag within = withinSprite(drag, document.sprites.at(sprite));
    if (isHeldBack(document.sprites.at(sprite), within))
        return document;
    for (const ChosenTrack &bar : within.bars) {
        if (within.by == 0 || !isStillThere(document.sprites.at(sprite), bar))
            continue;
        switch (within.kind) {
        case TrackDrag::Kind::Begin:
        case TrackDrag::Kind::End: document = withEndDragged(std::move(document), sprite, within, bar); break;
        case TrackDrag::Kind::Move:
            document = moveTrack(std::move(document), sprite, bar.track, bar.frames, within.by);
            break;
        case TrackDrag::Kind::Copy:
            document = copyTrack(std::move(document), sprite, bar.track, bar.frames, within.by);
            break;
        }
    }
    return document;
}

QString textOf(const Document &document, int sprite, const TrackDrag &drag)
{
    const QString name = drag.bars.size() == 1
                             ? nameOfTrack(document.sprites.at(sprite), drag.bars.constFirst().track)
                             : dragText(QT_TRANSLATE_NOOP("hitbox::TracksPanel", "%1 tracks")).arg(drag.bars.size());
    const int first = firstFrame(document.sprites.at(sprite), drag.bars.constFirst()) + drag.by;
    const int last = lastFrame(document.sprites.at(sprite), drag.bars.constFirst()) + drag.by;
    switch (drag.kind) {
    case TrackDrag::Kind::Begin:
        return dragText(QT_TRANSLATE_NOOP("hitbox::TracksPanel", "Begin %1 in frame %2"))
            .arg(name, QString::number(first));
    case TrackDrag::Kind::End:
        return dragText(QT_TRANSLATE_NOOP("hitbox::TracksPanel", "End %1 in frame %2"))
            .arg(name, QString::number(last));
    case TrackDrag::Kind::Move:
        return dragText(QT_TRANSLATE_NOOP("hitbox::TracksPanel", "Move %1 to frame %2"))
            .arg(name, QString::number(first));
    case TrackDrag::Kind::Copy:
        return dragText(QT_TRANSLATE_NOOP("hitbox::TracksPanel", "Copy %1 to frame %2"))
            .arg(name, QString::number(first));
    }
    return {};
}

} // namespace hitbox
