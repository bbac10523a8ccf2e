#pragma once

#include <QList>
#include <QString>

#include <functional>
#include <vector>

/// Contests in a real window: one program per file in programs/window_*.cpp. Each contestant runs in a process of its
/// own, so that none pays for, or profits from, what another left in memory.
namespace hitbox::benchmarks {

struct WindowFigure {
    QString topic;
    QString input;
    qsizetype n = 0;
    double value = 0;
    QString unit; ///< "ms" or "MiB"
};

struct WindowContestant {
    QString name; ///< "hitbox" is ours
    std::function<QList<WindowFigure>()> measure;
};

/// The main() of a contest. CSV on standard output: topic,program,input,n,value,unit. On standard error how many times
/// ours a rival's figure is. Draws on the display, or without one where QT_QPA_PLATFORM says nothing.
int runWindowContest(int argc, char **argv, const QList<WindowContestant> &contestants);

/// The middle one, in milliseconds, of times in nanoseconds.
double medianMilliseconds(std::vector<qint64> nanoseconds);

/// How long it takes, pending events and repaints included.
qint64 timed(const std::function<void()> &act);

/// The most memory that this process ever held, in MiB.
double peakMemory();

} // namespace hitbox::benchmarks
