#include "document/limits.h"
#include "document/names.h"
#include "document/numbers.h"
#include "document/playback.h"
#include "formats/export/safe_file_name.h"
#include "formats/exporters/exporters.h"
#include "formats/exporters/mugen_picture.h"
#include "formats/exporters/preparation/export_preparation.h"
#include "formats/exporters/preparation/frame_timeline.h"
#include "formats/exporters/preparation/shape_preparation.h"

#include <QCoreApplication>
#include <QHash>
#include <QSet>

#include <algorithm>
#include <cmath>
#include <optional>

/// Animations of MUGEN and Ikemen GO: an action for each tag, whose frames carry whole-number boxes about the axis, y
/// down. Boxes of categories that strike others are Clsn1 (attack), those of the rest Clsn2 (hurt);
/// so are those of bodies that only push each other.
namespace hitbox {

namespace {

/// The sentences of this file, in the language of the program.
class MugenExporterWords
{
    Q_DECLARE_TR_FUNCTIONS(hitbox::formats)
};

constexpr double mugenTicksPerSecond = 60;

bool attacks(const Document &document, const Shape &shape)
{
    const Category *category = findCategory(document, shape.category);
    return category && std::any_of(category->hits.cbegin(), category->hits.cend(),
                                   [category](const QString &struck) { return struck != category->name; });
}

constexpr EngineNumbers mugenNumbers{NumberPrecision::Whole, NumberOrigin::Pivot};

/// The preparation leaves boxes only.
geometry::Box wholeBox(const Frame &frame, const Shape &shape)
{
    const auto kept = std::get<geometry::Box>(asKept(shape.outline, frame.pivot, mugenNumbers));
    return {wayWithoutNoise(frame.pivot, kept.min), wayWithoutNoise(frame.pivot, kept.max)};
}

QByteArray mugenNumber(double whole)
{
    return QByteArray::number(std::llround(whole));
}

/// The boxes of one kind, which stand before the line of their frame.
QByteArray boxesText(const Frame &frame, const QList<Shape> &shapes, const QByteArray &kind)
{
    if (shapes.isEmpty())
        return {};
    QByteArray text = kind + ": " + QByteArray::number(shapes.size()) + '\n';
    for (qsizetype i = 0; i < shapes.size(); ++i) {
        const geometry::Box box = wholeBox(frame, shapes[i]);
        text += ' ' + kind + '[' + QByteArray::number(i) + "] = " + mugenNumber(box.min.x) + ", " +
                mugenNumber(box.min.y) + ", " + mugenNumber(box.max.x) + ", " + mugenNumber(box.max.y) + '\n';
    }
    return text;
}

/// What an import left in the frame's properties: which picture of the character's archive it shows.
bool isPictureNumber(const Property &property)
{
    const double *number = std::get_if<double>(&property.value);
    const bool isNamed =
        property.name == QLatin1String(mugenPictureGroup) || property.name == QLatin1String(mugenPictureImage);
    return isNamed && number && *number == std::round(*number) && std::abs(*number) <= limits::coordinate;
}

std::optional<double> pictureNumber(const Frame &frame, const char *name)
{
    for (const Property &property : frame.properties) {
        if (property.name == QLatin1String(name) && isPictureNumber(property))
            return std::get<double>(property.value);
    }
    return std::nullopt;
}

bool namesItsPicture(const Frame &frame)
{
    return pictureNumber(frame, mugenPictureGroup) && pictureNumber(frame, mugenPictureImage);
}

/// Where an import has named some pictures, a number made up for others may be that of another picture.
QList<Finding> picturesMadeUp(const Sprite &sprite, int index)
{
    const auto isNamed = [](const Frame &frame) { return namesItsPicture(frame); };
    if (std::none_of(sprite.frames.begin(), sprite.frames.end(), isNamed))
        return {};
    QList<Finding> losses;
    for (int f = 0; f < sprite.frames.size(); ++f) {
        if (!isNamed(sprite.frames[f]))
            losses.append(exportLoss({index, f}, {}, Severity::Warning,
                                     MugenExporterWords::tr("The frame has no whole numbers as properties “group” and "
                                                            "“image”: what it lacks of them is written as %1 and %2")
                                         .arg(index)
                                         .arg(f)));
    }
    return losses;
}

double ticksOf(const Frame &frame)
{
    return std::max(1.0, std::round(frame.duration * mugenTicksPerSecond / 1000));
}

/// Of what tags play, or of all where there are none.
QList<Finding> roundedDurations(const Sprite &sprite, int index)
{
    constexpr double noticed = 0.005; // milliseconds: less is 0 in the sentence
    QSet<int> played;
    for (int tag = sprite.tags.isEmpty() ? -1 : 0; tag < sprite.tags.size(); ++tag) {
        for (const int frame : framesOf(sprite, tag))
            played.insert(frame);
    }
    double most = 0;
    for (const int frame : played) {
        const double written = ticksOf(sprite.frames[frame]) * 1000 / mugenTicksPerSecond;
        most = std::max(most, std::abs(written - sprite.frames[frame].duration));
    }
    if (most < noticed)
        return {};
    return {exportLoss({index, -1}, {}, Severity::Info,
                       MugenExporterWords::tr("Rounding durations to whole ticks, 60 a second, changes them by up to "
                                              "%1 ms")
                           .arg(readableNumber(most)))};
}

QByteArray mugenFrame(const Document &document, int sprite, int index)
{
    const Frame &frame = document.sprites[sprite].frames[index];
    QList<Shape> attack;
    QList<Shape> hurt;
    for (const Shape &shape : frame.shapes)
        (attacks(document, shape) ? attack : hurt).append(shape);
    return boxesText(frame, hurt, "Clsn2") + boxesText(frame, attack, "Clsn1") +
           mugenNumber(pictureNumber(frame, mugenPictureGroup).value_or(sprite)) + ',' +
           mugenNumber(pictureNumber(frame, mugenPictureImage).value_or(index)) + ", 0,0, " +
           mugenNumber(ticksOf(frame)) + '\n';
}

/// A comment ends with its line.
QByteArray comment(QString name)
{
    name.replace(u'\n', u' ').replace(u'\r', u' ');
    return "; " + name.toUtf8() + '\n';
}

constexpr int firstFreeAction = 200; ///< the game plays those before by itself

/// The number that the game's own states play what is called so by, or the one that a name is; -1 without any.
int numberCalled(const QString &name)
{
    static const QHash<QString, int> known = {{QStringLiteral("stand"), 0},   {QStringLiteral("idle"), 0},
                                              {QStringLiteral("crouch"), 11}, {QStringLiteral("walk"), 20},
                                              {QStringLiteral("jump"), 41},   {QStringLiteral("run"), 100}};
    bool isNumber = false;
    const int number = name.toInt(&isNumber);
    return isNumber && number >= 0 ? number : known.value(name.toLower(), -1);
}

/// Tags called by a number are the action of that number, as the game's states expect; the others get free ones.
class ActionNumbers
{
public:
    explicit ActionNumbers(const QList<Tag> &tags)
    {
        QSet<int> taken;
        for (const Tag &tag : tags) {
            const int number = numberCalled(tag.name);
            m_numbers.append(taken.contains(number) ? -1 : number);
            taken.insert(number);
        }
        int next = firstFreeAction;
        for (int &number : m_numbers) {
            while (number < 0 && taken.contains(next))
                ++next;
            if (number < 0)
                number = next++;
        }
    }

    int of(int tag) const { return m_numbers.value(tag, 0); }

private:
    QList<int> m_numbers;
};

QByteArray actionText(const Document &document, int sprite, const QString &name, int number, const QList<int> &frames)
{
    QByteArray text = comment(name) + "[Begin Action " + QByteArray::number(number) + "]\n";
    for (const int frame : frames)
        text += mugenFrame(document, sprite, frame);
    return text + '\n';
}

/// States call actions by numbers: a name stays a comment.
QList<Finding> numberedActions(const Sprite &sprite, int index)
{
    const ActionNumbers numbers(sprite.tags);
    QList<Finding> losses;
    for (int tag = 0; tag < sprite.tags.size(); ++tag) {
        const QString &name = sprite.tags[tag].name;
        const QString number = QString::number(numbers.of(tag));
        if (name != number && !framesOf(sprite, tag).isEmpty())
            losses.append(exportLoss(
                {index, -1}, {}, Severity::Info,
                MugenExporterWords::tr("The tag %1 becomes action %2: actions have numbers, and the name is a comment")
                    .arg(quoted(name), number)));
    }
    return losses;
}

QByteArray spriteText(const Document &document, int index)
{
    const Sprite &sprite = document.sprites[index];
    if (sprite.tags.isEmpty())
        return actionText(document, index, sprite.name, 0, playOrder(sprite, -1));
    const ActionNumbers numbers(sprite.tags);
    QByteArray text;
    for (int tag = 0; tag < sprite.tags.size(); ++tag) {
        const QList<int> order = playOrder(sprite, tag);
        if (!order.isEmpty()) // the game takes no action without elements
            text += actionText(document, index, sprite.tags[tag].name, numbers.of(tag), order);
    }
    return text;
}

Result<ExportPreview> writeMugen(const Document &document, const QString &, const ExportOptions &)
{
    if (std::optional<Error> error = tooManySteps(document))
        return *error;
    if (std::optional<Error> error = tooManyPlayedShapes(document))
        return *error;
    ExportPreview preview;
    for (int s = 0; s < document.sprites.size(); ++s) {
        preview.files.append({safeFileName(document.sprites[s].name) + QStringLiteral(".air"), spriteText(document, s),
                              partName(document.sprites[s])});
        preview.losses += numberedActions(document.sprites[s], s);
        preview.losses += picturesMadeUp(document.sprites[s], s);
        preview.losses += roundedDurations(document.sprites[s], s);
        preview.losses += unplayedFrames(document.sprites[s], s);
    }
    return preview;
}

} // namespace

Format mugenFormat()
{
    Format format;
    format.id = "mugen";
    format.icon = ":/icons/format-mugen.svg";
    format.title = "MUGEN, Ikemen GO";
    format.files = "SPRITE.air";
    format.summary = QT_TRANSLATE_NOOP(
        "hitbox::formats", "Actions with whole-number boxes about the axis: Clsn1 strikes, Clsn2 is struck");
    Capabilities &capabilities = format.capabilities;
    capabilities.numbers = mugenNumbers;
    capabilities.polygons = false;
    capabilities.circles = false;
    capabilities.capsules = false;
    capabilities.chains = false;
    capabilities.properties = {};
    capabilities.stages = false;
    capabilities.carriesOfFrames = isPictureNumber;
    format.roundTrip = RoundTrip{"mugen", FramesInFile::Played, RoundTrip::Files::OnePerSprite};
    format.write = writeMugen;
    return format;
}

} // namespace hitbox
