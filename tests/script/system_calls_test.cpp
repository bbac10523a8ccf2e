#include "script/system_calls.h"
#include "test_class.h"

#include <cerrno>

#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

namespace {

constexpr int allRefused = 0;
constexpr int noFilter = 255;
constexpr int fchmodat2 = 452; // younger than some systems' headers

struct Call {
    const char *name;
    long number;
};

constexpr Call toRefuse[] = {{"openat", SYS_openat},
                             {"openat2", SYS_openat2},
                             {"open_by_handle_at", SYS_open_by_handle_at},
                             {"unlinkat", SYS_unlinkat},
                             {"renameat", SYS_renameat},
                             {"renameat2", SYS_renameat2},
                             {"mknodat", SYS_mknodat},
                             {"fchmodat2", fchmodat2},
                             {"utimensat", SYS_utimensat},
                             {"setxattr", SYS_setxattr},
                             {"lsetxattr", SYS_lsetxattr},
                             {"fsetxattr", SYS_fsetxattr},
                             {"removexattr", SYS_removexattr},
                             {"chdir", SYS_chdir},
                             {"fchdir", SYS_fchdir},
                             {"chroot", SYS_chroot},
                             {"unshare", SYS_unshare},
                             {"setns", SYS_setns},
                             {"kill", SYS_kill},
                             {"rt_sigqueueinfo", SYS_rt_sigqueueinfo},
                             {"rt_tgsigqueueinfo", SYS_rt_tgsigqueueinfo},
                             {"pidfd_getfd", SYS_pidfd_getfd},
#ifdef __x86_64__
                             {"rename", SYS_rename},
                             {"mknod", SYS_mknod},
                             {"lchown", SYS_lchown},
                             {"utimes", SYS_utimes},
#endif
                             {"socket", SYS_socket}};

/// Arguments that no call can do anything with.
bool isRefused(long call)
{
    errno = 0;
    return ::syscall(call, -1L, -1L, -1L, -1L, -1L, -1L) == -1 && errno == EPERM;
}

/// allRefused, noFilter, or the place from 1 on of one that was let through.
[[noreturn]] void tryInThisProcess()
{
    if (!hitbox::refuseSystemCalls() || !isRefused(SYS_openat))
        ::_exit(noFilter);
    int place = 0;
    for (const Call &call : toRefuse) {
        ++place;
        if (!isRefused(call.number))
            ::_exit(place);
    }
    ::_exit(allRefused);
}

} // namespace

class SystemCallsTest : public QObject
{
    Q_OBJECT

private slots:
    void refusesAllThatLeadsToFilesAndOtherPrograms()
    {
#if defined(__x86_64__) || defined(__aarch64__)
        const pid_t child = ::fork();
        QVERIFY(child >= 0);
        if (child == 0)
            tryInThisProcess();
        int status = 0;
        QCOMPARE(::waitpid(child, &status, 0), child);
        QVERIFY(WIFEXITED(status));
        const int told = WEXITSTATUS(status);
        if (told == noFilter)
            QSKIP("this kernel filters no system calls");
        QVERIFY2(told == allRefused, told == allRefused ? "" : toRefuse[told - 1].name);
#else
        QSKIP("there is no filter for this processor");
#endif
    }
};

HITBOX_TEST(SystemCallsTest)
#include "system_calls_test.moc"
