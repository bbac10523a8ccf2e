#include "formats/importers/frame_fit.h"
#include "rooted.h"
#include "test_class.h"

#include "formats/importers/import_bench.h"
#include "formats/json/json_fields.h"

using namespace hitbox;

namespace {

Frame frameWith(geometry::Box box)
{
    Shape shape;
    shape.outline = box;
    Frame frame;
    frame.shapes = {shape};
    return frame;
}

} // namespace

class FrameFitTest : public QObject
{
    Q_OBJECT

private slots:
    void framesAboutAPivotShareOneSize()
    {
        QList<Frame> frames{frameWith({{-3.5, 2}, {8, 4}}), frameWith({{1, -7}, {2, 10.25}})};
        fitAboutPivot(frames);
        for (const Frame &frame : frames) {
            QCOMPARE(frame.size, QSize(12, 18));
            QCOMPARE(frame.pivot, (geometry::Point{4, 7}));
        }
        QCOMPARE(std::get<geometry::Box>(frames[0].shapes[0].outline), (geometry::Box{{0.5, 9}, {12, 11}}));
    }

    void aFrameWithoutAnImageIsAsLargeAsItsShapes()
    {
        Frame frame = frameWith({{3, 2}, {8.5, 4}});
        fitToImage(frame, std::nullopt);
        QCOMPARE(frame.size, QSize(9, 4));
        fitToImage(frame, QSize(64, 32));
        QCOMPARE(frame.size, QSize(64, 32));
        QCOMPARE(frame.pivot, (geometry::Point{32, 16}));
    }

    void shapesTooFarAwayAreRefused()
    {
        QList<Frame> frames{frameWith({{-9e8, 0}, {1, 1}})};
        QVERIFY_EXCEPTION_THROWN(fitAboutPivot(frames), fields::Refusal);
    }

    /// A project could not be saved with them.
    void framesThatWouldBeTooLargeAreRefused()
    {
        QList<Frame> frames{frameWith({{0, -1'000'000}, {1, 0}})};
        fitAboutPivot(frames);
        QCOMPARE(frames[0].size, QSize(1, 1'000'000));
        frames = {frameWith({{0, -1'000'000}, {1, 0.5}})};
        QVERIFY_EXCEPTION_THROWN(fitAboutPivot(frames), fields::Refusal);
        const auto refused = [](QList<Frame> many) {
            try {
                fitAboutPivot(many);
            } catch (const fields::Refusal &refusal) {
                return refusal.error.text();
            }
            return QString();
        };
        Frame stand = frameWith({{0, 0}, {1, 1}});
        stand.name = QStringLiteral("stand");
        Frame spear = frameWith({{0, 0}, {3'300'027, 1}});
        spear.name = QStringLiteral("spear");
        QVERIFY2(refused({stand, spear}).startsWith(QStringLiteral("its shapes need a frame of 3300027")) &&
                     refused({stand, spear}).contains(QStringLiteral("“spear”")),
                 qPrintable(refused({stand, spear})));
        const QList<Frame> bothSides{frameWith({{-600'000, 0}, {0, 1}}), frameWith({{0, 0}, {600'000, 1}})};
        QVERIFY2(refused(bothSides).startsWith(QStringLiteral("the shapes of all frames together need")),
                 qPrintable(refused(bothSides)));
        Frame frame = frameWith({{0, 0}, {1'000'001, 1}});
        QVERIFY_EXCEPTION_THROWN(fitToImage(frame, std::nullopt), fields::Refusal);
        fitToImage(frame, QSize(64, 32));
        QCOMPARE(frame.size, QSize(64, 32));
    }

    void pathsLeadAnywhereAndNamesNowhere()
    {
        const ImportSource source{rooted("/game/ship.json"), {}, {}, {}, {}};
        QCOMPARE(imageAt(source, "../img/ship.png").path, rooted("/img/ship.png"));
        QVERIFY_EXCEPTION_THROWN(imageAt(source, "http://a/ship.png"), fields::Refusal);
        QCOMPARE(imageCalled(source, "../secret").path, rooted("/game/___secret.png"));
        QVERIFY(!imageCalled(source, "hero").size);
    }

    void manyImagesFromBesideTheFileAreToldInFew()
    {
        const QTemporaryDir folder;
        const ImportSource source{folder.filePath("ship.json"), {}, {}, {}, {}};
        ImportNotes notes;
        ShapesImages images(source, notes);
        for (int i = 0; i < 2 * ShapesImages::mostTold; ++i) {
            const QString name = QStringLiteral("%1.png").arg(i);
            QVERIFY(importing::writeImage(folder.filePath(name), {2, 2}));
            images.at("/home/me/" + name);
            images.at("/home/me/" + name);
            images.at(name);
        }
        QCOMPARE(notes.list().size(), ShapesImages::mostTold + 1);
        QCOMPARE(notes.list()[0].what, QString("there is no image “/home/me/0.png”; “0.png” beside the file is taken "
                                               "for it"));
        QCOMPARE(notes.list().last().what,
                 QString("more images are taken from beside the file, not listed one by one"));
    }
};

HITBOX_CORE_TEST(FrameFitTest)
#include "frame_fit_test.moc"
