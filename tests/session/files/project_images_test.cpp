#include "session/files/project_images.h"
#include "test_class.h"

#include "session/open_project.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace hitbox;

namespace {

bool savePicture(const QString &path, QRgb color)
{
    QImage picture(4, 4, QImage::Format_ARGB32);
    picture.fill(color);
    // In the place of the old one, as programs save.
    const QString other = path + QStringLiteral(".new.png");
    QFile::remove(path);
    return picture.save(other) && QFile::rename(other, path);
}

} // namespace

class ProjectImagesTest : public QObject
{
    Q_OBJECT

private slots:
    void aPictureThatIsSavedAnewIsSeen();
};

void ProjectImagesTest::aPictureThatIsSavedAnewIsSeen()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("ship.png"));
    QVERIFY(savePicture(path, 0xffff0000));
    OpenProject project;
    Document document;
    Sprite sprite;
    sprite.name = QStringLiteral("ship");
    sprite.image = path;
    document.sprites = {sprite};
    project.session.commit(document, QStringLiteral("Add ship"));
    QTRY_COMPARE(project.images.image(path).pixel(0, 0), 0xffff0000U);
    for (const QRgb color : {0xff00ff00U, 0xff0000ffU}) {
        QVERIFY(savePicture(path, color));
        QTRY_COMPARE(project.images.image(path).pixel(0, 0), color);
    }
}

HITBOX_WINDOW_TEST(ProjectImagesTest)
#include "project_images_test.moc"
