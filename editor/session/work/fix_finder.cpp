#include "session/work/fix_finder.h"

#include "document/outline.h"

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
    , m_search([](const Search &in, const Run &) { return fixesOf(in.document, in.finding, in.context); },
               [this](const Search &, const QList<Fix> &fixes) { take(fixes); })
{
}

void FixFinder::forget()
{
    m_question.reset();
    m_fixes.clear();
    m_search.forget();
}

void FixFinder::ask(const Document &document, const Finding &finding, const ValidationContext &context)
{
    const Question question{document, finding, context.engine};
    if (m_question == question)
        return;
    forget();
    m_question = question;
    if (isQuick(document, finding))
        m_fixes = fixesOf(document, finding, context);
    else
        m_search.ask({document, finding, context});
}

void FixFinder::take(const QList<Fix> &fixes)
{
    m_fixes = fixes;
    emit found();
}

} // namespace hitbox
