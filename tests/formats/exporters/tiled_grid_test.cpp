#include "formats/exporters/tiled_grid.h"
#include "test_class.h"

#include <QTest>

using namespace hitbox;

namespace {

Sprite spriteAt(const QList<QRect> &rects)
{
    Sprite sprite;
    for (const QRect &rect : rects) {
        Frame frame;
        frame.rect = rect;
        frame.size = rect.size();
        sprite.frames.append(frame);
    }
    return sprite;
}

} // namespace

class TiledGridTest : public QObject
{
    Q_OBJECT

private slots:
    void findsCellsThatTouch()
    {
        const Sprite sprite = spriteAt({{0, 0, 16, 8}, {16, 0, 16, 8}, {16, 8, 16, 8}});
        const auto grid = tiledGridOf(sprite, {50, 20});
        QCOMPARE(grid, (TiledGrid{{16, 8}, 0, 0, 3, 2}));
        QCOMPARE(tileAt(*grid, {16, 8}), 4);
    }

    void findsMarginAndSpacing()
    {
        const Sprite sprite = spriteAt({{2, 2, 16, 16}, {19, 2, 16, 16}, {2, 19, 16, 16}});
        QCOMPARE(tiledGridOf(sprite, {37, 37}), (TiledGrid{{16, 16}, 2, 1, 2, 2}));
    }

    void findsSpacingThatOnlyRowsShow()
    {
        const Sprite sprite = spriteAt({{1, 1, 10, 10}, {1, 13, 10, 10}});
        QCOMPARE(tiledGridOf(sprite, {24, 24}), (TiledGrid{{10, 10}, 1, 2, 2, 2}));
    }

    void findsNoneForWhatTiledCannotCut()
    {
        QCOMPARE(tiledGridOf(spriteAt({{0, 0, 16, 16}, {16, 0, 16, 8}}), {64, 64}), std::nullopt); // sizes differ
        QCOMPARE(tiledGridOf(spriteAt({{0, 0, 16, 16}, {9, 0, 16, 16}}), {64, 64}), std::nullopt); // they overlap
        QCOMPARE(tiledGridOf(spriteAt({{3, 5, 16, 16}}), {64, 64}), std::nullopt);                 // two margins
        QCOMPARE(tiledGridOf(spriteAt({{0, 0, 16, 16}, {17, 0, 16, 16}, {0, 18, 16, 16}}), {64, 64}), std::nullopt);
        QCOMPARE(tiledGridOf(spriteAt({{0, 0, 16, 16}, {0, 0, 16, 16}}), {64, 64}), std::nullopt);  // one place twice
        QCOMPARE(tiledGridOf(spriteAt({{0, 0, 16, 16}, {64, 0, 16, 16}}), {64, 64}), std::nullopt); // outside
        QCOMPARE(tiledGridOf(spriteAt({{0, 0, 0, 0}}), {64, 64}), std::nullopt);
    }
};

HITBOX_CORE_TEST(TiledGridTest)
#include "tiled_grid_test.moc"
