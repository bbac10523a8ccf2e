#include "formats/export_input.h"
#include "formats/golden.h"

#include <QImage>
#include <QTemporaryDir>

using namespace hitbox;

class ExportInputTest : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;

    ExportOptions readFor(const char *format, const QString &out) const
    {
        return withFilesRead({}, golden::lopsided(), *findFormat(QString::fromLatin1(format)), {m_folder.path(), out});
    }

private slots:
    void initTestCase()
    {
        QImage image(192, 80, QImage::Format_ARGB32);
        image.fill(Qt::transparent);
        QVERIFY(image.save(m_folder.filePath(QStringLiteral("lopsided.png"))));
    }

    void namesImagesFromTheFolderThatIsWrittenTo()
    {
        const QString image = QStringLiteral("lopsided.png");
        const ExportedImage below =
            readFor("tiled", m_folder.filePath(QStringLiteral("game/maps"))).images.value(image);
        QCOMPARE(below.path, QStringLiteral("../../lopsided.png"));
        QCOMPARE(below.size, QSize(192, 80));
        QCOMPARE(readFor("tiled", {}).images.value(image).path, image);
    }

    void knowsAnImageThatCannotBeReadByItsPathAlone()
    {
        Document document = golden::lopsided();
        document.sprites[0].image = QStringLiteral("absent.png");
        const ExportOptions options = withFilesRead({}, document, *findFormat(QStringLiteral("tiled")),
                                                    {m_folder.path(), m_folder.filePath(QStringLiteral("out"))});
        const ExportedImage image = options.images.value(QStringLiteral("absent.png"));
        QCOMPARE(image.path, QStringLiteral("../absent.png"));
        QVERIFY(image.size.isEmpty());
    }

    void readsNothingForFormatsThatDoNotAsk() { QVERIFY(readFor("json", {}).images.isEmpty()); }
};

QTEST_GUILESS_MAIN(ExportInputTest)
#include "export_input_test.moc"
