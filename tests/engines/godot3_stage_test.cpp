#include "engines/godot3_engine.h"
#include "formats/exporters/golden.h"
#include "stage/placements.h"
#include "test_class.h"

#include <QTemporaryDir>
#include <QTest>

#include <hitbox/geometry/distance.h>
#include <hitbox/geometry/location.h>

/// A stage's scene in the real engine: its physics server has to find what the geometry core finds.
namespace hitbox {

namespace {

constexpr double stageBlur = 0.02; ///< the engine computes with 32-bit floats, and mirrors and turns them

/// What stands at the point, as "lopsided/stand_head;lopsided_3/strike_pole"; nothing too near to an outline.
std::optional<QString> standingAt(const Document &document, geometry::Point point)
{
    const Stage &stage = document.stages[0];
    QStringList names;
    for (const PlacedShape &placed : placedShapes(document, stage)) {
        if (geometry::distanceToBoundary(point, placed.shape) < stageBlur)
            return std::nullopt;
        if (geometry::locate(point, placed.shape) == geometry::Location::Inside)
            names.append(QStringLiteral("%1/%2_%3")
                             .arg(placed.instance == 0 ? QStringLiteral("lopsided") : QStringLiteral("lopsided_3"),
                                  stage.instances[placed.instance].frame, placed.name));
    }
    names.sort();
    return names.join(u';');
}

} // namespace

class Godot3StageTest : public QObject
{
    Q_OBJECT

    /// What the engine prints of a stage with a single sprite, asked about these points.
    static QStringList linesOf(const ExportPreview &preview, const QByteArray &points)
    {
        const QTemporaryDir folder;
        const QString sprite = folder.filePath(preview.files[0].name);
        if (!godot3::write(sprite, preview.files[0].bytes) ||
            !godot3::write(folder.filePath(QStringLiteral("stage.tscn")), preview.files[1].bytes) ||
            !godot3::write(folder.filePath(QStringLiteral("points.txt")), points))
            return {QStringLiteral("the files could not be written")};
        return godot3::linesOf(QStringLiteral("check_stage.gd"), folder.path());
    }

private slots:
    void initTestCase()
    {
        if (!godot3::isInstalled())
            QSKIP("godot3-server is not installed");
    }

    void holdsThePointsThatTheGeometryCoreHolds()
    {
        Document document = golden::lopsided();
        document.stages[0].layers = {{QStringLiteral("front")}};
        QList<Instance> &instances = document.stages[0].instances;
        instances[0].rotation = 30;
        instances[0].scale = {1.5, 0.75};
        instances[1].layer = QStringLiteral("front");
        instances[1].position = {60, 10};
        Instance playing = instances[0];
        playing.position = {1000, 0}; // away from the points
        playing.tag = QStringLiteral("back and forth");
        instances.append(playing);
        const ExportPreview preview = golden::exported(document, "godot3");

        QByteArray points;
        QStringList expected;
        for (double y = -80.3; y < 120; y += 3) {
            for (double x = -80.7; x < 120; x += 3) {
                const std::optional<QString> names = standingAt(document, {x, y});
                if (!names)
                    continue;
                const QString point = QStringLiteral("%1 %2").arg(x).arg(y);
                points += point.toUtf8() + '\n';
                expected.append(QStringLiteral("point %1 %2").arg(point, *names));
            }
        }
        QVERIFY(expected.filter(QStringLiteral("/stand_notched")).size() > 20);
        QVERIFY(expected.filter(QStringLiteral("lopsided_3/strike_notched")).size() > 20);

        const QStringList lines = linesOf(preview, points);
        QCOMPARE(godot3::complaint(lines), QString());
        QCOMPARE(lines.filter(QStringLiteral("plays ")),
                 (QStringList{QStringLiteral("plays lopsided_2 back and forth")}));
        QCOMPARE(lines.filter(QStringLiteral("point ")), expected);
    }

    void readsHostileNames()
    {
        const QString hostile = QStringLiteral("say \"hi\"\\ a/b:c]\n[d = gr\u00f6\u00dfe");
        Document document = golden::lopsided();
        document.sprites[0].name = document.sprites[0].tags[0].name = hostile;
        Stage &stage = document.stages[0];
        stage.name = hostile;
        stage.layers = {{hostile}};
        for (Instance &instance : stage.instances)
            instance.sprite = instance.layer = hostile;
        stage.instances[1].position = {1000, 0};
        stage.instances[1].tag = hostile;
        const QStringList lines = linesOf(golden::exported(document, "godot3"), "-10 -20\n");
        QCOMPARE(godot3::complaint(lines), QString());
        const QString node = QStringLiteral("say _hi_\\ a_b_c]_[d = gr\u00f6\u00dfe");
        QVERIFY(lines.contains(QStringLiteral("point -10 -20 %1_2/stand_notched").arg(node)));
        QCOMPARE(lines.filter(QStringLiteral("plays ")).size(), 1);
    }
};

HITBOX_CORE_TEST(Godot3StageTest)

} // namespace hitbox

#include "godot3_stage_test.moc"
