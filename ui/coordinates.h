// SPDX-License-Identifier: MIT
#pragma once
#include <QRegularExpression>
#include <QString>

namespace bathhouse::ui {

/// Coordinates stay on one line: "(0, -1)" is never torn apart.
inline QString keepTogether(QString text) {
    static const QRegularExpression coordinates(QStringLiteral("(\\(-?\\d+,) (-?\\d+\\))"));
    return text.replace(coordinates, QStringLiteral("\\1\u00a0\\2"));
}

} // namespace bathhouse::ui
