#pragma once

#include "document/document.h"

#include <QWidget>

class QTableWidget;

namespace hitbox {

class Session;

/// The fields of one category: name, type, default and choices, to be edited. Each change is a step of history.
class FieldsTable : public QWidget
{
    Q_OBJECT

public:
    explicit FieldsTable(Session &session, QWidget *parent = nullptr);

    /// Of the category at this place; -1 for none.
    void show(int category);

signals:
    void told(const QString &message); ///< empty when all is well

protected:
    void showEvent(QShowEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    const Category *category() const; ///< as committed; null for none
    void refresh();
    void showRow(int row, const CategoryField &field);
    void showTypes();
    void showType(int row);
    void takeCell(int row, int column);
    void takeName(int row, const QString &typed);
    void takeDefault(int row, const QString &text);
    void takeChoices(int row, const QString &text);
    void takeType(int row, FieldType type);
    void add();
    void remove();
    void put(int row, const CategoryField &field, const QString &text);

    Session &m_session;
    QTableWidget *m_table = nullptr;
    int m_category = -1;
    Id<Category> m_shownCategory;
    QList<CategoryField> m_shown;
};

} // namespace hitbox
