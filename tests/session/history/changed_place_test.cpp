#include "session/history/changed_place.h"
#include "test_class.h"

#include "session/session_bench.h"

#include <QTest>

using namespace hitbox;

namespace {

/// Two sprites of four frames, and two stages.
Document fourAndFour()
{
    Sprite sprite;
    for (int i = 0; i < 4; ++i)
        sprite.frames.append(Frame{.name = QString::number(i)});
    Document document;
    document = withSprite(withSprite(document, sprite), sprite);
    document.stages = {{.name = "arena"}, {.name = "cave"}};
    return document;
}

FrameRef placeAfter(const std::function<void(Document &)> &edit, FrameRef inView)
{
    const Document before = fourAndFour();
    Document after = before;
    edit(after);
    return placeOfChange(after, differenceBetween(before, after), inView);
}

} // namespace

class ChangedPlaceTest : public QObject
{
    Q_OBJECT

private slots:
    void theNearestChangedFrameIsLookedAt()
    {
        const auto edit = [](Document &document) {
            for (const int frame : {0, 3})
                document.sprites[1].frames[frame].duration = 7;
        };
        QCOMPARE(placeAfter(edit, {1, 2}), (FrameRef{1, 3}));
        QCOMPARE(placeAfter(edit, {1, 1}), (FrameRef{1, 0}));
        QCOMPARE(placeAfter(edit, {0, 3}), (FrameRef{1, 0}));
        QCOMPARE(placeAfter(edit, {1, 3}), FrameRef()); // it is in view
        QCOMPARE(placeAfter([](Document &document) { document.sprites[1].name = "x"; }, {0, 0}), FrameRef());
    }

    void whatComesBackIsLookedAt()
    {
        const Document after = fourAndFour();
        Document before = after;
        before.sprites.removeLast();
        QCOMPARE(placeOfChange(after, differenceBetween(before, after), {0, 1}), (FrameRef{1, 0}));
        QCOMPARE(placeOfChange(before, differenceBetween(after, before), {0, 1}), FrameRef());
    }

    void categoriesGoThroughAllFrames()
    {
        const auto edit = [](Document &document) {
            document.categories.append({.name = "new"});
            document.sprites[1].frames[0].duration = 7;
        };
        QCOMPARE(placeAfter(edit, {0, 0}), FrameRef());
    }

    void stagesAreLookedAtAlike()
    {
        const Document before = fourAndFour();
        Document after = before;
        after.stages[1].instances.append({.sprite = "x"});
        const Difference difference = differenceBetween(before, after);
        QCOMPARE(stageOfChange(after, difference, 0), 1);
        QCOMPARE(stageOfChange(after, difference, 1), -1);
        QCOMPARE(stageOfChange(before, differenceBetween(before, before), 0), -1);
    }
};

HITBOX_TEST(ChangedPlaceTest)
#include "changed_place_test.moc"
