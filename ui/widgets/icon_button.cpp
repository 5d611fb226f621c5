// SPDX-License-Identifier: MIT
#include "ui/widgets/icon_button.h"

#include "ui/icons.h"

#include <QToolButton>

namespace bathhouse::ui {

QToolButton *iconButton(const QString &icon, const QString &name, const QString &key) {
    auto *made = new QToolButton;
    made->setIcon(lineIcon(icon));
    made->setIconSize({16, 16});
    made->setFixedSize(32, 32);
    made->setFocusPolicy(Qt::TabFocus);
    made->setAccessibleName(name);
    made->setToolTip(key.isEmpty() ? name : QStringLiteral("%1 (%2)").arg(name, key));
    return made;
}

}  // namespace bathhouse::ui
