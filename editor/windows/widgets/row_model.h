#pragma once

#include <QAbstractListModel>
#include <QColor>
#include <QPixmap>
#include <QSet>

#include <functional>
#include <map>
#include <optional>

#include <hitbox/geometry/relation.h>

namespace hitbox {

/// One entry of a list: what the sprites, frames, shapes, problems and overlaps panels show.
struct Row {
    QPixmap picture;                        ///< a thumbnail; else `icon`, else `swatch`
    QString icon;                           ///< a line icon's resource, drawn in `iconColor`
    std::optional<geometry::Relation> sign; ///< with a value: in the icon's place, how two shapes meet
    QColor iconColor;
    QColor swatch;
    Qt::BrushStyle hatch = Qt::NoBrush; ///< drawn over the swatch
    QString title;
    QString detail;          ///< the second, quieter line
    QString trailing;        ///< at the right end, in fixed-width digits; of a card at the picture's upper left corner
    QString below;           ///< of a card, at the picture's lower left corner
    int badge = 0;           ///< how many problems; 0 shows none
    bool marked = false;     ///< of a card: a sign at the picture's lower right corner
    bool selected = false;   ///< one of those that commands are about
    bool current = false;    ///< the one in view, where there can be one among several selected
    bool isRenamable = true; ///< where rows of the list can be renamed at all
    std::optional<bool> visible; ///< with a value: an eye to click
    std::optional<bool> locked;  ///< with a value: a lock to click
    std::optional<bool> solo;    ///< with a value: a switch that shows this one alone
};

enum class RowLayout {
    Lines, ///< one above the other
    Cards, ///< side by side, the picture above its title
};

/// A row's own buttons.
enum class RowToggle { Visible, Locked, Solo };

/// A picture for each row, asked for when the row is painted and not before.
struct RowPictures {
    int side = 0; ///< in screen pixels; all are squares; 0 when rows have no such pictures
    std::function<QPixmap(int row)> of;
};

/// For lists of which one row is selected: none for -1.
inline QSet<int> rowAlone(int row)
{
    return row < 0 ? QSet<int>() : QSet<int>{row};
}

/// Rows that are made when they are looked at, all of one height: for lists of thousands.
struct RowSource {
    int count = 0;
    std::function<Row(int row)> of;
    QSet<int> selected = {}; ///< as the rows themselves say
    int current = -1;        ///< the one that says so, or -1
};

class RowModel : public QAbstractListModel
{
    Q_OBJECT

public:
    using QAbstractListModel::QAbstractListModel;

    void setRows(QList<Row> rows);
    void setSource(RowSource source); ///< in place of rows
    const Row &row(int index) const;
    qsizetype madeRows() const; ///< of a source's: those that were looked at since it was set
    int currentRow() const;     ///< the current one, else the first selected one, or -1
    QSet<int> selectedRows() const;
    void setPictures(RowPictures pictures) { m_pictures = std::move(pictures); }
    QPixmap picture(int index) const; ///< the row's own, or the one that is made for it
    int pictureSide(int index) const; ///< without making it

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    bool setData(const QModelIndex &index, const QVariant &value, int role) override;
    Qt::ItemFlags flags(const QModelIndex &index) const override;

    void setRenamable(bool renamable) { m_renamable = renamable; }

signals:
    void renamed(int row, const QString &name);

private:
    enum class Length { Same, Differs };

    Length expect(int count); ///< begins a reset where the length differs
    void tell(Length length);

    QList<Row> m_rows;
    RowSource m_source;
    mutable std::map<int, Row> m_made; ///< from the source
    RowPictures m_pictures;
    bool m_renamable = false;
};

} // namespace hitbox
