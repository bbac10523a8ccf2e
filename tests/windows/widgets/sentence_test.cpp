#include "test_class.h"
#include "windows/widgets/sentence.h"

#include <QTest>

using namespace hitbox;

class SentenceTest : public QObject
{
    Q_OBJECT

private slots:
    void beginsWithACapitalAndEndsWithAFullStop_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QLocale::Language>("language");
        QTest::addColumn<QString>("sentence");
        QTest::newRow("english") << "the stage “idle” is empty" << QLocale::English << "The stage “idle” is empty.";
        QTest::newRow("german") << "über die Bühne „idle“" << QLocale::German << "Über die Bühne „idle“.";
        QTest::newRow("russian") << "сцены нет" << QLocale::Russian << "Сцены нет.";
        QTest::newRow("chinese") << "没有舞台" << QLocale::Chinese << "没有舞台。";
        QTest::newRow("japanese") << "ステージがありません" << QLocale::Japanese << "ステージがありません。";
        QTest::newRow("korean") << "스테이지가 없습니다" << QLocale::Korean << "스테이지가 없습니다.";
        QTest::newRow("ended") << "is it there?" << QLocale::English << "Is it there?";
        QTest::newRow("number") << "3 are too many" << QLocale::English << "3 are too many.";
        QTest::newRow("nothing") << "" << QLocale::English << "";
    }
    void beginsWithACapitalAndEndsWithAFullStop()
    {
        QFETCH(QString, text);
        QFETCH(QLocale::Language, language);
        QFETCH(QString, sentence);
        QCOMPARE(asSentence(text, language), sentence);
    }
};

HITBOX_TEST(SentenceTest)
#include "sentence_test.moc"
