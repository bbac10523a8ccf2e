#include "formats/export/depfile.h"
#include "test_class.h"

#include <QTest>

using namespace hitbox;

class DepfileTest : public QObject
{
    Q_OBJECT

private slots:
    void namesWhatIsMadeOfWhat()
    {
        QCOMPARE(depfileText({"out/a.json", "out/b.json"}, {"a.hitbox", "ship.png"}).value(),
                 QByteArray("out/a.json out/b.json: \\\n  a.hitbox \\\n  ship.png\n\na.hitbox:\n\nship.png:\n"));
        QCOMPARE(depfileText({"a"}, {}).value(), QByteArray("a:\n"));
    }

    void escapesWhatMakeTakesForItsOwn_data()
    {
        QTest::addColumn<QString>("path");
        QTest::addColumn<QByteArray>("escaped");
        QTest::newRow("space") << "a b" << QByteArray("a\\ b");
        QTest::newRow("hash") << "a#b" << QByteArray("a\\#b");
        QTest::newRow("dollar") << "a$b" << QByteArray("a$$b");
        QTest::newRow("colon") << "C:/a" << QByteArray("C\\:/a");
        QTest::newRow("backslash") << "a\\b" << QByteArray("a\\b");
        QTest::newRow("backslashes and space") << "a\\\\ b" << QByteArray("a\\\\\\\\\\ b");
        QTest::newRow("not ASCII") << "schön.png" << QByteArray("schön.png");
    }
    void escapesWhatMakeTakesForItsOwn()
    {
        QFETCH(QString, path);
        QFETCH(QByteArray, escaped);
        QCOMPARE(depfileText({path}, {path}).value(), escaped + ": \\\n  " + escaped + "\n\n" + escaped + ":\n");
    }

    void knowsItsOwnTextAgain()
    {
        for (const QStringList &inputs : {QStringList{"a.hitbox"}, QStringList{"a b.hitbox", "c#$ \\ :d.png", "e"}}) {
            QVERIFY(isDepfileText(depfileText({"out"}, inputs).value()));
            QVERIFY(isDepfileText(depfileText({"out", "o p"}, inputs).value()));
        }
    }

    void takesNoOtherTextForItsOwn_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("nothing") << QByteArray();
        QTest::newRow("prose") << QByteArray("My own notes:\n\nBuy milk:\n");
        QTest::newRow("Makefile") << QByteArray("all: \\\n  game\n\ngame: main.c\n\tcc -o game main.c\n");
        QTest::newRow("two rules") << QByteArray("x:\n\tcc\na: \\\n  b\n\nb:\n");
        QTest::newRow("of a compiler") << QByteArray("main.o: main.c \\\n  main.h\n\nmain.h:\n");
        QTest::newRow("with a recipe") << QByteArray("a: \\\n  b\n\nb:\n\ttouch b\n");
        QTest::newRow("cut") << QByteArray("a: \\\n  b \\\n  c\n\nb:\n");
        QTest::newRow("without targets") << QByteArray(": \\\n  b\n\nb:\n");
        QTest::newRow("without inputs") << QByteArray("a: \\\n  \n\n:\n");
    }
    void takesNoOtherTextForItsOwn()
    {
        QFETCH(QByteArray, text);
        QVERIFY(!isDepfileText(text));
    }

    void refusesNamesThatCannotBeWritten()
    {
        for (const char *name : {"", "a\nb", "a\tb", "a\\", "a:"}) {
            QVERIFY2(!depfileText({"out"}, {name}).ok(), name);
            QVERIFY2(!depfileText({name}, {"in"}).ok(), name);
        }
        QCOMPARE(
            depfileText({"out"}, {"a:"}).error().what,
            QStringLiteral("a depfile cannot hold the name “a:”: rename it without control characters, and with no "
                           "backslash or colon at its end"));
    }
};

HITBOX_TEST(DepfileTest)
#include "depfile_test.moc"
