#include "formats/pictures/render.h"
#include "formats/pictures/signature.h"
#include "test_class.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace hitbox;

class SignatureTest : public QObject
{
    Q_OBJECT

private slots:
    void isKnownFromTheFileAlone()
    {
        QImage picture(4, 4, QImage::Format_ARGB32);
        picture.fill(Qt::red);
        QVERIFY(isSigned(*pngOf(signedPicture(picture))));
        QVERIFY(!isSigned(*pngOf(picture)));
    }

    void isNeverThatOfWhatIsNoPicture()
    {
        QVERIFY(!isSigned({}));
        QVERIFY(!isSigned("Software Hitbox Editor"));
        QVERIFY(!isSigned("\x89PNG\r\n\x1a\n and no more"));
        QVERIFY(!isSignedPicture(m_folder.filePath("absent")));
    }

    void changesNoPixel()
    {
        QImage picture(4, 4, QImage::Format_ARGB32);
        picture.fill(Qt::red);
        QCOMPARE(signedPicture(picture), picture);
    }

private:
    bool isSigned(const QByteArray &bytes) const
    {
        QFile file(m_folder.filePath("picture"));
        return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size() && file.flush() &&
               isSignedPicture(file.fileName());
    }

    QTemporaryDir m_folder;
};

HITBOX_CORE_TEST(SignatureTest)
#include "signature_test.moc"
