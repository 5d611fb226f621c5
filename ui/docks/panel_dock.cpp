// SPDX-License-Identifier: MIT
#include "ui/docks/panel_dock.h"

#include "ui/icons.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>

namespace bathhouse::ui {

PanelDock::PanelDock(const QString &name, const QString &title, Closing closing, QWidget *parent)
    : QDockWidget(title, parent) {
    setObjectName(name);
    setFeatures(closing == Closing::Allowed ? QDockWidget::DockWidgetClosable : QDockWidget::NoDockWidgetFeatures);
    auto *head = new QFrame;
    head->setObjectName(QStringLiteral("dockHead"));
    head->setFixedHeight(36);
    auto *row = new QHBoxLayout(head);
    row->setContentsMargins(16, 0, closing == Closing::Allowed ? 8 : 16, 0);
    row->setSpacing(8);
    auto *heading = new QLabel(title);
    heading->setObjectName(QStringLiteral("dockTitle"));
    // A dock asks its head how high it would like to be, not how high it is fixed to be.
    heading->setFixedHeight(36);
    note_ = new QLabel;
    note_->setObjectName(QStringLiteral("dockNote"));
    note_->setTextFormat(Qt::PlainText);
    row->addWidget(heading);
    if (closing == Closing::Allowed) {
        auto *close = new QToolButton;
        close->setIcon(lineIcon(QStringLiteral("close")));
        close->setFixedSize(28, 28);
        close->setFocusPolicy(Qt::TabFocus);
        close->setAccessibleName(tr("Close %1").arg(title));
        close->setToolTip(close->accessibleName());
        connect(close, &QToolButton::clicked, this, &QDockWidget::close);
        row->addWidget(note_);
        row->addStretch();
        row->addWidget(close);
    } else {
        row->addStretch();
        row->addWidget(note_);
    }
    setTitleBarWidget(head);
}

void PanelDock::setNote(const QString &note) { note_->setText(note); }

}  // namespace bathhouse::ui
