#pragma once

#include <QWidget>

namespace hitbox {

/// A bar over the canvas, in the middle of one of its edges: as large as what it holds, and no wider than the canvas.
class CanvasBar : public QWidget
{
    Q_OBJECT

public:
    /// Keeps to the upper or lower edge, so many pixels away from it.
    CanvasBar(QWidget *canvas, Qt::Edge edge, int margin);

signals:
    void covers(Qt::Edge edge, int pixels); ///< of the canvas, at that edge; 0 while it is hidden

protected:
    bool event(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;
    void place(); ///< after another size, or as it comes and goes
    /// Before it is placed: what has no room within so many pixels is left out rather than cut.
    virtual void fitInto(int) {}

private:
    Qt::Edge m_edge;
    int m_margin = 0;
};

} // namespace hitbox
