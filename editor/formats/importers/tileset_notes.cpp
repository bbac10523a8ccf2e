#include "formats/importers/tileset_notes.h"

#include "document/names.h"

#include <QCoreApplication>

#include <algorithm>

namespace hitbox {

namespace {

class TilesetNotesWords
{
    Q_DECLARE_TR_FUNCTIONS(Import)
};

QString inWords(const TileObject &object)
{
    if (!object.name.isEmpty())
        return TilesetNotesWords::tr("the object “%1”").arg(object.name);
    return object.id > 0 ? TilesetNotesWords::tr("the object with id %1").arg(object.id)
                         : TilesetNotesWords::tr("an object without a name");
}

QString whyLeftOut(const TileObject &object)
{
    return object.form == TileForm::Template
               ? TilesetNotesWords::tr("it is made of a template, and templates are not read")
               : TilesetNotesWords::tr("it has no outline that could be hit");
}

/// Of lists that end at TilesetFile::mostUnread.
QString listed(const QStringList &names)
{
    QStringList all;
    for (const QString &name : names)
        all.append(quoted(name));
    if (all.size() == TilesetFile::mostUnread)
        all.append(QStringLiteral("…"));
    return all.join(QStringLiteral(", "));
}

/// A tile with an animation hands it to its tag.
bool losesType(const TileEntry &tile)
{
    return !tile.type.isEmpty() && tile.animation.isEmpty();
}

} // namespace

QString leftOutInWords(const TileObject &object)
{
    return TilesetNotesWords::tr("%1 is left out: %2").arg(inWords(object), whyLeftOut(object));
}

ImportNote propertiesLeftOut(const Properties &properties)
{
    QStringList names;
    for (const Property &property : properties.first(std::min(properties.size(), TilesetFile::mostUnread)))
        names.append(quoted(property.name.left(TilesetFile::mostCharacters)));
    const QString all = names.join(QStringLiteral(", "));
    const qsizetype more = properties.size() - names.size();
    return {{},
            TilesetNotesWords::tr("properties of the tileset are left out, as its images become several sprites: %1")
                .arg(more > 0 ? TilesetNotesWords::tr("%1 and %2 more").arg(all, QString::number(more)) : all)};
}

ImportNotes notesOnTileset(const TilesetFile &file)
{
    ImportNotes notes;
    if (!file.type.isEmpty())
        notes.add({{}, TilesetNotesWords::tr("the class “%1” of the tileset is left out").arg(file.type)});
    if (!file.drawnAt.isNull())
        notes.add({{},
                   TilesetNotesWords::tr("the offset %1, %2 at which the tiles are drawn is left out")
                       .arg(file.drawnAt.x())
                       .arg(file.drawnAt.y())});
    if (!file.kinds.isEmpty())
        notes.add(
            {{},
             TilesetNotesWords::tr("properties of Tiled’s kinds %1 become plain numbers, texts and objects, which "
                                   "an export writes as float and string")
                 .arg(listed(file.kinds))});
    if (!file.unread.isEmpty())
        notes.add({{},
                   TilesetNotesWords::tr("of what the file says of the tileset and its tiles, this is left out: %1")
                       .arg(listed(file.unread))});
    const auto typed = std::find_if(file.tiles.begin(), file.tiles.end(), losesType);
    if (typed != file.tiles.end())
        notes.add({TilesetNotesWords::tr("tile %1").arg(typed->id),
                   TilesetNotesWords::tr("its class “%1” is left out, as are those of all tiles without an animation")
                       .arg(typed->type)});
    return notes;
}

} // namespace hitbox
