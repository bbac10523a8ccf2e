#include "windows/shapes/numbers_panel.h"

#include "document/edits.h"
#include "document/limits.h"
#include "document/numbers.h"
#include "scene/refresh_once.h"
#include "session/open_project.h"
#include "tools/selection_transform.h"
#include "tools/shape_edits.h"
#include "windows/shapes/shape_fields.h"
#include "windows/shapes/vertex_model.h"
#include "windows/shapes/vertex_table.h"

#include <QLabel>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace hitbox {

namespace {

constexpr double lowestCoordinate = -limits::coordinate;

QList<FieldTitle> titlesOf(ShapeKind kind)
{
    const auto at = [](const QString &text) { return FieldTitle{text, lowestCoordinate}; };
    switch (kind) {
    case ShapeKind::Box:
        return {at(QStringLiteral("x")),
                at(QStringLiteral("y")),
                {NumbersPanel::tr("width"), 0},
                {NumbersPanel::tr("height"), 0}};
    case ShapeKind::Circle:
        return {at(NumbersPanel::tr("centre x")), at(NumbersPanel::tr("centre y")), {NumbersPanel::tr("radius"), 0}};
    case ShapeKind::Capsule:
        return {at(NumbersPanel::tr("from x")),
                at(NumbersPanel::tr("from y")),
                at(NumbersPanel::tr("to x")),
                at(NumbersPanel::tr("to y")),
                {NumbersPanel::tr("radius"), 0}};
    case ShapeKind::Polygon:
    case ShapeKind::Chain: break;
    }
    return {};
}

/// Halfway to the next point; behind the end of a chain as far on as its last edge goes.
geometry::Point placeBehind(const QList<geometry::Point> &points, qsizetype row, ShapeKind kind)
{
    if (points.isEmpty())
        return {};
    const geometry::Point here = points.at(row);
    if (row + 1 < points.size() || kind == ShapeKind::Polygon)
        return (here + points.at((row + 1) % points.size())) * 0.5;
    return row > 0 ? here + (here - points.at(row - 1)) : here + geometry::Point{1, 0};
}

} // namespace

NumbersPanel::NumbersPanel(OpenProject &project, QWidget *parent)
    : Panel(tr("Numbers"), parent)
    , m_project(project)
    , m_refresh(new RefreshOnce(*this, [this] { refresh(); }))
    , m_pages(new QStackedWidget(this))
    , m_empty(new QLabel(tr("Select a shape to see its numbers."), this))
    , m_table(new VertexTable(this))
    , m_fields(new ShapeFields(this))
    , m_problem(new QLabel(this))
{
    setFoldable();
    m_empty->setObjectName(QStringLiteral("Dim"));
    m_empty->setWordWrap(true);
    m_empty->setAlignment(Qt::AlignTop);
    m_empty->setContentsMargins(12, 4, 12, 4);
    m_problem->setObjectName(QStringLiteral("Problem"));
    m_problem->setTextFormat(Qt::PlainText);
    m_problem->setWordWrap(true);
    m_problem->setContentsMargins(12, 0, 12, 4);
    m_problem->hide();
    constexpr int threeRows = 104; // below the titles of the columns
    m_table->setMinimumHeight(threeRows);
    for (QWidget *page : std::initializer_list<QWidget *>{m_empty, m_table, m_fields})
        m_pages->addWidget(page);
    body()->addWidget(m_pages, 1);
    body()->addWidget(m_problem);

    m_refresh->after(project.session, &Session::placeChanged);
    m_refresh->after(project.session, &Session::selectionChanged);
    m_refresh->after(project.tools, &ToolDesk::changed);
    m_refresh->when(project.session, &Session::changed, [this](const Difference &difference) {
        const QSet<ShapeId> &selected = m_project.session.selection().shapes;
        return std::any_of(selected.cbegin(), selected.cend(),
                           [&difference](ShapeId shape) { return difference.shapes.has(shape); });
    });
    connect(m_table, &VertexTable::rowsChosen, this, &NumbersPanel::chooseRows);
    connect(m_table, &VertexTable::typed, this, &NumbersPanel::type);
    connect(m_table, &VertexTable::insertWanted, this, &NumbersPanel::insertBehind);
    connect(m_table, &VertexTable::deleteWanted, this, &NumbersPanel::deleteRows);
    connect(m_table, &VertexTable::pasteWanted, this, &NumbersPanel::paste);
    connect(m_table, &VertexTable::problemChanged, this, &NumbersPanel::tell);
    connect(m_fields, &ShapeFields::entered, this, &NumbersPanel::enter);
    connect(m_fields, &ShapeFields::problemChanged, this, &NumbersPanel::tell);
    refresh();
}

/// What is still being typed is taken while everything that it concerns is there.
NumbersPanel::~NumbersPanel()
{
    delete m_pages;
}

const Frame *NumbersPanel::frame() const
{
    return findFrame(m_project.session.shown(), m_project.session.currentFrame());
}

const Shape *NumbersPanel::lone() const
{
    const QSet<ShapeId> &selected = m_project.session.selection().shapes;
    return frame() && selected.size() == 1 ? findShape(*frame(), *selected.cbegin()) : nullptr;
}

const Shape *NumbersPanel::editable() const
{
    const Frame *committed = findFrame(m_project.session.document(), m_project.session.currentFrame());
    const Shape *shape = lone() && committed ? findShape(*committed, lone()->id) : nullptr;
    return shape && !changeable(*committed).isEmpty() ? shape : nullptr;
}

/// Of what is selected.
QSet<ShapeId> NumbersPanel::changeable(const Frame &frame) const
{
    return editableShapes(asSeen(frame, m_project.tools.now().categoryView), m_project.session.selection().shapes);
}

void NumbersPanel::refresh()
{
    const Shape *shape = lone();
    if (shape && hasPoints(*shape)) {
        m_pages->setCurrentWidget(m_table);
        showSelection(*frame(), *shape);
    } else if (frame() && boundsOf(*frame(), m_project.session.selection().shapes)) {
        m_pages->setCurrentWidget(m_fields);
        showFields(*frame());
    } else {
        m_pages->setCurrentWidget(m_empty);
        setNote({});
    }
}

void NumbersPanel::showSelection(const Frame &frame, const Shape &shape)
{
    const QList<geometry::Point> points = verticesOf(shape.outline);
    m_table->showPoints(points, editable() ? VertexAccess::Editable : VertexAccess::ReadOnly);
    QSet<int> rows;
    for (const HandleRef &handle : m_project.session.selection().handles) {
        if (handle.shape == shape.id)
            rows.insert(handle.index);
    }
    m_table->selectRows(rows);
    const auto count = static_cast<int>(points.size());
    setNote(QStringLiteral("%1 · %2").arg(calledShapes(frame, {shape.id}),
                                          count == 1 ? tr("1 vertex") : tr("%n vertices", nullptr, count)));
}

void NumbersPanel::showFields(const Frame &frame)
{
    const QSet<ShapeId> &selected = m_project.session.selection().shapes;
    setNote(calledShapes(frame, selected));
    if (const Shape *shape = lone()) {
        m_fields->setEnabled(editable());
        m_fields->show(titlesOf(shape->kind()), numbersOf(shape->outline));
        return;
    }
    const QSet<ShapeId> movable = changeable(frame);
    const geometry::Box box = boundsOf(frame, movable).value_or(*boundsOf(frame, selected));
    m_fields->setEnabled(!movable.isEmpty());
    m_fields->show(titlesOf(ShapeKind::Box), {box.min.x, box.min.y, box.width(), box.height()});
}

void NumbersPanel::chooseRows()
{
    const Shape *shape = lone();
    if (!shape || !hasPoints(*shape))
        return;
    Selection selection{{shape->id}, {}, {}};
    for (const int row : m_table->selectedRows())
        selection.handles.insert({shape->id, row});
    if (selection != m_project.session.selection())
        m_project.session.setSelection(selection);
}

void NumbersPanel::commit(const Shape &shape, const QString &text, const QString &mergeKey)
{
    commitShapes(m_project, withShape(m_project.session.document(), m_project.session.currentFrame(), shape), text,
                 mergeKey);
}

void NumbersPanel::refreshAtOnce()
{
    m_refresh->mark();
    m_refresh->now();
}

void NumbersPanel::type(int row, int column, double value)
{
    const Shape *found = editable();
    if (!found)
        return;
    Shape shape = *found;
    QList<geometry::Point> points = verticesOf(shape.outline);
    (column == 1 ? points[row].x : points[row].y) = value;
    shape.outline = withVertices(shape.outline, points);
    commit(shape, tr("Type a vertex of %1").arg(shape.name),
           QStringLiteral("vertex-%1-%2-%3").arg(shape.id.value).arg(row).arg(column));
    refreshAtOnce();
}

void NumbersPanel::insertBehind(int row)
{
    const Shape *found = editable();
    if (!found)
        return;
    Shape shape = *found;
    const QList<geometry::Point> points = verticesOf(shape.outline);
    const int at = std::clamp<int>(row, 0, std::max<int>(static_cast<int>(points.size()) - 1, 0));
    const int inserted = points.isEmpty() ? 0 : at + 1;
    shape.outline = withPointInserted(shape.outline, inserted, placeBehind(points, at, shape.kind()));
    commit(shape, tr("Insert a point into %1").arg(shape.name));
    m_project.session.setSelection({{shape.id}, {{shape.id, inserted}}, {}});
}

void NumbersPanel::deleteRows(const QSet<int> &rows)
{
    const Shape *shape = editable();
    if (!shape || rows.isEmpty())
        return;
    const auto count = static_cast<int>(rows.size());
    const int fewest = shape->kind() == ShapeKind::Polygon ? 3 : 2;
    const QList<geometry::Point> points = verticesOf(shape->outline);
    if (points.size() - count < fewest) {
        tell(tr("%1 would keep fewer than %2 vertices. Delete the shape instead.")
                 .arg(shape->name, QString::number(fewest)));
        return;
    }
    Shape after = *shape;
    after.outline = withoutPoints(shape->outline, rows);
    const int next =
        std::min<int>(*std::min_element(rows.cbegin(), rows.cend()), static_cast<int>(points.size()) - count - 1);
    const QString text = count == 1 ? tr("Delete a point of %1") : tr("Delete %n points of %1", nullptr, count);
    commit(after, text.arg(after.name));
    m_project.session.setSelection({{after.id}, {{after.id, next}}, {}});
    tell({});
}

/// Over the rows from the current one on; what is left over becomes new points at the end. A single column goes into
/// the current column and makes no points.
void NumbersPanel::paste(int row, int column, const QString &text)
{
    const Shape *found = editable();
    if (!found)
        return;
    const auto cells = cellsOfText(text);
    if (!cells) {
        tell(tr("Nothing was pasted: %1").arg(cells.error().text()));
        return;
    }
    QList<geometry::Point> points = verticesOf(found->outline);
    for (qsizetype i = 0; i < cells->size(); ++i) {
        const QList<double> &line = cells->at(i);
        const qsizetype target = std::max(row, 0) + i;
        if (line.size() == 2 && target >= points.size())
            points.append({line[0], line[1]});
        else if (line.size() == 2)
            points[target] = {line[0], line[1]};
        else if (target < points.size())
            (column == 2 ? points[target].y : points[target].x) = line[0];
    }
    Shape shape = *found;
    shape.outline = withVertices(shape.outline, points);
    commit(shape, tr("Paste vertices into %1").arg(shape.name));
    tell({});
}

void NumbersPanel::enter(int field, double value)
{
    if (const Shape *found = editable())
        enterNumber(*found, field, value);
    else if (!lone() && frame())
        enterBounds(static_cast<BoundsNumber>(field), value);
}

void NumbersPanel::enterNumber(Shape shape, int field, double value)
{
    shape.outline = withNumber(shape.outline, field, value);
    if (!isWithinLimits(shape.outline))
        return refuseFarAway();
    commit(shape, tr("Type a number of %1").arg(shape.name),
           QStringLiteral("number-%1-%2").arg(shape.id.value).arg(field));
    refreshAtOnce();
}

void NumbersPanel::enterBounds(BoundsNumber number, double value)
{
    const Frame *before = findFrame(m_project.session.document(), m_project.session.currentFrame());
    const QSet<ShapeId> shapes = before ? changeable(*before) : QSet<ShapeId>();
    if (shapes.isEmpty())
        return;
    const std::optional<Frame> after = withBoundsNumber(*before, shapes, number, value);
    if (!after)
        return refuseFarAway();
    QList<ShapeId> ordered(shapes.cbegin(), shapes.cend());
    std::sort(ordered.begin(), ordered.end());
    QString key = QStringLiteral("bounds-%1").arg(static_cast<int>(number));
    for (const ShapeId id : std::as_const(ordered))
        key += QStringLiteral(",%1").arg(id.value);
    commitShapes(m_project, withFrame(m_project.session.document(), m_project.session.currentFrame(), *after),
                 tr("Type the bounds of %1").arg(calledShapes(*after, shapes)), key);
    refreshAtOnce(); // a box without a width has stayed as it was
}

void NumbersPanel::refuseFarAway()
{
    refreshAtOnce();
    tell(tr("That would lie beyond ±%1 pixels.").arg(readableNumber(limits::coordinate)));
}

void NumbersPanel::tell(const QString &problem)
{
    m_problem->setText(problem);
    m_problem->setVisible(!problem.isEmpty());
}

} // namespace hitbox
