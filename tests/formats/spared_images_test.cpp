#include "formats/spared_images.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace hitbox;

class SparedImagesTest : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        QFile image(m_folder.filePath("ship.png"));
        QVERIFY(image.open(QIODevice::WriteOnly));
        m_document.sprites = {{.name = "boat", .image = "gone.png"}, {.name = "ship", .image = "ship.png"}};
    }

    void refusesToReplaceAnImage()
    {
        const Result<Done> spares = check(m_folder.path(), {{"a.png", {}}, {"ship.png", {}}});
        QVERIFY(!spares.ok());
        QCOMPARE(spares.error().file, m_folder.filePath("ship.png"));
        QVERIFY(spares.error().what.contains("“ship”"));
    }

    void followsTheWayToTheImage()
    {
        QVERIFY(!check(m_folder.path() + "/.", {{"ship.png", {}}}).ok());
        QVERIFY(QFile::link(m_folder.path(), m_folder.filePath("link")));
        QVERIFY(!check(m_folder.filePath("link"), {{"ship.png", {}}}).ok());
    }

    void otherFilesAreFree()
    {
        QVERIFY(check(m_folder.path(), {{"gone.png", {}}, {"new.png", {}}}).ok());
        QVERIFY(check(m_folder.filePath("out"), {{"ship.png", {}}}).ok());
        QVERIFY(check(m_folder.path(), {}).ok());
    }

private:
    Result<Done> check(const QString &folder, const QList<OutputFile> &files) const
    {
        return sparesImages(m_document, m_folder.path(), folder, files);
    }

    QTemporaryDir m_folder;
    Document m_document;
};

QTEST_GUILESS_MAIN(SparedImagesTest)
#include "spared_images_test.moc"
