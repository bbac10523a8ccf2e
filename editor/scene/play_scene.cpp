#include "scene/play_scene.h"

#include "drawing/stage_ground.h"
#include "session/live/live_play.h"
#include "session/session.h"

namespace hitbox {

PlayScene::PlayScene(const Session &session, const Pixmaps &pixmaps, const Theme &theme, const QRectF &area,
                     QObject *parent)
    : QGraphicsScene(parent)
    , m_session(session)
    , m_theme(theme)
    , m_picture(pixmaps, theme)
{
    setItemIndexMethod(NoIndex);
    setSceneRect(area);
    setBackgroundBrush(theme.canvas);
    connect(&session.play(), &LivePlay::begun, this, &PlayScene::followTest);
    connect(&session, &Session::imagesChanged, this, &PlayScene::followTest);
    connect(&session.play(), &LivePlay::advanced, this, [this] { update(); });
}

void PlayScene::followTest()
{
    const LivePlay &play = m_session.play();
    if (play.test())
        m_picture.begin(m_session.document(), m_session.currentStage(), play.test()->options().byHand);
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
    const LivePlay &play = m_session.play();
    if (play.test())
        m_picture.paint(*painter, *play.test(), play.marks(), rect);
}

} // namespace hitbox
