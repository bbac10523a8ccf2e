#include "validation/rules.h"
#include "validation/wording.h"

#include <QCoreApplication>

namespace hitbox {

namespace {

QString sentence(const Tag &tag, qsizetype frames)
{
    if (tag.from >= 0 && tag.from <= tag.to && tag.to < frames)
        return {};
    return QCoreApplication::translate("hitbox::validation",
                                       "The tag %1 runs from frame %2 to frame %3; the sprite has %4, counted from 0")
        .arg(quoted(tag.name), QString::number(tag.from), QString::number(tag.to), QString::number(frames));
}

QList<Finding> check(const Document &document, const ValidationContext &)
{
    QList<Finding> findings;
    for (int i = 0; i < document.sprites.size(); ++i) {
        for (const Tag &tag : document.sprites[i].tags) {
            const QString message = sentence(tag, document.sprites[i].frames.size());
            if (message.isEmpty())
                continue;
            Finding finding;
            finding.frame.sprite = i;
            finding.message = message;
            findings.append(finding);
        }
    }
    return findings;
}

} // namespace

const Rule badTagRule{"bad-tag", QT_TRANSLATE_NOOP("hitbox::validation", "Tags beyond the frames"), nullptr, nullptr,
                      check};

} // namespace hitbox
