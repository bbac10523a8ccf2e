#include "cli/commands.h"
#include "cli/project_input.h"
#include "document/numbers.h"
#include "formats/member.h"
#include "formats/project_file.h"
#include "stage/overlaps.h"
#include "validation/wording.h"

namespace hitbox {

namespace {

void writeSide(JsonWriter &json, std::string_view key, const PlacedShape &shape)
{
    beginObjectMember(json, key, JsonLayout::Line);
    writeMember(json, "instance", shape.instance);
    writeMember(json, "shape", shape.id.value);
    json.endObject();
}

void writeOverlap(JsonWriter &json, const Overlap &overlap)
{
    json.beginObject();
    writeSide(json, "a", overlap.a);
    writeSide(json, "b", overlap.b);
    writeMember(json, "relation", relationName(overlap.relation));
    writeMember(json, "area", overlap.area);
    beginArrayMember(json, "region");
    for (const geometry::Ring &ring : overlap.region.rings) {
        json.beginArray(JsonLayout::Line);
        for (const geometry::Point point : ring)
            json.value(point);
        json.endArray();
    }
    json.endArray();
    json.endObject();
}

QByteArray jsonOf(const QString &stage, const QList<Overlap> &overlaps)
{
    JsonWriter json;
    json.beginObject();
    writeMember(json, "stage", stage);
    beginArrayMember(json, "overlaps");
    for (const Overlap &overlap : overlaps)
        writeOverlap(json, overlap);
    json.endArray();
    json.endObject();
    return json.document();
}

QString sideText(const PlacedShape &shape, const Stage &stage)
{
    return QStringLiteral("instance %1 %2 shape %3 %4")
        .arg(QString::number(shape.instance), quoted(stage.instances[shape.instance].sprite),
             QString::number(shape.id.value), quoted(shape.name));
}

void printOverlaps(Output &output, const Stage &stage, const QList<Overlap> &overlaps)
{
    for (const Overlap &overlap : overlaps) {
        QString line = QStringLiteral("%1, %2: %3")
                           .arg(sideText(overlap.a, stage), sideText(overlap.b, stage), relationName(overlap.relation));
        if (overlap.area > 0)
            line += QStringLiteral(", %1 square pixels").arg(readableNumber(overlap.area));
        if (overlap.hit)
            line += QStringLiteral(", hit");
        output.printLine(line);
    }
    if (overlaps.isEmpty())
        output.printLine(QStringLiteral("no overlaps"));
}

ExitStatus run(const Arguments &arguments, Output &output)
{
    const QString file = arguments.operands.first();
    const Result<Document> document = readProject(file);
    if (!document) {
        output.message(document.error(), file);
        return ExitStatus::Failed;
    }
    const Result<const Stage *> stage = stageNamed(*document, arguments.value(QStringLiteral("stage")));
    if (!stage) {
        output.message(stage.error(), file);
        return ExitStatus::Failed;
    }

    const QList<Overlap> overlaps = overlapsOf(*document, **stage);
    if (arguments.has(QStringLiteral("json")))
        output.print(jsonOf((*stage)->name, overlaps));
    else
        printOverlaps(output, **stage, overlaps);
    const bool fails = arguments.has(QStringLiteral("fail")) && !overlaps.isEmpty();
    return fails ? ExitStatus::Findings : ExitStatus::Done;
}

} // namespace

Command overlapsCommand()
{
    return {"overlaps",
            "FILE",
            "Lists which shapes on a stage have a point in common",
            "Shapes of one instance are not compared with each other.\n",
            1,
            1,
            {{"stage", "NAME", "the stage to look at", OptionUse::Required},
             {"fail", nullptr, "exit status 1 when there is any, a touch included"},
             {"json", nullptr, "print JSON"}},
            run};
}

} // namespace hitbox
