#include "formats/importers/updated_tags.h"
#include "test_class.h"

#include <QTest>

using namespace hitbox;

class UpdatedTagsTest : public QObject
{
    Q_OBJECT

private slots:
    void tagsFollowTheirFrames()
    {
        const QList<Tag> tags{{"a", 0, 1}, {"b", 1, 2, TagDirection::PingPong, {}}, {"c", 3, 3}, {"none", 9, 9}};
        QCOMPARE(tagsOfFile(tags, {5, 4, 3, -1}), (QList<Tag>{{"a", 4, 5, TagDirection::Reverse, {}},
                                                              {"b", 3, 4, TagDirection::PingPongReverse, {}},
                                                              {"none", 9, 9}}));
        QCOMPARE(tagsOfFile({{"a", 0, 2}}, {3, -1, 4}), (QList<Tag>{{"a", 3, 4}}));
    }

    void repeatsGoByWhatTheFileSays()
    {
        const auto repeat = [](int known, int ofFile, StatedParts stated) {
            return updatedRepeat({"a", 0, 1, TagDirection::Forward, {}, known},
                                 {"a", 0, 1, TagDirection::Forward, {}, ofFile}, stated);
        };
        QCOMPARE(repeat(3, 0, Stated::Layout), 3);
        QCOMPARE(repeat(3, 0, Stated::Repeats), 0);
        QCOMPARE(repeat(3, 0, Stated::Loops), 3);
        QCOMPARE(repeat(3, 1, Stated::Loops), 1);
        QCOMPARE(repeat(1, 0, Stated::Loops), 0);
    }

    void tagsThatShowTheSameAreAlike()
    {
        const QList<Frame> frames(4);
        QVERIFY(showAlike({"a", 1, 2}, {"a", 1, 2, TagDirection::PingPong, {}}, frames));
        QVERIFY(showAlike({"a", 1, 1}, {"a", 1, 1, TagDirection::Reverse, {}}, frames));
        QVERIFY(!showAlike({"a", 1, 2}, {"a", 1, 2, TagDirection::Reverse, {}}, frames));
        QVERIFY(!showAlike({"a", 1, 3}, {"a", 1, 3, TagDirection::PingPong, {}}, frames));
    }
};

HITBOX_TEST(UpdatedTagsTest)
#include "updated_tags_test.moc"
