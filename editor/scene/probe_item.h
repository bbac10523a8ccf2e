#pragma once

#include "document/document.h"
#include "drawing/drawing.h"
#include "stage/probe_answer.h"

#include <QGraphicsItem>
#include <QList>

#include <optional>

namespace hitbox {

/// A probe as it is drawn.
struct DrawnProbe {
    enum class Look { InHand, Dropped, Hot, Selected };
    Outline outline;
    ProbeAnswer answer;
    Look look = Look::Dropped;
    std::optional<int> hotHandle; ///< of a selected one; see probeHandles()

    friend bool operator==(const DrawnProbe &, const DrawnProbe &) = default;
};

/// Probes, dashed; the shapes that they hit, lit up; a mark wherever boundaries meet: a cross, a ring for a touch, a
/// thick line along what is shared. Of probes that a hand is at, a line to the nearest boundary too, with its length.
class ProbeItem : public QGraphicsItem
{
public:
    explicit ProbeItem(const Theme &theme);

    /// `emphasis` is one meeting that a list points at. `sceneArea` is all that can be scrolled to.
    void show(const QList<DrawnProbe> &probes, const std::optional<ProbeMeeting> &emphasis, const QRectF &sceneArea);
    void setTheme(const Theme &theme);

    QRectF boundingRect() const override { return m_area; }
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget) override;

private:
    void drawLit(QPainter &painter, const QTransform &world) const;
    void drawProbe(QPainter &painter, const QTransform &world, const DrawnProbe &probe) const;
    void drawWay(QPainter &painter, const QTransform &world, const ProbeWay &way) const;
    void drawMeeting(QPainter &painter, const QTransform &world, const ProbeMeeting &meeting) const;
    void drawHandles(QPainter &painter, const QTransform &world, const DrawnProbe &probe) const;

    Theme m_theme;
    QList<DrawnProbe> m_probes;
    std::optional<ProbeMeeting> m_emphasis;
    QRectF m_area;
};

} // namespace hitbox
