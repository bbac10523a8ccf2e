#include "windows/timeline/timeline_fields.h"

#include "document/limits.h"
#include "document/places.h"
#include "session/session.h"
#include "windows/frames/animation_box.h"
#include "windows/widgets/combo_items.h"
#include "windows/widgets/elided_combo_box.h"
#include "windows/widgets/elided_label.h"
#include "windows/widgets/flow_row.h"

#include <QComboBox>
#include <QGridLayout>
#include <QLabel>
#include <QPushButton>
#include <QSpinBox>

#include <utility>

namespace hitbox {

namespace {

constexpr int fewLetters = 5; // the strip beside needs the room; lists that open are as wide as their entries

/// Above a box that may be narrower than the word.
QLabel *narrowLabel(const QString &text, QWidget *parent)
{
    auto *label = new ElidedLabel(parent);
    label->setText(text);
    label->setToolTip(text);
    return label;
}

} // namespace

TimelineFields::TimelineFields(Session &session, QWidget *parent)
    : QWidget(parent)
    , m_session(session)
{
    auto *grid = new QGridLayout(this);
    grid->setContentsMargins(12, 2, 8, 8);
    grid->setHorizontalSpacing(6);
    grid->setVerticalSpacing(4);
    const QStringList titles{{}, tr("Who"), tr("Plays"), tr("Rounds"), tr("When hit")};
    for (int column = 0; column < titles.size(); ++column) {
        QLabel *title = narrowLabel(titles.at(column), this);
        title->setObjectName(QStringLiteral("Dim"));
        grid->addWidget(title, 0, column);
    }
    m_a = makePlayer(*grid, 1, QStringLiteral("A"));
    m_b = makePlayer(*grid, 2, QStringLiteral("B"));
    m_offset = new QSpinBox(this);
    m_offset->setObjectName(QStringLiteral("TimelineOffset"));
    m_offset->setRange(-limits::timelineTicks, limits::timelineTicks);
    m_offset->setSuffix(tr(" ticks"));
    m_offset->setAccessibleName(tr("Ticks that B starts after A"));
    m_offset->setToolTip(tr("How many ticks B starts after A; below 0, A starts after B"));
    auto *take = new QPushButton(tr("Take the selected two"), this);
    take->setObjectName(QStringLiteral("TimelineTake"));
    take->setToolTip(tr("Play the two instances that are selected on the stage"));
    auto *last = new FlowRow(grid->horizontalSpacing(), this);
    last->add(new QLabel(tr("B starts after"), last));
    last->add(m_offset, 1);
    last->add(take, 2);
    grid->addWidget(last, 3, 1, 1, 4);
    grid->setRowStretch(4, 1);
    connect(m_offset, &QSpinBox::valueChanged, this, &TimelineFields::edited);
    connect(take, &QPushButton::clicked, this, &TimelineFields::takeSelected);
}

TimelineFields::Player TimelineFields::makePlayer(QGridLayout &grid, int row, const QString &side)
{
    Player player;
    auto *instance = new ElidedComboBox(this);
    instance->setRoomFor(fewLetters);
    player.instance = instance;
    player.instance->setObjectName(QStringLiteral("TimelineInstance") + side);
    player.instance->setAccessibleName(tr("Instance that is player %1").arg(side));
    player.instance->setToolTip(tr("Instance that is player %1").arg(side));
    player.plays = new AnimationBox(tr("as placed"), this);
    player.plays->setObjectName(QStringLiteral("TimelinePlays") + side);
    player.plays->setAccessibleName(tr("What %1 plays").arg(side));
    player.plays->setToolTip(tr("What %1 plays; on the stage, an instance's tag is chosen in its row").arg(side));
    player.rounds = new QSpinBox(this);
    player.rounds->setObjectName(QStringLiteral("TimelineRounds") + side);
    player.rounds->setRange(1, 999);
    player.rounds->setAccessibleName(tr("Rounds of %1").arg(side));
    player.rounds->setToolTip(tr("How often %1 plays it, one round after the other").arg(side));
    player.whenHit = new AnimationBox(tr("goes on"), this);
    player.whenHit->setObjectName(QStringLiteral("TimelineWhenHit") + side);
    player.whenHit->setAccessibleName(tr("What %1 turns to when it is hit").arg(side));
    player.whenHit->setToolTip(tr("What %1 turns to on the tick after the first hit, such as its hit-stun").arg(side));

    auto *name = new QLabel(side, this);
    grid.addWidget(name, row, 0);
    grid.addWidget(player.instance, row, 1);
    grid.addWidget(player.plays, row, 2);
    grid.addWidget(player.rounds, row, 3);
    grid.addWidget(player.whenHit, row, 4);
    for (AnimationBox *box : {player.plays, player.whenHit}) {
        box->setRoomFor(fewLetters);
        connect(box, &QComboBox::activated, this, &TimelineFields::edited);
    }
    connect(player.instance, &QComboBox::activated, this, [this] {
        follow();
        emit edited();
    });
    connect(player.rounds, &QSpinBox::valueChanged, this, &TimelineFields::edited);
    return player;
}

bool TimelineFields::hasPlayers() const
{
    return m_a.instance->currentIndex() >= 0 && m_b.instance->currentIndex() >= 0;
}

void TimelineFields::follow()
{
    const Stage *stage = findStage(m_session.shown(), m_session.currentStage());
    const Id<Stage> now = stage ? *stage->id : Id<Stage>();
    const bool sameStage = std::exchange(m_stage, now) == now;
    const QList<Instance> before = std::exchange(m_instances, stage ? stage->instances : QList<Instance>());
    const Listed names = m_names.follow(stage ? *stage : Stage()) ? Listed::Anew : Listed::AsBefore;
    for (const Player &player : {m_a, m_b})
        followInstances(player, before, names);
    if (!sameStage || !hasPlayers())
        choose(usualSetup(m_session.shown(), m_session.currentStage(), {}));
    for (const Player &player : {m_a, m_b}) {
        const int at = player.instance->currentIndex();
        const QString sprite = at >= 0 ? m_instances.at(at).sprite : QString();
        player.plays->follow(m_session.shown(), sprite);
        player.whenHit->follow(m_session.shown(), sprite);
    }
}

void TimelineFields::followInstances(const Player &player, const QList<Instance> &before, Listed names)
{
    const int place = player.instance->currentIndex();
    const Id<Instance> chosen = place >= 0 ? *before.at(place).id : Id<Instance>();
    if (names == Listed::Anew)
        listTexts(*player.instance, static_cast<int>(m_names.count()), [this](int i) { return m_names.at(i); });
    player.instance->setCurrentIndex(placeOf(m_instances, chosen, place));
}

void TimelineFields::choose(const TimelineSetup &setup)
{
    m_a.instance->setCurrentIndex(setup.a.instance);
    m_b.instance->setCurrentIndex(setup.b.instance);
}

void TimelineFields::takeSelected()
{
    const QList<int> selected = placesOf(m_instances, m_session.selection().instances);
    choose(usualSetup(m_session.shown(), m_session.currentStage(), selected));
    follow();
    emit edited();
}

TimelinePlayer TimelineFields::chosen(const Player &player) const
{
    const int instance = player.instance->currentIndex();
    TimelinePlayer chosen{instance, {}, player.rounds->value(), player.whenHit->animation()};
    if (const std::optional<Animation> plays = player.plays->animation())
        chosen.plays = *plays;
    else if (instance >= 0)
        chosen.plays = animationOf(m_instances.at(instance));
    return chosen;
}

TimelineSetup TimelineFields::setup() const
{
    return {m_session.currentStage(), chosen(m_a), chosen(m_b), m_offset->value()};
}

} // namespace hitbox
