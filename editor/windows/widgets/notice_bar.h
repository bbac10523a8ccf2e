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
    QString text;
    std::function<void()> run;
};

/// A line over the canvas that tells or offers something and waits for nobody. It goes by itself when a choice is made;
/// its cross is one more choice that does nothing.
class NoticeBar : public QFrame
{
    Q_OBJECT

public:
    enum class Kind {
        Passing,  ///< can be put away unanswered
        Standing, ///< stays until a choice is made
    };

    NoticeBar(const QString &text, const QList<NoticeChoice> &choices, Kind kind, QWidget *parent = nullptr);

    void showProgress(int done, int all);

private:
    QLabel *m_text = nullptr;
    QProgressBar *m_progress = nullptr;
};

} // namespace hitbox
