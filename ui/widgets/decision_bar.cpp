// SPDX-License-Identifier: MIT
#include "ui/widgets/decision_bar.h"

#include "rules/engine.h"
#include "tutor/wording.h"
#include "ui/coordinates.h"
#include "ui/docks/why.h"
#include "ui/icons.h"
#include "ui/lesson_document.h"
#include "ui/style.h"
#include "ui/text.h"
#include "ui/widgets/elided_label.h"
#include "ui/widgets/option_button.h"
#include "ui/widgets/player_mark.h"

#include <QBoxLayout>
#include <QLabel>
#include <QMenu>

#include <algorithm>
#include <numeric>

namespace bathhouse::ui {
namespace {

constexpr int kBarHeight = 60;
constexpr int kTitleRoom = 180;
constexpr int kGap = 8;
constexpr int kMostDirectFigures = 2;

bool isPlacement(const rules::Move &move) { return std::holds_alternative<rules::Place>(move); }

bool isFigure(const rules::Move &move) { return std::holds_alternative<rules::PutFigure>(move); }

bool isSpecial(const rules::Move &move) { return std::holds_alternative<rules::SpecialMove>(move); }

bool isPass(const rules::Move &move) { return std::holds_alternative<rules::Pass>(move); }

/// The place that a move has; not all of a special move have one.
std::optional<rules::Position> placeOfMove(const rules::Move &move) {
    return std::visit(
        [](const auto &m) -> std::optional<rules::Position> {
            if constexpr (requires { m.at; }) return m.at;
            return std::nullopt;
        },
        move);
}

}  // namespace

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
    connect(&document_, &LessonDocument::recordingChanged, this, &DecisionBar::refresh);
    refresh();
}

std::vector<rules::Position> DecisionBar::targets() const {
    std::vector<rules::Position> found;
    if (document_.recording() != LessonDocument::Recording::Off) return found;
    for (const Option &option : direct_)
        if (isSpecial(option.move) && option.target &&
            std::ranges::find(found, option.target->at) == found.end())
            found.push_back(option.target->at);
    return found;
}

bool DecisionBar::playAt(rules::Position at) {
    const std::vector<rules::Position> marked = targets();
    if (std::ranges::find(marked, at) == marked.end()) return false;
    const auto here = [at](const Option &option) {
        return isSpecial(option.move) && option.target && option.target->at == at;
    };
    if (std::ranges::count_if(direct_, here) != 1) return false;
    const rules::Move move = std::ranges::find_if(direct_, here)->move;
    document_.continueWith(move);
    return true;
}

std::optional<rules::PartRef> DecisionBar::targetOf(const rules::Move &move, const QString &text) const {
    const rules::State &state = document_.state();
    if (const auto *figure = std::get_if<rules::PutFigure>(&move))
        return rules::PartRef{state.board.laid(state.turn.laid).at, figure->on};
    const auto at = placeOfMove(move);
    // A move of an expansion has a place if its words name it.
    const std::string language = document_.language().toStdString();
    if (!at || !text.contains(QString::fromStdString(tutor::Wording(language).position(*at)))) return std::nullopt;
    if (const auto *special = std::get_if<rules::SpecialMove>(&move)) return rules::PartRef{*at, special->on};
    if (const auto *score = std::get_if<rules::Score>(&move)) return rules::PartRef{*at, score->on};
    return rules::PartRef{*at, rules::kNoPart};
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
    Q_EMIT pointedAt(std::nullopt);
    const bool own = document_.branchedAt().has_value();
    gather();
    Q_EMIT changed();
    const bool any = !direct_.empty() || !figures_.empty() || !places_.empty();
    setVisible(own || any);
    leave_->setVisible(own);
    if (!document_.isOpen() || (!own && !any)) return;
    const rules::State &state = document_.state();
    const rules::Decision decision = state.decision();
    const bool over = decision.kind == rules::DecisionKind::GameOver;
    mark_->setVisible(!over);
    if (!over) mark_->setPixmap(playerMark(document_.table().colours[index(decision.player)], devicePixelRatioF()));
    title_->setText(keepTogether(
        QString::fromStdString(tutor::Wording(document_.language().toStdString()).decision(state, document_.table()))));
    note_->setFullText(noteOnDecision());
    arrangedFor_ = -1;
    arrange();
}

QString DecisionBar::noteOnDecision() const {
    // The dragon goes six steps; the tile that it started from is on its trail as well.
    constexpr int steps = 6;
    const auto trail = rules::tokenNamed("dragon-trail");
    const auto &tokens = document_.state().tokens;
    if (const auto been = std::ranges::count_if(tokens, [&](const rules::Token &t) { return t.kind == trail; }); been > 0)
        return tr("Step %1 of %2").arg(been).arg(steps);
    if (document_.branchedAt()) return tr("Your own line");
    if (document_.following()) return tr("What happens if …");
    // An author lays a tile by hand; the buttons are what else may be done.
    const bool byHand = document_.state().decision().kind == rules::DecisionKind::PlaceTile && places_.empty() &&
                        document_.recording() != LessonDocument::Recording::Off;
    return byHand ? tr("Lay a tile of the palette, or choose") : tr("Choose to go on");
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
                      tells_ && following != nullptr && sameChoice(state, *following, move),
                      {}};
        option.target = targetOf(move, option.text);
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
    // What every game knows comes before what expansions bring; to leave it comes last.
    std::ranges::stable_sort(direct_, {}, [](const Option &option) {
        return isPass(option.move) ? 2 : isSpecial(option.move) ? 1 : 0;
    });
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
    connect(button, &OptionButton::pointedAt, this,
            [this, target = option.target](bool on) { Q_EMIT pointedAt(on ? target : std::nullopt); });
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
        connect(action, &QAction::hovered, this, [this, target = option.target] { Q_EMIT pointedAt(target); });
    }
    connect(menu, &QMenu::aboutToHide, this, [this] { Q_EMIT pointedAt(std::nullopt); });
    button->setMenu(menu);
    return button;
}

DecisionBar::Claim DecisionBar::claimOf(const Option &option) const {
    // What the lesson does is never hidden from a learner in a menu.
    if (option.following && document_.recording() == LessonDocument::Recording::Off) return Claim::First;
    return isSpecial(option.move) ? Claim::Special : Claim::Ordinary;
}

std::vector<bool> DecisionBar::fitting(int room) const {
    const auto widthOf = [](const Option &option) {
        return OptionButton(option.text, option.note).sizeHint().width() + kGap;
    };
    std::vector<int> widths;
    for (const Option &option : direct_) widths.push_back(widthOf(option));
    std::vector<bool> fits(direct_.size(), true);
    if (std::accumulate(widths.begin(), widths.end(), 0) <= room) return fits;
    // Room is kept for the menu with the rest.
    room -= OptionButton(tr("More"), tr("%1 ways").arg(99)).sizeHint().width() + kGap;
    fits.assign(direct_.size(), false);
    for (const Claim claim : {Claim::First, Claim::Ordinary, Claim::Special}) {
        // To leave it is the one choice that must not be looked for.
        for (const bool pass : {true, false}) {
            for (std::size_t i = 0; i < direct_.size(); ++i) {
                if (claimOf(direct_[i]) != claim || isPass(direct_[i].move) != pass || widths[i] > room) continue;
                fits[i] = true;
                room -= widths[i];
            }
        }
    }
    return fits;
}

void DecisionBar::arrange() {
    // Showing a button may change the width of the bar: then it is arranged once more, not in between.
    if (arranging_ || arrangedFor_ == width()) return;
    arranging_ = true;
    for (int round = 0; round < 3 && arrangedFor_ != width(); ++round) {
        arrangedFor_ = width();
        fill();
    }
    arranging_ = false;
}

void DecisionBar::fill() {
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
    const std::vector<bool> fits = fitting(room);
    std::vector<Option> rest;
    for (std::size_t i = 0; i < direct_.size(); ++i) {
        if (fits[i])
            add(buttonFor(direct_[i]));
        else
            rest.push_back(direct_[i]);
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
