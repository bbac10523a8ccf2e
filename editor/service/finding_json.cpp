#include "service/finding_json.h"

#include "service/finding_place.h"

namespace hitbox {

namespace {

void writeFinding(JsonWriter &json, const Document &document, const Finding &finding)
{
    json.beginObject(JsonLayout::Line);
    json.member("rule", finding.rule);
    json.member("severity", severityName(finding.severity));
    writePlace(json, document, finding);
    if (!finding.edges.isEmpty()) {
        json.beginArrayMember("edges");
        for (const int edge : finding.edges)
            json.value(edge);
        json.endArray();
    }
    if (finding.kind != geometry::MeetingKind::None)
        json.member("kind", meetingKindName(finding.kind));
    if (!finding.points.isEmpty()) {
        json.beginArrayMember("points");
        for (const geometry::Point point : finding.points)
            json.value(point);
        json.endArray();
    }
    json.member("message", finding.message);
    json.endObject();
}

} // namespace

void writeFindings(JsonWriter &json, const Document &document, const QList<Finding> &findings)
{
    json.beginArrayMember("findings");
    for (const Finding &finding : findings)
        writeFinding(json, document, finding);
    json.endArray();
}

void writeLosses(JsonWriter &json, const Document &document, const QList<Finding> &losses)
{
    json.beginArrayMember("losses");
    for (const Finding &loss : losses) {
        json.beginObject(JsonLayout::Line);
        json.member("severity", severityName(loss.severity));
        writePlace(json, document, loss);
        json.member("message", loss.message);
        json.endObject();
    }
    json.endArray();
}

} // namespace hitbox
