#pragma once

#include "drawing/drawn_probe.h"
#include "scene/handle_size.h"

#include <QGraphicsItem>

#include <optional>

namespace hitbox {

/// The probes on a stage.
class ProbeItem : public QGraphicsItem
{
public:
    explicit ProbeItem(const Theme &theme);

    /// `emphasis` is one meeting that a list points at. `sceneArea` is all that can be scrolled to.
    void show(const QList<DrawnProbe> &probes, const std::optional<ProbeMeeting> &emphasis, const QRectF &sceneArea);

    void setHandles(HandleSize size);

    QRectF boundingRect() const override { return m_area; }
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget) override;

private:
    const Theme &m_theme; ///< of the scene, which outlives it
    QList<DrawnProbe> m_probes;
    std::optional<ProbeMeeting> m_emphasis;
    QRectF m_area;
    HandleSize m_handles = HandleSize::Usual;
};

} // namespace hitbox
