#include "test_class.h"
#include "windows/frames/animation_box.h"

#include "document/edits.h"

#include <QTest>

using namespace hitbox;

namespace {

Document document()
{
    Document value = emptyProject();
    value.sprites = {{.name = "ship", .tags = {{.name = "burn"}, {.name = "idle"}}}, {.name = "rock"}};
    return value;
}

QStringList texts(const AnimationBox &box)
{
    QStringList list;
    for (int i = 0; i < box.count(); ++i)
        list.append(box.itemText(i));
    return list;
}

} // namespace

class AnimationBoxTest : public QObject
{
    Q_OBJECT

private slots:
    void theSpritesOwnAnimationsComeFirst()
    {
        AnimationBox box("none");
        box.follow(document(), "rock");
        QCOMPARE(texts(box), (QStringList{"none", "all frames", "ship: burn", "ship: idle", "ship: all frames"}));
        box.follow(document(), "ship");
        QCOMPARE(texts(box), (QStringList{"none", "burn", "idle", "all frames", "rock: all frames"}));
    }

    void ofManyTagsTheRightOneIsChosen()
    {
        Document many = document();
        for (int i = 0; i < 1000; ++i)
            many.sprites[1].tags.append({.name = QString("t%1").arg(i)});
        AnimationBox box("none");
        box.follow(many, "ship");
        QCOMPARE(box.count(), 1 + 3 + 1001);
        QCOMPARE(box.itemText(4), QString("rock: t0"));
        box.setCurrentIndex(box.findText("rock: t999"));
        QCOMPARE(box.animation(), std::optional(Animation{"rock", Animation::Frames::Tagged, "t999"}));
        box.follow(many, "rock");
        QCOMPARE(box.currentIndex(), 1000);
        QCOMPARE(box.currentText(), QString("t999"));
    }

    void keysChoose()
    {
        AnimationBox box("none");
        box.follow(document(), "ship");
        QVERIFY(!box.animation());
        QTest::keyClick(&box, Qt::Key_Down);
        QTest::keyClick(&box, Qt::Key_Down);
        QCOMPARE(box.animation(), std::optional(Animation{"ship", Animation::Frames::Tagged, "idle"}));
        QTest::keyClick(&box, Qt::Key_Down);
        QCOMPARE(box.animation(), std::optional(Animation{"ship", Animation::Frames::All}));
    }

    void whatIsChosenStaysWhileItIsThere()
    {
        AnimationBox box("none");
        box.follow(document(), "ship");
        box.setCurrentIndex(2);
        const std::optional<Animation> idle = box.animation();
        Document changed = document();
        changed.sprites[0].tags.prepend({.name = "turn"});
        box.follow(changed, "rock");
        QCOMPARE(box.animation(), idle);
        changed.sprites[0].tags.removeLast();
        box.follow(changed, "rock");
        QVERIFY(!box.animation());
    }
};

HITBOX_WINDOW_TEST(AnimationBoxTest)
#include "animation_box_test.moc"
