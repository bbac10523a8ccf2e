#include "test_class.h"
#include "windows/frames/scope_chip.h"
#include "windows/window_bench.h"

#include "document/track_edits.h"

#include <QMenu>
#include <QStatusBar>
#include <QTest>

using namespace hitbox;
using namespace hitbox::bench;
using geometry::Box;

namespace {

/// Four frames with a box that is one thing, a tag over two of them, and another sprite.
Document fourFrames()
{
    Document document = emptyProject();
    for (const char *name : {"ship", "boat"}) {
        Sprite sprite{.name = QString::fromLatin1(name), .image = "ship.png"};
        for (int f = 0; f < 4; ++f)
            sprite.frames.append(Frame{.name = QString::number(f), .rect = {0, 0, 64, 64}, .size = {64, 64}});
        sprite.tags = {Tag{.name = "go", .from = 1, .to = 2}};
        document = withSprite(document, sprite);
    }
    document = addShapes(document, {0, 0}, {Shape{.name = "hull", .outline = Box{{10, 10}, {30, 30}}}});
    const ShapeId id = document.sprites.at(0).frames.at(0).shapes.at(0).id;
    document = joinedToTrack(document, 0, {id});
    return extendTrack(document, 0, document.sprites.at(0).frames.at(0).shapes.at(0).track, 0, 3);
}

Box boxIn(const Document &document, int frame)
{
    return std::get<Box>(document.sprites.at(0).frames.at(frame).shapes.at(0).outline);
}

} // namespace

class ScopeChipTest : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        m_bench = std::make_unique<WindowBench>();
        m_bench->openSample();
        m_bench->session.start(fourFrames());
        m_bench->settle();
        m_bench->front().fitView();
    }
    void cleanup() { m_bench.reset(); }

    void saysWhereTheNextEditGoes()
    {
        QVERIFY(chip().isVisible());
        QCOMPARE(chip().text(), QStringLiteral("Edits: this frame"));
        QVERIFY(!chip().isChecked());
        choose(QStringLiteral("&All frames"));
        QCOMPARE(chip().text(), QStringLiteral("Edits: all 4 frames"));
        QVERIFY(chip().isChecked());
        choose(QStringLiteral("A&lign"));
        QCOMPARE(chip().text(), QStringLiteral("Edits: all 4 frames · align"));
        choose(QStringLiteral("Frames of the &tag"));
        QVERIFY(chip().text().contains(QStringLiteral("which is in no tag")));
        m_bench->session.setCurrentFrame({0, 1});
        m_bench->settle();
        QVERIFY(chip().text().contains(QStringLiteral("2 frames of the tag")));
        m_bench->session.setCurrentFrame({1, 0});
        m_bench->settle();
        QCOMPARE(chip().text(), QStringLiteral("Edits: this frame"));
    }

    void hidesWhereThereIsOneFrame()
    {
        Document document = m_bench->session.document();
        document.sprites[0].frames.resize(1);
        m_bench->session.start(document);
        m_bench->settle();
        QVERIFY(!chip().isVisible());
        m_bench->window->actions().refresh();
        QVERIFY(!m_bench->window->actions().action("scope.all")->isEnabled());
    }

    void aDragGoesToAllFramesAndTheStatusLineSaysSo()
    {
        m_bench->window->actions().run("scope.all");
        m_bench->drag({20, 20}, {25, 20});
        for (int frame = 0; frame < 4; ++frame)
            QCOMPARE(boxIn(m_bench->session.document(), frame), boxIn(m_bench->session.document(), 0));
        QVERIFY(boxIn(m_bench->session.document(), 3).min.x > 10);
        QCOMPARE(m_bench->front().findChild<QStatusBar *>()->currentMessage(),
                 QStringLiteral("Edited 4 shapes in 4 frames."));
    }

    void deleteGoesToTheChosenFrames()
    {
        m_bench->window->actions().run("scope.chosen");
        m_bench->clickRow("FrameList", 2, Qt::ControlModifier);
        m_bench->settle();
        QCOMPARE(chip().text(), QStringLiteral("Edits: 2 chosen frames"));
        const Frame &frame = *findFrame(m_bench->session.document(), m_bench->session.currentFrame());
        m_bench->session.setSelection({.shapes = {frame.shapes.at(0).id}});
        m_bench->view()->setFocus();
        m_bench->key(Qt::Key_Delete);
        const QList<Frame> &frames = m_bench->session.document().sprites.at(0).frames;
        QVERIFY(frames.at(0).shapes.isEmpty() && frames.at(2).shapes.isEmpty());
        QVERIFY(!frames.at(1).shapes.isEmpty() && !frames.at(3).shapes.isEmpty());
    }

    void theKeyGoesRoundAndSaysWhere()
    {
        const ToolDesk &tools = m_bench->front().project().tools;
        m_bench->key(Qt::Key_A, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(tools.now().scope.reach, ScopeReach::Chosen);
        for (int i = 0; i < 2; ++i)
            m_bench->window->actions().run("scope.next");
        QCOMPARE(tools.now().scope.reach, ScopeReach::All);
        QCOMPARE(m_bench->front().findChild<QStatusBar *>()->currentMessage(), QStringLiteral("Edits: all 4 frames."));
        m_bench->window->actions().run("scope.next");
        QCOMPARE(tools.now().scope.reach, ScopeReach::Frame);
    }

    void reportsInPlainSentences()
    {
        QCOMPARE(scopeReport({.shapes = 24, .frames = 12, .locked = 1}),
                 QStringLiteral("Edited 24 shapes in 12 frames; 1 locked one was left alone."));
        QCOMPARE(scopeReport({.shapes = 2, .frames = 2, .unlike = 1}),
                 QStringLiteral("Edited 2 shapes in 2 frames; 1 of another kind or number of points was left alone."));
        QCOMPARE(
            scopeReport({.shapes = 2, .frames = 2, .unlike = 198}),
            QStringLiteral("Edited 2 shapes in 2 frames; 198 of another kind or number of points were left alone."));
        QCOMPARE(scopeReport({.pivots = 24, .frames = 24}), QStringLiteral("Set the pivot in 24 frames."));
        QCOMPARE(scopeReport({.points = 3, .frames = 3}), QStringLiteral("Edited 3 points in 3 frames."));
        QCOMPARE(scopeReport({.shapes = 1, .frames = 1}),
                 QStringLiteral("Edited 1 shape in this frame; in the others in scope nothing changed."));
    }

private:
    ScopeChip &chip() { return *m_bench->front().findChild<ScopeChip *>(); }
    void choose(const QString &title)
    {
        for (QAction *action : chip().menu()->actions()) {
            if (action->text() == title)
                action->trigger();
        }
        m_bench->settle();
    }

    std::unique_ptr<WindowBench> m_bench;
};

HITBOX_WINDOW_TEST(ScopeChipTest)
#include "scope_chip_test.moc"
