#include "document/names.h"

#include "document/limits.h"

#include <QTest>

using namespace hitbox;

class NamesTest : public QObject
{
    Q_OBJECT

private slots:
    void knowsOneLineOfText()
    {
        QVERIFY(isLine({}));
        QVERIFY(isLine(QStringLiteral("../game/hit boxes “日本語”")));
        QVERIFY(isLine(QString(limits::lineCharacters, QLatin1Char('a'))));
        QVERIFY(!isLine(QString(limits::lineCharacters + 1, QLatin1Char('a'))));
        for (const char16_t control : {u'\0', u'\n', u'\t', u'\u007f', u'\u0085'})
            QVERIFY(!isLine(QStringLiteral("a%1b").arg(QChar(control))));
    }
};

QTEST_GUILESS_MAIN(NamesTest)
#include "names_test.moc"
