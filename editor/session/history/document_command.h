#pragma once

#include "document/document.h"

#include <QUndoCommand>

#include <functional>
#include <memory>

namespace hitbox {

/// The values on both sides of a step of history.
struct DocumentStep {
    Document before;
    Document after;
};

/// The only command there is: going forth shows the value after the step, going back the one before it.
class DocumentCommand final : public QUndoCommand
{
public:
    using Show = std::function<void(const Document &)>;

    /// `number` counts the steps that were ever taken: only neighbours merge. An empty key never does.
    DocumentCommand(DocumentStep step, const QString &text, const QString &mergeKey, int number, Show show);

    int id() const override;
    bool mergeWith(const QUndoCommand *next) override;
    void undo() override;
    void redo() override;

    /// Shared so that Save As can rewrite image paths in values that the undo stack only hands out as constant.
    const std::shared_ptr<DocumentStep> &step() const { return m_step; }

private:
    std::shared_ptr<DocumentStep> m_step;
    QString m_mergeKey;
    int m_number = 0;
    Show m_show;
};

} // namespace hitbox
