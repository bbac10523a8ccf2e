#pragma once

#include "document/document.h"
#include "session/work/latest.h"
#include "validation/validate.h"

#include <QList>

#include <functional>

namespace hitbox {

/// A document, with what rules look at besides it.
struct ValueToCheck {
    Document document;
    ValidationContext context;
    int number = 0; ///< another one for each value that is to be checked
};

/// The findings that depend on more than one frame, of a document that keeps changing. What is quickly found is found
/// at once. Of thousands of sprites, frames or strikes it is looked for beside the window; until then the findings are
/// those of an older value, at the places of the newest one.
class FindingsBetweenFrames
{
public:
    explicit FindingsBetweenFrames(std::function<void()> arrived); ///< is called when newer ones have come

    const QList<Finding> &list() const { return m_findings; }
    bool isPending() const { return m_work.isPending(); } ///< newer ones are to come

    void bringUpTo(const ValueToCheck &now);
    /// Those of a value that somebody else found, where the document has become another one since.
    void take(const ValueToCheck &of, const QList<Finding> &findings, const ValueToCheck &now);
    void follow(const Document &from, const Document &to); ///< to where things stand now
    void stop();                                           ///< newer ones do not come by themselves
    void forget();                                         ///< another document follows

private:
    ValueToCheck m_now;
    QList<Finding> m_findings;
    int m_number = -1; ///< of the value that they are of
    Latest<ValueToCheck, QList<Finding>> m_work;
};

} // namespace hitbox
