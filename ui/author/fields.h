// SPDX-License-Identifier: MIT
#pragma once
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QToolButton>

class QVBoxLayout;

namespace bathhouse::ui {

/// One line to type in. Undo is the document's, not the field's.
class LineField final : public QLineEdit {
    Q_OBJECT

public:
    explicit LineField(const QString &name, QWidget *parent = nullptr);
    /// Shows a text, unless it is there already: then the cursor stays.
    void show(const QString &);

Q_SIGNALS:
    /// The user typed.
    void typed(const QString &);
    void left();

protected:
    bool event(QEvent *) override;
    void focusOutEvent(QFocusEvent *) override;
};

/// Several lines of text, as high as the text. Undo is the document's, not the field's.
class WordsField final : public QPlainTextEdit {
    Q_OBJECT

public:
    explicit WordsField(const QString &name, QWidget *parent = nullptr);
    void show(const QString &);

Q_SIGNALS:
    void typed(const QString &);
    void left();

protected:
    bool event(QEvent *) override;
    void focusOutEvent(QFocusEvent *) override;
    void resizeEvent(QResizeEvent *) override;

private:
    void fit();

    bool showing_ = false;
};

/// The label above a field.
QLabel *fieldLabel(const QString &);
/// Small words that explain.
QLabel *hintLabel(const QString &);
QLabel *headingLabel(const QString &);
/// A small button with an icon alone.
QToolButton *iconButton(const QString &icon, const QString &name);
/// A page of an author's dock: a column with the usual margins.
QVBoxLayout *pageColumn(QWidget *page);

}  // namespace bathhouse::ui
