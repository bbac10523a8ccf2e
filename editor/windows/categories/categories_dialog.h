#pragma once

#include "document/document.h"
#include "drawing/theme.h"

#include <QDialog>

class QLabel;
class QTableWidget;

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
    QWidget *makeButtons();
    QWidget *makeColors();
    void refresh();
    void showRow(int row);
    void takeCell(int row, int column);
    void takeName(int row);
    void takeBits(int row, quint32 bits);
    void takeColor(const QString &color);
    void chooseColor();
    void move(int by);
    void add();
    void removeCurrent();
    int current() const; ///< the row in hand, or -1
    void tell(const QString &message);
    QPixmap swatch(const QString &category) const;

    Session &m_session;
    RefreshOnce *m_refresh = nullptr;
    QTableWidget *m_table = nullptr;
    BitsField *m_bits = nullptr;
    FieldsTable *m_fields = nullptr; ///< of the category in hand
    QLabel *m_message = nullptr;
    QList<Category> m_shown;
};

} // namespace hitbox
