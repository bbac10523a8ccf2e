#include "validation/fixes.h"

#include "document/track_following.h"
#include "document/tracks.h"
#include "validation/validate.h"

#include <QCoreApplication>
#include <QSet>

#include <algorithm>
#include <limits>
#include <set>
#include <utility>

namespace hitbox {

namespace {

/// Every repair leaves less to do, so this many rounds are never needed; a rule that broke this promise would still
/// end.
constexpr int mostRounds = 1000;

const Rule *ruleOf(const Finding &finding)
{
    const QList<Rule> &rules = allRules();
    const auto found = std::find_if(rules.begin(), rules.end(),
                                    [&finding](const Rule &rule) { return finding.rule == QLatin1String(rule.id); });
    return found == rules.end() ? nullptr : &*found;
}

std::optional<Fix> planned(const Repair &repair, const Document &document, const Finding &finding,
                           const ValidationContext &context)
{
    const std::optional<RepairPlan> plan = repair.plan(document, finding, context);
    if (!plan)
        return std::nullopt;
    return Fix{QString::fromLatin1(repair.id), plan->title, repair.safety, plan->apply};
}

std::optional<Fix> safeFix(const Document &document, const Finding &finding, const ValidationContext &context)
{
    const Rule *rule = ruleOf(finding);
    if (!rule || finding.severity == Severity::Info)
        return std::nullopt;
    for (const Repair &repair : rule->repairs) {
        if (repair.safety != FixSafety::Safe)
            continue;
        if (const std::optional<Fix> fix = planned(repair, document, finding, context))
            return fix;
    }
    return std::nullopt;
}

/// Shapes that were in-betweens before, and of which the question about before and after is answered by yes.
template <typename Question>
QList<ShapeRef> formerInBetweens(const Document &before, const Document &after, const Question &question)
{
    QList<ShapeRef> places;
    for (int s = 0; s < after.sprites.size(); ++s) {
        const QList<Frame> &frames = after.sprites.at(s).frames;
        for (int f = 0; f < frames.size(); ++f) {
            const Frame *then = findFrame(before, {s, f});
            if (!then || then->shapes.isSharedWith(frames.at(f).shapes))
                continue;
            for (int i = 0; i < frames.at(f).shapes.size(); ++i) {
                const Shape &shape = frames.at(f).shapes.at(i);
                const Shape *was = findShape(*then, shape.id);
                if (was && !isKey(*was) && question(*was, shape))
                    places.append({{s, f}, i});
            }
        }
    }
    return places;
}

/// In-betweens of both that are in-betweens still, and lie elsewhere.
QList<ShapeRef> workedOutSince(const Document &before, const Document &after)
{
    return formerInBetweens(before, after, [](const Shape &was, const Shape &now) {
        return !isKey(now) && !isSameOutline(was.outline, now.outline);
    });
}

/// Repairs one document after another.
class Repairer
{
public:
    Repairer(const Document &document, const ValidationContext &context, const std::function<bool()> &stop)
        : m_context(context)
        , m_stop(stop)
    {
        m_result.document = document;
        m_before = document;
    }

    FixedDocument run()
    {
        for (int round = 0; round < mostRounds && repairWhole(); ++round) {
        }
        for (int sprite = 0; sprite < m_result.document.sprites.size(); ++sprite) {
            noteFollowingTracks(sprite);
            for (int frame = 0; frame < m_result.document.sprites.at(sprite).frames.size(); ++frame)
                repairFrame({sprite, frame}, Reach::Keys);
        }
        for (int round = 0; round < mostRounds && !m_again.empty() && m_result.isComplete; ++round) {
            const std::set<FrameRef> again = std::exchange(m_again, {});
            int sprite = -1;
            for (const FrameRef ref : again) {
                if (std::exchange(sprite, ref.sprite) != ref.sprite)
                    noteFollowingTracks(sprite);
                repairFrame(ref, Reach::All);
            }
        }
        m_result.workedOut = workedOutSince(m_before, m_result.document);
        m_result.newKeys = newKeysSince(m_before, m_result.document);
        return m_result;
    }

private:
    /// What lies between keys is worked out from them: the keys are repaired first, and what is still wrong with it
    /// then is repaired where it is, which makes it a key.
    enum class Reach { Keys, All };

    /// Frames other than that of the finding, in which shapes follow from what was repaired.
    void noteFollowers(const Document &before, const Document &after, const Finding &finding)
    {
        const int sprite = finding.frame.sprite;
        if (finding.frame.frame < 0 || sprite < 0 || before.sprites.size() != after.sprites.size())
            return;
        const QList<Frame> &then = before.sprites.at(sprite).frames;
        const QList<Frame> &now = after.sprites.at(sprite).frames;
        for (int frame = 0; frame < now.size() && then.size() == now.size(); ++frame) {
            if (frame != finding.frame.frame && then.at(frame).shapes != now.at(frame).shapes)
                m_again.insert({sprite, frame});
        }
    }

    bool isInBetween(FrameRef ref, ShapeId id) const
    {
        const Frame *frame = findFrame(m_result.document, ref);
        const Shape *shape = frame ? findShape(*frame, id) : nullptr;
        return shape && !isKey(*shape);
    }

    bool repaired(const Finding &finding)
    {
        const std::optional<Fix> fix = safeFix(m_result.document, finding, m_context);
        if (!fix)
            return false;
        Document after = fix->apply(m_result.document);
        if (after == m_result.document)
            return false;
        const Document repaired = after;
        after = withTracksFollowing(m_result.document, std::move(after));
        noteFollowers(repaired, after, finding);
        m_result.document = std::move(after);
        m_result.done.append({finding, fix->id, fix->title});
        return true;
    }

    enum class Alone { Repaired, Left, Impossible };

    /// In a project of this frame only: of thousands of frames none is copied, compared or looked at but the one with
    /// the finding. Impossible where shapes of other frames follow from its shape.
    Alone repairedAlone(const Finding &finding)
    {
        const Document &whole = m_result.document;
        const Frame *frame = findFrame(whole, finding.frame);
        const Shape *shape = frame ? findShape(*frame, finding.shape) : nullptr;
        if (!shape || m_following.contains(shape->track) || whole.nextShapeId == std::numeric_limits<int>::max())
            return Alone::Impossible;
        Document alone = whole;
        Sprite sprite = whole.sprites.at(finding.frame.sprite);
        sprite.frames = {*frame};
        alone.sprites = {sprite};
        Finding own = finding;
        own.frame = {0, 0};
        const std::optional<Fix> fix = safeFix(alone, own, m_context);
        if (!fix)
            return Alone::Left;
        const Document after = fix->apply(alone);
        if (after == alone)
            return Alone::Left;
        alone.nextShapeId = after.nextShapeId;
        if (after.sprites.size() == 1 && after.sprites.at(0).frames.size() == 1)
            alone.sprites[0].frames = after.sprites.at(0).frames;
        if (after != alone)
            return Alone::Impossible;
        m_result.document.nextShapeId = after.nextShapeId;
        m_result.document.sprites[finding.frame.sprite].frames[finding.frame.frame] = after.sprites.at(0).frames.at(0);
        m_result.done.append({finding, fix->id, fix->title});
        return Alone::Repaired;
    }

    bool repairedInFrame(const Finding &finding)
    {
        switch (repairedAlone(finding)) {
        case Alone::Repaired: return true;
        case Alone::Left: return false;
        case Alone::Impossible: break;
        }
        return repaired(finding);
    }

    /// Tracks of the sprite of which shapes are worked out from others.
    void noteFollowingTracks(int sprite)
    {
        m_following.clear();
        for (const Frame &frame : m_result.document.sprites.at(sprite).frames) {
            for (const Shape &shape : frame.shapes) {
                if (!isKey(shape) && shape.track)
                    m_following.insert(shape.track);
            }
        }
    }

    bool stopped()
    {
        m_result.isComplete = m_result.isComplete && !(m_stop && m_stop());
        return !m_result.isComplete;
    }

    bool repairWhole()
    {
        bool any = false;
        for (const Finding &finding : validateWhole(m_result.document, m_context)) {
            if (stopped())
                return false;
            any = repaired(finding) || any;
        }
        return any;
    }

    void repairFrame(FrameRef ref, Reach reach)
    {
        m_settled.clear();
        for (int round = 0; round < mostRounds && repairFrameOnce(ref, reach); ++round) {
        }
    }

    /// A repair makes the other findings of its shape stale: they are looked at again in the next round. What could be
    /// repaired of a shape in no way is not asked for twice.
    bool repairFrameOnce(FrameRef ref, Reach reach)
    {
        QSet<ShapeId> changed;
        QSet<std::pair<ShapeId, QString>> asked;
        for (const Finding &finding : validateFrame(m_result.document, ref, m_context)) {
            if (stopped())
                return false;
            if (changed.contains(finding.shape) || m_settled.contains(finding.shape))
                continue;
            if (reach == Reach::Keys && isInBetween(ref, finding.shape)) {
                m_again.insert(ref);
                continue;
            }
            const qsizetype seen = asked.size();
            asked.insert({finding.shape, finding.rule});
            if (asked.size() > seen && repairedInFrame(finding))
                changed.insert(finding.shape);
        }
        for (const auto &[shape, rule] : std::as_const(asked)) {
            if (!changed.contains(shape))
                m_settled.insert(shape);
        }
        return !changed.isEmpty();
    }

    Document m_before;
    const ValidationContext &m_context;
    const std::function<bool()> &m_stop;
    FixedDocument m_result;
    QSet<ShapeId> m_settled;    ///< of the frame at hand
    QSet<TrackId> m_following;  ///< of the sprite at hand
    std::set<FrameRef> m_again; ///< to be looked at once all keys are repaired
};

} // namespace

bool mayHaveFixes(const Finding &finding)
{
    const Rule *rule = ruleOf(finding);
    return rule && !rule->repairs.empty();
}

QList<NotFixed> notFixed(const Document &document, const QList<Finding> &findings)
{
    QList<NotFixed> left;
    std::set<std::pair<FrameRef, std::pair<ShapeId, QString>>> asked;
    for (const Finding &finding : findings) {
        const Rule *rule = ruleOf(finding);
        if (!rule || !rule->whyNotRepaired || finding.severity == Severity::Info)
            continue;
        if (!asked.insert({finding.frame, {finding.shape, finding.rule}}).second)
            continue;
        if (const QString why = rule->whyNotRepaired(document, finding); !why.isEmpty())
            left.append({finding, why});
    }
    return left;
}

QList<Fix> fixesOf(const Document &document, const Finding &finding, const ValidationContext &context)
{
    const Rule *rule = ruleOf(finding);
    if (!rule)
        return {};
    QList<Fix> fixes;
    for (const Repair &repair : rule->repairs) {
        if (const std::optional<Fix> fix = planned(repair, document, finding, context))
            fixes.append(*fix);
    }
    return fixes;
}

QList<ShapeRef> newKeysSince(const Document &before, const Document &after)
{
    return formerInBetweens(before, after, [](const Shape &, const Shape &now) { return isKey(now); });
}

FixedDocument fixedAll(const Document &document, const ValidationContext &context, const std::function<bool()> &stop)
{
    return Repairer(document, context, stop).run();
}

} // namespace hitbox
