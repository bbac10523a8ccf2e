#include "drawing/contact_sheet.h"

#include "document/limits.h"
#include "drawing/contrast.h"
#include "scene/scene_bench.h"
#include "test_class.h"
#include "validation/validate.h"

#include <QTest>

using namespace hitbox;
using namespace hitbox::bench;

namespace {

const SheetLevels &noContactImage(const QString &)
{
    static const SheetLevels none;
    return none;
}

/// Frames of one size, of which every third has a polygon that crosses itself.
Document contactDocument(int frames, QSize size = {32, 24})
{
    Document document = emptyProject();
    Sprite sprite{.name = "walk", .image = "walk.png"};
    for (int i = 0; i < frames; ++i)
        sprite.frames.append(bareFrame(QString("walk_%1").arg(i), size));
    document.sprites = {sprite};
    for (int i = 0; i < frames; i += 3) {
        document = addShapes(document, {0, i},
                             {shapeOf(PolygonOutline{{{4, 4}, {28, 20}, {28, 4}, {4, 20}}}, "hit"),
                              shapeOf(geometry::Box{{2, 2}, {30, 22}})});
    }
    return document;
}

FindingsByFrame contactFindings(const Document &document)
{
    return findingsByFrame(validate(document, {}), 0);
}

ContactSheet contactSheetOf(const Document &document, const ContactLook &look = {})
{
    return contactSheet(document, 0, contactFindings(document), noContactImage, look, themeFor(ThemeChoice::Dark));
}

/// Where the picture of a frame lies on the sheet.
QRect pictureOn(const ContactSheet &sheet, const ContactLayout &layout, int frame)
{
    const QRect cell = layout.placeOf(frame, sheet.plan.columns);
    const int head = sheet.picture.height() - layout.sizeOf(sheet.plan.frames, sheet.plan.columns).height();
    return {cell.topLeft() + QPoint((cell.width() - layout.picture().width()) / 2, head), layout.picture()};
}

} // namespace

class ContactSheetTest : public QObject
{
    Q_OBJECT

private slots:
    void aCellIsTheFramesOwnPicture()
    {
        const Document document = contactDocument(7);
        const Theme theme = themeFor(ThemeChoice::Dark);
        const FindingsByFrame findings = contactFindings(document);
        QVERIFY(!findings.value(0).isEmpty() && findings.value(1).isEmpty());
        // At the largest side a cell is as large as the picture of one frame.
        const ContactSheet sheet = contactSheetOf(document, {.side = mostContactSide});
        const ContactLayout layout(document.sprites.at(0), mostContactSide);
        for (int f = 0; f < 7; ++f) {
            const QImage alone = framePicture(document, {0, f}, QImage(), findings.value(f), theme);
            QCOMPARE(sheet.picture.copy(pictureOn(sheet, layout, f)), alone);
        }
    }

    void framesShowTheirOwnImages()
    {
        Document document = contactDocument(3);
        document.sprites[0].frames[1].image = "other.png";
        const auto sheets = [](const QString &path) {
            QImage image(32, 24, QImage::Format_ARGB32_Premultiplied);
            image.fill(path == "other.png" ? Qt::yellow : Qt::darkBlue);
            return SheetLevels(image);
        };
        const ContactSheet sheet =
            contactSheet(document, 0, {}, sheets, {.shapes = false}, themeFor(ThemeChoice::Dark));
        const ContactLayout layout(document.sprites.at(0), usualContactSide);
        const auto middleOf = [&](int frame) {
            return sheet.picture.pixelColor(pictureOn(sheet, layout, frame).center() + QPoint(2, 2));
        };
        QCOMPARE(middleOf(0), QColor(Qt::darkBlue));
        QCOMPARE(middleOf(1), QColor(Qt::yellow));
        QCOMPARE(middleOf(2), QColor(Qt::darkBlue));
    }

    void anImageIsAskedForOnce()
    {
        Document document = contactDocument(9);
        document.sprites[0].frames[1].image = "other.png";
        document.sprites[0].frames[4].image = "other.png";
        int asked = 0;
        contactSheet(
            document, 0, {},
            [&asked](const QString &) {
                ++asked;
                return SheetLevels();
            },
            {}, themeFor(ThemeChoice::Dark));
        QCOMPARE(asked, 2);
    }

    void shapesAreLeftOutOnRequest()
    {
        const Document document = contactDocument(1);
        const ContactLayout layout(document.sprites.at(0), usualContactSide);
        const QRgb crossing = themeFor(ThemeChoice::Dark).crossing.rgb();
        const auto colors = [&](bool shapes) {
            const ContactSheet sheet = contactSheetOf(document, {.shapes = shapes});
            return colorsIn(sheet.picture.copy(pictureOn(sheet, layout, 0)));
        };
        QVERIFY(colors(true).contains(crossing));
        QVERIFY(!colors(false).contains(crossing));
    }

    void countsErrorsAndWarnings()
    {
        Finding error;
        Finding warning;
        warning.severity = Severity::Warning;
        Finding info;
        info.severity = Severity::Info;
        Frame frame = bareFrame("a", {8, 8});
        frame.duration = 40;
        QCOMPARE(contactCell(frame, 3, {error, warning, info, error}), (ContactCell{3, "a", 40, 2, 1}));
    }

    void badgesAreDrawnBesideTheDuration()
    {
        const Theme theme = themeFor(ThemeChoice::Light);
        const ContactLayout layout(contactDocument(1).sprites.at(0), 64);
        const auto below = [&](int errors, int warnings) {
            QImage image(layout.cell(), QImage::Format_ARGB32_Premultiplied);
            image.fill(theme.background);
            QPainter painter(&image);
            drawContactCell(painter, image.rect(), layout, {0, "name", 100, errors, warnings}, {}, theme);
            painter.end();
            return colorsIn(image);
        };
        const QRgb error = standingOut(theme.crossing, theme.background, textContrast).rgb();
        const QRgb warning = standingOut(theme.warning, theme.background, textContrast).rgb();
        QVERIFY(!below(0, 0).contains(error) && !below(0, 0).contains(warning));
        QVERIFY(below(2, 0).contains(error) && !below(2, 0).contains(warning));
        QVERIFY(!below(0, 1).contains(error) && below(0, 1).contains(warning));
    }

    void allFramesAreAtOneScale()
    {
        Document document = contactDocument(2);
        document.sprites[0].frames[1].size = {64, 64};
        document = addShapes(document, {0, 0}, {shapeOf(geometry::Box{{-20, 0}, {90, 10}})});
        const ContactLayout layout(document.sprites.at(0), 200);
        const FrameView view = layout.view(FrameView::Parts::All);
        for (int f = 0; f < 2; ++f)
            QVERIFY(view.area.contains(pictureArea(document.sprites.at(0).frames.at(f))));
        QCOMPARE(view.scale, 2.0);
    }

    void pixelsStayWholeOnDenseScreens()
    {
        const Document document = contactDocument(1);
        const ContactLayout layout(document.sprites.at(0), 80, 2);
        const FrameView view = layout.view(FrameView::Parts::All);
        QCOMPARE(view.scale, 2.5); // five pixels of the screen
        const QImage picture = framePicture(document, {0, 0}, SheetLevels(), {}, view, themeFor(ThemeChoice::Dark));
        QCOMPARE(picture.deviceIndependentSize().toSize(), layout.picture());
        QCOMPARE(picture.size(), 2 * layout.picture());
    }

    void placesAndIndexesAgree()
    {
        const ContactLayout layout(contactDocument(10).sprites.at(0), 64);
        for (const int columns : {1, 3, 10}) {
            const QRect all(QPoint(0, 0), layout.sizeOf(10, columns));
            for (int i = 0; i < 10; ++i) {
                const QRect place = layout.placeOf(i, columns);
                QVERIFY(all.contains(place));
                QCOMPARE(layout.indexAt(place.topLeft(), columns), i);
                QCOMPARE(layout.indexAt(place.bottomRight(), columns), i);
                QCOMPARE(layout.indexAt(place.topLeft() - QPoint(1, 1), columns), -1);
            }
        }
        QCOMPARE(layout.columnsIn(layout.sizeOf(4, 4).width()), 4);
        QCOMPARE(layout.columnsIn(layout.sizeOf(4, 4).width() - 1), 3);
        QCOMPARE(layout.columnsIn(1), 1);
    }

    void takesASmallerCellWhereItDoesNotFit()
    {
        const Document document = contactDocument(contactSheetFrames, {64, 64});
        const ContactPlan plan = contactPlan(document.sprites.at(0), mostContactSide);
        QVERIFY(plan.side < mostContactSide);
        const QSize size = ContactLayout(document.sprites.at(0), plan.side).sizeOf(plan.frames, plan.columns);
        QVERIFY(qint64(size.width()) * size.height() <= limits::imagePixels);
        QVERIFY(size.width() <= limits::imageSide && size.height() <= limits::imageSide);
        QCOMPARE(contactPlan(contactDocument(4).sprites.at(0), 200).side, 200);
    }

    void showsNoMoreThanItsMost()
    {
        const Document document = contactDocument(contactSheetFrames + 5, {4, 4});
        const ContactSheet sheet = contactSheetOf(document, {.side = leastContactSide});
        QCOMPARE(sheet.plan.frames, contactSheetFrames);
        QVERIFY(!sheet.picture.isNull());
    }

    void oddFramesHarmNothing()
    {
        Document document = contactDocument(0);
        QVERIFY(!contactSheetOf(document).picture.isNull());
        Frame none = bareFrame({}, {0, 0});
        Frame thin = bareFrame(QString(100'000, QChar('x')), {1, 16'000});
        thin.name += QString::fromUtf8("\n\t\xf0\x9f\x92\xa5");
        thin.duration = 1e300;
        document.sprites[0].name = QString(5000, QChar(0x202e));
        document.sprites[0].frames = {none, thin};
        document = addShapes(document, {0, 0}, {shapeOf(geometry::Box{{-1e9, -1e9}, {1e9, 1e9}})});
        QVERIFY(!contactSheetOf(document).picture.isNull());
    }

    void stopsWhenToldTo()
    {
        std::stop_source stop;
        int asked = 0;
        const auto sheets = [&](const QString &) {
            ++asked;
            stop.request_stop();
            return SheetLevels();
        };
        Document document = contactDocument(6);
        document.sprites[0].frames[3].image = "other.png";
        const ContactSheet sheet =
            contactSheet(document, 0, {}, sheets, {}, themeFor(ThemeChoice::Dark), stop.get_token());
        QVERIFY(sheet.picture.isNull());
        QCOMPARE(asked, 1);
    }
};

HITBOX_WINDOW_TEST(ContactSheetTest)
#include "contact_sheet_test.moc"
