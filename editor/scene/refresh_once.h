#pragma once

#include <QObject>

#include <functional>

class QWidget;

namespace hitbox {

/// Does once what is asked for many times within one turn of the event loop: whoever shows something marks it as out
/// of date whenever it may be, and shows it anew when all that happens at once has happened, before it is painted.
class RefreshOnce final : public QObject
{
    Q_OBJECT

public:
    RefreshOnce(QObject &owner, std::function<void()> refresh);
    /// Of a widget: while that is hidden nothing is done, and all that is due as soon as it is shown.
    RefreshOnce(QWidget &owner, std::function<void()> refresh);

    template <typename Sender, typename Signal>
    void after(const Sender &sender, Signal signal)
    {
        connect(&sender, signal, this, &RefreshOnce::mark);
    }

    void mark();
    void now(); ///< what is due at once, for who is about to act on what is shown; nothing when nothing is due

signals:
    void refreshed();

protected:
    bool event(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    std::function<void()> m_refresh;
    QWidget *m_widget = nullptr; ///< null for what is always seen
    bool m_due = false;
};

} // namespace hitbox
