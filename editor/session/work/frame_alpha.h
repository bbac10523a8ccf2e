#pragma once

#include "tools/alpha_source.h"

#include <QList>
#include <QRect>

namespace hitbox {

class Session;

/// The alpha of the session's frames, made from their images when it is asked for. Those asked for last are kept.
class FrameAlpha final : public AlphaSource
{
public:
    explicit FrameAlpha(const Session &session);

    std::shared_ptr<const geometry::PixelMask> mask(FrameRef frame) const override;

private:
    struct Kept {
        qint64 image = 0; ///< QImage::cacheKey(): differs once the pixels do
        QRect rect;
        std::shared_ptr<const geometry::PixelMask> mask;
    };

    const Session &m_session;
    mutable QList<Kept> m_kept; ///< the latest first
};

} // namespace hitbox
