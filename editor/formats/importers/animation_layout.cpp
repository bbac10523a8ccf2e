#include "formats/importers/animation_layout.h"

#include <QHash>

#include <algorithm>

namespace hitbox {

namespace {

/// A sequence as a run that is shown in one direction.
struct PictureRun {
    QList<int> pictures;
    TagDirection direction = TagDirection::Forward;
};

/// There and back shows both ends once, and the second half is the first one's inside turned round.
bool isThereAndBack(const QList<int> &pictures)
{
    const qsizetype half = pictures.size() / 2;
    if (pictures.size() < 4 || pictures.size() % 2 != 0)
        return false;
    for (qsizetype i = 1; i < half; ++i) {
        if (pictures[i] != pictures[pictures.size() - i])
            return false;
    }
    return true;
}

PictureRun runOf(const QList<int> &pictures)
{
    if (isThereAndBack(pictures))
        return {pictures.first(pictures.size() / 2 + 1), TagDirection::PingPong};
    return {pictures, TagDirection::Forward};
}

/// That which shows a run turned round as it is shown.
TagDirection turnedRound(TagDirection direction)
{
    return direction == TagDirection::PingPong ? TagDirection::PingPongReverse : TagDirection::Reverse;
}

Tag tagFrom(const QString &name, qsizetype from, qsizetype count, TagDirection direction)
{
    return {name, int(from), int(from + count - 1), direction, {}};
}

/// Frames in the making, with an index of where each picture stands.
class FrameRow
{
public:
    Tag place(const QString &name, const PictureRun &run);
    QList<int> frames() const { return m_frames; }

private:
    /// Only so many places are tried for a run, so that pictures that stand everywhere keep nobody waiting. A run that
    /// is not found is added once more.
    static constexpr qsizetype mostTries = 16;

    bool startsAt(qsizetype place, const QList<int> &run, qsizetype count) const;
    qsizetype placeOf(const QList<int> &run) const;
    qsizetype overlapOf(const QList<int> &run) const;

    QList<int> m_frames;
    QHash<int, QList<qsizetype>> m_places;
};

bool FrameRow::startsAt(qsizetype place, const QList<int> &run, qsizetype count) const
{
    return place + count <= m_frames.size() && std::equal(run.begin(), run.begin() + count, m_frames.begin() + place);
}

/// -1 where the run does not stand among the frames.
qsizetype FrameRow::placeOf(const QList<int> &run) const
{
    const QList<qsizetype> places = m_places.value(run.constFirst());
    for (qsizetype i = 0; i < std::min(places.size(), mostTries); ++i) {
        if (startsAt(places[i], run, run.size()))
            return places[i];
    }
    return -1;
}

/// How many of the last frames are the first ones of the run.
qsizetype FrameRow::overlapOf(const QList<int> &run) const
{
    const QList<qsizetype> places = m_places.value(run.constFirst());
    for (qsizetype i = std::max<qsizetype>(places.size() - mostTries, 0); i < places.size(); ++i) {
        const qsizetype count = m_frames.size() - places[i];
        if (count <= run.size() && startsAt(places[i], run, count))
            return count;
    }
    return 0;
}

Tag FrameRow::place(const QString &name, const PictureRun &run)
{
    if (const qsizetype place = placeOf(run.pictures); place >= 0)
        return tagFrom(name, place, run.pictures.size(), run.direction);
    const QList<int> reversed(run.pictures.rbegin(), run.pictures.rend());
    if (const qsizetype place = placeOf(reversed); place >= 0)
        return tagFrom(name, place, reversed.size(), turnedRound(run.direction));
    const qsizetype overlap = overlapOf(run.pictures);
    const qsizetype from = m_frames.size() - overlap;
    for (qsizetype i = overlap; i < run.pictures.size(); ++i) {
        m_places[run.pictures[i]].append(m_frames.size());
        m_frames.append(run.pictures[i]);
    }
    return tagFrom(name, from, run.pictures.size(), run.direction);
}

} // namespace

AnimationLayout animationLayout(const QList<PictureSequence> &sequences)
{
    FrameRow row;
    QList<Tag> tags;
    for (const PictureSequence &sequence : sequences) {
        if (!sequence.pictures.isEmpty())
            tags.append(row.place(sequence.name, runOf(sequence.pictures)));
    }
    return {row.frames(), tags};
}

std::optional<Tag> tagShowing(const QString &name, const QList<int> &frames)
{
    if (frames.isEmpty())
        return std::nullopt;
    const PictureRun run = runOf(frames);
    const auto climbs = [](int before, int after) { return after == before + 1; };
    const auto falls = [](int before, int after) { return after == before - 1; };
    const auto breaks = [&run](const auto &follows) {
        return std::adjacent_find(run.pictures.begin(), run.pictures.end(),
                                  [&follows](int a, int b) { return !follows(a, b); }) != run.pictures.end();
    };
    if (!breaks(climbs))
        return Tag{name, run.pictures.constFirst(), run.pictures.constLast(), run.direction, {}};
    if (!breaks(falls))
        return Tag{name, run.pictures.constLast(), run.pictures.constFirst(), turnedRound(run.direction), {}};
    return std::nullopt;
}

} // namespace hitbox
