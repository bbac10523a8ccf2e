#pragma once

#include "document/result.h"
#include "document/scope_edits.h"

#include <QObject>
#include <QString>

#include <optional>
#include <utility>

namespace hitbox {

/// What is to be told of steps: what edits of shapes and pivots did in other frames of their scope, what a tool says of
/// its own, and which edits were not done. The session notes it; who shows it reads it here.
class ScopeReport final : public QObject
{
    Q_OBJECT

public:
    /// What the gesture under way reaches; nothing while it edits the frame in view alone.
    const std::optional<ScopeCounts> &underWay() const { return m_underWay; }

    void note(const std::optional<ScopeCounts> &counts) { m_underWay = counts; }
    /// What was noted last is a step of history now, and is told of next.
    void noteStep()
    {
        if (m_underWay)
            m_step = std::exchange(m_underWay, std::nullopt);
    }
    void noteDone(const QString &text) { m_done = text; } ///< what a step says of itself
    void noteRefused(const Error &why) { m_refused = why; }
    void tell()
    {
        if (const auto why = std::exchange(m_refused, std::nullopt))
            emit refused(*why);
        if (const QString text = std::exchange(m_done, {}); !text.isEmpty())
            emit done(text);
        if (const auto counts = std::exchange(m_step, std::nullopt))
            emit edited(*counts);
    }

signals:
    void edited(const ScopeCounts &counts); ///< by a step that was just taken
    void done(const QString &text);         ///< of a step that was just taken
    void refused(const hitbox::Error &why); ///< a step that was not taken

private:
    std::optional<ScopeCounts> m_underWay;
    std::optional<ScopeCounts> m_step;
    QString m_done;
    std::optional<Error> m_refused;
};

} // namespace hitbox
