#include "session/tag_in_view.h"

#include "document/frame_edits.h"
#include "session/open_project.h"
#include "session/session_bench.h"
#include "test_class.h"

#include <QSignalSpy>
#include <QTest>

#include <memory>

using namespace hitbox;

/// Five frames; "walk" over 1 and 2, "run" over 2 to 4, "lost" over frames that are not there.
class TagInViewTest : public QObject
{
    Q_OBJECT

private slots:
    void init();

    void allFramesAreInViewAtFirst();
    void choosingGoesToItsFrames();
    void whatNamesNoFramesIsNotChosen();
    void leavingItsFramesLeavesTheTag();
    void itFollowsTheTagThroughEdits();
    void anotherSpriteHasAnother();

private:
    Session &session() const { return m_project->session; }
    TagInView &tag() const { return m_project->tag; }

    std::unique_ptr<OpenProject> m_project;
};

void TagInViewTest::init()
{
    m_project = std::make_unique<OpenProject>();
    Document document = documentWith({squareAt(0, 0, 10)}, 5);
    document.sprites[0].tags = {{.name = "walk", .from = 1, .to = 2},
                                {.name = "run", .from = 2, .to = 4},
                                {.name = "lost", .from = 3, .to = 9}};
    session().start(document);
}

void TagInViewTest::allFramesAreInViewAtFirst()
{
    QCOMPARE(tag().place(), -1);
    QVERIFY(!tag().id());
}

void TagInViewTest::choosingGoesToItsFrames()
{
    QSignalSpy changed(&tag(), &TagInView::changed);
    QVERIFY(tag().choose(0));
    QCOMPARE(session().currentFrame(), (FrameRef{0, 1}));
    session().setCurrentFrame({0, 2});
    QVERIFY(tag().choose(1));
    QCOMPARE(session().currentFrame(), (FrameRef{0, 2}));
    QCOMPARE(tag().place(), 1);
    QVERIFY(tag().choose(-1));
    QCOMPARE(tag().place(), -1);
    QCOMPARE(changed.size(), 3);
}

void TagInViewTest::whatNamesNoFramesIsNotChosen()
{
    QVERIFY(tag().choose(0));
    QVERIFY(!tag().choose(2));
    QVERIFY(!tag().choose(7));
    QCOMPARE(tag().place(), 0);
    session().start(emptyProject());
    QVERIFY(!tag().choose(0));
    QCOMPARE(tag().place(), -1);
}

void TagInViewTest::leavingItsFramesLeavesTheTag()
{
    QVERIFY(tag().choose(0));
    session().setCurrentFrame({0, 3});
    QCOMPARE(tag().place(), -1);
}

void TagInViewTest::itFollowsTheTagThroughEdits()
{
    QVERIFY(tag().choose(1));
    session().commit(removeTag(session().document(), 0, 0), "Remove walk");
    QCOMPARE(tag().place(), 0);
    session().commit(removeTag(session().document(), 0, 0), "Remove run");
    QCOMPARE(tag().place(), -1);
}

void TagInViewTest::anotherSpriteHasAnother()
{
    Document document = session().document();
    Sprite other = documentWith({}, 5).sprites.at(0);
    other.name = "other";
    other.tags = {{.name = "walk", .from = 1, .to = 2}};
    document.sprites.append(other);
    session().start(document);
    QVERIFY(tag().choose(0));
    session().setCurrentFrame({1, 1});
    QCOMPARE(tag().place(), -1);
}

HITBOX_CORE_TEST(TagInViewTest)
#include "tag_in_view_test.moc"
