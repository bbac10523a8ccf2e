#include "formats/exporters/preparation/xml_losses.h"
#include "test_class.h"

#include <QTest>

using namespace hitbox;

namespace {

const QString bell = QStringLiteral("a") + QChar(7);

Document withBells()
{
    Sprite sprite;
    sprite.name = bell;
    sprite.properties = {{QStringLiteral("says"), bell}};
    Frame frame;
    frame.name = bell;
    sprite.frames = {frame};
    Document document;
    document.sprites = {sprite};
    return document;
}

} // namespace

class XmlLossesTest : public QObject
{
    Q_OBJECT

private slots:
    void onlyWhatTheFormatWritesAsXmlIsTold()
    {
        Capabilities capabilities;
        QVERIFY(namesChangedByXml(withBells(), capabilities).isEmpty());
        capabilities.properties = {};
        capabilities.xml = XmlName::Frames;
        const QList<Finding> losses = namesChangedByXml(withBells(), capabilities);
        QCOMPARE(losses.size(), 1);
        QCOMPARE(losses.first().frame, (FrameRef{0, 0}));
        QCOMPARE(losses.first().severity, Severity::Warning);
    }

    void textsOfPropertiesAreTold()
    {
        Capabilities capabilities;
        capabilities.properties = PropertyHolder::Sprites;
        capabilities.xml = XmlName::Shapes;
        const QList<Finding> losses = namesChangedByXml(withBells(), capabilities);
        QCOMPARE(losses.size(), 1);
        QVERIFY(losses.first().message.startsWith(QStringLiteral("The text of the property “says” ")));
    }

    void plainNamesLoseNothing()
    {
        Document document = withBells();
        document.sprites.first().name = QStringLiteral("hero & <co>");
        Capabilities capabilities;
        capabilities.properties = {};
        capabilities.xml = XmlName::Others;
        QVERIFY(namesChangedByXml(document, capabilities).isEmpty());
    }
};

HITBOX_CORE_TEST(XmlLossesTest)
#include "xml_losses_test.moc"
