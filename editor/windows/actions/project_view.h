#pragma once

#include "windows/widgets/notice_bar.h"

class QWidget;

namespace hitbox {

class CanvasView;
struct Finding;

/// What the work on one project asks of the window around it: to say something, and to bring something into view.
class ProjectView
{
public:
    virtual QWidget &widget() = 0;                        ///< dialogs and menus stand over it
    virtual CanvasView &view() const = 0;                 ///< the canvas of the mode
    virtual void fitView() = 0;                           ///< the whole frame or stage
    virtual void showFinding(const Finding &finding) = 0; ///< goes to its place, and the canvas explains it

    virtual void tell(const QString &text) = 0; ///< in the status line, for some seconds
    /// Over the canvas, until it is answered or put away.
    virtual NoticeBar &notice(const QString &text, const QList<NoticeChoice> &choices,
                              NoticeBar::Kind kind = NoticeBar::Kind::Passing) = 0;

protected:
    ~ProjectView() = default;
};

} // namespace hitbox
