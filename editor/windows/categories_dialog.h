#pragma once

#include "document/document.h"

#include <QDialog>

class QTableWidget;

namespace hitbox {

/// Names, colours, bits, and who hits whom: one row and one column for each category.
class CategoriesDialog : public QDialog
{
    Q_OBJECT

public:
    CategoriesDialog(const Document &document, QWidget *parent = nullptr);

    /// The document with what was typed; shapes follow a renamed category.
    Document result() const;

private:
    struct Line {
        int original = -1; ///< its index in the document; -1 when new
        Category category;
    };

    void showLines();
    void showLine(int row);
    void addLine();
    void removeLine();
    void takeName(int row);
    void takeBits(int row);
    void chooseColor(int row);
    void toggleHit(int row, int column);

    Document m_document;
    QList<Line> m_lines;
    QTableWidget *m_table = nullptr;
};

} // namespace hitbox
