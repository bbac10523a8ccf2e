#include "scene/pixmaps.h"
#include "test_class.h"

#include "images/new_sprites.h"
#include "scene_bench.h"
#include "session/files/additions.h"
#include "session/open_project.h"

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

private:
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
    const QImage sheet = pixmaps.sheet(session.document().sprites.first().image).toImage();
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
    QCOMPARE(pixmaps.sheet(image).cacheKey(), pixmaps.sheet(image).cacheKey());
}

void PixmapsTest::aChangedImageIsReadAgain()
{
    const QTemporaryDir folder;
    OpenProject project;
    Session &session = project.session;
    QVERIFY(addSprites(project, surveySprites({written(folder, Qt::green)})));
    const Pixmaps pixmaps(project.images);
    const QString image = session.document().sprites.first().image;
    QCOMPARE(pixmaps.sheet(image).toImage().pixelColor(0, 0), QColor(Qt::green));
    QVERIFY(!written(folder, Qt::blue).isEmpty());
    project.images.reload();
    QCOMPARE(pixmaps.sheet(image).toImage().pixelColor(0, 0), QColor(Qt::blue));
}

HITBOX_WINDOW_TEST(PixmapsTest)
#include "pixmaps_test.moc"
