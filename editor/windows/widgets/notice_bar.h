#pragma once

#include <QFrame>
#include <QList>
#include <QPointer>
#include <QString>

#include <functional>

class QHBoxLayout;
class QLabel;
class QProgressBar;
class QPushButton;

namespace hitbox {

/// A button of a notice.
struct NoticeChoice {
    enum class Means { More, Leave }; ///< to leave things as they are is what Esc means

    QString text;
    std::function<void()> run;
    Means means = Means::More;
};

/// A line over the canvas that tells or offers something and waits for nobody. It goes by itself when a choice is made,
/// of which the buttons stand below the words where they would leave those too little room.
/// Its cross, and Esc in it, make the choice to leave things, or else do nothing but put the line away. One that stands
/// until it is answered has no cross, and Esc in it leads to the canvas alone, unless to leave things is a choice.
class NoticeBar : public QFrame
{
    Q_OBJECT

public:
    enum class Kind {
        Passing,  ///< can be put away unanswered
        Standing, ///< stays until it is answered
    };

    NoticeBar(const QString &text, const QList<NoticeChoice> &choices, Kind kind, QWidget *parent = nullptr);

    /// With the sign and the line of an error. Returns itself.
    NoticeBar &asError();
    void showProgress(int done, int all);
    void dismiss();                                ///< it goes, and leaves the keys to the canvas
    static void dismiss(QPointer<NoticeBar> &bar); ///< if there is one; there is none after

    QSize minimumSizeHint() const override; ///< with the buttons below

protected:
    bool event(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    void end(const std::function<void()> &run);
    int roomBesideButtons() const;
    void placeButtons();

    std::function<void()> m_leave; ///< null where Esc does not put it away
    QLabel *m_sign = nullptr;      ///< hidden unless it tells of an error
    QLabel *m_text = nullptr;
    QProgressBar *m_progress = nullptr;
    QList<QPushButton *> m_buttons;
    QHBoxLayout *m_words = nullptr; ///< the upper row, and the buttons where there is room
    QHBoxLayout *m_below = nullptr; ///< a row for them alone
};

} // namespace hitbox
