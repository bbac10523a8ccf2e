#pragma once

#include "document/document.h"
#include "drawing/theme.h"
#include "windows/categories/category_table_model.h"

#include <QDialog>

class QLabel;
class QTableView;

namespace hitbox {

class BitsField;
class FieldsTable;
class RefreshOnce;
class Session;

/// Names, colours, bits, fields, and who hits whom: one row and one column for each category. It stays open beside the
/// window; each change is a step of history at once.
class CategoriesDialog : public QDialog
{
    Q_OBJECT

public:
    CategoriesDialog(Session &session, QWidget *parent = nullptr);

private:
    void prepareTable();
    void layOut();
    void connectParts();
    QWidget *makeButtons();
    QWidget *makeColors();
    void refresh();
    void showCurrent();
    void goToRow(int row);
    void takeTick(int row, int struck, bool on);
    void takeName(int row, const QString &typed);
    void takeTypedBits(int row, const QString &typed);
    void takeBits(int row, quint32 bits);
    void takeColor(const QString &color);
    void chooseColor();
    void move(int by);
    void add();
    void removeCurrent();
    int current() const; ///< the row in hand, or -1
    void tell(const QString &message);
    QIcon swatch(const QString &category) const;

    Session &m_session;
    RefreshOnce *m_refresh = nullptr;
    CategoryTableModel m_table; ///< of all categories
    QTableView *m_view = nullptr;
    BitsField *m_bits = nullptr;
    FieldsTable *m_fields = nullptr; ///< of the category in hand
    QLabel *m_message = nullptr;
};

} // namespace hitbox
