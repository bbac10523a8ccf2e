#include "formats/project/random_document.h"

#include "document/limits.h"
#include "document/names.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <limits>

namespace hitbox::test {

namespace {

using Random = std::mt19937_64;
using geometry::Point;

int below(Random &random, int end)
{
    return int(random() % quint64(end));
}

QString randomName(Random &random)
{
    static const QStringList names = {"hull",
                                      "",
                                      "a \"quoted\" name",
                                      "two\nlines",
                                      "tab\tand \\backslash",
                                      QString(QChar(0)) + "nul",
                                      "\x01\x1f\x7f",
                                      "ship 🚀 schön",
                                      "日本語",
                                      "../..",
                                      QStringLiteral("\u2028\u202e"),
                                      "null",
                                      "{}",
                                      " ",
                                      "a/b:c*?"};
    return names[below(random, int(names.size()))];
}

JsonText randomJson(Random &random)
{
    static const QList<QByteArray> texts = {"null",
                                            "[]",
                                            "{}",
                                            "[1, -0.0, 2.5, \"a\\\"b\"]",
                                            "{\"a\": {\"b\": [null, true, false]}, \"\": 1e+300}",
                                            "123456789012345678901234567890",
                                            "18446744073709551615",
                                            "-9223372036854775807"};
    return {texts[below(random, int(texts.size()))]};
}

Extras randomExtras(Random &random)
{
    Extras extras;
    const int count = below(random, 4) == 0 ? 1 + below(random, 3) : 0;
    for (int i = 0; i < count; ++i)
        extras.append({.key = QStringLiteral("x-%1 %2").arg(i).arg(randomName(random)), .value = randomJson(random)});
    return extras;
}

Properties randomProperties(Random &random)
{
    Properties properties;
    const int count = below(random, 3) == 0 ? 1 + below(random, 4) : 0;
    for (int i = 0; i < count; ++i) {
        Property property{.name = QStringLiteral("%1%2").arg(i).arg(randomName(random)), .value = {}};
        switch (below(random, 4)) {
        case 0: property.value = below(random, 2) == 0; break;
        case 1: property.value = randomNumber(random, std::numeric_limits<double>::max()); break;
        case 2: property.value = randomName(random); break;
        default: property.value = randomJson(random); break;
        }
        properties.append(property);
    }
    return properties;
}

Point randomPoint(Random &random)
{
    return {randomNumber(random, limits::coordinate), randomNumber(random, limits::coordinate)};
}

QList<Point> randomPoints(Random &random)
{
    QList<Point> points;
    const int count = below(random, 6);
    for (int i = 0; i < count; ++i)
        points.append(randomPoint(random));
    return points;
}

Outline randomOutline(Random &random)
{
    const auto length = [&] { return std::abs(randomNumber(random, limits::coordinate)); };
    const Point a = randomPoint(random);
    const Point b = randomPoint(random);
    switch (below(random, 5)) {
    case 0: return PolygonOutline{randomPoints(random)};
    case 1: return geometry::Circle{a, length()};
    case 2: return geometry::Box{{std::min(a.x, b.x), std::min(a.y, b.y)}, {std::max(a.x, b.x), std::max(a.y, b.y)}};
    case 3: return geometry::Capsule{a, b, length()};
    default: return ChainLine{randomPoints(random)};
    }
}

CategoryField randomField(Random &random, int number)
{
    CategoryField field{.name = QStringLiteral("%1%2").arg(number).arg(randomName(random)),
                        .type = static_cast<FieldType>(below(random, 5)),
                        .extras = randomExtras(random)};
    switch (field.type) {
    case FieldType::Number: field.fallback = randomNumber(random, std::numeric_limits<double>::max()); break;
    case FieldType::Text: field.fallback = randomName(random); break;
    case FieldType::Truth: field.fallback = below(random, 2) == 0; break;
    case FieldType::Choice:
        for (int i = 1 + below(random, 3); i > 0; --i)
            field.choices.append(QStringLiteral("%1%2").arg(i).arg(randomName(random)));
        field.fallback = field.choices.at(below(random, int(field.choices.size())));
        break;
    case FieldType::Other:
        field.fallback = below(random, 2) == 0 ? JsonText() : randomJson(random);
        field.extras.append({.key = QStringLiteral("type"), .value = {"\"of a newer version\""}});
        break;
    }
    return field;
}

Shape randomShape(Random &random, ShapeId id)
{
    return {.id = id,
            .name = randomName(random),
            .category = randomName(random),
            .outline = randomOutline(random),
            .visible = below(random, 4) != 0,
            .locked = below(random, 4) == 0,
            .properties = randomProperties(random),
            .extras = randomExtras(random),
            .track = {below(random, 3) == 0 ? 1 + below(random, id.value) : 0},
            .between = static_cast<Between>(below(random, 2) * below(random, 5))};
}

Frame randomFrame(Random &random, Document &document)
{
    Frame frame;
    frame.name = randomName(random);
    frame.rect =
        QRect(below(random, 2000) - 1000, below(random, 2000) - 1000, 1 + below(random, 999), 1 + below(random, 999));
    frame.size = QSize(1 + below(random, 999), 1 + below(random, 999));
    frame.offset = QPoint(below(random, 99) - 50, below(random, 99) - 50);
    frame.pivot = randomPoint(random);
    frame.duration = std::abs(randomNumber(random, limits::coordinate));
    const int count = below(random, 5);
    for (int i = 0; i < count; ++i) {
        document.nextShapeId += 1 + below(random, 3);
        frame.shapes.append(randomShape(random, {document.nextShapeId - 1}));
    }
    std::shuffle(frame.shapes.begin(), frame.shapes.end(), random);
    frame.properties = randomProperties(random);
    frame.extras = randomExtras(random);
    if (below(random, 2) == 0)
        frame.image = randomName(random);
    if (below(random, 2) == 0)
        frame.imageHash = randomName(random);
    if (below(random, 2) == 0)
        frame.pixels = {QStringLiteral("d%1").arg(below(random, 1000)),
                        QRect(below(random, 9) - 4, below(random, 9), 1 + below(random, 9), 1 + below(random, 9))};
    for (int i = below(random, 6) - 3; i > 0; --i)
        frame.points.append({.name = randomName(random),
                             .at = randomPoint(random),
                             .angle = randomNumber(random, limits::coordinate),
                             .extras = randomExtras(random)});
    for (int i = below(random, 6) - 3; i > 0; --i)
        frame.events.append(
            {.name = randomName(random), .properties = randomProperties(random), .extras = randomExtras(random)});
    return frame;
}

Tag randomTag(Random &random)
{
    return {.name = randomName(random),
            .from = below(random, 9),
            .to = below(random, 9) - 2,
            .direction = static_cast<TagDirection>(below(random, 4)),
            .extras = randomExtras(random),
            .repeat = below(random, 2) * below(random, limits::tagRepeats + 1)};
}

Sprite randomSprite(Random &random, Document &document)
{
    Sprite sprite;
    sprite.name = randomName(random);
    sprite.image = randomName(random);
    sprite.imageHash = randomName(random);
    for (int i = below(random, 3); i > 0; --i)
        sprite.frames.append(randomFrame(random, document));
    for (int i = below(random, 3); i > 0; --i)
        sprite.tags.append(randomTag(random));
    sprite.properties = randomProperties(random);
    sprite.extras = randomExtras(random);
    return sprite;
}

Category randomCategory(Random &random)
{
    Category category{.name = randomName(random), .bits = quint32(random()), .hits = {}, .extras = {}};
    category.color = QStringLiteral("#%1").arg(below(random, 0x1000000), 6, 16, QChar(u'0'));
    for (int i = below(random, 3); i > 0; --i)
        category.hits.append(randomName(random));
    category.extras = randomExtras(random);
    for (int i = below(random, 6) - 3; i > 0; --i)
        category.fields.append(randomField(random, i));
    return category;
}

RuleSetting randomRule(Random &random, int number)
{
    RuleSetting setting{.rule = QStringLiteral("%1 %2").arg(number).arg(randomName(random)), .severity = {}};
    if (const int severity = below(random, 4); severity < 3)
        setting.severity = static_cast<Severity>(severity);
    return setting;
}

Instance randomInstance(Random &random)
{
    return {.sprite = randomName(random),
            .frame = randomName(random),
            .position = randomPoint(random),
            .rotation = randomNumber(random, limits::coordinate),
            .scale = randomPoint(random),
            .layer = randomName(random),
            .tag = randomName(random),
            .velocity = randomPoint(random),
            .spin = randomNumber(random, limits::coordinate),
            .extras = randomExtras(random)};
}

StageLayer randomLayer(Random &random)
{
    return {.name = randomName(random),
            .visible = below(random, 2) == 0,
            .locked = below(random, 2) == 0,
            .extras = randomExtras(random)};
}

Emitter randomEmitter(Random &random)
{
    Emitter emitter;
    emitter.name = randomName(random);
    emitter.category = randomName(random);
    emitter.bullet = randomShape(random, {1}).outline;
    if (below(random, 2) == 0) {
        emitter.source = EmitterSource::Place;
        emitter.place = randomPoint(random);
    }
    if (below(random, 2) == 0)
        emitter.target = below(random, 9);
    else
        emitter.aim = randomPoint(random);
    emitter.interval = 0.001 + std::abs(randomNumber(random, 99));
    emitter.speed = std::abs(randomNumber(random, limits::coordinate));
    emitter.spread = std::abs(randomNumber(random, 360));
    emitter.extras = randomExtras(random);
    return emitter;
}

Stage randomStage(Random &random)
{
    Stage stage{.name = randomName(random), .instances = {}, .extras = randomExtras(random)};
    for (int i = below(random, 4); i > 0; --i)
        stage.instances.append(randomInstance(random));
    for (int i = below(random, 3); i > 0; --i)
        stage.layers.append(randomLayer(random));
    for (int i = below(random, 3); i > 0; --i)
        stage.probes.append({randomShape(random, {1}).outline, randomExtras(random)});
    for (int i = below(random, 3); i > 0; --i)
        stage.emitters.append(randomEmitter(random));
    return stage;
}

ExportProfile randomProfile(Random &random, int number)
{
    const auto line = [&random] {
        const QString name = randomName(random);
        return isLine(name) ? name : QString();
    };
    ExportProfile profile{.name = QStringLiteral("%1 %2").arg(number).arg(line()), .format = line(), .folder = line()};
    for (int i = below(random, 3); i > 0; --i)
        profile.options.insert(line(), line());
    profile.onSave = below(random, 2) == 0;
    profile.extras = randomExtras(random);
    return profile;
}

} // namespace

double randomNumber(Random &random, double largest)
{
    switch (below(random, 6)) {
    case 0: return below(random, 200) - 100;
    case 1: return below(random, 2) == 0 ? 0.0 : -0.0;
    case 2: return std::bit_cast<double>(random() & 0x800fffffffffffffULL); // denormals
    case 3: return (below(random, 20'001) - 10'000) / 100.0;
    default: break;
    }
    for (;;) {
        const auto number = std::bit_cast<double>(random());
        if (std::abs(number) <= largest)
            return number;
    }
}

Document randomDocument(quint64 seed)
{
    Random random(seed);
    Document document;
    document.engine = randomName(random);
    for (int i = below(random, 4); i > 0; --i)
        document.rules.append(randomRule(random, i));
    for (int i = below(random, 4); i > 0; --i)
        document.categories.append(randomCategory(random));
    for (int i = below(random, 4); i > 0; --i)
        document.sprites.append(randomSprite(random, document));
    for (int i = below(random, 3); i > 0; --i)
        document.stages.append(randomStage(random));
    for (int i = below(random, 3); i > 0; --i)
        document.exportProfiles.append(randomProfile(random, i));
    document.properties = randomProperties(random);
    document.extras = randomExtras(random);
    document.nextShapeId += below(random, 3);
    return document;
}

} // namespace hitbox::test
