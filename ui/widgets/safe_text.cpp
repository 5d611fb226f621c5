// SPDX-License-Identifier: MIT
#include "ui/widgets/safe_text.h"

#include <QTextBlock>
#include <QTextCursor>
#include <QTextDocument>
#include <QWheelEvent>

#include <cmath>

namespace bathhouse::ui {
namespace {

constexpr int kLineHeightPercent = 120;

}  // namespace

SafeText::SafeText(QWidget *parent) : QTextBrowser(parent) {
    setOpenLinks(false);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    setTabChangesFocus(true);
    document()->setDocumentMargin(0);
    viewport()->setAutoFillBackground(false);
}

void SafeText::setCommonMark(const QString &text) {
    document()->setDefaultFont(font());
    document()->setMarkdown(text, QTextDocument::MarkdownFeatures(QTextDocument::MarkdownDialectCommonMark) |
                                      QTextDocument::MarkdownNoHTML);
    QTextCursor cursor(document());
    for (QTextBlock block = document()->begin(); block.isValid(); block = block.next()) {
        cursor.setPosition(block.position());
        QTextBlockFormat format = block.blockFormat();
        format.setLineHeight(kLineHeightPercent, QTextBlockFormat::ProportionalHeight);
        format.setTopMargin(0);
        format.setBottomMargin(block.next().isValid() ? 8 : 0);
        cursor.setBlockFormat(format);
    }
    setAccessibleName(document()->toPlainText());
    settle();
}

QVariant SafeText::loadResource(int, const QUrl &) { return {}; }

QSize SafeText::sizeHint() const { return {240, static_cast<int>(std::ceil(document()->size().height())) + 2}; }

QSize SafeText::minimumSizeHint() const { return {80, sizeHint().height()}; }

void SafeText::resizeEvent(QResizeEvent *event) {
    QTextBrowser::resizeEvent(event);
    settle();
}

void SafeText::wheelEvent(QWheelEvent *event) {
    // It never scrolls itself: the pane around it does.
    event->ignore();
}

void SafeText::settle() {
    document()->setTextWidth(viewport()->width());
    const int height = sizeHint().height();
    if (minimumHeight() != height || maximumHeight() != height) setFixedHeight(height);
}

}  // namespace bathhouse::ui
