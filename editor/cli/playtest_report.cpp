#include "cli/playtest_report.h"

#include "cli/finding_report.h"
#include "document/names.h"
#include "document/numbers.h"
#include "formats/json/json_writer.h"

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
    json.member("hits", tally.hits);
    json.member("tunnelled", tally.tunnelled);
}

/// Only where there are any.
void writeLeftOut(JsonWriter &json, qint64 shots)
{
    if (shots > 0)
        json.member("leftOut", shots);
}

void writeHit(JsonWriter &json, const PlayHit &hit, const PlayTest &play)
{
    json.beginObject(JsonLayout::Line);
    json.member("seconds", secondsOf(hit, play));
    json.member("step", hit.step);
    json.member("moment", hit.moment);
    json.member("bullet", hit.bullet);
    json.member("emitter", hit.emitter);
    json.member("instance", hit.instance);
    json.member("shape", hit.shape.value);
    json.member("category", hit.category);
    if (!hit.group.isEmpty())
        json.member("group", hit.group);
    json.member("at", hit.at);
    json.member("tunnelled", hit.tunnelled);
    json.endObject();
}

void writeShapes(JsonWriter &json, const PlayCounts &counts)
{
    json.beginArrayMember("shapes");
    for (const auto &[shape, tally] : counts.shapes) {
        json.beginObject(JsonLayout::Line);
        json.member("instance", shape.first);
        json.member("shape", shape.second.value);
        writeTally(json, tally);
        json.endObject();
    }
    json.endArray();
}

/// Only where there are any.
void writeGroups(JsonWriter &json, const PlayCounts &counts)
{
    if (counts.groups.empty())
        return;
    json.beginArrayMember("groups");
    for (const auto &[group, tally] : counts.groups) {
        json.beginObject(JsonLayout::Line);
        json.member("instance", group.first);
        json.member("group", group.second);
        writeTally(json, tally);
        json.endObject();
    }
    json.endArray();
}

void writeCategories(JsonWriter &json, const PlayCounts &counts)
{
    json.beginArrayMember("categories");
    for (const auto &[category, tally] : counts.categories) {
        json.beginObject(JsonLayout::Line);
        json.member("category", category);
        writeTally(json, tally);
        json.endObject();
    }
    json.endArray();
}

void writeEmitters(JsonWriter &json, const PlayCounts &counts, const Stage &stage)
{
    json.beginArrayMember("emitters");
    for (const auto &[emitter, tally] : counts.emitters) {
        json.beginObject(JsonLayout::Line);
        json.member("emitter", emitter);
        json.member("name", stage.emitters[emitter].name);
        json.member("shots", tally.shots);
        writeLeftOut(json, tally.leftOut);
        writeTally(json, tally);
        json.endObject();
    }
    json.endArray();
}

/// "3 hits", "1 hit, 2 tunnelled"
template <typename Tally>
QString tallyText(const Tally &tally)
{
    const QString hits = counted(tally.hits, QStringLiteral("hit"));
    return tally.tunnelled > 0 ? hits + QStringLiteral(", %1 tunnelled").arg(tally.tunnelled) : hits;
}

/// "10 shots", "10 shots, 3 more left out"
QString shotsText(qint64 shots, qint64 leftOut)
{
    const QString fired = counted(shots, QStringLiteral("shot"));
    return leftOut > 0 ? fired + QStringLiteral(", %1 more left out").arg(leftOut) : fired;
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
    json.member("stage", stage.name);
    json.member("seconds", play.seconds());
    json.member("steps", play.steps());
    json.member("stepsPerSecond", play.options().stepsPerSecond);
    json.member("seed", play.options().seed);
    json.member("sweep", play.options().sweep == PlaySweep::On);
    json.member("shots", counts.shots);
    writeLeftOut(json, counts.leftOut);
    writeTally(json, counts.all);
    writeShapes(json, counts);
    writeGroups(json, counts);
    writeCategories(json, counts);
    writeEmitters(json, counts, stage);
    json.beginArrayMember("list");
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
    for (const auto &[group, tally] : counts.groups) {
        output.printLine(
            QStringLiteral("instance %1 %2 group %3: ")
                .arg(QString::number(group.first), quoted(stage.instances[group.first].sprite), quoted(group.second)) +
            tallyText(tally));
    }
    for (const auto &[category, tally] : counts.categories)
        output.printLine(QStringLiteral("category %1: ").arg(quoted(category)) + tallyText(tally));
    for (const auto &[emitter, tally] : counts.emitters) {
        output.printLine(
            QStringLiteral("%1: %2, %3")
                .arg(emitterText(emitter, stage), shotsText(tally.shots, tally.leftOut), tallyText(tally)));
    }
    const qint64 unlisted = counts.all.hits + counts.all.tunnelled - static_cast<qint64>(play.hits().size());
    if (unlisted > 0)
        output.printLine(
            QStringLiteral("%1 more were counted and are not listed").arg(counted(unlisted, QStringLiteral("hit"))));
    if (counts.leftOut > 0)
        output.printLine(QStringLiteral("%1 left out: no more than %2 bullets, with %3 points in all, are in the air "
                                        "at once; let emitters fire less often, or let bullets be faster")
                             .arg(counted(counts.leftOut, QStringLiteral("shot")))
                             .arg(PlayTest::mostBullets)
                             .arg(PlayTest::mostBulletPoints));
    output.printLine(QStringLiteral("%1 in %2 seconds, %3")
                         .arg(counted(counts.shots, QStringLiteral("shot")), readableNumber(play.seconds(), 3),
                              tallyText(counts.all)));
}

} // namespace hitbox
