#include "document/tag_following.h"
#include "test_class.h"

#include <QTest>

#include <algorithm>
#include <numeric>
#include <random>

using namespace hitbox;

namespace {

Tag runOf(int from, int to, const QString &name = QStringLiteral("walk"))
{
    return {.name = name, .from = from, .to = to};
}

Sprite spriteOfFrames(int count)
{
    Sprite sprite{.name = QStringLiteral("hero")};
    for (int i = 0; i < count; ++i)
        sprite.frames.append(Frame{.name = QString::number(i)});
    return sprite;
}

} // namespace

class TagFollowingTest : public QObject
{
    Q_OBJECT

private slots:
    void theShortestTagIsTheOneOfAFrame()
    {
        Sprite sprite = spriteOfFrames(6);
        QCOMPARE(shortestTagAt(sprite, 2), nullptr);
        sprite.tags = {runOf(0, 5), runOf(1, 3), runOf(2, 4), runOf(3, 2), runOf(2, 9)};
        QCOMPARE(shortestTagAt(sprite, 0), &sprite.tags.at(0));
        QCOMPARE(shortestTagAt(sprite, 2), &sprite.tags.at(1)); // of two as long, the first
        QCOMPARE(shortestTagAt(sprite, 4), &sprite.tags.at(2));
        QVERIFY(!holdsFrame(sprite, sprite.tags.at(4), 3)); // it names frames that are not there
    }

    void tagsHoldTheFramesOfTheirRuns()
    {
        QCOMPARE(inAnyTag({runOf(1, 2), runOf(2, 4), runOf(-1, 0), runOf(5, 9), runOf(6, 5)}, 7),
                 (QList<bool>{false, true, true, true, true, false, false}));
        QCOMPARE(inAnyTag({runOf(0, 0)}, 1), QList<bool>{true});
        QVERIFY(inAnyTag({runOf(0, 0)}, 0).isEmpty());
    }

    void framesThatStayTogetherStayInTheirTag_data()
    {
        QTest::addColumn<QList<int>>("places");
        QTest::addColumn<int>("from");
        QTest::addColumn<int>("to");
        QTest::newRow("nothing moved") << QList<int>{0, 1, 2, 3, 4} << 1 << 3;
        QTest::newRow("turned round") << QList<int>{4, 3, 2, 1, 0} << 1 << 3;
        QTest::newRow("all to the end") << QList<int>{0, 2, 3, 4, 1} << 2 << 4;
        QTest::newRow("a new one between two") << QList<int>{0, 1, 3, 4, 5} << 1 << 4;
        QTest::newRow("new ones before and behind") << QList<int>{0, 2, 3, 4, 6} << 2 << 4;
        QTest::newRow("one is gone") << QList<int>{0, 1, -1, 2, 3} << 1 << 2;
        QTest::newRow("another came between") << QList<int>{2, 0, 1, 3, 4} << 0 << 1;
        QTest::newRow("in three parts: that of the first") << QList<int>{1, 2, 0, 4, 3} << 2 << 2;
        QTest::newRow("another and a new one between") << QList<int>{3, 0, 1, 4, 5} << 0 << 1;
    }

    /// The tag held frames 1 to 3.
    void framesThatStayTogetherStayInTheirTag()
    {
        QFETCH(QList<int>, places);
        QFETCH(int, from);
        QFETCH(int, to);
        const QList<Tag> tags = tagsAt({runOf(1, 3)}, places);
        QCOMPARE(tags.size(), 1);
        QCOMPARE(tags.at(0).from, from);
        QCOMPARE(tags.at(0).to, to);
    }

    void aTagWithoutFramesGoesAndOneWithoutARunStays()
    {
        QVERIFY(tagsAt({runOf(0, 1)}, {-1, -1, 0}).isEmpty());
        for (const Tag &odd : {runOf(2, 1), runOf(-1, 1), runOf(0, 7)})
            QCOMPARE(tagsAt({odd}, {2, 1, 0}), QList<Tag>{odd});
    }

    /// Whatever the order: no foreign frame, and as many of its own as follow each other anywhere.
    void lawsHoldInAnyOrder()
    {
        std::mt19937 random(71);
        for (int round = 0; round < 500; ++round) {
            const int count = 1 + int(random() % 9);
            const int fresh = int(random() % 4);
            QList<int> order(count + fresh); // numbers from `count` are new frames
            std::iota(order.begin(), order.end(), 0);
            std::shuffle(order.begin(), order.end(), random);
            QList<int> places(count, -1);
            for (int place = 0; place < order.size(); ++place) {
                if (order.at(place) < count)
                    places[order.at(place)] = place;
            }
            const int from = int(random() % unsigned(count));
            const int to = from + int(random() % unsigned(count - from));
            const Tag tag = tagsAt({runOf(from, to)}, places).at(0);
            const auto isHeld = [&](int frame) { return frame >= from && frame <= to; };
            const auto isForeign = [&](int frame) { return frame < count && !isHeld(frame); };
            QVERIFY(isHeld(order.at(tag.from)) && isHeld(order.at(tag.to)));
            QVERIFY(std::none_of(order.cbegin() + tag.from, order.cbegin() + tag.to + 1, isForeign));
            const auto kept = std::count_if(order.cbegin() + tag.from, order.cbegin() + tag.to + 1, isHeld);
            qsizetype most = 0;
            qsizetype here = 0;
            for (const int frame : std::as_const(order)) {
                here = isForeign(frame) ? 0 : here + (isHeld(frame) ? 1 : 0);
                most = std::max(most, here);
            }
            QCOMPARE(kept, most);
        }
    }

    void saysWhichFramesATagLetGo()
    {
        Sprite before = spriteOfFrames(5);
        before.tags = {runOf(1, 3), runOf(0, 0, QStringLiteral("idle"))};
        QVERIFY(tagLosses(before, before).isEmpty());
        Sprite after = before;
        after.frames.move(3, 0); // 3 0 1 2 4
        after.tags = tagsAt(before.tags, {1, 2, 3, 0, 4});
        QCOMPARE(tagLosses(before, after),
                 (QList<TagLoss>{{QStringLiteral("walk"), QStringList{QStringLiteral("3")}}}));
        after.frames.removeFirst(); // gone altogether is no loss of the tag's
        after.tags = tagsAt(before.tags, {0, 1, 2, -1, 3});
        QVERIFY(tagLosses(before, after).isEmpty());
    }
};

HITBOX_CORE_TEST(TagFollowingTest)
#include "tag_following_test.moc"
