#include "images/numbered_images.h"
#include "test_class.h"

#include <QTest>

using namespace hitbox;

namespace {

QString described(const QList<NumberedImages> &groups)
{
    QStringList texts;
    for (const NumberedImages &group : groups) {
        QString text = group.name + QLatin1Char(':');
        for (const int place : group.places)
            text += QStringLiteral(" %1").arg(place);
        for (const qint64 number : group.missing)
            text += QStringLiteral(" -%1").arg(number);
        for (const qint64 number : group.repeated)
            text += QStringLiteral(" =%1").arg(number);
        texts.append(text);
    }
    return texts.join(QStringLiteral("; "));
}

} // namespace

class NumberedImagesTest : public QObject
{
    Q_OBJECT

private slots:
    void filesThatDifferInOneNumberBelongTogether_data()
    {
        QTest::addColumn<QStringList>("files");
        QTest::addColumn<QString>("groups");
        QTest::newRow("in order of numbers")
            << QStringList{"/a/walk-10.png", "/a/walk-9.png", "/a/walk-1.png"} << "walk: 2 1 0 -2 -3 -4 -5 -6 -7 -8";
        QTest::newRow("padded") << QStringList{"/a/run_001.png", "/a/run_002.png"} << "run: 0 1";
        QTest::newRow("two") << QStringList{"/a/walk0.png", "/a/jump0.png", "/a/walk1.png", "/a/jump1.png"}
                             << "walk: 0 2; jump: 1 3";
        QTest::newRow("the last number counts")
            << QStringList{"/a/hero2_1.png", "/a/hero2_2.png", "/a/hero3_1.png"} << "hero2: 0 1";
        QTest::newRow("a version behind it") << QStringList{"/a/run_01_v2.png", "/a/run_00_v2.png"} << "run v2: 1 0";
        QTest::newRow("a size behind it")
            << QStringList{"/a/walk_0_32x32.png", "/a/walk_2_32x32.png"} << "walk 32x32: 0 1 -1";
        QTest::newRow("a duration behind it")
            << QStringList{"/a/frame_00_delay-0.1s.png", "/a/frame_01_delay-0.1s.png"} << "frame delay-0.1s: 0 1";
        QTest::newRow("a scale behind it")
            << QStringList{"/a/run_0@2x.png", "/a/run_1@2x.png", "/a/run_0@3x.png", "/a/run_1@3x.png"}
            << "run: 0 1; run: 2 3";
        QTest::newRow("one picture in several scales")
            << QStringList{"/a/hero.png", "/a/hero@1.5x.png", "/a/hero@2x.png", "/a/hero@3X.png"} << "";
        QTest::newRow("two heroes of two pictures")
            << QStringList{"/a/hero1_1.png", "/a/hero2_1.png", "/a/hero1_2.png", "/a/hero2_2.png"}
            << "hero1: 0 2; hero2: 1 3";
        QTest::newRow("two that differ in two numbers") << QStringList{"/a/a16x16.png", "/a/a32x32.png"} << "";
        QTest::newRow("number within") << QStringList{"/a/walk_1_left.png", "/a/walk_2_left.png"} << "walk left: 0 1";
        QTest::newRow("in brackets") << QStringList{"/a/Attack (1).png", "/a/Attack (2).png"} << "Attack: 0 1";
        QTest::newRow("numbers alone") << QStringList{"/a/idle/0.png", "/a/idle/1.png"} << "idle: 0 1";
        QTest::newRow("alone") << QStringList{"/a/rock.png", "/a/ship-1.png"} << "";
        QTest::newRow("other folders") << QStringList{"/a/walk0.png", "/b/walk1.png"} << "";
        QTest::newRow("other endings") << QStringList{"/a/walk0.png", "/a/walk1.jpg"} << "";
        QTest::newRow("endings of any case") << QStringList{"/a/walk0.png", "/a/walk1.PNG"} << "walk: 0 1";
        QTest::newRow("no number") << QStringList{"/a/a99999999999999999999.png", "/a/a99999999999999999998.png"}
                                   << "a99999999999: 1 0";
        QTest::newRow("far apart") << QStringList{"/a/a0.png", "/a/a999999999.png"} << "a: 0 1 -1 -2 -3 -4 -5 -6 -7 -8";
        QTest::newRow("alike in two folders")
            << QStringList{"/a/walk/frame0.png", "/a/walk/frame1.png", "/a/run/frame0.png", "/a/run/frame1.png"}
            << "walk: 0 1; run: 2 3";
        QTest::newRow("a number twice") << QStringList{"/a/walk_0.png", "/a/walk_00.png", "/a/walk_1.png"}
                                        << "walk: 0 1 2 =0";
        QTest::newRow("twice by the ending's case")
            << QStringList{"/a/a1.png", "/a/a3.PNG", "/a/a3.png"} << "a: 0 1 2 -2 =3";
        QTest::newRow("nothing") << QStringList{} << "";
    }
    void filesThatDifferInOneNumberBelongTogether()
    {
        QFETCH(QStringList, files);
        QTEST(described(numberedImages(files)), "groups");
    }

    void theNextFileHasTheNextNumber()
    {
        const auto next = [](const char *file, const char *other) {
            return nextNumbered(QString::fromLatin1(file), QString::fromLatin1(other));
        };
        QCOMPARE(next("art/run_06.png", "art/run_00.png"), "art/run_07.png");
        QCOMPARE(next("run_09.png", "run_01.png"), "run_10.png");
        QCOMPARE(next("run_99.png", "run_98.png"), "run_100.png");
        QCOMPARE(next("9.PNG", "8.png"), "10.PNG");
        QCOMPARE(next("/a.1/Attack (1).png", "/a.1/Attack (0).png"), "/a.1/Attack (2).png");
        QCOMPARE(next("run_09_v2@2x.png", "run_00_v2@2x.png"), "run_10_v2@2x.png");
        QCOMPARE(next("hero2_1.png", "hero2_0.png"), "hero2_2.png");
        QCOMPARE(next("rock.png", "rock.png"), QString());
        QCOMPARE(next("hero@3x.png", "hero@2x.png"), QString());
        QCOMPARE(nextNumbered(QString(), QString()), QString());
    }
};

HITBOX_TEST(NumberedImagesTest)
#include "numbered_images_test.moc"
