// SPDX-License-Identifier: MIT
#pragma once
#include "ui/commands/change.h"

#include <QUndoCommand>

#include <functional>

namespace bathhouse::ui {

/// One undoable action: changes made one after another, undone in the opposite order.
class ScenarioCommand final : public QUndoCommand {
public:
    using Apply = std::function<void(const Changes &)>;

    /// `apply` changes the document and tells its listeners. Commands with the same `key` that follow each other are
    /// merged if they replace the same things; an empty key merges with nothing.
    ScenarioCommand(const QString &text, Changes, QString key, Apply apply);

    void redo() override;
    void undo() override;
    int id() const override { return key_.isEmpty() ? -1 : 1; }
    bool mergeWith(const QUndoCommand *) override;

private:
    Changes changes_;
    QString key_;
    Apply apply_;
};

}  // namespace bathhouse::ui
