#pragma once

#include <QLabel>

namespace hitbox {

/// A line of plain text that ends in an ellipsis where there is no room for all of it.
class ElidedLabel : public QLabel
{
    Q_OBJECT

public:
    explicit ElidedLabel(QWidget *parent = nullptr);

    QString shownText() const; ///< as much as there is room for
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;
};

} // namespace hitbox
