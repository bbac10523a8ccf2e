#pragma once

#include "session/live/live_answer.h"

#include <optional>

namespace hitbox {

class Session;

/// A look ahead: what the document would become, for the canvas to hint at; no step of history. It is one from what is
/// shown, and gone with the next change of that.
class Preview final : public LiveAnswer
{
    Q_OBJECT

public:
    explicit Preview(Session &session); ///< which outlives it

    const std::optional<Document> &document() const { return m_now.document; }
    const QObject *by() const { return m_now.by; } ///< who shows it; nullptr without one
    const Document &onStage() const;               ///< what the stage shows: the look ahead, or else what is shown

    void show(Document document, const QObject *by); ///< instead of what another shows
    void end(const QObject *by);                     ///< nothing when another shows one

    bool update(const Shown &shown) override;

private:
    struct Look {
        std::optional<Document> document;
        const QObject *by = nullptr;

        friend bool operator==(const Look &, const Look &) = default;
    };

    const Session &m_session;
    Look m_now;
    Look m_told;
};

} // namespace hitbox
