#pragma once

#include "session/work/latest.h"
#include "validation/fixes.h"
#include "validation/validate.h"

#include <QObject>

namespace hitbox {

/// Makes every safe repair of a document on another thread.
class FixAllJob final : public QObject
{
    Q_OBJECT

public:
    explicit FixAllJob(QObject *parent = nullptr);

    /// Does nothing while one is under way.
    void start(const Document &document, const ValidationContext &context);
    void stop() { m_fixed.stop(); } ///< ends it early: finished() still follows, with what was done so far
    bool running() const { return m_fixed.isPending(); }

signals:
    void finished(const Document &before, const FixedDocument &fixed);

private:
    struct Task {
        Document document;
        ValidationContext context;
    };

    Latest<Task, FixedDocument> m_fixed;
};

} // namespace hitbox
