#include "test_class.h"
#include "windows/frames/frames_panel.h"
#include "windows/window_bench.h"

#include "document/edits.h"

#include <QImage>
#include <QMenu>
#include <QPainter>
#include <QStatusBar>
#include <QTest>
#include <QToolButton>

using namespace hitbox;
using namespace hitbox::bench;
using geometry::Box;
using geometry::Point;

namespace {

/// A figure of 10 x 20 pixels that stands elsewhere in each of the frames 0 to 2, above its faint shadow; nothing in
/// frame 3.
void paintFigures(const QString &path)
{
    QImage image(256, 48, QImage::Format_ARGB32);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    const QPoint figures[] = {{20, 10}, {31, 14}, {7, 20}};
    for (int f = 0; f < 3; ++f) {
        const QPoint at = figures[f] + QPoint(64 * f, 0);
        painter.fillRect(QRect(at + QPoint(-4, 18), QSize(24, 5)), QColor(0, 0, 0, 70));
        painter.fillRect(QRect(at, QSize(10, 20)), Qt::white);
    }
    painter.end();
    QVERIFY(image.save(path));
}

/// Frame 4 is of an image that is not there.
Document figures(const QString &image)
{
    Sprite sprite{.name = "figure", .image = image};
    for (int f = 0; f < 5; ++f)
        sprite.frames.append(
            Frame{.name = QString::number(f), .rect = {64 * f, 0, 64, 48}, .size = {64, 48}, .pivot = {32, 24}});
    sprite.frames[4].image = QFileInfo(image).absolutePath() + QStringLiteral("/nobody.png");
    return addShapes(withSprite(emptyProject(), sprite), {0, 1},
                     {Shape{.name = "body", .outline = Box{{31, 14}, {41, 34}}}});
}

} // namespace

class FramePivotsTest : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        m_bench = std::make_unique<WindowBench>();
        m_bench->openSample();
        paintFigures(m_bench->path("figures.png"));
        session().start(figures(m_bench->path("figures.png")));
        m_bench->settle();
        m_before = session().document();
    }
    void cleanup() { m_bench.reset(); }

    void pivotsGoBelowWhatIsOpaqueInOneStep()
    {
        choose(0, 2);
        run("frame.pivot-picture-bottom");
        QCOMPARE(session().document(), m_before); // so far: pixels are looked at beside the window
        QTRY_COMPARE(pivots(), (QList<Point>{{25, 30}, {36, 34}, {12, 40}, {32, 24}, {32, 24}}));
        QCOMPARE(session().document().sprites[0].frames[1].shapes, m_before.sprites[0].frames[1].shapes);
        QCOMPARE(session().history()->undoText(), QStringLiteral("Pivot of 3 frames"));
        QCOMPARE(said(), QStringLiteral("Pivot of 3 frames (bottom middle)."));
        session().undo();
        QCOMPARE(session().document(), m_before);
    }

    void theButtonBesideTheFieldsOffersThem()
    {
        choose(0, 1);
        auto *button = m_bench->front().findChild<QToolButton *>("PivotPlaces");
        QVERIFY(button->isVisible());
        QTest::mouseClick(button, Qt::LeftButton);
        auto *menu = qobject_cast<QMenu *>(QApplication::activePopupWidget());
        QVERIFY(menu);
        QAction *centre = m_bench->window->actions().action("frame.pivot-picture-centre");
        QTest::mouseClick(menu, Qt::LeftButton, {}, menu->actionGeometry(centre).center());
        QTRY_COMPARE(pivots(), (QList<Point>{{25, 20}, {36, 24}, {32, 24}, {32, 24}, {32, 24}}));
    }

    void oneFrameIsThatInView()
    {
        m_bench->clickRow("FrameList", 2);
        run("frame.pivot-picture-bottom");
        QTRY_COMPARE(pivots().at(2), (Point{12, 40}));
        QCOMPARE(session().history()->undoText(), QStringLiteral("Pivot of 2"));
        QCOMPARE(pivots().at(1), (Point{32, 24}));
    }

    void whatHasNoPixelsIsLeftAloneAndTold()
    {
        choose(2, 4);
        run("frame.pivot-picture-bottom");
        QTRY_COMPARE(pivots(), (QList<Point>{{32, 24}, {32, 24}, {12, 40}, {32, 24}, {32, 24}}));
        QCOMPARE(session().history()->undoText(), QStringLiteral("Pivot of 2"));
        QVERIFY2(said().contains("Without opaque pixels and left alone: 1."), qPrintable(said()));
        QVERIFY2(said().contains("Without a readable image and left alone: 1, such as"), qPrintable(said()));
        session().undo();
        choose(3, 4);
        const int steps = session().history()->index();
        run("frame.pivot-picture-bottom");
        QTRY_VERIFY2(said().contains("left alone: 1, such as"), qPrintable(said()));
        QCOMPARE(session().history()->index(), steps);
    }

    void pivotsGoToPlacesOfTheFrame()
    {
        choose(3, 4);
        run("frame.pivot-bottom");
        QCOMPARE(pivots(), (QList<Point>{{32, 24}, {32, 24}, {32, 24}, {32, 48}, {32, 48}}));
        QCOMPARE(said(), QStringLiteral("Pivot of 2 frames (bottom middle)."));
        run("frame.pivot-centre");
        QCOMPARE(pivots(), QList<Point>(5, {32, 24}));
    }

    void framesThatChangeMeanwhileAreLeftAlone()
    {
        choose(0, 2);
        run("frame.pivot-picture-bottom");
        Document moved = session().document();
        moved.sprites[0].frames[1].rect.translate(1, 0);
        session().commit(moved, "move");
        QTRY_COMPARE(pivots(), (QList<Point>{{25, 30}, {32, 24}, {12, 40}, {32, 24}, {32, 24}}));
        QVERIFY2(said().contains("Changed meanwhile and left alone: 1."), qPrintable(said()));
    }

    void aDragIsNotDisturbed()
    {
        choose(0, 0);
        session().setTool(QStringLiteral("box"));
        m_bench->dragTo({4, 4}, {12, 12});
        m_bench->front().findChild<FramesPanel *>()->setPivots(FramePivots::Of::Picture, PivotAnchor::Bottom);
        QTest::qWait(200);
        QVERIFY(session().gestureUnderWay());
        QCOMPARE(pivots().at(0), (Point{32, 24}));
        m_bench->release({12, 12});
        QTRY_COMPARE(pivots().at(0), (Point{25, 30}));
        QCOMPARE(session().document().sprites[0].frames[0].shapes.size(), 1);
    }

private:
    Session &session() { return m_bench->front().session(); }
    QString said() { return m_bench->front().findChild<QStatusBar *>()->currentMessage(); }
    void run(const char *action) { m_bench->window->actions().run(QString::fromLatin1(action)); }
    void choose(int from, int to)
    {
        m_bench->clickRow("FrameList", from);
        if (to > from)
            m_bench->clickRow("FrameList", to, Qt::ShiftModifier);
    }
    QList<Point> pivots()
    {
        QList<Point> pivots;
        for (const Frame &frame : session().document().sprites.at(0).frames)
            pivots.append(frame.pivot);
        return pivots;
    }

    std::unique_ptr<WindowBench> m_bench;
    Document m_before;
};

HITBOX_WINDOW_TEST(FramePivotsTest)
#include "frame_pivots_test.moc"
