#include "windows/export/profile_list.h"

#include "document/limits.h"
#include "document/names.h"
#include "document/profile_edits.h"
#include "formats/all_formats.h"
#include "scene/icons.h"
#include "scene/refresh_once.h"
#include "session/open_project.h"
#include "windows/widgets/fonts.h"
#include "windows/widgets/row_view.h"
#include "windows/widgets/tool_button.h"

#include <QDir>
#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>

namespace hitbox {

namespace {

constexpr int mostProfilesShown = 5;

/// The engine, and where it goes.
QString detailOf(const ExportProfile &profile)
{
    const QString engine = formatTitle(profile.format);
    const QString text = profile.folder.isEmpty()
                             ? engine
                             : QStringLiteral("%1 → %2").arg(engine, QDir::toNativeSeparators(profile.folder));
    return profile.onSave ? ProfileList::tr("%1, on save").arg(text) : text;
}

} // namespace

ProfileList::ProfileList(OpenProject &project, QWidget *parent)
    : QWidget(parent)
    , m_session(project.session)
    , m_files(project.files)
    , m_refresh(new RefreshOnce(*this, [this] { refresh(); }))
    , m_view(new RowView(RowView::Layout::Lines, this))
{
    auto *title = new QLabel(tr("Profiles of this project"), this);
    title->setFont(titleFont(windowFont()));
    title->setWordWrap(true);
    m_rename = makeToolButton("RenameProfile", tr("Rename this profile (F2)"), this);
    m_rename->setIcon(themedIcon(QStringLiteral(":/icons/rename.svg")));
    m_remove = makeToolButton("RemoveProfile", tr("Remove this profile (Delete)"), this);
    m_remove->setIcon(themedIcon(QStringLiteral(":/icons/trash.svg")));
    auto *header = new QHBoxLayout;
    header->setSpacing(0);
    header->addWidget(title, 1);
    header->addWidget(m_rename);
    header->addWidget(m_remove);
    m_view->setObjectName(QStringLiteral("ProfileList"));
    m_view->setAccessibleName(title->text());
    m_view->setPlaceholder(tr("None yet. A profile keeps engine, options and folder under a name."));
    m_view->setRenamable(true);
    auto *rows = new QVBoxLayout(this);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(4);
    rows->addLayout(header);
    rows->addWidget(m_view);
    connect(m_rename, &QToolButton::clicked, this, [this] { m_view->rename(pickedRow()); });
    connect(m_remove, &QToolButton::clicked, this, &ProfileList::remove);
    connect(m_view, &RowView::deleteWanted, this, &ProfileList::remove);
    connect(m_view, &RowView::renamed, this, &ProfileList::rename);
    connect(m_view, &RowView::pressed, this, [this](int row) {
        pick(m_session.document().exportProfiles.at(row).name);
        emit chosen(m_picked);
    });
    m_refresh->when(m_session, &Session::changed, [](const Difference &difference) { return difference.project; });
    refresh();
}

void ProfileList::setWidth(int pixels)
{
    setFixedWidth(pixels);
    refresh();
}

int ProfileList::pickedRow() const
{
    const QList<ExportProfile> &profiles = m_session.document().exportProfiles;
    for (int row = 0; row < profiles.size(); ++row) {
        if (!m_picked.isEmpty() && profiles.at(row).name == m_picked)
            return row;
    }
    return -1;
}

void ProfileList::refresh()
{
    QList<Row> rows;
    for (const ExportProfile &kept : m_session.document().exportProfiles) {
        const ExportProfile profile = m_files.asInFile(kept);
        const Format *format = findFormat(profile.format);
        Row row;
        row.icon = format ? QString::fromLatin1(format->icon) : QStringLiteral(":/icons/warning.svg");
        row.iconColor = format ? themeOf(palette()).text : themeOf(palette()).warning;
        row.title = profile.name;
        row.detail = detailOf(profile);
        row.selected = profile.name == m_picked;
        rows.append(row);
    }
    m_view->setRows(rows);
    const int shown = std::min(static_cast<int>(rows.size()), mostProfilesShown);
    const int height = shown > 0 ? shown * m_view->sizeHintForRow(0) : m_view->heightForPlaceholder(width());
    m_view->setFixedHeight(height + 4);
    m_rename->setEnabled(pickedRow() >= 0);
    m_remove->setEnabled(pickedRow() >= 0);
}

void ProfileList::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    m_refresh->mark(); // the text that stands there without profiles may take more lines
}

void ProfileList::pick(const QString &name)
{
    m_picked = findProfile(m_session.document(), name) ? name : QString();
    m_refresh->mark();
}

void ProfileList::add(ExportProfile profile)
{
    const Document &document = m_session.document();
    if (document.exportProfiles.size() >= limits::exportProfiles) {
        emit told(tr("A project has at most %1 export profiles; remove one first.").arg(limits::exportProfiles));
        return;
    }
    profile.name = freeName(profile.name, namesOf(document.exportProfiles));
    m_picked = profile.name;
    m_session.commit(withProfile(document, m_files.asInMemory(profile)),
                     tr("Save export profile %1").arg(profile.name));
    m_refresh->now();
    m_view->rename(pickedRow());
}

void ProfileList::replacePicked(const ExportProfile &by)
{
    const ExportProfile *old = findProfile(m_session.document(), m_picked);
    if (!old)
        return;
    ExportProfile changed = by;
    changed.name = old->name;
    changed.extras = old->extras;
    if (changed == m_files.asInFile(*old))
        return;
    m_session.commit(withProfile(m_session.document(), m_files.asInMemory(changed)),
                     tr("Change export profile %1").arg(changed.name));
}

void ProfileList::rename(int row, const QString &typed)
{
    const Document &document = m_session.document();
    const QString old = document.exportProfiles.at(row).name;
    const QString name = typed.trimmed();
    if (name == old || name.isEmpty())
        return;
    if (!isLine(name)) {
        emit told(tr("A profile's name is one line of at most %1 characters.").arg(limits::lineCharacters));
        return;
    }
    if (findProfile(document, name)) {
        emit told(tr("There is a profile “%1” already.").arg(name));
        return;
    }
    if (m_picked == old)
        m_picked = name;
    m_session.commit(renameProfile(document, old, name), tr("Rename export profile %1").arg(old));
}

void ProfileList::remove()
{
    if (pickedRow() < 0)
        return;
    const QString name = m_picked;
    m_picked.clear();
    m_session.commit(withoutProfile(m_session.document(), name), tr("Remove export profile %1").arg(name));
    emit chosen({});
}

} // namespace hitbox
