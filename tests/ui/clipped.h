// SPDX-License-Identifier: MIT
#pragma once
#include <QAbstractButton>
#include <QLabel>
#include <QLineEdit>
#include <QScrollArea>
#include <QTextBrowser>
#include <QToolButton>

#include <algorithm>

/// What does not fit in a window.
namespace bathhouse::test {

/// What is cut off: a visible label or button smaller than its content needs.
inline QStringList clipped(const QWidget &window) {
    QStringList found;
    const auto note = [&found](const QWidget *widget, const QString &text, QSize needed) {
        found.push_back(QStringLiteral("%1 “%2” is %3x%4, needs %5x%6")
                            .arg(QLatin1String(widget->metaObject()->className()), text.left(40))
                            .arg(widget->width())
                            .arg(widget->height())
                            .arg(needed.width())
                            .arg(needed.height()));
    };
    for (const auto *label : window.findChildren<QLabel *>()) {
        // A label that elides says the rest in its tool tip.
        if (!label->isVisible() || label->metaObject()->className() == QByteArray("bathhouse::ui::ElidedLabel"))
            continue;
        const int height = label->wordWrap() ? label->heightForWidth(label->width()) : label->sizeHint().height();
        const int width = label->wordWrap() ? 0 : label->sizeHint().width();
        if (label->height() < height || label->width() < width) note(label, label->text(), {width, height});
    }
    for (const auto *button : window.findChildren<QAbstractButton *>()) {
        if (!button->isVisible()) continue;
        const bool flows = button->hasHeightForWidth();
        const QSize needed = flows                                 ? QSize(0, button->heightForWidth(button->width()))
                             : button->minimumSizeHint().isValid() ? button->minimumSizeHint()
                                                                   : button->sizeHint();
        if (button->height() < needed.height() || button->width() < needed.width())
            if (qobject_cast<const QToolButton *>(button) == nullptr || !button->text().isEmpty())
                note(button, button->text() + button->accessibleName(), needed);
    }
    for (const auto *line : window.findChildren<QLineEdit *>()) {
        // In a very narrow window the words of an empty field are elided.
        if (!line->isVisible() || !line->text().isEmpty() || window.width() < 1000) continue;
        int end = line->width() - 8;
        for (const auto *inside : line->findChildren<QLabel *>())
            if (inside->isVisible()) end = std::min(end, inside->x());
        const int start = line->inputMethodQuery(Qt::ImCursorRectangle).toRect().center().x();
        const int needed = line->fontMetrics().horizontalAdvance(line->placeholderText());
        if (end - start < needed) note(line, line->placeholderText(), {start + needed, 0});
    }
    for (const auto *text : window.findChildren<QTextBrowser *>())
        if (text->isVisible() && text->height() < qRound(text->document()->size().height()))
            note(text, text->toPlainText(), text->document()->size().toSize());
    return found;
}

inline QString textsIn(const QWidget &widget) {
    QStringList texts{widget.property("text").toString()};
    for (const auto *child : widget.findChildren<QWidget *>())
        if (const QString text = child->property("text").toString(); child->isVisible() && !text.isEmpty()) texts << text;
    return texts.join(u'|');
}

/// Visible widgets that reach beyond their parent, unless that scrolls to them.
inline QStringList outside(const QWidget &window) {
    QStringList found;
    for (const auto *widget : window.findChildren<QWidget *>()) {
        const QWidget *parent = widget->parentWidget();
        if (!widget->isVisible() || parent == nullptr || widget->isWindow() ||
            parent->objectName() == QLatin1String("qt_scrollarea_viewport") ||
            // Qt's own handle between docks waits outside until it is needed.
            widget->objectName() == QLatin1String("qt_qmainwindow_extended_splitter"))
            continue;
        if (widget->x() < 0 || widget->geometry().right() > parent->width())
            found.push_back(QStringLiteral("%1 %2 from %3 to %4 in %5 %6 of %7")
                                .arg(QLatin1String(widget->metaObject()->className()), widget->objectName())
                                .arg(widget->x())
                                .arg(widget->geometry().right())
                                .arg(QLatin1String(parent->metaObject()->className()), parent->objectName())
                                .arg(parent->width()));
    }
    for (const auto *area : window.findChildren<QScrollArea *>()) {
        if (!area->isVisible() || area->widget() == nullptr || area->horizontalScrollBarPolicy() != Qt::ScrollBarAlwaysOff ||
            area->widget()->width() <= area->viewport()->width())
            continue;
        const QWidget *widest = nullptr;
        for (const auto *child : area->widget()->findChildren<QWidget *>())
            if (child->isVisible() && child->parentWidget() == area->widget() &&
                (widest == nullptr || child->minimumSizeHint().width() > widest->minimumSizeHint().width()))
                widest = child;
        found.push_back(QStringLiteral("what scrolls in %1 is %2 wide, has %3; widest: %4 %5 %6")
                            .arg(area->accessibleName())
                            .arg(area->widget()->width())
                            .arg(area->viewport()->width())
                            .arg(QLatin1String(widest ? widest->metaObject()->className() : ""),
                                 widest ? widest->accessibleName() : QString(),
                                 widest ? textsIn(*widest) : QString()));
    }
    return found;
}

} // namespace bathhouse::test
