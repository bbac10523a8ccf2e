#pragma once

#include "document/document.h"
#include "windows/widgets/canvas_bar.h"

#include <QFont>

class QBoxLayout;
class QLabel;

namespace hitbox {

class OpenProject;
class RefreshOnce;

/// Over the canvas of a frame whose image cannot be read: why not, in as many lines as that takes, and the ways to have
/// one again, below it where they have no room beside it.
class MissingImageBar : public CanvasBar
{
    Q_OBJECT

public:
    /// Keeps itself at the upper edge of the canvas.
    MissingImageBar(OpenProject &project, QWidget *canvas);

signals:
    void findWanted(FrameRef frame);    ///< its image, where that is now
    void replaceWanted(FrameRef frame); ///< its image, by another one

protected:
    void fitInto(int width) override;

private:
    /// What the sentence was broken into lines for.
    struct Fit {
        int width = -1;
        QString text;
        QFont font;

        friend bool operator==(const Fit &, const Fit &) = default;
    };

    QString problem() const; ///< one sentence; empty while the image in view can be read
    void refresh();

    OpenProject &m_project;
    RefreshOnce *m_refresh = nullptr;
    QString m_problem;
    QBoxLayout *m_rows = nullptr;
    QLabel *m_sign = nullptr;
    QLabel *m_text = nullptr;
    Fit m_fit;
};

} // namespace hitbox
