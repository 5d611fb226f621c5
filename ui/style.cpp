// SPDX-License-Identifier: MIT
#include "ui/style.h"

#include <QApplication>
#include <QFile>
#include <QFontDatabase>
#include <QPalette>
#include <QProxyStyle>
#include <QStyleFactory>
#include <QStyleOption>

namespace bathhouse::ui {
namespace {

/// Fusion without its own focus rectangles (FocusRing draws them) and with room for them around a widget.
class BaseStyle final : public QProxyStyle {
public:
    BaseStyle() : QProxyStyle(QStyleFactory::create(QStringLiteral("Fusion"))) {}

    int pixelMetric(PixelMetric metric, const QStyleOption *option, const QWidget *widget) const override {
        if (metric == PM_FocusFrameHMargin || metric == PM_FocusFrameVMargin) return 4;
        return QProxyStyle::pixelMetric(metric, option, widget);
    }
    void drawPrimitive(PrimitiveElement element, const QStyleOption *option, QPainter *painter,
                       const QWidget *widget) const override {
        if (element != PE_FrameFocusRect) QProxyStyle::drawPrimitive(element, option, painter, widget);
    }
    int styleHint(StyleHint hint, const QStyleOption *option, const QWidget *widget,
                  QStyleHintReturn *data) const override {
        if (hint == SH_UnderlineShortcut || hint == SH_DialogButtonBox_ButtonsHaveIcons) return 0;
        if (hint == SH_ItemView_ActivateItemOnSingleClick) return 1;
        return QProxyStyle::styleHint(hint, option, widget, data);
    }
};

QPalette paletteOf(const WindowColours &c) {
    QPalette palette;
    palette.setColor(QPalette::Window, c.window);
    palette.setColor(QPalette::WindowText, c.text);
    palette.setColor(QPalette::Base, c.panel);
    palette.setColor(QPalette::AlternateBase, c.sunken);
    palette.setColor(QPalette::Text, c.text);
    palette.setColor(QPalette::PlaceholderText, c.text3);
    palette.setColor(QPalette::Button, c.panel);
    palette.setColor(QPalette::ButtonText, c.text);
    palette.setColor(QPalette::BrightText, c.wrong);
    palette.setColor(QPalette::ToolTipBase, c.panel);
    palette.setColor(QPalette::ToolTipText, c.text);
    palette.setColor(QPalette::Highlight, c.accent);
    palette.setColor(QPalette::HighlightedText, c.onAccent);
    palette.setColor(QPalette::Link, c.link);
    palette.setColor(QPalette::LinkVisited, c.link);
    palette.setColor(QPalette::Mid, c.line);
    palette.setColor(QPalette::Dark, c.lineStrong);
    palette.setColor(QPalette::Light, c.panel);
    palette.setColor(QPalette::Midlight, c.sunken);
    palette.setColor(QPalette::Shadow, c.line);
    palette.setColor(QPalette::Disabled, QPalette::Text, c.text3);
    palette.setColor(QPalette::Disabled, QPalette::ButtonText, c.text3);
    palette.setColor(QPalette::Disabled, QPalette::WindowText, c.text3);
    return palette;
}

/// resources/style/window.qss with the names of colours (`@text1`) replaced by their values.
QString styleSheetOf(const WindowColours &c) {
    QFile file(QStringLiteral(":/style/window.qss"));
    if (!file.open(QIODevice::ReadOnly)) return {};
    QString sheet = QString::fromUtf8(file.readAll());
    const std::pair<const char *, QColor> names[] = {
        {"@window", c.window},
        {"@panel", c.panel},
        {"@sunken", c.sunken},
        {"@table", c.table},
        {"@strongLine", c.lineStrong},
        {"@line", c.line},
        {"@text1", c.text},
        {"@text2", c.text2},
        {"@text3", c.text3},
        {"@accent", c.accent},
        {"@hover", c.accentHover},
        {"@onAccent", c.onAccent},
        {"@soft", c.accentSoft},
        {"@link", c.link},
        {"@rightSoft", c.rightSoft},
        {"@right", c.right},
        {"@wrongSoft", c.wrongSoft},
        {"@rightSoft", c.rightSoft},
        {"@right", c.right},
        {"@wrong", c.wrong},
        {"@warningSoft", c.warningSoft},
        {"@warning", c.warning},
    };
    // Pictures in a style sheet cannot be tinted: there is a light and a dark one of each.
    const auto drawn = [](const QColor &on) { return on.lightness() > 128 ? QStringLiteral("dark") : QStringLiteral("light"); };
    sheet.replace(QLatin1String("@boxCheck"), QStringLiteral(":/icons/box-check-%1.svg").arg(drawn(c.accent)));
    sheet.replace(QLatin1String("@boxArrow"), QStringLiteral(":/icons/box-arrow-%1.svg").arg(drawn(c.panel)));
    for (const auto &[name, colour] : names) sheet.replace(QLatin1String(name), colour.name(QColor::HexRgb));
    return sheet;
}

}  // namespace

Theme applicationTheme() {
    return QApplication::palette().color(QPalette::Window).lightness() < 128 ? Theme::Dark : Theme::Light;
}

const WindowColours &windowColours() { return windowColours(applicationTheme()); }

QFont interfaceFont(int pixels, QFont::Weight weight) {
    static const QString family = QFontDatabase::hasFamily(QStringLiteral("Inter"))
                                      ? QStringLiteral("Inter")
                                      : QFontDatabase::systemFont(QFontDatabase::GeneralFont).family();
    QFont font(family);
    font.setPixelSize(pixels);
    font.setWeight(weight);
    return font;
}

void wearTheme(QApplication &application, Theme theme) {
    const WindowColours &colours = windowColours(theme);
    application.setStyleSheet({});
    application.setStyle(new BaseStyle);
    application.setFont(interfaceFont());
    QApplication::setPalette(paletteOf(colours));
    application.setStyleSheet(styleSheetOf(colours));
}

}  // namespace bathhouse::ui
