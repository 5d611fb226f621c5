// SPDX-License-Identifier: MIT
#include "ui/widgets/decision_bar.h"

#include "rules/engine.h"
#include "tutor/wording.h"
#include "ui/docks/why.h"
#include "ui/icons.h"
#include "ui/lesson_document.h"
#include "ui/style.h"
#include "ui/text.h"
#include "ui/widgets/elided_label.h"
#include "ui/widgets/player_mark.h"

#include <QBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QPainter>
#include <QStyleOptionButton>
#include <QStylePainter>

#include <algorithm>

namespace bathhouse::ui {
namespace {

constexpr int kBarHeight = 60;
constexpr int kTitleRoom = 180;
constexpr int kLongestLine = 190;  // of an option; a longer one takes two lines
constexpr int kGap = 8;
constexpr int kMostDirectFigures = 2;

bool isPlacement(const rules::Move &move) { return std::holds_alternative<rules::Place>(move); }

bool isFigure(const rules::Move &move) { return std::holds_alternative<rules::PutFigure>(move); }

}  // namespace

OptionButton::OptionButton(const QString &text, const QString &note, QWidget *parent)
    : QPushButton(parent), title_(text), note_(note) {
    setFocusPolicy(Qt::TabFocus);
    setAccessibleName(note.isEmpty() ? text : text + QStringLiteral(", ") + note);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

bool OptionButton::wraps() const {
    return QFontMetrics(interfaceFont(13, QFont::DemiBold)).horizontalAdvance(title_) > kLongestLine;
}

QSize OptionButton::sizeHint() const {
    if (wraps()) {
        const QFontMetrics metrics(interfaceFont(12, QFont::DemiBold));
        int width = 120;
        while (metrics.boundingRect(QRect(0, 0, width, 1000), Qt::TextWordWrap | Qt::AlignHCenter, title_).height() >
               2 * metrics.lineSpacing())
            width += 8;
        return {width + 28, 44};
    }
    const int title = QFontMetrics(interfaceFont(13, QFont::DemiBold)).horizontalAdvance(title_);
    const int note = QFontMetrics(interfaceFont(11)).horizontalAdvance(note_);
    return {std::max({title, note, 64}) + 34, 44};
}

void OptionButton::paintEvent(QPaintEvent *) {
    QStylePainter painter(this);
    QStyleOptionButton option;
    initStyleOption(&option);
    option.text.clear();
    option.icon = {};
    painter.drawControl(QStyle::CE_PushButton, option);
    const bool primary = property("primary").toBool();
    const WindowColours &colours = windowColours();
    painter.setPen(primary ? colours.onAccent : colours.text);
    if (wraps()) {
        painter.setFont(interfaceFont(12, QFont::DemiBold));
        painter.drawText(rect().adjusted(13, 0, -13, 0), Qt::AlignCenter | Qt::TextWordWrap, title_);
        return;
    }
    painter.setFont(interfaceFont(13, QFont::DemiBold));
    const QRect upper = note_.isEmpty() ? rect() : QRect(0, 5, width(), 19);
    painter.drawText(upper, Qt::AlignCenter, title_);
    painter.setFont(interfaceFont(11));
    painter.setPen(primary ? colours.onAccent : colours.text2);
    painter.drawText(QRect(0, 23, width(), 16), Qt::AlignCenter, note_);
}

DecisionBar::DecisionBar(LessonDocument &document, QWidget *parent) : QFrame(parent), document_(document) {
    setObjectName(QStringLiteral("decisionBar"));
    setFixedHeight(kBarHeight);
    mark_ = new QLabel;
    mark_->setFixedSize(16, 16);
    title_ = new QLabel;
    title_->setTextFormat(Qt::PlainText);
    title_->setWordWrap(true);
    title_->setObjectName(QStringLiteral("decisionTitle"));
    note_ = new ElidedLabel;
    note_->setObjectName(QStringLiteral("decisionNote"));
    auto *words = new QVBoxLayout;
    words->setSpacing(2);
    words->addStretch();
    words->addWidget(title_);
    words->addWidget(note_);
    words->addStretch();
    options_ = new QWidget;
    auto *row = new QHBoxLayout(options_);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(kGap);
    leave_ = new QPushButton(u' ' + tr("Back to the lesson"));
    leave_->setIcon(lineIcon(QStringLiteral("return")));
    leave_->setObjectName(QStringLiteral("leaveLine"));
    leave_->setFocusPolicy(Qt::TabFocus);
    leave_->setToolTip(tr("Leave your own line and go on where you left the lesson (Esc)"));
    auto *who = new QHBoxLayout;
    who->setSpacing(kGap);
    who->addWidget(mark_);
    who->addLayout(words, 1);
    auto *what = new QHBoxLayout;
    what->setSpacing(kGap);
    what->addStretch();
    what->addWidget(options_);
    what->addWidget(leave_);
    rows_ = new QBoxLayout(QBoxLayout::LeftToRight, this);
    rows_->setContentsMargins(16, 1, 12, 0);
    rows_->setSpacing(kGap);
    rows_->addLayout(who, 1);
    rows_->addLayout(what);
    connect(leave_, &QPushButton::clicked, &document_, &LessonDocument::backToLesson);
    for (const auto signal : {&LessonDocument::opened, &LessonDocument::stepChanged, &LessonDocument::lineChanged,
                              &LessonDocument::languageChanged})
        connect(&document_, signal, this, &DecisionBar::refresh);
    refresh();
}

void DecisionBar::setCompact(bool compact) {
    if (compact == compact_) return;
    compact_ = compact;
    rows_->setDirection(compact ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    rows_->setContentsMargins(16, compact ? 8 : 1, 12, compact ? 8 : 0);
    rows_->setSpacing(compact ? 4 : kGap);
    setFixedHeight(compact ? kBarHeight + 40 : kBarHeight);
    arrangedFor_ = -1;
    arrange();
}

void DecisionBar::refresh() {
    clear();
    const bool own = document_.branchedAt().has_value();
    gather();
    const bool any = !direct_.empty() || !figures_.empty() || !places_.empty();
    setVisible(own || any);
    leave_->setVisible(own);
    if (!document_.isOpen() || (!own && !any)) return;
    const rules::State &state = document_.state();
    const rules::Decision decision = state.decision();
    const bool over = decision.kind == rules::DecisionKind::GameOver;
    mark_->setVisible(!over);
    if (!over) mark_->setPixmap(playerMark(document_.table().colours[index(decision.player)], devicePixelRatioF()));
    title_->setText(
        QString::fromStdString(tutor::Wording(document_.language().toStdString()).decision(state, document_.table())));
    note_->setFullText(own                     ? tr("Your own line")
                       : document_.following() ? tr("What happens if …")
                                               : tr("Choose to go on"));
    arrangedFor_ = -1;
    arrange();
}

void DecisionBar::setTells(bool tells) {
    if (tells == tells_) return;
    tells_ = tells;
    refresh();
}

void DecisionBar::gather() {
    direct_.clear();
    figures_.clear();
    places_.clear();
    if (!document_.isOpen()) return;
    const rules::State &state = document_.state();
    const rules::DecisionKind kind = state.decision().kind;
    const rules::Move *following = document_.following();
    // While the lesson goes on with a tile there is nothing to choose: the step bar leads on.
    if (kind == rules::DecisionKind::GameOver ||
        (kind == rules::DecisionKind::PlaceTile && following != nullptr && !document_.branchedAt()))
        return;
    const tutor::Wording wording(document_.language().toStdString());
    for (const rules::Move &move : rules::legalMoves(state, document_.hand())) {
        Option option{move,
                      QString::fromStdString(wording.move(move, state, document_.table())),
                      {},
                      tells_ && following != nullptr && sameChoice(state, *following, move)};
        if (isPlacement(move))
            places_.push_back(option);
        else if (isFigure(move))
            figures_.push_back(option);
        else
            direct_.push_back(option);
    }
    if (figures_.size() <= kMostDirectFigures) {
        direct_.insert(direct_.begin(), figures_.begin(), figures_.end());
        figures_.clear();
    }
    constexpr std::size_t mostWithNotes = 12;
    if (tells_ && direct_.size() <= mostWithNotes)
        for (Option &option : direct_) option.note = consequence(option.move);
}

QString DecisionBar::consequence(const rules::Move &move) const {
    rules::State after = document_.state();
    rules::EventList events;
    if (rules::apply(after, move, &events)) return {};
    constexpr int longestName = 16;
    const scenario::Table &table = document_.table();
    const auto name = [&table](std::size_t player) {
        return QString::fromStdString(table.players[player]).left(longestName);
    };
    QStringList parts;
    // Who bathes comes first: it is what the choices differ in when the points are the same.
    for (const rules::Event &event : events.events) {
        const auto *sent = std::get_if<rules::MeepleSent>(&event.what);
        const auto house = sent == nullptr ? std::nullopt : after.bathhouseAt(sent->to);
        if (house)
            parts.push_back(tr("%1 bathes in %2").arg(name(index(sent->player))).arg(after.bathhouses[*house].flag));
    }
    for (std::size_t p = 0; p < table.players.size(); ++p) {
        const int change = after.players[p].score - document_.state().players[p].score;
        if (change != 0) parts.push_back(QStringLiteral("%1 %2").arg(name(p), signedPoints(change)));
    }
    return parts.mid(0, 2).join(QStringLiteral(", "));
}

void DecisionBar::clear() {
    while (QLayoutItem *item = options_->layout()->takeAt(0)) {
        if (QWidget *widget = item->widget(); widget != nullptr) {
            widget->hide();
            widget->deleteLater();
        }
        delete item;
    }
}

QPushButton *DecisionBar::buttonFor(const Option &option) {
    auto *button = new OptionButton(option.text, option.note);
    button->setProperty("primary", option.following);
    const QString hint = option.following ? tr("The lesson goes on with this.") : tr("Try this as your own line.");
    button->setToolTip(plainToolTip(option.note.isEmpty() ? hint : option.note + QStringLiteral(". ") + hint));
    connect(button, &QPushButton::clicked, this, [this, move = option.move] { document_.continueWith(move); });
    return button;
}

QPushButton *DecisionBar::menuFor(const QString &text, const std::vector<Option> &options) {
    auto *button = new OptionButton(text, options.size() == 1 ? tr("1 way") : tr("%1 ways").arg(options.size()));
    auto *menu = new QMenu(button);
    for (const Option &option : options) {
        QAction *action = menu->addAction(withoutMnemonic(option.text));
        if (option.following) action->setIcon(lineIcon(QStringLiteral("check")));
        button->setProperty("primary", button->property("primary").toBool() || option.following);
        connect(action, &QAction::triggered, this, [this, move = option.move] { document_.continueWith(move); });
    }
    button->setMenu(menu);
    return button;
}

void DecisionBar::arrange() {
    if (arrangedFor_ == width()) return;
    arrangedFor_ = width();
    clear();
    auto *row = options_->layout();
    int room = width() - 16 - 12 - (compact_ ? 0 : 16 + 2 * kGap + kTitleRoom) -
               (leave_->isHidden() ? 0 : leave_->sizeHint().width() + kGap);
    const auto add = [&](QPushButton *button) {
        row->addWidget(button);
        button->show();
        room -= button->sizeHint().width() + kGap;
    };
    if (!places_.empty()) add(menuFor(tr("Place the tile"), places_));
    if (!figures_.empty()) add(menuFor(tr("Place a figure"), figures_));
    std::vector<Option> rest;
    const int menuWidth = OptionButton(tr("More"), tr("%1 ways").arg(99)).sizeHint().width() + kGap;
    const auto widthOf = [](const Option &option) {
        return OptionButton(option.text, option.note).sizeHint().width() + kGap;
    };
    int needed = 0;
    for (const Option &option : direct_) needed += widthOf(option);
    // What the lesson does is never hidden in a menu.
    if (needed > room)
        std::stable_partition(direct_.begin(), direct_.end(), [](const Option &option) { return option.following; });
    for (const Option &option : direct_) {
        // Either all fit, or room is kept for the menu with the rest.
        const int width = widthOf(option);
        if (rest.empty() && (needed <= room || width + menuWidth <= room))
            add(buttonFor(option));
        else
            rest.push_back(option);
        needed -= width;
    }
    if (!rest.empty()) add(menuFor(row->count() == 0 ? tr("Choose") : tr("More"), rest));
    // The question may take both lines.
    const int titleRoom = compact_ ? width() - 52 : room + kTitleRoom;
    note_->setVisible(title_->fontMetrics().horizontalAdvance(title_->text()) < titleRoom);
}

void DecisionBar::resizeEvent(QResizeEvent *event) {
    QFrame::resizeEvent(event);
    arrange();
}

}  // namespace bathhouse::ui
