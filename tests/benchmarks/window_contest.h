#pragma once

#include <QList>
#include <QString>

#include <functional>
#include <vector>

class QWidget;

/// Contests in a real window: one program per file in programs/window_*.cpp. Each contestant runs in a process of its
/// own, so that none pays for, or profits from, what another left in memory.
namespace hitbox::benchmarks {

struct WindowFigure {
    QString topic;
    QString input;
    qsizetype n = 0;
    double value = 0;
    QString unit;       ///< "ms" or "MiB"
    double longest = 0; ///< of "ms": the longest time between two pictures, when a hand waits; 0 where nobody looked
};

struct WindowContestant {
    QString name; ///< "hitbox" is ours
    std::function<QList<WindowFigure>()> measure;
};

/// The main() of a contest. CSV on standard output: topic,program,input,n,value,unit,longest. On standard error how
/// many times ours a rival's figure is. Draws on the display, or without one where QT_QPA_PLATFORM says nothing.
int runWindowContest(int argc, char **argv, const QList<WindowContestant> &contestants);

/// What a figure is made of: how long each step took, in nanoseconds.
using Times = std::vector<qint64>;

/// In milliseconds, of one or more.
double medianMilliseconds(Times times);
double stutterMilliseconds(Times times); ///< the slowest of twenty is what one sees as a stutter
double longestMilliseconds(const Times &times);

/// How long it takes, pending events and repaints included.
qint64 timed(const std::function<void()> &act);

/// Turns of the event loop until something has come true: the times in which no event of a hand would have been heard.
Times turnsUntil(const std::function<bool()> &isReady);

/// Until it is on the screen: before, nothing is painted, and no time passes.
void showOnScreen(QWidget &window);

/// The most memory that this process ever held, in MiB.
double peakMemory();

} // namespace hitbox::benchmarks
