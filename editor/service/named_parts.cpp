#include "service/named_parts.h"

#include "document/names.h"
#include "document/profile_edits.h"

#include <algorithm>

namespace hitbox {

namespace {

template <typename Named>
QStringList namesInOrder(const QList<Named> &list)
{
    QStringList names;
    for (const Named &item : list)
        names.append(item.name);
    return names;
}

/// "it has: duel", with "none" for an empty list and at most twenty names.
QString existing(const QStringList &names)
{
    constexpr qsizetype mostNames = 20;
    if (names.isEmpty())
        return QStringLiteral("it has: none");
    const QString list = names.mid(0, mostNames).join(QStringLiteral(", "));
    const qsizetype more = names.size() - mostNames;
    return more <= 0 ? QStringLiteral("it has: ") + list
                     : QStringLiteral("it has: %1 and %2 more").arg(list, QString::number(more));
}

Error nothingThere(const QString &what, const QStringList &names)
{
    return {{}, {}, what + QStringLiteral("; ") + existing(names)};
}

} // namespace

Result<const Stage *> stageNamed(const Document &document, const QString &name)
{
    const auto found = std::find_if(document.stages.begin(), document.stages.end(),
                                    [&name](const Stage &stage) { return stage.name == name; });
    if (found == document.stages.end())
        return nothingThere(QStringLiteral("there is no stage ") + quoted(name), namesInOrder(document.stages));
    return &*found;
}

Result<const ExportProfile *> profileNamed(const Document &document, const QString &name)
{
    if (const ExportProfile *profile = findProfile(document, name))
        return profile;
    return nothingThere(QStringLiteral("there is no export profile ") + quoted(name),
                        namesInOrder(document.exportProfiles));
}

Result<const Frame *> frameNamed(const Document &document, const QString &sprite, const QString &frame)
{
    const Sprite *found = findSprite(document, sprite);
    if (!found)
        return nothingThere(QStringLiteral("there is no sprite ") + quoted(sprite), namesInOrder(document.sprites));
    const Frame *inSprite = findFrame(document, sprite, frame);
    if (!inSprite) {
        return nothingThere(QStringLiteral("the sprite %1 has no frame %2").arg(quoted(sprite), quoted(frame)),
                            namesInOrder(found->frames));
    }
    return inSprite;
}

} // namespace hitbox
