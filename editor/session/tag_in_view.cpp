#include "session/tag_in_view.h"

#include "document/places.h"
#include "document/playback.h"
#include "session/session.h"

namespace hitbox {

TagInView::TagInView(Session &session)
    : m_session(session)
{
    connect(&session, &Session::changed, this, &TagInView::repair);
    connect(&session, &Session::placeChanged, this, &TagInView::repair);
}

int TagInView::place() const
{
    const Sprite *sprite = findSprite(m_session.shown(), m_session.currentFrame().sprite);
    return sprite ? placeOf(sprite->tags, m_id) : -1;
}

bool TagInView::choose(int tag)
{
    const FrameRef current = m_session.currentFrame();
    const Sprite *sprite = findSprite(m_session.shown(), current.sprite);
    const QList<int> frames = sprite ? framesOf(*sprite, tag) : QList<int>();
    if (frames.isEmpty() || tag >= sprite->tags.size())
        return false;
    const Id<Tag> id = tag < 0 ? Id<Tag>() : *sprite->tags.at(tag).id;
    if (!frames.contains(current.frame))
        m_session.setCurrentFrame({current.sprite, frames.constFirst()});
    set(id);
    return true;
}

void TagInView::repair()
{
    const Sprite *sprite = findSprite(m_session.shown(), m_session.currentFrame().sprite);
    const int tag = place();
    if (!sprite || tag < 0 || !framesOf(*sprite, tag).contains(m_session.currentFrame().frame))
        set({});
}

void TagInView::set(Id<Tag> id)
{
    if (id == m_id)
        return;
    m_id = id;
    emit changed();
}

} // namespace hitbox
