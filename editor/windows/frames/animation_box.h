#pragma once

#include "stage/animation_ticks.h"

#include <QComboBox>
#include <QList>

#include <optional>

namespace hitbox {

/// Chooses one of a project's animations, or none: the tags and all frames of each sprite, those of one sprite first.
class AnimationBox : public QComboBox
{
    Q_OBJECT

public:
    /// `none` says what no choice means.
    explicit AnimationBox(const QString &none, QWidget *parent = nullptr);

    /// What was chosen stays chosen while the document has it.
    void follow(const Document &document, const QString &firstSprite);

    std::optional<Animation> animation() const;

private:
    void takeRoom();

    QString m_none;
    QList<Animation> m_animations; ///< behind the entry for none
};

} // namespace hitbox
