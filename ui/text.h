// SPDX-License-Identifier: MIT
#pragma once
#include <QString>

#include <string_view>

namespace bathhouse::ui {

/// Tool tips guess whether a text is HTML; names in a scenario may look like it. This one is always shown as written.
inline QString plainToolTip(const QString &text) {
    return text.isEmpty() ? QString() : QStringLiteral("<span>%1</span>").arg(text.toHtmlEscaped());
}

/// Menus and buttons take "&" for a shortcut; a text from a scenario has none.
inline QString withoutMnemonic(QString text) { return text.replace(u'&', QStringLiteral("&&")); }

inline QString fromUtf8(std::string_view text) {
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

}  // namespace bathhouse::ui
