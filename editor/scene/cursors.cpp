#include "scene/cursors.h"

#include "scene/icons.h"

#include <QColor>

namespace hitbox {

namespace {

constexpr int cursorSide = 24;

/// `hot` is the pixel of the 24 x 24 that points.
QCursor drawnCursor(const QString &name, QPoint hot, qreal devicePixelRatio)
{
    const QString resource = QStringLiteral(":/icons/cursor-%1.svg").arg(name);
    // These have colours of their own: dark lines with a light rim stand out on any sprite.
    return QCursor(iconPixmap(resource, QColor(), cursorSide, devicePixelRatio), hot.x(), hot.y());
}

} // namespace

QCursor cursorFor(CursorLook look, qreal devicePixelRatio)
{
    switch (look) {
    case CursorLook::Cross: return Qt::CrossCursor;
    case CursorLook::Arrow: return Qt::ArrowCursor;
    case CursorLook::Move: return Qt::SizeAllCursor;
    case CursorLook::SizeHorizontal: return Qt::SizeHorCursor;
    case CursorLook::SizeVertical: return Qt::SizeVerCursor;
    case CursorLook::SizeFalling: return Qt::SizeFDiagCursor;
    case CursorLook::SizeRising: return Qt::SizeBDiagCursor;
    case CursorLook::Turn: return drawnCursor(QStringLiteral("turn"), {12, 12}, devicePixelRatio);
    case CursorLook::Insert: return drawnCursor(QStringLiteral("insert"), {5, 5}, devicePixelRatio);
    case CursorLook::Cut: return drawnCursor(QStringLiteral("knife"), {3, 21}, devicePixelRatio);
    case CursorLook::Pivot: return drawnCursor(QStringLiteral("pivot"), {12, 12}, devicePixelRatio);
    }
    return Qt::ArrowCursor;
}

} // namespace hitbox
