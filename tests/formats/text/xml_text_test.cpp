#include "formats/text/xml_text.h"
#include "test_class.h"

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

    void replacesTheRestByWhatDiffersAsMuch()
    {
        const QString hostile = QString(QChar(1)) + QChar(0) + QChar(0xffff) + QChar(0xd83d) + u'z';
        QCOMPARE(xmlText(hostile), QStringLiteral("␁␀\ufffdFFFF\ufffdD83Dz"));
        QSet<QString> texts;
        for (char16_t c = 0; c < 0x20; ++c)
            texts.insert(xmlText(QString(QChar(c))));
        QCOMPARE(texts.size(), 0x20);
    }
};

HITBOX_CORE_TEST(XmlTextTest)
#include "xml_text_test.moc"
