#include "files/crash_report.h"

#include <QByteArray>
#include <QFile>

#include <cstdio>
#include <cstdlib>

/// Crashes for crash_report_test:
///
///     crash_program FOLDER WAY ACTIONS
///
/// WAY is null, abort, stack (which it runs out of) or exit (no crash); before, as many actions are noted.
namespace {

// What the compiler must not see through.
volatile int *volatile nowhere = nullptr;

int deeper(volatile int *above) // NOLINT(misc-no-recursion)
{
    volatile int here[1024] = {*above};
    return here[0] < 0 ? 0 : deeper(here) + here[0];
}

} // namespace

int main(int count, char **words)
{
    if (count != 4 || !hitbox::reportCrashesInto(QFile::decodeName(words[1]), QStringLiteral("crash_program 1.2.3")))
        return 2;
    const int actions = std::atoi(words[3]);
    for (int i = 1; i <= actions; ++i)
        hitbox::noteAction("action " + QByteArray::number(i));
    const QByteArray way = words[2];
    if (way == "null")
        return *nowhere;
    if (way == "stack") {
        volatile int start = 0;
        return deeper(&start);
    }
    if (way == "abort")
        std::abort();
    return 0;
}
