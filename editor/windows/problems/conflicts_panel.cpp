#include "windows/problems/conflicts_panel.h"

#include "document/conflict_edits.h"
#include "drawing/drawing.h"
#include "formats/merge/conflict_choices.h"
#include "scene/conflict_item.h"
#include "scene/refresh_once.h"
#include "session/open_project.h"
#include "windows/problems/conflict_look.h"
#include "windows/widgets/palette_watch.h"
#include "windows/widgets/plain_text.h"
#include "windows/widgets/row_view.h"

#include <QGridLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace hitbox {

ConflictsPanel::ConflictsPanel(OpenProject &project, QWidget *parent)
    : Panel(tr("Conflicts"), parent)
    , m_project(project)
    , m_refresh(new RefreshOnce(static_cast<QObject &>(*this), [this] { refresh(); }))
    , m_view(new RowView(RowView::Layout::Lines, this))
    , m_choices(new QWidget(this))
{
    setFoldable();
    m_view->setObjectName(QStringLiteral("ConflictList"));
    m_view->setAccessibleName(tr("Conflicts"));
    m_view->setMinimumHeight(96); // two of them, and what tells that there are more
    body()->addWidget(m_view, 1);
    auto *grid = new QGridLayout(m_choices);
    grid->setContentsMargins(12, 2, 8, 4);
    grid->setHorizontalSpacing(12);
    grid->setVerticalSpacing(4);
    grid->setColumnStretch(1, 1);
    m_ours = makeValue(*grid, tr("Ours"));
    m_theirs = makeValue(*grid, tr("Theirs"));
    m_takeOurs = makeButton("TakeOurs", tr("Take ours"), {}, &ConflictsPanel::takeOurs);
    m_takeTheirs = makeButton("TakeTheirs", tr("Take theirs"), {}, &ConflictsPanel::takeTheirs);
    m_keepBoth = makeButton("KeepBoth", tr("Keep both"), tr("Keep our shape, and theirs as another one above it"),
                            &ConflictsPanel::keepBoth);
    m_leave = makeButton("LeaveAsItIs", tr("Leave as it is"), tr("Leave it as it is now"), &ConflictsPanel::leave);
    auto *buttons = new QGridLayout;
    buttons->setSpacing(4);
    buttons->addWidget(m_takeOurs, 0, 0);
    buttons->addWidget(m_takeTheirs, 0, 1);
    buttons->addWidget(m_keepBoth, 1, 0);
    buttons->addWidget(m_leave, 1, 1);
    grid->addLayout(buttons, 2, 0, 1, 2);
    body()->addWidget(m_choices);
    connect(m_view, &RowView::pressed, this, &ConflictsPanel::press);
    // Not at each step of a drag: what each side would make of the project is tried for each button.
    m_refresh->when(project.session, &Session::changed, [this](const Difference &difference) {
        return difference.exists && !m_project.session.gestureUnderWay() && (isNeeded() || !isHidden());
    });
    m_refresh->after(project.live.conflict, &LiveAnswer::changed);
    whenPaletteChanges(*this, [this] { refresh(); });
    refresh();
}

QLabel *ConflictsPanel::makeValue(QGridLayout &grid, const QString &side)
{
    const int row = m_ours ? 1 : 0;
    auto *name = new QLabel(side, m_choices);
    auto *value = new QLabel(m_choices);
    value->setTextFormat(Qt::PlainText);
    value->setWordWrap(true);
    value->setAccessibleName(side);
    name->setBuddy(value);
    grid.addWidget(name, row, 0, Qt::AlignTop);
    grid.addWidget(value, row, 1);
    return value;
}

QPushButton *ConflictsPanel::makeButton(const char *name, const QString &text, const QString &toolTip, Choice choice)
{
    auto *button = new QPushButton(text, m_choices);
    button->setObjectName(QLatin1String(name));
    button->setToolTip(toolTip);
    connect(button, &QPushButton::clicked, this, choice);
    return button;
}

bool ConflictsPanel::isNeeded() const
{
    return !m_project.session.shown().conflicts.isEmpty();
}

void ConflictsPanel::refresh()
{
    const Document &document = m_project.session.shown();
    const QList<MergeConflict> &conflicts = document.conflicts;
    const int chosen = m_project.live.conflict.index();
    m_view->setSource({.count = static_cast<int>(conflicts.size()),
                       .of =
                           [this, document](int index) {
                               const MergeConflict &conflict = document.conflicts.at(index);
                               Row row;
                               row.icon = QStringLiteral(":/icons/error.svg");
                               row.iconColor = themeOf(palette()).crossing;
                               row.title = conflictPlace(document, conflict);
                               row.detail = conflictSentence(conflict);
                               row.selected = index == m_project.live.conflict.index();
                               return row;
                           },
                       .selected = rowAlone(chosen)});
    setBadge(static_cast<int>(conflicts.size()));
    m_choices->setVisible(chosen >= 0);
    if (chosen >= 0) {
        const MergeConflict &conflict = conflicts.at(chosen);
        const bool areNumbers = conflict.kind == MergeConflictKind::Copied;
        m_ours->setText(conflictValue(conflict, areNumbers ? QByteArray() : conflict.ours));
        m_theirs->setText(conflictValue(conflict, areNumbers ? QByteArray() : conflict.theirs));
        const auto offer = [](QPushButton *button, const Result<Document> &settled, const QString &toolTip) {
            button->setEnabled(settled.ok());
            button->setToolTip(settled ? toolTip : plainToolTip(settled.error().what));
        };
        offer(m_takeOurs, withSideTaken(document, chosen, MergeSide::Ours), tr("Make it as our side has it"));
        offer(m_takeTheirs, withSideTaken(document, chosen, MergeSide::Theirs), tr("Make it as their side has it"));
        const Result<Document> both = withBothKept(document, chosen);
        m_keepBoth->setVisible(both.ok());
    }
    emit neededChanged();
}

void ConflictsPanel::press(int row)
{
    Session &session = m_project.session;
    const QList<MergeConflict> conflicts = session.document().conflicts;
    if (row < 0 || row >= conflicts.size())
        return;
    const ConflictPlace place = placeOf(session.document(), conflicts.at(row));
    if (place.stage >= 0) {
        session.setMode(Session::Mode::Stage);
        session.setCurrentStage(place.stage);
    } else if (place.frame.sprite >= 0) {
        session.setMode(Session::Mode::Frames);
        session.setCurrentFrame(place.frame);
        if (place.shape)
            session.setSelection({.shapes = {place.shape}});
    }
    m_project.live.conflict.choose(row);
    m_refresh->mark();
    m_refresh->now();
    constexpr qreal around = 12; // pixels of the frame, so that one sees where in it a place is
    QRectF area;
    for (const ConflictGhost &ghost : m_project.live.conflict.ghosts()) {
        if (ghost.outline)
            area |= pathOf(geometryOf(*ghost.outline)).controlPointRect();
        else if (ghost.at)
            area |= QRectF(toQt(*ghost.at) - QPointF(around, around), 2 * QSizeF(around, around));
    }
    emit placeWanted(area);
}

void ConflictsPanel::pressNext()
{
    m_refresh->now();
    const auto count = static_cast<int>(m_project.session.document().conflicts.size());
    if (count > 0)
        press((m_project.live.conflict.index() + 1) % count);
}

bool ConflictsPanel::offers(Choice choice) const
{
    const std::pair<Choice, QPushButton *> buttons[] = {{&ConflictsPanel::takeOurs, m_takeOurs},
                                                        {&ConflictsPanel::takeTheirs, m_takeTheirs},
                                                        {&ConflictsPanel::keepBoth, m_keepBoth},
                                                        {&ConflictsPanel::leave, m_leave}};
    for (const auto &[own, button] : buttons) {
        if (own == choice)
            return m_project.live.conflict.index() >= 0 && button->isEnabled() && !button->isHidden();
    }
    return false;
}

/// The next one comes in its place, and is looked at.
void ConflictsPanel::settle(const Result<Document> &settled, const QString &text)
{
    const int index = m_project.live.conflict.index();
    if (!settled)
        return emit told(settled.error().what);
    if (!m_project.session.commit(*settled, text))
        return;
    const auto left = static_cast<int>(m_project.session.document().conflicts.size());
    if (left > 0)
        return press(std::min(index, left - 1));
    emit told(tr("All conflicts are settled"));
}

void ConflictsPanel::takeOurs()
{
    if (const int index = m_project.live.conflict.index(); index >= 0)
        settle(withSideTaken(m_project.session.document(), index, MergeSide::Ours), tr("Take ours"));
}

void ConflictsPanel::takeTheirs()
{
    if (const int index = m_project.live.conflict.index(); index >= 0)
        settle(withSideTaken(m_project.session.document(), index, MergeSide::Theirs), tr("Take theirs"));
}

void ConflictsPanel::keepBoth()
{
    if (const int index = m_project.live.conflict.index(); index >= 0)
        settle(withBothKept(m_project.session.document(), index), tr("Keep both"));
}

void ConflictsPanel::leave()
{
    if (const int index = m_project.live.conflict.index(); index >= 0)
        settle(withoutConflict(m_project.session.document(), index), tr("Leave as it is"));
}

} // namespace hitbox
