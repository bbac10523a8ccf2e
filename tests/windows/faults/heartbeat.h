#pragma once

#include <QElapsedTimer>
#include <QString>
#include <QTimer>

namespace hitbox::faults {

/// The longest time in which the event loop did not come round. On a machine that does other work too, what the thread
/// itself has computed meanwhile tells more.
class Heartbeat
{
public:
    Heartbeat();

    void begin(const QString &what); ///< what the stalls from now on belong to
    void tell() const;               ///< prints the longest of all; those over the limit were printed by then

private:
    struct Stall {
        double milliseconds = 0;
        double computed = 0;
        QString what = {};
    };

    void beat();

    QTimer m_timer;
    QElapsedTimer m_clock;
    double m_used = 0;
    QString m_what;
    Stall m_longest;
};

} // namespace hitbox::faults
