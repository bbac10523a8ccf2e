#include "windows/number_field.h"

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
    void refusesWhatIsNoCoordinate_data();
    void refusesWhatIsNoCoordinate();
    void tellsOnceTheTypingIsDone();
    void arrowsStep();
    void emptyTextKeepsTheValue();
    void aSuffixIsNoPartOfTheNumber();
    void showsTellsWhetherAnEditMeansAnything();

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
    QCOMPARE(m_field->value(), value);
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
}

void NumberFieldTest::takesWhatOneTypes()
{
    QFETCH(QString, typed);
    m_field->setValue(7);
    type(typed);
    QTEST(m_field->value(), "value");
}

void NumberFieldTest::refusesWhatIsNoCoordinate_data()
{
    QTest::addColumn<QString>("text");
    QTest::newRow("letters") << "12px";
    QTest::newRow("too large") << "1000000001";
    QTest::newRow("not finite") << "inf";
    QTest::newRow("hexadecimal") << "0x10";
}

void NumberFieldTest::refusesWhatIsNoCoordinate()
{
    QFETCH(QString, text);
    int position = 0;
    QCOMPARE(m_field->validate(text, position), QValidator::Invalid);
    m_field->setValue(7);
    type(text);
    QVERIFY(std::abs(m_field->value()) <= 1e9);
}

void NumberFieldTest::tellsOnceTheTypingIsDone()
{
    QSignalSpy changed(m_field.get(), &QDoubleSpinBox::valueChanged);
    m_field->setFocus();
    m_field->selectAll();
    QTest::keyClicks(m_field.get(), "123");
    QCOMPARE(changed.size(), 0);
    QTest::keyClick(m_field.get(), Qt::Key_Return);
    QCOMPARE(changed.size(), 1);
    QCOMPARE(m_field->value(), 123.0);
}

void NumberFieldTest::arrowsStep()
{
    m_field->setValue(0.5);
    m_field->setFocus();
    QTest::keyClick(m_field.get(), Qt::Key_Up);
    QCOMPARE(m_field->value(), 1.5);
    QTest::keyClick(m_field.get(), Qt::Key_Down);
    QTest::keyClick(m_field.get(), Qt::Key_Down);
    QCOMPARE(m_field->value(), -0.5);
}

void NumberFieldTest::emptyTextKeepsTheValue()
{
    m_field->setValue(7);
    m_field->setFocus();
    m_field->selectAll();
    QTest::keyClick(m_field.get(), Qt::Key_Backspace);
    QTest::keyClick(m_field.get(), Qt::Key_Return);
    QCOMPARE(m_field->value(), 7.0);
}

void NumberFieldTest::aSuffixIsNoPartOfTheNumber()
{
    m_field->setSuffix(QString::fromUtf8("°"));
    m_field->setValue(45);
    QCOMPARE(m_field->text(), QString::fromUtf8("45°"));
    m_field->setFocus();
    m_field->selectAll();
    QTest::keyClicks(m_field.get(), "90");
    QTest::keyClick(m_field.get(), Qt::Key_Return);
    QCOMPARE(m_field->value(), 90.0);
    QCOMPARE(m_field->text(), QString::fromUtf8("90°"));
}

void NumberFieldTest::showsTellsWhetherAnEditMeansAnything()
{
    constexpr double third = 1.0 / 3;
    m_field->setValue(third);
    QVERIFY(m_field->value() != third);
    QVERIFY(NumberField::shows(third, m_field->value()));
    QVERIFY(NumberField::shows(1e9, 1e9));
    QVERIFY(NumberField::shows(-0.0, 0.0));
    QVERIFY(!NumberField::shows(third, 0.33));
    QVERIFY(!NumberField::shows(2, 3));
}

QTEST_MAIN(NumberFieldTest)
#include "number_field_test.moc"
