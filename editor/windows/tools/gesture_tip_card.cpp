#include "windows/tools/gesture_tip_card.h"

#include "scene/announcement.h"
#include "session/open_project.h"
#include "tools/all_tools.h"
#include "windows/settings/kept_settings.h"
#include "windows/tools/gesture_tips.h"
#include "windows/widgets/fonts.h"

#include <QAbstractScrollArea>
#include <QKeyEvent>
#include <QLabel>
#include <QMouseEvent>
#include <QPushButton>
#include <QUndoStack>
#include <QVBoxLayout>

#include <utility>

namespace hitbox {

namespace {

constexpr int gestureTipMargin = 8; ///< pixels from the canvas's edges
constexpr int gestureTipSpacing = 6;
constexpr int upperParts = 44; ///< pixels that the chip in the other corner takes, with text of the usual size

bool isEscape(const QKeyEvent &event)
{
    return event.key() == Qt::Key_Escape && !event.modifiers();
}

} // namespace

GestureTipCard::GestureTipCard(OpenProject &project, KeptSettings &settings, ToolPlace place,
                               QAbstractScrollArea &canvas)
    : QWidget(&canvas)
    , m_project(project)
    , m_settings(settings)
    , m_place(place)
    , m_canvas(canvas)
{
    setObjectName(QStringLiteral("GestureTipCard"));
    setAttribute(Qt::WA_StyledBackground);
    makeParts();
    hide();
    connect(&project.live.hint, &LiveAnswer::changed, this, &GestureTipCard::follow);
    connect(&project.session, &Session::placeChanged, this, &GestureTipCard::follow);
    connect(project.session.history(), &QUndoStack::indexChanged, this, &QWidget::hide);
    connect(&settings, &KeptSettings::changed, this, &GestureTipCard::follow);
    canvas.installEventFilter(this);
    canvas.viewport()->installEventFilter(this);
}

void GestureTipCard::makeParts()
{
    m_film = new GestureFilmView(this);
    m_words = new QLabel(this);
    m_words->setWordWrap(true);
    m_words->setObjectName(QStringLiteral("TipWords"));
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(8, 8, 8, 8);
    column->setSpacing(gestureTipSpacing);
    column->addWidget(m_film);
    column->addWidget(m_words);
    const auto addButton = [&](const char *name, const QString &text) {
        auto *button = new QPushButton(text, this);
        button->setObjectName(QLatin1String(name));
        button->setFocusPolicy(Qt::NoFocus); // the canvas keeps the keys
        column->addWidget(button);
        return button;
    };
    connect(addButton("TipSeen", tr("Got it")), &QPushButton::clicked, this, &QWidget::hide);
    QPushButton *noMore = addButton("NoTips", tr("No more tips"));
    noMore->setFlat(true);
    connect(noMore, &QPushButton::clicked, this, [this] {
        Settings now = m_settings.now();
        now.tips.areShown = false;
        m_settings.set(now);
    });
}

bool GestureTipCard::isWanted(const GestureTip &tip) const
{
    const TipSettings &tips = m_settings.now().tips;
    return tips.areShown && !tips.seen.contains(QLatin1String(tip.tool)) && m_canvas.isVisible() &&
           findTool(QLatin1String(tip.tool))->place == m_place && !m_project.live.play.stands() &&
           !m_project.session.gestureUnderWay();
}

void GestureTipCard::follow()
{
    const GestureTip *tip = gestureTipOf(QString::fromLatin1(m_project.session.tool().id));
    const bool isBusy = m_project.session.gestureUnderWay();
    const bool hasEnded = std::exchange(m_isBusy, isBusy) && !isBusy;
    setAttribute(Qt::WA_TransparentForMouseEvents, isBusy);
    if (tip && isWanted(*tip))
        show(*tip);
    else if (hasEnded || tip != m_tip || !m_settings.now().tips.areShown || m_project.live.play.stands())
        hide();
}

void GestureTipCard::show(const GestureTip &tip)
{
    m_tip = &tip;
    m_words->setText(wordsOf(tip));
    m_film->play(tip.film);
    setVisible(true);
    raise();
    moveToCorner();
    setAccessibleName(m_words->text());
    announce(*this, m_words->text());
    Settings now = m_settings.now();
    now.tips.seen.append(QLatin1String(tip.tool));
    m_settings.set(now);
}

/// A low canvas has no room for the film.
void GestureTipCard::moveToCorner()
{
    const int width = m_film->sizeHint().width();
    const QRect words =
        m_words->fontMetrics().boundingRect(QRect(0, 0, width, QWIDGETSIZE_MAX), Qt::TextWordWrap, m_words->text());
    m_words->setFixedSize(width, words.height());
    const int film = m_film->sizeHint().height() + gestureTipSpacing;
    const int whole = sizeHint().height() + (m_film->isHidden() ? film : 0);
    m_film->setVisible(whole <= m_canvas.height() - gestureTipMargin - scaledToText(upperParts));
    layout()->activate();
    resize(sizeHint());
    move(gestureTipMargin, m_canvas.height() - height() - gestureTipMargin);
}

bool GestureTipCard::event(QEvent *event)
{
    const bool answered = QWidget::event(event);
    if (event->type() == QEvent::LayoutRequest)
        moveToCorner();
    return answered;
}

bool GestureTipCard::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Show)
        follow(); // the tool may have been taken up before
    else if (event->type() == QEvent::Resize)
        moveToCorner();
    else if (event->type() == QEvent::MouseMove && m_project.session.gestureUnderWay() &&
             geometry().contains(static_cast<QMouseEvent *>(event)->pos()))
        hide();
    else if (event->type() == QEvent::KeyPress && watched == &m_canvas && isEscape(static_cast<QKeyEvent &>(*event)) &&
             isVisible() && !m_project.session.gestureUnderWay()) {
        hide();
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace hitbox
