#include "session/live/live_conflict.h"
#include "test_class.h"

#include "document/conflict_edits.h"
#include "session/session_bench.h"

#include <QSignalSpy>
#include <QTest>

using namespace hitbox;

namespace {

/// Two frames with a square each; a conflict about each of the squares, and one about the second frame's pivot.
Document withThreeConflicts()
{
    Document document = documentWith({squareAt(0, 0, 20)}, 2);
    for (int f = 0; f < 2; ++f) {
        const Frame &frame = document.sprites.at(0).frames.at(f);
        document.conflicts.append(
            {{{"sprites", "sprite0"}, {"frames", frame.name}, {"shapes", QString::number(frame.shapes.at(0).id.value)}},
             MergeConflictKind::Changed,
             "outline",
             {},
             R"({"type": "circle", "center": [4, 4], "radius": 2})",
             R"({"type": "circle", "center": [4, 4], "radius": 3})"});
    }
    document.conflicts.append({{{"sprites", "sprite0"}, {"frames", "sprite0_1"}},
                               MergeConflictKind::Changed,
                               "pivot",
                               "[0, 0]",
                               "[1, 2]",
                               "[3, 4]"});
    return document;
}

} // namespace

class LiveConflictTest : public QObject
{
    Q_OBJECT

private slots:
    void bothSidesAreInTheFrameOfTheirs()
    {
        OpenProject project;
        project.session.start(withThreeConflicts());
        const LiveConflict &live = project.live.conflict;
        QSignalSpy changed(&live, &LiveAnswer::changed);
        QCOMPARE(live.index(), -1);
        project.live.conflict.choose(0);
        QCOMPARE(changed.size(), 1);
        const QList<ConflictGhost> circles{{MergeSide::Ours, geometry::Circle{{4, 4}, 2}},
                                           {MergeSide::Theirs, geometry::Circle{{4, 4}, 3}}};
        QCOMPARE(live.ghosts(), circles);
        project.session.setCurrentFrame({0, 1});
        QCOMPARE(live.index(), 0);
        QVERIFY(live.ghosts().isEmpty());
        project.live.conflict.choose(2);
        const QList<ConflictGhost> pivots{{MergeSide::Ours, {}, geometry::Point{1, 2}},
                                          {MergeSide::Theirs, {}, geometry::Point{3, 4}}};
        QCOMPARE(live.ghosts(), pivots);
    }

    void theChosenOneStaysSoAsOthersAreSettled()
    {
        OpenProject project;
        project.session.start(withThreeConflicts());
        project.live.conflict.choose(1);
        project.session.commit(withoutConflict(project.session.document(), 0), QStringLiteral("settle"));
        QCOMPARE(project.live.conflict.index(), 0);
        project.session.commit(withoutConflict(project.session.document(), 0), QStringLiteral("settle"));
        QCOMPARE(project.live.conflict.index(), -1);
        project.session.undo();
        QCOMPARE(project.live.conflict.index(), -1);
        project.live.conflict.choose(7);
        QCOMPARE(project.live.conflict.index(), -1);
    }

    void anotherProjectHasNoneChosen()
    {
        OpenProject project;
        project.session.start(withThreeConflicts());
        project.live.conflict.choose(0);
        project.session.start(withThreeConflicts());
        QCOMPARE(project.live.conflict.index(), -1);
    }

    void whatIsNoOutlineIsNotDrawn()
    {
        Document document = withThreeConflicts();
        for (const char *hostile : {R"({"type": "circle", "center": [4, 1e300], "radius": 2})", R"({"type": "blob"})",
                                    R"([1, 2])", R"("x")", "7", "{", ""}) {
            document.conflicts[0].ours = hostile;
            OpenProject project;
            project.session.start(document);
            project.live.conflict.choose(0);
            QCOMPARE(project.live.conflict.ghosts().size(), 1);
            QCOMPARE(project.live.conflict.ghosts().at(0).side, MergeSide::Theirs);
        }
    }
};

HITBOX_CORE_TEST(LiveConflictTest)
#include "live_conflict_test.moc"
