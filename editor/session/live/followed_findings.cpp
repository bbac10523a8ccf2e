#include "session/live/followed_findings.h"

#include <QHash>

namespace hitbox {

namespace {

/// Where sprites and frames stand, for many questions about one value.
class PlacesById
{
public:
    explicit PlacesById(const Document &document)
    {
        qsizetype frames = 0;
        for (const Sprite &sprite : document.sprites)
            frames += sprite.frames.size();
        m_sprites.reserve(document.sprites.size());
        m_frames.reserve(frames);
        for (int s = 0; s < document.sprites.size(); ++s) {
            m_sprites.insert(*document.sprites[s].id, s);
            for (int f = 0; f < document.sprites[s].frames.size(); ++f)
                m_frames.insert(*document.sprites[s].frames[f].id, {s, f});
        }
    }

    FrameRef of(Id<Frame> frame) const { return m_frames.value(frame); }
    FrameRef of(Id<Sprite> sprite) const { return {m_sprites.value(sprite, -1), -1}; }

private:
    QHash<Id<Sprite>, int> m_sprites;
    QHash<Id<Frame>, FrameRef> m_frames;
};

} // namespace

QList<Finding> followedFindings(const QList<Finding> &findings, const Document &from, const Document &to)
{
    if (findings.isEmpty())
        return findings;
    const PlacesById places(to);
    QList<Finding> followed;
    for (Finding finding : findings) {
        if (const Sprite *sprite = findSprite(from, finding.frame.sprite)) {
            const Frame *frame = findFrame(from, finding.frame);
            finding.frame = frame ? places.of(*frame->id) : places.of(*sprite->id);
            if (finding.frame.sprite < 0)
                continue;
        }
        followed.append(finding);
    }
    return followed;
}

} // namespace hitbox
