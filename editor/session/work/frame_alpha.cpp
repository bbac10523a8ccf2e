#include "session/work/frame_alpha.h"

#include "images/alpha_mask.h"
#include "session/files/project_images.h"
#include "session/session.h"

#include <algorithm>

namespace hitbox {

namespace {

/// The frame in view and its neighbours; a mask of the largest picture takes 64 MiB.
constexpr qsizetype keptMasks = 4;

} // namespace

FrameAlpha::FrameAlpha(const Session &session, const ProjectImages &images)
    : m_session(session)
    , m_images(images)
{
}

std::shared_ptr<const geometry::PixelMask> FrameAlpha::mask(FrameRef ref) const
{
    const Frame *frame = findFrame(m_session.document(), ref);
    if (!frame)
        return nullptr;
    const QImage image = m_images.image(imageOf(*findSprite(m_session.document(), ref.sprite), *frame));
    if (image.isNull())
        return nullptr;
    const auto known = std::find_if(m_kept.cbegin(), m_kept.cend(), [&](const Kept &kept) {
        return kept.image == image.cacheKey() && kept.rect == frame->rect;
    });
    if (known != m_kept.cend()) {
        m_kept.move(known - m_kept.cbegin(), 0);
        return m_kept.constFirst().mask;
    }
    m_kept.prepend(
        {image.cacheKey(), frame->rect, std::make_shared<geometry::PixelMask>(alphaMask(image, frame->rect))});
    if (m_kept.size() > keptMasks)
        m_kept.removeLast();
    return m_kept.constFirst().mask;
}

} // namespace hitbox
