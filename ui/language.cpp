// SPDX-License-Identifier: MIT
#include "ui/language.h"

#include "tutor/wording.h"

#include <QCoreApplication>
#include <QLibraryInfo>
#include <QLocale>
#include <QTranslator>

#include <algorithm>
#include <memory>
#include <string_view>
#include <vector>

namespace bathhouse::ui {
namespace {

/// Buttons of Qt's dialogs. They are translated here as well, since Qt's own translations need not be installed.
[[maybe_unused]] constexpr const char *kButtons[] = {
    QT_TRANSLATE_NOOP("QPlatformTheme", "OK"),       QT_TRANSLATE_NOOP("QPlatformTheme", "Save"),
    QT_TRANSLATE_NOOP("QPlatformTheme", "Save All"), QT_TRANSLATE_NOOP("QPlatformTheme", "Open"),
    QT_TRANSLATE_NOOP("QPlatformTheme", "&Yes"),     QT_TRANSLATE_NOOP("QPlatformTheme", "&No"),
    QT_TRANSLATE_NOOP("QPlatformTheme", "Cancel"),   QT_TRANSLATE_NOOP("QPlatformTheme", "Close"),
    QT_TRANSLATE_NOOP("QPlatformTheme", "Discard"),  QT_TRANSLATE_NOOP("QPlatformTheme", "Help"),
    QT_TRANSLATE_NOOP("QPlatformTheme", "Apply"),    QT_TRANSLATE_NOOP("QPlatformTheme", "Reset"),
};

/// Classes are called "bathhouse::ui::StepBar" while the program runs, and "StepBar" in the files: lupdate 6.4 does not
/// read nested names of namespaces.
class Translator final : public QTranslator {
public:
    QString translate(const char *context, const char *text, const char *note, int count) const override {
        const std::string_view whole(context);
        const std::size_t colon = whole.rfind(':');
        return QTranslator::translate(colon == whole.npos ? context : context + colon + 1, text, note, count);
    }
};

std::vector<std::unique_ptr<QTranslator>> &translators() {
    static std::vector<std::unique_ptr<QTranslator>> all;
    return all;
}

QString &current() {
    static QString language = QStringLiteral("en");
    return language;
}

void install(const QString &file, const QString &folder) {
    auto translator = std::make_unique<Translator>();
    if (!translator->load(file, folder)) return;
    QCoreApplication::installTranslator(translator.get());
    translators().push_back(std::move(translator));
}

} // namespace

QString spoken() { return current(); }

QString systemLanguage() {
    const auto &spoken = tutor::Wording::languages();
    for (const QString &wanted : QLocale::system().uiLanguages()) {
        const std::string code = wanted.section(u'-', 0, 0).toLower().toStdString();
        if (std::ranges::find(spoken, code) != spoken.end()) return QString::fromStdString(code);
    }
    return QStringLiteral("en");
}

void speak(const QString &language) {
    current() = language;
    translators().clear();
    QLocale::setDefault(QLocale(language));
    if (language == QLatin1String("en")) return;
    install(QStringLiteral("qtbase_") + language, QLibraryInfo::path(QLibraryInfo::TranslationsPath));
    // The last one installed is asked first.
    install(QStringLiteral("bathhouse_") + language, QStringLiteral(":/i18n"));
}

} // namespace bathhouse::ui
