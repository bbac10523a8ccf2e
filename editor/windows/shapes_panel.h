#pragma once

#include "windows/panel.h"
#include "windows/row_view.h"

#include "document/document.h"

class QComboBox;

namespace hitbox {

class Session;

/// The shapes of the frame in view, the top one first: name, category, visible, locked.
class ShapesPanel : public Panel
{
    Q_OBJECT

public:
    ShapesPanel(Session &session, const Theme &theme, QWidget *parent = nullptr);

    void setTheme(const Theme &theme);
    void renameSelected();

signals:
    void categoriesWanted();

private:
    void refresh();
    void refreshCategories();
    void press(int row, Qt::KeyboardModifiers modifiers);
    void toggle(int row, RowView::Toggle toggle);
    QList<Shape> changeable() const;
    void deleteSelected();
    void chooseCategory(const QString &name);
    const Shape *shapeOf(int row) const;

    Session &m_session;
    Theme m_theme;
    RowView *m_view = nullptr;
    QComboBox *m_category = nullptr;
};

} // namespace hitbox
