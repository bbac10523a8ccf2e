#include "formats/importers/godot_passed_over.h"
#include "test_class.h"

#include <QTest>

using namespace hitbox;

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
            QCOMPARE(takenOf({{node, "position:x"}}),
                     QStringLiteral("its tracks of “%1:position:x” are left out").arg(node));
        QCOMPARE(takenOf({{"Light", "position"}}), QString());
        QCOMPARE(takenOf({{".", "position"}}), QString());
        QCOMPARE(takenOf({{".", "collision_layer"}}), QStringLiteral("its tracks of “.:collision_layer” are left out"));
    }

    void whatChangesNoFrameDoesNotCount()
    {
        QCOMPARE(takenOf({{"Hurt", "modulate"}, {"Body/Picture", "visible"}, {"Hurt", "positions"}}), QString());
    }

    void cellsOfAnyPictureCount()
    {
        QCOMPARE(takenOf({{"Spark", "frame"}, {"Spark", "texture"}, {"Smoke", "frame_coords"}}),
                 QStringLiteral("its tracks of “Spark:frame”, “Smoke:frame_coords” are left out"));
    }

    void theFirstFewAreNamed()
    {
        QCOMPARE(takenOf(QList<std::pair<QString, QString>>(7, {"Hurt", "scale"})).count("Hurt:scale"), 5);
        QVERIFY(takenOf(QList<std::pair<QString, QString>>(7, {"Hurt", "scale"})).endsWith("and 2 more are left out"));
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
