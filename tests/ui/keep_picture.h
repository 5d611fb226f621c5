// SPDX-License-Identifier: MIT
#pragma once
#include <QPixmap>
#include <QWidget>

namespace bathhouse::test {

/// Saves what a widget shows as NAME.png in the folder that BATHHOUSE_PICTURES names, for people to look at; else nothing.
inline void keepPicture(QWidget *widget, const QString &name) {
    const QString folder = qEnvironmentVariable("BATHHOUSE_PICTURES");
    if (!folder.isEmpty()) widget->grab().save(folder + u'/' + name + QStringLiteral(".png"));
}

}  // namespace bathhouse::test
