#include "formats/importers/animation_layout.h"

#include <QHash>
#include <QSet>

#include <algorithm>
#include <utility>

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
    switch (direction) {
    case TagDirection::Forward: return TagDirection::Reverse;
    case TagDirection::Reverse: return TagDirection::Forward;
    case TagDirection::PingPong: return TagDirection::PingPongReverse;
    case TagDirection::PingPongReverse: break;
    }
    return TagDirection::PingPong;
}

Tag tagFrom(const QString &name, qsizetype from, qsizetype count, TagDirection direction)
{
    return {name, int(from), int(from + count - 1), direction, {}};
}

/// Pictures that are neighbours in some of the runs. Each of them has two at most, and none come back to where they
/// began: all of them can lie in rows.
class PicturePaths
{
public:
    bool join(const QList<int> &run); ///< false, and nothing happens, where it goes along no row
    QList<int> takeRowOf(int picture, const QList<int> &ranks);
    bool isTaken(int picture) const { return m_taken.contains(picture); }

private:
    struct Joint {
        int before = 0;
        int after = 0;
        int begin = 0; ///< of the row that ended with the one before
        int end = 0;   ///< of the one that began with the one after
    };

    bool areJoined(int a, int b) const { return m_neighbours.value(a).contains(b); }
    bool mayJoin(int a, int b) const;
    Joint joined(int before, int after);
    void part(const Joint &joint);
    QList<int> walk(int from, int next) const;

    QHash<int, QList<int>> m_neighbours; ///< in the order in which they came
    QHash<int, int> m_otherEnds;         ///< of each end of a row; of others of no meaning
    QHash<int, int> m_after;             ///< by the one before, where a run joined both
    QSet<int> m_taken;
};

bool PicturePaths::mayJoin(int a, int b) const
{
    return m_neighbours.value(a).size() < 2 && m_neighbours.value(b).size() < 2 && m_otherEnds.value(a, a) != b;
}

PicturePaths::Joint PicturePaths::joined(int before, int after)
{
    const Joint joint{before, after, m_otherEnds.value(before, before), m_otherEnds.value(after, after)};
    m_neighbours[before].append(after);
    m_neighbours[after].append(before);
    m_otherEnds[joint.begin] = joint.end;
    m_otherEnds[joint.end] = joint.begin;
    return joint;
}

void PicturePaths::part(const Joint &joint)
{
    m_neighbours[joint.before].removeLast();
    m_neighbours[joint.after].removeLast();
    m_otherEnds[joint.begin] = joint.before;
    m_otherEnds[joint.end] = joint.after;
}

bool PicturePaths::join(const QList<int> &run)
{
    if (QSet<int>(run.begin(), run.end()).size() != run.size())
        return false;
    QList<Joint> joints;
    for (qsizetype i = 1; i < run.size(); ++i) {
        if (areJoined(run[i - 1], run[i]))
            continue;
        if (!mayJoin(run[i - 1], run[i])) {
            for (; !joints.isEmpty(); joints.removeLast())
                part(joints.constLast());
            return false;
        }
        joints.append(joined(run[i - 1], run[i]));
    }
    for (const Joint &joint : std::as_const(joints))
        m_after.insert(joint.before, joint.after);
    return true;
}

/// From the one on, over the other, up to the end.
QList<int> PicturePaths::walk(int from, int next) const
{
    QList<int> row{from, next};
    while (true) {
        const QList<int> neighbours = m_neighbours.value(row.constLast());
        if (neighbours.size() < 2)
            return row;
        row.append(neighbours[0] == row[row.size() - 2] ? neighbours[1] : neighbours[0]);
    }
}

/// All that lie in a row with the picture, as they are shown forward.
QList<int> PicturePaths::takeRowOf(int picture, const QList<int> &ranks)
{
    const QList<int> neighbours = m_neighbours.value(picture);
    QList<int> row = neighbours.isEmpty() ? QList<int>{picture} : walk(picture, neighbours[0]);
    if (neighbours.size() > 1) {
        const QList<int> back = walk(picture, neighbours[1]);
        row = QList<int>(back.rbegin(), back.rend() - 1) + row;
    }
    m_taken.unite(QSet<int>(row.begin(), row.end()));
    qsizetype climbs = 0;
    qsizetype forward = 0;
    int last = ranks.value(row.constFirst(), -1); // that is known
    for (qsizetype i = 1; i < row.size(); ++i) {
        forward += m_after.value(row[i - 1], -1) == row[i] ? 1 : -1;
        const int rank = ranks.value(row[i], -1);
        if (rank < 0)
            continue;
        climbs += last < 0 || last == rank ? 0 : (last < rank ? 1 : -1);
        last = rank;
    }
    if (climbs < 0 || (climbs == 0 && forward < 0))
        std::reverse(row.begin(), row.end());
    return row;
}

/// Frames in the making, with an index of where each picture stands.
class FrameRow
{
public:
    void append(const QList<int> &pictures);
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

void FrameRow::append(const QList<int> &pictures)
{
    for (const int picture : pictures) {
        m_places[picture].append(m_frames.size());
        m_frames.append(picture);
    }
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
    append(run.pictures.sliced(overlap));
    return tagFrom(name, from, run.pictures.size(), run.direction);
}

} // namespace

AnimationLayout animationLayout(const QList<PictureSequence> &sequences, const QList<int> &ranks)
{
    PicturePaths paths;
    QList<int> begins; // of runs that lie along a row
    for (const PictureSequence &sequence : sequences) {
        if (!sequence.pictures.isEmpty() && paths.join(runOf(sequence.pictures).pictures))
            begins.append(sequence.pictures.constFirst());
    }
    FrameRow row;
    for (const int picture : std::as_const(begins)) {
        if (!paths.isTaken(picture))
            row.append(paths.takeRowOf(picture, ranks));
    }
    QList<Tag> tags;
    for (const PictureSequence &sequence : sequences) {
        if (!sequence.pictures.isEmpty())
            tags.append(row.place(sequence.name, runOf(sequence.pictures)));
    }
    return {row.frames(), tags};
}

std::optional<Tag> tagAlong(Tag tag, const QList<int> &places)
{
    const int from = places[tag.from];
    const int to = places[tag.to];
    const int step = from <= to ? 1 : -1;
    for (int i = tag.from; i <= tag.to; ++i) {
        if (places[i] != from + (i - tag.from) * step)
            return std::nullopt;
    }
    if (step < 0)
        tag.direction = turnedRound(tag.direction);
    tag.from = std::min(from, to);
    tag.to = std::max(from, to);
    return tag;
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
