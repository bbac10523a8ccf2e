#include "images/jpeg_end.h"
#include "test_class.h"

#include <QBuffer>
#include <QTest>

using namespace hitbox;

namespace {

bool reachesEnd(QByteArray bytes)
{
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::ReadOnly);
    return reachesJpegEnd(buffer);
}

const QByteArray start("\xff\xd8", 2);
const QByteArray end("\xff\xd9", 2);

/// A segment that holds what would look like the end.
const QByteArray thumbnail("\xff\xe1\x00\x06\xff\xd9\xff\xd9", 8);
const QByteArray scan("\xff\xda\x00\x02", 4);

} // namespace

class JpegEndTest : public QObject
{
    Q_OBJECT

private slots:
    void findsTheEnd()
    {
        QVERIFY(reachesEnd(start + end));
        QVERIFY(reachesEnd(start + thumbnail + scan + QByteArray("\x01\x02\xff\x00\xff\xd0\x03", 7) + end));
        QVERIFY(reachesEnd(start + scan + "\xff\xff\xff\xd9 behind it"));
    }

    void isNotTakenInByAnEndWithinASegment()
    {
        QVERIFY(!reachesEnd(start + thumbnail));
        QVERIFY(!reachesEnd(start + thumbnail + scan + "data"));
    }

    void seesEveryCut()
    {
        const QByteArray whole = start + thumbnail + scan + QByteArray("\x01\xff\x00\x02", 4) + end;
        for (qsizetype length = 0; length < whole.size(); ++length)
            QVERIFY2(!reachesEnd(whole.first(length)), qPrintable(QString::number(length)));
        QVERIFY(reachesEnd(whole));
    }

    void scansAreCounted()
    {
        const auto scansOf = [](QByteArray bytes) {
            QBuffer buffer(&bytes);
            buffer.open(QIODevice::ReadOnly);
            return jpegMarkers(buffer).scans;
        };
        QCOMPARE(scansOf(start + end), 0);
        QCOMPARE(scansOf(start + thumbnail + (scan + "data").repeated(7) + end + scan), 7);
    }

    void refusesSegmentsThatAreTooShort()
    {
        QVERIFY(!reachesEnd(start + QByteArray("\xff\xe1\x00\x01", 4) + end));
        QVERIFY(!reachesEnd({}));
    }
};

HITBOX_TEST(JpegEndTest)
#include "jpeg_end_test.moc"
