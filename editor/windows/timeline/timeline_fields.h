#pragma once

#include "document/instance_names.h"
#include "stage/timeline.h"

#include <QList>
#include <QWidget>

class QComboBox;
class QGridLayout;
class QSpinBox;

namespace hitbox {

class AnimationBox;
class Session;

/// Who plays what in the timeline of the stage in view. What is chosen stands in the fields and nowhere else.
class TimelineFields : public QWidget
{
    Q_OBJECT

public:
    explicit TimelineFields(Session &session, QWidget *parent = nullptr);

    /// As the document is now: another stage, or one that lost a player, begins with the usual two.
    void follow();
    void takeSelected(); ///< the two instances that are selected; others give the usual two

    TimelineSetup setup() const;

signals:
    void edited(); ///< by hand

private:
    struct Player {
        QComboBox *instance = nullptr;
        AnimationBox *plays = nullptr;
        QSpinBox *rounds = nullptr;
        AnimationBox *whenHit = nullptr;
    };

    Player makePlayer(QGridLayout &grid, int row, const QString &side);
    /// Whether the names of the instances changed.
    enum class Listed { AsBefore, Anew };

    void followInstances(const Player &player, const QList<Instance> &before, Listed names);
    bool hasPlayers() const;
    TimelinePlayer chosen(const Player &player) const;
    void choose(const TimelineSetup &setup);

    Session &m_session;
    Player m_a;
    Player m_b;
    QSpinBox *m_offset = nullptr;
    Id<Stage> m_stage;           ///< that the instances were chosen on
    QList<Instance> m_instances; ///< that stand on it
    InstanceNames m_names;       ///< of them
};

} // namespace hitbox
