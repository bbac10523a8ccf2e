#include "document/edits.h"
#include "formats/importers/animation_import.h"
#include "formats/project/project_check.h"
#include "images/aseprite/aseprite_maker.h"
#include "test_class.h"

#include <QFile>
#include <QImage>
#include <QTemporaryDir>
#include <QTest>

using namespace hitbox;
namespace maker = hitbox::tests::maker;

namespace {

/// Two frames of 80 ms: a slice on both, whose pivot is at 4,6, and a layer of a category of its own on the first.
QByteArray drawn()
{
    maker::Bytes slice;
    slice.dword(1).dword(2).dword(0).text(QStringLiteral("hurtbox"));
    slice.dword(0).rect({1, 2, 8, 9}).dword(3).dword(4);
    maker::FrameMaker frame(80);
    frame.layer({.name = QStringLiteral("arm:L")})
        .chunk(maker::sliceChunk, slice.bytes())
        .cel({.layer = 0, .size = {4, 5}}, maker::pixels(QSize(4, 5), 0xffff0000));
    return maker::file({.size = {16, 16}}, {frame, maker::FrameMaker(80)});
}

QStringList namesOfShapes(const Frame &frame)
{
    QStringList names;
    for (const Shape &shape : frame.shapes)
        names.append(shape.name);
    return names;
}

} // namespace

class AnimationImportTest : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        QFile file(m_folder->filePath("a.aseprite"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(drawn());
        QImage still(16, 16, QImage::Format_ARGB32);
        still.fill(Qt::red);
        QVERIFY(still.save(m_folder->filePath("b.png")));
    }

    void slicesAndLayersOfDrawnFilesAreOnTheirFrames()
    {
        const Document document = imported(emptyProject(), {m_folder->path()});
        QVERIFY(checkProject(document).ok());
        const QList<Frame> &frames = document.sprites.at(0).frames;
        QCOMPARE(frames.size(), 3);
        QCOMPARE(namesOfShapes(frames[0]), (QStringList{"hurtbox", "L"}));
        QCOMPARE(namesOfShapes(frames[1]), (QStringList{"hurtbox"}));
        QCOMPARE(namesOfShapes(frames[2]), QStringList());
        QCOMPARE(frames[1].pivot, (geometry::Point{4, 6}));
        QCOMPARE(frames[2].pivot, (geometry::Point{8, 8}));
        QCOMPARE(frames[1].duration, 80.0);
        QVERIFY(findCategory(document, QStringLiteral("arm")));
    }

    void whatADrawnFileDoesNotCarryIsToldWithItsName()
    {
        const QString file = m_folder->filePath("a.aseprite");
        const QString what =
            QStringLiteral("traced into shapes of a category of its own, and not drawn in the picture");
        const Result<Imported> alone = importedAnimation({{file}, QStringLiteral("hero")}, {}, m_folder->path());
        QVERIFY(alone);
        QCOMPARE(alone->notes.list(), (QList<ImportNote>{{QStringLiteral("layer “arm:L”"), what}}));
        const Result<Imported> all =
            importedAnimation({{m_folder->path()}, QStringLiteral("hero")}, {}, m_folder->path());
        QVERIFY(all);
        QCOMPARE(all->notes.list(), (QList<ImportNote>{{file + QStringLiteral(": layer “arm:L”"), what}}));
    }

    void numbersThatSeveralImagesHaveAreTold()
    {
        QTemporaryDir folder;
        QImage image(4, 4, QImage::Format_ARGB32);
        image.fill(Qt::red);
        for (const char *name : {"walk_0.png", "walk_00.png", "walk_1.png"})
            QVERIFY(image.save(folder.filePath(name)));
        const Result<Imported> result = importedAnimation({{folder.path()}, QStringLiteral("walk")}, {}, {});
        QVERIFY(result);
        QCOMPARE(result->sprites.first().sprite.frames.size(), 3);
        QCOMPARE(result->notes.list(),
                 (QList<ImportNote>{{QStringLiteral("images “walk”"),
                                     QStringLiteral("several images have the number 0; all of them are frames, one "
                                                    "behind the other")}}));
    }

    void broughtUpToDateFramesKeepWhatNoFileStates()
    {
        Document document = imported(emptyProject(), {m_folder->path()});
        QList<Frame> &frames = document.sprites[0].frames;
        frames[0].duration = 10;
        frames[2].duration = 20;
        frames[0].pivot = {1, 1};
        frames[2].pivot = {2, 2};
        const QList<Frame> after = imported(document, {m_folder->path()}).sprites.at(0).frames;
        QCOMPARE(after[0].duration, 80.0);
        QCOMPARE(after[2].duration, 20.0);
        QCOMPARE(after[0].pivot, (geometry::Point{4, 6}));
        QCOMPARE(after[2].pivot, (geometry::Point{2, 2}));
    }

private:
    Document imported(const Document &document, const QStringList &paths) const
    {
        const Result<Imported> result = importedAnimation({paths, QStringLiteral("hero")}, document, m_folder->path());
        if (!result) {
            qCritical("%s", qPrintable(result.error().text()));
            return {};
        }
        return withImported(document, *result, m_folder->path()).document;
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

HITBOX_CORE_TEST(AnimationImportTest)
#include "animation_import_test.moc"
