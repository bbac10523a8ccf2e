#include "one_frame.h"
#include "test_class.h"

#include <QTest>

using namespace hitbox;

namespace {

/// An image of 64 by 64 pixels, opaque from (16, 16) to (48, 48) and faint in the pixel (2, 2).
ValidationContext context()
{
    geometry::PixelMask mask{64, 64, std::vector<std::uint8_t>(64 * 64, 0)};
    for (std::size_t y = 16; y < 48; ++y) {
        for (std::size_t x = 16; x < 48; ++x)
            mask.alpha[y * 64 + x] = 255;
    }
    mask.alpha[2 * 64 + 2] = 1;
    ImageFacts facts;
    facts.size = {64, 64};
    facts.alpha = std::make_shared<geometry::PixelMask>(mask);
    return {{{QStringLiteral("ship.png"), facts}}, {}};
}

QList<Finding> findingsOf(const Document &document)
{
    return test::byRule(validate(document, context()), "no-opaque-pixel");
}

bool isFound(const Outline &outline)
{
    return !findingsOf(test::oneFrame({outline})).isEmpty();
}

} // namespace

class NoOpaquePixelTest : public QObject
{
    Q_OBJECT

private slots:
    void remarksOnShapesOverNothing()
    {
        const auto found = findingsOf(test::oneFrame({geometry::Box{{4, 4}, {12, 12}}}));
        QCOMPARE(found.size(), 1);
        QCOMPARE(found[0].severity, Severity::Info);
        QCOMPARE(found[0].shape, ShapeId{1});
        QCOMPARE(found[0].message, QStringLiteral("The shape lies where the picture is wholly transparent"));
    }

    void doesNotMindShapesOverThePicture()
    {
        QVERIFY(!isFound(geometry::Circle{{32, 32}, 4}));
        QVERIFY(!isFound(geometry::Box{{0, 0}, {64, 64}})); // no corner of it is on the picture
        QVERIFY(!isFound(geometry::Capsule{{4, 32}, {12, 32}, 6}));
        QVERIFY(!isFound(PolygonOutline{{{0, 20}, {60, 30}, {0, 40}}}));
    }

    void countsEveryPixelThatIsTouchedHoweverFaint()
    {
        QVERIFY(!isFound(geometry::Circle{{2.5, 2.5}, 0.1}));
        QVERIFY(!isFound(geometry::Box{{0, 0}, {2.1, 2.1}})); // touches it, without its middle
        QVERIFY(isFound(geometry::Box{{3.1, 0}, {5, 5}}));
    }

    void looksIntoTheNotchOfAPolygon()
    {
        QVERIFY(isFound(PolygonOutline{{{1, 10}, {10, 10}, {10, 55}, {55, 55}, {55, 60}, {1, 60}}}));
    }

    void seesTheImageThroughRectAndOffset()
    {
        Document document = test::oneFrame({geometry::Box{{2, 2}, {6, 6}}});
        Frame &frame = document.sprites[0].frames[0];
        frame.rect = {16, 16, 8, 8};
        QVERIFY(findingsOf(document).isEmpty());
        frame.offset = {40, 40};
        QCOMPARE(findingsOf(document).size(), 1);
        frame.rect = {12, 12, 8, 8};
        frame.shapes[0].outline = geometry::Box{{44, 44}, {47, 47}};
        QVERIFY(findingsOf(document).isEmpty());
        frame.shapes[0].outline = geometry::Box{{40, 40}, {43, 43}};
        QCOMPARE(findingsOf(document).size(), 1);
    }

    void leavesLinesAndWhatLiesOutsideToOthers()
    {
        QVERIFY(!isFound(ChainLine{{{1, 60}, {60, 60}}}));
        QVERIFY(!isFound(geometry::Box{{70, 70}, {80, 80}}));
    }

    void saysNothingOfPixelsThatNobodyHasLookedAt()
    {
        const Document document = test::oneFrame({geometry::Box{{4, 4}, {12, 12}}});
        QVERIFY(test::byRule(validate(document, {}), "no-opaque-pixel").isEmpty());
    }
};

HITBOX_CORE_TEST(NoOpaquePixelTest)
#include "no_opaque_pixel_test.moc"
