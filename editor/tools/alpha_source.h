#pragma once

#include "document/document.h"

#include <memory>

#include <hitbox/geometry/mask.h>

namespace hitbox {

/// Where tools ask for the pixels beneath the shapes. Nothing is read before somebody asks.
class AlphaSource
{
public:
    AlphaSource() = default;
    AlphaSource(const AlphaSource &) = delete;
    AlphaSource &operator=(const AlphaSource &) = delete;
    virtual ~AlphaSource() = default;

    /// The alpha bytes of the pixels that the frame shows, as stored: pixel (0, 0) of the mask is the top-left of
    /// Frame::rect and lies at Frame::offset of the untrimmed frame. Null for a frame that does not exist and where
    /// the image cannot be read.
    virtual std::shared_ptr<const geometry::PixelMask> mask(FrameRef frame) const = 0;
};

} // namespace hitbox
