// SPDX-License-Identifier: MIT
#include "ui/author/fields.h"

#include "ui/icons.h"

#include <QKeyEvent>
#include <QTextBlock>
#include <QTextLayout>
#include <QVBoxLayout>

#include <algorithm>

namespace bathhouse::ui {
namespace {

constexpr int kLeastLines = 2;
constexpr int kMostLines = 8;

/// Leaves undo and redo to the window.
bool isHistoryKey(const QEvent *event) {
    if (event->type() != QEvent::ShortcutOverride) return false;
    const auto *key = static_cast<const QKeyEvent *>(event);
    return key->matches(QKeySequence::Undo) || key->matches(QKeySequence::Redo) ||
           (key->key() == Qt::Key_Y && key->modifiers() == Qt::ControlModifier);
}

QLabel *plainLabel(const QString &text, const char *look) {
    auto *label = new QLabel(text);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    label->setProperty("look", QLatin1String(look));
    return label;
}

}  // namespace

LineField::LineField(const QString &name, QWidget *parent) : QLineEdit(parent) {
    setAccessibleName(name);
    setMinimumWidth(64);
    connect(this, &QLineEdit::textEdited, this, &LineField::typed);
}

void LineField::show(const QString &text) {
    if (this->text() != text) setText(text);
}

bool LineField::event(QEvent *event) {
    if (isHistoryKey(event)) {
        event->ignore();
        return false;
    }
    return QLineEdit::event(event);
}

void LineField::focusOutEvent(QFocusEvent *event) {
    QLineEdit::focusOutEvent(event);
    Q_EMIT left();
}

WordsField::WordsField(const QString &name, QWidget *parent) : QPlainTextEdit(parent) {
    setAccessibleName(name);
    setUndoRedoEnabled(false);
    setTabChangesFocus(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    document()->setDocumentMargin(6);
    connect(this, &QPlainTextEdit::textChanged, this, [this] {
        fit();
        if (!showing_) Q_EMIT typed(toPlainText());
    });
    fit();
}

void WordsField::show(const QString &text) {
    if (toPlainText() == text) return;
    showing_ = true;
    const int cursor = textCursor().position();
    setPlainText(text);
    QTextCursor place = textCursor();
    place.setPosition(std::min<int>(cursor, static_cast<int>(text.size())));
    setTextCursor(place);
    showing_ = false;
}

void WordsField::fit() {
    int lines = 0;
    for (QTextBlock block = document()->begin(); block.isValid(); block = block.next())
        lines += std::max(1, block.layout()->lineCount());
    setFixedHeight(fontMetrics().lineSpacing() * std::clamp(lines, kLeastLines, kMostLines) + 16);
}

bool WordsField::event(QEvent *event) {
    if (isHistoryKey(event)) {
        event->ignore();
        return false;
    }
    return QPlainTextEdit::event(event);
}

void WordsField::focusOutEvent(QFocusEvent *event) {
    QPlainTextEdit::focusOutEvent(event);
    Q_EMIT left();
}

void WordsField::resizeEvent(QResizeEvent *event) {
    QPlainTextEdit::resizeEvent(event);
    fit();
}

QLabel *fieldLabel(const QString &text) { return plainLabel(text, "second"); }
QLabel *hintLabel(const QString &text) { return plainLabel(text, "second"); }
QLabel *headingLabel(const QString &text) { return plainLabel(text, "heading"); }

QToolButton *iconButton(const QString &icon, const QString &name) {
    auto *button = new QToolButton;
    button->setIcon(lineIcon(icon));
    button->setIconSize({16, 16});
    button->setFixedSize(28, 28);
    button->setFocusPolicy(Qt::TabFocus);
    button->setAccessibleName(name);
    button->setToolTip(name);
    return button;
}

QVBoxLayout *pageColumn(QWidget *page) {
    page->setObjectName(QStringLiteral("page"));
    page->setAttribute(Qt::WA_StyledBackground);
    auto *column = new QVBoxLayout(page);
    column->setContentsMargins(16, 12, 16, 16);
    column->setSpacing(4);
    return column;
}

}  // namespace bathhouse::ui
