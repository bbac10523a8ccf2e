#include "windows/play/emitter_list.h"

#include "document/emitter_edits.h"
#include "document/numbers.h"
#include "document/places.h"
#include "drawing/drawing.h"
#include "scene/icons.h"
#include "scene/refresh_once.h"
#include "session/session.h"
#include "windows/stage/instance_commands.h"
#include "windows/widgets/palette_watch.h"
#include "windows/widgets/row_view.h"
#include "windows/widgets/short_list.h"
#include "windows/widgets/tool_button.h"

#include <QToolButton>
#include <QVBoxLayout>

namespace hitbox {

namespace {

constexpr int emittersShown = 3;

QString targetText(const InstanceNames &instances, const Emitter &emitter)
{
    const int target = emitter.target.value_or(-1);
    if (target >= 0 && target < instances.count())
        return instances.at(target);
    return EmitterList::tr("(%1, %2)").arg(readableNumber(emitter.aim.x), readableNumber(emitter.aim.y));
}

} // namespace

EmitterList::EmitterList(Session &session, QWidget *parent)
    : QWidget(parent)
    , m_session(session)
    , m_refresh(new RefreshOnce(*this, [this] { refresh(); }))
    , m_view(new RowView(RowView::Layout::Lines, this))
{
    m_view->setObjectName(QStringLiteral("EmitterList"));
    m_view->setAccessibleName(tr("Emitters"));
    m_view->setPlaceholder(tr("Nothing fires yet. Add an emitter."));
    m_view->setRenamable(true);
    m_add = makeToolButton("AddEmitter", tr("Add an emitter that fires at the first instance"), this);
    m_duplicate = makeToolButton("DuplicateEmitter", tr("Duplicate this emitter"), this);
    m_remove = makeToolButton("RemoveEmitter", tr("Remove this emitter (Delete)"), this);
    m_buttons = buttonsInARow({m_add, m_duplicate, m_remove}, this);
    auto *rows = new QVBoxLayout(this);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(0);
    rows->addWidget(m_view);
    rows->addWidget(m_buttons);

    connect(m_add, &QToolButton::clicked, this, &EmitterList::add);
    connect(m_duplicate, &QToolButton::clicked, this, &EmitterList::duplicate);
    connect(m_remove, &QToolButton::clicked, this, &EmitterList::remove);
    connect(m_view, &RowView::deleteWanted, this, &EmitterList::remove);
    connect(m_view, &RowView::pressed, this,
            [this](int row) { m_session.setSelection({.emitter = stageInView(m_session)->emitters.at(row).id}); });
    connect(m_view, &RowView::renamed, this, [this](int row, const QString &name) {
        Emitter renamed = findStage(m_session.document(), m_session.currentStage())->emitters.at(row);
        renamed.name = name;
        m_session.commit(withEmitter(m_session.document(), m_session.currentStage(), row, renamed),
                         tr("Rename emitter"));
    });
    m_refresh->after(session, &Session::placeChanged);
    m_refresh->when(session, &Session::selectionChanged, [this] { return m_session.selection().emitter != m_shown; });
    m_refresh->when(session, &Session::changed, [](const Difference &difference) {
        return !difference.emitters.empty() || difference.instances.listDiffers() || difference.stages.comeOrGo() ||
               !difference.layers.empty() || !difference.categories.empty();
    });
    m_add->setIcon(themedIcon(QStringLiteral(":/icons/plus.svg")));
    m_duplicate->setIcon(themedIcon(QStringLiteral(":/icons/duplicate.svg")));
    m_remove->setIcon(themedIcon(QStringLiteral(":/icons/trash.svg")));
    refresh();
    whenPaletteChanges(*this, [this] { refresh(); });
}

void EmitterList::refresh()
{
    const Document &document = m_session.shown();
    const Stage *stage = stageInView(m_session);
    m_names.follow(stage ? *stage : Stage());
    const Id<Emitter> selected = m_session.selection().emitter;
    m_shown = selected;
    const CategoryLooks looks(document, themeOf(palette()));
    QList<Row> rows;
    for (int i = 0; stage && i < stage->emitters.size(); ++i) {
        const Emitter &emitter = stage->emitters.at(i);
        const ShapeLook look = looks.ofCategory(emitter.category);
        Row row;
        row.swatch = look.color;
        row.hatch = look.hatch;
        row.title = emitter.name;
        row.detail = tr("%1 at %2").arg(emitter.category, targetText(m_names, emitter));
        row.trailing = tr("%1 s").arg(readableNumber(emitter.interval, 3));
        row.selected = emitter.id == selected;
        rows.append(row);
    }
    m_view->setRows(rows);
    fitToRows(*m_view, rows.size(), emittersShown);
    m_add->setEnabled(stage);
    m_duplicate->setEnabled(this->selected() >= 0); // what is being placed is in no document yet
    m_remove->setEnabled(this->selected() >= 0);
}

int EmitterList::selected() const
{
    const Stage *stage = findStage(m_session.document(), m_session.currentStage());
    return stage ? placeOf(stage->emitters, m_session.selection().emitter) : -1;
}

bool EmitterList::perform(EditCommand command)
{
    const int selected = this->selected();
    if (selected < 0)
        return false;
    switch (command) {
    case EditCommand::Rename:
        m_refresh->now();
        m_view->rename(selected);
        return true;
    case EditCommand::Duplicate: duplicate(); return true;
    case EditCommand::Remove: remove(); return true;
    default: return false;
    }
}

void EmitterList::add()
{
    const int place = m_session.currentStage();
    const Stage *stage = findStage(m_session.document(), place);
    const Document after = addEmitter(m_session.document(), place, freshEmitter(m_session.document(), *stage));
    m_session.commit(after, tr("Add emitter"));
    m_session.setSelection({.emitter = after.stages.at(place).emitters.constLast().id});
}

void EmitterList::duplicate()
{
    const int index = selected();
    if (index < 0)
        return;
    const int place = m_session.currentStage();
    const Document after = duplicateEmitter(m_session.document(), place, index);
    m_session.commit(after, tr("Duplicate emitter"));
    m_session.setSelection({.emitter = after.stages.at(place).emitters.at(index + 1).id});
}

void EmitterList::remove()
{
    if (const int index = selected(); index >= 0)
        m_session.commit(withoutEmitter(m_session.document(), m_session.currentStage(), index), tr("Remove emitter"));
}

} // namespace hitbox
