#include "stage/stage_frames.h"

namespace hitbox {

namespace {

StageFrames::Known known(const Frame *frame)
{
    if (!frame)
        return {};
    StageFrames::Known result{*frame, {}};
    for (const Shape &shape : frame->shapes)
        result.shapes.push_back(geometryOf(shape.outline));
    return result;
}

} // namespace

std::vector<bool> StageFrames::follow(const Document &document)
{
    std::vector<bool> differ(m_known.size());
    if (document.sprites.isSharedWith(m_sprites))
        return differ;
    m_sprites = document.sprites;
    for (auto it = m_numbers.cbegin(); it != m_numbers.cend(); ++it) {
        const Frame *now = findFrame(document, it.key().first, it.key().second);
        const Frame &before = m_known[it.value()].frame;
        if (now ? now->shapes == before.shapes && now->pivot == before.pivot : before.shapes.isEmpty())
            continue;
        differ[it.value()] = true;
        m_known[it.value()] = known(now);
    }
    return differ;
}

std::size_t StageFrames::numberOf(const Document &document, const Instance &instance)
{
    const auto found = m_numbers.constFind({instance.sprite, instance.frame});
    if (found != m_numbers.cend())
        return found.value();
    m_numbers.insert({instance.sprite, instance.frame}, m_known.size());
    m_known.push_back(known(findFrame(document, instance.sprite, instance.frame)));
    return m_known.size() - 1;
}

} // namespace hitbox
