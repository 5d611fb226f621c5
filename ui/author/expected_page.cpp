// SPDX-License-Identifier: MIT
#include "ui/author/expected_page.h"

#include "ui/author/expectables_model.h"
#include "ui/author/fields.h"
#include "ui/icons.h"
#include "ui/lesson_document.h"
#include "ui/style.h"

#include <QFrame>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QListView>
#include <QPainter>
#include <QPushButton>
#include <QStyledItemDelegate>
#include <QVBoxLayout>

namespace bathhouse::ui {
namespace {

constexpr int kBox = 18;

/// A expectable as a row: box, player, sentence, and below it what is expected instead.
class ClaimDelegate final : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override {
        const int width = option.widget == nullptr ? 300 : option.widget->width();
        return {120, std::max(34, heightFor(index, width - left(index) - 8) + 14)};
    }

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override {
        const WindowColours &colours = windowColours();
        const QRect row = option.rect;
        const auto mark = static_cast<Expectable::Mark>(index.data(ExpectablesModel::MarkRole).toInt());
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        if (option.state & (QStyle::State_Selected | QStyle::State_MouseOver))
            painter->fillRect(row, option.state & QStyle::State_Selected ? colours.accentSoft : colours.sunken);
        painter->fillRect(QRect(row.left(), row.bottom(), row.width(), 1), colours.line);
        const QRectF box(row.left() + 4.5, row.top() + 8.5, kBox - 1, kBox - 1);
        paintBox(*painter, box, mark);
        const QIcon icon = index.data(Qt::DecorationRole).value<QIcon>();
        if (!icon.isNull()) icon.paint(painter, QRect(row.left() + kBox + 12, row.top() + 9, 16, 16));
        QRect room = row.adjusted(left(index), 7, -8, -7);
        painter->setFont(interfaceFont(13));
        painter->setPen(colours.text);
        QRect used;
        painter->drawText(room, Qt::TextWordWrap, index.data().toString(), &used);
        if (mark == Expectable::Mark::Differs) {
            room.setTop(used.bottom() + 2);
            painter->setFont(interfaceFont(12));
            painter->setPen(colours.wrong);
            painter->drawText(room, Qt::TextWordWrap, index.data(ExpectablesModel::ExpectedRole).toString());
        }
        painter->restore();
    }

    bool editorEvent(QEvent *event, QAbstractItemModel *model, const QStyleOptionViewItem &,
                     const QModelIndex &index) override {
        const bool click = event->type() == QEvent::MouseButtonRelease &&
                           static_cast<QMouseEvent *>(event)->button() == Qt::LeftButton;
        const bool key = event->type() == QEvent::KeyPress && static_cast<QKeyEvent *>(event)->key() == Qt::Key_Space;
        if (!click && !key) return false;
        const bool on = index.data(Qt::CheckStateRole).toInt() == Qt::Checked;
        return model->setData(index, on ? Qt::Unchecked : Qt::Checked, Qt::CheckStateRole);
    }

private:
    static int left(const QModelIndex &index) { return kBox + 12 + (index.data(Qt::DecorationRole).isNull() ? 0 : 24); }

    static int heightFor(const QModelIndex &index, int width) {
        const QRect room(0, 0, std::max(80, width), 10'000);
        int height =
            QFontMetrics(interfaceFont(13)).boundingRect(room, Qt::TextWordWrap, index.data().toString()).height();
        const QString expected = index.data(ExpectablesModel::ExpectedRole).toString();
        if (!expected.isEmpty())
            height += 2 + QFontMetrics(interfaceFont(12)).boundingRect(room, Qt::TextWordWrap, expected).height();
        return height;
    }

    static void paintBox(QPainter &painter, const QRectF &box, Expectable::Mark mark) {
        const WindowColours &colours = windowColours();
        const QColor fill = mark == Expectable::Mark::Holds     ? colours.accent
                            : mark == Expectable::Mark::Differs ? colours.wrong
                                                           : colours.panel;
        painter.setPen(QPen(mark == Expectable::Mark::Open ? colours.lineStrong : fill, 1));
        painter.setBrush(fill);
        painter.drawRoundedRect(box, 4, 4);
        if (mark == Expectable::Mark::Open) return;
        paintLineIcon(painter, box.adjusted(2, 2, -2, -2),
                      mark == Expectable::Mark::Holds ? QStringLiteral("check") : QStringLiteral("cross"), colours.onAccent);
    }
};

}  // namespace

ExpectedPage::ExpectedPage(LessonDocument &document, QWidget *parent) : QWidget(parent), document_(document) {
    auto *column = pageColumn(this);
    column->setSpacing(8);
    auto *frame = new QFrame;
    frame->setObjectName(QStringLiteral("switch"));
    frame->setFixedHeight(32);
    auto *scope = new QHBoxLayout(frame);
    scope->setContentsMargins(2, 2, 2, 2);
    scope->setSpacing(2);
    whole_ = scopeButton(tr("At the end"), tr("After all moves of the lesson's line"));
    step_ = scopeButton(tr("After this step"), tr("After the step shown and all that follows from it by itself"));
    scope->addWidget(whole_);
    scope->addWidget(step_);
    whole_->setChecked(true);
    column->addWidget(frame);
    auto *head = new QHBoxLayout;
    head->setSpacing(8);
    words_ = hintLabel({});
    head->addWidget(words_, 1);
    run_ = new QPushButton(tr("Run"));
    run_->setObjectName(QStringLiteral("runMoves"));
    run_->setToolTip(tr("Plays all moves and offers what comes out (F8)"));
    head->addWidget(run_, 0, Qt::AlignTop);
    column->addLayout(head);
    model_ = new ExpectablesModel(document_, this);
    model_->setLive(false);
    list_ = new QListView;
    list_->setObjectName(QStringLiteral("expectableList"));
    list_->setAccessibleName(tr("What the play shows"));
    list_->setModel(model_);
    list_->setItemDelegate(new ClaimDelegate(list_));
    list_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    list_->setMouseTracking(true);
    list_->setResizeMode(QListView::Adjust);
    list_->setMinimumHeight(96);
    column->addWidget(list_, 1);
    auto *row = new QHBoxLayout;
    row->setSpacing(8);
    all_ = new QPushButton(tr("Confirm all"));
    all_->setObjectName(QStringLiteral("confirmAll"));
    all_->setProperty("primary", true);
    none_ = new QPushButton(tr("Confirm none"));
    row->addWidget(all_);
    row->addWidget(none_);
    row->addStretch();
    column->addLayout(row);
    connect(run_, &QPushButton::clicked, this, &ExpectedPage::runAsked);
    connect(all_, &QPushButton::clicked, this, [this] { model_->setAll(true); });
    connect(none_, &QPushButton::clicked, this, [this] { model_->setAll(false); });
    connect(step_, &QAbstractButton::toggled, this,
            [this](bool on) { model_->setOf(on ? ExpectablesModel::Of::Step : ExpectablesModel::Of::WholeFile); });
    connect(model_, &QAbstractItemModel::dataChanged, this, &ExpectedPage::refresh);
    connect(model_, &QAbstractItemModel::modelReset, this, &ExpectedPage::refresh);
    refresh();
}

void ExpectedPage::showEvent(QShowEvent *event) {
    QWidget::showEvent(event);
    model_->setLive(true);
}

void ExpectedPage::hideEvent(QHideEvent *event) {
    QWidget::hideEvent(event);
    model_->setLive(false);
}

void ExpectedPage::run() {
    model_->setLive(true);
    whole_->setChecked(true);
    document_.showLine({}, document_.lessonRun().steps.empty() ? 0 : static_cast<int>(document_.lessonRun().steps.size()));
    const auto rowOf = [this](Expectable::Mark mark) {
        const QModelIndexList found =
            model_->match(model_->index(0), ExpectablesModel::MarkRole, static_cast<int>(mark), 1, Qt::MatchExactly);
        return found.isEmpty() ? QModelIndex() : found.first();
    };
    QModelIndex first = rowOf(Expectable::Mark::Differs);
    if (!first.isValid()) first = rowOf(Expectable::Mark::Open);
    if (!first.isValid()) first = model_->index(0);
    list_->setCurrentIndex(first);
    list_->scrollTo(first);
    list_->setFocus(Qt::OtherFocusReason);
}

QAbstractButton *ExpectedPage::scopeButton(const QString &text, const QString &tip) {
    auto *button = new QToolButton;
    button->setText(text);
    button->setAccessibleName(text);
    button->setToolTip(tip);
    button->setCheckable(true);
    button->setAutoExclusive(true);
    button->setFocusPolicy(Qt::TabFocus);
    button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    return button;
}

void ExpectedPage::refresh() {
    const bool there = model_->isThere();
    const int confirmed = model_->confirmed();
    const int differing = model_->differing();
    if (!there)
        words_->setText(tr("Choose a step: nothing can be expected before the first one."));
    else if (differing > 0)
        words_->setText(tr("%1 confirmed. %2 expected otherwise: a click takes what the play shows.")
                            .arg(confirmed)
                            .arg(differing));
    else if (confirmed > 0)
        words_->setText(tr("%1 confirmed.").arg(confirmed));
    else
        words_->setText(tr("This is what the play shows. Tick what you meant: the file then expects it."));
    all_->setEnabled(there);
    none_->setEnabled(there && confirmed + differing > 0);
}

}  // namespace bathhouse::ui
