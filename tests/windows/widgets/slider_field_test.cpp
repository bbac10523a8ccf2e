#include "test_class.h"
#include "windows/widgets/slider_field.h"

#include "windows/widgets/number_field.h"

#include <QSignalSpy>
#include <QSlider>
#include <QTest>

using namespace hitbox;

class SliderFieldTest : public QObject
{
    Q_OBJECT

private slots:
    void draggingAndTypingTellTheSameNumber()
    {
        SliderField field("Tolerance", {0, 256, 10, 0, 0.1});
        QSignalSpy edited(&field, &SliderField::edited);
        auto *slider = field.findChild<QSlider *>();
        QTest::keyClick(slider, Qt::Key_Right);
        QCOMPARE(field.value(), 0.1);
        QCOMPARE(*field.findChild<NumberField *>()->value(), 0.1);
        auto *number = field.findChild<NumberField *>();
        number->selectAll();
        QTest::keyClicks(number, "42.25");
        QTest::keyClick(number, Qt::Key_Return);
        QCOMPARE(field.value(), 42.25);
        QCOMPARE(slider->value(), 100); // at its end
        QCOMPARE(edited.count(), 2);
        QCOMPARE(edited[1][0].toDouble(), 42.25);
    }

    void aNumberBetweenTwoStepsIsKept()
    {
        SliderField field("Tolerance", {0, 256, 10, 0, 0.5});
        QSignalSpy edited(&field, &SliderField::edited);
        field.setValue(1.3);
        QCOMPARE(field.value(), 1.3);
        QCOMPARE(*field.findChild<NumberField *>()->value(), 1.3);
        QCOMPARE(edited.count(), 0);
    }

    void numbersOutOfRangeAreNotTaken()
    {
        SliderField field("Alpha", {1, 255, 255, 1, 1});
        field.setValue(128);
        auto *number = field.findChild<NumberField *>();
        number->selectAll();
        QTest::keyClicks(number, "9999");
        QTest::keyClick(number, Qt::Key_Return);
        QVERIFY(field.value() <= 255);
    }
};

HITBOX_WINDOW_TEST(SliderFieldTest)
#include "slider_field_test.moc"
