#include "session/work/fix_finder.h"

#include "validation/wording.h"

namespace hitbox {

namespace {

/// Points of a shape whose repairs are found between two pictures.
constexpr std::size_t pointsAtOnce = 200;

bool isQuick(const Document &document, const Finding &finding)
{
    const std::optional<ShapeRef> ref = finding.shape ? findShape(document, finding.shape) : std::nullopt;
    return !ref || pointsOf(findFrame(document, ref->frame)->shapes.at(ref->shape).outline).size() <= pointsAtOnce;
}

} // namespace

FixFinder::FixFinder(QObject *parent)
    : QObject(parent)
{
}

FixFinder::~FixFinder()
{
    m_background.dropWaiting();
}

void FixFinder::forget()
{
    m_question.reset();
    m_fixes.clear();
    m_generation += 1;
    m_background.dropWaiting();
}

void FixFinder::ask(const Document &document, const Finding &finding, const ValidationContext &context)
{
    const Question question{document, finding, context.engine};
    if (m_question == question)
        return;
    forget();
    m_question = question;
    if (isQuick(document, finding)) {
        m_fixes = fixesOf(document, finding, context);
        return;
    }
    m_running = m_generation;
    const auto take = [this, generation = m_generation](const QList<Fix> &fixes) {
        if (generation != m_generation)
            return;
        m_running = -1;
        m_fixes = fixes;
        emit found();
    };
    m_background.start([document, finding, context] { return fixesOf(document, finding, context); }, take);
}

} // namespace hitbox
