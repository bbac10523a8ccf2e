#include "windows/play/emitter_fields.h"

#include "document/emitter_edits.h"
#include "document/places.h"
#include "scene/refresh_once.h"
#include "session/session.h"
#include "windows/shapes/shape_fields.h"
#include "windows/stage/instance_commands.h"
#include "windows/widgets/combo_items.h"
#include "windows/widgets/elided_combo_box.h"
#include "windows/widgets/plain_text.h"
#include "windows/widgets/typing.h"

#include <QComboBox>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QToolButton>
#include <QVBoxLayout>

#include <cmath>

namespace hitbox {

namespace {

enum TargetChoice { TargetInstance, TargetPlace };

QComboBox *makeChoice(QWidget *parent, const char *name, const QString &title, const QStringList &items)
{
    auto *choice = new ElidedComboBox(parent);
    choice->setObjectName(QString::fromLatin1(name));
    choice->setAccessibleName(title);
    choice->addItems(items);
    choice->setRoomFor(4);
    return choice;
}

/// Of the selected instance, or else of the frame in view.
const Frame *frameToCopyFrom(const Session &session)
{
    const Document &document = session.shown();
    const Stage *stage = stageInView(session);
    const QSet<Id<Instance>> &instances = session.selection().instances;
    const Instance *instance =
        stage && instances.size() == 1 ? findThing(stage->instances, *instances.cbegin()) : nullptr;
    return instance ? findFrame(document, instance->sprite, instance->frame)
                    : findFrame(document, session.currentFrame());
}

} // namespace

EmitterFields::EmitterFields(Session &session, QWidget *parent)
    : QWidget(parent)
    , m_session(session)
    , m_refresh(new RefreshOnce(static_cast<QObject &>(*this), [this] { refresh(); }))
{
    auto *rows = new QVBoxLayout(this);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(0);
    rows->addWidget(makeChoices());
    for (ShapeFields **fields : {&m_sizes, &m_place, &m_aim, &m_firing}) {
        *fields = new ShapeFields(this);
        rows->addWidget(*fields);
        connect(*fields, &ShapeFields::problemChanged, this, &EmitterFields::told);
    }
    connectChoices();
    connectNumbers();
    m_refresh->after(session, &Session::placeChanged);
    m_refresh->when(session, &Session::selectionChanged, [this] { return m_session.selection().emitter != m_shown; });
    m_refresh->when(session, &Session::changed, [](const Difference &difference) {
        return !difference.emitters.empty() || difference.instances.comeOrGo() || difference.stages.comeOrGo() ||
               !difference.categories.empty();
    });
    refresh();
}

QWidget *EmitterFields::makeChoices()
{
    auto *box = new QWidget(this);
    auto *grid = new QGridLayout(box);
    grid->setContentsMargins(12, 4, 12, 0);
    grid->setHorizontalSpacing(8);
    grid->setVerticalSpacing(4);
    m_name = new QLineEdit(box);
    m_name->setObjectName(QStringLiteral("EmitterName"));
    chooseAllByTheFirstClick(*m_name);
    m_name->setMinimumWidth(60);
    m_category = makeChoice(box, "EmitterCategory", tr("Category of the bullets"), {});
    m_category->setToolTip(tr("Decides what the bullets hit"));
    m_bullet = makeChoice(box, "EmitterBullet", tr("Bullet"),
                          {tr("point"), tr("circle"), tr("box"), tr("capsule"), tr("drawn shape")});
    m_source = makeChoice(box, "EmitterSource", tr("Fires from"), {tr("the edges"), tr("a place")});
    m_target = makeChoice(box, "EmitterTarget", tr("Fires at"), {tr("an instance"), tr("a place")});
    auto *copy = new QToolButton(box);
    copy->setObjectName(QStringLiteral("CopyBullet"));
    copy->setText(tr("Copy…"));
    copy->setToolTip(tr("Fire a copy of a shape of the selected instance, or of the frame below"));
    copy->setPopupMode(QToolButton::InstantPopup);
    m_shapes = new QMenu(copy);
    copy->setMenu(m_shapes);
    auto *bullet = new QHBoxLayout;
    bullet->addWidget(m_bullet, 1);
    bullet->addWidget(copy);

    const auto addRow = [&](int row, int column, const QString &title, QWidget *field) {
        auto *label = new QLabel(title, box);
        label->setObjectName(QStringLiteral("Dim"));
        label->setBuddy(field);
        if (field->accessibleName().isEmpty())
            field->setAccessibleName(title);
        grid->addWidget(label, row, 2 * column);
        return grid;
    };
    addRow(0, 0, tr("Name"), m_name)->addWidget(m_name, 0, 1);
    addRow(0, 1, tr("Category"), m_category)->addWidget(m_category, 0, 3);
    addRow(1, 0, tr("Bullet"), m_bullet)->addLayout(bullet, 1, 1, 1, 3);
    addRow(2, 0, tr("From"), m_source)->addWidget(m_source, 2, 1);
    addRow(2, 1, tr("At"), m_target)->addWidget(m_target, 2, 3);
    grid->setColumnStretch(1, 1);
    grid->setColumnStretch(3, 1);
    return box;
}

void EmitterFields::connectChoices()
{
    connect(m_name, &QLineEdit::editingFinished, this, [this] {
        if (wasTypedInto(*m_name))
            change(QStringLiteral("name"), [this](Emitter &emitter) { emitter.name = m_name->text().trimmed(); });
    });
    connect(m_category, &QComboBox::activated, this, [this] {
        change(QStringLiteral("category"), [this](Emitter &emitter) { emitter.category = m_category->currentText(); });
    });
    connect(m_bullet, &QComboBox::activated, this, [this](int index) {
        const auto kind = static_cast<BulletKind>(index);
        change(QStringLiteral("bullet"), [kind](Emitter &emitter) {
            if (bulletKindOf(emitter.bullet) != kind)
                emitter.bullet = freshBullet(kind);
        });
    });
    connect(m_source, &QComboBox::activated, this, [this](int source) {
        change(QStringLiteral("source"),
               [source](Emitter &emitter) { emitter.source = static_cast<EmitterSource>(source); });
    });
    connect(m_target, &QComboBox::activated, this, [this](int choice) {
        change(QStringLiteral("target"), [this, choice](Emitter &emitter) {
            if ((choice == TargetInstance) == emitter.target.has_value())
                return;
            // A place takes over from the instance where it stands.
            emitter.aim = aimOf(*stageInView(m_session), emitter);
            emitter.target = choice == TargetInstance ? std::optional(0) : std::nullopt;
        });
    });
    connect(m_shapes, &QMenu::aboutToShow, this, &EmitterFields::listShapes);
}

void EmitterFields::connectNumbers()
{
    connect(m_sizes, &ShapeFields::entered, this, [this](int index, double value) {
        change(QStringLiteral("size-%1").arg(index),
               [index, value](Emitter &emitter) { emitter.bullet = withBulletSize(emitter.bullet, index, value); });
    });
    connect(m_place, &ShapeFields::entered, this, [this](int index, double value) {
        change(QStringLiteral("place-%1").arg(index),
               [index, value](Emitter &emitter) { (index == 0 ? emitter.place.x : emitter.place.y) = value; });
    });
    connect(m_aim, &ShapeFields::entered, this, [this](int index, double value) {
        change(QStringLiteral("aim-%1").arg(index), [index, value](Emitter &emitter) {
            if (emitter.target)
                emitter.target = static_cast<int>(std::lround(value)) - 1;
            else
                (index == 0 ? emitter.aim.x : emitter.aim.y) = value;
        });
    });
    connect(m_firing, &ShapeFields::entered, this, [this](int index, double value) {
        change(QStringLiteral("firing-%1").arg(index), [index, value](Emitter &emitter) {
            double *const values[] = {&emitter.interval, &emitter.speed, &emitter.spread};
            *values[index] = value;
        });
    });
}

const Emitter *EmitterFields::emitter() const
{
    const Stage *stage = stageInView(m_session);
    return stage ? findThing(stage->emitters, m_session.selection().emitter) : nullptr;
}

void EmitterFields::change(const QString &field, const std::function<void(Emitter &)> &edit)
{
    const Id<Emitter> selected = m_session.selection().emitter;
    const Stage *committed = findStage(m_session.document(), m_session.currentStage());
    const int place = committed ? placeOf(committed->emitters, selected) : -1;
    if (place < 0 || selected != m_shown)
        return;
    Emitter after = committed->emitters.at(place);
    edit(after);
    m_session.commit(withEmitter(m_session.document(), m_session.currentStage(), place, after), tr("Change emitter"),
                     QStringLiteral("emitter-%1-%2").arg(selected.number()).arg(field));
    m_refresh->mark(); // what came of it may be other than what was entered
}

void EmitterFields::refresh()
{
    const Id<Emitter> selected = m_session.selection().emitter;
    if (QWidget *typing = focusWidget(); typing && selected != m_shown)
        typing->clearFocus(); // what is typed there is about another emitter
    m_shown = selected;
    const Emitter *now = emitter();
    setVisible(now);
    if (!now)
        return;
    showChoices(*now);
    showNumbers(*stageInView(m_session), *now);
}

void EmitterFields::showChoices(const Emitter &emitter)
{
    showUnlessTyped(*m_name, emitter.name);
    listItems(*m_category, categoryNames(m_session.shown(), emitter.category));
    m_category->setCurrentText(emitter.category);
    m_bullet->setCurrentIndex(static_cast<int>(bulletKindOf(emitter.bullet)));
    m_source->setCurrentIndex(static_cast<int>(emitter.source));
    m_target->setCurrentIndex(emitter.target ? TargetInstance : TargetPlace);
}

void EmitterFields::showNumbers(const Stage &stage, const Emitter &emitter)
{
    constexpr double least = -limits::coordinate;
    QList<FieldTitle> sizes;
    switch (bulletKindOf(emitter.bullet)) {
    case BulletKind::Circle: sizes = {{tr("radius")}}; break;
    case BulletKind::Box: sizes = {{tr("width")}, {tr("height")}}; break;
    case BulletKind::Capsule: sizes = {{tr("length")}, {tr("radius")}}; break;
    case BulletKind::Point:
    case BulletKind::Drawn: break;
    }
    m_sizes->show(sizes, bulletSizes(emitter.bullet));
    m_sizes->setVisible(!sizes.isEmpty());
    const bool fromPlace = emitter.source == EmitterSource::Place;
    m_place->setVisible(fromPlace);
    m_place->show({{tr("from x"), least}, {tr("from y"), least}}, {emitter.place.x, emitter.place.y});
    if (emitter.target) {
        const auto last = std::max<qsizetype>(1, stage.instances.size());
        m_aim->show({{tr("instance"), 1, static_cast<double>(last)}}, {1.0 + *emitter.target});
    } else {
        m_aim->show({{tr("at x"), least}, {tr("at y"), least}}, {emitter.aim.x, emitter.aim.y});
    }
    constexpr double most = limits::coordinate;
    m_firing->show({{tr("every"), limits::shotInterval, most, tr(" s"), 0.05},
                    {tr("speed"), 0, most, tr(" px/s"), 10},
                    {tr("spread"), 0, 360, tr("°"), 5}},
                   {emitter.interval, emitter.speed, emitter.spread});
}

void EmitterFields::listShapes()
{
    m_shapes->clear();
    const Frame *frame = frameToCopyFrom(m_session);
    for (const Shape &shape : frame ? frame->shapes : QList<Shape>()) {
        const Outline bullet = asBullet(shape.outline);
        connect(m_shapes->addAction(plainLabel(shape.name)), &QAction::triggered, this, [this, bullet] {
            change(QStringLiteral("bullet"), [bullet](Emitter &emitter) { emitter.bullet = bullet; });
        });
    }
    if (m_shapes->isEmpty())
        m_shapes->addAction(tr("The frame has no shapes"))->setEnabled(false);
}

} // namespace hitbox
