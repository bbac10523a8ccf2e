#pragma once

#include "tool_bench.h"
#include "tools/snapping/snap_targets.h"

/// What the tests of snapping share.
namespace hitbox {

/// One mask for every frame.
class OneMask final : public AlphaSource
{
public:
    explicit OneMask(geometry::PixelMask mask)
        : m_mask(std::make_shared<geometry::PixelMask>(std::move(mask)))
    {
    }

    std::shared_ptr<const geometry::PixelMask> mask(FrameRef) const override
    {
        asked += 1;
        return m_mask;
    }

    mutable int asked = 0;

private:
    std::shared_ptr<const geometry::PixelMask> m_mask;
};

/// A square of opaque pixels from (4, 4) to (12, 12) in a mask of 16 x 16.
inline geometry::PixelMask squareMask()
{
    geometry::PixelMask mask{16, 16, std::vector<std::uint8_t>(256, 0)};
    for (std::size_t y = 4; y < 12; ++y) {
        for (std::size_t x = 4; x < 12; ++x)
            mask.alpha[y * 16 + x] = 255;
    }
    return mask;
}

struct SnapBench {
    Document document;
    Selection selection;
    SnapSettings snap;
    FrameRef frame{0, 0};
    const AlphaSource *alpha = nullptr;

    ToolContext context() const { return {document, frame, -1, selection, snap, {}, alpha}; }
    SnapTargets targets(const QSet<ShapeId> &moving = {}) const { return snapTargets(context(), moving); }
};

} // namespace hitbox
