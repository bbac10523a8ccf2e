#include "windows/overlaps_panel.h"

#include "document/numbers.h"
#include "session/session.h"

#include <QVBoxLayout>

#include <algorithm>

namespace hitbox {

namespace {

QString relationTitle(geometry::Relation relation)
{
    switch (relation) {
    case geometry::Relation::Separate: break;
    case geometry::Relation::Touching: return OverlapsPanel::tr("touch");
    case geometry::Relation::Overlapping: return OverlapsPanel::tr("overlap");
    case geometry::Relation::Containing: return OverlapsPanel::tr("contains the second");
    case geometry::Relation::Contained: return OverlapsPanel::tr("lies within the second");
    case geometry::Relation::Equal: return OverlapsPanel::tr("are equal");
    }
    return {};
}

QString ownerOf(const Session &session, const PlacedShape &shape)
{
    const Stage *stage = findStage(session.shown(), session.currentStage());
    if (!stage || shape.instance >= stage->instances.size())
        return {};
    return QStringLiteral("%1 %2").arg(stage->instances.at(shape.instance).sprite).arg(shape.instance + 1);
}

} // namespace

OverlapsPanel::OverlapsPanel(Session &session, const Theme &theme, QWidget *parent)
    : Panel(tr("Overlaps"), parent)
    , m_session(session)
    , m_theme(theme)
    , m_view(new RowView(RowView::Layout::Lines, theme, this))
{
    m_view->setObjectName(QStringLiteral("OverlapList"));
    m_view->setPlaceholder(tr("Nothing meets. Drag one frame onto another."));
    body()->addWidget(m_view);
    connect(&session, &Session::overlapsChanged, this, &OverlapsPanel::refresh);
    connect(&session, &Session::placeChanged, this, &OverlapsPanel::refresh);
    connect(m_view, &RowView::pressed, this, [this](int row) {
        m_pressed = pairOf(m_listed.at(row));
        refresh();
        emit pressed(m_pressed);
    });
    refresh();
}

void OverlapsPanel::setTheme(const Theme &theme)
{
    m_theme = theme;
    m_view->setTheme(theme);
    refresh();
}

void OverlapsPanel::refresh()
{
    m_listed = m_session.overlaps();
    std::stable_partition(m_listed.begin(), m_listed.end(), [](const Overlap &overlap) { return overlap.hit; });
    QList<Row> rows;
    for (const Overlap &overlap : std::as_const(m_listed)) {
        Row row;
        row.swatch = overlap.hit ? m_theme.strike : m_theme.contact;
        row.title = tr("%1 and %2").arg(overlap.a.name, overlap.b.name);
        row.detail = QStringLiteral("%1 · %2 · %3")
                         .arg(overlap.hit ? tr("hit") : tr("contact"), relationTitle(overlap.relation),
                              tr("%1, %2").arg(ownerOf(m_session, overlap.a), ownerOf(m_session, overlap.b)));
        if (overlap.area > 0)
            row.trailing = tr("%1 px²").arg(readableNumber(overlap.area, 1));
        row.selected = pairOf(overlap) == m_pressed;
        rows.append(row);
    }
    m_view->setRows(rows);
    setNote(m_listed.isEmpty() ? QString() : QString::number(m_listed.size()));
}

} // namespace hitbox
