#pragma once

#include <QObject>

#include <functional>

class QWidget;

namespace hitbox {

/// Does once what is asked for many times within one turn of the event loop: whoever shows something marks it as out
/// of date whenever it may be, and shows it anew when all that happens at once has happened, before it is painted and
/// before the next key or button is looked at. Whoever acts on what is shown within the turn asks for it now().
class RefreshOnce final : public QObject
{
    Q_OBJECT

public:
    RefreshOnce(QObject &owner, std::function<void()> refresh);
    /// Refreshes a widget: while that is hidden nothing is done, and all that is due as soon as it is shown. One that
    /// hides itself as it is refreshed is taken as an object.
    RefreshOnce(QWidget &owner, std::function<void()> refresh);

    template <typename Sender, typename Signal>
    void after(const Sender &sender, Signal signal)
    {
        connect(&sender, signal, this, &RefreshOnce::mark);
    }

    /// Only when the function says of what the signal tells that it concerns what is shown.
    template <typename Sender, typename Signaller, typename... Told, typename Concerns>
    void when(const Sender &sender, void (Signaller::*signal)(Told...), Concerns concerns)
    {
        connect(&sender, signal, this, [this, concerns](Told... told) {
            if (concerns(told...))
                mark();
        });
    }

    void mark();
    void now(); ///< what is due at once, for who is about to act on what is shown; nothing when nothing is due
    static void allNow(); ///< of everyone in view

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
