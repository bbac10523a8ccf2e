#include "windows/frames/point_list.h"

#include "document/numbers.h"
#include "document/places.h"
#include "document/point_edits.h"
#include "scene/icons.h"
#include "scene/refresh_once.h"
#include "session/open_project.h"
#include "windows/shapes/shape_fields.h"
#include "windows/widgets/row_view.h"
#include "windows/widgets/short_list.h"
#include "windows/widgets/tool_button.h"

#include <QHBoxLayout>
#include <QToolButton>
#include <QVBoxLayout>

namespace hitbox {

namespace {

constexpr int pointsShown = 3;

Row pointRow(const FramePoint &point, Id<FramePoint> selected)
{
    Row row;
    row.title = point.name;
    row.trailing = QStringLiteral("%1, %2").arg(readableNumber(point.at.x), readableNumber(point.at.y));
    if (point.angle != 0)
        row.trailing += QStringLiteral("  %1°").arg(readableNumber(point.angle));
    row.selected = point.id == selected;
    return row;
}

} // namespace

PointList::PointList(OpenProject &project, QWidget *parent)
    : QWidget(parent)
    , m_project(project)
    , m_session(project.session)
    , m_refresh(new RefreshOnce(*this, [this] { refresh(); }))
    , m_view(new RowView(RowView::Layout::Lines, this))
    , m_numbers(new ShapeFields(this))
{
    m_view->setObjectName(QStringLiteral("PointList"));
    m_view->setAccessibleName(tr("Points of the frame"));
    m_view->setPlaceholder(tr("No points in this frame."));
    m_view->setRenamable(true);
    m_add = makeToolButton("AddPoint", tr("Add a point at the frame's pivot"), this);
    m_add->setIcon(themedIcon(QStringLiteral(":/icons/plus.svg")));
    m_remove = makeToolButton("RemovePoint", tr("Remove this point (Delete)"), this);
    m_remove->setIcon(themedIcon(QStringLiteral(":/icons/trash.svg")));
    auto *rows = new QVBoxLayout(this);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(0);
    m_buttons = buttonsInARow({m_add, m_remove}, this);
    rows->addWidget(m_view);
    rows->addWidget(m_buttons);
    rows->addWidget(m_numbers);

    connect(m_add, &QToolButton::clicked, this, &PointList::add);
    connect(m_remove, &QToolButton::clicked, this, &PointList::remove);
    connect(m_view, &RowView::deleteWanted, this, &PointList::remove);
    connect(m_view, &RowView::renamed, this, &PointList::rename);
    connect(m_view, &RowView::pressed, this, [this](int row) {
        if (const Frame *now = frame(); now && row < now->points.size())
            m_session.setSelection({.point = now->points.at(row).id});
    });
    connect(m_numbers, &ShapeFields::entered, this, &PointList::enter);
    connect(m_numbers, &ShapeFields::problemChanged, this, &PointList::told);
    m_refresh->after(m_session, &Session::placeChanged);
    m_refresh->when(m_session, &Session::selectionChanged, [this] { return m_session.selection().point != m_shown; });
    m_refresh->when(m_session, &Session::changed, [](const Difference &difference) {
        return !difference.points.empty() || difference.frames.comeOrGo() || difference.sprites.comeOrGo();
    });
    refresh();
}

const Frame *PointList::frame() const
{
    return findFrame(m_session.document(), m_session.currentFrame());
}

int PointList::selected() const
{
    const Frame *now = frame();
    return now ? placeOf(now->points, m_session.selection().point) : -1;
}

void PointList::refresh()
{
    const Frame *shown = findFrame(m_session.shown(), m_session.currentFrame());
    const QList<FramePoint> points = shown ? shown->points : QList<FramePoint>();
    const Id<FramePoint> chosen = m_session.selection().point;
    m_shown = chosen;
    const int place = placeOf(points, chosen);
    m_view->setSource({static_cast<int>(points.size()),
                       [points, chosen](int row) { return pointRow(points.at(row), chosen); }, rowAlone(place)});
    fitToRows(*m_view, points.size(), pointsShown);
    m_add->setEnabled(shown);
    m_remove->setEnabled(place >= 0);
    m_numbers->setVisible(place >= 0);
    if (place < 0)
        return m_numbers->show({}, {});
    const FramePoint &point = points.at(place);
    m_numbers->show({{QStringLiteral("x"), -limits::coordinate},
                     {QStringLiteral("y"), -limits::coordinate},
                     {tr("angle"), -limits::coordinate, limits::coordinate, QStringLiteral("°"), 5}},
                    {point.at.x, point.at.y, point.angle});
}

void PointList::add()
{
    const Frame *now = frame();
    if (!now)
        return;
    const FrameRef ref = m_session.currentFrame();
    const FramePoint fresh = freshPoint(m_session.document().sprites.at(ref.sprite), ref.frame, now->pivot);
    const Document after = addPoint(m_session.document(), ref, fresh);
    m_session.commit(after, tr("Add point %1").arg(fresh.name));
    m_session.setSelection({.point = findFrame(after, ref)->points.constLast().id});
}

void PointList::remove()
{
    const int place = selected();
    if (place < 0)
        return;
    commitShapes(m_project, withoutPoint(m_session.document(), m_session.currentFrame(), place),
                 tr("Remove point %1").arg(frame()->points.at(place).name));
}

void PointList::rename(int row, const QString &name)
{
    const Frame *now = frame();
    if (!now || row >= now->points.size())
        return;
    if (placeOfPoint(*now, name) >= 0)
        return emit told(tr("The frame has a point “%1” already.").arg(name));
    const RenamedPoints renamed = withPointRenamed(m_session.document(), m_session.currentFrame(), row, name);
    m_session.commit(renamed.document, tr("Rename point to %1").arg(name));
    if (renamed.frames > 1)
        emit told(tr("Renamed in %1 frames of the sprite.").arg(renamed.frames));
}

void PointList::enter(int field, double value)
{
    const int place = selected();
    if (place < 0)
        return;
    FramePoint point = frame()->points.at(place);
    double *const numbers[] = {&point.at.x, &point.at.y, &point.angle};
    *numbers[field] = value;
    commitShapes(m_project, withPoint(m_session.document(), m_session.currentFrame(), place, point),
                 field == 2 ? tr("Turn point %1").arg(point.name) : tr("Move point %1").arg(point.name),
                 QStringLiteral("point-%1-%2").arg((*point.id).number()).arg(field));
    m_refresh->mark();
}

bool PointList::perform(EditCommand command)
{
    const int place = selected();
    if (place < 0)
        return false;
    switch (command) {
    case EditCommand::Rename:
        m_refresh->now();
        m_view->rename(place);
        return true;
    case EditCommand::Remove: remove(); return true;
    default: return false;
    }
}

} // namespace hitbox
