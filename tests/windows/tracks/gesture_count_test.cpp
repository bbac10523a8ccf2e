#include "test_class.h"
#include "windows/tracks/tracks_panel.h"

#include "document/edits.h"
#include "document/tracks.h"
#include "windows/window_bench.h"

#include <QMenu>
#include <QTest>

using namespace hitbox;
using namespace hitbox::bench;

namespace {

constexpr int jobFrames = 24;

/// A sheet that was sliced already, of six by four cells.
Document slicedSheet()
{
    Document document = emptyProject();
    Sprite sprite{.name = "fighter", .image = "fighter.png"};
    for (int f = 0; f < jobFrames; ++f) {
        Frame frame{.name = QStringLiteral("fighter_%1").arg(f)};
        frame.rect = {f % 6 * 64, f / 6 * 64, 64, 64};
        frame.size = {64, 64};
        sprite.frames.append(frame);
    }
    document.sprites = {sprite};
    return document;
}

} // namespace

/// How many keys and clicks a whole animation takes by hand: a hurtbox on each of 24 frames and a hitbox that strikes
/// in frames 4 to 7, each as the picture wants it. A drag counts as one, as does a key with Ctrl held.
class GestureCountTest : public QObject
{
    Q_OBJECT

private slots:
    void anAnimationOfTwentyFourFramesTakesThirty();

private:
    TrackGrid &grid() const { return m_bench.front().findChild<TracksPanel *>()->grid(); }
    const Sprite &sprite() const { return m_bench.session.document().sprites.at(0); }
    void key(Qt::Key key, Qt::KeyboardModifiers modifiers = {})
    {
        ++m_gestures;
        m_bench.key(key, modifiers);
        WindowBench::settle();
    }
    void drag(geometry::Point from, geometry::Point by)
    {
        ++m_gestures;
        m_bench.drag(from, from + by);
        WindowBench::settle();
    }
    void clickGrid(QPoint place)
    {
        ++m_gestures;
        QTest::mouseClick(grid().viewport(), Qt::LeftButton, {}, place);
        WindowBench::settle();
    }
    void openMenu(QPoint place)
    {
        ++m_gestures;
        QContextMenuEvent event(QContextMenuEvent::Mouse, place, grid().viewport()->mapToGlobal(place));
        QApplication::sendEvent(grid().viewport(), &event);
    }
    void clickMenu(const QString &action)
    {
        ++m_gestures;
        auto *menu = qobject_cast<QMenu *>(QApplication::activePopupWidget());
        QVERIFY(menu);
        QTest::mouseClick(menu, Qt::LeftButton, {},
                          menu->actionGeometry(m_bench.window->actions().action(action)).center());
        WindowBench::settle();
    }
    void drawHurtboxes();
    void drawHitboxes();
    void verify() const;

    WindowBench m_bench;
    int m_gestures = 0;
};

/// Drawn once, held to the end, and adjusted in four frames; the others are worked out from those.
void GestureCountTest::drawHurtboxes()
{
    key(Qt::Key_R);
    drag({20, 16}, {24, 44});
    key(Qt::Key_Period, Qt::ControlModifier | Qt::ShiftModifier);
    key(Qt::Key_S);
    key(Qt::Key_End);
    drag({32, 50}, {3, 2});
    key(Qt::Key_F12);
    clickGrid(grid().places().nameRect(0).center() - QPoint(40, 0));
    openMenu(grid().places().cellRect(0, 6).center());
    clickMenu("track.linear");
    clickGrid(grid().places().cellRect(0, 8).center());
    drag({32, 50}, {-4, 0});
    clickGrid(grid().places().cellRect(0, 16).center());
    drag({32, 50}, {5, -2});
}

/// Drawn in the first frame; each copy goes along and is adjusted.
void GestureCountTest::drawHitboxes()
{
    clickGrid(grid().places().headRect(4).center());
    key(Qt::Key_R);
    key(Qt::Key_2); // what is drawn is a hitbox
    drag({48, 20}, {10, 8});
    key(Qt::Key_Period, Qt::ControlModifier);
    key(Qt::Key_S);
    drag({53, 24}, {3, 0});
    key(Qt::Key_Period, Qt::ControlModifier);
    drag({56, 24}, {1, 1});
    key(Qt::Key_Period, Qt::ControlModifier);
    drag({57, 25}, {-4, 3});
}

void GestureCountTest::verify() const
{
    QSet<TrackId> hurt;
    QSet<TrackId> hit;
    const Shape *hurtBefore = nullptr;
    const Shape *hitBefore = nullptr;
    for (int f = 0; f < jobFrames; ++f) {
        const QList<Shape> &shapes = sprite().frames.at(f).shapes;
        QCOMPARE(shapes.size(), f >= 4 && f <= 7 ? 2 : 1);
        QCOMPARE(shapes.at(0).category, "hurt");
        QVERIFY2(!hurtBefore || hurtBefore->outline != shapes.at(0).outline, qPrintable(QString::number(f)));
        hurtBefore = &shapes.at(0);
        hurt.insert(shapes.at(0).track);
        if (shapes.size() < 2)
            continue;
        QCOMPARE(shapes.at(1).category, "hit");
        QVERIFY(isKey(shapes.at(1)));
        QVERIFY(!hitBefore || hitBefore->outline != shapes.at(1).outline);
        hitBefore = &shapes.at(1);
        hit.insert(shapes.at(1).track);
    }
    QCOMPARE(hurt.size(), 1); // one thing each
    QCOMPARE(hit.size(), 1);
    const QList<AttackPart> &attack = grid().lanes().attack;
    QCOMPARE(attack.size(), 3);
    QCOMPARE(attack.at(0).frames(), 4);
    QCOMPARE(attack.at(1).frames(), 4);
    QCOMPARE(attack.at(2).frames(), 16);
}

void GestureCountTest::anAnimationOfTwentyFourFramesTakesThirty()
{
    QVERIFY(m_bench.shown);
    m_bench.session.start(slicedSheet());
    WindowBench::settle();
    m_bench.view()->setFocus();
    drawHurtboxes();
    const int hurtboxes = m_gestures;
    drawHitboxes();
    RefreshOnce::allNow();
    qInfo("24 frames: %d keys and clicks, %d of them for hurtboxes", m_gestures, hurtboxes);
    verify();
    QVERIFY(m_gestures <= 30);
    while (m_bench.session.history()->canUndo())
        m_bench.session.undo();
    QCOMPARE(m_bench.session.document(), slicedSheet());
}

HITBOX_WINDOW_TEST(GestureCountTest)
#include "gesture_count_test.moc"
