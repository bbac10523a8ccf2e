#include "images/layer_role.h"
#include "test_class.h"

#include <QTest>

using namespace hitbox;

class LayerRoleTest : public QObject
{
    Q_OBJECT

private slots:
    void aCategoryAColonAndAName();
    void otherNamesAreDrawn_data();
    void otherNamesAreDrawn();
};

void LayerRoleTest::aCategoryAColonAndAName()
{
    const std::optional<LayerRole> fist = layerRole(QStringLiteral("hit:left fist: big"));
    QVERIFY(fist);
    QCOMPARE(fist->category, QStringLiteral("hit"));
    QCOMPARE(fist->name, QStringLiteral("left fist: big"));
    const std::optional<LayerRole> push = layerRole(QStringLiteral(" push box:feet "));
    QVERIFY(push);
    QCOMPARE(push->category, QStringLiteral("push box"));
    QCOMPARE(push->name, QStringLiteral("feet"));
}

void LayerRoleTest::otherNamesAreDrawn_data()
{
    QTest::addColumn<QString>("name");
    for (const char *name : {"", "Layer 1", "Copy: head", "a :b", ":b", "a:", ":", "a: ", " : "})
        QTest::newRow(name) << QString::fromLatin1(name);
}

void LayerRoleTest::otherNamesAreDrawn()
{
    QFETCH(QString, name);
    QVERIFY(!layerRole(name));
}

HITBOX_TEST(LayerRoleTest)
#include "layer_role_test.moc"
