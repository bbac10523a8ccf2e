#include "test_class.h"
#include "windows/frames/copy_note.h"
#include "windows/frames/frames_panel.h"
#include "windows/window_bench.h"

#include "document/edits.h"

#include <QImage>
#include <QLabel>
#include <QPainter>
#include <QStatusBar>
#include <QTest>

using namespace hitbox;
using namespace hitbox::bench;
using geometry::Box;

namespace {

/// An arm that ends in a hand with a thumb, in each of the frames 0 and 1; nothing in frame 2.
void paintHands(const QString &path)
{
    QImage image(192, 48, QImage::Format_ARGB32);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    const QPoint hands[] = {{24, 20}, {29, 17}};
    for (int f = 0; f < 2; ++f) {
        painter.setClipRect(64 * f, 0, 64, 48);
        const QPoint at = hands[f] + QPoint(64 * f, 0);
        painter.fillRect(QRect(at, QSize(8, 6)), Qt::white);
        painter.fillRect(QRect(at + QPoint(2, -3), QSize(2, 3)), Qt::white);
        painter.fillRect(QRect(QPoint(64 * f, at.y() + 2), QSize(hands[f].x(), 2)), Qt::white);
    }
    painter.end();
    QVERIFY(image.save(path));
}

/// The hand is boxed in frame 0; frames 1 and 2 have nothing.
Document hands(const QString &image)
{
    Sprite sprite{.name = "arm", .image = image};
    for (int f = 0; f < 3; ++f)
        sprite.frames.append(Frame{.name = QString::number(f), .rect = {64 * f, 0, 64, 48}, .size = {64, 48}});
    return addShapes(withSprite(emptyProject(), sprite), {0, 0},
                     {Shape{.name = "hand", .outline = Box{{24, 17}, {32, 26}}}});
}

} // namespace

class FramesPanelCopiesTest : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        m_bench = std::make_unique<WindowBench>();
        m_bench->openSample();
        paintHands(m_bench->path("hands.png"));
        session().start(hands(m_bench->path("hands.png")));
        m_bench->settle();
        selectAll();
    }
    void cleanup() { m_bench.reset(); }

    void aCopyGoesAlongThePicture()
    {
        QTRY_VERIFY(m_bench->front().project().alpha().mask({0, 0}));
        const Document before = session().document();
        m_bench->view()->setFocus();
        m_bench->key(Qt::Key_Period, Qt::ControlModifier | Qt::AltModifier);
        QCOMPARE(session().currentFrame(), (FrameRef{0, 1}));
        QCOMPARE(shapes(1).size(), 1);
        QCOMPARE(shapes(1).at(0).outline, Outline(Box{{29, 14}, {37, 23}}));
        QCOMPARE(shapes(1).at(0).track, shapes(0).at(0).track);
        QVERIFY2(said().contains("hand by 5, -3"), qPrintable(said()));
        session().undo();
        QCOMPARE(session().document(), before);
    }

    /// Looking for so many takes longer than the window may stand still.
    void manyShapesGoAlongAsOneDoes()
    {
        drawHands(20);
        const Document before = session().document();
        panel().copyAlongPicture();
        QCOMPARE(session().document(), before); // so far
        panel().copyAlongPicture();             // as when a key is held
        QTRY_COMPARE(session().currentFrame(), (FrameRef{0, 1}));
        QCOMPARE(shapes(1).size(), 20);
        for (const Shape &shape : shapes(1))
            QCOMPARE(shape.outline, Outline(Box{{29, 14}, {37, 23}}));
        QVERIFY2(said().contains("hand by 5, -3"), qPrintable(said()));
        session().undo();
        QCOMPARE(session().document(), before);
        QTest::qWait(0);
        QCOMPARE(session().document(), before); // once
    }

    void nothingIsCopiedOnceAnotherFrameIsInView()
    {
        drawHands(20);
        const Document before = session().document();
        panel().copyAlongPicture();
        session().setCurrentFrame({0, 2});
        QTRY_VERIFY2(said().contains("nothing was copied"), qPrintable(said()));
        QCOMPARE(session().document(), before);
        QCOMPARE(session().currentFrame(), (FrameRef{0, 2}));
    }

    void nothingIsMovedToAnEmptyFrame()
    {
        QTRY_VERIFY(m_bench->front().project().alpha().mask({0, 0}));
        panel().copyAlongPicture();
        panel().copyAlongPicture();
        QCOMPARE(shapes(2).at(0).outline, shapes(1).at(0).outline);
        QVERIFY2(said().contains("nothing was moved"), qPrintable(said()));
    }

    void whatACopyReplacesIsToldOnTheCanvas()
    {
        const Document before = drawnInFrame1();
        panel().copyShapesTo(FramesPanel::CopyTarget::Next);
        QVERIFY(note().isVisible());
        QVERIFY(note().findChild<QLabel *>()->text().contains(QStringLiteral("“hand”")));
        auto *keepBoth = note().findChild<QPushButton *>("KeepBoth");
        QVERIFY(keepBoth->text().contains("Alt+."));
        QVERIFY(note().findChild<QPushButton *>("UndoCopy")->text().contains("Ctrl+Z"));
        keepBoth->click();
        QVERIFY(!note().isVisible());
        QCOMPARE(shapes(1).size(), 2);
        QCOMPARE(shapes(1).at(0).outline, before.sprites.at(0).frames.at(1).shapes.at(0).outline);
        QCOMPARE(session().currentFrame(), (FrameRef{0, 1}));
        session().undo();
        QCOMPARE(session().document(), before);
    }

    void bothAreKeptThoughADrawingHasBegun()
    {
        const Document before = drawnInFrame1();
        panel().copyShapesTo(FramesPanel::CopyTarget::Next);
        session().setTool(QStringLiteral("polygon"));
        m_bench->click({4, 4});
        QVERIFY(session().gestureUnderWay());
        note().findChild<QPushButton *>("KeepBoth")->click();
        QCOMPARE(shapes(1).size(), 2);
        QCOMPARE(shapes(1).at(0).outline, before.sprites.at(0).frames.at(1).shapes.at(0).outline);
        session().undo();
        QCOMPARE(session().document(), before);
    }

    void theNoteUndoesTheCopy()
    {
        const Document before = drawnInFrame1();
        panel().copyShapesTo(FramesPanel::CopyTarget::Next);
        note().findChild<QPushButton *>("UndoCopy")->click();
        QCOMPARE(session().document(), before);
        QVERIFY(!note().isVisible());
    }

    void theNoteGoesWithTheNextEditAndComesForNothingElse()
    {
        panel().copyShapesTo(FramesPanel::CopyTarget::Next);
        QVERIFY(!note().isVisible());
        panel().copyShapesTo(FramesPanel::CopyTarget::TagEnd);
        QVERIFY(!note().isVisible());
        session().setCurrentFrame({0, 0});
        drawnInFrame1();
        panel().copyShapesTo(FramesPanel::CopyTarget::Next);
        QVERIFY(note().isVisible());
        m_bench->view()->setFocus();
        m_bench->key(Qt::Key_Right);
        QVERIFY(!note().isVisible());
    }

private:
    Session &session() { return m_bench->front().session(); }
    FramesPanel &panel() { return *m_bench->front().findChild<FramesPanel *>(); }
    CopyNote &note() { return *m_bench->front().findChild<CopyNote *>(); }
    QString said() { return m_bench->front().findChild<QStatusBar *>()->currentMessage(); }
    const QList<Shape> &shapes(int frame) { return session().document().sprites.at(0).frames.at(frame).shapes; }
    void selectAll()
    {
        QSet<ShapeId> all;
        for (const Shape &shape : shapes(session().currentFrame().frame))
            all.insert(shape.id);
        session().setSelection({.shapes = all});
    }
    void drawHands(int count)
    {
        QTRY_VERIFY(m_bench->front().project().alpha().mask({0, 0}));
        const QList<Shape> more(count - 1, Shape{.name = "hand", .outline = Box{{24, 17}, {32, 26}}});
        session().commit(addShapes(session().document(), {0, 0}, more), "draw");
        selectAll();
    }
    Document drawnInFrame1()
    {
        Document document = session().document();
        document.sprites[0].frames[1].shapes.clear();
        document = addShapes(document, {0, 1}, {Shape{.name = "hand", .outline = Box{{1, 1}, {5, 5}}}});
        session().commit(document, "draw");
        selectAll();
        return session().document();
    }

    std::unique_ptr<WindowBench> m_bench;
};

HITBOX_WINDOW_TEST(FramesPanelCopiesTest)
#include "frames_panel_copies_test.moc"
