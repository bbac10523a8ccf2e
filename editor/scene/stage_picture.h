#pragma once

#include "scene/kept_picture.h"
#include "scene/lit_overlaps.h"
#include "scene/stage_content.h"

namespace hitbox {

class OverlapsLayer;

/// The frames that stand on a stage with their shapes and overlaps, over lines that show where one is.
class StagePicture : public KeptPicture
{
public:
    /// The layer must outlive it. Where overlaps differ, an instance does, or drawAnew() is called.
    StagePicture(const Pixmaps &pixmaps, const OverlapsLayer &overlaps, const Theme &theme);

    void setTheme(const Theme &theme);
    void show(const Document &document, int stage, const QSet<int> &selected);
    void forgetImages(); ///< the next show() draws all of them anew

    const StageContent &content() const { return m_content; }

private:
    void lookFrom(const QRectF &view) override;
    void drawAll(QPainter &painter, const QRectF &exposed, const QStyleOptionGraphicsItem &option) override;
    void drawPixels(QPainter &painter, int instance, const QRectF &exposed) const;
    void drawShapes(QPainter &painter, int instance) const;

    Theme m_theme;
    StageContent m_content;
    const OverlapsLayer &m_overlaps;
    LitOverlaps::Detail m_detail = LitOverlaps::Detail::Full;
};

} // namespace hitbox
