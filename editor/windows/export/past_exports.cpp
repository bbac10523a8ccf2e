#include "windows/export/past_exports.h"

#include <QSet>
#include <QVariantMap>

#include <algorithm>

namespace hitbox {

namespace {

bool isSameKind(const PastExport &a, const PastExport &b)
{
    return a.project == b.project && a.profile.name == b.profile.name && a.profile.format == b.profile.format;
}

} // namespace

std::optional<ExportProfile> PastExports::last(const QString &project) const
{
    const auto found = std::find_if(m_made.cbegin(), m_made.cend(),
                                    [&project](const PastExport &past) { return past.project == project; });
    return found == m_made.cend() ? std::nullopt : std::optional(found->profile);
}

std::optional<ExportProfile> PastExports::last(const QString &project, const QString &format) const
{
    const auto found = std::find_if(m_made.cbegin(), m_made.cend(), [&](const PastExport &past) {
        return past.project == project && past.profile.name.isEmpty() && past.profile.format == format;
    });
    return found == m_made.cend() ? std::nullopt : std::optional(found->profile);
}

bool PastExports::knowsFolder(const QString &project, const QString &folder) const
{
    return m_places.contains({project, folder});
}

QStringList PastExports::doubtful(const PastExport &wanted) const
{
    QSet<QString> others;
    bool isFirst = true;
    for (const PastExport &past : m_made) {
        if (past.profile.folder != wanted.profile.folder)
            continue;
        const bool isOther = past.project != wanted.project || past.profile.format != wanted.profile.format;
        if (isOther)
            others.unite(QSet<QString>(past.files.cbegin(), past.files.cend()));
        isFirst = isFirst && isOther;
    }
    if (isFirst)
        return wanted.files;
    QStringList names = wanted.files;
    names.removeIf([&others](const QString &name) { return !others.contains(name); });
    return names;
}

void PastExports::addUnasked(const PastExport &made)
{
    const auto last = std::find_if(m_made.cbegin(), m_made.cend(),
                                   [&made](const PastExport &past) { return past.project == made.project; });
    const std::optional<PastExport> kept =
        last == m_made.cend() || isSameKind(*last, made) ? std::nullopt : std::optional(*last);
    add(made);
    const auto behind = std::find_if(m_made.begin(), m_made.end(),
                                     [&kept](const PastExport &past) { return kept && isSameKind(past, *kept); });
    if (behind != m_made.end())
        std::rotate(m_made.begin(), behind, behind + 1);
}

void PastExports::add(const PastExport &made)
{
    m_made.removeIf([&made](const PastExport &past) { return isSameKind(past, made); });
    const QSet<QString> taken(made.files.cbegin(), made.files.cend());
    for (PastExport &past : m_made) {
        if (past.profile.folder == made.profile.folder)
            past.files.removeIf([&taken](const QString &name) { return taken.contains(name); });
    }
    m_made.prepend(made);
    m_made = m_made.mid(0, most);
    forgetFiles();
    allow(made.project, made.profile.folder);
}

void PastExports::forgetFiles()
{
    qsizetype files = 0;
    for (PastExport &past : m_made) {
        past.files = past.files.mid(0, mostFiles - files);
        files += past.files.size();
    }
}

void PastExports::allow(const QString &project, const QString &folder)
{
    const Place place{project, folder};
    m_places.removeAll(place);
    m_places.prepend(place);
    m_places = m_places.mid(0, most);
}

QVariantList PastExports::toList() const
{
    QVariantList made;
    for (const PastExport &past : m_made) {
        QVariantMap options;
        for (const auto &[key, value] : past.profile.options.asKeyValueRange())
            options.insert(key, value);
        const ExportProfile &profile = past.profile;
        made.append(
            QVariant(QVariantList{past.project, profile.name, profile.format, profile.folder, options, past.files}));
    }
    QVariantList places;
    for (const Place &place : m_places)
        places.append(QVariant(QVariantList{place.project, place.folder}));
    return {QVariant(made), QVariant(places)};
}

PastExports PastExports::fromList(const QVariantList &list)
{
    PastExports exports;
    for (const QVariant &entry : list.value(0).toList().mid(0, most)) {
        const QVariantList parts = entry.toList();
        PastExport past;
        past.project = parts.value(0).toString();
        past.profile.name = parts.value(1).toString();
        past.profile.format = parts.value(2).toString();
        past.profile.folder = parts.value(3).toString();
        for (const auto &[key, value] : parts.value(4).toMap().asKeyValueRange())
            past.profile.options.insert(key, value.toString());
        past.files = parts.value(5).toStringList();
        if (!past.project.isEmpty())
            exports.m_made.append(past);
    }
    exports.forgetFiles();
    for (const QVariant &entry : list.value(1).toList().mid(0, most)) {
        const Place place{entry.toList().value(0).toString(), entry.toList().value(1).toString()};
        if (!place.project.isEmpty())
            exports.m_places.append(place);
    }
    return exports;
}

} // namespace hitbox
