#pragma once

#include "windows/help/manual.h"

#include <QList>
#include <QWidget>

class QHBoxLayout;
class QToolButton;
class QTreeWidget;
class QTreeWidgetItem;

namespace hitbox {

class ManualView;
class SearchField;

/// The manual beside the work: its pages at the left, narrowed by what is searched for, and one of them at the right.
/// It belongs to no window, so that no dialog holds it up.
class ManualWindow : public QWidget
{
    Q_OBJECT

public:
    explicit ManualWindow(Manual manual);

    void setManual(const Manual &manual); ///< the place stays
    void open(const QString &link);       ///< comes to the front
    void openBehind(const QString &link); ///< leaves the keyboard to who has it
    const ManualPlace &place() const { return m_place; }

signals:
    void changeKeysWanted();

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    struct Visit {
        ManualPlace place;
        int scrolled = 0; ///< pixels
    };

    void makeHeader(QHBoxLayout &row);
    void letThroughModalDialog();
    void fillIndex();
    void filter();
    void goTo(const ManualPlace &place);
    void display(const ManualPlace &place);
    void step(QList<Visit> &from, QList<Visit> &to);
    void follow(const QString &link);
    void readFirstFound();
    Visit here() const;
    QTreeWidgetItem *rowOf(const ManualPlace &place) const;

    Manual m_manual;
    ManualPlace m_place;
    QList<Visit> m_back;
    QList<Visit> m_forward;
    QToolButton *m_goBack = nullptr;
    QToolButton *m_goForward = nullptr;
    QToolButton *m_changeKeys = nullptr; ///< on the page of keys
    SearchField *m_search = nullptr;
    QTreeWidget *m_index = nullptr;
    QTreeWidgetItem *m_none = nullptr; ///< says that nothing fits
    ManualView *m_view = nullptr;
};

} // namespace hitbox
