#include "files/temporary_names.h"

#include "test_class.h"

#include <QTest>

using namespace hitbox::writing;

/// Names of files beside others.
class TemporaryNamesTest : public QObject
{
    Q_OBJECT

private slots:
    void areHiddenAndKnownByTheirFile()
    {
        const QByteArray name = freshTemporaryName("ship.json");
        QCOMPARE(prefixOf(name), QByteArray(".ship.json-tmp-"));
        QCOMPARE(temporaryPrefix("ship.json"), QByteArray(".ship.json-tmp-"));
        QVERIFY(freshTemporaryName("ship.json") != name);
        QVERIFY(prefixOf(".ship.json-tmp-ABCDEFGH").isEmpty());
        QVERIFY(prefixOf("short").isEmpty());
    }

    void fitIntoFileSystems()
    {
        for (const QByteArray &letter : {QByteArray("x"), QByteArray("ä"), QByteArray("日"), QByteArray("🙂")}) {
            for (int more = 0; more < 4; ++more) {
                const QByteArray name = QByteArray(more, 'x') + letter.repeated(254 / int(letter.size()));
                const QByteArray temporary = freshTemporaryName(name);
                QVERIFY(temporary.size() <= 255 && temporary.size() > 250);
                QCOMPARE(QString::fromUtf8(temporary).toUtf8(), temporary); // no part of a letter
                QVERIFY(name.startsWith(prefixOf(temporary).chopped(5).sliced(1)));
            }
        }
        QCOMPARE(freshTemporaryName(QByteArray(255, '\x80')).size(), qsizetype(255)); // which is no UTF-8
    }

    void comeBackFromTheBytesOfNames()
    {
        for (const char *name : {"plain", "ä ß 日本語 Ж.json", "🙂"})
            QCOMPARE(nameOfBytes(bytesOfName(QString::fromUtf8(name))), QString::fromUtf8(name));
    }
};

HITBOX_CORE_TEST(TemporaryNamesTest)
#include "temporary_names_test.moc"
