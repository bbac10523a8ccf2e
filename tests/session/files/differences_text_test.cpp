#include "document/recognized.h"
#include "session/files/differences_text.h"
#include "test_class.h"

#include <QTest>

using namespace hitbox;

class DifferencesTextTest : public QObject
{
    Q_OBJECT

    static Document documentOf(const QStringList &sprites)
    {
        Document document;
        for (const QString &name : sprites) {
            Sprite sprite;
            sprite.name = name;
            document.sprites.append(sprite);
        }
        return document;
    }

    static QString told(const Document &before, const Document &after)
    {
        return differencesText(before, recognized(after, before));
    }

private slots:
    void namesWhatCameWentAndChanged()
    {
        const Document before = documentOf({"ship", "rock"});
        Document after = documentOf({"ship", "star"});
        after.sprites.first().frames.append(Frame());
        const QString text = told(before, after);
        QCOMPARE(text, "sprites added: “star”; sprites removed: “rock”; sprites changed: “ship”");
    }

    void manyNamesAreCounted()
    {
        const QString text = told(documentOf({}), documentOf({"a", "b", "c", "d", "e"}));
        QVERIFY2(text.startsWith("sprites added: “a”, “b”, “c” and 2 more"), qPrintable(text));
    }

    void aNameIsOneShortLineWhateverIsInIt()
    {
        const QString text = told(documentOf({}), documentOf({"two\nlines %1", QString(100'000, 'x')}));
        QVERIFY2(text.size() < 200 && !text.contains('\n') && text.contains("lines %1"), qPrintable(text));
    }

    void settingsAndOrderAreTold()
    {
        Document after = documentOf({"ship", "rock"});
        after.engine = "godot4";
        QCOMPARE(told(documentOf({"ship", "rock"}), after), "settings of the project");
        QCOMPARE(told(documentOf({"ship", "rock"}), documentOf({"rock", "ship"})), "the order of things");
    }

    void theCounterOfIdsIsToldOfAlone()
    {
        const Document before = documentOf({"ship"});
        Document after = before;
        after.nextShapeId += 3;
        QCOMPARE(told(before, after), "settings of the project");
        QCOMPARE(told(before, before), QString());
        after.sprites.first().frames.append(Frame());
        QCOMPARE(told(before, after), "sprites changed: “ship”");
    }
};

HITBOX_CORE_TEST(DifferencesTextTest)
#include "differences_text_test.moc"
