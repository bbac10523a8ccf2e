#pragma once

#include "document/document.h"
#include "stage/animation_ticks.h"
#include "windows/widgets/elided_combo_box.h"

#include <QList>

#include <optional>

namespace hitbox {

/// Chooses one of a project's animations, or none: the tags and all frames of each sprite, those of one sprite first.
class AnimationBox : public ElidedComboBox
{
    Q_OBJECT

public:
    /// `none` says what no choice means.
    explicit AnimationBox(const QString &none, QWidget *parent = nullptr);

    /// What was chosen stays chosen while the document has it.
    void follow(const Document &document, const QString &firstSprite);

    std::optional<Animation> animation() const;

private:
    /// A sprite, whose entries stand one after the other: its tags, and all frames.
    struct Offered {
        QString sprite;
        QList<Tag> tags;
        int first = 0; ///< of its entries

        int all() const { return first + static_cast<int>(tags.size()); }
        friend bool operator==(const Offered &, const Offered &) = default;
    };

    static QList<Offered> offeredOf(const Document &document, const QString &firstSprite);
    QString textAt(int entry) const;
    Animation animationAt(int entry) const;
    int entryOf(const Animation &animation) const; ///< that for none where it is not there

    QString m_none;
    QString m_firstSprite;
    QList<Offered> m_offered; ///< behind the entry for none
};

} // namespace hitbox
