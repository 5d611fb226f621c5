// SPDX-License-Identifier: MIT
#include "ui/learn/sum_table.h"

#include "ui/docks/why.h"

#include <QGridLayout>
#include <QLabel>

namespace bathhouse::ui {

SumTable::SumTable(const std::vector<tutor::quiz::SumRow> &rows, const scenario::Table &, QWidget *parent)
    : QFrame(parent) {
    setObjectName(QStringLiteral("card"));
    setAccessibleName(tr("How the points come about"));
    auto *grid = new QGridLayout(this);
    grid->setContentsMargins(12, 8, 12, 8);
    grid->setHorizontalSpacing(8);
    grid->setVerticalSpacing(4);
    grid->setColumnStretch(0, 1);
    int line = 0;
    for (const tutor::quiz::SumRow &row : rows) {
        const QString mark = row.differs && row.depth > 0 ? QStringLiteral("✗ ") : QString();
        auto *text = new QLabel(mark + QString::fromStdString(row.sentence));
        text->setTextFormat(Qt::PlainText);
        text->setWordWrap(true);
        text->setIndent(16 * row.depth);
        auto *points = new QLabel(row.points ? signedPoints(*row.points) : QString());
        points->setAlignment(Qt::AlignRight | Qt::AlignTop);
        const QString look = row.differs      ? QStringLiteral("wrong")
                             : row.depth == 0 ? QStringLiteral("strong")
                                              : QString();
        for (QLabel *label : {text, points}) {
            if (!look.isEmpty()) label->setProperty("look", look);
            label->setAccessibleName(label->text());
        }
        if (row.differs && row.depth > 0)
            text->setAccessibleName(tr("Wrong in your answer: %1").arg(QString::fromStdString(row.sentence)));
        grid->addWidget(text, line, 0);
        grid->addWidget(points, line, 1);
        ++line;
    }
}

} // namespace bathhouse::ui
