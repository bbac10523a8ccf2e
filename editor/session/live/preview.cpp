#include "session/live/preview.h"

#include "session/session.h"

#include <utility>

namespace hitbox {

Preview::Preview(Session &session)
    : m_session(session)
{
    session.follow(*this);
}

const Document &Preview::onStage() const
{
    return m_now.document ? *m_now.document : m_session.shown();
}

void Preview::show(Document document, const QObject *by)
{
    m_now = {std::move(document), by};
    emit arrived();
}

void Preview::end(const QObject *by)
{
    if (m_now.by != by)
        return;
    m_now = {};
    emit arrived();
}

bool Preview::update(const Shown &shown)
{
    if (shown.difference.exists)
        m_now = {};
    return m_now != std::exchange(m_told, m_now);
}

} // namespace hitbox
