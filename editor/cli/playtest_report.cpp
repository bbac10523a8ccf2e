#include "cli/playtest_report.h"

#include "document/numbers.h"
#include "formats/member.h"
#include "validation/wording.h"

#include <algorithm>

namespace hitbox {

namespace {

/// Of the whole test.
double secondsOf(const PlayHit &hit, const PlayTest &play)
{
    return (static_cast<double>(hit.step) + hit.moment) / play.options().stepsPerSecond;
}

template <typename Tally>
void writeTally(JsonWriter &json, const Tally &tally)
{
    writeMember(json, "hits", tally.hits);
    writeMember(json, "tunnelled", tally.tunnelled);
}

void writeHit(JsonWriter &json, const PlayHit &hit, const PlayTest &play)
{
    json.beginObject(JsonLayout::Line);
    writeMember(json, "seconds", secondsOf(hit, play));
    writeMember(json, "step", hit.step);
    writeMember(json, "moment", hit.moment);
    writeMember(json, "bullet", hit.bullet);
    writeMember(json, "emitter", hit.emitter);
    writeMember(json, "instance", hit.instance);
    writeMember(json, "shape", hit.shape.value);
    writeMember(json, "category", hit.category);
    writeMember(json, "at", hit.at);
    writeMember(json, "tunnelled", hit.tunnelled);
    json.endObject();
}

void writeShapes(JsonWriter &json, const PlayCounts &counts)
{
    beginArrayMember(json, "shapes");
    for (const auto &[shape, tally] : counts.shapes) {
        json.beginObject(JsonLayout::Line);
        writeMember(json, "instance", shape.first);
        writeMember(json, "shape", shape.second.value);
        writeTally(json, tally);
        json.endObject();
    }
    json.endArray();
}

void writeCategories(JsonWriter &json, const PlayCounts &counts)
{
    beginArrayMember(json, "categories");
    for (const auto &[category, tally] : counts.categories) {
        json.beginObject(JsonLayout::Line);
        writeMember(json, "category", category);
        writeTally(json, tally);
        json.endObject();
    }
    json.endArray();
}

void writeEmitters(JsonWriter &json, const PlayCounts &counts, const Stage &stage)
{
    beginArrayMember(json, "emitters");
    for (const auto &[emitter, tally] : counts.emitters) {
        json.beginObject(JsonLayout::Line);
        writeMember(json, "emitter", emitter);
        writeMember(json, "name", stage.emitters[emitter].name);
        writeMember(json, "shots", tally.shots);
        writeTally(json, tally);
        json.endObject();
    }
    json.endArray();
}

/// "1 hit", "3 hits"
QString counted(qint64 count, const char *noun)
{
    return QString::number(count) + QLatin1Char(' ') + QLatin1String(noun) + QLatin1String(count == 1 ? "" : "s");
}

/// "3 hits", "1 hit, 2 tunnelled"
template <typename Tally>
QString tallyText(const Tally &tally)
{
    const QString hits = counted(tally.hits, "hit");
    return tally.tunnelled > 0 ? hits + QStringLiteral(", %1 tunnelled").arg(tally.tunnelled) : hits;
}

QString shapeText(int instance, ShapeId shape, const Stage &stage)
{
    return QStringLiteral("instance %1 %2 shape %3")
        .arg(QString::number(instance), quoted(stage.instances[instance].sprite), QString::number(shape.value));
}

QString emitterText(int emitter, const Stage &stage)
{
    return QStringLiteral("emitter %1 %2").arg(QString::number(emitter), quoted(stage.emitters[emitter].name));
}

QString hitText(const PlayHit &hit, const PlayTest &play, const Stage &stage)
{
    return QStringLiteral("%1 s: bullet %2 of %3 %4 %5 at %6")
        .arg(readableNumber(secondsOf(hit, play), 3), QString::number(hit.bullet), emitterText(hit.emitter, stage),
             hit.tunnelled ? QStringLiteral("tunnels through") : QStringLiteral("hits"),
             shapeText(hit.instance, hit.shape, stage), pointText(hit.at));
}

} // namespace

QByteArray playtestJson(const PlayTest &play, const Stage &stage)
{
    const PlayCounts &counts = play.counts();
    JsonWriter json;
    json.beginObject();
    writeMember(json, "stage", stage.name);
    writeMember(json, "seconds", play.seconds());
    writeMember(json, "steps", play.steps());
    writeMember(json, "stepsPerSecond", play.options().stepsPerSecond);
    writeMember(json, "seed", play.options().seed);
    writeMember(json, "sweep", play.options().sweep == PlaySweep::On);
    writeMember(json, "shots", counts.shots);
    writeTally(json, counts.all);
    writeShapes(json, counts);
    writeCategories(json, counts);
    writeEmitters(json, counts, stage);
    beginArrayMember(json, "list");
    for (const PlayHit &hit : play.hits())
        writeHit(json, hit, play);
    json.endArray();
    json.endObject();
    return json.document();
}

void printPlaytest(Output &output, const PlayTest &play, const Stage &stage)
{
    const PlayCounts &counts = play.counts();
    for (const PlayHit &hit : play.hits())
        output.printLine(hitText(hit, play, stage));
    for (const auto &[shape, tally] : counts.shapes)
        output.printLine(shapeText(shape.first, shape.second, stage) + QStringLiteral(": ") + tallyText(tally));
    for (const auto &[category, tally] : counts.categories)
        output.printLine(QStringLiteral("category %1: ").arg(quoted(category)) + tallyText(tally));
    for (const auto &[emitter, tally] : counts.emitters) {
        output.printLine(QStringLiteral("%1: %2, %3")
                             .arg(emitterText(emitter, stage), counted(tally.shots, "shot"), tallyText(tally)));
    }
    output.printLine(QStringLiteral("%1 in %2 seconds, %3")
                         .arg(counted(counts.shots, "shot"), readableNumber(play.seconds(), 3), tallyText(counts.all)));
}

} // namespace hitbox
