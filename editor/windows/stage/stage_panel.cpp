#include "windows/stage/stage_panel.h"

#include "document/edits.h"
#include "document/names.h"
#include "scene/icons.h"
#include "scene/refresh_once.h"
#include "session/open_project.h"
#include "windows/stage/instance_commands.h"
#include "windows/stage/instance_fields.h"
#include "windows/stage/instance_list.h"
#include "windows/stage/stage_player.h"
#include "windows/widgets/combo_items.h"
#include "windows/widgets/edit_command.h"
#include "windows/widgets/key_names.h"
#include "windows/widgets/search_field.h"
#include "windows/widgets/tool_button.h"
#include "windows/widgets/typing.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>

#include <utility>

namespace hitbox {

namespace {

/// The buttons of the row of stages, and their icons.
constexpr std::pair<const char *, const char *> buttonIcons[] = {{"AddStage", ":/icons/plus.svg"},
                                                                 {"RemoveStage", ":/icons/trash.svg"},
                                                                 {"AddLayer", ":/icons/layers.svg"},
                                                                 {"PlayStage", ":/icons/play.svg"}};

} // namespace

StagePanel::StagePanel(OpenProject &project, QWidget *parent)
    : Panel(tr("Stage"), parent)
    , m_project(project)
    , m_refresh(new RefreshOnce(*this, [this] { refresh(); }))
    , m_player(new StagePlayer(project, this))
{
    setFoldable();
    auto *search = new SearchField(tr("Search instances"), this);
    search->setObjectName(QStringLiteral("InstanceSearch"));
    constexpr int searchWidth = 110;
    search->setMaximumWidth(searchWidth);
    addToHeader(search);
    auto *place = new QPushButton(tr("Place frame"), this);
    place->setObjectName(QStringLiteral("PlaceFrame"));
    connect(place, &QPushButton::clicked, this, &StagePanel::placeWanted);
    addToHeader(place);
    body()->addWidget(makeStageRow());
    m_instances = new InstanceList(project.session, *search, this);
    constexpr int twoRows = 84;
    m_instances->setMinimumHeight(twoRows);
    body()->addWidget(m_instances, 1);
    m_fields = new InstanceFields(project, this);
    body()->addWidget(m_fields);

    connect(m_instances, &InstanceList::showWanted, this, &StagePanel::showWanted);
    connect(m_instances, &InstanceList::menuWanted, this, [this](QPoint position) {
        emit menuWanted(position, editsInMenus() + QStringList{"edit.select-all", {}, "stage.add-layer"});
    });
    connect(m_player, &StagePlayer::playingChanged, button("PlayStage"), &QToolButton::setChecked);
    button("PlayStage")->setCheckable(true);
    m_refresh->after(project.session, &Session::placeChanged);
    m_refresh->after(project.session, &Session::selectionChanged);
    m_refresh->after(project.live.play, &LiveAnswer::changed);
    m_refresh->when(project.session, &Session::changed, [](const Difference &difference) {
        return difference.stages.listDiffers() || difference.instances.listDiffers();
    });
    refresh();
}

QWidget *StagePanel::makeStageRow()
{
    auto *box = new QWidget(this);
    auto *row = new QHBoxLayout(box);
    row->setContentsMargins(12, 0, 8, 0);
    row->setSpacing(4);
    m_stage = new QComboBox(box);
    m_stage->setObjectName(QStringLiteral("StageName"));
    m_stage->setAccessibleName(tr("Stage"));
    m_stage->setEditable(true);
    m_stage->setInsertPolicy(QComboBox::NoInsert);
    m_stage->setToolTip(tr("Stage in view; type to rename it"));
    row->addWidget(m_stage, 1);
    const QString toolTips[] = {tr("New stage"), tr("Remove this stage"), tr("New layer on top of the others"),
                                tr("Play the animations of what stands here")};
    int next = 0;
    for (const auto &[name, icon] : buttonIcons) {
        QToolButton *button = makeToolButton(name, toolTips[next++], box);
        button->setIcon(themedIcon(QString::fromLatin1(icon)));
        row->addWidget(button);
    }
    connect(m_stage, &QComboBox::activated, this, [this](int index) { m_project.session.setCurrentStage(index); });
    connect(m_stage->lineEdit(), &QLineEdit::editingFinished, this, &StagePanel::renameStage);
    connect(button("AddStage"), &QToolButton::clicked, this, &StagePanel::addNewStage);
    connect(button("RemoveStage"), &QToolButton::clicked, this, &StagePanel::removeCurrentStage);
    connect(button("AddLayer"), &QToolButton::clicked, this, &StagePanel::addLayer);
    connect(button("PlayStage"), &QToolButton::clicked, this, &StagePanel::togglePlaying);
    return box;
}

QToolButton *StagePanel::button(const char *name) const
{
    return findChild<QToolButton *>(QString::fromLatin1(name));
}

void StagePanel::showKeys(const KeyNames &keys)
{
    findChild<QPushButton *>(QStringLiteral("PlaceFrame"))
        ->setToolTip(keys.with(tr("Put the frame chosen below on the stage"), QStringLiteral("stage.place")));
    QToolButton *play = button("PlayStage");
    play->setToolTip(keys.with(play->accessibleName(), QStringLiteral("frame.play")));
}

void StagePanel::renameStage()
{
    if (!wasTypedInto(*m_stage->lineEdit()))
        return;
    const Stage *stage = committedStage(m_project.session);
    const QString name = m_stage->currentText().trimmed();
    if (!stage || name.isEmpty() || name == stage->name ||
        namesOf(m_project.session.document().stages).contains(name)) {
        m_stage->setEditText(stage ? stage->name : QString());
        return;
    }
    Stage renamed = *stage;
    renamed.name = name;
    m_project.session.commit(withStage(m_project.session.document(), m_project.session.currentStage(), renamed),
                             tr("Rename stage"));
}

QString StagePanel::layerForNew() const
{
    return m_instances->layerForNew();
}

void StagePanel::togglePlaying()
{
    m_player->toggle();
    button("PlayStage")->setChecked(m_player->playing());
}

void StagePanel::addLayer()
{
    m_instances->addLayer();
}

bool StagePanel::perform(EditCommand command)
{
    if (m_instances->perform(command))
        return true;
    if (command != EditCommand::Rename || !m_stage->isEnabled())
        return false;
    m_refresh->now();
    m_stage->setFocus();
    m_stage->lineEdit()->selectAll();
    return true;
}

void StagePanel::refresh()
{
    const QStringList names = namesInOrder(m_project.session.shown().stages);
    listItems(*m_stage, names);
    m_stage->setEnabled(!names.isEmpty());
    m_stage->setCurrentIndex(m_project.session.currentStage());
    showUnlessTyped(*m_stage->lineEdit(), names.value(m_project.session.currentStage()));
    for (const char *needsStage : {"RemoveStage", "AddLayer"})
        button(needsStage)->setEnabled(!names.isEmpty());
    button("PlayStage")->setEnabled(m_player->canPlay());
    const Stage *stage = stageInView(m_project.session);
    m_fields->setVisible(stage && !m_project.session.selection().instances.isEmpty());
    setNote(stage && !stage->instances.isEmpty() ? QString::number(stage->instances.size()) : QString());
}

void StagePanel::addNewStage()
{
    const QString name = newStageName(m_project.session.document(), tr("stage"));
    if (m_project.session.commit(addStage(m_project.session.document(), {.name = name}), tr("New stage")))
        m_project.session.setCurrentStage(static_cast<int>(m_project.session.document().stages.size()) - 1);
}

void StagePanel::removeCurrentStage()
{
    if (stageInView(m_project.session))
        m_project.session.commit(removeStage(m_project.session.document(), m_project.session.currentStage()),
                                 tr("Remove stage"));
}

} // namespace hitbox
