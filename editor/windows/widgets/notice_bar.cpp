#include "windows/widgets/notice_bar.h"

#include "drawing/theme.h"
#include "scene/icons.h"
#include "windows/widgets/palette_watch.h"
#include "windows/widgets/style_sheet.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

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
    auto *rows = new QVBoxLayout(this);
    rows->setContentsMargins(12, 6, 8, 6);
    rows->setSpacing(0);
    m_words = new QHBoxLayout;
    m_words->setSpacing(8);
    rows->addLayout(m_words);
    m_below = new QHBoxLayout;
    m_below->setSpacing(8);
    rows->addLayout(m_below);
    m_sign->hide();
    m_words->addWidget(m_sign);
    m_words->addWidget(m_text, 1);
    m_words->addWidget(m_progress);
    for (const NoticeChoice &choice : choices) {
        auto *button = new QPushButton(choice.text, this);
        button->setAutoDefault(true);
        m_buttons.append(button);
        m_words->addWidget(button);
        connect(button, &QPushButton::clicked, this, [this, run = choice.run] { end(run); });
        if (choice.means == NoticeChoice::Means::Leave)
            m_leave = choice.run;
    }
    if (kind == Kind::Standing)
        return;
    if (!m_leave)
        m_leave = [] {};
    auto *away = new QToolButton(this);
    away->setIcon(themedIcon(QStringLiteral(":/icons/close.svg")));
    away->setToolTip(tr("Put away"));
    away->setAccessibleName(away->toolTip());
    away->setFocusPolicy(Qt::TabFocus);
    m_words->addWidget(away);
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
    markWrong(*this, true);
    return *this;
}

/// What the words would have of the row, in pixels.
int NoticeBar::roomBesideButtons() const
{
    int room = contentsRect().width() - layout()->contentsMargins().left() - layout()->contentsMargins().right();
    for (const QWidget *part : findChildren<QWidget *>(Qt::FindDirectChildrenOnly)) {
        if (part != m_text && !part->isHidden())
            room -= part->minimumSizeHint().width() + m_words->spacing();
    }
    return room;
}

void NoticeBar::placeButtons()
{
    constexpr int fewestLetters = 24; // in a line of them
    const int whole = m_text->fontMetrics().horizontalAdvance(m_text->text());
    const int least = std::min(whole, fewestLetters * m_text->fontMetrics().averageCharWidth());
    const bool areBelow = !m_buttons.isEmpty() && roomBesideButtons() < least;
    if (areBelow == (m_below->count() > 0))
        return;
    for (QPushButton *button : std::as_const(m_buttons))
        (areBelow ? m_words : m_below)->removeWidget(button);
    if (areBelow)
        m_below->addStretch(1);
    else
        delete m_below->takeAt(0);
    const int before = m_words->indexOf(m_progress) + 1;
    for (int i = 0; i < m_buttons.size(); ++i) {
        if (areBelow)
            m_below->addWidget(m_buttons.at(i));
        else
            m_words->insertWidget(before + i, m_buttons.at(i));
    }
    constexpr int betweenRows = 4;
    layout()->setSpacing(areBelow ? betweenRows : 0);
}

QSize NoticeBar::minimumSizeHint() const
{
    QSize least = QFrame::minimumSizeHint();
    if (m_below->count() > 0)
        return least;
    int ofButtons = 0;
    for (const QPushButton *button : m_buttons)
        ofButtons += button->minimumSizeHint().width() + m_words->spacing();
    const QMargins around = layout()->contentsMargins();
    const int below = ofButtons + around.left() + around.right();
    least.setWidth(std::min(least.width(), std::max(least.width() - ofButtons, below)));
    return least;
}

bool NoticeBar::event(QEvent *event)
{
    if (event->type() == QEvent::LayoutRequest)
        placeButtons();
    return QFrame::event(event);
}

void NoticeBar::resizeEvent(QResizeEvent *event)
{
    QFrame::resizeEvent(event);
    placeButtons();
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
