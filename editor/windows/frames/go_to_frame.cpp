#include "windows/frames/go_to_frame.h"

#include "session/session.h"
#include "windows/widgets/count_field.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>

namespace hitbox {

GoToFrame::GoToFrame(Session &session, QWidget *over)
    : QWidget(over, Qt::Popup)
    , m_session(session)
{
    setObjectName(QStringLiteral("GoToFrame"));
    setAttribute(Qt::WA_StyledBackground);
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Go to frame"));
    setAccessibleName(windowTitle());
    const Sprite *sprite = findSprite(session.document(), session.currentFrame().sprite);
    const int last = sprite ? static_cast<int>(sprite->frames.size()) - 1 : 0;
    m_number = new CountField(0, last, this);
    m_number->setObjectName(QStringLiteral("FrameNumber"));
    m_number->setAccessibleName(tr("Frame number"));
    m_number->setKeyboardTracking(false);
    m_number->setValue(session.currentFrame().frame);
    constexpr int fieldWidth = 72;
    m_number->setFixedWidth(fieldWidth);
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(12, 8, 12, 8);
    row->setSpacing(8);
    row->addWidget(new QLabel(tr("Go to frame"), this));
    row->addWidget(m_number);
    auto *range = new QLabel(tr("0 to %1").arg(last), this);
    range->setObjectName(QStringLiteral("Dim"));
    row->addWidget(range);
    adjustSize();
    const QPoint top = over->mapToGlobal(QPoint((over->width() - width()) / 2, over->height() / 4));
    move(top);
    show();
    m_number->setFocus();
    m_number->selectAll();
}

void GoToFrame::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) {
        m_number->interpretText();
        const FrameRef there{m_session.currentFrame().sprite, m_number->value()};
        close();
        m_session.setCurrentFrame(there);
        return;
    }
    if (event->key() == Qt::Key_Escape) {
        close();
        return;
    }
    QWidget::keyPressEvent(event);
}

} // namespace hitbox
