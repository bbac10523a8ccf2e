#include "service/overlap_json.h"

#include "document/names.h"
#include "formats/json/json_writer.h"

namespace hitbox {

namespace {

void writeOverlapSide(JsonWriter &json, std::string_view key, const PlacedShape &shape)
{
    json.beginObjectMember(key, JsonLayout::Line);
    json.member("instance", shape.instance);
    json.member("shape", shape.id.value);
    json.endObject();
}

Error tooMany(const Stage &stage)
{
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

void writeOverlap(JsonWriter &json, const ListedOverlap &one, Comparing comparing)
{
    const SharedPart shared = sharedPartOfListed(one);
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

SharedPart sharedPartOfListed(const ListedOverlap &one)
{
    return sharedPartOf(one.a->shape, one.b->shape);
}

Result<QList<ListedOverlap>> listed(const OverlapIndex &index, const Document &document, int stage)
{
    if (index.isHeap())
        return tooMany(document.stages.at(stage));
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
    for (const ListedOverlap &overlap : overlaps)
        writeOverlap(json, overlap, comparing);
    json.endArray();
    json.endObject();
    return json.document();
}

} // namespace hitbox
