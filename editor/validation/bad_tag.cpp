#include "document/names.h"
#include "validation/project_findings.h"
#include "validation/repair.h"
#include "validation/rules.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace hitbox {

namespace {

QString badTagSentence(const Tag &tag, qsizetype frames)
{
    if (tag.from >= 0 && tag.from <= tag.to && tag.to < frames)
        return {};
    return QCoreApplication::translate("hitbox::validation",
                                       "The tag %1 runs from frame %2 to frame %3; the sprite has %4, counted from 0")
        .arg(quoted(tag.name), QString::number(tag.from), QString::number(tag.to), QString::number(frames));
}

QList<Finding> checkBadTag(const Document &document, const ValidationContext &)
{
    QList<Finding> findings;
    for (int i = 0; i < document.sprites.size(); ++i) {
        const Sprite &sprite = document.sprites.at(i);
        for (int tag = 0; tag < sprite.tags.size(); ++tag) {
            const QString message = badTagSentence(sprite.tags.at(tag), sprite.frames.size());
            if (message.isEmpty())
                continue;
            Finding finding;
            finding.frame.sprite = i;
            finding.message = message;
            finding.place.index = tag;
            findings.append(finding);
        }
    }
    return findings;
}

int tagOf(const Document &document, const Finding &finding)
{
    const Sprite *sprite = findSprite(document, finding.frame.sprite);
    const Tag *tag = sprite ? itemAt(sprite->tags, finding.place.index) : nullptr;
    return tag && badTagSentence(*tag, sprite->frames.size()) == finding.message ? finding.place.index : -1;
}

/// Its part among the frames that there are, run from the lower to the higher.
std::optional<Tag> shortened(Tag tag, qsizetype frames)
{
    const auto [from, to] = std::minmax({tag.from, tag.to}); // values, since the tag changes below
    tag.from = std::max(from, 0);
    tag.to = std::min(to, static_cast<int>(frames) - 1);
    return tag.from <= tag.to ? std::optional(tag) : std::nullopt;
}

std::optional<RepairPlan> shortening(const Document &document, const Finding &finding, const ValidationContext &)
{
    const int index = tagOf(document, finding);
    if (index < 0)
        return std::nullopt;
    const Sprite &sprite = document.sprites[finding.frame.sprite];
    const std::optional<Tag> tag = shortened(sprite.tags[index], sprite.frames.size());
    if (!tag)
        return std::nullopt;
    return RepairPlan{QCoreApplication::translate("hitbox::validation", "Let the tag run from frame %1 to frame %2")
                          .arg(tag->from)
                          .arg(tag->to),
                      [finding, tag](Document current) {
                          if (const int place = tagOf(current, finding); place >= 0)
                              current.sprites[finding.frame.sprite].tags[place] = *tag;
                          return current;
                      }};
}

std::optional<RepairPlan> deletion(const Document &document, const Finding &finding, const ValidationContext &)
{
    if (tagOf(document, finding) < 0)
        return std::nullopt;
    return RepairPlan{QCoreApplication::translate("hitbox::validation", "Delete the tag"), [finding](Document current) {
                          if (const int place = tagOf(current, finding); place >= 0)
                              current.sprites[finding.frame.sprite].tags.removeAt(place);
                          return current;
                      }};
}

constexpr std::array badTagRepairs{Repair{"shorten", FixSafety::NeedsEyes, shortening},
                                   Repair{"delete-tag", FixSafety::NeedsEyes, deletion}};

} // namespace

const Rule badTagRule{"bad-tag", QT_TRANSLATE_NOOP("hitbox::validation", "Tags beyond the frames"), checkBadTag,
                      badTagRepairs};

} // namespace hitbox
