#include "windows/stage_panel.h"

#include "document/edits.h"
#include "scene/icons.h"
#include "session/session.h"
#include "windows/number_field.h"

#include <QComboBox>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QToolButton>

namespace hitbox {

namespace {

const Stage *stageInView(const Session &session)
{
    return findStage(session.shown(), session.currentStage());
}

QStringList stageNames(const Document &document)
{
    QStringList names;
    for (const Stage &stage : document.stages)
        names.append(stage.name);
    return names;
}

} // namespace

void placeOnStage(Session &session, FrameRef ref, geometry::Point position)
{
    const Frame *frame = findFrame(session.document(), ref);
    if (!frame)
        return;
    Document document = session.document();
    int index = session.currentStage();
    if (!findStage(document, index)) {
        document = addStage(document, {.name = freeName(StagePanel::tr("stage"), stageNames(document))});
        index = static_cast<int>(document.stages.size()) - 1;
    }
    Stage stage = document.stages.at(index);
    Instance instance;
    instance.sprite = document.sprites.at(ref.sprite).name;
    instance.frame = frame->name;
    instance.position = {std::round(position.x), std::round(position.y)};
    stage.instances.append(instance);
    const int placed = static_cast<int>(stage.instances.size()) - 1;
    session.commit(withStage(document, index, stage), StagePanel::tr("Place %1").arg(instance.frame));
    session.setCurrentStage(index);
    session.setSelection({.instances = {placed}});
}

StagePanel::StagePanel(Session &session, const Theme &theme, QWidget *parent)
    : Panel(tr("Stage"), parent)
    , m_session(session)
    , m_theme(theme)
    , m_view(new RowView(RowView::Layout::Lines, theme, this))
{
    auto *place = new QPushButton(tr("Place frame"), this);
    place->setObjectName(QStringLiteral("PlaceFrame"));
    place->setToolTip(tr("Put the frame chosen below on the stage (Insert)"));
    connect(place, &QPushButton::clicked, this, &StagePanel::placeWanted);
    addToHeader(place);

    body()->addWidget(makeStageRow());
    m_view->setObjectName(QStringLiteral("InstanceList"));
    m_view->setPlaceholder(tr("The stage is empty. Double-click a sprite or a frame to place it."));
    body()->addWidget(m_view, 1);
    m_fieldBox = makeFields();
    body()->addWidget(m_fieldBox);

    connect(&session, &Session::changed, this, &StagePanel::refresh);
    connect(&session, &Session::placeChanged, this, &StagePanel::refresh);
    connect(&session, &Session::selectionChanged, this, &StagePanel::refresh);
    connect(m_view, &RowView::pressed, this, [this](int row, Qt::KeyboardModifiers modifiers) {
        Selection selection = m_session.selection();
        if (!(modifiers & (Qt::ControlModifier | Qt::ShiftModifier)))
            selection.instances = {row};
        else if (!selection.instances.remove(row))
            selection.instances.insert(row);
        m_session.setSelection(selection);
    });
    connect(m_view, &RowView::deleteWanted, this,
            [this] { m_session.feed({.kind = ToolInput::Kind::Key, .key = Qt::Key_Delete}); });
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
    auto *add = new QToolButton(box);
    add->setObjectName(QStringLiteral("AddStage"));
    add->setIcon(themedIcon(QStringLiteral(":/icons/plus.svg"), m_theme));
    add->setToolTip(tr("New stage"));
    row->addWidget(add);
    auto *remove = new QToolButton(box);
    remove->setObjectName(QStringLiteral("RemoveStage"));
    remove->setIcon(themedIcon(QStringLiteral(":/icons/trash.svg"), m_theme));
    remove->setToolTip(tr("Remove this stage"));
    row->addWidget(remove);
    connect(m_stage, &QComboBox::activated, this, [this](int index) { m_session.setCurrentStage(index); });
    connect(m_stage->lineEdit(), &QLineEdit::editingFinished, this, [this] {
        const Stage *stage = stageInView(m_session);
        const QString name = m_stage->currentText().trimmed();
        if (!stage || name.isEmpty() || name == stage->name || stageNames(m_session.document()).contains(name)) {
            m_stage->setEditText(stage ? stage->name : QString());
            return;
        }
        Stage renamed = *stage;
        renamed.name = name;
        m_session.commit(withStage(m_session.document(), m_session.currentStage(), renamed), tr("Rename stage"));
    });
    connect(add, &QToolButton::clicked, this, &StagePanel::addNewStage);
    connect(remove, &QToolButton::clicked, this, &StagePanel::removeCurrentStage);
    return box;
}

QWidget *StagePanel::makeFields()
{
    auto *box = new QWidget(this);
    auto *grid = new QGridLayout(box);
    grid->setContentsMargins(12, 4, 12, 8);
    grid->setHorizontalSpacing(8);
    grid->setVerticalSpacing(4);
    const QString titles[] = {tr("x"), tr("y"), tr("turn"), tr("scale x"), tr("scale y")};
    const std::pair<int, int> places[] = {{0, 0}, {0, 1}, {0, 2}, {1, 0}, {1, 1}};
    for (int i = 0; i < FieldCount; ++i) {
        const auto field = static_cast<Field>(i);
        m_fields[i] = new NumberField(box);
        m_fields[i]->setAccessibleName(titles[i]);
        m_fields[i]->setSuffix(field == Rotation ? QStringLiteral("°") : QString());
        m_fields[i]->setStep(field == Rotation ? 15 : field >= ScaleX ? 0.5 : 1);
        auto *label = new QLabel(titles[i], box);
        label->setObjectName(QStringLiteral("Dim"));
        grid->addWidget(label, places[i].first, 2 * places[i].second);
        grid->addWidget(m_fields[i], places[i].first, 2 * places[i].second + 1);
        connect(m_fields[i], &NumberField::entered, this, [this, field](double value) { edit(field, value); });
    }
    for (const int fieldColumn : {1, 3, 5})
        grid->setColumnStretch(fieldColumn, 1);
    return box;
}

void StagePanel::setTheme(const Theme &theme)
{
    m_theme = theme;
    m_view->setTheme(theme);
    findChild<QToolButton *>(QStringLiteral("AddStage"))
        ->setIcon(themedIcon(QStringLiteral(":/icons/plus.svg"), theme));
    findChild<QToolButton *>(QStringLiteral("RemoveStage"))
        ->setIcon(themedIcon(QStringLiteral(":/icons/trash.svg"), theme));
    refresh();
}

void StagePanel::refresh()
{
    refreshStages();
    const Stage *stage = stageInView(m_session);
    QList<Row> rows;
    for (int i = 0; stage && i < stage->instances.size(); ++i) {
        const Instance &instance = stage->instances.at(i);
        Row row;
        row.icon = QStringLiteral(":/icons/place.svg");
        row.iconColor = m_theme.dim;
        row.title = QStringLiteral("%1 %2").arg(instance.sprite).arg(i + 1);
        row.detail = instance.frame;
        row.selected = m_session.selection().instances.contains(i);
        rows.append(row);
    }
    m_view->setRows(rows);
    refreshFields();
}

void StagePanel::refreshStages()
{
    const QStringList names = stageNames(m_session.shown());
    QStringList listed;
    for (int i = 0; i < m_stage->count(); ++i)
        listed.append(m_stage->itemText(i));
    if (listed != names) {
        m_stage->clear();
        m_stage->addItems(names);
    }
    m_stage->setEnabled(!names.isEmpty());
    m_stage->setCurrentIndex(m_session.currentStage());
    if (!m_stage->lineEdit()->hasFocus() || !m_stage->lineEdit()->isModified())
        m_stage->setEditText(names.value(m_session.currentStage()));
    findChild<QToolButton *>(QStringLiteral("RemoveStage"))->setEnabled(!names.isEmpty());
}

void StagePanel::refreshFields()
{
    const Stage *stage = stageInView(m_session);
    const QSet<int> &selected = m_session.selection().instances;
    const bool single = stage && selected.size() == 1 && *selected.cbegin() < stage->instances.size();
    m_fieldBox->setEnabled(single);
    if (!single)
        return;
    const Instance &instance = stage->instances.at(*selected.cbegin());
    const double values[] = {instance.position.x, instance.position.y, instance.rotation, instance.scale.x,
                             instance.scale.y};
    for (int i = 0; i < FieldCount; ++i)
        m_fields[i]->setValue(values[i]);
}

void StagePanel::edit(Field field, double value)
{
    const Stage *found = stageInView(m_session);
    const QSet<int> &selected = m_session.selection().instances;
    if (!found || selected.size() != 1 || *selected.cbegin() >= found->instances.size() || m_session.gestureUnderWay())
        return;
    Stage stage = *found;
    Instance &instance = stage.instances[*selected.cbegin()];
    double *const targets[] = {&instance.position.x, &instance.position.y, &instance.rotation, &instance.scale.x,
                               &instance.scale.y};
    *targets[field] = value;
    m_session.commit(
        withStage(m_session.document(), m_session.currentStage(), stage), tr("Change placement"),
        QStringLiteral("placement-%1-%2-%3").arg(m_session.currentStage()).arg(*selected.cbegin()).arg(field));
}

void StagePanel::addNewStage()
{
    const QString name = freeName(tr("stage"), stageNames(m_session.document()));
    m_session.commit(addStage(m_session.document(), {.name = name}), tr("New stage"));
    m_session.setCurrentStage(static_cast<int>(m_session.document().stages.size()) - 1);
}

void StagePanel::removeCurrentStage()
{
    if (stageInView(m_session))
        m_session.commit(removeStage(m_session.document(), m_session.currentStage()), tr("Remove stage"));
}

} // namespace hitbox
