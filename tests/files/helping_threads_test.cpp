#include "files/helping_threads.h"
#include "sanitized.h"
#include "test_class.h"

#include <atomic>
#include <vector>

#ifdef Q_OS_LINUX
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>
#endif

using hitbox::writing::HelpingThreads;

namespace {

/// Whether each number came up once in each of many rounds.
bool doesAllOnce(HelpingThreads &threads)
{
    for (const std::size_t count : {0, 1, 2, 16, 3, 16, 100, 1}) {
        for (int round = 0; round < 50; ++round) {
            std::vector<std::atomic<int>> times(count);
            threads.doAll(count, [&](std::size_t number) { ++times[number]; });
            for (const std::atomic<int> &time : times) {
                if (time != 1)
                    return false;
            }
        }
    }
    return true;
}

} // namespace

class HelpingThreadsTest : public QObject
{
    Q_OBJECT

private slots:
    void doAllOnce_data()
    {
        QTest::addColumn<int>("most");
        for (const int most : {0, 1, 15})
            QTest::newRow(qPrintable(QString::number(most))) << most;
    }
    void doAllOnce()
    {
        QFETCH(int, most);
        HelpingThreads threads(static_cast<std::size_t>(most));
        QVERIFY(doesAllOnce(threads));
    }

    void neverWaitForThreadsThatCannotBeMade()
    {
#ifdef Q_OS_LINUX
        if (isSanitized)
            QSKIP("a sanitizer takes more memory than there may be");
        const pid_t child = ::fork();
        QVERIFY(child >= 0);
        if (child == 0) {
            ::alarm(20);
            HelpingThreads threads(15);
            std::atomic<int> times = 0;
            std::vector<char>(100'000).clear(); // leaves small pieces of memory to be had
            const rlimit little{1, 1};          // no thread's stack fits into what is left
            if (::setrlimit(RLIMIT_AS, &little) != 0)
                ::_exit(2);
            threads.doAll(16, [&](std::size_t) { ++times; });
            ::_exit(times == 16 ? 0 : 1);
        }
        int status = 0;
        QCOMPARE(::waitpid(child, &status, 0), child);
        QVERIFY(WIFEXITED(status));
        QCOMPARE(WEXITSTATUS(status), 0);
#endif
    }
};

HITBOX_TEST(HelpingThreadsTest)
#include "helping_threads_test.moc"
