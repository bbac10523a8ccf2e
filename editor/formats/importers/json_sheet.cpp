#include "formats/importers/json_sheet.h"

#include "document/limits.h"
#include "formats/importers/import_budget.h"
#include "formats/text/utf8_text.h"

#include <QCoreApplication>
#include <QFileInfo>

#include <algorithm>

namespace hitbox {

using namespace fields;

namespace {

constexpr int mostPixels = int(limits::coordinate);

class JsonSheetWords
{
    Q_DECLARE_TR_FUNCTIONS(Import)
};

QSize sizeIn(JsonFields &fields)
{
    return {wholeNumber(required(fields, "w"), 1, mostPixels), wholeNumber(required(fields, "h"), 1, mostPixels)};
}

QPoint pointIn(JsonFields &fields)
{
    const int x = wholeCoordinate(required(fields, "x"));
    return {x, wholeCoordinate(required(fields, "y"))};
}

QSize sheetSize(JsonValue value)
{
    JsonFields fields = objectFields(value, JsonSheetWords::tr("an object with “w” and “h”"));
    return sizeIn(fields);
}

/// TexturePacker calls it a pivot, PixiJS an anchor.
std::optional<geometry::Point> pivotIn(JsonFields &fields, QSize size)
{
    std::optional<JsonValue> value = fields.take("pivot");
    if (!value)
        value = fields.take("anchor");
    if (!value)
        return std::nullopt;
    JsonFields shares = objectFields(*value, JsonSheetWords::tr("an object with “x” and “y”"));
    const double x = coordinate(required(shares, "x")) * size.width();
    const double y = coordinate(required(shares, "y")) * size.height();
    if (!isCoordinate(x) || !isCoordinate(y))
        refuse(*value, JsonSheetWords::tr("a pivot as shares of the frame"));
    return geometry::Point{x, y};
}

QRect trimmedRect(JsonFields &fields, QSize rect)
{
    const std::optional<JsonValue> value = fields.take("spriteSourceSize");
    return value ? sheetRect(*value) : QRect(QPoint(), rect);
}

class SheetReader
{
public:
    JsonSheet read(JsonValue frames);

private:
    void takeFrame(JsonValue value, const QString &name);

    JsonSheet m_sheet;
    int m_meshes = 0;
    int m_ninePatches = 0;
};

JsonSheet SheetReader::read(JsonValue frames)
{
    if (!frames.isObject() && !frames.isArray())
        refuse(frames, JsonSheetWords::tr("the frames of a sheet"));
    refuseTooMany(ImportCount::Frames, frames.size());
    for (const JsonMember member : frames.members())
        takeFrame(member.value, textFromUtf8(member.key));
    for (const JsonValue value : frames.items()) {
        JsonFields fields = objectFields(value, JsonSheetWords::tr("a frame"));
        takeFrame(value, textOf(required(fields, "filename")));
    }
    if (m_meshes > 0)
        m_sheet.notes.add(
            frames, m_meshes == 1
                        ? JsonSheetWords::tr("1 frame has a mesh for drawing, which is no hitbox")
                        : JsonSheetWords::tr("%1 frames have a mesh for drawing, which is no hitbox").arg(m_meshes));
    if (m_ninePatches > 0)
        m_sheet.notes.add(
            frames,
            m_ninePatches == 1
                ? JsonSheetWords::tr("1 frame has the borders of a nine-patch; left out")
                : JsonSheetWords::tr("%1 frames have the borders of a nine-patch; left out").arg(m_ninePatches));
    m_sheet.stated |= Stated::Layout;
    return std::move(m_sheet);
}

void SheetReader::takeFrame(JsonValue value, const QString &name)
{
    JsonFields fields = objectFields(value, JsonSheetWords::tr("a frame"));
    Frame frame;
    frame.name = name;
    frame.rect = sheetRect(required(fields, "frame"));
    const QRect trimmed = trimmedRect(fields, frame.rect.size());
    frame.offset = trimmed.topLeft();
    const std::optional<JsonValue> size = fields.take("sourceSize");
    frame.size = size ? sheetSize(*size) : trimmed.size();
    frame.pivot = {frame.size.width() / 2.0, frame.size.height() / 2.0};
    if (const std::optional<geometry::Point> pivot = pivotIn(fields, frame.size)) {
        frame.pivot = *pivot;
        m_sheet.stated |= Stated::Pivots;
    }
    if (const std::optional<JsonValue> duration = fields.take("duration")) {
        frame.duration = lengthOf(*duration, JsonSheetWords::tr("milliseconds from 0 to 1000000000"));
        m_sheet.stated |= Stated::Durations;
    }
    m_meshes += fields.take("vertices") ? 1 : 0;
    m_ninePatches += fields.take("scale9Borders") || fields.take("borders") ? 1 : 0;
    // Its size is said upright, though it lies turned clockwise.
    if (optionalTruth(fields, "rotated", false)) {
        constexpr int backAgain = 270;
        m_sheet.turned.insert(static_cast<int>(m_sheet.frames.size()), backAgain);
        frame.rect.setSize(frame.rect.size().transposed());
    }
    m_sheet.frames.append(frame);
}

} // namespace

QRect sheetRect(JsonValue value)
{
    JsonFields fields = objectFields(value, JsonSheetWords::tr("an object with “x”, “y”, “w” and “h”"));
    const QPoint place = pointIn(fields);
    return {place, sizeIn(fields)};
}

QPoint sheetPoint(JsonValue value)
{
    JsonFields fields = objectFields(value, JsonSheetWords::tr("an object with “x” and “y”"));
    return pointIn(fields);
}

JsonSheet jsonSheetOf(JsonValue frames)
{
    return SheetReader().read(frames);
}

bool holdsSheetFrames(JsonValue object)
{
    const std::optional<JsonValue> frames = object.member("frames");
    if (!frames || (!frames->isObject() && !frames->isArray()))
        return false;
    if (frames->size() == 0)
        return true;
    const JsonValue first = frames->isObject() ? (*frames->members().begin()).value : *frames->items().begin();
    return first.member("frame").has_value();
}

QString writingProgram(JsonValue root)
{
    const std::optional<JsonValue> meta = root.member("meta");
    const std::optional<JsonValue> app = meta ? meta->member("app") : std::nullopt;
    return app ? app->toText().value_or(QString()).toLower() : QString();
}

Sprite spriteOfSheet(const ImportSource &source, const std::optional<JsonValue> &image, ImportNotes &notes)
{
    Sprite sprite;
    if (image) {
        const Result<QString> path = imageNamedOrBeside(source, textOf(*image));
        if (!path)
            throw Refusal{{.file = {}, .place = image->path(), .what = path.error().what}};
        sprite.image = *path;
        if (const auto note = takenFromBeside(source, textOf(*image)))
            notes.add({image->path(), note->what});
    } else {
        const QString name = QFileInfo(source.path).completeBaseName();
        const std::optional<QString> path = imageBeside(source, name);
        if (!path)
            throw Refusal{
                {.file = {},
                 .place = {},
                 .what =
                     JsonSheetWords::tr("the file names no image, and beside it there is none called “%1”").arg(name)}};
        sprite.image = *path;
    }
    sprite.name = QFileInfo(sprite.image).completeBaseName();
    return sprite;
}

} // namespace hitbox
