#include "formats/all_formats.h"

#include "document/names.h"
#include "formats/exporters/exporters.h"

#include <QCoreApplication>

#include <algorithm>

namespace hitbox {

const QList<Format> &allFormats()
{
    static const QList<Format> formats{
        jsonFormat(),     godot4Format(),   godot3Format(),  tiledFormat(),  phaserFormat(), rubeFormat(),
        libgdxFormat(),   loveFormat(),     solar2dFormat(), defoldFormat(), unityFormat(),  gdevelopFormat(),
        mugenFormat(),    cocos2dxFormat(), cHeaderFormat(), csvFormat(),    svgFormat(),
#ifdef HITBOX_TEMPLATES
        templateFormat(),
#endif
    };
    return formats;
}

const Format *findFormat(const QString &id)
{
    const QList<Format> &formats = allFormats();
    const auto found = std::find_if(formats.begin(), formats.end(),
                                    [&id](const Format &format) { return id == QLatin1String(format.id); });
    return found == formats.end() ? nullptr : &*found;
}

Result<const Format *> formatNamed(const QString &id)
{
    if (const Format *format = findFormat(id))
        return format;
    QStringList ids;
    for (const Format &format : allFormats())
        ids.append(QString::fromLatin1(format.id));
    return Error{{},
                 {},
                 QCoreApplication::translate("hitbox::formats", "there is no format %1; there are: %2")
                     .arg(quoted(id), ids.join(QStringLiteral(", ")))};
}

QString titleOf(const Format &format)
{
    return QCoreApplication::translate("hitbox::formats", format.title);
}

QString formatTitle(const QString &id)
{
    const Format *format = findFormat(id);
    return format ? titleOf(*format) : id;
}

} // namespace hitbox
