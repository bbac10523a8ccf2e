#pragma once

#include "scene/theme.h"

#include <QAbstractListModel>
#include <QListView>
#include <QPixmap>

#include <optional>

namespace hitbox {

/// One entry of a list: what the sprites, frames, shapes, problems and overlaps panels show.
struct Row {
    QPixmap picture; ///< a thumbnail; else `icon`, else `swatch`
    QString icon;    ///< a line icon's resource, drawn in `iconColor`
    QColor iconColor;
    QColor swatch;
    QString title;
    QString detail;   ///< the second, quieter line
    QString trailing; ///< at the right end, in fixed-width digits
    int badge = 0;    ///< how many problems; 0 shows none
    bool selected = false;
    std::optional<bool> visible; ///< with a value: an eye to click
    std::optional<bool> locked;  ///< with a value: a lock to click
};

class RowModel : public QAbstractListModel
{
    Q_OBJECT

public:
    using QAbstractListModel::QAbstractListModel;

    void setRows(QList<Row> rows);
    const Row &row(int index) const { return m_rows.at(index); }

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    bool setData(const QModelIndex &index, const QVariant &value, int role) override;
    Qt::ItemFlags flags(const QModelIndex &index) const override;

    void setRenamable(bool renamable) { m_renamable = renamable; }

signals:
    void renamed(int row, const QString &name);

private:
    QList<Row> m_rows;
    bool m_renamable = false;
};

/// A list whose selection is part of its rows: it shows what the session says is selected, and only tells what was
/// pressed.
class RowView : public QListView
{
    Q_OBJECT

public:
    enum class Layout {
        Lines, ///< one above the other
        Cards, ///< side by side, the picture above its title
    };
    enum class Toggle { Visible, Locked };

    RowView(Layout layout, const Theme &theme, QWidget *parent = nullptr);

    void setRows(QList<Row> rows);
    void setRenamable(bool renamable);
    void rename(int row);                     ///< lets the user type a name there
    void setPlaceholder(const QString &text); ///< shown while there are no rows
    void setTheme(const Theme &theme);
    int currentRow() const; ///< the first selected one, or -1

signals:
    void pressed(int row, Qt::KeyboardModifiers modifiers);
    void activated(int row); ///< double click or Enter
    void toggled(int row, RowView::Toggle toggle);
    void renamed(int row, const QString &name);
    void deleteWanted();

protected:
    void mousePressEvent(QMouseEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    void step(int by, Qt::KeyboardModifiers modifiers);

    RowModel *m_model = nullptr;
    Layout m_layout;
    Theme m_theme;
    QString m_placeholder;
};

} // namespace hitbox
