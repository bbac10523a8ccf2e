#include "document/numbers.h"
#include "formats/importers/import_budget.h"
#include "formats/importers/importers.h"
#include "formats/importers/json_sheet.h"
#include "formats/text/utf8_text.h"

#include <QCoreApplication>
#include <QHash>

#include <algorithm>

namespace hitbox {

using namespace fields;

namespace {

class TexturePackerImporterWords
{
    Q_DECLARE_TR_FUNCTIONS(Import)
};

std::optional<JsonValue> firstTexture(JsonValue root)
{
    const std::optional<JsonValue> textures = root.member("textures");
    if (!textures || !textures->isArray() || textures->size() == 0)
        return std::nullopt;
    return *textures->items().begin();
}

Recognition recognizeTexturePacker(const ImportSource &source)
{
    if (!source.json)
        return Recognition::Foreign;
    const JsonValue root = source.json->root();
    const std::optional<JsonValue> texture = firstTexture(root);
    const bool isSheet = holdsSheetFrames(root) || (texture && holdsSheetFrames(*texture));
    if (!isSheet)
        return Recognition::Foreign;
    const QString program = writingProgram(root);
    const bool isOwn =
        program.contains(QLatin1String("texturepacker")) || program.contains(QLatin1String("codeandweb"));
    return isOwn || texture ? Recognition::Certain : Recognition::Possible;
}

/// The first that an animation names and that the file does not have.
std::optional<QString> missingFrame(JsonValue names, const QHash<QString, int> &places)
{
    for (const JsonValue name : arrayOf(names, TexturePackerImporterWords::tr("names of frames")).items()) {
        if (!places.contains(textOf(name)))
            return textOf(name);
    }
    return std::nullopt;
}

/// The run that an animation names; nothing when its frames do not stand one behind the other.
std::optional<Tag> tagOf(JsonValue names, const QHash<QString, int> &places)
{
    Tag tag;
    int next = -1;
    for (const JsonValue name : arrayOf(names, TexturePackerImporterWords::tr("names of frames")).items()) {
        const int place = places.value(textOf(name));
        if (next >= 0 && place != next)
            return std::nullopt;
        if (next < 0)
            tag.from = place;
        tag.to = place;
        next = place + 1;
    }
    return next < 0 ? std::nullopt : std::optional(tag);
}

/// What PixiJS writes beside the frames.
void takeAnimations(JsonFields &root, Sprite &sprite, ImportNotes &notes)
{
    const std::optional<JsonValue> animations = root.take("animations");
    if (!animations)
        return;
    QHash<QString, int> places;
    for (int i = 0; i < sprite.frames.size(); ++i)
        places.insert(sprite.frames.at(i).name, i);
    refuseTooMany(ImportCount::Tags, animations->size());
    for (const JsonMember member : animations->members()) {
        if (const std::optional<QString> missing = missingFrame(member.value, places)) {
            notes.add(
                member.value,
                TexturePackerImporterWords::tr("left out, since its frame “%1” is not in the file").arg(*missing));
            continue;
        }
        std::optional<Tag> tag = tagOf(member.value, places);
        if (!tag) {
            notes.add(member.value,
                      TexturePackerImporterWords::tr(
                          "its frames do not stand one behind the other, as those of a tag have to; left out"));
            continue;
        }
        tag->name = textFromUtf8(member.key);
        sprite.tags.append(*tag);
    }
}

void noteRelatedSheets(JsonFields &meta, ImportNotes &notes)
{
    const std::optional<JsonValue> related = meta.take("related_multi_packs");
    if (related && related->size() > 0)
        notes.add(*related,
                  TexturePackerImporterWords::tr("there are more frames in other files; import them as well: %1")
                      .arg(QString::fromUtf8(related->toJson().text).left(200)));
}

/// Packers write it as a text or as a number.
void noteScale(JsonFields &meta, ImportNotes &notes)
{
    const std::optional<JsonValue> value = meta.take("scale");
    if (!value)
        return;
    const std::optional<QString> text = value->toText();
    const std::optional<double> number = text ? parseNumber(text->toStdString()) : value->toNumber();
    if (number && *number != 1)
        notes.add(*value,
                  TexturePackerImporterWords::tr("the scale %1 is left out: shapes are drawn in pixels of the image")
                      .arg(*number));
}

ImportedSprite spriteOf(const ImportSource &source, JsonValue frames, const std::optional<JsonValue> &image,
                        ImportNotes &notes)
{
    const JsonSheet sheet = jsonSheetOf(frames);
    ImportedSprite item{spriteOfSheet(source, image, notes), sheet.stated};
    item.sprite.frames = sheet.frames;
    item.turned = sheet.turned;
    notes.add(sheet.notes);
    return item;
}

Imported readTexturePacker(const ImportSource &source)
{
    Imported imported;
    JsonFields root(source.json->root());
    if (firstTexture(root.object())) {
        const JsonValue textures = required(root, "textures");
        refuseTooMany(ImportCount::Sprites, textures.size());
        qsizetype frames = 0;
        for (const JsonValue texture : textures.items()) {
            JsonFields fields = objectFields(texture, TexturePackerImporterWords::tr("the frames of one image"));
            imported.sprites.append(
                spriteOf(source, required(fields, "frames"), required(fields, "image"), imported.notes));
            frames += imported.sprites.constLast().sprite.frames.size();
            refuseTooMany(ImportCount::Frames, frames);
        }
        return imported;
    }
    JsonFields meta(root.take("meta").value_or(root.object()));
    imported.sprites.append(spriteOf(source, required(root, "frames"), meta.take("image"), imported.notes));
    takeAnimations(root, imported.sprites.first().sprite, imported.notes);
    noteRelatedSheets(meta, imported.notes);
    noteScale(meta, imported.notes);
    return imported;
}

} // namespace

Importer texturePackerImporter()
{
    return {"texture-packer",
            "TexturePacker JSON",
            "*.json",
            "sheets as hash, array or multi-pack, also of Phaser and PixiJS",
            {ImportPart::Frames, ImportPart::Trimming, ImportPart::Durations, ImportPart::Tags, ImportPart::Pivots},
            recognizeTexturePacker,
            readBy<readTexturePacker>};
}

} // namespace hitbox
