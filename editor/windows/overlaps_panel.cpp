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
        m_pressed = m_listed.at(static_cast<std::size_t>(row)).pair;
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

Row OverlapsPanel::rowOf(const Overlap &overlap) const
{
    const OverlapIndex &index = m_session.overlaps();
    const PlacedShape *a = index.find(overlap.pair.instanceA, overlap.pair.shapeA);
    const PlacedShape *b = index.find(overlap.pair.instanceB, overlap.pair.shapeB);
    const double area = m_session.details(overlap.pair).area;
    Row row;
    row.swatch = overlap.hit ? m_theme.strike : m_theme.contact;
    row.title = tr("%1 and %2").arg(a->name, b->name);
    row.detail = QStringLiteral("%1 · %2 · %3")
                     .arg(overlap.hit ? tr("hit") : tr("contact"), relationTitle(overlap.relation),
                          tr("%1, %2").arg(ownerOf(m_session, *a), ownerOf(m_session, *b)));
    if (area > 0)
        row.trailing = tr("%1 px²").arg(readableNumber(area, 1));
    row.selected = overlap.pair == m_pressed;
    return row;
}

void OverlapsPanel::refresh()
{
    m_listed = m_session.overlaps().overlaps();
    std::stable_partition(m_listed.begin(), m_listed.end(), [](const Overlap &overlap) { return overlap.hit; });
    QList<Row> rows;
    for (const Overlap &overlap : m_listed)
        rows.append(rowOf(overlap));
    m_view->setRows(rows);
    setNote(rows.isEmpty() ? QString() : QString::number(rows.size()));
}

} // namespace hitbox
