#pragma once

#include "session/work/latest.h"
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

    /// Asking the same again changes nothing.
    void ask(const Document &document, const Finding &finding, const ValidationContext &context);
    void forget();

    const QList<Fix> &fixes() const { return m_fixes; }   ///< best first
    bool pending() const { return m_search.isPending(); } ///< found() follows

signals:
    void found();

private:
    struct Question {
        Document document;
        Finding finding;
        EngineNeeds engine;

        friend bool operator==(const Question &, const Question &) = default;
    };

    struct Search {
        Document document;
        Finding finding;
        ValidationContext context;
    };

    void take(const QList<Fix> &fixes);

    std::optional<Question> m_question;
    QList<Fix> m_fixes;
    Latest<Search, QList<Fix>> m_search;
};

} // namespace hitbox
