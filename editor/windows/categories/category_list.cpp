#include "windows/categories/category_list.h"

#include "windows/widgets/palette_watch.h"

#include "drawing/drawing.h"
#include "scene/refresh_once.h"
#include "session/open_project.h"

#include <QHash>

#include <algorithm>

namespace hitbox {

namespace {

constexpr int categoryRowHeight = 28;
constexpr int mostRows = 4;
constexpr int leastRows = 3; ///< a project begins with as many categories

/// In or out of a set of names.
void flip(QSet<QString> &names, const QString &name)
{
    if (!names.remove(name))
        names.insert(name);
}

} // namespace

CategoryList::CategoryList(OpenProject &project, QWidget *parent)
    : RowView(Layout::Lines, parent)
    , m_project(project)
    , m_refresh(new RefreshOnce(*this, [this] { refresh(); }))
{
    setObjectName(QStringLiteral("CategoryList"));
    setAccessibleName(tr("Categories"));
    setPlaceholder(tr("No categories yet."));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Maximum);
    m_refresh->after(project.session, &Session::placeChanged);
    m_refresh->after(project.tools, &ToolDesk::changed);
    m_refresh->when(project.session, &Session::changed, [this](const Difference &difference) {
        const Frame *frame = findFrame(m_project.session.shown(), m_project.session.currentFrame());
        const bool countsDiffer = difference.shapes.comeOrGo() || !difference.shapes.own.isEmpty();
        return !frame || !difference.categories.empty() || (difference.frames.has(frame->id) && countsDiffer);
    });
    connect(this, &RowView::toggled, this, &CategoryList::flipSwitch);
    connect(this, &RowView::pressed, this, &CategoryList::selectShapes);
    whenPaletteChanges(*this, [this] { refresh(); });
    refresh();
}

QSize CategoryList::sizeHint() const
{
    const int rows = std::clamp(model()->rowCount(), 1, mostRows);
    return {RowView::sizeHint().width(), rows * categoryRowHeight + 4};
}

QSize CategoryList::minimumSizeHint() const
{
    const int rows = std::clamp(model()->rowCount(), 1, leastRows);
    return {RowView::minimumSizeHint().width(), rows * categoryRowHeight + 4};
}

void CategoryList::refresh()
{
    const Document &document = m_project.session.shown();
    const CategoryView &view = m_project.tools.now().categoryView;
    const Frame *frame = findFrame(document, m_project.session.currentFrame());
    const CategoryLooks looks(document, themeOf(palette()));
    QHash<QString, int> counts;
    for (const hitbox::Shape &shape : frame ? frame->shapes : QList<hitbox::Shape>())
        counts[shape.category] += 1;
    QList<Row> rows;
    for (const Category &category : document.categories) {
        const ShapeLook look = looks.ofCategory(category.name);
        Row row;
        row.swatch = look.color;
        row.hatch = look.hatch;
        row.title = category.name;
        row.visible = view.shows(category.name);
        row.locked = view.locks(category.name);
        row.solo = view.solo == category.name;
        row.trailing = frame ? QString::number(counts.value(category.name)) : QString();
        rows.append(row);
    }
    setRows(rows);
    updateGeometry();
}

void CategoryList::flipSwitch(int row, Toggle toggle)
{
    const QString name = m_project.session.shown().categories.at(row).name;
    CategoryView view = m_project.tools.now().categoryView;
    switch (toggle) {
    case Toggle::Visible:
        if (!view.solo)
            flip(view.hidden, name);
        view.solo.reset();
        break;
    case Toggle::Locked: flip(view.locked, name); break;
    case Toggle::Solo:
        if (view.solo == name)
            view.solo.reset();
        else
            view.solo = name;
        break;
    }
    m_project.tools.set(&ToolSettings::categoryView, view);
}

void CategoryList::selectShapes(int row)
{
    const Frame *frame = findFrame(m_project.session.shown(), m_project.session.currentFrame());
    Selection selection;
    for (const hitbox::Shape &shape : frame ? frame->shapes : QList<hitbox::Shape>()) {
        if (shape.category == m_project.session.shown().categories.at(row).name)
            selection.shapes.insert(shape.id);
    }
    m_project.session.setSelection(selection);
}

} // namespace hitbox
