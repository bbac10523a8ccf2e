#include "formats/importers/godot_frames.h"
#include "test_class.h"

#include "formats/json/json_fields.h"

#include <QTest>

using namespace hitbox;

class GodotFramesTest : public QObject
{
    Q_OBJECT

private slots:
    void aFrameBeginsWhereOtherNodesAreOn()
    {
        const GodotAnimation walk{"walk", 0.3, {{0, 0, true}, {0.1, 0, false}, {0, 1, false}, {0.1, 1, true}}};
        const GodotFrames frames = godotFrames({walk}, {true, false, true});
        QCOMPARE(frames.frames, (QList<GodotFrame>{{{0, 2}, 100}, {{1, 2}, 200}}));
        QCOMPARE(frames.tags, (QList<Tag>{{"walk", 0, 1, TagDirection::Forward, {}, 1}}));
    }

    void aFrameBeginsWhereSomethingHappens()
    {
        GodotAnimation walk{
            "walk", 0.3, {{0, 0, true}}, {}, {{0.1, 4}, {0.1, 3}, {0.2, 4}, {0.7, 5}}, GodotPlay::Forever};
        GodotFrames frames = godotFrames({walk}, {false});
        QCOMPARE(frames.frames, (QList<GodotFrame>{{{0}, 100}, {{0}, 100, 0, {4, 3}}, {{0}, 100, 0, {4}}}));
        QCOMPARE(frames.tags, (QList<Tag>{{"walk", 0, 2, TagDirection::Forward, {}}}));
        walk.play = GodotPlay::ThereAndBack;
        QCOMPARE(godotFrames({walk}, {false}).tags, (QList<Tag>{{"walk", 0, 2, TagDirection::PingPong, {}}}));
    }

    /// What is held stays on, so that no switch tells one frame from the next.
    void aFrameBeginsWhereOneIsNoted()
    {
        GodotAnimation walk{"walk", 0.3, {{0, 0, true}}};
        walk.marks = {{0.1, "second"}, {0, "first"}, {0.2, "first"}, {0.9, "late"}};
        const GodotFrames frames = godotFrames({walk}, {false});
        GodotFrame first{{0}, 100};
        first.name = "first";
        GodotFrame second = first;
        second.name = "second";
        QVERIFY(frames.frames.contains(first) && frames.frames.contains(second));
        for (const GodotFrame &frame : frames.frames)
            QVERIFY(frame.name != QLatin1String("late"));
        QCOMPARE(frames.tags.size(), 1);
        QCOMPARE(frames.tags[0].to - frames.tags[0].from, 2);
    }

    void switchesThatChangeNothingAndLateOnesBeginNone()
    {
        const GodotAnimation still{"still", 0.5, {{0.2, 0, true}, {0.7, 0, false}}};
        QCOMPARE(godotFrames({still}, {true}).frames, (QList<GodotFrame>{{{0}, 500}}));
    }

    void aFrameBeginsAtEveryOtherCell()
    {
        GodotAnimation walk{"walk", 0.4, {{0.1, 0, false}}};
        walk.cells = {{0.2, 5}, {0, 4}, {0.3, 5}};
        QCOMPARE(godotFrames({walk}, {true}, 2).frames, (QList<GodotFrame>{{{0}, 100, 4}, {{}, 100, 4}, {{}, 200, 5}}));
        walk.cells = {{0.2, 5}};
        QCOMPARE(godotFrames({walk}, {true}, 2).frames.first(), (GodotFrame{{0}, 100, 2}));
    }

    void aSheetKeepsItsOrderWhereTagsCan()
    {
        const GodotFrames mixed{{{{}, 1, 2}, {{0}, 1, 3}, {{}, 1, 0}, {{}, 1, 1}}, {{"a", 0, 1}, {"b", 2, 3}}};
        const GodotFrames sorted = inOrderOfCells(mixed, 4);
        QCOMPARE(sorted.frames, (QList<GodotFrame>{{{}, 1, 0}, {{}, 1, 1}, {{}, 1, 2}, {{0}, 1, 3}}));
        QCOMPARE(sorted.tags, (QList<Tag>{{"a", 2, 3}, {"b", 0, 1}}));
        GodotFrames turned = mixed;
        std::swap(turned.frames[2], turned.frames[3]);
        QCOMPARE(inOrderOfCells(turned, 4).frames, sorted.frames);
        QCOMPARE(inOrderOfCells(turned, 4).tags, (QList<Tag>{{"a", 2, 3}, {"b", 0, 1, TagDirection::Reverse, {}}}));
        GodotFrames backwards = mixed;
        backwards.tags.append({"c", 1, 2});
        QCOMPARE(inOrderOfCells(backwards, 4).tags, backwards.tags);
        GodotFrames twice = mixed;
        twice.frames[0].cell = 3;
        QCOMPARE(inOrderOfCells(twice, 4).frames, twice.frames);
    }

    void animationsShareFrames()
    {
        const GodotAnimation there{"there", 0.2, {{0, 0, true}, {0.1, 0, false}}};
        const GodotAnimation back{"back", 0.2, {{0, 0, false}, {0.1, 0, true}}};
        const GodotFrames frames = godotFrames({there, back}, {false});
        QCOMPARE(frames.frames.size(), 2);
        QCOMPARE(frames.tags[1].direction, TagDirection::Reverse);
    }

    void timesWithoutEndStayWithinLimits()
    {
        const GodotAnimation endless{"endless", 1e308, {{-5, 0, true}}};
        QCOMPARE(godotFrames({endless}, {false}).frames, (QList<GodotFrame>{{{0}, 1e9}}));
    }

    void moreThanAProjectHoldsIsRefused()
    {
        GodotAnimation flicker{"flicker", 1e6, {}};
        for (int i = 0; i < 3'000; ++i)
            flicker.switches.append({double(i), 0, i % 2 == 0});
        QVERIFY_EXCEPTION_THROWN(godotFrames({flicker}, QList<bool>(1'000, true)), fields::Refusal);
    }
};

HITBOX_TEST(GodotFramesTest)
#include "godot_frames_test.moc"
