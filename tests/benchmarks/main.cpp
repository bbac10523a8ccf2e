#include <algorithm>
#include <cmath>
#include <cstdio>
#include <ctime>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#ifdef __GLIBC__
#include <malloc.h>
#endif

#include "contest.h"
#include "topics.h"

// hitbox_benchmarks [--quick] [--topic T]: prints CSV on stdout, topic,program,input,n,median_ns,result, and a table of
// ratios on stderr. Programs of one line of the table answered the same questions in the same run, in turns.
namespace hitbox::benchmarks {

namespace {

struct Options {
    Extent extent = Extent::Full;
    std::string topic; ///< empty for all
};

struct Figure {
    std::string program;
    double nanoseconds = 0; ///< the median, for one question
    double result = 0;
};

/// Processor time, so that other programs on the machine count as little as possible.
double now()
{
    timespec time{};
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
    return static_cast<double>(time.tv_sec) * 1e9 + static_cast<double>(time.tv_nsec);
}

double median(std::vector<double> times)
{
    const auto middle = times.begin() + static_cast<std::ptrdiff_t>(times.size() / 2);
    std::ranges::nth_element(times, middle);
    return *middle;
}

/// A program at work on one workload.
struct Runner {
    std::string program;
    Pass pass;
    std::vector<double> times;
    double spent = 0;
    double result = 0;
};

void runOnce(Runner &runner)
{
    const double start = now();
    runner.result = runner.pass();
    const double time = now() - start;
    runner.times.push_back(time);
    runner.spent += time;
}

constexpr double second = 1e9;

std::vector<Figure> measured(const Workload &workload, const std::vector<Contestant> &contestants, Extent extent)
{
    std::vector<Runner> runners;
    for (const Contestant &contestant : contestants)
        runners.push_back({contestant.program, contestant.prepared(workload), {}, 0, 0});
    const double budget = extent == Extent::Quick ? 0.08 * second : 0.5 * second;
    for (Runner &runner : runners) {
        // The first pass warms up, unless it alone takes the time of all.
        runOnce(runner);
        if (runner.spent < budget) {
            runner.times.clear();
            runner.spent = 0;
        }
    }
    const auto isDone = [&](const Runner &runner) { return runner.spent >= budget && !runner.times.empty(); };
    while (!std::ranges::all_of(runners, isDone)) {
        for (Runner &runner : runners) {
            if (!isDone(runner))
                runOnce(runner);
        }
    }
    std::vector<Figure> figures;
    for (const Runner &runner : runners) {
        figures.push_back(
            {runner.program, median(runner.times) / static_cast<double>(workload.questionCount), runner.result});
    }
    return figures;
}

void printCsv(const Workload &workload, const std::vector<Figure> &figures)
{
    for (const Figure &figure : figures) {
        std::printf("%s,%s,%s,%zu,%.1f,%.10g\n", workload.topic.c_str(), figure.program.c_str(), workload.input.c_str(),
                    workload.n, figure.nanoseconds, figure.result);
    }
    std::fflush(stdout);
}

bool agree(double a, double b)
{
    return std::abs(a - b) <= 1e-6 * std::max(std::abs(a), std::abs(b));
}

/// How many times as long as ours each rival takes; an asterisk marks a result other than ours.
void printRatios(const Workload &workload, const std::vector<Figure> &figures)
{
    const Figure &ours = figures.front();
    std::fprintf(stderr, "%-24s %-8s %8zu  %s %11.1f ns", workload.topic.c_str(), workload.input.c_str(), workload.n,
                 ours.program.c_str(), ours.nanoseconds);
    for (std::size_t i = 1; i < figures.size(); ++i) {
        std::fprintf(stderr, "  | %s %.2fx%s", figures[i].program.c_str(), figures[i].nanoseconds / ours.nanoseconds,
                     agree(figures[i].result, ours.result) ? "" : "*");
    }
    std::fputc('\n', stderr);
}

std::vector<Contestant> allContestants()
{
    std::vector<Contestant> all = hitboxContestants();
    const auto join = [&](const std::vector<Contestant> &more) { all.insert(all.end(), more.begin(), more.end()); };
#ifdef HITBOX_HAS_STAGE
    join(stageContestants());
#endif
#ifdef HITBOX_HAS_BOOST_GEOMETRY
    join(boostContestants());
#endif
#ifdef HITBOX_HAS_CGAL
    join(cgalContestants());
#endif
#ifdef HITBOX_HAS_GEOS
    join(geosContestants());
#endif
#ifdef HITBOX_HAS_CLIPPER
    join(clipperContestants());
#endif
#ifdef HITBOX_HAS_OPENCV
    join(openCvContestants());
#endif
#ifdef HITBOX_HAS_BOX2D
    join(box2dContestants());
#endif
#ifdef HITBOX_HAS_CHIPMUNK
    join(chipmunkContestants());
#endif
#ifdef HITBOX_HAS_QT
    join(qtContestants());
#endif
    return all;
}

/// Who has taken so long for a pass over one topic and input that larger sizes are not asked of it.
class Exhausted
{
public:
    explicit Exhausted(Extent extent)
        : m_limit(extent == Extent::Quick ? second : 10 * second)
    {
    }

    void note(const Workload &workload, const std::vector<Figure> &figures)
    {
        for (const Figure &figure : figures) {
            if (figure.nanoseconds * static_cast<double>(workload.questionCount) > m_limit)
                m_last[{workload.topic, workload.input, figure.program}] = workload.n;
        }
    }

    bool contains(const Heat &heat, const Contestant &contestant) const
    {
        return m_last.contains({heat.topic, heat.input, contestant.program});
    }

private:
    double m_limit;
    std::map<std::tuple<std::string, std::string, std::string>, std::size_t> m_last;
};

void run(const Options &options)
{
    const std::vector<Contestant> all = allContestants();
    Exhausted exhausted(options.extent);
    std::puts("topic,program,input,n,median_ns,result");
    for (const Heat &heat : heats(options.extent)) {
        if (!options.topic.empty() && heat.topic != options.topic)
            continue;
        std::vector<Contestant> contestants;
        for (const Contestant &contestant : all) {
            const bool takesInput = contestant.onlyInput.empty() || contestant.onlyInput == heat.input;
            if (contestant.topic != heat.topic || heat.n > contestant.largest || !takesInput)
                continue;
            if (exhausted.contains(heat, contestant)) {
                std::fprintf(stderr, "%s: left out of %s %s %zu, too slow\n", contestant.program.c_str(),
                             heat.topic.c_str(), heat.input.c_str(), heat.n);
                continue;
            }
            contestants.push_back(contestant);
        }
        if (contestants.empty())
            continue;
        const Workload workload = workloadOf(heat);
        const std::vector<Figure> figures = measured(workload, contestants, options.extent);
        printCsv(workload, figures);
        printRatios(workload, figures);
        exhausted.note(workload, figures);
    }
}

std::optional<Options> parsed(int count, char **arguments)
{
    Options options;
    for (int i = 1; i < count; ++i) {
        const std::string_view argument = arguments[i];
        if (argument == "--quick")
            options.extent = Extent::Quick;
        else if (argument == "--topic" && i + 1 < count)
            options.topic = arguments[++i];
        else
            return std::nullopt;
    }
    const std::vector<Heat> all = heats(Extent::Full);
    if (!options.topic.empty() && std::ranges::find(all, options.topic, &Heat::topic) == all.end())
        return std::nullopt;
    return options;
}

} // namespace

} // namespace hitbox::benchmarks

int main(int count, char **arguments)
{
    using namespace hitbox::benchmarks;
    const std::optional<Options> options = parsed(count, arguments);
    if (!options) {
        std::fputs("usage: hitbox_benchmarks [--quick] [--topic T]\ntopics:", stderr);
        std::string last;
        for (const Heat &heat : heats(Extent::Full)) {
            if (heat.topic != std::exchange(last, heat.topic))
                std::fprintf(stderr, " %s", heat.topic.c_str());
        }
        std::fputs("\n", stderr);
        return 2;
    }
#ifdef __GLIBC__
    // The heap is not given back between passes: otherwise page faults, whose number depends on chance, are measured.
    mallopt(M_TRIM_THRESHOLD, 1 << 30);
    mallopt(M_MMAP_THRESHOLD, 1 << 30);
#endif
    run(*options);
}
