#pragma once

#include <QLineEdit>

namespace hitbox {

/// What narrows a list down by name. Esc empties it.
class SearchField : public QLineEdit
{
    Q_OBJECT

public:
    SearchField(const QString &accessibleName, QWidget *parent);

    bool accepts(const QString &name) const { return name.contains(text(), Qt::CaseInsensitive); }

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void showHint();
};

/// What a list says in place of rows when there are none for what was typed.
QString nothingFits(const QString &typed);

} // namespace hitbox
