#include "document/names.h"
#include "test_class.h"

#include "document/document.h"
#include "document/limits.h"

#include <QTest>

using namespace hitbox;

class NamesTest : public QObject
{
    Q_OBJECT

private slots:
    void aNameThatIsTakenGetsTheNextNumber()
    {
        QCOMPARE(freeName("hull", QStringList{}), QStringLiteral("hull"));
        QCOMPARE(freeName("hull", QStringList{"hull", "hull 3"}), QStringLiteral("hull 2"));
        QCOMPARE(freeName("hull", QStringList{"hull", "hull 2"}), QStringLiteral("hull 3"));
    }

    void namesHandedOutAreTaken()
    {
        FreeNames names({"hull"});
        QCOMPARE(names.take("hull"), QStringLiteral("hull 2"));
        QCOMPARE(names.take("hull"), QStringLiteral("hull 3"));
        QCOMPARE(names.take("wing"), QStringLiteral("wing"));
        QCOMPARE(names.take("wing"), QStringLiteral("wing 2"));
    }

    void copiesAreNumberedAnew()
    {
        FreeNames names({"hull", "hull 2"});
        QCOMPARE(names.takeLike("wing 7"), QStringLiteral("wing 7"));
        QCOMPARE(names.takeLike("hull 2"), QStringLiteral("hull 3"));
        QCOMPARE(names.takeLike("hull"), QStringLiteral("hull 4"));
    }

    void aNumberIsDroppedOnlyBehindAName()
    {
        QCOMPARE(withoutNumber("hull 12"), QStringLiteral("hull"));
        QCOMPARE(withoutNumber("hull12"), QStringLiteral("hull12"));
        QCOMPARE(withoutNumber(" 12"), QStringLiteral(" 12"));
        QCOMPARE(withoutNumber("12"), QStringLiteral("12"));
        QCOMPARE(withoutNumber(""), QString());
    }

    void namesOfItems()
    {
        const QList<Category> categories{{.name = "hit"}, {.name = "hurt"}};
        QCOMPARE(namesOf(categories), (QSet<QString>{"hit", "hurt"}));
    }

    void controlCharactersAreShownAsPictures()
    {
        QCOMPARE(asShownLine(QStringLiteral("a\nb\tc\x1b[0m\x7f")), QStringLiteral("a␊b␉c␛[0m␡"));
        QCOMPARE(asShownLine(QString(QChar(0)) + QChar(0x85)), QString(QChar(0x2400)) + QChar(0xfffd));
        QCOMPARE(asShownLine(QStringLiteral("naïve “name”")), QStringLiteral("naïve “name”"));
    }

    void showsMarksThatTurnOrHideWhatIsRead()
    {
        QCOMPARE(asShownLine(QStringLiteral("invoice\u202egnp.exe")), QStringLiteral("invoice⟨U+202E⟩gnp.exe"));
        QCOMPARE(asShownLine(QStringLiteral("\ufeffship")), QStringLiteral("⟨U+FEFF⟩ship"));
        QCOMPARE(asShownLine(QStringLiteral("a\u2028b\u200bc")), QStringLiteral("a⟨U+2028⟩b⟨U+200B⟩c"));
        for (const QString &written :
             {QStringLiteral("می\u200cخواهم"), QStringLiteral("क्\u200dष"), QStringLiteral("שלום")})
            QCOMPARE(asShownLine(written), written);
    }

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

HITBOX_CORE_TEST(NamesTest)
#include "names_test.moc"
