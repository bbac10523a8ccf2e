#include "formats/importers/godot_passed_over.h"
#include "test_class.h"

#include <QTest>

using namespace hitbox;

namespace {

QString changing(const QString &what)
{
    return QStringLiteral("it also changes %1, which is left out: that stays as the scene has it").arg(what);
}

} // namespace

class GodotPassedOverTest : public QObject
{
    Q_OBJECT

private:
    static QString takenOf(const QList<std::pair<QString, QString>> &tracks)
    {
        GodotPassedOver passedOver({{"Hurt/Arm/Box", 0}}, {"Body/Picture", {4, 2}, 0});
        for (const auto &[node, property] : tracks)
            passedOver.add(node, property);
        return passedOver.taken();
    }

private slots:
    void nodesOfFramesCountAndAllThatTheyHangOn()
    {
        for (const char *node : {"Hurt/Arm/Box", "Hurt/Arm", "Hurt", "Body/Picture", "Body"})
            QCOMPARE(takenOf({{node, "position:x"}}), changing(QStringLiteral("“position:x” of “%1”").arg(node)));
        QCOMPARE(takenOf({{"Light", "position"}}), QString());
        QCOMPARE(takenOf({{".", "position"}}), QString());
        QCOMPARE(takenOf({{".", "collision_layer"}}), changing(QStringLiteral("“collision_layer” of “.”")));
    }

    void whatChangesNoFrameDoesNotCount()
    {
        QCOMPARE(takenOf({{"Hurt", "modulate"}, {"Body/Picture", "visible"}, {"Hurt", "positions"}}), QString());
    }

    void cellsOfAnyPictureCount()
    {
        QCOMPARE(takenOf({{"Spark", "frame"}, {"Spark", "texture"}, {"Smoke", "frame_coords"}}),
                 changing(QStringLiteral("“frame” of “Spark”, “frame_coords” of “Smoke”")));
    }

    void theFirstFewAreNamed()
    {
        QCOMPARE(takenOf(QList<std::pair<QString, QString>>(7, {"Hurt", "scale"})).count("“scale” of “Hurt”"), 5);
        QVERIFY(takenOf(QList<std::pair<QString, QString>>(7, {"Hurt", "scale"}))
                    .contains(" and 2 more, which is left out"));
    }

    void eachIsTakenOnce()
    {
        GodotPassedOver passedOver({}, {});
        passedOver.add("Spark", "frame");
        QVERIFY(!passedOver.taken().isEmpty());
        QVERIFY(passedOver.taken().isEmpty());
    }
};

HITBOX_TEST(GodotPassedOverTest)
#include "godot_passed_over_test.moc"
