#include "document/numbers.h"
#include "formats/csv.h"
#include "formats/engine_bodies.h"
#include "formats/exporters.h"

/// A table with a row for every point that a shape is told by: see definingPoints().
namespace hitbox {

namespace {

QString text(double number)
{
    return QString::fromLatin1(shortestNumber(number));
}

constexpr const char *formulasOption = "formulas";

QByteArray rowsOf(const Document &document, const Sprite &sprite, const Frame &frame, const Shape &shape,
                  CsvFormulas formulas)
{
    const CollisionFilter filter = filterOf(document, shape.category);
    const QList<geometry::Point> points = definingPoints(shape.outline);
    const double radius = radiusOf(shape.outline);
    QByteArray rows;
    for (qsizetype i = 0; i < points.size(); ++i) {
        rows +=
            csvLine({sprite.name, frame.name, QString::number(shape.id.value), shape.name, shape.category,
                     QString::number(filter.bits), QString::number(filter.mask), kindName(shape.kind()),
                     QString::number(i), text(points[i].x), text(points[i].y), radius > 0 ? text(radius) : QString()},
                    formulas);
    }
    return rows;
}

Result<ExportPreview> write(const Document &document, const QString &projectName, const ExportOptions &options)
{
    const bool leaves = chosen(csvFormat(), formulasOption, options) == QLatin1String("leave");
    const CsvFormulas formulas = leaves ? CsvFormulas::AsTheyAre : CsvFormulas::Quoted;
    QByteArray table = "sprite,frame,shape,name,category,bits,mask,type,point,x,y,radius\n";
    for (const Sprite &sprite : document.sprites) {
        for (const Frame &frame : sprite.frames) {
            for (const Shape &shape : frame.shapes)
                table += rowsOf(document, sprite, frame, shape, formulas);
        }
    }
    return ExportPreview{{{safeFileName(projectName) + QStringLiteral(".csv"), table}}, {}};
}

} // namespace

Format csvFormat()
{
    Format format;
    format.id = "csv";
    format.icon = ":/icons/format-csv.svg";
    format.title = "CSV";
    format.files = "PROJECT.csv";
    format.summary = "A table for spreadsheets and scripts: a row for each point of each shape, in frame pixels";
    format.capabilities.animation = false;
    format.capabilities.properties = {};
    format.capabilities.stages = false;
    format.options = {{.key = formulasOption,
                       .summary = "what becomes of names that a spreadsheet would run: an apostrophe in front",
                       .values = {QStringLiteral("quote"), QStringLiteral("leave")}}};
    format.write = write;
    return format;
}

} // namespace hitbox
