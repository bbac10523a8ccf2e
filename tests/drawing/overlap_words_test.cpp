#include "drawing/overlap_words.h"
#include "test_class.h"

#include "document/edits.h"
#include "document/hit_each_other.h"
#include "stage/placements.h"

#include <QTest>

using namespace hitbox;
using geometry::Relation;

namespace {

PlacedShape named(const QString &name, const QString &category)
{
    PlacedShape shape;
    shape.name = name;
    shape.category = category;
    return shape;
}

QString sentence(Relation relation, const QString &categoryA, const QString &categoryB)
{
    const Document document = emptyProject();
    const Overlap overlap{{}, relation, relation, hitEachOther(document, categoryA, categoryB)};
    return meetingSentence(document, overlap, named("blade", categoryA), named("hull", categoryB));
}

} // namespace

class OverlapWordsTest : public QObject
{
    Q_OBJECT

private slots:
    void whatStrikesComesFirst();
    void mereContactSaysHowTheyMeet();
    void bothMayStrike();
    void theEnginesAnswerStandsBesideOurs();
};

void OverlapWordsTest::whatStrikesComesFirst()
{
    QCOMPARE(sentence(Relation::Overlapping, "hit", "hurt"), QString("blade hits hull"));
    QCOMPARE(sentence(Relation::Overlapping, "hurt", "hit"), QString("hull hits blade"));
}

void OverlapWordsTest::mereContactSaysHowTheyMeet()
{
    QCOMPARE(sentence(Relation::Touching, "hurt", "hurt"), QString("blade touches hull"));
    QCOMPARE(sentence(Relation::Containing, "hurt", ""), QString("blade contains hull"));
    QCOMPARE(sentence(Relation::Contained, "", ""), QString("blade lies within hull"));
    QCOMPARE(sentence(Relation::Equal, "hurt", "hurt"), QString("blade equals hull"));
}

void OverlapWordsTest::bothMayStrike()
{
    Document document = emptyProject();
    for (Category &category : document.categories)
        category.hits = {"hit", "hurt"};
    const Overlap overlap{{}, Relation::Overlapping, Relation::Overlapping, true};
    QCOMPARE(meetingSentence(document, overlap, named("blade", "hit"), named("hull", "hurt")),
             QString("blade and hull hit each other"));
}

void OverlapWordsTest::theEnginesAnswerStandsBesideOurs()
{
    Overlap overlap{{}, Relation::Separate, Relation::Touching, false};
    QCOMPARE(engineSentence(overlap, {EngineRounding::Numbers::SingleMetres}),
             QString("separate here, touching in float32 metres"));
    overlap.relation = Relation::Touching;
    overlap.inEngine = Relation::Overlapping;
    QCOMPARE(engineSentence(overlap, {EngineRounding::Numbers::WholePixels}),
             QString("touching here, overlapping in whole pixels"));
    overlap.inEngine = Relation::Touching;
    QVERIFY(engineSentence(overlap, {EngineRounding::Numbers::WholePixels}).isEmpty());
}

HITBOX_WINDOW_TEST(OverlapWordsTest)
#include "overlap_words_test.moc"
