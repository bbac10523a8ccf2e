#include "script/confinement.h"

#include <windows.h>

namespace hitbox {

bool confine(int mebibytes, std::chrono::seconds processorTime)
{
    JOBOBJECT_EXTENDED_LIMIT_INFORMATION limits{};
    limits.BasicLimitInformation.LimitFlags =
        JOB_OBJECT_LIMIT_PROCESS_MEMORY | JOB_OBJECT_LIMIT_PROCESS_TIME | JOB_OBJECT_LIMIT_ACTIVE_PROCESS;
    limits.BasicLimitInformation.ActiveProcessLimit = 1;
    limits.BasicLimitInformation.PerProcessUserTimeLimit.QuadPart =
        std::chrono::duration_cast<std::chrono::nanoseconds>(processorTime).count() / 100;
    // What the program has already is a small part of this.
    limits.ProcessMemoryLimit = static_cast<SIZE_T>(mebibytes) << 20;
    const HANDLE job = CreateJobObjectW(nullptr, nullptr);
    return job && SetInformationJobObject(job, JobObjectExtendedLimitInformation, &limits, sizeof limits) &&
           AssignProcessToJobObject(job, GetCurrentProcess()); // the job lives as long as the program in it
}

} // namespace hitbox
