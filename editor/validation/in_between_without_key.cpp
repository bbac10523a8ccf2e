#include "document/tracks.h"
#include "validation/repair.h"
#include "validation/rules.h"

#include <QCoreApplication>
#include <QHash>
#include <QSet>

#include <algorithm>
#include <array>

/// Shapes that are to be worked out from the keys before and behind them in their track, of which one is missing: they
/// stay as they are, and do not follow.
namespace hitbox {

namespace {

enum class MissingKey { Before, Behind, Both };

QString missingKeySentence(MissingKey missing)
{
    switch (missing) {
    case MissingKey::Before:
        return QCoreApplication::translate("hitbox::validation",
                                           "The shape lies between keys of its track, and there is none before it");
    case MissingKey::Behind:
        return QCoreApplication::translate("hitbox::validation",
                                           "The shape lies between keys of its track, and there is none behind it");
    case MissingKey::Both: break;
    }
    return QCoreApplication::translate("hitbox::validation",
                                       "The shape lies between keys of its track, and the track has none");
}

bool hasInBetweens(const Sprite &sprite)
{
    return std::any_of(sprite.frames.begin(), sprite.frames.end(), [](const Frame &frame) {
        return std::any_of(frame.shapes.begin(), frame.shapes.end(), [](const Shape &shape) { return !isKey(shape); });
    });
}

/// Goes along the frames with what waits for a key of its track.
class KeySearch
{
public:
    explicit KeySearch(int sprite)
        : m_sprite(sprite)
    {
    }

    void pass(int frame, const Shape &shape)
    {
        if (isKey(shape) && shape.track) {
            m_waiting.remove(shape.track);
            m_keys.insert(shape.track);
        } else if (!isKey(shape) && m_keys.contains(shape.track)) {
            m_waiting[shape.track].append({frame, shape.id, MissingKey::Behind});
        } else if (!isKey(shape)) {
            m_found.append({frame, shape.id, MissingKey::Before});
            m_tracks.append(shape.track);
        }
    }

    QList<Finding> findings() const
    {
        QList<Place> places;
        for (qsizetype i = 0; i < m_found.size(); ++i) {
            places.append(m_found.at(i));
            if (!m_keys.contains(m_tracks.at(i)))
                places.last().missing = MissingKey::Both;
        }
        for (const QList<Place> &waiting : m_waiting)
            places += waiting;
        std::sort(places.begin(), places.end(), [](const Place &a, const Place &b) {
            return a.frame != b.frame ? a.frame < b.frame : a.shape < b.shape;
        });
        QList<Finding> findings;
        for (const Place &place : std::as_const(places)) {
            Finding finding;
            finding.severity = Severity::Warning;
            finding.frame = {m_sprite, place.frame};
            finding.shape = place.shape;
            finding.message = missingKeySentence(place.missing);
            findings.append(finding);
        }
        return findings;
    }

private:
    struct Place {
        int frame = -1;
        ShapeId shape;
        MissingKey missing = MissingKey::Both;
    };

    int m_sprite;
    QSet<TrackId> m_keys;
    QHash<TrackId, QList<Place>> m_waiting; ///< for a key behind them
    QList<Place> m_found;                   ///< with none before them
    QList<TrackId> m_tracks;                ///< of those
};

QList<Finding> checkInBetweenWithoutKey(const Document &document, const ValidationContext &)
{
    QList<Finding> findings;
    for (int s = 0; s < document.sprites.size(); ++s) {
        if (!hasInBetweens(document.sprites[s]))
            continue;
        KeySearch search(s);
        const QList<Frame> &frames = document.sprites[s].frames;
        for (int f = 0; f < frames.size(); ++f) {
            for (const Shape &shape : frames[f].shapes)
                search.pass(f, shape);
        }
        findings += search.findings();
    }
    return findings;
}

constexpr std::array inBetweenWithoutKeyRepairs{makeKeyRepair};

} // namespace

const Rule inBetweenWithoutKeyRule{"in-between-without-key",
                                   QT_TRANSLATE_NOOP("hitbox::validation", "In-betweens without a key"),
                                   checkInBetweenWithoutKey, inBetweenWithoutKeyRepairs};

} // namespace hitbox
