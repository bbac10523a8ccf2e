#include "scene/primitives.h"
#include "test_class.h"

#include <QImage>
#include <QPainter>
#include <QTest>
#include <QTransform>

using namespace hitbox;
using geometry::Point;

namespace {

/// A picture, four screen pixels for one of the frame.
QImage drawn(const Primitive &primitive, HandleSize handles = HandleSize::Usual)
{
    QImage image(200, 200, QImage::Format_ARGB32);
    image.fill(Qt::black);
    QPainter painter(&image);
    drawPrimitive(painter, primitive, QTransform::fromScale(4, 4), themeFor(ThemeChoice::Dark), handles);
    return image;
}

int paintedPixels(const QImage &image)
{
    int painted = 0;
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x)
            painted += image.pixelColor(x, y) != QColor(Qt::black) ? 1 : 0;
    }
    return painted;
}

bool touched(const QImage &image, QPoint place, int around, const QColor &color = themeFor(ThemeChoice::Dark).guide)
{
    for (int y = place.y() - around; y <= place.y() + around; ++y) {
        for (int x = place.x() - around; x <= place.x() + around; ++x) {
            if (image.pixelColor(x, y) == color)
                return true;
        }
    }
    return false;
}

} // namespace

class PrimitivesTest : public QObject
{
    Q_OBJECT

private slots:
    void thePlaceIsMarkedWhereItLands()
    {
        const QImage image = drawn(SnapResult{{20, 25}, SnapKind::Vertices, geometry::Point{20, 25}, {}});
        QVERIFY(touched(image, {80, 100}, 9));
        QVERIFY(!touched(image, {40, 40}, 9));
    }

    void theLinesThatItKeepsToAreDrawn()
    {
        const QImage image = drawn(SnapResult{{20, 10}, SnapKind::FrameLines, {}, {{{20, 0}, {20, 48}}}});
        QVERIFY(touched(image, {80, 150}, 8));
    }

    void largeHandlesStandApartAsMuchMore()
    {
        const QColor handle = themeFor(ThemeChoice::Dark).handle;
        const Mark mark{{{25, 25}, {20, 0}}, Mark::Sign::Square};
        const QImage usual = drawn(mark);
        QVERIFY(usual.pixelColor(120, 100) == handle);
        QVERIFY(usual.pixelColor(124, 100) != handle);
        const QImage large = drawn(mark, HandleSize::Large);
        QVERIFY(large.pixelColor(133, 100) == handle);
        QVERIFY(large.pixelColor(120, 100) != handle);
        for (const auto sign : {Mark::Sign::Round, Mark::Sign::Ring, Mark::Sign::Center, Mark::Sign::Ghost}) {
            const Mark centred{{{25, 25}}, sign};
            QVERIFY(paintedPixels(drawn(centred, HandleSize::Large)) > paintedPixels(drawn(centred)));
        }
    }

    void aRoleHasItsColour()
    {
        const Theme theme = themeFor(ThemeChoice::Dark);
        const auto middleOf = [](Lines::Role role) {
            return drawn(Lines{role, {{{{{10, 25}}, {{40, 25}}}}}}).pixelColor(100, 100);
        };
        using Role = Lines::Role;
        for (const Role role : {Role::Draft, Role::Grips, Role::Group, Role::Stem, Role::Taken}) {
            const QImage image = drawn(Lines{role, {lineAround({{10, 10}, {40, 40}})}});
            QVERIFY(touched(image, {160, 40}, 8, theme.accent));
            QVERIFY(!touched(image, {100, 100}, 8, theme.accent));
        }
        QVERIFY(touched(drawn(Lines{Role::Hover, {lineAround({{10, 10}, {40, 40}})}}), {160, 100}, 12, theme.dim));
        QCOMPARE(middleOf(Role::Draft), theme.accent);
        QCOMPARE(middleOf(Role::Taken), theme.accent);
    }

    void aSpotIsAsFarBesideItsPlaceAtAnyZoom()
    {
        for (const Point aside : {Point{0, 0}, Point{20, -12}}) {
            const QImage image = drawn(Mark{{{20, 25}, aside}, Mark::Sign::Round});
            QCOMPARE(image.pixelColor(80 + int(aside.x), 100 + int(aside.y)), themeFor(ThemeChoice::Dark).handle);
        }
    }

    void theCentreOfATurnIsACross()
    {
        for (const Mark::Sign sign : {Mark::Sign::Center, Mark::Sign::HotCenter}) {
            const QImage image = drawn(Mark{{{20, 25}}, sign});
            QVERIFY(touched(image, {80, 100}, 3, themeFor(ThemeChoice::Dark).handle));
            QCOMPARE(image.pixelColor(80 + 4, 100 + 4), QColor(Qt::black));
        }
    }

    void anAxisGoesThroughAllOfTheView()
    {
        const QImage image = drawn(AxisLine{20});
        QVERIFY(touched(image, {80, 8}, 8, themeFor(ThemeChoice::Dark).accent));
        QVERIFY(touched(image, {80, 190}, 8, themeFor(ThemeChoice::Dark).accent));
    }

    void whatIsAboutAPartOfTheDocumentIsLeftToOthers()
    {
        QImage black(200, 200, QImage::Format_ARGB32);
        black.fill(Qt::black);
        const QList<Primitive> primitives{Hot{ShapeId{1}}, LitArea{{{{{10, 10}, {20, 10}, {20, 20}}}}},
                                          ShapeHandles{{ShapeId{1}}}, TriedOutline{geometry::Circle{{20, 20}, 9}}};
        for (const Primitive &primitive : primitives)
            QCOMPARE(drawn(primitive), black);
    }

    void theGridAloneShowsNothing()
    {
        QImage black(200, 200, QImage::Format_ARGB32);
        black.fill(Qt::black);
        QCOMPARE(drawn(SnapResult{{20, 25}, {}, {}, {}}), black);
    }
};

HITBOX_WINDOW_TEST(PrimitivesTest)
#include "primitives_test.moc"
