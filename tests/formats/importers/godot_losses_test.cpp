#include "formats/importers/godot_losses.h"
#include "test_class.h"

#include <QTest>

using namespace hitbox;

namespace {

/// "name: what", a line each.
QStringList lossesOf(const QByteArray &nodes, const QByteArray &format = "3")
{
    const QByteArray head = "[gd_scene format=" + format + "]\n";
    const ImportNotes losses = godotLosses(GodotTree(head + nodes), {QStringLiteral("Arm/Area/Box")});
    QStringList lines;
    for (const ImportNote &note : losses.list())
        lines.append(note.place + QStringLiteral(": ") + note.what);
    return lines;
}

QByteArray heroSaying(const char *ofRoot, const char *ofArm = "", const char *ofBox = "")
{
    return QByteArray("[node name=\"Hero\" type=\"Node2D\"]\n") + ofRoot +
           "[node name=\"Arm\" type=\"Node2D\" parent=\".\"]\n" + ofArm +
           "[node name=\"Area\" type=\"Area2D\" parent=\"Arm\"]\n"
           "[node name=\"Box\" type=\"CollisionShape2D\" parent=\"Arm/Area\"]\n" +
           ofBox;
}

} // namespace

class GodotLossesTest : public QObject
{
    Q_OBJECT

private slots:
    void aRootThatIsTurnedOrScaledIsTold()
    {
        const QString told = QStringLiteral(
            "Hero: what the root says of %1 is left out: shapes and points are as they are seen from it");
        QCOMPARE(lossesOf(heroSaying("scale = Vector2(2, 2)\n")), QStringList{told.arg("“scale”")});
        QCOMPARE(lossesOf(heroSaying("rotation = 0.5\nscale = Vector2(-1, 1)\nskew = 0.1\n")),
                 QStringList{told.arg("“rotation”, “skew”, “scale”")});
        QCOMPARE(lossesOf(heroSaying("transform = Transform2D(2, 0, 0, 2, 9, 9)\n")),
                 QStringList{told.arg("“transform”")});
    }

    void whereTheRootStandsIsNoLoss()
    {
        QCOMPARE(lossesOf(heroSaying("position = Vector2(9, 9)\nscale = Vector2(1, 1)\nrotation = 0.0\n")),
                 QStringList());
        QCOMPARE(lossesOf(heroSaying("transform = Transform2D(1, 0, 0, 1, 9, 9)\n")), QStringList());
    }

    void skewsOfWhatShapesHangOnAreTold()
    {
        QCOMPARE(
            lossesOf(heroSaying("", "skew = 0.2\n", "skew = 0.1\n")),
            (QStringList{QStringLiteral("Arm: its skew is left out"), QStringLiteral("Box: its skew is left out")}));
        QCOMPARE(lossesOf(heroSaying("", "", "skew = 0.0\n")), QStringList());
        QCOMPARE(lossesOf(heroSaying("") + "[node name=\"Light\" type=\"Node2D\" parent=\".\"]\nskew = 0.2\n"),
                 QStringList());
    }

    void nodesThatFollowNoParentAreTold()
    {
        const QString told =
            QStringLiteral("Box: its “top_level” is left out: it stands where the nodes above it put it");
        QCOMPARE(lossesOf(heroSaying("", "", "skew = 0.1\ntop_level = true\n")),
                 (QStringList{QStringLiteral("Box: its skew is left out"), told}));
        QCOMPARE(lossesOf(heroSaying("", "", "top_level = false\n")), QStringList());
    }

    void theSpeedOfAPlayerIsTold()
    {
        const QByteArray player = "[node name=\"Player\" type=\"AnimationPlayer\" parent=\".\"]\n";
        const QString told = QStringLiteral("Player: its “%1” is left out: frames last as long as the animations say");
        QCOMPARE(lossesOf(heroSaying("") + player + "speed_scale = 2.0\n"), QStringList{told.arg("speed_scale")});
        QCOMPARE(lossesOf(heroSaying("") + player + "playback_speed = 0.5\n", "2"),
                 QStringList{told.arg("playback_speed")});
        QCOMPARE(lossesOf(heroSaying("") + player), QStringList());
    }

    void castsAreTold()
    {
        QCOMPARE(lossesOf(heroSaying("") + "[node name=\"Eye\" type=\"RayCast2D\" parent=\".\"]\n"),
                 QStringList{QStringLiteral("Eye: it is left out: frames have no RayCast2D")});
    }
};

HITBOX_TEST(GodotLossesTest)
#include "godot_losses_test.moc"
