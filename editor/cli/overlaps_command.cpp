#include "cli/commands.h"
#include "cli/project_input.h"
#include "document/numbers.h"
#include "formats/member.h"
#include "formats/project_file.h"
#include "stage/overlap_details.h"
#include "stage/overlap_index.h"
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

/// An overlap with what is printed of it.
struct ListedOverlap {
    Overlap overlap;
    PlacedShape a;
    PlacedShape b;
    SharedPart shared;
};

QList<ListedOverlap> listed(const OverlapIndex &index)
{
    QList<ListedOverlap> list;
    for (const Overlap &overlap : index.overlaps()) {
        const PlacedShape *a = index.find(overlap.pair.instanceA, overlap.pair.shapeA);
        const PlacedShape *b = index.find(overlap.pair.instanceB, overlap.pair.shapeB);
        list.append({overlap, *a, *b, sharedPartOf(*a, *b)});
    }
    return list;
}

void writeOverlap(JsonWriter &json, const ListedOverlap &one)
{
    json.beginObject();
    writeSide(json, "a", one.a);
    writeSide(json, "b", one.b);
    writeMember(json, "relation", relationName(one.overlap.relation));
    writeMember(json, "area", one.shared.area);
    beginArrayMember(json, "region");
    for (const geometry::Ring &ring : one.shared.region.rings) {
        json.beginArray(JsonLayout::Line);
        for (const geometry::Point point : ring)
            json.value(point);
        json.endArray();
    }
    json.endArray();
    json.endObject();
}

QByteArray jsonOf(const QString &stage, const QList<ListedOverlap> &overlaps)
{
    JsonWriter json;
    json.beginObject();
    writeMember(json, "stage", stage);
    beginArrayMember(json, "overlaps");
    for (const ListedOverlap &overlap : overlaps)
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

void printOverlaps(Output &output, const Stage &stage, const QList<ListedOverlap> &overlaps)
{
    for (const ListedOverlap &one : overlaps) {
        QString line = QStringLiteral("%1, %2: %3")
                           .arg(sideText(one.a, stage), sideText(one.b, stage), relationName(one.overlap.relation));
        if (one.shared.area > 0)
            line += QStringLiteral(", %1 square pixels").arg(readableNumber(one.shared.area));
        if (one.overlap.hit)
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

    OverlapIndex index;
    index.update(*document, static_cast<int>(*stage - document->stages.constData()));
    const QList<ListedOverlap> overlaps = listed(index);
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
