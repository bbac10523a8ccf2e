#include "test_class.h"
#include "windows/frames/empty_frame_bar.h"

#include "document/edits.h"
#include "session/open_project.h"

#include <QLabel>
#include <QPushButton>
#include <QTest>

using namespace hitbox;

namespace {

void openFrame(Session &session)
{
    Frame frame{.name = "ship", .rect = {0, 0, 64, 64}, .size = {64, 64}};
    session.commit(withSprite(emptyProject(), {.name = "ship", .image = "ship.png", .frames = {frame}}), "open");
}

} // namespace

class EmptyFrameBarTest : public QObject
{
    Q_OBJECT

private slots:
    void itIsThereWhileNothingIsDrawn()
    {
        QWidget canvas;
        OpenProject project;
        Session &session = project.session;
        EmptyFrameBar bar(project, &canvas);
        QVERIFY(bar.isHidden()); // there is no frame
        openFrame(session);
        QVERIFY(!bar.isHidden());
        session.commit(addShapes(session.document(), {0, 0}, {Shape{.outline = geometry::Circle{{5, 5}, 3}}}), "draw");
        QVERIFY(bar.isHidden());
        session.undo();
        QVERIFY(!bar.isHidden());
        session.setMode(Session::Mode::Stage);
        QVERIFY(bar.isHidden());
    }

    void itsButtonsTakeUpTools()
    {
        QWidget canvas;
        OpenProject project;
        Session &session = project.session;
        EmptyFrameBar bar(project, &canvas);
        openFrame(session);
        bar.findChild<QPushButton *>("Primary")->click();
        QCOMPARE(QString(session.tool().id), QStringLiteral("trace"));
        QVERIFY(bar.isHidden());
    }

    void itTakesTheShapesOfTheLastFrameThatHasSome()
    {
        QWidget canvas;
        OpenProject project;
        Session &session = project.session;
        EmptyFrameBar bar(project, &canvas);
        openFrame(session);
        auto *take = bar.findChild<QPushButton *>("TakeShapes");
        QVERIFY(take->isHidden());
        Document document = session.document();
        Frame frame = document.sprites[0].frames[0];
        frame.name = "R&D";
        document.sprites[0].frames = {frame, frame, frame};
        document = addShapes(document, {0, 0},
                             {Shape{.name = "a", .outline = geometry::Circle{{5, 5}, 3}},
                              Shape{.name = "b", .outline = geometry::Circle{{9, 5}, 3}}});
        session.commit(document, "frames");
        session.setCurrentFrame({0, 2});
        QTRY_VERIFY(!bar.isHidden() && !take->isHidden());
        QCOMPARE(take->text(), QStringLiteral("Shapes of R&&D"));
        session.commit(renameFrame(session.document(), {0, 0}, "first"), "rename");
        QTRY_COMPARE(take->text(), QStringLiteral("Shapes of first"));
        session.undo();
        session.setCurrentFrame({0, 2});
        take->click();
        const QList<Shape> shapes = session.document().sprites[0].frames[2].shapes;
        QCOMPARE(shapes.size(), 2);
        QCOMPARE(session.selection().shapes, (QSet<ShapeId>{shapes[0].id, shapes[1].id}));
        QVERIFY(shapes[0].track && shapes[0].track == session.document().sprites[0].frames[0].shapes[0].track);
        QVERIFY(bar.isHidden());
        QVERIFY(session.document().sprites[0].frames[1].shapes.isEmpty());
        session.undo();
        QCOMPARE(session.document(), document);
    }

    void inANarrowCanvasItsButtonsStandBelowWhatItSays()
    {
        QWidget canvas;
        OpenProject project;
        EmptyFrameBar bar(project, &canvas);
        openFrame(project.session);
        canvas.resize(1200, 300);
        canvas.show();
        const auto *text = bar.findChild<QLabel *>();
        QTRY_VERIFY(text->isVisible() && text->width() >= text->sizeHint().width());
        canvas.resize(bar.width() - 20, 300);
        const auto *first = bar.findChild<QPushButton *>("Primary");
        QTRY_VERIFY(text->isVisible() && text->geometry().bottom() < first->y());
        QTRY_VERIFY(first->width() >= first->sizeHint().width());
        canvas.resize(1200, 300);
        QTRY_VERIFY(text->isVisible() && text->width() >= text->sizeHint().width());
    }

    void itKeepsToTheLowerEdgeOfTheCanvas()
    {
        QWidget canvas;
        OpenProject project;
        Session &session = project.session;
        EmptyFrameBar bar(project, &canvas);
        openFrame(session);
        canvas.resize(900, 500);
        canvas.show();
        QTRY_COMPARE(bar.geometry().bottom(), 500 - 16 - 1);
        QVERIFY(std::abs(bar.geometry().center().x() - 450) <= 1);
    }
};

HITBOX_WINDOW_TEST(EmptyFrameBarTest)
#include "empty_frame_bar_test.moc"
