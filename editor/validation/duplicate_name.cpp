#include "validation/rules.h"
#include "validation/wording.h"

#include <QCoreApplication>
#include <QHash>

/// Instances, hits and exported files go by name, so a name that two things share leads to the wrong one. Names are
/// told apart by their letters alone, case included; shapes go by id and may share a name.
namespace hitbox {

namespace {

/// Each name that occurs more than once, at its second occurrence.
template <typename Named>
QStringList repeatedNames(const QList<Named> &list)
{
    QHash<QString, int> seen;
    QStringList repeated;
    for (const Named &item : list) {
        if (++seen[item.name] == 2)
            repeated.append(item.name);
    }
    return repeated;
}

template <typename Named>
QList<Finding> findingsFor(const QList<Named> &list, const QString &sentence, int sprite)
{
    QList<Finding> findings;
    for (const QString &name : repeatedNames(list)) {
        Finding finding;
        finding.frame.sprite = sprite;
        finding.message = sentence.arg(quoted(name));
        findings.append(finding);
    }
    return findings;
}

QList<Finding> check(const Document &document, const ValidationContext &)
{
    const auto sentence = [](const char *text) { return QCoreApplication::translate("hitbox::validation", text); };
    QList<Finding> findings = findingsFor(
        document.sprites, sentence(QT_TRANSLATE_NOOP("hitbox::validation", "Several sprites are named %1")), -1);
    for (int i = 0; i < document.sprites.size(); ++i) {
        const Sprite &sprite = document.sprites[i];
        findings += findingsFor(
            sprite.frames,
            sentence(QT_TRANSLATE_NOOP("hitbox::validation", "Several frames of the sprite are named %1")), i);
        findings += findingsFor(
            sprite.tags, sentence(QT_TRANSLATE_NOOP("hitbox::validation", "Several tags of the sprite are named %1")),
            i);
    }
    findings += findingsFor(document.categories,
                            sentence(QT_TRANSLATE_NOOP("hitbox::validation", "Several categories are named %1")), -1);
    findings += findingsFor(document.stages,
                            sentence(QT_TRANSLATE_NOOP("hitbox::validation", "Several stages are named %1")), -1);
    return findings;
}

} // namespace

const Rule duplicateNameRule{"duplicate-name", QT_TRANSLATE_NOOP("hitbox::validation", "Names used twice"), nullptr,
                             nullptr, check};

} // namespace hitbox
