#include "scene/play_scene.h"

#include "drawing/stage_ground.h"
#include "session/live/live_play.h"
#include "session/open_project.h"

namespace hitbox {

PlayScene::PlayScene(const OpenProject &project, const Pixmaps &pixmaps, const Theme &theme, const QRectF &area,
                     QObject *parent)
    : QGraphicsScene(parent)
    , m_project(project)
    , m_theme(theme)
    , m_picture(pixmaps, theme)
{
    setItemIndexMethod(NoIndex);
    setSceneRect(area);
    setBackgroundBrush(theme.canvas);
    connect(&project.live.play, &LivePlay::begun, this, &PlayScene::followTest);
    connect(&project.images, &LiveAnswer::changed, this, &PlayScene::followTest);
    connect(&project.live.play, &LivePlay::advanced, this, [this] { update(); });
    followTest();
}

void PlayScene::followTest()
{
    const LivePlay &play = m_project.live.play;
    if (play.test())
        m_picture.begin(m_project.session.document(), m_project.session.currentStage(), play.test()->options().byHand);
    update();
}

void PlayScene::setTheme(const Theme &theme)
{
    m_theme = theme;
    setBackgroundBrush(theme.canvas);
    m_picture.setTheme(theme);
    followTest();
}

void PlayScene::drawBackground(QPainter *painter, const QRectF &rect)
{
    QGraphicsScene::drawBackground(painter, rect);
    drawStageGround(*painter, rect, m_theme);
}

void PlayScene::drawForeground(QPainter *painter, const QRectF &rect)
{
    const LivePlay &play = m_project.live.play;
    if (play.test())
        m_picture.paint(*painter, *play.test(), play.marks(), rect);
}

} // namespace hitbox
