#pragma once

#include "drawing/theme.h"
#include "windows/widgets/row_choice.h"
#include "windows/widgets/row_model.h"

#include <QBasicTimer>
#include <QListView>
#include <QPointer>

#include <functional>
#include <optional>
#include <utility>

namespace hitbox {

/// A list whose selection is part of its rows: it shows what the session says is selected, and only tells what was
/// pressed or chosen. Each key that moves to a row chooses it.
class RowView : public QListView
{
    Q_OBJECT

public:
    using Layout = RowLayout;
    using Toggle = RowToggle;
    enum class Choosing {
        One,  ///< tells pressed()
        Many, ///< tells chosen(): Shift ranges, Ctrl toggles
    };
    enum class Order {
        Fixed,
        Draggable, ///< tells moved()
    };

    RowView(Layout layout, QWidget *parent = nullptr);

    void setRows(QList<Row> rows);
    void setSource(RowSource source);       ///< rows that are made when they are looked at, in place of others
    void setPictures(RowPictures pictures); ///< all rows are of one height then
    void setChoosing(Choosing choosing) { m_choosing = choosing; }
    void setOrder(Order order) { m_order = order; }
    /// Whether rows that are dragged out of the list are taken there, as carriedOut() says then. They go nowhere else
    /// outside of it.
    void setTakenOutside(std::function<bool(QPoint global)> isTaken) { m_isTakenOutside = std::move(isTaken); }
    void setRenamable(bool renamable);
    /// Lets the user type a name there. The focus goes back to where it was.
    void rename(int row);
    void setPlaceholder(const QString &text); ///< shown while there are no rows
    const QString &placeholder() const { return m_placeholder; }
    int heightForPlaceholder(int width) const; ///< that it takes
    int currentRow() const;                    ///< the current one, else the first selected one, or -1
    QSet<int> selectedRows() const;
    void chooseAll();
    void keyboardSearch(const QString &typed) override;

signals:
    void pressed(int row, Qt::KeyboardModifiers modifiers);
    void chosen(const QSet<int> &rows, int current); ///< of all rows that are to be selected; may be none
    void moved(const QList<int> &rows, int before);  ///< dragged to before that row; the count means to the end
    void carriedOut(int row, QPoint globalPosition); ///< see setTakenOutside()
    void menuWanted(QPoint globalPosition);          ///< for what is selected
    void activated(int row);                         ///< double click or Enter
    void toggled(int row, RowView::Toggle toggle);
    void renamed(int row, const QString &name);
    void deleteWanted();

protected:
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;
    void timerEvent(QTimerEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    void currentChanged(const QModelIndex &current, const QModelIndex &previous) override;
    void closeEditor(QWidget *editor, QAbstractItemDelegate::EndEditHint hint) override;
    void keyPressEvent(QKeyEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void showCurrent();
    void tellCurrent();

    /// From the press on a row to the release.
    struct Drag {
        int row = -1;
        QPoint from;
        QPoint at;
        bool moves = false;         ///< far enough to be meant
        bool choosesAtLast = false; ///< a selected row was pressed: only a release in place leaves the others out
    };

    void choose(int row, Qt::KeyboardModifiers modifiers);
    void goTo(int row, Qt::KeyboardModifiers modifiers);
    void step(int by, Qt::KeyboardModifiers modifiers);
    std::optional<int> rowFarAway(int key);
    void continueDrag(QPoint at);
    void endDrag();
    bool scrollsSideways() const;  ///< cards in one line
    int cardsInLine() const;       ///< at least 1
    int cardsInView() const;       ///< at least 1
    int gapAt(QPoint point) const; ///< the row that what is dragged would come before
    int overshoot() const;         ///< how far the drag is beyond the edge
    bool isDraggedOut() const;     ///< so far that no place in the list is meant
    void paintGap(QPainter &painter) const;

    RowModel *m_model = nullptr;
    Layout m_layout;
    QString m_placeholder;
    Choosing m_choosing = Choosing::One;
    Order m_order = Order::Fixed;
    std::function<bool(QPoint global)> m_isTakenOutside;
    int m_anchor = -1;
    std::optional<Drag> m_drag;
    QPointer<QWidget> m_renamedFrom; ///< had the focus before a rename() that is under way
    QBasicTimer m_scrolling;         ///< while a drag is held beyond the edge
};

} // namespace hitbox
