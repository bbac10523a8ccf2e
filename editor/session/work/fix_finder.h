#pragma once

#include "session/work/background.h"
#include "validation/fixes.h"
#include "validation/validate.h"

#include <QObject>

#include <optional>

namespace hitbox {

/// The repairs of one finding. Those of small shapes are there at once; for others, whose repairs may take seconds,
/// another thread looks.
class FixFinder final : public QObject
{
    Q_OBJECT

public:
    explicit FixFinder(QObject *parent = nullptr);
    ~FixFinder() override;

    /// Asking the same again changes nothing.
    void ask(const Document &document, const Finding &finding, const ValidationContext &context);
    void forget();

    const QList<Fix> &fixes() const { return m_fixes; }        ///< best first
    bool pending() const { return m_running == m_generation; } ///< found() follows

signals:
    void found();

private:
    struct Question {
        Document document;
        Finding finding;
        EngineNeeds engine;

        friend bool operator==(const Question &, const Question &) = default;
    };

    std::optional<Question> m_question;
    QList<Fix> m_fixes;
    int m_generation = 0; ///< of the question: answers to earlier ones are dropped
    int m_running = -1;   ///< of the question that another thread looks at
    Background m_background{this};
};

} // namespace hitbox
