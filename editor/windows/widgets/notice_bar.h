#pragma once

#include <QFrame>
#include <QList>
#include <QString>

#include <functional>

class QLabel;
class QProgressBar;

namespace hitbox {

/// A button of a notice.
struct NoticeChoice {
    enum class Means { More, Leave }; ///< to leave things as they are is what Esc means

    QString text;
    std::function<void()> run;
    Means means = Means::More;
};

/// A line over the canvas that tells or offers something and waits for nobody. It goes by itself when a choice is made;
/// its cross is one more choice that does nothing. Esc in it makes the choice to leave things, or else does nothing but
/// put the line away.
class NoticeBar : public QFrame
{
    Q_OBJECT

public:
    enum class Kind {
        Passing,  ///< can be put away unanswered
        Standing, ///< has no cross
    };

    NoticeBar(const QString &text, const QList<NoticeChoice> &choices, Kind kind, QWidget *parent = nullptr);

    void showProgress(int done, int all);

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    void end(const std::function<void()> &run);

    std::function<void()> m_leave = [] {};
    QLabel *m_text = nullptr;
    QProgressBar *m_progress = nullptr;
};

} // namespace hitbox
