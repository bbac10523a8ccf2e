#include "formats/export/export_options.h"

#include "document/names.h"
#include "document/numbers.h"
#include "formats/all_formats.h"

#include <QCoreApplication>

#include <algorithm>

namespace hitbox {

namespace {

/// The sentences of this file, in the language of the program.
class ExportOptionWords
{
    Q_DECLARE_TR_FUNCTIONS(hitbox::formats)
};

// Of a unit in pixels: beyond them coordinates leave what engines can hold.
constexpr double leastScale = 1e-6;
constexpr double mostScale = 1e6;

QString optionNames(const Format &format)
{
    QStringList names;
    for (const FormatOption &option : format.options)
        names.append(QString::fromLatin1(option.key));
    return names.isEmpty() ? ExportOptionWords::tr("none") : names.join(QStringLiteral(", "));
}

std::optional<double> scaleOf(const QString &text)
{
    const QByteArray bytes = text.toUtf8();
    const std::optional<double> number = parseNumber({bytes.constData(), size_t(bytes.size())});
    return number && *number >= leastScale && *number <= mostScale ? number : std::nullopt;
}

const FormatOption *findOption(const Format &format, const QString &key)
{
    const auto option = std::find_if(format.options.begin(), format.options.end(),
                                     [&key](const FormatOption &known) { return key == QLatin1String(known.key); });
    return option == format.options.end() ? nullptr : &*option;
}

/// What the option takes, when it does not take the value; else nothing.
QString optionComplaint(const FormatOption &option, const QString &value)
{
    switch (option.kind) {
    case OptionKind::Choice:
    case OptionKind::Check:
        return option.values.contains(value)
                   ? QString()
                   : ExportOptionWords::tr("it can be: %1").arg(option.values.join(QStringLiteral(", ")));
    case OptionKind::Number:
        return scaleOf(value) ? QString() : ExportOptionWords::tr("it takes a number from 0.000001 to 1000000");
    case OptionKind::Text:
    case OptionKind::File:
        return isLine(value) ? QString() : ExportOptionWords::tr("it takes one line of at most 1,000 characters");
    }
    return {};
}

} // namespace

Result<Done> checkOptions(const Format &format, const QMap<QString, QString> &values)
{
    for (const auto &[key, value] : values.asKeyValueRange()) {
        const FormatOption *option = findOption(format, key);
        if (!option) {
            return Error{{},
                         {},
                         ExportOptionWords::tr("the format %1 has no option %2; it has: %3")
                             .arg(QLatin1String(format.id), quoted(key), optionNames(format))};
        }
        const QString expected = optionComplaint(*option, value);
        if (!expected.isEmpty())
            return Error{{},
                         {},
                         ExportOptionWords::tr("the option %1 cannot be %2; %3")
                             .arg(quoted(key), quoted(value.left(80)), expected)};
    }
    return Done{};
}

QString profileProblem(const ExportProfile &profile)
{
    const Result<const Format *> format = formatNamed(profile.format);
    if (!format)
        return format.error().what;
    const Result<Done> checked = checkOptions(**format, profile.options);
    return checked ? QString() : checked.error().what;
}

FormatOption pixelsPerUnitOption()
{
    return {.key = "pixels-per-metre",
            .kind = OptionKind::Number,
            .summary = QT_TRANSLATE_NOOP("hitbox::formats", "how many pixels a metre of the engine has"),
            .number = 32,
            .title = QT_TRANSLATE_NOOP("hitbox::formats", "Pixels per metre")};
}

double pixelsPerUnit(const Format &format, const ExportOptions &options)
{
    const QString key = QString::fromLatin1(pixelsPerUnitOption().key);
    if (!findOption(format, key))
        return format.capabilities.numbers.pixelsPerUnit;
    return scaleOf(options.values.value(key)).value_or(pixelsPerUnitOption().number);
}

QList<FormatOption> packingOptions()
{
    return {{.key = "pack",
             .kind = OptionKind::Check,
             .summary = QT_TRANSLATE_NOOP(
                 "hitbox::formats",
                 "whether each sprite gets SPRITE_packed.png, with its pictures trimmed and close together"),
             .values = {QStringLiteral("no"), QStringLiteral("yes")},
             .title = QT_TRANSLATE_NOOP("hitbox::formats", "Pack frames into one sheet")},
            {.key = "pack-extrude",
             .summary = QT_TRANSLATE_NOOP("hitbox::formats",
                                          "by how many pixels the edges of packed pictures are repeated around them"),
             .values = {QStringLiteral("1"), QStringLiteral("0"), QStringLiteral("2"), QStringLiteral("4"),
                        QStringLiteral("8"), QStringLiteral("16")},
             .title = QT_TRANSLATE_NOOP("hitbox::formats", "Pack extrude"),
             .of = "pack"},
            {.key = "pack-side",
             .summary = QT_TRANSLATE_NOOP("hitbox::formats", "how many pixels a side of a packed sheet has at most"),
             .values = {QStringLiteral("4096"), QStringLiteral("512"), QStringLiteral("1024"), QStringLiteral("2048"),
                        QStringLiteral("8192")},
             .title = QT_TRANSLATE_NOOP("hitbox::formats", "Pack side"),
             .of = "pack"}};
}

bool isPacked(const Format &format, const QMap<QString, QString> &values)
{
    const QString key = QStringLiteral("pack");
    return findOption(format, key) && values.value(key) == QLatin1String("yes");
}

QString chosen(const Format &format, const char *key, const ExportOptions &options)
{
    const QString name = QString::fromLatin1(key);
    const FormatOption *option = findOption(format, name);
    Q_ASSERT(option && option->kind != OptionKind::Number);
    const bool isText = option->kind == OptionKind::Text;
    return options.values.value(name, isText ? QString::fromUtf8(option->text) : option->values.constFirst());
}

} // namespace hitbox
