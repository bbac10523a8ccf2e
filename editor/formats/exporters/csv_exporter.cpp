#include "document/names.h"
#include "document/numbers.h"
#include "formats/export/export_options.h"
#include "formats/export/safe_file_name.h"
#include "formats/exporters/exporters.h"
#include "formats/exporters/preparation/collision_filters.h"
#include "formats/exporters/preparation/engine_bodies.h"
#include "formats/exporters/preparation/shape_preparation.h"
#include "formats/text/csv.h"

#include <QCoreApplication>

/// A table with a row for every point that a shape is told by: see definingPoints().
namespace hitbox {

namespace {

QString csvNumber(double number)
{
    return QString::fromLatin1(shortestNumber(number));
}

constexpr const char *formulasOption = "formulas";

QByteArray rowsOf(const CollisionFilters &filters, const Sprite &sprite, const Frame &frame, const Shape &shape,
                  CsvFormulas formulas)
{
    const CollisionFilter filter = filters.of(shape.category);
    const QList<geometry::Point> points = definingPoints(shape.outline);
    const double radius = radiusOf(shape.outline);
    QByteArray rows;
    for (qsizetype i = 0; i < points.size(); ++i) {
        rows += csvLine({sprite.name, frame.name, QString::number(shape.id.value), shape.name, shape.category,
                         QString::number(filter.bits), QString::number(filter.mask), kindName(shape.kind()),
                         QString::number(i), csvNumber(points[i].x), csvNumber(points[i].y),
                         radius > 0 ? csvNumber(radius) : QString()},
                        formulas);
    }
    return rows;
}

/// A finding for each name that a spreadsheet would run.
QList<Finding> quotedNames(const Document &document)
{
    QList<Finding> losses;
    const auto check = [&losses](const QString &name, FrameRef frame, ShapeId shape = {}) {
        if (withoutFormula(name) != name)
            losses.append(
                exportLoss(frame, shape, Severity::Info,
                           QCoreApplication::translate("hitbox::formats", "The name %1 gets an apostrophe in front: a "
                                                                          "spreadsheet would run it")
                               .arg(quoted(name))));
    };
    for (const Category &category : document.categories)
        check(category.name, {});
    for (int s = 0; s < document.sprites.size(); ++s) {
        const Sprite &sprite = document.sprites[s];
        check(sprite.name, {s, -1});
        for (int f = 0; f < sprite.frames.size(); ++f) {
            check(sprite.frames[f].name, {s, f});
            for (const Shape &shape : sprite.frames[f].shapes)
                check(shape.name, {s, f}, shape.id);
        }
    }
    return losses;
}

Result<ExportPreview> writeCsv(const Document &document, const QString &projectName, const ExportOptions &options)
{
    const bool leaves = chosen(csvFormat(), formulasOption, options) == QLatin1String("leave");
    const CsvFormulas formulas = leaves ? CsvFormulas::AsTheyAre : CsvFormulas::Quoted;
    QByteArray table = "sprite,frame,shape,name,category,bits,mask,type,point,x,y,radius\n";
    const CollisionFilters filters(document.categories);
    for (const Sprite &sprite : document.sprites) {
        for (const Frame &frame : sprite.frames) {
            for (const Shape &shape : frame.shapes)
                table += rowsOf(filters, sprite, frame, shape, formulas);
        }
    }
    return ExportPreview{{{safeFileName(projectName) + QStringLiteral(".csv"), table}},
                         leaves ? QList<Finding>() : quotedNames(document)};
}

} // namespace

Format csvFormat()
{
    Format format;
    format.id = "csv";
    format.isForEngines = false;
    format.icon = ":/icons/format-csv.svg";
    format.title = "CSV";
    format.files = "PROJECT.csv";
    format.summary = QT_TRANSLATE_NOOP(
        "hitbox::formats", "A table for spreadsheets and scripts: a row for each point of each shape, in frame pixels");
    format.capabilities.animation = false;
    format.capabilities.pivots = false;
    format.capabilities.properties = {};
    format.capabilities.stages = false;
    format.options = {
        {.key = formulasOption,
         .summary = QT_TRANSLATE_NOOP("hitbox::formats",
                                      "what becomes of names that a spreadsheet would run: an apostrophe in front"),
         .values = {QStringLiteral(QT_TRANSLATE_NOOP("hitbox::formats", "quote")),
                    QStringLiteral(QT_TRANSLATE_NOOP("hitbox::formats", "leave"))},
         .title = QT_TRANSLATE_NOOP("hitbox::formats", "Formulas")}};
    format.write = writeCsv;
    return format;
}

} // namespace hitbox
