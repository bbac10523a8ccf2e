#include "test_class.h"
#include "windows/files/samples.h"

#include "formats/project/project_file.h"
#include "images/image_contents.h"
#include "images/images.h"
#include "validation/validate.h"

#include <QFileInfo>
#include <QSet>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

using namespace hitbox;

class SamplesTest : public QObject
{
    Q_OBJECT

private slots:
    void areFoundAndRead()
    {
        QSet<QString> ids;
        for (const SampleInfo &info : sampleInfos()) {
            ids.insert(info.id);
            const QString path = samplePath(info.sample);
            QVERIFY2(path.endsWith(".hitbox") ? bool(readProject(path)) : bool(loadImage(path)), info.file);
            QVERIFY2(!*info.picture || !sampleFile(info.picture).isEmpty(), info.picture);
        }
        QCOMPARE(ids.size(), sampleInfos().size());
    }

    void areKnownByTheirPlace()
    {
        QVERIFY(isSample(samplePath(Sample::PlatformPicture)));
        QTemporaryDir folder;
        QVERIFY(QFile::copy(sampleFile("scout.png"), folder.filePath("scout.png")));
        QVERIFY(!isSample(folder.filePath("scout.png")));
        QVERIFY(!isSample({}));
    }

    void haveNoErrors_data()
    {
        QTest::addColumn<Sample>("sample");
        for (const SampleInfo &info : sampleInfos()) {
            if (samplePath(info.sample).endsWith(".hitbox"))
                QTest::newRow(info.file) << info.sample;
        }
    }
    void haveNoErrors()
    {
        QFETCH(Sample, sample);
        const QString path = samplePath(sample);
        const Document document = *readProject(path);
        const ValidationContext context{surveyImagesWithContents(document, QFileInfo(path).absolutePath())};
        for (const Finding &finding : validate(document, context))
            QVERIFY2(finding.severity != Severity::Error, qPrintable(finding.message));
    }

    void thePlatformCharacterHasOneOfEach()
    {
        const Sprite sprite = readProject(samplePath(Sample::Platform))->sprites.first();
        QCOMPARE(sprite.frames.size(), 24);
        QCOMPARE(sprite.tags.size(), 5);
        const auto any = [&sprite](const auto &what) {
            return std::any_of(sprite.frames.cbegin(), sprite.frames.cend(), what);
        };
        QVERIFY(any([](const Frame &frame) { return !frame.points.isEmpty(); }));
        QVERIFY(any([](const Frame &frame) { return !frame.events.isEmpty(); }));
        QVERIFY(any([](const Frame &frame) {
            return std::any_of(frame.shapes.cbegin(), frame.shapes.cend(), [](const Shape &shape) {
                return shape.track != TrackId() && !shape.properties.isEmpty();
            });
        }));
    }

    void theScoutStandsWhereItsPictureEnds()
    {
        const Sprite scout = readProject(samplePath(Sample::Platform))->sprites.first();
        const Result<QImage> sheet = loadImage(sampleFile("scout.png"));
        QVERIFY(sheet);
        for (const Frame &frame : scout.frames) {
            if (!frame.name.startsWith("idle") && !frame.name.startsWith("slash"))
                continue; // a foot is in the air
            const QImage picture = sheet->copy(frame.rect);
            int end = picture.height();
            const auto isEmpty = [&picture](int row) {
                for (int x = 0; x < picture.width(); ++x) {
                    if (qAlpha(picture.pixel(x, row)) > 0)
                        return false;
                }
                return true;
            };
            while (end > 0 && isEmpty(end - 1))
                --end;
            QVERIFY2(frame.pivot.y == end, qPrintable(QStringLiteral("%1 ends at %2").arg(frame.name).arg(end)));
            const auto feet = std::find_if(frame.shapes.cbegin(), frame.shapes.cend(),
                                           [](const Shape &shape) { return shape.name == "feet"; });
            QCOMPARE(std::get<geometry::Box>(feet->outline).max.y, frame.pivot.y);
        }
    }

    void theStageHasOneOfEach()
    {
        const Stage stage = readProject(samplePath(Sample::Stage))->stages.first();
        QVERIFY(stage.layers.size() > 1 && stage.emitters.size() > 1);
        QSet<ShapeKind> probes;
        for (const Probe &probe : stage.probes)
            probes.insert(kindOf(probe.outline));
        QCOMPARE(probes.size(), 5);
        const auto any = [&stage](const auto &what) {
            return std::any_of(stage.instances.cbegin(), stage.instances.cend(), what);
        };
        QVERIFY(any([](const Instance &instance) { return instance.spin != 0; }));
        QVERIFY(any([](const Instance &instance) { return instance.velocity != geometry::Point(); }));
        QVERIFY(any([](const Instance &instance) { return !instance.tag.isEmpty(); }));
    }
};

HITBOX_CORE_TEST(SamplesTest)
#include "samples_test.moc"
