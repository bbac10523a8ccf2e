#pragma once

#include "tools/alpha_source.h"

#include <QList>
#include <QRect>

namespace hitbox {

class ProjectImages;
class Session;

/// The alpha of the session's frames, made from their images when it is asked for. Those asked for last are kept.
class FrameAlpha final : public AlphaSource
{
public:
    FrameAlpha(const Session &session, const ProjectImages &images); ///< both outlive it

    std::shared_ptr<const geometry::PixelMask> mask(FrameRef frame) const override;

private:
    struct Kept {
        qint64 image = 0; ///< QImage::cacheKey(): differs once the pixels do
        QRect rect;
        std::shared_ptr<const geometry::PixelMask> mask;
    };

    const Session &m_session;
    const ProjectImages &m_images;
    mutable QList<Kept> m_kept; ///< the latest first
};

} // namespace hitbox
