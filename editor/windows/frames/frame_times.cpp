#include "windows/frames/frame_times.h"

#include "document/numbers.h"

#include <QCoreApplication>

namespace hitbox {

namespace {

class FrameTimesWords
{
    Q_DECLARE_TR_FUNCTIONS(hitbox::FrameTimes)
};

} // namespace

double shownDuration(FrameTimes times, double milliseconds)
{
    return times.unit == FrameTimes::Unit::Ticks ? milliseconds * times.perSecond / 1000 : milliseconds;
}

double millisecondsOf(FrameTimes times, double shown)
{
    return times.unit == FrameTimes::Unit::Ticks ? shown * 1000 / times.perSecond : shown;
}

QString unitName(FrameTimes times)
{
    return times.unit == FrameTimes::Unit::Ticks ? FrameTimesWords::tr("Ticks") : FrameTimesWords::tr("Milliseconds");
}

QString durationNumber(FrameTimes times, double milliseconds)
{
    return readableNumber(shownDuration(times, milliseconds), 2);
}

QString durationText(FrameTimes times, double milliseconds)
{
    const QString number = durationNumber(times, milliseconds);
    if (times.unit == FrameTimes::Unit::Milliseconds)
        return FrameTimesWords::tr("%1 ms").arg(number);
    return number == QLatin1String("1") ? FrameTimesWords::tr("1 tick") : FrameTimesWords::tr("%1 ticks").arg(number);
}

} // namespace hitbox
