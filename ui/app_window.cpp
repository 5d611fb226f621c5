// SPDX-License-Identifier: MIT
#include "ui/app_window.h"

#include "ui/icons.h"
#include "ui/language.h"
#include "ui/main_window.h"
#include "ui/style.h"

#include <QApplication>
#include <QBuffer>
#include <QFileInfo>
#include <QPixmap>
#include <QSaveFile>
#include <QSettings>

#include <cstdio>
#include <memory>

namespace bathhouse::ui {
namespace {

constexpr int kWrongInput = 2;

void complain(const QString &sentence) { std::fprintf(stderr, "%s\n", qUtf8Printable(sentence)); }

QString settled(const QString &asked, const char *key) {
    return asked.isEmpty() ? QSettings().value(QLatin1String(key)).toString() : asked;
}

bool hasDisplay() {
#ifdef Q_OS_LINUX
    return qEnvironmentVariableIsSet("DISPLAY") || qEnvironmentVariableIsSet("WAYLAND_DISPLAY") ||
           qEnvironmentVariableIsSet("QT_QPA_PLATFORM");
#else
    return true;
#endif
}

/// Writes the picture whole or not at all.
bool savePicture(const QPixmap &picture, const QString &path) {
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    const QByteArray suffix = QFileInfo(path).suffix().toLatin1();
    if (!picture.save(&buffer, suffix.isEmpty() ? "png" : suffix.constData())) {
        complain(
            QStringLiteral("%1: this kind of picture cannot be written. Choose a name that ends in .png.").arg(path));
        return false;
    }
    QSaveFile file(path);
    // A full disk shows as a short write, which commit() alone would not notice.
    if (file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size() && file.flush() && file.commit())
        return true;
    complain(QStringLiteral("%1: the picture cannot be written: %2.").arg(path, file.errorString()));
    return false;
}

bool openAsked(MainWindow &window, const WindowRequest &request) {
    if (request.file.isEmpty()) {
        window.openWhereLeft();
        return true;
    }
    return window.openPath(request.file);
}

int takePicture(MainWindow &window, const WindowRequest &request) {
    if (!openAsked(window, request)) {
        for (const scenario::Problem &problem : window.document().problems())
            complain(QStringLiteral("%1: %2").arg(request.file, QString::fromStdString(problem.text())));
        return kWrongInput;
    }
    if (request.step && (*request.step < 0 || *request.step > window.document().stepCount())) {
        complain(QStringLiteral("--step %1: the scenario has the steps 0 to %2.")
                     .arg(*request.step)
                     .arg(window.document().stepCount()));
        return kWrongInput;
    }
    if (request.size.isValid() &&
        (request.size.width() < window.minimumWidth() || request.size.height() < window.minimumHeight())) {
        complain(QStringLiteral("--size %1x%2: the window needs at least %3x%4.")
                     .arg(request.size.width())
                     .arg(request.size.height())
                     .arg(window.minimumWidth())
                     .arg(window.minimumHeight()));
        return kWrongInput;
    }
    if (request.step) window.document().setStep(*request.step);
    window.show();
    window.settle();
    return savePicture(window.grab(), request.screenshot) ? 0 : kWrongInput;
}

} // namespace

int runWindow(int &argc, char **argv, const WindowRequest &request) {
    const bool picture = !request.screenshot.isEmpty();
    // A picture needs no display, and is the same on every machine.
    if (picture && !qEnvironmentVariableIsSet("QT_QPA_PLATFORM")) qputenv("QT_QPA_PLATFORM", "offscreen");
    if (!hasDisplay()) {
        complain(
            QStringLiteral("There is no display for the window. \"bathhouse explain FILE\" tells a scenario as text."));
        return kWrongInput;
    }
    QApplication application(argc, argv);
    if (QApplication::organizationName().isEmpty()) QApplication::setOrganizationName(QStringLiteral("bathhouse"));
    QApplication::setApplicationName(QStringLiteral("bathhouse"));
    QApplication::setWindowIcon(lineIcon(QStringLiteral("bathhouse")));
    wearTheme(application, Theme::Light);

    const QString theme = picture ? request.theme : settled(request.theme, "window/theme");
    QString language = picture ? request.language : settled(request.language, "window/language");
    // A picture is the same on every machine, the window speaks as its user does.
    if (language.isEmpty()) language = picture ? QStringLiteral("en") : systemLanguage();
    speak(language);
    // On the heap: a window in another language takes its place.
    auto owner = std::make_unique<MainWindow>(picture ? MainWindow::Memory::Nothing : MainWindow::Memory::Settings);
    MainWindow &window = *owner;
    if (request.size.isValid()) window.resize(request.size);
    window.setTheme(theme == QLatin1String("dark") ? Theme::Dark : Theme::Light);
    if (request.mode == QLatin1String("author")) window.setMode(WindowMode::Author);
    if (picture) return takePicture(window, request);
    openAsked(window, request);
    if (request.step) window.document().setStep(*request.step);
    window.setAttribute(Qt::WA_DeleteOnClose);
    window.offerLeftBehind();
    owner.release()->show();
    return QApplication::exec();
}

} // namespace bathhouse::ui
