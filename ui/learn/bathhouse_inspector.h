// SPDX-License-Identifier: MIT
#pragma once
#include "scenario/run.h"
#include "tutor/why/inspection.h"
#include "ui/board/spotlight.h"

#include <QWidget>

namespace bathhouse::ui {

/// The facts about the bathhouse that is selected, beside a picture of its ring: flag, guest, spaces, the way out. The
/// sentences with their reasons stand below it, in the tree.
class BathhouseInspector final : public QWidget {
    Q_OBJECT

public:
    BathhouseInspector(const tutor::Inspection &, const rules::State &, const scenario::Table &shown,
                       const QString &language, QWidget *parent = nullptr);

Q_SIGNALS:
    void lit(const bathhouse::ui::Spotlight &);

private:
    /// "Free now", "Too late": how its guest can leave for free, in two words.
    static QString freeWord(const tutor::Inspection &);
    static QString priceWord(const tutor::Inspection &);
};

} // namespace bathhouse::ui
