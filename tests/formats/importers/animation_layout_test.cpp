#include "formats/importers/animation_layout.h"
#include "test_class.h"

#include <QTest>

#include <random>

using namespace hitbox;

namespace {

/// The pictures that a tag shows in one round.
QList<int> shown(const AnimationLayout &layout, const Tag &tag)
{
    QList<int> pictures = layout.frames.sliced(tag.from, tag.to - tag.from + 1);
    if (tag.direction == TagDirection::Reverse || tag.direction == TagDirection::PingPongReverse)
        std::reverse(pictures.begin(), pictures.end());
    if (tag.direction == TagDirection::PingPong || tag.direction == TagDirection::PingPongReverse) {
        for (qsizetype i = pictures.size() - 2; i > 0; --i)
            pictures.append(pictures[i]);
    }
    return pictures;
}

} // namespace

class AnimationLayoutTest : public QObject
{
    Q_OBJECT

private slots:
    void sequencesShareFramesThatStandTogether()
    {
        const AnimationLayout layout =
            animationLayout({{"attack", {7, 8}}, {"all", {7, 8, 9, 8}}, {"back", {9, 8, 7}}});
        QCOMPARE(layout.frames, (QList<int>{7, 8, 9}));
        QCOMPARE(layout.tags, (QList<Tag>{{"attack", 0, 1, TagDirection::Forward, {}},
                                          {"all", 0, 2, TagDirection::PingPong, {}},
                                          {"back", 0, 2, TagDirection::Reverse, {}}}));
    }

    void thereAndBackFromTheLastFrameIsKnownAgain()
    {
        const AnimationLayout layout =
            animationLayout({{"all", {7, 8, 9, 6}}, {"back", {6, 9, 8, 7, 8, 9}}, {"end", {6, 9, 8, 9}}});
        QCOMPARE(layout.frames, (QList<int>{7, 8, 9, 6}));
        QCOMPARE(layout.tags, (QList<Tag>{{"all", 0, 3, TagDirection::Forward, {}},
                                          {"back", 0, 3, TagDirection::PingPongReverse, {}},
                                          {"end", 1, 3, TagDirection::PingPongReverse, {}}}));
    }

    void noPictureIsThereTwiceWhereAllCanLieInARow()
    {
        const AnimationLayout reverse = animationLayout({{"a", {0, 1, 2}}, {"b", {4, 3, 2}}});
        QCOMPARE(reverse.frames, (QList<int>{0, 1, 2, 3, 4}));
        QCOMPARE(reverse.tags, (QList<Tag>{{"a", 0, 2}, {"b", 2, 4, TagDirection::Reverse, {}}}));
        const AnimationLayout between = animationLayout({{"a", {0, 1}}, {"b", {4, 3}}, {"c", {1, 2, 3, 2}}});
        QCOMPARE(between.frames.size(), 5);
        QCOMPARE(between.tags[2].direction, TagDirection::PingPong);
        // One that goes another way is alone in that.
        const AnimationLayout other = animationLayout({{"a", {0, 1, 2}}, {"x", {0, 2, 1}}, {"b", {4, 3, 2}}});
        QCOMPARE(other.frames.first(5), (QList<int>{0, 1, 2, 3, 4}));
        QCOMPARE(other.frames.size(), 8);
    }

    void ranksSayWhatIsForward()
    {
        const QList<PictureSequence> sequences{{"b", {0, 1, 2}}, {"a", {3, 4, 2}}};
        QCOMPARE(animationLayout(sequences).tags[0].direction, TagDirection::Forward);
        const AnimationLayout layout = animationLayout(sequences, {4, -1, 2, 0, 1});
        QCOMPARE(layout.frames, (QList<int>{3, 4, 2, 1, 0}));
        QCOMPARE(layout.tags, (QList<Tag>{{"b", 2, 4, TagDirection::Reverse, {}}, {"a", 0, 2}}));
    }

    void tagsTurnWithTheirFrames()
    {
        const Tag tag{"b", 1, 3, TagDirection::PingPong, {}};
        QCOMPARE(tagAlong(tag, {9, 4, 5, 6}), std::optional(Tag{"b", 4, 6, TagDirection::PingPong, {}}));
        QCOMPARE(tagAlong(tag, {9, 6, 5, 4}), std::optional(Tag{"b", 4, 6, TagDirection::PingPongReverse, {}}));
        QVERIFY(!tagAlong(tag, {9, 4, 6, 5}));
    }

    void everySequenceIsShownAsItWas()
    {
        std::mt19937 random(5);
        for (int round = 0; round < 300; ++round) {
            QList<PictureSequence> sequences;
            for (unsigned i = 0; i < 1 + random() % 6; ++i) {
                QList<int> pictures;
                for (unsigned k = 0; k < 1 + random() % 7; ++k)
                    pictures.append(int(random() % 4));
                sequences.append({QString::number(i), pictures});
            }
            const AnimationLayout layout = animationLayout(sequences);
            QCOMPARE(layout.tags.size(), sequences.size());
            for (qsizetype i = 0; i < sequences.size(); ++i)
                QCOMPARE(shown(layout, layout.tags[i]), sequences[i].pictures);
        }
    }

    void manySequencesOfOnePictureKeepNobodyWaiting()
    {
        QList<PictureSequence> sequences;
        for (int i = 0; i < 20'000; ++i)
            sequences.append({QString::number(i), QList<int>(20, 0) + QList<int>{i}});
        QCOMPARE(animationLayout(sequences).tags.size(), sequences.size());
    }

    void neighboursAreATag()
    {
        QCOMPARE(tagShowing("up", {2, 3, 4}), (Tag{"up", 2, 4, TagDirection::Forward, {}}));
        QCOMPARE(tagShowing("down", {4, 3, 2}), (Tag{"down", 2, 4, TagDirection::Reverse, {}}));
        QCOMPARE(tagShowing("both", {2, 3, 4, 3}), (Tag{"both", 2, 4, TagDirection::PingPong, {}}));
        QCOMPARE(tagShowing("down and up", {4, 3, 2, 3}),
                 (Tag{"down and up", 2, 4, TagDirection::PingPongReverse, {}}));
        QCOMPARE(tagShowing("one", {6}), (Tag{"one", 6, 6, TagDirection::Forward, {}}));
        QVERIFY(!tagShowing("gap", {2, 4}));
        QVERIFY(!tagShowing("none", {}));
    }
};

HITBOX_TEST(AnimationLayoutTest)
#include "animation_layout_test.moc"
