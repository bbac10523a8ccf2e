#include "stage/play_random.h"
#include "test_class.h"

#include <QTest>

#include <algorithm>
#include <vector>

using hitbox::PlayRandom;

namespace {

std::vector<double> numbersOf(quint64 seed, quint64 stream, int count)
{
    PlayRandom random(seed, stream);
    std::vector<double> numbers;
    for (int i = 0; i < count; ++i)
        numbers.push_back(random.next());
    return numbers;
}

} // namespace

class PlayRandomTest : public QObject
{
    Q_OBJECT

private slots:
    void repeatsItselfForTheSameSeedAndStreamOnly()
    {
        const std::vector<double> numbers = numbersOf(1, 0, 100);
        QVERIFY(numbersOf(1, 0, 100) == numbers);
        QVERIFY(numbersOf(2, 0, 100) != numbers);
        QVERIFY(numbersOf(1, 1, 100) != numbers);
    }

    void keepsSwappedSeedsAndStreamsApart() { QVERIFY(numbersOf(1, 2, 100) != numbersOf(2, 1, 100)); }

    void fillsTheUnitEvenly()
    {
        for (quint64 seed = 0; seed < 20; ++seed) {
            std::vector<int> tenths(10);
            for (const double number : numbersOf(seed, 3, 10'000)) {
                QVERIFY(number >= 0 && number < 1);
                ++tenths[static_cast<std::size_t>(number * 10)];
            }
            // 1,000 with a deviation of 30: six deviations.
            QVERIFY(*std::ranges::min_element(tenths) > 820);
            QVERIFY(*std::ranges::max_element(tenths) < 1180);
        }
    }
};

HITBOX_CORE_TEST(PlayRandomTest)
#include "play_random_test.moc"
