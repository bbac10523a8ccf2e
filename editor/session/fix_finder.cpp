#include "session/fix_finder.h"

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
    m_threads.setMaxThreadCount(1);
}

FixFinder::~FixFinder()
{
    m_threads.clear();
    m_threads.waitForDone();
}

void FixFinder::forget()
{
    m_question.reset();
    m_fixes.clear();
    m_generation += 1;
    m_threads.clear();
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
    m_threads.start([this, document, finding, context, generation = m_generation] {
        const QList<Fix> fixes = fixesOf(document, finding, context);
        QMetaObject::invokeMethod(
            this,
            [this, fixes, generation] {
                if (generation != m_generation)
                    return;
                m_running = -1;
                m_fixes = fixes;
                emit found();
            },
            Qt::QueuedConnection);
    });
}

} // namespace hitbox
