#include "cli/commands.h"
#include "cli/number_options.h"
#include "cli/playtest_report.h"
#include "cli/project_input.h"
#include "document/names.h"
#include "document/numbers.h"
#include "formats/project/project_file.h"
#include "stage/play_test.h"

#include <cmath>

namespace hitbox {

namespace {

// With these a test ends within minutes, whatever is on the stage.
constexpr double mostSeconds = 3600;
constexpr double mostStepsPerSecond = 1000;
constexpr qint64 mostSteps = 1'000'000;
constexpr qint64 mostWork = 200'000'000;           // an hour of three emitters among a dozen instances
constexpr double mostSeed = 9'007'199'254'740'992; // up to here every whole number is a double, as JSON has them

struct Order {
    PlayOptions options;
    qint64 steps = 0;
};

enum class NumberKind { Any, Whole };

Result<double> numberWithin(const Arguments &arguments, const char *option, double otherwise, double least, double most,
                            NumberKind kind)
{
    const Result<double> number = numberOf(arguments, option, otherwise);
    if (!number)
        return number;
    const bool isFraction = *number != std::trunc(*number);
    if (*number >= least && *number <= most && !(isFraction && kind == NumberKind::Whole))
        return number;
    return Error{{},
                 {},
                 QStringLiteral("--%1 is “%2”, expected a %3 from %4 to %5")
                     .arg(QLatin1String(option), arguments.value(QLatin1String(option)),
                          kind == NumberKind::Whole ? QStringLiteral("whole number") : QStringLiteral("number"),
                          QString::fromLatin1(shortestNumber(least)), QString::fromLatin1(shortestNumber(most)))};
}

Result<Order> playOrder(const Arguments &arguments)
{
    const auto seconds = numberWithin(arguments, "seconds", 10, 0, mostSeconds, NumberKind::Any);
    if (!seconds)
        return seconds.error();
    const auto rate = numberWithin(arguments, "steps-per-second", 60, 1, mostStepsPerSecond, NumberKind::Whole);
    if (!rate)
        return rate.error();
    const auto seed = numberWithin(arguments, "seed", 1, 0, mostSeed, NumberKind::Whole);
    if (!seed)
        return seed.error();
    Order order;
    order.steps = std::llround(*seconds * *rate);
    if (order.steps > mostSteps)
        return Error{
            {}, {}, QStringLiteral("these are %1 steps, at most %2 are taken").arg(order.steps).arg(mostSteps)};
    order.options.seed = static_cast<quint64>(*seed);
    order.options.stepsPerSecond = static_cast<int>(*rate);
    order.options.mostWork = mostWork;
    order.options.sweep = arguments.has(QStringLiteral("no-sweep")) ? PlaySweep::Off : PlaySweep::On;
    return order;
}

Error tooMuchToPlay(const PlayTest &play, const Stage &stage)
{
    return {{},
            QStringLiteral("stage %1").arg(quoted(stage.name)),
            QStringLiteral("%1 seconds of it are too much to play, with %2 bullets in the air and what they come near "
                           "to; take fewer with --seconds, coarser --steps-per-second, or let fewer emitters fire")
                .arg(readableNumber(play.seconds(), 3), QString::number(play.bullets().size()))};
}

ExitStatus runPlaytest(const Arguments &arguments, Output &output)
{
    const Result<Order> order = playOrder(arguments);
    if (!order)
        return failed(output, order.error(), QStringLiteral("hitbox"));
    const QString file = arguments.operands.first();
    const Result<Document> document = readProject(file);
    if (!document)
        return failed(output, document.error(), file);
    const Result<const Stage *> stage = stageNamed(*document, arguments.value(QStringLiteral("stage")));
    if (!stage)
        return failed(output, stage.error(), file);

    PlayTest play(*document, static_cast<int>(*stage - document->stages.constData()), order->options);
    while (play.steps() < order->steps && !play.isOverworked())
        play.step();
    if (play.isOverworked())
        return failed(output, tooMuchToPlay(play, **stage), file);
    if (arguments.has(QStringLiteral("json")))
        output.print(playtestJson(play, **stage));
    else
        printPlaytest(output, play, **stage);
    return ExitStatus::Done;
}

} // namespace

Command playtestCommand()
{
    return {"playtest",
            "FILE",
            "Plays a stage: lets its emitters fire and lists what their bullets hit",
            "The same project, seed and steps give the same hits.\n",
            1,
            1,
            {{"stage", "NAME", "the stage to play", OptionUse::Required},
             {"seconds", "T", "how long, 10", OptionUse::Optional},
             {"seed", "N", "what random shots follow from, 1", OptionUse::Optional},
             {"steps-per-second", "N", "how fine, 60", OptionUse::Optional},
             {"no-sweep", nullptr, "judge hits at the ends of steps only, and tell what tunnels"},
             {"json", nullptr, "print JSON"}},
            runPlaytest};
}

} // namespace hitbox
