#pragma once

#include <QComboBox>

namespace hitbox {

/// A box whose choice ends in an ellipsis where there is no room for all of it; its tool tip says it whole then. Of one
/// that has its room by letters, what pops up, eight widgets more, is not made before it does.
class ElidedComboBox : public QComboBox
{
    Q_OBJECT

public:
    using QComboBox::QComboBox;

    QString shownText() const; ///< as much of the choice as there is room for, or of what stands for none

    /// As wide as so many letters beside an icon, whatever it lists.
    void setRoomFor(int letters);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    bool event(QEvent *event) override;
    void changeEvent(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    QString wholeText() const;

    int m_letters = 0; ///< 0: as its choices need
};

} // namespace hitbox
