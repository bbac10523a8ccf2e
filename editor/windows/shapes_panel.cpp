#include "windows/shapes_panel.h"

#include "document/edits.h"
#include "scene/drawing.h"
#include "session/session.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>

namespace hitbox {

namespace {

QString kindTitle(ShapeKind kind)
{
    switch (kind) {
    case ShapeKind::Polygon: return ShapesPanel::tr("polygon");
    case ShapeKind::Circle: return ShapesPanel::tr("circle");
    case ShapeKind::Box: return ShapesPanel::tr("box");
    case ShapeKind::Capsule: return ShapesPanel::tr("capsule");
    case ShapeKind::Chain: return ShapesPanel::tr("chain");
    }
    return {};
}

QPixmap swatch(const QColor &color)
{
    QPixmap pixmap(12, 12);
    pixmap.fill(color);
    return pixmap;
}

} // namespace

ShapesPanel::ShapesPanel(Session &session, const Theme &theme, QWidget *parent)
    : Panel(tr("Shapes"), parent)
    , m_session(session)
    , m_theme(theme)
    , m_view(new RowView(RowView::Layout::Lines, theme, this))
    , m_category(new QComboBox(this))
{
    m_view->setObjectName(QStringLiteral("ShapeList"));
    m_view->setRenamable(true);
    m_view->setPlaceholder(
        tr("No shapes in this frame yet. T traces the sprite; or draw: P polygon, R box, C circle."));
    body()->addWidget(m_view, 1);

    auto *categoryRow = new QHBoxLayout;
    categoryRow->setContentsMargins(12, 4, 8, 8);
    categoryRow->setSpacing(8);
    auto *label = new QLabel(tr("Category"), this);
    label->setObjectName(QStringLiteral("Dim"));
    label->setBuddy(m_category);
    categoryRow->addWidget(label);
    m_category->setObjectName(QStringLiteral("Category"));
    m_category->setToolTip(tr("Category of the selected shapes and of the next one drawn"));
    categoryRow->addWidget(m_category, 1);
    auto *edit = new QToolButton(this);
    edit->setText(tr("Edit…"));
    edit->setToolTip(tr("Categories: colours, bits and who hits whom"));
    connect(edit, &QToolButton::clicked, this, &ShapesPanel::categoriesWanted);
    categoryRow->addWidget(edit);
    body()->addLayout(categoryRow);

    connect(&session, &Session::changed, this, &ShapesPanel::refresh);
    connect(&session, &Session::placeChanged, this, &ShapesPanel::refresh);
    connect(&session, &Session::selectionChanged, this, &ShapesPanel::refresh);
    connect(&session, &Session::findingsChanged, this, &ShapesPanel::refresh);
    connect(m_view, &RowView::pressed, this, &ShapesPanel::press);
    connect(m_view, &RowView::activated, m_view, &RowView::rename);
    connect(m_view, &RowView::toggled, this, &ShapesPanel::toggle);
    connect(m_view, &RowView::deleteWanted, this, &ShapesPanel::deleteSelected);
    connect(m_view, &RowView::renamed, this, [this](int row, const QString &name) {
        if (const Shape *found = shapeOf(row)) {
            Shape shape = *found;
            shape.name = name;
            m_session.commit(withShape(m_session.document(), m_session.currentFrame(), shape),
                             tr("Rename shape to %1").arg(name));
        }
    });
    connect(m_category, &QComboBox::textActivated, this, &ShapesPanel::chooseCategory);
    refresh();
}

void ShapesPanel::setTheme(const Theme &theme)
{
    m_theme = theme;
    m_view->setTheme(theme);
    refresh();
}

void ShapesPanel::renameSelected()
{
    if (m_view->currentRow() >= 0)
        m_view->rename(m_view->currentRow());
}

/// Rows run from the top shape down, shapes in the frame from the bottom up.
const Shape *ShapesPanel::shapeOf(int row) const
{
    const Frame *frame = findFrame(m_session.shown(), m_session.currentFrame());
    return frame && row < frame->shapes.size() ? &frame->shapes.at(frame->shapes.size() - 1 - row) : nullptr;
}

void ShapesPanel::refresh()
{
    const Document &document = m_session.shown();
    QHash<ShapeId, int> problems;
    for (const Finding &finding : m_session.findings()) {
        if (finding.frame == m_session.currentFrame() && finding.severity != Severity::Info)
            ++problems[finding.shape];
    }
    const Frame *frame = findFrame(document, m_session.currentFrame());
    const int count = frame ? static_cast<int>(frame->shapes.size()) : 0;
    QList<Row> rows;
    for (int i = 0; i < count; ++i) {
        const Shape &shape = *shapeOf(i);
        Row row;
        row.swatch = categoryColor(document, shape.category, m_theme);
        row.title = shape.name;
        row.detail = shape.category.isEmpty() ? kindTitle(shape.kind())
                                              : kindTitle(shape.kind()) + QStringLiteral(" · ") + shape.category;
        row.badge = problems.value(shape.id);
        row.selected = m_session.selection().shapes.contains(shape.id);
        row.visible = shape.visible;
        row.locked = shape.locked;
        rows.append(row);
    }
    m_view->setRows(rows);
    setNote(count > 0 ? QString::number(count) : QString());
    refreshCategories();
}

void ShapesPanel::refreshCategories()
{
    const Document &document = m_session.shown();
    QString current = m_session.currentCategory();
    if (const Frame *frame = findFrame(document, m_session.currentFrame())) {
        for (const Shape &shape : frame->shapes) {
            if (m_session.selection().shapes.contains(shape.id))
                current = shape.category;
        }
    }
    QStringList names;
    for (const Category &category : document.categories)
        names.append(category.name);
    if (!names.contains(current))
        names.append(current);
    QStringList listed;
    for (int i = 0; i < m_category->count(); ++i)
        listed.append(m_category->itemText(i));
    if (listed != names) {
        m_category->clear();
        m_category->addItems(names);
    }
    for (int i = 0; i < names.size(); ++i)
        m_category->setItemIcon(i, swatch(categoryColor(document, names.at(i), m_theme)));
    m_category->setCurrentIndex(static_cast<int>(names.indexOf(current)));
}

void ShapesPanel::press(int row, Qt::KeyboardModifiers modifiers)
{
    const Shape *shape = shapeOf(row);
    if (!shape)
        return;
    Selection selection = m_session.selection();
    selection.handles.clear();
    if (!(modifiers & (Qt::ControlModifier | Qt::ShiftModifier)))
        selection.shapes = {shape->id};
    else if (!selection.shapes.remove(shape->id))
        selection.shapes.insert(shape->id);
    m_session.setSelection(selection);
}

void ShapesPanel::toggle(int row, RowView::Toggle toggle)
{
    const Shape *found = shapeOf(row);
    if (!found)
        return;
    Shape shape = *found;
    if (toggle == RowView::Toggle::Visible)
        shape.visible = !shape.visible;
    else
        shape.locked = !shape.locked;
    const QString text = toggle == RowView::Toggle::Visible ? (shape.visible ? tr("Show %1") : tr("Hide %1"))
                                                            : (shape.locked ? tr("Lock %1") : tr("Unlock %1"));
    m_session.commit(withShape(m_session.document(), m_session.currentFrame(), shape), text.arg(shape.name));
}

/// The selected shapes that may be changed: locked ones are left alone, here as on the canvas.
QList<Shape> ShapesPanel::changeable() const
{
    QList<Shape> shapes;
    const Frame *frame = findFrame(m_session.document(), m_session.currentFrame());
    for (const Shape &shape : frame ? frame->shapes : QList<Shape>()) {
        if (m_session.selection().shapes.contains(shape.id) && !shape.locked)
            shapes.append(shape);
    }
    return shapes;
}

void ShapesPanel::deleteSelected()
{
    const QList<Shape> shapes = changeable();
    if (shapes.isEmpty())
        return;
    QSet<ShapeId> ids;
    for (const Shape &shape : shapes)
        ids.insert(shape.id);
    const QString text =
        shapes.size() == 1 ? tr("Delete %1").arg(shapes.constFirst().name) : tr("Delete %1 shapes").arg(shapes.size());
    m_session.commit(removeShapes(m_session.document(), m_session.currentFrame(), ids), text);
}

void ShapesPanel::chooseCategory(const QString &name)
{
    m_session.setCurrentCategory(name);
    Document document = m_session.document();
    for (Shape shape : changeable()) {
        shape.category = name;
        document = withShape(document, m_session.currentFrame(), shape);
    }
    m_session.commit(document, tr("Category %1").arg(name));
}

} // namespace hitbox
