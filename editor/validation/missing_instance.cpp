#include "validation/rules.h"
#include "validation/wording.h"

#include <QCoreApplication>

namespace hitbox {

namespace {

QString sentence(const Document &document, const QString &stage, int index, const Instance &instance)
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

QList<Finding> check(const Document &document, const ValidationContext &)
{
    QList<Finding> findings;
    for (const Stage &stage : document.stages) {
        for (int i = 0; i < stage.instances.size(); ++i) {
            Finding finding;
            finding.message = sentence(document, stage.name, i, stage.instances[i]);
            if (!finding.message.isEmpty())
                findings.append(finding);
        }
    }
    return findings;
}

} // namespace

const Rule missingInstanceRule{"missing-instance",
                               QT_TRANSLATE_NOOP("hitbox::validation", "Instances of what is not there"), nullptr,
                               nullptr, check};

} // namespace hitbox
