#include "windows/problems/fix_bar.h"

#include "document/tracks.h"
#include "session/open_project.h"
#include "windows/widgets/plain_text.h"

#include <QEvent>
#include <QFontMetrics>
#include <QHBoxLayout>
#include <QMenu>
#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace hitbox {

namespace {

constexpr int otherButtons = 2;
constexpr int widestLine = 240; ///< pixels

/// Broken between words into lines that are no wider, as far as its words allow.
QString inLines(const QString &text, const QFontMetrics &metrics, int width)
{
    QStringList lines;
    for (const QString &word : text.split(QLatin1Char(' '))) {
        const QString longer = lines.isEmpty() ? word : lines.constLast() + QLatin1Char(' ') + word;
        if (!lines.isEmpty() && metrics.horizontalAdvance(longer) <= width)
            lines.last() = longer;
        else
            lines.append(word);
    }
    return lines.join(QLatin1Char('\n'));
}

/// A key with in-betweens fell apart: they run from its first part.
bool leavesPartsOut(const Document &before, const Document &after, FrameRef ref)
{
    const Frame *then = findFrame(before, ref);
    const Frame *now = findFrame(after, ref);
    const auto isNew = [then](const Shape &shape) { return !findShape(*then, shape.id); };
    if (!then || !now || std::none_of(now->shapes.begin(), now->shapes.end(), isNew))
        return false;
    const Sprite &sprite = after.sprites.at(ref.sprite);
    return std::any_of(now->shapes.begin(), now->shapes.end(), [&](const Shape &shape) {
        const Shape *was = shape.track ? findShape(*then, shape.id) : nullptr;
        return was && was->outline != shape.outline &&
               std::any_of(sprite.frames.begin(), sprite.frames.end(), [&shape](const Frame &frame) {
                   const Shape *other = findShape(frame, shape.track);
                   return other && !isKey(*other);
               });
    });
}

} // namespace

FixBar::FixBar(OpenProject &project, QWidget *parent)
    : QWidget(parent)
    , m_project(project)
    , m_best(new QPushButton(tr("Fix"), this))
    , m_all(new QToolButton(this))
    , m_menu(new QMenu(this))
{
    setObjectName(QStringLiteral("FixBar"));
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(2);
    m_row = new QHBoxLayout;
    m_row->setSpacing(4);
    column->addLayout(m_row);
    m_best->setObjectName(QStringLiteral("Primary"));
    m_row->addWidget(m_best);
    connect(m_best, &QPushButton::clicked, this, [this] { apply(Fix(fixes().constFirst())); });
    for (int i = 1; i <= otherButtons; ++i) {
        auto *button = new QPushButton(this); // whose lines begin at the left
        button->setObjectName(QStringLiteral("OtherFix"));
        connect(button, &QPushButton::clicked, this, [this, i] { apply(Fix(fixes().at(i))); });
        m_others.append(button);
        column->addWidget(button, 0, Qt::AlignLeft);
    }
    m_all->setObjectName(QStringLiteral("AllFixes"));
    m_all->setToolTip(tr("All ways to repair this"));
    m_all->setAccessibleName(m_all->toolTip());
    m_all->setFocusPolicy(Qt::StrongFocus);
    m_all->setPopupMode(QToolButton::InstantPopup);
    m_all->setMenu(m_menu);
    m_row->addWidget(m_all);
    m_row->addStretch();
    for (QWidget *button : QList<QWidget *>{m_best, m_others.at(0), m_others.at(1)})
        button->installEventFilter(this);
    connect(m_menu, &QMenu::aboutToShow, this, &FixBar::fillMenu);
    connect(m_menu, &QMenu::aboutToHide, this, &FixBar::endPreview);
    connect(&m_finder, &FixFinder::found, this, [this] {
        refresh();
        emit found();
    });
    refresh();
}

void FixBar::offer(const std::optional<Finding> &finding)
{
    m_frame = finding ? finding->frame : FrameRef();
    if (finding && !m_project.session.gestureUnderWay() && mayHaveFixes(*finding))
        m_finder.ask(m_project.session.document(), *finding, m_project.live.findings.context());
    else
        m_finder.forget();
    refresh();
}

void FixBar::refresh()
{
    const QList<Fix> &fixes = m_finder.fixes();
    m_best->setEnabled(!fixes.isEmpty());
    m_best->setText(m_finder.pending() ? tr("Looking for repairs…") : tr("Fix"));
    m_best->setAccessibleDescription(fixes.isEmpty() ? QString() : fixes.constFirst().title);
    refreshOthers();
    setVisible(!fixes.isEmpty() || m_finder.pending());
}

void FixBar::refreshOthers()
{
    for (int i = 0; i < otherButtons; ++i) {
        QPushButton *button = m_others.at(i);
        const bool wanted = m_showsOthers == Others::AsButtons && i + 1 < fixes().size();
        button->setVisible(wanted);
        if (!wanted)
            continue;
        const QString title = fixes().at(i + 1).title;
        button->setText(plainLabel(inLines(title, button->fontMetrics(), widestLine)));
        button->setAccessibleName(title);
    }
    const bool areThere = m_showsOthers == Others::AsButtons;
    m_all->setText(areThere ? QStringLiteral("…") : tr("Other ways…"));
    m_all->setVisible(fixes().size() > (areThere ? otherButtons + 1 : 1));
}

void FixBar::setOthers(Others others)
{
    m_showsOthers = others;
    m_row->setDirection(others == Others::InMenuBelow ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    refreshOthers();
    layout()->invalidate();
    updateGeometry(); // whoever asks for the size next wants the new one
}

void FixBar::fillMenu()
{
    m_menu->clear();
    for (int i = 0; i < fixes().size(); ++i) {
        QAction *action = m_menu->addAction(plainLabel(fixes().at(i).title));
        connect(action, &QAction::hovered, this, [this, i] { preview(i); });
        connect(action, &QAction::triggered, this, [this, fix = fixes().at(i)] { apply(fix); });
    }
}

void FixBar::apply(const Fix &fix)
{
    endPreview();
    const Document before = m_project.session.document();
    const FrameRef frame = m_frame; // the step brings another finding
    const bool isDone = m_project.session.commit(fix.apply(before), fix.title);
    emit applied();
    if (!isDone)
        return;
    const Document &after = m_project.session.document();
    QStringList parts{fix.title};
    if (leavesPartsOut(before, after, frame))
        parts.append(tr("Frames between the keys have the first part alone"));
    if (const QString keys = newKeysInWords(before, after); !keys.isEmpty())
        parts.append(keys);
    emit told(parts.join(QStringLiteral(". ")));
}

void FixBar::preview(int fix)
{
    if (fix < 0 || fix >= fixes().size() || m_project.session.gestureUnderWay())
        return;
    m_project.preview.show(fixes().at(fix).apply(m_project.session.document()), this);
    emit told(fixes().at(fix).title); // a tool tip would lie over what it tells of
}

void FixBar::endPreview()
{
    m_project.preview.end(this);
}

int FixBar::fixOf(const QObject *button) const
{
    if (button == m_best)
        return 0;
    for (int i = 0; i < m_others.size(); ++i) {
        if (button == m_others.at(i))
            return i + 1;
    }
    return -1;
}

bool FixBar::eventFilter(QObject *watched, QEvent *event)
{
    switch (event->type()) {
    case QEvent::Enter:
    case QEvent::FocusIn: preview(fixOf(watched)); break;
    case QEvent::Leave:
    case QEvent::FocusOut: endPreview(); break;
    default: break;
    }
    return QWidget::eventFilter(watched, event);
}

void FixBar::hideEvent(QHideEvent *event)
{
    endPreview();
    QWidget::hideEvent(event);
}

QString newKeysInWords(const Document &before, const Document &after)
{
    const auto count = static_cast<int>(newKeysSince(before, after).size());
    if (count == 0)
        return {};
    return count == 1 ? FixBar::tr("1 in-between is a key now, and follows the others no more")
                      : FixBar::tr("%n in-betweens are keys now, and follow the others no more", nullptr, count);
}

} // namespace hitbox
