#include "test_class.h"
#include "windows/widgets/plain_text.h"

#include <QLabel>
#include <QTest>
#include <QTextDocument>

using namespace hitbox;

class PlainTextTest : public QObject
{
    Q_OBJECT

private slots:
    void aToolTipIsTheTextItselfAsFarAsItCanBe_data()
    {
        QTest::addColumn<QString>("text");
        QTest::newRow("name") << "hull 2";
        QTest::newRow("lines") << "Box (R)\nDraws a box\n  and more";
        QTest::newRow("signs") << "a <= b && c >= d";
        QTest::newRow("ampersand") << "Q&A";
    }
    void aToolTipIsTheTextItselfAsFarAsItCanBe()
    {
        QFETCH(QString, text);
        QCOMPARE(plainToolTip(text), text);
    }

    void nothingInAToolTipIsMarkup_data()
    {
        QTest::addColumn<QString>("text");
        QTest::newRow("bold") << "<b>hull</b>";
        QTest::newRow("page") << "<!DOCTYPE html><p>x</p>";
        QTest::newRow("xml") << "<?xml version=\"1.0\"?><p>x</p>";
        QTest::newRow("image") << "ship <img src='/etc/passwd'>";
        QTest::newRow("entity") << "&lt;b&gt;";
    }
    void nothingInAToolTipIsMarkup()
    {
        QFETCH(QString, text);
        QVERIFY(Qt::mightBeRichText(text));
        QString tip = plainToolTip(text);
        QVERIFY(!Qt::mightBeRichText(tip));
        QVERIFY(!tip.contains("<p"));
        QCOMPARE(tip.remove(QChar(0x2060)), text);
    }

    void aLabelShowsItsAmpersands() { QCOMPARE(plainLabel("Q&A"), QString("Q&&A")); }
};

HITBOX_WINDOW_TEST(PlainTextTest)
#include "plain_text_test.moc"
