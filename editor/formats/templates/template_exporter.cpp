#include "formats/export/export_options.h"
#include "formats/export/safe_file_name.h"
#include "formats/exporters/exporters.h"
#include "formats/exporters/preparation/engine_bodies.h"
#include "formats/exporters/preparation/shape_physics.h"
#include "formats/exporters/preparation/shape_preparation.h"
#include "formats/exporters/preparation/xml_losses.h"
#include "formats/templates/template_data.h"
#include "formats/templates/template_escape.h"
#include "formats/templates/template_render.h"
#include "formats/templates/template_tags.h"

#include <QCoreApplication>
#include <QFile>
#include <QRegularExpression>

#include <algorithm>

/// A format of the user's own, as a Mustache template makes it.
namespace hitbox {

namespace {

constexpr const char *templateOption = "template";

/// The sentences of this file, in the language of the program.
class TemplateExporterWords
{
    Q_DECLARE_TR_FUNCTIONS(hitbox::formats)
};

/// The text that was read for us, or one of the examples.
QByteArray templateText(const QString &name, const ExportOptions &options)
{
    const QString key = QString::fromLatin1(templateOption);
    if (options.files.contains(key))
        return options.files.value(key);
    QFile example(QStringLiteral(":/templates/%1.mustache").arg(name));
    return example.open(QIODevice::ReadOnly) ? example.readAll() : QByteArray();
}

Result<CheckedTemplate> chosenTemplate(const ExportOptions &options)
{
    const QString name = chosen(templateFormat(), templateOption, options);
    const QByteArray text = templateText(name, options);
    if (text.isEmpty())
        return Error{name, {}, TemplateExporterWords::tr("there is no template in it")};
    Result<CheckedTemplate> checked = checkedTemplate(text, templateNames());
    if (!checked)
        return Error{name, checked.error().place, checked.error().what};
    const QString escape = chosen(templateFormat(), "escape", options);
    if (templateEscapes().contains(escape))
        checked->settings.escape = escape;
    return checked;
}

/// The name that the template wishes for, with what PROJECT and SPRITE stand for. Long ones are shortened, and not what
/// the template has around them, such as the ending.
QString fileName(const QString &wanted, const QString &projectName, const QString &sprite)
{
    static const QRegularExpression placeholder(QStringLiteral("PROJECT|SPRITE"));
    const auto names = wanted.count(placeholder);
    const qsizetype around = QString(wanted).remove(placeholder).toUtf8().size();
    const qsizetype room = names > 0 ? std::max<qsizetype>((mostFileNameBytes - around) / names, 1) : 0;
    QString name;
    qsizetype from = 0;
    for (const QRegularExpressionMatch &match : placeholder.globalMatch(wanted)) {
        name += wanted.mid(from, match.capturedStart() - from);
        name += shortened(match.captured() == QLatin1String("SPRITE") ? sprite : projectName, room);
        from = match.capturedEnd();
    }
    return safeFileName(name + wanted.mid(from));
}

/// Loops within loops end; one through all of a large project does not.
qint64 mostStepsOf(const Document &document)
{
    constexpr qint64 plain = 10'000'000;
    constexpr qint64 perPoint = 50;
    qint64 points = 0;
    for (const Sprite &sprite : document.sprites) {
        for (const Frame &frame : sprite.frames) {
            for (const Shape &shape : frame.shapes)
                points += definingPoints(shape.outline).size();
        }
    }
    return plain + points * perPoint;
}

/// What templates say of frames by names that are unique, where they do.
struct Bodies {
    QHash<const Frame *, QString> names;
    QList<Finding> losses;
};

Bodies bodiesOf(const Document &document, const CheckedTemplate &checked)
{
    const FrameBodies bodies = frameBodies(document);
    Bodies result;
    for (const FrameBody &body : bodies.bodies)
        result.names.insert(body.frame, body.name);
    if (checked.names.contains(QStringLiteral("body")))
        result.losses = bodies.losses;
    return result;
}

/// What a template leaves out that does not ask for the user's own properties; some of shapes have names of their own.
QList<Finding> lostTo(const QSet<QString> &names, const Document &document)
{
    QList<Finding> losses;
    const auto check = [&](PropertyHolder holder, Properties properties, FrameRef frame = {}, ShapeId shape = {}) {
        properties.removeIf([&](const Property &property) {
            return holder == PropertyHolder::Shapes && isPhysics(property) && names.contains(property.name);
        });
        Capabilities none;
        none.properties = {};
        if (std::optional<Finding> lost = lostProperties(holder, properties, none)) {
            lost->frame = frame;
            lost->shape = shape;
            losses.append(*lost);
        }
    };
    check(PropertyHolder::Project, document.properties);
    for (int s = 0; s < document.sprites.size(); ++s) {
        const Sprite &sprite = document.sprites[s];
        check(PropertyHolder::Sprites, sprite.properties, {s, -1});
        for (int f = 0; f < sprite.frames.size(); ++f) {
            check(PropertyHolder::Frames, sprite.frames[f].properties, {s, f});
            for (const Shape &shape : sprite.frames[f].shapes)
                check(PropertyHolder::Shapes, shape.properties, {s, f}, shape.id);
        }
    }
    return losses;
}

bool hasCategory(const Sprite &sprite)
{
    return std::any_of(sprite.frames.begin(), sprite.frames.end(), [](const Frame &frame) {
        return std::any_of(frame.shapes.begin(), frame.shapes.end(),
                           [](const Shape &shape) { return !shape.category.isEmpty(); });
    });
}

/// Of tags and durations, by sprite.
QList<Finding> animationsLeftOut(const QSet<QString> &names, const QList<Sprite> &sprites)
{
    const bool hasTags = names.contains(QStringLiteral("tags"));
    const auto durations =
        names.contains(QStringLiteral("duration")) ? FrameDurations::Written : FrameDurations::LeftOut;
    QList<Finding> losses;
    if (hasTags && durations == FrameDurations::Written)
        return losses;
    for (int s = 0; s < sprites.size(); ++s) {
        if (const auto lost = hasTags ? durationsLeftOut(sprites[s], s) : animationLeftOut(sprites[s], s, durations))
            losses.append(*lost);
    }
    return losses;
}

/// A template that writes pieces alone writes no chains, which have none.
QList<Finding> chainsLeftOut(const QSet<QString> &names, const QList<Sprite> &sprites)
{
    const bool writesOutlines = names.contains(QStringLiteral("points")) || names.contains(QStringLiteral("isChain"));
    QList<Finding> losses;
    if (writesOutlines || !names.contains(QStringLiteral("pieces")))
        return losses;
    for (int s = 0; s < sprites.size(); ++s) {
        for (int f = 0; f < sprites[s].frames.size(); ++f) {
            for (const Shape &shape : sprites[s].frames[f].shapes) {
                if (shape.kind() == ShapeKind::Chain)
                    losses.append(chainLeftOut({s, f}, shape.id));
            }
        }
    }
    return losses;
}

QList<Finding> templateLosses(const CheckedTemplate &checked, const Document &document)
{
    QList<Finding> losses;
    if (!checked.names.contains(QStringLiteral("properties")))
        losses += lostTo(checked.names, document);
    const QSet<QString> ofCategories{QStringLiteral("category"), QStringLiteral("categories"), QStringLiteral("bits"),
                                     QStringLiteral("mask")};
    if (!checked.names.intersects(ofCategories) &&
        std::any_of(document.sprites.begin(), document.sprites.end(), hasCategory))
        losses.append(exportLoss({}, {}, Severity::Info,
                                 TemplateExporterWords::tr("Categories are left out: the format has none")));
    losses += animationsLeftOut(checked.names, document.sprites);
    losses += chainsLeftOut(checked.names, document.sprites);
    if (!checked.names.contains(QStringLiteral("stages")) && !document.stages.isEmpty())
        losses.append(stagesLeftOut());
    return losses;
}

Result<ExportPreview> writeTemplate(const Document &document, const QString &projectName, const ExportOptions &options)
{
    const Result<CheckedTemplate> filled = chosenTemplate(options);
    if (!filled)
        return filled.error();
    const TemplateSettings &settings = filled->settings;
    const YAxis y = settings.y == QLatin1String("up") ? YAxis::Up : YAxis::Down;
    const bool isPerSprite = settings.file.contains(QStringLiteral("SPRITE"));
    const int files = isPerSprite ? static_cast<int>(document.sprites.size()) : 1;
    const Bodies bodies = bodiesOf(document, *filled);
    const qint64 mostSteps = mostStepsOf(document);
    ExportPreview preview{{}, bodies.losses + templateLosses(*filled, document)};
    Capabilities asked;
    asked.xml = everyXmlName;
    asked.properties = filled->names.contains(QStringLiteral("properties")) ? everyPropertyHolder : PropertyHolders();
    asked.stages = filled->names.contains(QStringLiteral("stages"));
    if (settings.escape == QLatin1String("xml"))
        preview.losses += namesChangedByXml(document, asked);
    for (int i = 0; i < files; ++i) {
        const TemplateSource source{document, projectName, y, bodies.names};
        const std::unique_ptr<TemplateLevel> data = templateData(source, isPerSprite ? i : -1);
        const Result<QByteArray> bytes = filledTemplate(filled->text, *data, settings.escape, mostSteps);
        if (!bytes) {
            Error error = bytes.error();
            error.file = chosen(templateFormat(), templateOption, options);
            return error;
        }
        const QString sprite = isPerSprite ? document.sprites[i].name : QString();
        const QString part = isPerSprite ? partName(document.sprites[i]) : QString();
        preview.files.append({fileName(settings.file, projectName, sprite), *bytes, part});
    }
    return preview;
}

} // namespace

Format templateFormat()
{
    Format format;
    format.id = "template";
    format.icon = ":/icons/format-template.svg";
    format.title = QT_TRANSLATE_NOOP("hitbox::formats", "Template (Mustache)");
    format.files = "as the template says";
    format.summary =
        QT_TRANSLATE_NOOP("hitbox::formats", "Any format: a Mustache template of your own, filled in with the project");
    format.capabilities.concave = ConcavePolygons::WithPieces;
    format.capabilities.physics = true;
    format.capabilities.frameImages = true;
    format.options = {
        {.key = templateOption,
         .kind = OptionKind::File,
         .summary = QT_TRANSLATE_NOOP("hitbox::formats", "the template"),
         .values = {QStringLiteral("gamemaker"), QStringLiteral("construct")},
         .title = QT_TRANSLATE_NOOP("hitbox::formats", "Template")},
        {.key = "escape",
         .summary = QT_TRANSLATE_NOOP("hitbox::formats", "the language that names are escaped for"),
         .values = QStringList{QStringLiteral(QT_TRANSLATE_NOOP("hitbox::formats", "as-the-template-says"))} +
                   templateEscapes(),
         .title = QT_TRANSLATE_NOOP("hitbox::formats", "Escape")}};
    format.options += packingOptions();
    format.write = writeTemplate;
    return format;
}

} // namespace hitbox
