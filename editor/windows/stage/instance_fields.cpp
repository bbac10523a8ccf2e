#include "windows/stage/instance_fields.h"

#include "document/edits.h"
#include "document/places.h"
#include "document/stage_edits.h"
#include "scene/refresh_once.h"
#include "session/open_project.h"
#include "tools/instance_edits.h"
#include "windows/widgets/combo_items.h"
#include "windows/widgets/elided_combo_box.h"
#include "windows/widgets/number_field.h"

#include <QAbstractListModel>
#include <QComboBox>
#include <QGridLayout>
#include <QLabel>

#include <algorithm>
#include <optional>

namespace hitbox {

namespace {

/// What a number field is about.
struct NumberInfo {
    const char *title = nullptr;
    const char *toolTip = nullptr;
    const char *suffix = "";
    double step = 1;
    double &(*of)(Instance &instance) = nullptr;
};

constexpr std::array numberInfos = {
    NumberInfo{QT_TRANSLATE_NOOP("hitbox::InstanceFields", "x"), "", "", 1,
               [](Instance &instance) -> double & { return instance.position.x; }},
    NumberInfo{QT_TRANSLATE_NOOP("hitbox::InstanceFields", "y"), "", "", 1,
               [](Instance &instance) -> double & { return instance.position.y; }},
    NumberInfo{QT_TRANSLATE_NOOP("hitbox::InstanceFields", "turn"), "", "°", 15,
               [](Instance &instance) -> double & { return instance.rotation; }},
    NumberInfo{QT_TRANSLATE_NOOP("hitbox::InstanceFields", "scale x"), "", "", 0.5,
               [](Instance &instance) -> double & { return instance.scale.x; }},
    NumberInfo{QT_TRANSLATE_NOOP("hitbox::InstanceFields", "scale y"), "", "", 0.5,
               [](Instance &instance) -> double & { return instance.scale.y; }},
    NumberInfo{QT_TRANSLATE_NOOP("hitbox::InstanceFields", "speed x"),
               QT_TRANSLATE_NOOP("hitbox::InstanceFields", "In the play test: pixels a second to the right"), "", 10,
               [](Instance &instance) -> double & { return instance.velocity.x; }},
    NumberInfo{QT_TRANSLATE_NOOP("hitbox::InstanceFields", "speed y"),
               QT_TRANSLATE_NOOP("hitbox::InstanceFields", "In the play test: pixels a second downwards"), "", 10,
               [](Instance &instance) -> double & { return instance.velocity.y; }},
    NumberInfo{QT_TRANSLATE_NOOP("hitbox::InstanceFields", "spin"),
               QT_TRANSLATE_NOOP("hitbox::InstanceFields", "In the play test: degrees a second, clockwise"), "°", 15,
               [](Instance &instance) -> double & { return instance.spin; }},
};

/// What the instances at the places have in common; nothing when they differ.
template <typename Value, typename Of>
std::optional<Value> common(const Stage &stage, const QList<int> &places, const Of &of)
{
    std::optional<Value> value;
    for (const int i : places) {
        Instance instance = stage.instances.at(i);
        const Value own = of(instance);
        if (value && *value != own)
            return std::nullopt;
        value = own;
    }
    return value;
}

struct Choice {
    QString text;
    QString value;
};

/// What a box holds, of a hundred thousand frames too.
class ChoiceModel final : public QAbstractListModel
{
public:
    using QAbstractListModel::QAbstractListModel;

    void set(const QList<Choice> &choices)
    {
        beginResetModel();
        m_choices = choices;
        endResetModel();
    }

    int rowCount(const QModelIndex &parent = {}) const override
    {
        return parent.isValid() ? 0 : static_cast<int>(m_choices.size());
    }

    QVariant data(const QModelIndex &index, int role) const override
    {
        if (!index.isValid())
            return {};
        const Choice &choice = m_choices.at(index.row());
        switch (role) {
        case Qt::DisplayRole:
        case Qt::EditRole: return choice.text;
        case Qt::UserRole: return choice.value;
        default: return {};
        }
    }

private:
    QList<Choice> m_choices;
};

/// The value that a project does not have, too, so that nothing else seems to be chosen.
void offer(QComboBox &box, QList<Choice> choices, const std::optional<QString> &value)
{
    const auto isValue = [&](const Choice &choice) { return choice.value == value; };
    if (value && std::none_of(choices.cbegin(), choices.cend(), isValue))
        choices.append({InstanceFields::tr("%1 (missing)").arg(*value), *value});
    auto *model = dynamic_cast<ChoiceModel *>(box.model());
    if (!model) {
        model = new ChoiceModel(&box);
        box.setModel(model);
    }
    model->set(choices);
    prepareList(box, choices.size());
    const auto found = std::find_if(choices.cbegin(), choices.cend(), isValue);
    box.setCurrentIndex(value ? static_cast<int>(found - choices.cbegin()) : -1);
}

template <typename T>
QList<Choice> choicesOf(const QList<T> &items)
{
    QList<Choice> choices;
    for (const T &item : items)
        choices.append({item.name, item.name});
    return choices;
}

} // namespace

InstanceFields::InstanceFields(OpenProject &project, QWidget *parent)
    : QWidget(parent)
    , m_project(project)
    , m_refresh(new RefreshOnce(*this, [this] { refresh(); }))
{
    static_assert(numberInfos.size() == FieldCount);
    for (int i = 0; i < FieldCount; ++i)
        m_numbers[i] = makeNumber(static_cast<Field>(i));
    m_frame = makeChoice(QStringLiteral("InstanceFrame"), tr("Frame"), tr("What it shows while nothing is played"));
    m_tag = makeChoice(QStringLiteral("InstanceTag"), tr("Plays"), tr("The animation that it plays where time runs"));
    m_layer = makeChoice(QStringLiteral("InstanceLayer"), tr("Layer"), tr("The layer that it stands on"));
    layOut();
    connect(m_frame, &QComboBox::activated, this, [this] {
        edit(tr("Change frame"), {},
             [this](Instance &instance) { instance.frame = m_frame->currentData().toString(); });
    });
    connect(m_tag, &QComboBox::activated, this, [this] {
        edit(tr("Change animation"), {},
             [this](Instance &instance) { instance.tag = m_tag->currentData().toString(); });
    });
    connect(m_layer, &QComboBox::activated, this, [this] {
        edit(tr("Change layer"), {},
             [this](Instance &instance) { instance.layer = m_layer->currentData().toString(); });
    });
    m_refresh->after(project.session, &Session::placeChanged);
    m_refresh->after(project.session, &Session::selectionChanged);
    m_refresh->after(project.live.hint, &LiveAnswer::changed); // the end of a gesture
    m_refresh->when(project.session, &Session::changed, [this](const Difference &difference) {
        const Stage *stage = findStage(m_project.session.shown(), m_project.session.currentStage());
        return !stage || difference.stages.has(stage->id) || difference.sprites.listDiffers() ||
               difference.frames.listDiffers() || !difference.tags.empty();
    });
    refresh();
}

NumberField *InstanceFields::makeNumber(Field field)
{
    const NumberInfo &info = numberInfos[field];
    auto *number = new NumberField(this);
    number->setAccessibleName(tr(info.title));
    number->setToolTip(*info.toolTip ? tr(info.toolTip) : QString());
    number->setSuffix(QString::fromUtf8(info.suffix));
    number->setStep(info.step);
    connect(number, &NumberField::entered, this, [this, field](double value) {
        edit(tr("Change placement"), QStringLiteral("placement-%1-").arg(field),
             [field, value](Instance &instance) { numberInfos[field].of(instance) = value; });
    });
    return number;
}

QComboBox *InstanceFields::makeChoice(const QString &name, const QString &title, const QString &toolTip)
{
    auto *box = new ElidedComboBox(this);
    box->setObjectName(name);
    box->setAccessibleName(title);
    box->setToolTip(toolTip);
    box->setRoomFor(5);
    return box;
}

/// Two numbers share a title where they are one vector, so that all of it fits beside a canvas.
void InstanceFields::layOut()
{
    struct Titled {
        QString title;
        QList<QWidget *> fields;
    };
    const std::pair<Titled, Titled> rows[] = {
        {{tr("Position"), {m_numbers[X], m_numbers[Y]}}, {tr("Turn"), {m_numbers[Rotation]}}},
        {{tr("Scale"), {m_numbers[ScaleX], m_numbers[ScaleY]}}, {tr("Layer"), {m_layer}}},
        {{tr("Speed"), {m_numbers[VelocityX], m_numbers[VelocityY]}}, {tr("Spin"), {m_numbers[Spin]}}},
        {{tr("Frame"), {m_frame}}, {tr("Plays"), {m_tag}}}};
    auto *grid = new QGridLayout(this);
    grid->setContentsMargins(12, 4, 12, 8);
    grid->setHorizontalSpacing(6);
    grid->setVerticalSpacing(4);
    QWidget *before = this;
    const auto add = [this, grid, &before](const Titled &titled, int row, int column, int columns) {
        auto *label = new QLabel(titled.title, this);
        label->setObjectName(QStringLiteral("Dim"));
        label->setBuddy(titled.fields.first());
        grid->addWidget(label, row, column);
        const int each = columns / static_cast<int>(titled.fields.size());
        for (int i = 0; i < titled.fields.size(); ++i) {
            grid->addWidget(titled.fields.at(i), row, column + 1 + i * each, 1, each);
            setTabOrder(before, titled.fields.at(i));
            before = titled.fields.at(i);
        }
    };
    for (int row = 0; row < static_cast<int>(std::size(rows)); ++row) {
        add(rows[row].first, row, 0, 2);
        add(rows[row].second, row, 3, 1);
    }
    for (const int column : {1, 2, 4})
        grid->setColumnStretch(column, 1);
}

QSet<Id<Instance>> InstanceFields::selected() const
{
    const Stage *stage = findStage(m_project.session.shown(), m_project.session.currentStage());
    return stage ? changeableInstances(*stage, m_project.session.selection().instances) : QSet<Id<Instance>>();
}

void InstanceFields::refresh()
{
    const Stage *stage = findStage(m_project.session.shown(), m_project.session.currentStage());
    setEnabled(!selected().isEmpty());
    if (!stage)
        return;
    refreshNumbers(*stage);
    if (!m_project.session.gestureUnderWay()) // which changes numbers alone
        refreshChoices(*stage);
}

void InstanceFields::refreshNumbers(const Stage &stage)
{
    const QList<int> places = placesOf(stage.instances, selected());
    for (int i = 0; i < FieldCount; ++i)
        m_numbers[i]->setValue(common<double>(stage, places, numberInfos[i].of));
}

void InstanceFields::refreshChoices(const Stage &stage)
{
    const QList<int> places = placesOf(stage.instances, selected());
    const auto ofText = [](QString Instance::*member) {
        return [member](const Instance &instance) { return instance.*member; };
    };
    const auto name = common<QString>(stage, places, ofText(&Instance::sprite));
    const Sprite *sprite = name ? findSprite(m_project.session.shown(), *name) : nullptr;
    m_frame->setEnabled(sprite);
    m_tag->setEnabled(sprite);
    offer(*m_frame, sprite ? choicesOf(sprite->frames) : QList<Choice>(),
          common<QString>(stage, places, ofText(&Instance::frame)));
    offer(*m_tag, QList<Choice>{{tr("nothing"), {}}} + (sprite ? choicesOf(sprite->tags) : QList<Choice>()),
          common<QString>(stage, places, ofText(&Instance::tag)));
    offer(*m_layer, QList<Choice>{{tr("none"), {}}} + choicesOf(stage.layers),
          common<QString>(stage, places, ofText(&Instance::layer)));
}

void InstanceFields::edit(const QString &text, const QString &key, const std::function<void(Instance &)> &change)
{
    const Stage *stage = findStage(m_project.session.document(), m_project.session.currentStage());
    const QSet<Id<Instance>> instances = selected();
    if (!stage || instances.isEmpty() || m_project.session.gestureUnderWay())
        return m_refresh->mark(); // to what holds
    const Stage after = withEach(*stage, instances, [&change](Instance instance) {
        change(instance);
        return instance;
    });
    m_project.session.commit(withStage(m_project.session.document(), m_project.session.currentStage(), after), text,
                             key.isEmpty() ? QString() : key + namedBy(instances));
}

} // namespace hitbox
