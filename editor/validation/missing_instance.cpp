#include "document/edits.h"
#include "document/names.h"
#include "document/stage_edits.h"
#include "validation/project_findings.h"
#include "validation/repair.h"
#include "validation/rules.h"

#include <QCoreApplication>
#include <QHash>
#include <QSet>

#include <array>

namespace hitbox {

namespace {

QString noFrameSentence(const Document &document, const QString &stage, int index, const Instance &instance)
{
    if (!findSprite(document, instance.sprite)) {
        return QCoreApplication::translate("hitbox::validation", "Stage %1, instance %2: there is no sprite %3")
            .arg(quoted(stage), QString::number(index), quoted(instance.sprite));
    }
    if (!findFrame(document, instance.sprite, instance.frame)) {
        return QCoreApplication::translate("hitbox::validation", "Stage %1, instance %2: the sprite %3 has no frame %4")
            .arg(quoted(stage), QString::number(index), quoted(instance.sprite), quoted(instance.frame));
    }
    return {};
}

/// What there is to be shown: each of many instances is looked for here first.
class ShownNames
{
public:
    explicit ShownNames(const Document &document)
    {
        for (const Sprite &sprite : document.sprites) {
            if (!m_sprites.contains(sprite.name)) // of two called alike, the first is meant
                m_sprites.insert(sprite.name, &sprite);
        }
    }

    bool holds(const Instance &instance)
    {
        const Sprite *sprite = m_sprites.value(instance.sprite);
        if (!sprite)
            return false;
        const auto known = m_frames.constFind(sprite);
        const QSet<QString> &frames =
            known != m_frames.cend() ? *known : *m_frames.insert(sprite, namesOf(sprite->frames));
        return frames.contains(instance.frame);
    }

private:
    QHash<QString, const Sprite *> m_sprites;
    QHash<const Sprite *, QSet<QString>> m_frames;
};

QList<Finding> checkMissingInstance(const Document &document, const ValidationContext &)
{
    QList<Finding> findings;
    ShownNames names(document);
    for (int s = 0; s < document.stages.size(); ++s) {
        const Stage &stage = document.stages.at(s);
        for (int i = 0; i < stage.instances.size(); ++i) {
            if (names.holds(stage.instances[i]))
                continue;
            Finding finding;
            finding.message = noFrameSentence(document, stage.name, i, stage.instances[i]);
            finding.place = {.owner = s, .index = i};
            if (!finding.message.isEmpty())
                findings.append(finding);
        }
    }
    return findings;
}

bool isInstanceStillMissing(const Document &document, const Finding &finding)
{
    const FindingPlace &place = finding.place;
    const Stage *stage = itemAt(document.stages, place.owner);
    const Instance *instance = stage ? itemAt(stage->instances, place.index) : nullptr;
    return instance && noFrameSentence(document, stage->name, place.index, *instance) == finding.message;
}

std::optional<RepairPlan> withoutInstance(const Document &document, const Finding &finding, const ValidationContext &)
{
    if (!isInstanceStillMissing(document, finding))
        return std::nullopt;
    return RepairPlan{QCoreApplication::translate("hitbox::validation", "Take the instance off the stage"),
                      [finding](Document current) {
                          if (!isInstanceStillMissing(current, finding))
                              return current;
                          const FindingPlace &place = finding.place;
                          const Stage stage = current.stages.at(place.owner);
                          return withStage(std::move(current), place.owner,
                                           removeInstances(stage, {stage.instances.at(place.index).id}));
                      }};
}

constexpr std::array missingInstanceRepairs{Repair{"remove-instance", FixSafety::NeedsEyes, withoutInstance}};

} // namespace

const Rule missingInstanceRule{"missing-instance",
                               QT_TRANSLATE_NOOP("hitbox::validation", "Instances of what is not there"),
                               checkMissingInstance, missingInstanceRepairs};

} // namespace hitbox
