#include <QTest>

#include <new>
#include <vector>

#include <hitbox/geometry/answer.h>

#include "meter.h"
#include "test_class.h"

using namespace hitbox::geometry;

namespace {

Answer<int> stepsWithin(Budget budget, std::uint64_t steps)
{
    return detail::answered(budget, [&](detail::Meter &meter) -> Answer<int> {
        for (std::uint64_t i = 0; i < steps; ++i)
            meter.spend(1);
        return 7;
    });
}

Answer<int> bytesWithin(Budget budget, std::size_t bytes)
{
    return detail::answered(budget, [&](detail::Meter &meter) -> Answer<int> {
        meter.hold(bytes);
        return 7;
    });
}

} // namespace

class AnswerTest : public QObject
{
    Q_OBJECT

private slots:
    void nothingThereIsAnAnswer()
    {
        const Answer<std::vector<int>> empty = std::vector<int>{};
        QVERIFY(empty.hasValue());
        QVERIFY(empty->empty());
        QVERIFY(!(empty == Failure::CutShort));
    }

    void aFailureEqualsNoValue()
    {
        const Answer<int> none = Failure::NotFinite;
        QVERIFY(!none);
        QVERIFY(!(none == 0));
        QVERIFY(none == Failure::NotFinite);
        QCOMPARE(none.failure(), Failure::NotFinite);
        QCOMPARE(none.valueOr(3), 3);
        QCOMPARE(Answer<int>(2).valueOr(3), 2);
    }

    void aBudgetIsSpentToItsLastStepAndNoFurther()
    {
        QVERIFY(stepsWithin({5, 0}, 5) == 7);
        QVERIFY(stepsWithin({5, 0}, 6) == Failure::CutShort);
        QVERIFY(bytesWithin({0, 100}, 100) == 7);
        QVERIFY(bytesWithin({0, 100}, 101) == Failure::CutShort);
    }

    void memoryGivenBackCanBeHeldAgain()
    {
        const Answer<int> answer = detail::answered({0, 100}, [](detail::Meter &meter) -> Answer<int> {
            for (int i = 0; i < 10; ++i) {
                meter.hold(100);
                meter.giveBack(100);
            }
            return static_cast<int>(meter.left().memory);
        });
        QVERIFY(answer == 100);
    }

    void noMemoryOfTheMachineCutsShort()
    {
        const Answer<int> answer =
            detail::answered(Budget(), [](detail::Meter &) -> Answer<int> { throw std::bad_alloc(); });
        QVERIFY(answer == Failure::CutShort);
    }
};

HITBOX_TEST(AnswerTest)
#include "answer_test.moc"
