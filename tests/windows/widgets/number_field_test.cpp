#include "test_class.h"
#include "windows/widgets/number_field.h"

#include <QLineEdit>
#include <QLocale>
#include <QSignalSpy>
#include <QTest>

#include <memory>

using namespace hitbox;

class NumberFieldTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QLocale::setDefault(QLocale(QLocale::German)); }
    void init();

    void showsAPointAndNoTrailingZerosInEveryLocale_data();
    void showsAPointAndNoTrailingZerosInEveryLocale();
    void takesWhatOneTypes_data();
    void takesWhatOneTypes();
    void whatIsWrongIsRedAndToldAndEntersNothing_data();
    void whatIsWrongIsRedAndToldAndEntersNothing();
    void tellsOnceTheTypingIsDone();
    void arrowsStep();
    void emptyTextKeepsTheValue();
    void escDropsWhatWasTyped();
    void whatIsTypedSurvivesAChangeFromOutside();
    void aStepBeyondTheRangeIsTold();
    void aSuffixIsNoPartOfTheNumber();
    void anUntouchedFieldKeepsAllDigits();
    void whereThereIsNoValueADashStands();

private:
    void type(const QString &text)
    {
        m_field->setFocus();
        m_field->selectAll();
        QTest::keyClicks(m_field.get(), text);
        QTest::keyClick(m_field.get(), Qt::Key_Return);
    }

    std::unique_ptr<NumberField> m_field;
};

void NumberFieldTest::init()
{
    m_field = std::make_unique<NumberField>();
    m_field->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_field.get()));
}

void NumberFieldTest::showsAPointAndNoTrailingZerosInEveryLocale_data()
{
    QTest::addColumn<double>("value");
    QTest::addColumn<QString>("text");
    QTest::newRow("whole") << 12.0 << "12";
    QTest::newRow("half") << -0.5 << "-0.5";
    QTest::newRow("eighth") << 3.125 << "3.125";
    QTest::newRow("thousands") << 1234567.25 << "1234567.25";
    QTest::newRow("zero") << 0.0 << "0";
    QTest::newRow("largest") << 1e9 << "1000000000";
}

void NumberFieldTest::showsAPointAndNoTrailingZerosInEveryLocale()
{
    QFETCH(double, value);
    m_field->setValue(value);
    QTEST(m_field->text(), "text");
    QCOMPARE(*m_field->value(), value);
}

void NumberFieldTest::takesWhatOneTypes_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<double>("value");
    QTest::newRow("whole") << "42" << 42.0;
    QTest::newRow("point") << "1.5" << 1.5;
    QTest::newRow("comma") << "1,5" << 1.5;
    QTest::newRow("negative") << "-0.125" << -0.125;
    QTest::newRow("exponent") << "25e-2" << 0.25;
    QTest::newRow("thousand is no separator") << "1.000" << 1.0;
    QTest::newRow("sum") << "12+0.5" << 12.5;
    QTest::newRow("brackets") << "(3+4)*2" << 14.0;
}

void NumberFieldTest::takesWhatOneTypes()
{
    QFETCH(QString, typed);
    m_field->setValue(7);
    type(typed);
    QTEST(*m_field->value(), "value");
}

void NumberFieldTest::whatIsWrongIsRedAndToldAndEntersNothing_data()
{
    QTest::addColumn<QString>("text");
    QTest::newRow("letters") << "12px";
    QTest::newRow("too large") << "1000000001";
    QTest::newRow("not finite") << "inf";
    QTest::newRow("hexadecimal") << "0x10";
    QTest::newRow("open end") << "12+";
}

void NumberFieldTest::whatIsWrongIsRedAndToldAndEntersNothing()
{
    QFETCH(QString, text);
    m_field->setValue(7);
    QSignalSpy entered(m_field.get(), &NumberField::entered);
    type(text);
    QVERIFY(m_field->property("wrong").toBool());
    QVERIFY(!m_field->problem().isEmpty());
    QCOMPARE(*m_field->value(), 7.0);
    QCOMPARE(m_field->text(), text); // to be put right
    m_field->clearFocus();
    QCOMPARE(m_field->text(), QStringLiteral("7"));
    QVERIFY(m_field->problem().isEmpty());
    QCOMPARE(entered.size(), 0);
}

void NumberFieldTest::tellsOnceTheTypingIsDone()
{
    QSignalSpy entered(m_field.get(), &NumberField::entered);
    m_field->setFocus();
    m_field->selectAll();
    QTest::keyClicks(m_field.get(), "123");
    QCOMPARE(entered.size(), 0);
    QTest::keyClick(m_field.get(), Qt::Key_Return);
    QCOMPARE(entered.size(), 1);
    QCOMPARE(*m_field->value(), 123.0);
}

void NumberFieldTest::arrowsStep()
{
    m_field->setValue(0.5);
    m_field->setFocus();
    QTest::keyClick(m_field.get(), Qt::Key_Up);
    QCOMPARE(*m_field->value(), 1.5);
    QTest::keyClick(m_field.get(), Qt::Key_Down, Qt::ShiftModifier);
    QCOMPARE(*m_field->value(), -8.5);
    QTest::keyClick(m_field.get(), Qt::Key_Up, Qt::AltModifier);
    QCOMPARE(*m_field->value(), -8.375);
}

void NumberFieldTest::emptyTextKeepsTheValue()
{
    m_field->setValue(7);
    m_field->setFocus();
    m_field->selectAll();
    QTest::keyClick(m_field.get(), Qt::Key_Backspace);
    QTest::keyClick(m_field.get(), Qt::Key_Return);
    QCOMPARE(*m_field->value(), 7.0);
}

void NumberFieldTest::escDropsWhatWasTyped()
{
    m_field->setValue(7);
    m_field->setFocus();
    QTest::keyClicks(m_field.get(), "+x");
    QTest::keyClick(m_field.get(), Qt::Key_Escape);
    QCOMPARE(m_field->text(), QStringLiteral("7"));
    QVERIFY(m_field->problem().isEmpty());
}

void NumberFieldTest::whatIsTypedSurvivesAChangeFromOutside()
{
    m_field->setValue(7);
    m_field->setFocus();
    m_field->selectAll();
    QTest::keyClicks(m_field.get(), "12");
    m_field->setValue(8);
    QCOMPARE(m_field->text(), QStringLiteral("12"));
    QTest::keyClick(m_field.get(), Qt::Key_Return);
    QCOMPARE(*m_field->value(), 12.0);
}

void NumberFieldTest::aStepBeyondTheRangeIsTold()
{
    m_field->setRange(0, 10);
    m_field->setValue(9.5);
    m_field->setFocus();
    QTest::keyClick(m_field.get(), Qt::Key_Up);
    QCOMPARE(*m_field->value(), 9.5);
    QVERIFY(m_field->problem().contains(QStringLiteral("10")));
}

void NumberFieldTest::aSuffixIsNoPartOfTheNumber()
{
    m_field->setSuffix(QString::fromUtf8("°"));
    m_field->setValue(45);
    QCOMPARE(m_field->text(), QString::fromUtf8("45°"));
    type(QStringLiteral("90"));
    QCOMPARE(*m_field->value(), 90.0);
    QCOMPARE(m_field->text(), QString::fromUtf8("90°"));
    type(QString::fromUtf8("30+15°"));
    QCOMPARE(*m_field->value(), 45.0);
}

void NumberFieldTest::anUntouchedFieldKeepsAllDigits()
{
    constexpr double third = 1.0 / 3;
    m_field->setValue(third);
    QSignalSpy entered(m_field.get(), &NumberField::entered);
    m_field->setFocus();
    QTest::keyClick(m_field.get(), Qt::Key_Return);
    m_field->clearFocus();
    QCOMPARE(entered.size(), 0);
    QVERIFY(*m_field->value() == third);
}

void NumberFieldTest::whereThereIsNoValueADashStands()
{
    m_field->setValue(std::nullopt);
    QCOMPARE(m_field->text(), QString::fromUtf8("–"));
    type(QStringLiteral("3"));
    QCOMPARE(*m_field->value(), 3.0);
}

HITBOX_WINDOW_TEST(NumberFieldTest)
#include "number_field_test.moc"
