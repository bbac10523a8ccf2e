#include "scene/pixmaps.h"
#include "test_class.h"

#include "formats/importers/new_sprites.h"
#include "scene_bench.h"
#include "session/files/additions.h"
#include "session/session_bench.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace hitbox;

class PixmapsTest : public QObject
{
    Q_OBJECT

private slots:
    void aSheetIsTheImagesPixels();
    void anUnreadableImageIsNull();
    void aSheetIsMadeOnce();
    void aChangedImageIsReadAgain();
    void whatWasSeenStaysUntilTheChangedImageIsThere();
    void nothingOfAnotherProjectIsSeen();

private:
    static QColor seen(const OpenProject &project, const Pixmaps &pixmaps, const QString &image)
    {
        pixmaps.sheet(image);
        waitForPixels(project);
        return pixmaps.sheet(image).toImage().pixelColor(0, 0);
    }

    static QString written(const QTemporaryDir &folder, const QColor &color)
    {
        QImage image(5, 3, QImage::Format_ARGB32);
        image.fill(color);
        image.setPixelColor(4, 2, QColor(1, 2, 3, 0));
        const QString path = folder.filePath("sprite.png");
        return image.save(path) ? path : QString();
    }
};

void PixmapsTest::aSheetIsTheImagesPixels()
{
    const QTemporaryDir folder;
    OpenProject project;
    Session &session = project.session;
    QVERIFY(addSprites(project, surveySprites({written(folder, Qt::green)})));
    const Pixmaps pixmaps(project.images);
    const QString image = session.document().sprites.first().image;
    QVERIFY(pixmaps.sheet(image).isNull()); // which asks for it
    waitForPixels(project);
    const QImage sheet = pixmaps.sheet(image).toImage();
    QCOMPARE(sheet.size(), QSize(5, 3));
    QCOMPARE(sheet.pixelColor(0, 0), QColor(Qt::green));
    QCOMPARE(sheet.pixelColor(4, 2).alpha(), 0);
}

void PixmapsTest::anUnreadableImageIsNull()
{
    const QTemporaryDir folder;
    QFile broken(folder.filePath("broken.png"));
    QVERIFY(broken.open(QIODevice::WriteOnly));
    broken.write("no picture");
    broken.close();
    const OpenProject project;
    const Pixmaps pixmaps(project.images);
    QVERIFY(pixmaps.sheet(broken.fileName()).isNull());
    waitForPixels(project);
    QVERIFY(pixmaps.sheet(broken.fileName()).isNull());
    QVERIFY(!project.images.isDecoding());
    QVERIFY(pixmaps.sheet(folder.filePath("absent.png")).isNull());
    QVERIFY(pixmaps.sheet(QString()).isNull());
}

void PixmapsTest::aSheetIsMadeOnce()
{
    const QTemporaryDir folder;
    OpenProject project;
    Session &session = project.session;
    QVERIFY(addSprites(project, surveySprites({written(folder, Qt::green)})));
    const Pixmaps pixmaps(project.images);
    const QString image = session.document().sprites.first().image;
    pixmaps.sheet(image);
    waitForPixels(project);
    QVERIFY(!pixmaps.sheet(image).isNull());
    QCOMPARE(pixmaps.sheet(image).cacheKey(), pixmaps.sheet(image).cacheKey());
}

void PixmapsTest::aChangedImageIsReadAgain()
{
    const QTemporaryDir folder;
    OpenProject project;
    QVERIFY(addSprites(project, surveySprites({written(folder, Qt::green)})));
    const Pixmaps pixmaps(project.images);
    const QString image = project.session.document().sprites.first().image;
    QCOMPARE(seen(project, pixmaps, image), QColor(Qt::green));
    QVERIFY(!written(folder, Qt::blue).isEmpty());
    project.images.reload();
    QCOMPARE(seen(project, pixmaps, image), QColor(Qt::blue));
    QVERIFY(QFile::remove(folder.filePath("sprite.png")));
    project.images.reload();
    pixmaps.sheet(image);
    waitForPixels(project);
    QVERIFY(pixmaps.sheet(image).isNull());
}

/// An empty picture in between would be a flash.
void PixmapsTest::whatWasSeenStaysUntilTheChangedImageIsThere()
{
    const QTemporaryDir folder;
    OpenProject project;
    QVERIFY(addSprites(project, surveySprites({written(folder, Qt::green)})));
    const Pixmaps pixmaps(project.images);
    const QString image = project.session.document().sprites.first().image;
    QCOMPARE(seen(project, pixmaps, image), QColor(Qt::green));
    QVERIFY(!written(folder, Qt::blue).isEmpty());
    project.images.reload();
    QCOMPARE(pixmaps.sheet(image).toImage().pixelColor(0, 0), QColor(Qt::green));
    QVERIFY(project.images.isDecoding());
}

void PixmapsTest::nothingOfAnotherProjectIsSeen()
{
    const QTemporaryDir folder;
    OpenProject project;
    QVERIFY(addSprites(project, surveySprites({written(folder, Qt::green)})));
    const Pixmaps pixmaps(project.images);
    const QString image = project.session.document().sprites.first().image;
    QCOMPARE(seen(project, pixmaps, image), QColor(Qt::green));
    project.files.startNew();
    QVERIFY(pixmaps.sheet(image).isNull());
}

HITBOX_WINDOW_TEST(PixmapsTest)
#include "pixmaps_test.moc"
