#pragma once

#include "tools/snapping/snapper.h"

#include <QCoreApplication>
#include <QList>

#include <optional>

namespace hitbox {

/// Draws a polygon or a chain point by point. The draft holds the outline as soon as it could be finished, with the
/// cursor as its last point, so that what is wrong with it shows while it is drawn.
class OutlineDrawing final : public Tool
{
    Q_DECLARE_TR_FUNCTIONS(OutlineDrawing)

public:
    /// Polygon or Chain.
    explicit OutlineDrawing(ShapeKind kind);

    ToolAnswer handle(const ToolInput &input, const ToolContext &context) override;
    void cancel() override;
    bool busy() const override { return !m_points.isEmpty(); }
    bool finishable() const override { return outlineOf(m_points).size() >= fewestPoints(); }
    QList<geometry::Point> placedPoints() const override { return m_points; }
    ToolAnswer goOn(const QList<geometry::Point> &points, const ToolContext &context) override;
    Overlay overlay(const ToolContext &context) const override;
    QString hint(const ToolContext &context) const override;

private:
    enum class LastPress { AddedPoint, AddedNothing };

    ToolAnswer pressed(const ToolInput &input, const ToolContext &context);
    ToolAnswer moved(const ToolInput &input, const ToolContext &context);
    ToolAnswer hovered(const ToolInput &input, const ToolContext &context);
    ToolAnswer doubleClicked(const ToolInput &input, const ToolContext &context);
    ToolAnswer keyed(const ToolInput &input, const ToolContext &context);
    static ToolAnswer keyedIdle(const ToolInput &input, const ToolContext &context);
    ToolAnswer finished(const ToolContext &context);
    ToolAnswer draftAnswer(const ToolContext &context) const;
    Document withOutline(const ToolContext &context, const QList<geometry::Point> &points) const;

    qsizetype fewestPoints() const { return m_kind == ShapeKind::Polygon ? 3 : 2; }
    QList<geometry::Point> outlineOf(const QList<geometry::Point> &drawn) const; ///< with the mirrored ones
    bool closesAt(geometry::Point position, double reach) const;
    bool repeatsAnEnd(geometry::Point point) const;
    SnapResult nextPoint(const ToolInput &input, const ToolContext &context);
    void mirrorAsIn(const ToolContext &context);

    ShapeKind m_kind;
    std::optional<double> m_mirrorAxis; ///< as the last input found it; never for chains
    QList<geometry::Point> m_points;
    Snapper m_snapper;
    std::optional<SnapResult> m_snap;        ///< where a click would set a point, before the first one too
    std::optional<geometry::Point> m_cursor; ///< snapped, or the first point while closing
    bool m_closing = false;                  ///< a click would close the polygon
    LastPress m_lastPress = LastPress::AddedNothing;
};

} // namespace hitbox
