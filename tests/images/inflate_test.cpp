#include "images/inflate.h"
#include "test_class.h"

#include "images/aseprite/aseprite_maker.h"

#include <QTest>

using namespace hitbox;
using hitbox::tests::maker::deflated;

class InflateTest : public QObject
{
    Q_OBJECT

private slots:
    void givesBackWhatWasDeflated();
    void takesDeflateWithoutWrapping();
    void refusesBrokenShortAndLongStreams();
    void refusesSizesThatCannotBe();
    void fillsMemoryOfTheCallersAndNoMore();
};

void InflateTest::givesBackWhatWasDeflated()
{
    for (const qsizetype size : {0, 1, 1000, 1'000'000}) {
        const QByteArray bytes(size, 'a');
        QCOMPARE(inflated(deflated(bytes), size, DeflateWrapping::Zlib), bytes);
    }
}

void InflateTest::takesDeflateWithoutWrapping()
{
    const QByteArray bytes("the same, the same, the same");
    // Two bytes before the data, and four after it.
    const QByteArray bare = deflated(bytes).mid(2).chopped(4);
    QCOMPARE(inflated(bare, bytes.size(), DeflateWrapping::None), bytes);
    QVERIFY(!inflated(bare, bytes.size(), DeflateWrapping::Zlib));
    QVERIFY(!inflated(deflated(bytes), bytes.size(), DeflateWrapping::None));
}

void InflateTest::refusesBrokenShortAndLongStreams()
{
    const QByteArray bytes(100, 'a');
    const QByteArray packed = deflated(bytes);
    QVERIFY(!inflated(packed, 99, DeflateWrapping::Zlib));
    QVERIFY(!inflated(packed, 101, DeflateWrapping::Zlib));
    for (qsizetype length = 0; length < packed.size(); ++length)
        QVERIFY(!inflated(packed.first(length), 100, DeflateWrapping::Zlib));
    QVERIFY(!inflated(QByteArray(50, 'x'), 100, DeflateWrapping::Zlib));
}

void InflateTest::refusesSizesThatCannotBe()
{
    const QByteArray packed = deflated(QByteArray(100, 'a'));
    QVERIFY(!inflated(packed, qsizetype(1) << 40, DeflateWrapping::Zlib));
    QVERIFY(!inflated(packed, qsizetype(1) << 30, DeflateWrapping::Zlib));
}

void InflateTest::fillsMemoryOfTheCallersAndNoMore()
{
    for (const qsizetype size : {0, 1, 257, 258, 259, 5000, 100'000}) {
        QByteArray bytes;
        for (qsizetype i = 0; i < size; ++i)
            bytes.append(static_cast<char>(i * i >> 3));
        for (const QByteArray &packed : {deflated(bytes), deflated(bytes + 'x')}) {
            QByteArray memory(size + 16, '#');
            QCOMPARE(inflateInto(memory.data(), size, packed, DeflateWrapping::Zlib), packed == deflated(bytes));
            QCOMPARE(memory.mid(size), QByteArray(16, '#'));
            if (packed == deflated(bytes))
                QCOMPARE(memory.first(size), bytes);
        }
        QByteArray memory(size + 16, '#');
        QVERIFY(!inflateInto(memory.data(), size + 1, deflated(bytes), DeflateWrapping::Zlib));
        QVERIFY(size == 0 || !inflateInto(memory.data(), size, deflated(bytes).chopped(1), DeflateWrapping::Zlib));
    }
}

HITBOX_TEST(InflateTest)
#include "inflate_test.moc"
