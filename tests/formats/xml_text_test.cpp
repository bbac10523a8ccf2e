#include "formats/xml_text.h"

#include <QTest>

using namespace hitbox;

class XmlTextTest : public QObject
{
    Q_OBJECT

private slots:
    void keepsWhatXmlCanHold()
    {
        const QString text = QStringLiteral("a<b>&\"'\t\n é \U0001f680");
        QCOMPARE(xmlText(text), text);
    }

    void replacesTheRest()
    {
        const QString hostile = QString(QChar(1)) + QChar(0) + QChar(0xffff) + u'z';
        QCOMPARE(xmlText(hostile), QString(3, QChar(0xfffd)) + u'z');
    }
};

QTEST_GUILESS_MAIN(XmlTextTest)
#include "xml_text_test.moc"
