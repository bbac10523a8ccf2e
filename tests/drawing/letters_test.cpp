#include "drawing/letters.h"

#include "test_class.h"

#include <QImage>
#include <QPainter>
#include <QTest>

#include <algorithm>

using namespace hitbox;

namespace {

QImage written(const QString &text)
{
    QImage image(120, 24, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::black);
    QPainter painter(&image);
    drawText(painter, {2, 18}, text, 13, Qt::white);
    return image;
}

bool isInked(const QImage &image)
{
    return image.convertToFormat(QImage::Format_Grayscale8).constBits() &&
           std::any_of(image.constBits(), image.constBits() + image.sizeInBytes(),
                       [](uchar b) { return b > 0 && b < 255; });
}

} // namespace

class LettersTest : public QObject
{
    Q_OBJECT

private slots:
    void aLineIsAsWideAsItsLetters()
    {
        QCOMPARE(textWidth("", 13), 0.0);
        QCOMPARE(textWidth("ab", 13), textWidth("a", 13) + textWidth("b", 13));
        QCOMPARE(textWidth("px", 26), 2 * textWidth("px", 13));
        const QRectF box = lettersOf("1234 px²", 13).controlPointRect();
        QVERIFY(box.left() >= 0 && box.right() <= textWidth("1234 px²", 13));
    }

    void capitalsStandOnTheLine()
    {
        const QRectF box = lettersOf("H", 64).controlPointRect();
        QVERIFY(std::abs(box.bottom()) < 0.1);
        QVERIFY(std::abs(box.height() - capHeight(64)) < 0.1);
        QVERIFY(lettersOf("p", 64).controlPointRect().bottom() > 5);
    }

    void lettersAreTheOnesThatCameWithTheProgram()
    {
        // Widths are those of the font's tables, whatever fonts and settings the system has.
        QCOMPARE(qRound(textWidth("H", 2816)), 2095);
        QCOMPARE(qRound(textWidth("i", 2816)), 734);
    }

    void lettersDiffer()
    {
        QVERIFY(isInked(written("a")));
        QVERIFY(written("a") != written("b"));
        QVERIFY(written("é") != written("e"));
        QVERIFY(written("ж") != written("Σ"));
    }

    void whatTheFontDoesNotHaveTakesRoom() { QVERIFY(textWidth("漢", 13) > 0); }
};

HITBOX_WINDOW_TEST(LettersTest)
#include "letters_test.moc"
