#include "formats/export/safe_file_name.h"
#include "formats/pictures/render.h"

#include "formats/exporters/preparation/export_preparation.h"
#include "test_class.h"

#include <QColorSpace>
#include <QImage>
#include <QSet>
#include <QTest>

using namespace hitbox;

namespace {

Document spriteOfFrames(const QList<const char *> &frames)
{
    Sprite sprite{.name = QStringLiteral("s")};
    for (const char *name : frames)
        sprite.frames.append({.name = QString::fromLatin1(name), .rect = {0, 0, 32, 32}, .size = {32, 32}});
    Document document;
    document.sprites = {sprite};
    return document;
}

} // namespace

class RenderTest : public QObject
{
    Q_OBJECT

private slots:
    void namesEveryPictureDifferently()
    {
        const Result<QList<OutputFile>> files = renderAll(spriteOfFrames({"a/b", "a:b", "A_B", "x"}), {});
        QVERIFY(files.ok());
        QSet<QString> names;
        for (const OutputFile &file : *files) {
            names.insert(file.name.toLower());
            QCOMPARE(safeFileName(file.name), file.name);
            QVERIFY(file.bytes.startsWith("\x89PNG"));
        }
        QCOMPARE(names.size(), 4);
    }

    void stopsWhereThePicturesTakeTooMuch()
    {
        const Document document = spriteOfFrames({"a", "b", "c"});
        const Result<QList<OutputFile>> all = renderAll(document, {});
        QVERIFY(all.ok());
        const qint64 two = all->at(0).bytes.size() + all->at(1).bytes.size();
        const qint64 three = two + all->at(2).bytes.size();
        QVERIFY(renderAll(document, {}, three).ok());
        const Result<QList<OutputFile>> stopped = renderAll(document, {}, two);
        QVERIFY(!stopped.ok());
        QCOMPARE(stopped.error().place, QStringLiteral("c"));
        QVERIFY2(stopped.error().what.endsWith(QStringLiteral("with --sheet")), qPrintable(stopped.error().what));
    }

    void severalDrawTheSameAsOne()
    {
        Document document = spriteOfFrames({});
        for (int i = 0; i < 40; ++i)
            document.sprites[0].frames += spriteOfFrames({qPrintable(QStringLiteral("f%1").arg(i))}).sprites[0].frames;
        const Result<QList<OutputFile>> one = renderAll(document, {});
        const Result<QList<OutputFile>> four = renderAll(document, {}, mostPictureBytes, 4);
        QVERIFY(one.ok() && four.ok());
        QCOMPARE(*four, *one);
        qint64 ten = 0;
        for (int i = 0; i < 10; ++i)
            ten += one->at(i).bytes.size();
        for (const int jobs : {1, 2, 4, 100}) {
            const Result<QList<OutputFile>> stopped = renderAll(document, {}, ten, jobs);
            QVERIFY(!stopped.ok());
            QCOMPARE(stopped.error().place, QStringLiteral("f10"));
        }
        QVERIFY(renderAll(spriteOfFrames({}), {}, mostPictureBytes, 4)->isEmpty());
    }

    /// A frame says how large it is in a few bytes.
    void manyLargeFramesAreRefusedBeforeOneIsDrawn()
    {
        Document document = spriteOfFrames({});
        for (int i = 0; i < 100; ++i)
            document.sprites[0].frames.append(
                {.name = QStringLiteral("f%1").arg(i), .rect = {0, 0, 1, 1}, .size = {30'000, 30'000}});
        const Result<QList<OutputFile>> refused = renderAll(document, {});
        QVERIFY(!refused.ok());
        QCOMPARE(refused.error().place, QStringLiteral("f67"));
        QCOMPARE(refused.error().what, QStringLiteral("the frames up to this one are too large, this one has 30000 by "
                                                      "30000 pixels; draw contact sheets in place of them, with "
                                                      "--sheet"));
    }

    void aStageOfTooManyShapesIsRefused()
    {
        Document document = spriteOfFrames({"f"});
        for (int i = 0; i < 1000; ++i)
            document.sprites[0].frames[0].shapes.append(Shape{.id = {i + 1}, .outline = geometry::Box{{0, 0}, {8, 8}}});
        Stage stage{.name = QStringLiteral("heap")};
        for (int i = 0; i < 51; ++i)
            stage.instances.append(Instance{.sprite = QStringLiteral("s"), .frame = QStringLiteral("f")});
        document.stages = {stage};
        const Result<OutputFile> refused = renderStageFile(document, 0, {});
        QVERIFY(!refused.ok());
        QCOMPARE(refused.error().place, QStringLiteral("heap"));
        QCOMPARE(refused.error().what, QStringLiteral("the stage has 51000 shapes, and no picture has more than 50000; "
                                                      "take instances to several stages"));
    }

    void quickPicturesShowTheSame()
    {
        const Document document = spriteOfFrames({"a"});
        const Result<QList<OutputFile>> small = renderAll(document, {});
        const Result<QList<OutputFile>> quick = renderAll(document, {}, mostPictureBytes, 1, PngEffort::Quick);
        QVERIFY(small.ok() && quick.ok());
        const auto pixels = [](const QByteArray &png) {
            QImage image = QImage::fromData(png).convertToFormat(QImage::Format_RGB32);
            image.setColorSpace({}); // which the quick one tells
            return image;
        };
        QCOMPARE(pixels(quick->at(0).bytes), pixels(small->at(0).bytes));
    }

    void aStagesFileIsCalledByTheStage()
    {
        Document odd = spriteOfFrames({});
        Stage stage;
        stage.name = "a/b";
        odd.stages = {stage};
        const Result<OutputFile> file = renderStageFile(odd, 0, {});
        QVERIFY(file.ok());
        QVERIFY(!file->name.contains('/') && file->name.endsWith(".png"));
        QVERIFY(!QImage::fromData(file->bytes).isNull());
    }
};

HITBOX_WINDOW_TEST(RenderTest)
#include "render_test.moc"
