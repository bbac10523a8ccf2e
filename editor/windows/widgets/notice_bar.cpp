#include "windows/widgets/notice_bar.h"

#include "drawing/theme.h"
#include "scene/icons.h"
#include "windows/widgets/palette_watch.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QStyle>
#include <QToolButton>

namespace hitbox {

NoticeBar::NoticeBar(const QString &text, const QList<NoticeChoice> &choices, Kind kind, QWidget *parent)
    : QFrame(parent)
    , m_sign(new QLabel(this))
    , m_text(new QLabel(text, this))
    , m_progress(new QProgressBar(this))
{
    setObjectName(QStringLiteral("Bar"));
    setAttribute(Qt::WA_StyledBackground);
    setAccessibleName(text);
    m_text->setTextFormat(Qt::PlainText);
    m_text->setWordWrap(true);
    m_progress->setTextVisible(false);
    m_progress->setAccessibleName(tr("How far it is"));
    m_progress->setMaximumWidth(160);
    m_progress->hide();
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(12, 6, 8, 6);
    row->setSpacing(8);
    m_sign->hide();
    row->addWidget(m_sign);
    row->addWidget(m_text, 1);
    row->addWidget(m_progress);
    for (const NoticeChoice &choice : choices) {
        auto *button = new QPushButton(choice.text, this);
        button->setAutoDefault(true);
        row->addWidget(button);
        connect(button, &QPushButton::clicked, this, [this, run = choice.run] { end(run); });
        if (choice.means == NoticeChoice::Means::Leave)
            m_leave = choice.run;
    }
    if (kind == Kind::Standing)
        return;
    if (!m_leave)
        m_leave = [] {};
    auto *away = new QToolButton(this);
    away->setIcon(QIcon(iconFile(QStringLiteral(":/icons/close.svg"))));
    away->setToolTip(tr("Put away"));
    away->setAccessibleName(away->toolTip());
    away->setFocusPolicy(Qt::TabFocus);
    row->addWidget(away);
    connect(away, &QToolButton::clicked, this, [this] { end(m_leave); });
}

NoticeBar &NoticeBar::asError()
{
    const auto paint = [this] {
        m_sign->setPixmap(
            iconPixmap(QStringLiteral(":/icons/error.svg"), themeOf(palette()).crossing, 16, devicePixelRatioF()));
    };
    whenPaletteChanges(*this, paint);
    paint();
    m_sign->show();
    setProperty("wrong", true);
    style()->unpolish(this);
    style()->polish(this);
    return *this;
}

void NoticeBar::dismiss()
{
    hide(); // of which those learn who keep the focus
    deleteLater();
}

void NoticeBar::dismiss(QPointer<NoticeBar> &bar)
{
    if (bar)
        bar->dismiss();
    bar.clear();
}

void NoticeBar::end(const std::function<void()> &run)
{
    dismiss();
    run();
}

void NoticeBar::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape && m_leave)
        end(m_leave);
    else
        QFrame::keyPressEvent(event);
}

void NoticeBar::showProgress(int done, int all)
{
    m_progress->setRange(0, all);
    m_progress->setValue(done);
    m_progress->show();
}

} // namespace hitbox
