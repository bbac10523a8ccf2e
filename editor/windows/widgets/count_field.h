#pragma once

#include <QSpinBox>

namespace hitbox {

/// A whole number. All of it is chosen as one comes to it, by Tab or by a click, so that typing replaces it. A number
/// beyond the range can be typed, and becomes the nearest one within: no digit is swallowed.
class CountField : public QSpinBox
{
    Q_OBJECT

public:
    CountField(int least, int most, QWidget *parent = nullptr);

    void chooseUnlessTyped(); ///< all of it, as one comes to it; for who sets another number while it has the focus

    QValidator::State validate(QString &text, int &position) const override;
    void fixup(QString &text) const override;

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void wheelEvent(QWheelEvent *event) override; ///< without the focus, what is around it scrolls

private:
    bool m_isTyped = false; ///< since it got the focus
    bool m_isFresh = false; ///< nobody has clicked or typed into it since it got the focus
};

} // namespace hitbox
