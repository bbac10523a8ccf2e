#include "images/upright_sheet.h"
#include "test_class.h"

#include "document/limits.h"

#include <QTemporaryDir>
#include <QTest>

#ifdef Q_OS_UNIX
#include <sys/stat.h>
#endif

using namespace hitbox;

namespace {

/// Each pixel of another colour, and half of them half transparent.
QImage picture(QSize size)
{
    QImage image(size, QImage::Format_ARGB32);
    for (int y = 0; y < size.height(); ++y) {
        for (int x = 0; x < size.width(); ++x)
            image.setPixel(x, y, qRgba(x * 10, y * 10, x + y, x % 2 == 0 ? 255 : 128));
    }
    return image;
}

} // namespace

class UprightSheetTest : public QObject
{
    Q_OBJECT

private slots:
    void partsStandUprightBelowTheImage_data()
    {
        QTest::addColumn<int>("turn");
        QTest::addColumn<QSize>("size");
        QTest::addColumn<QPoint>("corner"); ///< of the part, that comes to lie at the top-left
        QTest::newRow("clockwise") << 90 << QSize(5, 3) << QPoint(2, 5);
        QTest::newRow("half") << 180 << QSize(3, 5) << QPoint(4, 5);
        QTest::newRow("counter-clockwise") << 270 << QSize(5, 3) << QPoint(4, 1);
    }
    void partsStandUprightBelowTheImage()
    {
        QFETCH(int, turn);
        QFETCH(QSize, size);
        QFETCH(QPoint, corner);
        const QImage image = picture({10, 8});
        const std::optional<UprightSheet> sheet = uprightSheet(image, {{QRect(2, 1, 3, 5), turn}});
        QVERIFY(sheet);
        QCOMPARE(sheet->places, (QList<QRect>{QRect(QPoint(0, 8), size)}));
        QCOMPARE(sheet->image.size(), QSize(10, 8 + size.height()));
        QCOMPARE(sheet->image.copy(image.rect()), image);
        QCOMPARE(sheet->image.pixel(0, 8), image.pixel(corner));
    }

    void rowsAreAsWideAsTheImageOrTheWidestPart()
    {
        const std::optional<UprightSheet> sheet = uprightSheet(
            picture({10, 12}), {{QRect(0, 0, 4, 6), 90}, {QRect(0, 0, 2, 3), 90}, {QRect(0, 0, 1, 12), 270}});
        QVERIFY(sheet);
        QCOMPARE(sheet->places, (QList<QRect>{QRect(0, 12, 6, 4), QRect(7, 12, 3, 2), QRect(0, 17, 12, 1)}));
        QCOMPARE(sheet->image.size(), QSize(12, 18));
    }

    void whatIsTooLargeOrBeyondTheImageIsNone()
    {
        const QImage image = picture({4, 4});
        QVERIFY(!uprightSheet(image, {{QRect(2, 2, 4, 4), 90}}));
        QVERIFY(!uprightSheet(QImage(8, limits::imageSide, QImage::Format_ARGB32), {{QRect(0, 0, 1, 1), 90}}));
    }

    void aNoteIsReadOfARegularFileAlone()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath("a.png");
        QImage image(2, 2, QImage::Format_ARGB32);
        image.fill(Qt::red);
        image.setText("Note", "of a program");
        QVERIFY(image.save(path));
        QCOMPARE(noteInImage(path, "Note"), QString("of a program"));
        QCOMPARE(noteInImage(path, "Other"), QString());
        QCOMPARE(noteInImage(folder.filePath("gone.png"), "Note"), QString());
        QCOMPARE(noteInImage(folder.path(), "Note"), QString());
#ifdef Q_OS_UNIX
        const QString pipe = folder.filePath("pipe.png");
        QCOMPARE(mkfifo(QFile::encodeName(pipe).constData(), 0600), 0);
        QCOMPARE(noteInImage(pipe, "Note"), QString()); // at once: this would not end, else
#endif
    }
};

HITBOX_CORE_TEST(UprightSheetTest)
#include "upright_sheet_test.moc"
