#include "formats/text/utf8_text.h"
#include "test_class.h"

#include <QTest>

using namespace hitbox;

class Utf8TextTest : public QObject
{
    Q_OBJECT

private slots:
    void keepsAByteOrderMarkAtTheHeadOfAName()
    {
        QCOMPARE(textFromUtf8("\xEF\xBB\xBFship"), QStringLiteral("\ufeffship"));
        QCOMPARE(textFromUtf8("\xEF\xBB\xBF\xEF\xBB\xBF"), QStringLiteral("\ufeff\ufeff"));
        QCOMPARE(textFromUtf8("größe \xEF\xBB\xBF"), QStringLiteral("größe \ufeff"));
        QCOMPARE(textFromUtf8({}), QString());
    }

    void takesItFromFiles()
    {
        QCOMPARE(withoutByteOrderMark("\xEF\xBB\xBF[a]"), QByteArray("[a]"));
        QCOMPARE(withoutByteOrderMark("[a]"), QByteArray("[a]"));
    }
};

HITBOX_CORE_TEST(Utf8TextTest)
#include "utf8_text_test.moc"
