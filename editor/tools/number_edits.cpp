#include "tools/number_edits.h"

#include "document/edits.h"
#include "document/expression.h"
#include "document/limits.h"
#include "document/numbers.h"
#include "tools/selection_transform.h"
#include "tools/shape_edits.h"

#include <QCoreApplication>
#include <QRegularExpression>
#include <QStringList>

#include <algorithm>
#include <cmath>
#include <utility>

namespace hitbox {

namespace {

using geometry::Box;
using geometry::Capsule;
using geometry::Circle;
using geometry::Point;

constexpr qsizetype longestText = 1024 * 1024;

class NumberWords
{
    Q_DECLARE_TR_FUNCTIONS(NumberEdits)
};

Box withBoxNumber(Box box, int index, double value)
{
    const double width = box.width();
    const double height = box.height();
    if (index == 0)
        return {{value, box.min.y}, {value + width, box.max.y}};
    if (index == 1)
        return {{box.min.x, value}, {box.max.x, value + height}};
    if (index == 2)
        box.max.x = box.min.x + value;
    else
        box.max.y = box.min.y + value;
    return box;
}

bool isRound(const Shape &shape)
{
    return shape.kind() == ShapeKind::Circle || shape.kind() == ShapeKind::Capsule;
}

std::optional<Frame> movedShapes(Frame frame, const QSet<ShapeId> &shapes, Point way)
{
    for (Shape &shape : frame.shapes) {
        if (!shapes.contains(shape.id))
            continue;
        shape.outline = moved(shape.outline, way);
        if (!isWithinLimits(shape.outline))
            return std::nullopt;
    }
    return frame;
}

/// What parts the sums of a line: a comma only where nothing else does, since it may be a decimal sign.
QStringList cellsOfLine(const QString &line)
{
    static const QRegularExpression hard(QStringLiteral("\\s*[\\t;]\\s*"));
    static const QRegularExpression blanks(QStringLiteral("\\s+"));
    static const QRegularExpression comma(QStringLiteral("\\s*,\\s*"));
    static const QRegularExpression commaAndBlank(QStringLiteral("\\s*,\\s+"));
    for (const QRegularExpression &separator : {hard, commaAndBlank, blanks, comma}) {
        const QStringList cells = line.split(separator);
        if (cells.size() > 1)
            return cells;
    }
    return {line};
}

Error wrongLine(qsizetype line, const QString &what)
{
    return {{}, NumberWords::tr("line %1").arg(line + 1), what};
}

} // namespace

QList<double> numbersOf(const Outline &outline)
{
    if (const auto *box = std::get_if<Box>(&outline))
        return {box->min.x, box->min.y, box->width(), box->height()};
    if (const auto *circle = std::get_if<Circle>(&outline))
        return {circle->center.x, circle->center.y, circle->radius};
    if (const auto *capsule = std::get_if<Capsule>(&outline))
        return {capsule->from.x, capsule->from.y, capsule->to.x, capsule->to.y, capsule->radius};
    return {};
}

Outline withNumber(Outline outline, int index, double value)
{
    if (auto *box = std::get_if<Box>(&outline)) {
        *box = withBoxNumber(*box, index, value);
    } else if (auto *circle = std::get_if<Circle>(&outline)) {
        double *const numbers[] = {&circle->center.x, &circle->center.y, &circle->radius};
        *numbers[index] = value;
    } else if (auto *capsule = std::get_if<Capsule>(&outline)) {
        double *const numbers[] = {&capsule->from.x, &capsule->from.y, &capsule->to.x, &capsule->to.y,
                                   &capsule->radius};
        *numbers[index] = value;
    }
    return outline;
}

QList<Point> verticesOf(const Outline &outline)
{
    if (const auto *polygon = std::get_if<PolygonOutline>(&outline))
        return polygon->points;
    const auto *chain = std::get_if<ChainLine>(&outline);
    return chain ? chain->points : QList<Point>();
}

Outline withVertices(Outline outline, const QList<Point> &points)
{
    if (auto *polygon = std::get_if<PolygonOutline>(&outline))
        polygon->points = points;
    else if (auto *chain = std::get_if<ChainLine>(&outline))
        chain->points = points;
    return outline;
}

std::optional<Frame> withBoundsNumber(Frame frame, const QSet<ShapeId> &shapes, BoundsNumber number, double value)
{
    const std::optional<Box> box = boundsOf(frame, shapes);
    if (!box)
        return frame;
    if (number == BoundsNumber::X)
        return movedShapes(std::move(frame), shapes, {value - box->min.x, 0});
    if (number == BoundsNumber::Y)
        return movedShapes(std::move(frame), shapes, {0, value - box->min.y});
    const bool wide = number == BoundsNumber::Width;
    const double size = wide ? box->width() : box->height();
    if (size <= 0)
        return frame;
    const bool alike = std::any_of(frame.shapes.cbegin(), frame.shapes.cend(), [&shapes](const Shape &shape) {
        return shapes.contains(shape.id) && isRound(shape);
    });
    const double factor = value / size;
    const auto to = [&](double least, double extent, bool chosen) {
        return least + (chosen ? value : alike ? extent * factor : extent);
    };
    const Scaling scaling{{box->min.x, box->max.x, to(box->min.x, box->width(), wide)},
                          {box->min.y, box->max.y, to(box->min.y, box->height(), !wide)},
                          factor};
    return withShapesTransformed(std::move(frame), shapes, scaling);
}

QString textOfPoints(const QList<Point> &points)
{
    QByteArray text;
    for (const Point point : points)
        text += shortestNumber(point.x) + '\t' + shortestNumber(point.y) + '\n';
    return QString::fromLatin1(text);
}

Result<QList<QList<double>>> cellsOfText(const QString &text)
{
    if (text.size() > longestText)
        return Error{{}, {}, NumberWords::tr("The text is longer than 1 MiB.")};
    QStringList lines = text.split(QRegularExpression(QStringLiteral("\r\n|\r|\n")));
    while (!lines.isEmpty() && lines.last().trimmed().isEmpty())
        lines.removeLast();
    if (lines.isEmpty())
        return Error{{}, {}, NumberWords::tr("The text has no numbers.")};
    QList<QList<double>> rows;
    for (qsizetype line = 0; line < lines.size(); ++line) {
        const QStringList cells = cellsOfLine(lines.at(line).trimmed());
        const qsizetype expected = rows.isEmpty() ? cells.size() : rows.first().size();
        if (cells.size() != expected || expected > 2)
            return wrongLine(line, NumberWords::tr("One or two numbers are wanted, as many in every line."));
        QList<double> row;
        for (const QString &cell : cells) {
            const Result<double> value = evaluated(cell);
            if (!value)
                return wrongLine(line, value.error().what);
            if (std::abs(*value) > limits::coordinate)
                return wrongLine(line, NumberWords::tr("%1 is beyond ±1000000000.").arg(readableNumber(*value)));
            row.append(*value);
        }
        rows.append(row);
    }
    return rows;
}

} // namespace hitbox
