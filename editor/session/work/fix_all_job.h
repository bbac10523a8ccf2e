#pragma once

#include "session/work/background.h"
#include "validation/fixes.h"
#include "validation/validate.h"

#include <QObject>

#include <stop_token>

namespace hitbox {

/// Makes every safe repair of a document on another thread.
class FixAllJob final : public QObject
{
    Q_OBJECT

public:
    explicit FixAllJob(QObject *parent = nullptr);
    ~FixAllJob() override;

    /// Does nothing while one is under way.
    void start(const Document &document, const ValidationContext &context);
    void stop(); ///< ends it early: finished() still follows, with what was done so far
    bool running() const { return m_running; }

signals:
    void finished(const Document &before, const FixedDocument &fixed);

private:
    bool m_running = false;
    std::stop_source m_stop;
    Background m_background{this};
};

} // namespace hitbox
