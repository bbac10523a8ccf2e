#include "document/conflict_edits.h"
#include "test_class.h"
#include "validation/fixes.h"
#include "validation/validate.h"

#include "validation/one_frame.h"

#include <QTest>

using namespace hitbox;

namespace {

QList<Finding> found(const Document &document)
{
    QList<Finding> conflicts;
    for (const Finding &finding : validate(document, {})) {
        if (finding.rule == "unsettled-conflict")
            conflicts.append(finding);
    }
    return conflicts;
}

/// A frame with a shape, and a conflict of each kind.
Document withConflicts()
{
    Document document;
    Frame frame;
    frame.name = "walk";
    frame.rect = QRect(0, 0, 16, 16);
    frame.size = QSize(16, 16);
    Shape shape;
    shape.id = {7};
    shape.name = "hull";
    shape.outline = geometry::Circle{{8, 8}, 3};
    frame.shapes = {shape};
    Sprite sprite;
    sprite.name = "ship";
    sprite.frames = {frame};
    document.sprites = {sprite};
    const QList<MergeStep> inShape{{"sprites", "ship"}, {"frames", "walk"}, {"shapes", "7"}};
    document.conflicts = {{inShape, MergeConflictKind::Changed, "category"},
                          {inShape, MergeConflictKind::Removed},
                          {inShape.first(2), MergeConflictKind::Order, "shapes"},
                          {inShape.first(1), MergeConflictKind::NameTaken, "name"},
                          {inShape, MergeConflictKind::Copied},
                          {{{"sprites", "ship"}, {"tags", "gone"}}, MergeConflictKind::Emptied},
                          {{{"sprites", "none"}}, MergeConflictKind::Other}};
    return document;
}

} // namespace

class UnsettledConflictTest : public QObject
{
    Q_OBJECT

private slots:
    void eachIsAnErrorWhereItIs()
    {
        const Document document = withConflicts();
        const QList<Finding> findings = found(document);
        QCOMPARE(findings.size(), document.conflicts.size());
        for (const Finding &finding : findings) {
            QCOMPARE(finding.severity, Severity::Error);
            QVERIFY(!finding.message.isEmpty());
        }
        QCOMPARE(findings[0].frame, (FrameRef{0, 0}));
        QCOMPARE(findings[0].shape, ShapeId{7});
        QCOMPARE(findings[0].message, QString("Two versions were merged that both changed “category”"));
        QVERIFY(findings[1].message.contains("“hull”"));
        QVERIFY(findings[5].message.contains("“gone”"));
        QCOMPARE(findings[6].frame.sprite, -1);
        QVERIFY(found(Document()).isEmpty());
    }

    void itsOnlyRepairLeavesAllElseAsItIs()
    {
        const Document document = withConflicts();
        const QList<Finding> findings = found(document);
        for (int i = 0; i < findings.size(); ++i) {
            const QList<Fix> fixes = fixesOf(document, findings.at(i), {});
            QCOMPARE(fixes.size(), 1);
            QCOMPARE(fixes[0].apply(document), withoutConflict(document, i));
        }
        const QList<Fix> late = fixesOf(document, findings.at(0), {});
        const Document settled = withoutConflict(document, 0);
        QCOMPARE(late[0].apply(settled), settled);
        QCOMPARE(fixedAll(document, {}).document.conflicts, document.conflicts);
    }

    void aProjectMayWeighItOtherwise()
    {
        Document document = withConflicts();
        document.rules = {{"unsettled-conflict", Severity::Warning}};
        QCOMPARE(found(document)[0].severity, Severity::Warning);
        document.rules = {{"unsettled-conflict", std::nullopt}};
        QVERIFY(found(document).isEmpty());
    }
};

HITBOX_TEST(UnsettledConflictTest)
#include "unsettled_conflict_test.moc"
