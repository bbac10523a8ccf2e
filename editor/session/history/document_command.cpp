#include "session/history/document_command.h"

#include <utility>

namespace hitbox {

DocumentCommand::DocumentCommand(DocumentStep step, const QString &text, const QString &mergeKey, int number, Show show)
    : QUndoCommand(text)
    , m_step(std::move(step))
    , m_mergeKey(mergeKey)
    , m_number(number)
    , m_show(std::move(show))
{
}

int DocumentCommand::id() const
{
    return m_mergeKey.isEmpty() ? -1 : 1;
}

bool DocumentCommand::mergeWith(const QUndoCommand *next)
{
    const auto *other = dynamic_cast<const DocumentCommand *>(next);
    if (!other || other->m_mergeKey != m_mergeKey || other->m_number != m_number + 1)
        return false;
    m_step.after = other->m_step.after;
    m_number = other->m_number;
    setObsolete(m_step.before == m_step.after);
    return true;
}

void DocumentCommand::undo()
{
    m_left = m_show(m_step.before, m_step.place, StepWay::Back);
}

void DocumentCommand::redo()
{
    m_show(m_step.after, m_left, StepWay::Forth);
}

} // namespace hitbox
