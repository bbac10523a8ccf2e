#include "formats/exporters/c_text.h"
#include "test_class.h"

#include <QTest>

using namespace hitbox;

class CTextTest : public QObject
{
    Q_OBJECT

private slots:
    void escapesWhatWouldEndAStringOrMeanSomethingElse_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QByteArray>("literal");
        QTest::newRow("plain") << QStringLiteral("hull 7") << QByteArray("\"hull 7\"");
        QTest::newRow("empty") << QString() << QByteArray("\"\"");
        QTest::newRow("quote") << QStringLiteral("a\"b\\c") << QByteArray("\"a\\\"b\\\\c\"");
        QTest::newRow("trigraph") << QStringLiteral("?\?/") << QByteArray("\"\\?\\?/\"");
        QTest::newRow("control") << QStringLiteral("a\nb\t\x7f") << QByteArray("\"a\\012b\\011\\177\"");
        QTest::newRow("NUL before a digit") << QString(QChar(0)) + u'7' << QByteArray("\"\\0007\"");
        QTest::newRow("UTF-8 before a digit") << QStringLiteral("é9") << QByteArray("\"\\303\\2519\"");
        QTest::newRow("beyond the first plane")
            << QStringLiteral("\U0001f680") << QByteArray("\"\\360\\237\\232\\200\"");
    }
    void escapesWhatWouldEndAStringOrMeanSomethingElse()
    {
        QFETCH(QString, text);
        QTEST(cString(text), "literal");
    }
};

HITBOX_TEST(CTextTest)
#include "c_text_test.moc"
