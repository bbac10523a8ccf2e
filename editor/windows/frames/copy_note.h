#pragma once

#include "windows/widgets/canvas_bar.h"

class QLabel;
class QPushButton;

namespace hitbox {

struct KeyNames;
class Session;

/// Over the canvas, right after a copy took the place of what a hand drew there: says so, and offers to keep both and
/// to undo it. Goes with the next edit and with the frame.
class CopyNote : public CanvasBar
{
    Q_OBJECT

public:
    /// Keeps itself at the upper edge of the canvas.
    CopyNote(Session &session, QWidget *canvas);

    void tell(const QString &text);
    void showKeys(const KeyNames &keys); ///< on the buttons

signals:
    void keepBothWanted();

private:
    void leave();

    QLabel *m_text = nullptr;
    QPushButton *m_keepBoth = nullptr;
    QPushButton *m_undo = nullptr;
};

} // namespace hitbox
