#include "benchmarks/window_contest.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QFile>
#include <QProcess>
#include <QStandardPaths>
#include <QThread>
#include <QWidget>
#include <QWindow>

#include <algorithm>
#include <cstdio>

namespace hitbox::benchmarks {

namespace {

struct Row {
    QString program;
    WindowFigure figure;
};

QString lineOf(const Row &row)
{
    const WindowFigure &figure = row.figure;
    return QStringLiteral("%1,%2,%3,%4,%5,%6,%7")
        .arg(figure.topic, row.program, figure.input)
        .arg(figure.n)
        .arg(figure.value, 0, 'f', 2)
        .arg(figure.unit)
        .arg(figure.longest, 0, 'f', 2);
}

QList<Row> rowsOf(const QByteArray &csv)
{
    QList<Row> rows;
    for (const QString &line : QString::fromUtf8(csv).split('\n', Qt::SkipEmptyParts)) {
        const QStringList cells = line.split(',');
        if (cells.size() == 7)
            rows.append(
                {cells[1],
                 {cells[0], cells[2], cells[3].toLongLong(), cells[4].toDouble(), cells[5], cells[6].toDouble()}});
    }
    return rows;
}

int measureHere(int argc, char **argv, const WindowContestant &contestant)
{
    if (qEnvironmentVariableIsEmpty("DISPLAY") && qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    QStandardPaths::setTestModeEnabled(true);
    QApplication application(argc, argv);
    for (const WindowFigure &figure : contestant.measure())
        std::printf("%s\n", qPrintable(lineOf({contestant.name, figure})));
    return 0;
}

void printRatios(const QList<Row> &rows)
{
    for (const Row &ours : rows) {
        for (const Row &theirs : rows) {
            const bool sameQuestion = ours.figure.topic == theirs.figure.topic &&
                                      ours.figure.input == theirs.figure.input && ours.figure.n == theirs.figure.n;
            if (ours.program == u"hitbox" && theirs.program != u"hitbox" && sameQuestion && ours.figure.value > 0)
                std::fprintf(stderr, "%-14s %-8s %6lld: hitbox %.2f %s, %s %.2f times that\n",
                             qPrintable(ours.figure.topic), qPrintable(ours.figure.input),
                             static_cast<long long>(ours.figure.n), ours.figure.value, qPrintable(ours.figure.unit),
                             qPrintable(theirs.program), theirs.figure.value / ours.figure.value);
        }
    }
}

} // namespace

int runWindowContest(int argc, char **argv, const QList<WindowContestant> &contestants)
{
    const QString wanted = argc > 1 ? QString::fromLocal8Bit(argv[1]) : QString();
    for (const WindowContestant &contestant : contestants) {
        if (contestant.name == wanted)
            return measureHere(argc, argv, contestant);
    }
    std::printf("topic,program,input,n,value,unit,longest\n");
    QList<Row> all;
    for (const WindowContestant &contestant : contestants) {
        QProcess process;
        process.setProcessChannelMode(QProcess::ForwardedErrorChannel);
        process.start(QString::fromLocal8Bit(argv[0]), {contestant.name});
        process.waitForFinished(-1);
        if (process.exitStatus() != QProcess::NormalExit || process.exitCode() != 0)
            return 1;
        all += rowsOf(process.readAllStandardOutput());
    }
    for (const Row &row : all)
        std::printf("%s\n", qPrintable(lineOf(row)));
    std::fflush(stdout);
    printRatios(all);
    return 0;
}

double medianMilliseconds(Times times)
{
    const auto middle = times.begin() + static_cast<std::ptrdiff_t>(times.size() / 2);
    std::nth_element(times.begin(), middle, times.end());
    return static_cast<double>(*middle) / 1e6;
}

double stutterMilliseconds(Times times)
{
    std::sort(times.begin(), times.end());
    return static_cast<double>(times.at(times.size() * 19 / 20)) / 1e6;
}

double longestMilliseconds(const Times &times)
{
    return static_cast<double>(*std::max_element(times.begin(), times.end())) / 1e6;
}

Times turnsUntil(const std::function<bool()> &isReady)
{
    constexpr unsigned long pause = 200; // microseconds, for the threads beside
    Times times;
    do {
        times.push_back(timed([] {}));
        QThread::usleep(pause);
    } while (!isReady());
    return times;
}

void showOnScreen(QWidget &window)
{
    window.show();
    turnsUntil([&window] { return window.windowHandle()->isExposed(); });
    QApplication::processEvents();
}

qint64 timed(const std::function<void()> &act)
{
    QElapsedTimer timer;
    timer.start();
    act();
    QApplication::processEvents();
    return timer.nsecsElapsed();
}

double peakMemory()
{
    QFile status(QStringLiteral("/proc/self/status"));
    if (!status.open(QFile::ReadOnly))
        return 0;
    for (const QByteArray &line : status.readAll().split('\n')) {
        if (line.startsWith("VmHWM:"))
            return line.mid(6).trimmed().split(' ').first().toDouble() / 1024;
    }
    return 0;
}

} // namespace hitbox::benchmarks
