#include "windows/files/samples.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QStringList>

#include <algorithm>

namespace hitbox {

namespace {

QStringList sampleFolders()
{
    return {QCoreApplication::applicationDirPath() + QStringLiteral("/../share/hitbox-editor/samples"),
            QStringLiteral(HITBOX_SAMPLES_DIR)};
}

} // namespace

const QList<SampleInfo> &sampleInfos()
{
    static const QList<SampleInfo> infos{
        {Sample::Drawing,
         "file.sample",
         "duel.hitbox",
         QT_TRANSLATE_NOOP("hitbox::SampleInfos", "&Ships and a fighter"),
         QT_TRANSLATE_NOOP("hitbox::SampleInfos", "Open a copy of a project with shapes of every kind"),
         "fighter.png",
         {288, 0, 96, 64}},
        {Sample::Stage,
         "file.sample-stage",
         "arena.hitbox",
         QT_TRANSLATE_NOOP("hitbox::SampleInfos", "A s&tage"),
         QT_TRANSLATE_NOOP("hitbox::SampleInfos",
                           "Open a copy of a stage with overlaps of every kind, probes and bullets"),
         "ship.png",
         {0, 0, 64, 64}},
        {Sample::Platform,
         "file.sample-platform",
         "scout.hitbox",
         QT_TRANSLATE_NOOP("hitbox::SampleInfos", "A &platform character"),
         QT_TRANSLATE_NOOP("hitbox::SampleInfos",
                           "Open a copy of a figure of 24 frames, with points, events and tracks"),
         "scout.png",
         {192, 0, 48, 48}},
        {Sample::Shooter,
         "file.sample-shooter",
         "beetle.hitbox",
         QT_TRANSLATE_NOOP("hitbox::SampleInfos", "A s&hooter"),
         QT_TRANSLATE_NOOP("hitbox::SampleInfos",
                           "Open a copy of an enemy that opens its shell, and a ship that fires"),
         "beetle.png",
         {256, 0, 64, 64}},
        {Sample::PlatformPicture, "file.picture-platform", "scout.png",
         QT_TRANSLATE_NOOP("hitbox::SampleInfos", "Picture of the platform &character"),
         QT_TRANSLATE_NOOP("hitbox::SampleInfos", "Open the sheet alone, as the tutorial begins")},
        {Sample::FighterPicture, "file.picture-fighter", "fighter.png",
         QT_TRANSLATE_NOOP("hitbox::SampleInfos", "Picture of the &fighter"),
         QT_TRANSLATE_NOOP("hitbox::SampleInfos", "Open the sheet alone, as the tutorial begins")},
        {Sample::ShooterPicture, "file.picture-shooter", "ship.png",
         QT_TRANSLATE_NOOP("hitbox::SampleInfos", "Picture of the sh&ip"),
         QT_TRANSLATE_NOOP("hitbox::SampleInfos", "Open the picture alone, as the tutorial begins")}};
    return infos;
}

QString titleOf(const SampleInfo &info)
{
    return QCoreApplication::translate("hitbox::SampleInfos", info.title);
}

QString toolTipOf(const SampleInfo &info)
{
    return QCoreApplication::translate("hitbox::SampleInfos", info.toolTip);
}

QString sampleFile(const QString &name)
{
    for (const QString &folder : sampleFolders()) {
        const QString path = QDir::cleanPath(folder + u'/' + name);
        if (QFileInfo::exists(path))
            return path;
    }
    return {};
}

bool isSample(const QString &path)
{
    const QString folder = QFileInfo(path).canonicalPath();
    const QStringList folders = sampleFolders();
    return !folder.isEmpty() && std::any_of(folders.cbegin(), folders.cend(), [&folder](const QString &each) {
        return QFileInfo(each).canonicalFilePath() == folder;
    });
}

QString samplePath(Sample sample)
{
    const QList<SampleInfo> &infos = sampleInfos();
    const auto info =
        std::find_if(infos.cbegin(), infos.cend(), [sample](const SampleInfo &each) { return each.sample == sample; });
    Q_ASSERT(info != infos.cend());
    return sampleFile(QLatin1String(info->file));
}

} // namespace hitbox
