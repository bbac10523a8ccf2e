#pragma once

#include <QComboBox>

namespace hitbox {

/// A box whose choice ends in an ellipsis where there is no room for all of it; its tool tip says it whole then.
class ElidedComboBox : public QComboBox
{
    Q_OBJECT

public:
    using QComboBox::QComboBox;

    QString shownText() const; ///< as much of the choice as there is room for

protected:
    bool event(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
};

} // namespace hitbox
