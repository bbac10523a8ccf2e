#include "cli/commands.h"
#include "cli/project_input.h"
#include "document/names.h"
#include "document/numbers.h"
#include "formats/json/json_writer.h"
#include "formats/project/project_file.h"

#include <hitbox/geometry/location.h>

namespace hitbox {

namespace {

struct Found {
    ShapeId shape;
    QString name;
    geometry::Location where = geometry::Location::Inside;
};

QList<Found> shapesAt(const Frame &frame, geometry::Point point)
{
    QList<Found> found;
    for (const Shape &shape : frame.shapes) {
        const geometry::Location where = geometry::locate(point, geometryOf(shape.outline));
        if (where != geometry::Location::Outside)
            found.append({shape.id, shape.name, where});
    }
    return found;
}

QString whereName(geometry::Location where)
{
    return where == geometry::Location::Boundary ? QStringLiteral("boundary") : QStringLiteral("inside");
}

QByteArray atJson(geometry::Point point, const QList<Found> &shapes)
{
    JsonWriter json;
    json.beginObject();
    json.member("at", point);
    json.beginArrayMember("shapes");
    for (const Found &found : shapes) {
        json.beginObject(JsonLayout::Line);
        json.member("shape", found.shape.value);
        json.member("where", whereName(found.where));
        json.endObject();
    }
    json.endArray();
    json.endObject();
    return json.document();
}

void printShapes(Output &output, const QList<Found> &shapes)
{
    for (const Found &found : shapes) {
        output.printLine(QStringLiteral("shape %1 %2: %3")
                             .arg(QString::number(found.shape.value), quoted(found.name), whereName(found.where)));
    }
    if (shapes.isEmpty())
        output.printLine(QStringLiteral("no shape"));
}

Result<geometry::Point> pointOf(const QString &x, const QString &y)
{
    for (const QString &text : {x, y}) {
        if (!parseNumber(text.toStdString()))
            return Error{{}, {}, QStringLiteral("a coordinate is a number such as 12.5, not %1").arg(quoted(text))};
    }
    return geometry::Point{*parseNumber(x.toStdString()), *parseNumber(y.toStdString())};
}

ExitStatus runAt(const Arguments &arguments, Output &output)
{
    const Result<geometry::Point> point = pointOf(arguments.operands[1], arguments.operands[2]);
    if (!point)
        return failed(output, point.error(), QStringLiteral("hitbox"));
    const QString file = arguments.operands.first();
    const Result<Document> document = readProject(file);
    if (!document)
        return failed(output, document.error(), file);
    const Result<const Frame *> frame =
        frameNamed(*document, arguments.value(QStringLiteral("sprite")), arguments.value(QStringLiteral("frame")));
    if (!frame)
        return failed(output, frame.error(), file);

    const QList<Found> shapes = shapesAt(**frame, *point);
    if (arguments.has(QStringLiteral("json")))
        output.print(atJson(*point, shapes));
    else
        printShapes(output, shapes);
    return ExitStatus::Done;
}

} // namespace

Command atCommand()
{
    return {"at",
            "FILE X Y",
            "Lists the shapes of a frame that hold a point",
            "X and Y are pixels of the untrimmed frame, from its top-left corner, y down.\n",
            3,
            3,
            {{"sprite", "NAME", "the sprite", OptionUse::Required},
             {"frame", "NAME", "its frame", OptionUse::Required},
             {"json", nullptr, "print JSON"}},
            runAt};
}

} // namespace hitbox
