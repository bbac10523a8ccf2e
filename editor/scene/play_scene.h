#pragma once

#include "scene/play_picture.h"

#include <QGraphicsScene>

namespace hitbox {

class OpenProject;

/// What one looks at while a play test stands: the stage in motion, in place of the one that is edited.
class PlayScene : public QGraphicsScene
{
    Q_OBJECT

public:
    /// `area` is how far one can scroll.
    PlayScene(const OpenProject &project, const Pixmaps &pixmaps, const Theme &theme, const QRectF &area,
              QObject *parent = nullptr);

    void setTheme(const Theme &theme);

protected:
    void drawBackground(QPainter *painter, const QRectF &rect) override;
    void drawForeground(QPainter *painter, const QRectF &rect) override;

private:
    void followTest();

    const OpenProject &m_project;
    Theme m_theme;
    PlayPicture m_picture;
};

} // namespace hitbox
