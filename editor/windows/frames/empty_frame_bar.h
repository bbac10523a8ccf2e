#pragma once

#include "windows/widgets/canvas_bar.h"

#include <QMap>

class QBoxLayout;
class QPushButton;

namespace hitbox {

struct KeyNames;
class OpenProject;
class RefreshOnce;

/// Over the canvas of a frame without shapes: what to do first. A button for each way to begin, tracing before all; and
/// one that takes the shapes of the last frame before it that has some.
class EmptyFrameBar : public CanvasBar
{
    Q_OBJECT

public:
    /// Keeps itself at the lower edge of the canvas.
    EmptyFrameBar(OpenProject &project, QWidget *canvas);

    void showKeys(const KeyNames &keys); ///< on the buttons

protected:
    void fitInto(int width) override;
    void changeEvent(QEvent *event) override;

private:
    QPushButton *makeButton(const QString &tool);
    int frameToTake() const; ///< -1 for none
    void takeShapes();
    void refresh();
    enum class Keys { Said, LeftOut };
    void write(Keys keys); ///< on the buttons
    void fitAnew();

    OpenProject &m_project;
    RefreshOnce *m_refresh = nullptr;
    QBoxLayout *m_rows = nullptr;           ///< what is said, and the buttons: side by side where there is room
    QMap<QString, QPushButton *> m_buttons; ///< by the tool's id
    QMap<QString, QString> m_keys;          ///< likewise, as they are read
    QPushButton *m_take = nullptr;
    int m_fittedTo = -1; ///< pixels; -1 when what it holds may need other room
};

} // namespace hitbox
