#pragma once

#include "document/document.h"

#include <QSet>
#include <QUndoCommand>

#include <functional>
#include <optional>

namespace hitbox {

/// Where somebody worked when a step was done.
struct StepPlace {
    Id<Frame> frame;
    QSet<ShapeId> selected;
};

/// The values on both sides of a step of history.
struct DocumentStep {
    Document before;
    Document after;
    StepPlace place = {};
};

enum class StepWay { Back, Forth };

/// The only command there is: going forth shows the value after the step, going back the one before it.
class DocumentCommand final : public QUndoCommand
{
public:
    /// Going back, the place is where the step was done; going forth again, where one was as it was taken back. Answers
    /// where one is before it is shown.
    using Show = std::function<StepPlace(const Document &, const std::optional<StepPlace> &, StepWay)>;

    /// `number` counts the steps that were ever taken: only neighbours merge. An empty key never does.
    DocumentCommand(DocumentStep step, const QString &text, const QString &mergeKey, int number, Show show);

    int id() const override;
    bool mergeWith(const QUndoCommand *next) override;
    void undo() override;
    void redo() override;

private:
    DocumentStep m_step;
    QString m_mergeKey;
    int m_number = 0;
    Show m_show;
    std::optional<StepPlace> m_left; ///< where one was as it was taken back last
};

} // namespace hitbox
