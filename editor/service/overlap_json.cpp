#include "service/overlap_json.h"

#include "document/names.h"
#include "formats/json/json_writer.h"
#include "stage/play_contact.h"

namespace hitbox {

namespace {

void writeOverlapSide(JsonWriter &json, std::string_view key, const PlacedShape &shape)
{
    json.beginObjectMember(key, JsonLayout::Line);
    json.member("instance", shape.instance);
    json.member("shape", shape.id.value);
    json.endObject();
}

Error tooMuch(const Stage &stage, OverlapIndex::Heap heap)
{
    if (heap == OverlapIndex::Heap::Work)
        return {{},
                QStringLiteral("stage ") + quoted(stage.name),
                QStringLiteral("the instances lie in a tangle: to compare their shapes takes more than %1 steps; "
                               "simplify the outlines, move instances apart, or to several stages")
                    .arg(OverlapIndex::usualWork)};
    return {
        {},
        QStringLiteral("stage ") + quoted(stage.name),
        QStringLiteral("the instances lie in a heap: more than %1 pairs are too near to be compared; move them apart, "
                       "or to several stages")
            .arg(OverlapIndex::usualLimit)};
}

void writeHits(JsonWriter &json, const CountedHits &hits)
{
    json.member("hits", hits.count);
    if (!hits.groupA.isEmpty())
        json.member("groupA", hits.groupA);
    if (!hits.groupB.isEmpty())
        json.member("groupB", hits.groupB);
}

void writeOverlap(JsonWriter &json, const ListedOverlap &one, const SharedPart &shared, Comparing comparing)
{
    json.beginObject();
    writeOverlapSide(json, "a", *one.a);
    writeOverlapSide(json, "b", *one.b);
    json.member("relation", relationName(one.overlap->relation));
    if (comparing == Comparing::WithEngine)
        json.member("inEngine", relationName(one.overlap->inEngine));
    json.member("area", shared.area);
    if (one.hits)
        writeHits(json, *one.hits);
    json.beginArrayMember("region");
    for (const geometry::Ring &ring : shared.region.rings) {
        json.beginArray(JsonLayout::Line);
        for (const geometry::Point point : ring)
            json.value(point);
        json.endArray();
    }
    json.endArray();
    json.endObject();
}

} // namespace

void SharedParts::findOut(const ListedOverlap &one)
{
    m_work.spend(sizeOfShape(one.a->shape) + sizeOfShape(one.b->shape));
    // Copies of one shape in one place share the same.
    if (m_known.a && one.a->shape == m_known.a->shape && one.b->shape == m_known.b->shape)
        return;
    m_known = one;
    const auto question = [&one](const geometry::Budget &budget) {
        SharedPart found = sharedPartOf(one.a->shape, one.b->shape, budget);
        return found.area ? std::optional(std::move(found)) : std::nullopt;
    };
    m_part = m_work.answer(geometry::Budget(), question).value_or(SharedPart{std::nullopt, {}});
}

std::optional<double> SharedParts::areaOf(const ListedOverlap &one)
{
    findOut(one);
    return m_work.isOver() ? std::nullopt : m_part.area;
}

SharedPart SharedParts::of(const ListedOverlap &one)
{
    findOut(one);
    constexpr std::uint64_t stepsToPrint = 100; // a point: of twenty million the text takes some hundred megabytes
    for (const geometry::Ring &ring : m_part.region.rings)
        m_work.spend(stepsToPrint * ring.size());
    return m_work.isOver() ? SharedPart{std::nullopt, {}} : m_part;
}

Result<QList<ListedOverlap>> listed(const OverlapIndex &index, const Document &document, int stage)
{
    if (index.isHeap())
        return tooMuch(document.stages.at(stage), index.heap());
    QList<ListedOverlap> list;
    QList<CountedHits> hits;
    if (usesHitGroups(document))
        hits = countedHits(document, stage, index.overlaps());
    for (const Overlap &overlap : index.overlaps()) {
        list.append({&overlap, index.find(overlap.pair.instanceA, overlap.pair.shapeA),
                     index.find(overlap.pair.instanceB, overlap.pair.shapeB),
                     hits.isEmpty() ? std::nullopt : std::optional(hits.at(list.size()))});
    }
    return list;
}

QByteArray overlapsJson(const QString &stage, const QList<ListedOverlap> &overlaps, Comparing comparing)
{
    JsonWriter json;
    json.beginObject();
    json.member("stage", stage);
    json.beginArrayMember("overlaps");
    SharedParts parts;
    for (const ListedOverlap &overlap : overlaps)
        writeOverlap(json, overlap, parts.of(overlap), comparing);
    json.endArray();
    json.endObject();
    return json.document();
}

} // namespace hitbox
