#include "windows/shapes/shapes_panel.h"

#include "document/edits.h"
#include "document/frame_edits.h"
#include "drawing/drawing.h"
#include "scene/refresh_once.h"
#include "session/open_project.h"
#include "tools/shape_edits.h"
#include "windows/categories/category_list.h"
#include "windows/shapes/shape_commands.h"
#include "windows/widgets/combo_items.h"
#include "windows/widgets/edit_command.h"
#include "windows/widgets/elided_combo_box.h"
#include "windows/widgets/palette_watch.h"
#include "windows/widgets/search_field.h"
#include "windows/widgets/section.h"
#include "windows/widgets/shrinking_button.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>

#include <utility>

namespace hitbox {

namespace {

QPixmap swatch(const QColor &color)
{
    QPixmap pixmap(12, 12);
    pixmap.fill(color);
    return pixmap;
}

/// That of what a tool in hand draws next, or else of what is selected; nothing where that is of several.
std::optional<QString> shownCategory(const OpenProject &project)
{
    return project.session.tool().drawsShapes ? project.tools.now().category : commonCategory(project);
}

} // namespace

ShapesPanel::ShapesPanel(OpenProject &project, QWidget *parent)
    : Panel(tr("Shapes"), parent)
    , m_project(project)
    , m_refresh(new RefreshOnce(*this, [this] { refresh(); }))
    , m_search(new SearchField(tr("Search shapes"), this))
    , m_view(new RowView(RowView::Layout::Lines, this))
    , m_category(new ElidedComboBox(this))
    , m_categories(new CategoryList(project, this))
{
    setFoldable();
    m_search->setObjectName(QStringLiteral("ShapeSearch"));
    constexpr int searchWidth = 130;
    m_search->setMaximumWidth(searchWidth);
    addToHeader(m_search);
    m_view->setObjectName(QStringLiteral("ShapeList"));
    m_view->setAccessibleName(tr("Shapes"));
    m_view->setRenamable(true);
    m_view->setChoosing(RowView::Choosing::Many);
    constexpr int threeRows = 126;
    m_view->setMinimumHeight(threeRows);
    body()->addWidget(m_view, 1);
    body()->addWidget(makeCategoryRow());
    auto *section = new Section(tr("Show and lock by category"), Section::Fold::Closed, this);
    section->setObjectName(QStringLiteral("CategorySection"));
    section->setContent(m_categories);
    body()->addWidget(section);

    connectParts();
    refresh();
    whenPaletteChanges(*this, [this] { refresh(); });
}

void ShapesPanel::connectParts()
{
    m_refresh->after(m_project.session, &Session::placeChanged);
    m_refresh->after(m_project.session, &Session::selectionChanged);
    m_refresh->after(*m_search, &QLineEdit::textChanged);
    m_refresh->when(m_project.session, &Session::changed, [this](const Difference &difference) {
        const Frame *frame = findFrame(m_project.session.shown(), m_project.session.currentFrame());
        return !frame || !difference.categories.empty() ||
               (difference.frames.has(frame->id) && difference.shapes.listDiffers());
    });
    const auto showsAnother = [this] {
        return shownCategory(m_project).value_or(QString()) != m_category->currentText();
    };
    m_refresh->when(m_project.tools, &ToolDesk::changed, showsAnother);
    m_refresh->when(m_project.live.hint, &LiveAnswer::changed, showsAnother); // another tool is in hand
    m_refresh->when(m_project.live.problems, &LiveAnswer::changed,
                    [this] { return m_project.live.problems.now().shapes != m_shownProblems; });
    connect(m_view, &RowView::chosen, this, &ShapesPanel::choose);
    connect(m_view, &RowView::moved, this, &ShapesPanel::move);
    connect(m_view, &RowView::activated, m_view, &RowView::rename);
    connect(m_view, &RowView::toggled, this, &ShapesPanel::toggle);
    connect(m_view, &RowView::deleteWanted, this, [this] { performOnShapes(m_project, EditCommand::Remove); });
    connect(m_view, &RowView::renamed, this, &ShapesPanel::rename);
    connect(m_view, &RowView::menuWanted, this, [this](QPoint position) {
        emit menuWanted(
            position,
            editsInMenus() +
                QStringList{"edit.select-all", {}, "frame.copy-to-next", "frame.copy-to-all", "frame.copy-to-chosen"});
    });
    connect(m_category, &QComboBox::textActivated, this,
            [this](const QString &name) { giveCategory(m_project, name); });
}

QWidget *ShapesPanel::makeCategoryRow()
{
    auto *row = new QWidget(this);
    auto *layout = new QHBoxLayout(row);
    layout->setContentsMargins(12, 4, 8, 4);
    layout->setSpacing(8);
    auto *label = new QLabel(tr("Category"), row);
    label->setObjectName(QStringLiteral("Dim"));
    label->setBuddy(m_category);
    layout->addWidget(label);
    m_category->setObjectName(QStringLiteral("Category"));
    m_category->setAccessibleName(tr("Category"));
    m_category->setToolTip(tr("Category of the selected shapes and of the next one drawn"));
    constexpr int leastLetters = 8;
    m_category->setRoomFor(leastLetters);
    layout->addWidget(m_category, 1);
    auto *edit = new ShrinkingButton(QStringLiteral(":/icons/choices.svg"), row);
    edit->setText(tr("Edit…"));
    edit->setToolTip(tr("Categories: colours, bits and who hits whom"));
    connect(edit, &QToolButton::clicked, this, &ShapesPanel::categoriesWanted);
    layout->addWidget(edit);
    return row;
}

void ShapesPanel::renameSelected()
{
    m_refresh->now();
    if (m_view->currentRow() >= 0)
        m_view->rename(m_view->currentRow());
}

const Shape *ShapesPanel::shapeOf(int row) const
{
    const Frame *frame = findFrame(m_project.session.shown(), m_project.session.currentFrame());
    return frame ? findShape(*frame, m_shownShapes.value(row)) : nullptr;
}

/// Rows run from the top shape down, shapes in the frame from the bottom up.
void ShapesPanel::refresh()
{
    const Document &document = m_project.session.shown();
    m_shownProblems = m_project.live.problems.now().shapes;
    const Frame *frame = findFrame(document, m_project.session.currentFrame());
    const int count = frame ? static_cast<int>(frame->shapes.size()) : 0;
    RowSource source;
    QList<int> places;
    m_shownShapes.clear();
    for (int i = count - 1; i >= 0; --i) {
        const Shape &shape = frame->shapes.at(i);
        if (!m_search->accepts(shape.name) && !m_search->accepts(shape.category))
            continue;
        if (m_project.session.selection().shapes.contains(shape.id))
            source.selected.insert(static_cast<int>(places.size()));
        places.append(i);
        m_shownShapes.append(shape.id);
    }
    source.count = static_cast<int>(places.size());
    source.of = [shapes = frame ? frame->shapes : QList<Shape>(), places, selected = source.selected,
                 problems = m_shownProblems, looks = CategoryLooks(document, themeOf(palette()))](int index) {
        const Shape &shape = shapes.at(places.at(index));
        const ShapeLook look = looks.ofCategory(shape.category);
        Row row;
        row.swatch = look.color;
        row.hatch = look.hatch;
        row.title = shape.name;
        row.detail = shape.category.isEmpty() ? kindWord(shape.kind())
                                              : kindWord(shape.kind()) + QStringLiteral(" · ") + shape.category;
        row.badge = problems.value(shape.id);
        row.selected = selected.contains(index);
        row.visible = shape.visible;
        row.locked = shape.locked;
        return row;
    };
    m_view->setOrder(m_search->text().isEmpty() ? RowView::Order::Draggable : RowView::Order::Fixed);
    m_view->setPlaceholder(
        count == 0 ? tr("No shapes in this frame yet. Trace the sprite, or draw a polygon, a box or a circle.")
                   : tr("No shape or category has this in its name."));
    m_view->setSource(std::move(source));
    setNote(count > 0 ? QString::number(count) : QString());
    refreshCategories();
}

void ShapesPanel::refreshCategories()
{
    const Document &document = m_project.session.shown();
    const std::optional<QString> shown = shownCategory(m_project);
    const QString current = shown.value_or(categoryInHand(m_project));
    const QStringList names = categoryNames(document, current);
    listItems(*m_category, names);
    const CategoryLooks looks(document, themeOf(palette()));
    QList<QColor> colors;
    for (const QString &name : names)
        colors.append(looks.ofCategory(name).color);
    if (names != std::exchange(m_shownNames, names) || colors != std::exchange(m_shownColors, colors)) {
        for (int i = 0; i < names.size(); ++i)
            m_category->setItemIcon(i, swatch(colors.at(i)));
    }
    m_category->setPlaceholderText(shown ? QString() : tr("several"));
    m_category->setCurrentIndex(shown ? static_cast<int>(names.indexOf(*shown)) : -1);
}

void ShapesPanel::choose(const QSet<int> &rows)
{
    Selection selection = m_project.session.selection();
    selection.handles.clear();
    selection.shapes.clear();
    for (const int row : rows) {
        if (const Shape *shape = shapeOf(row))
            selection.shapes.insert(shape->id);
    }
    m_project.session.setSelection(selection);
}

void ShapesPanel::move(const QList<int> &rows, int before)
{
    const Frame *frame = findFrame(m_project.session.document(), m_project.session.currentFrame());
    if (!frame)
        return;
    QSet<ShapeId> shapes;
    for (const int row : rows) {
        if (const Shape *shape = shapeOf(row))
            shapes.insert(shape->id);
    }
    const auto fromBelow = static_cast<int>(frame->shapes.size()) - before;
    m_project.session.commit(
        moveShapes(m_project.session.document(), m_project.session.currentFrame(), shapes, fromBelow),
        tr("Move %1 in the order").arg(calledShapes(*frame, shapes)));
}

void ShapesPanel::rename(int row, const QString &name)
{
    const Shape *found = shapeOf(row);
    if (!found)
        return;
    Shape shape = *found;
    shape.name = name;
    commitLook(m_project, {shape}, tr("Rename shape to %1").arg(name));
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
    commitLook(m_project, {shape}, text.arg(shape.name));
}

bool ShapesPanel::perform(EditCommand command)
{
    if (command != EditCommand::Rename)
        return performOnShapes(m_project, command);
    renameSelected();
    return true;
}

} // namespace hitbox
