#include "document/profile_edits.h"

#include <algorithm>

namespace hitbox {

namespace {

qsizetype indexOf(const Document &document, const QString &name)
{
    const auto found = std::find_if(document.exportProfiles.cbegin(), document.exportProfiles.cend(),
                                    [&name](const ExportProfile &profile) { return profile.name == name; });
    return found == document.exportProfiles.cend() ? -1 : found - document.exportProfiles.cbegin();
}

} // namespace

const ExportProfile *findProfile(const Document &document, const QString &name)
{
    const qsizetype index = indexOf(document, name);
    return index < 0 ? nullptr : &document.exportProfiles.at(index);
}

Document withProfile(Document document, const ExportProfile &profile)
{
    const qsizetype index = indexOf(document, profile.name);
    if (index < 0)
        document.exportProfiles.append(profile);
    else
        document.exportProfiles[index] = profile;
    return document;
}

Document renameProfile(Document document, const QString &name, const QString &newName)
{
    const qsizetype index = indexOf(document, name);
    if (index >= 0)
        document.exportProfiles[index].name = newName;
    return document;
}

Document withoutProfile(Document document, const QString &name)
{
    document.exportProfiles.removeIf([&name](const ExportProfile &profile) { return profile.name == name; });
    return document;
}

} // namespace hitbox
