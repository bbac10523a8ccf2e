#include "script/confinement.h"

#ifdef __linux__
#include "script/system_calls.h"
#endif

#include <QFile>

#include <algorithm>
#include <ctime>

#ifdef __linux__
#include <csignal>

#include <sys/prctl.h>
#endif
#include <sys/resource.h>
#include <unistd.h>

namespace hitbox {

namespace {

template <typename Resource>
bool setBound(Resource what, rlim_t most)
{
    rlimit bounds{};
    if (getrlimit(what, &bounds) != 0)
        return false;
    bounds.rlim_max = bounds.rlim_max == RLIM_INFINITY ? most : std::min(most, bounds.rlim_max);
    bounds.rlim_cur = bounds.rlim_max;
    return setrlimit(what, &bounds) == 0;
}

/// Bytes of the address space; 0 where the system does not tell.
rlim_t spaceInUse()
{
    QFile file(QStringLiteral("/proc/self/statm"));
    if (!file.open(QIODevice::ReadOnly))
        return 0;
    const qulonglong pages = file.readLine().split(' ').constFirst().toULongLong();
    return static_cast<rlim_t>(pages) * static_cast<rlim_t>(sysconf(_SC_PAGESIZE));
}

} // namespace

bool confine(int mebibytes, std::chrono::seconds processorTime)
{
    tzset(); // the last file that is read
    const rlim_t memory = spaceInUse() + (static_cast<rlim_t>(mebibytes) << 20);
    const auto seconds = static_cast<rlim_t>(std::max<std::chrono::seconds::rep>(1, processorTime.count()));
    const bool isBound = setBound(RLIMIT_AS, memory) && setBound(RLIMIT_CPU, seconds) && setBound(RLIMIT_CORE, 0) &&
                         setBound(RLIMIT_FSIZE, 0) && setBound(RLIMIT_NOFILE, 0);
#ifdef __linux__
    return isBound && prctl(PR_SET_PDEATHSIG, SIGKILL) == 0 && getppid() != 1 && refuseSystemCalls();
#else
    return isBound;
#endif
}

} // namespace hitbox
