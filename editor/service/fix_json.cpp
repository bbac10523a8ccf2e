#include "service/fix_json.h"

#include "service/finding_place.h"

namespace hitbox {

namespace {

/// Only where there are some.
void writeShapes(JsonWriter &json, const char *key, const Document &document, const QList<ShapeRef> &shapes)
{
    if (shapes.isEmpty())
        return;
    json.beginArrayMember(key);
    for (const ShapeRef &ref : shapes) {
        json.beginObject(JsonLayout::Line);
        writePlace(json, document, placedAt(document, ref));
        json.endObject();
    }
    json.endArray();
}

} // namespace

Finding placedAt(const Document &document, const ShapeRef &ref)
{
    Finding place;
    place.frame = ref.frame;
    place.shape = findFrame(document, ref.frame)->shapes.at(ref.shape).id;
    return place;
}

void writeFixes(JsonWriter &json, const FixedDocument &fixed)
{
    json.beginArrayMember("fixes");
    for (const FixDone &done : fixed.done) {
        json.beginObject(JsonLayout::Line);
        json.member("rule", done.finding.rule);
        json.member("fix", done.fix);
        writePlace(json, fixed.document, done.finding);
        json.member("message", done.finding.message);
        json.member("done", done.title);
        json.endObject();
    }
    json.endArray();
    writeShapes(json, "workedOut", fixed.document, fixed.workedOut);
    writeShapes(json, "newKeys", fixed.document, fixed.newKeys);
}

void writeNotFixed(JsonWriter &json, const Document &document, const QList<NotFixed> &left)
{
    if (left.isEmpty())
        return;
    json.beginArrayMember("notFixed");
    for (const NotFixed &one : left) {
        json.beginObject(JsonLayout::Line);
        json.member("rule", one.finding.rule);
        writePlace(json, document, one.finding);
        json.member("why", one.why);
        json.endObject();
    }
    json.endArray();
}

} // namespace hitbox
