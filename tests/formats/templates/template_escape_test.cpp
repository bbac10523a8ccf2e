#include "formats/templates/template_escape.h"
#include "test_class.h"

#include <QTest>

using namespace hitbox;

class TemplateEscapeTest : public QObject
{
    Q_OBJECT

private slots:
    void escapesForTheLanguage_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QByteArray>("escaped");
        QTest::newRow("json") << QStringLiteral("\"\\\n\u00fc") << QByteArray("\\\"\\\\\\n\xc3\xbc");
        QTest::newRow("xml") << QStringLiteral("<&>\"'\x01") << QByteArray("&lt;&amp;&gt;&quot;&#39;\xe2\x90\x81");
        QTest::newRow("lua") << QStringLiteral("\"\\\n\u00fc") << QByteArray("\\\"\\\\\\010\xc3\xbc");
        QTest::newRow("c") << QStringLiteral("\"?\n\u00fc") << QByteArray("\\\"\\?\\012\\303\\274");
        QTest::newRow("csv") << QStringLiteral("a\"b\n") << QByteArray("a\"\"b\n");
        QTest::newRow("none") << QStringLiteral("<\"\n") << QByteArray("<\"\n");
    }
    void escapesForTheLanguage()
    {
        QFETCH(QString, text);
        QFETCH(QByteArray, escaped);
        QCOMPARE(escapedText(text, QString::fromLatin1(QTest::currentDataTag())), escaped);
    }

    void endsNoLineOfAScript()
    {
        QCOMPARE(escapedText(QStringLiteral("a\u2028b\u2029"), QStringLiteral("json")), QByteArray("a\\u2028b\\u2029"));
    }

    void leavesNoFormulaForASpreadsheet()
    {
        QCOMPARE(escapedText(QStringLiteral("=1\"+1"), QStringLiteral("csv")), QByteArray("'=1\"\"+1"));
        QCOMPARE(escapedText(QStringLiteral("-12.5"), QStringLiteral("csv")), QByteArray("-12.5"));
    }

    void escapesForEveryRuleThatTemplatesMayName()
    {
        const QString nasty = QStringLiteral("\"\\&\n");
        for (const QString &rule : templateEscapes())
            QCOMPARE(escapedText(nasty, rule) == nasty.toUtf8(), rule == QLatin1String("none"));
    }
};

HITBOX_CORE_TEST(TemplateEscapeTest)
#include "template_escape_test.moc"
