// SPDX-License-Identifier: MIT
#include "ui/widgets/why_row.h"

#include "ui/icons.h"
#include "ui/style.h"
#include "ui/widgets/player_mark.h"
#include "ui/widgets/status_badge.h"

#include <QKeyEvent>
#include <QPainter>

namespace bathhouse::ui {
namespace {

constexpr int kRow = 28;
constexpr int kIndent = 24;
constexpr int kStep = 16;  ///< a depth further in
constexpr int kPoints = 38;
constexpr int kLeastText = 100;

int railAt(int depth) { return 8 + (depth - 1) * kStep; }

} // namespace

WhyRow::WhyRow(QWidget *parent) : QAbstractButton(parent) {
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    setFocusPolicy(Qt::StrongFocus);
}

void WhyRow::setLine(WhyLine line) {
    line_ = std::move(line);
    QString name = line_.text;
    if (line_.status) name += QStringLiteral(", ") + lookOf(*line_.status).word;
    if (!line_.points.isEmpty()) name += tr(", %1 points").arg(line_.points);
    setAccessibleName(name);
    setAccessibleDescription(!line_.folds ? QString() : line_.open ? tr("unfolded") : tr("folded"));
    setCursor(answers() ? Qt::PointingHandCursor : Qt::ArrowCursor);
    setToolTip(!line_.folds && !line_.link && !line_.rule.empty() ? tr("Show the rule") : QString());
    updateGeometry();
    update();
}

QFont WhyRow::textFont() const { return interfaceFont(13, line_.depth == 0 ? QFont::DemiBold : QFont::Normal); }

bool WhyRow::badgeHasWord(int width) const {
    if (!line_.status || *line_.status == tutor::Status::Official) return false;
    // In a narrow row the words of the reason come first.
    return width - kPoints - badgeSize(*line_.status, true).width() - 8 - textLeft() >= kLeastText;
}

int WhyRow::textLeft() const {
    if (line_.depth == 0) return line_.colour.empty() ? 0 : kIndent;
    return kIndent - 4 + (line_.depth - 1) * kStep + (line_.folds ? 10 : 0);
}

QRect WhyRow::textRect(int width, int height) const {
    const int left = textLeft();
    int right = width - (line_.points.isEmpty() && line_.depth == 0 ? 0 : kPoints);
    if (line_.status) right -= badgeSize(*line_.status, badgeHasWord(width)).width() + 8;
    return {left, 0, std::max(right - left, 40), height};
}

int WhyRow::heightForWidth(int width) const {
    const QRect room = textRect(width, 10000);
    const int height =
        QFontMetrics(textFont()).boundingRect(room, Qt::TextWordWrap | Qt::AlignLeft, line_.text).height();
    return std::max(kRow, height + 10);
}

QSize WhyRow::sizeHint() const { return {300, heightForWidth(width() > 0 ? width() : 300)}; }

bool WhyRow::event(QEvent *event) {
    switch (event->type()) {
    case QEvent::FocusIn:
        byKeys_ = static_cast<QFocusEvent *>(event)->reason() != Qt::MouseFocusReason;
        Q_EMIT entered();
        break;
    case QEvent::Enter: Q_EMIT entered(); break;
    case QEvent::Leave:
    case QEvent::FocusOut: Q_EMIT left(); break;
    case QEvent::ShortcutOverride: {
        // The arrow keys belong to the tree here, not to the steps.
        const int key = static_cast<QKeyEvent *>(event)->key();
        const bool arrow = key == Qt::Key_Left || key == Qt::Key_Right || key == Qt::Key_Up || key == Qt::Key_Down;
        if (arrow && static_cast<QKeyEvent *>(event)->modifiers() == Qt::NoModifier) {
            event->accept();
            return true;
        }
        break;
    }
    default: break;
    }
    return QAbstractButton::event(event);
}

void WhyRow::keyPressEvent(QKeyEvent *event) {
    switch (event->key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter: click(); return;
    case Qt::Key_Left:
    case Qt::Key_Right:
    case Qt::Key_Up:
    case Qt::Key_Down: event->ignore(); return;  // for the tree
    default: QAbstractButton::keyPressEvent(event);
    }
}

void WhyRow::paintRails(QPainter &painter) const {
    const qreal first = kRow / 2.0;
    painter.setPen(QPen(windowColours().lineStrong, 1));
    painter.setRenderHint(QPainter::Antialiasing, false);
    for (int depth = 1; depth < line_.depth; ++depth)
        if (line_.rails & (1u << depth)) painter.drawLine(QPointF(railAt(depth), 0), QPointF(railAt(depth), height()));
    if (line_.depth > 0) {
        const int rail = railAt(line_.depth);
        painter.drawLine(QPointF(rail, 0), QPointF(rail, line_.last ? first : height()));
        painter.drawLine(QPointF(rail, first), QPointF(rail + 8, first));
    }
    // To the rows below an unfolded one.
    if (line_.folds && line_.open && line_.depth > 0)
        painter.drawLine(QPointF(railAt(line_.depth + 1), first + 8), QPointF(railAt(line_.depth + 1), height()));
    painter.setRenderHint(QPainter::Antialiasing);
    if (line_.folds && line_.depth > 0)
        paintLineIcon(painter, {railAt(line_.depth) + 9.0, first - 6, 12, 12},
                      line_.open ? QStringLiteral("chevron-down") : QStringLiteral("chevron-right"),
                      windowColours().text2);
}

void WhyRow::paintEvent(QPaintEvent *) {
    const WindowColours &colours = windowColours();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    if (underMouse()) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(colours.sunken);
        const int left = line_.depth == 0 ? 0 : railAt(line_.depth) + 8;
        painter.drawRoundedRect(QRectF(rect()).adjusted(left, 1, 0, -1), 6, 6);
    }
    const QRect text = textRect(width(), height());
    const qreal first = kRow / 2.0;
    if (line_.depth == 0 && !line_.colour.empty()) paintPlayerMark(painter, {0, first - 8, 16, 16}, line_.colour);
    paintRails(painter);
    painter.setFont(textFont());
    painter.setPen(line_.link ? colours.link : colours.text);
    painter.drawText(text.adjusted(0, 5, 0, 0), Qt::TextWordWrap | Qt::AlignLeft | Qt::AlignTop, line_.text);
    if (line_.status) {
        const bool word = badgeHasWord(width());
        const QSize badge = badgeSize(*line_.status, word);
        paintBadge(painter, {width() - kPoints - badge.width(), static_cast<int>(first) - badge.height() / 2},
                   *line_.status, word);
    }
    if (line_.points.isEmpty()) return;
    painter.setFont(interfaceFont(13, line_.depth == 0 ? QFont::DemiBold : QFont::Medium));
    painter.setPen(colours.text);
    painter.drawText(QRect(width() - kPoints, 0, kPoints, kRow), Qt::AlignRight | Qt::AlignVCenter, line_.points);
}

} // namespace bathhouse::ui
