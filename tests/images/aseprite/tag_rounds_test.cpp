#include "images/aseprite/tag_rounds.h"
#include "test_class.h"

#include <QTest>

using namespace hitbox;

class TagRoundsTest : public QObject
{
    Q_OBJECT

private slots:
    void whatNeverTurnsIsPlayedAsOften()
    {
        QCOMPARE(tagRounds(PlayDirection::Forward, 3), (TagRounds{PlayDirection::Forward, 3}));
        QCOMPARE(tagRounds(PlayDirection::Reverse, 1), (TagRounds{PlayDirection::Reverse, 1}));
    }

    void withoutEndStaysSo()
    {
        QCOMPARE(tagRounds(PlayDirection::PingPong, 0), (TagRounds{PlayDirection::PingPong, 0}));
        QCOMPARE(tagRounds(PlayDirection::PingPongReverse, 0), (TagRounds{PlayDirection::PingPongReverse, 0}));
    }

    void oneWayIsNoPingPong()
    {
        QCOMPARE(tagRounds(PlayDirection::PingPong, 1), (TagRounds{PlayDirection::Forward, 1}));
        QCOMPARE(tagRounds(PlayDirection::PingPongReverse, 1), (TagRounds{PlayDirection::Reverse, 1}));
    }

    void twoWaysAreARound()
    {
        QCOMPARE(tagRounds(PlayDirection::PingPong, 2), (TagRounds{PlayDirection::PingPong, 1}));
        QCOMPARE(tagRounds(PlayDirection::PingPongReverse, 8), (TagRounds{PlayDirection::PingPongReverse, 4}));
    }

    void anOddWayBecomesARound()
    {
        QCOMPARE(tagRounds(PlayDirection::PingPong, 3), (TagRounds{PlayDirection::PingPong, 2, true}));
        QCOMPARE(tagRounds(PlayDirection::PingPongReverse, 65535),
                 (TagRounds{PlayDirection::PingPongReverse, 32768, true}));
    }
};

HITBOX_TEST(TagRoundsTest)
#include "tag_rounds_test.moc"
