#include "formats/paste/svg_transform.h"

#include "formats/paste/text_scanner.h"

#include <QCoreApplication>
#include <QList>

#include <cmath>
#include <numbers>
#include <string>

namespace hitbox {

namespace {

class SvgTransformWords
{
    Q_DECLARE_TR_FUNCTIONS(PastedText)
};

double radians(double degrees)
{
    return degrees * std::numbers::pi / 180;
}

SvgTransform rotation(const QList<double> &values)
{
    const double cosine = std::cos(radians(values.at(0)));
    const double sine = std::sin(radians(values.at(0)));
    const SvgTransform turn{cosine, sine, -sine, cosine, 0, 0};
    if (values.size() == 1)
        return turn;
    const SvgTransform there{1, 0, 0, 1, values.at(1), values.at(2)};
    const SvgTransform back{1, 0, 0, 1, -values.at(1), -values.at(2)};
    return combined(there, combined(turn, back));
}

std::string nameAt(TextScanner &scanner)
{
    std::string name;
    while ((scanner.peek() >= 'a' && scanner.peek() <= 'z') || (scanner.peek() >= 'A' && scanner.peek() <= 'Z')) {
        name += scanner.peek();
        scanner.skip();
    }
    return name;
}

QList<double> valuesAt(TextScanner &scanner)
{
    constexpr qsizetype most = 6;
    scanner.skipSpace();
    if (!scanner.take('('))
        scanner.refuse(QStringLiteral("“(”"));
    scanner.skipSpace();
    QList<double> values;
    while (!scanner.take(')')) {
        if (values.size() == most)
            scanner.refuse(QStringLiteral("“)”"));
        values.append(scanner.number());
        scanner.skipSeparators();
    }
    return values;
}

SvgTransform stepAt(TextScanner &scanner)
{
    const std::string name = nameAt(scanner);
    const QList<double> v = valuesAt(scanner);
    if (name == "matrix" && v.size() == 6)
        return {v.at(0), v.at(1), v.at(2), v.at(3), v.at(4), v.at(5)};
    if (name == "translate" && (v.size() == 1 || v.size() == 2))
        return {1, 0, 0, 1, v.at(0), v.value(1)};
    if (name == "scale" && (v.size() == 1 || v.size() == 2))
        return {v.at(0), 0, 0, v.constLast(), 0, 0};
    if (name == "rotate" && (v.size() == 1 || v.size() == 3))
        return rotation(v);
    if (name == "skewX" && v.size() == 1)
        return {1, 0, std::tan(radians(v.at(0))), 1, 0, 0};
    if (name == "skewY" && v.size() == 1)
        return {1, std::tan(radians(v.at(0))), 0, 1, 0, 0};
    scanner.refuse(SvgTransformWords::tr("a transform such as translate(4, 8) before it"));
}

} // namespace

double SvgTransform::stretch() const
{
    return std::sqrt(a * a + b * b + c * c + d * d);
}

SvgTransform combined(const SvgTransform &outer, const SvgTransform &inner)
{
    const geometry::Point moved = outer.map({inner.e, inner.f});
    return {outer.a * inner.a + outer.c * inner.b,
            outer.b * inner.a + outer.d * inner.b,
            outer.a * inner.c + outer.c * inner.d,
            outer.b * inner.c + outer.d * inner.d,
            moved.x,
            moved.y};
}

SvgTransform transformOf(std::string_view text)
{
    TextScanner scanner(text);
    SvgTransform transform;
    scanner.skipSpace();
    while (!scanner.atEnd()) {
        transform = combined(transform, stepAt(scanner));
        scanner.skipSeparators();
    }
    return transform;
}

} // namespace hitbox
