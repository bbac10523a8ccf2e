#include "formats/exporters.h"
#include "formats/template_data.h"
#include "formats/template_escape.h"
#include "formats/template_render.h"
#include "formats/template_tags.h"

#include <QCoreApplication>
#include <QFile>

/// A format of the user's own, as a Mustache template makes it.
namespace hitbox {

namespace {

constexpr const char *templateOption = "template";

/// The sentences of this file, in the language of the program.
class Words
{
    Q_DECLARE_TR_FUNCTIONS(hitbox::formats)
};

/// The text that was read for us, or one of the examples.
QByteArray textOf(const QString &name, const ExportOptions &options)
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
    const QByteArray text = textOf(name, options);
    if (text.isEmpty())
        return Error{name, {}, Words::tr("there is no template in it")};
    Result<CheckedTemplate> checked = checkedTemplate(text, templateNames());
    if (!checked)
        return Error{name, checked.error().place, checked.error().what};
    const QString escape = chosen(templateFormat(), "escape", options);
    if (templateEscapes().contains(escape))
        checked->settings.escape = escape;
    return checked;
}

/// The name that the template wishes for, with what PROJECT and SPRITE stand for.
QString fileName(const QString &wanted, const QString &projectName, const QString &sprite)
{
    QStringList parts = wanted.split(QStringLiteral("SPRITE"));
    for (QString &part : parts)
        part.replace(QStringLiteral("PROJECT"), projectName);
    return safeFileName(parts.join(sprite));
}

Result<ExportPreview> write(const Document &document, const QString &projectName, const ExportOptions &options)
{
    const Result<CheckedTemplate> filled = chosenTemplate(options);
    if (!filled)
        return filled.error();
    if (!fitsTemplate(document))
        return Error{
            {}, {}, Words::tr("the project has more than %1 points, which templates take").arg(mostTemplatePoints)};

    const TemplateSettings &settings = filled->settings;
    const YAxis y = settings.y == QLatin1String("up") ? YAxis::Up : YAxis::Down;
    const bool isPerSprite = settings.file.contains(QStringLiteral("SPRITE"));
    const int files = isPerSprite ? static_cast<int>(document.sprites.size()) : 1;
    ExportPreview preview;
    for (int i = 0; i < files; ++i) {
        const kainjow::mustache::data filling = templateData(document, projectName, y, isPerSprite ? i : -1);
        const Result<QByteArray> bytes = filledTemplate(filled->text, filling, settings.escape);
        if (!bytes) {
            Error error = bytes.error();
            error.file = chosen(templateFormat(), templateOption, options);
            return error;
        }
        const QString sprite = isPerSprite ? document.sprites[i].name : QString();
        preview.files.append({fileName(settings.file, projectName, sprite), *bytes});
    }
    return preview;
}

} // namespace

Format templateFormat()
{
    Format format;
    format.id = "template";
    format.icon = ":/icons/format-template.svg";
    format.title = "Template (Mustache)";
    format.files = "as the template says";
    format.summary = "Any format: a Mustache template of your own, filled in with the project";
    format.capabilities.concave = ConcavePolygons::WithPieces;
    format.capabilities.physics = true;
    format.options = {{.key = templateOption,
                       .kind = OptionKind::File,
                       .summary = "the template",
                       .values = {QStringLiteral("gamemaker"), QStringLiteral("construct")}},
                      {.key = "escape",
                       .summary = "the language that names are escaped for",
                       .values = QStringList{QStringLiteral("as-the-template-says")} + templateEscapes()}};
    format.write = write;
    return format;
}

} // namespace hitbox
