#pragma once

#include "scene/card_placement.h"
#include "validation/finding.h"
#include "windows/problems/fix_bar.h"

#include <QFrame>

#include <optional>

class QLabel;

namespace hitbox {

class CanvasView;
class FrameScene;
class OpenProject;
class RefreshOnce;

/// Explains one finding where it is: the sentence and what can be done, on a card beside the place. It stands inside
/// the view, beside the shape, and over no handle, no grip and nothing else that lies over the canvas; smaller where
/// room is short, and where there is none, over as few as can be. Escape on the canvas closes it where no gesture is
/// under way.
class FindingCard : public QFrame
{
    Q_OBJECT

public:
    FindingCard(OpenProject &project, const FrameScene &scene, CanvasView &view);

    /// Until it is gone, this finding is the one to explain. Else it is the first error of the selected shapes, the
    /// first of the frame, or the first warning of the selected shapes. What it was closed over waits to be asked for.
    void explain(const Finding &finding);
    void applyBestFix(); ///< of the finding explained; nothing without one

signals:
    void told(const QString &message); ///< for the status line

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void refresh();
    void place();
    std::optional<CardPlace> bestPlace();
    std::optional<CardPlace> placeWithin(FixBar::Others others);
    QList<QPointF> obstacles() const; ///< in pixels of the view
    QRectF subject() const;           ///< the shape, in pixels of the view; empty for one without points
    bool canExplain(const Finding &finding) const;
    bool isClosed(const Finding &finding) const;
    void close();
    std::optional<Finding> chosen() const;

    OpenProject &m_project;
    RefreshOnce *m_refresh = nullptr;
    const FrameScene &m_scene;
    CanvasView &m_view;
    QLabel *m_sentence = nullptr;
    FixBar *m_fixes = nullptr;
    std::optional<Finding> m_asked;
    std::optional<Finding> m_shown;
    QList<Finding> m_closed; ///< each stands for all of its rule in its shape
};

} // namespace hitbox
