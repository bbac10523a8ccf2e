#include "formats/all_formats.h"
#include "formats/exporters/preparation/engine_needs.h"
#include "test_class.h"

#include <QTest>

using namespace hitbox;

class EngineNeedsTest : public QObject
{
    Q_OBJECT

private slots:
    void areNoneWithoutAnEngine()
    {
        QCOMPARE(engineNeeds({}), EngineNeeds());
        QCOMPARE(engineNeeds(QStringLiteral("of the future")), EngineNeeds());
    }

    void areThoseOfTheFormatsCapabilities()
    {
        for (const Format &format : allFormats()) {
            const EngineNeeds needs = engineNeeds(QString::fromLatin1(format.id));
            QCOMPARE(needs.name, QString::fromUtf8(format.title));
            QCOMPARE(needs.convexOnly, format.capabilities.concave == ConcavePolygons::Pieces);
            QCOMPARE(needs.counterClockwiseOnly, format.capabilities.counterClockwiseOnly);
            QCOMPARE(needs.mostPoints, format.capabilities.maxPoints);
        }
    }
};

HITBOX_CORE_TEST(EngineNeedsTest)
#include "engine_needs_test.moc"
