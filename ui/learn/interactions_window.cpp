// SPDX-License-Identifier: MIT
#include "ui/learn/interactions_window.h"

#include "ui/expansions.h"
#include "ui/learn/link_row.h"
#include "ui/text.h"
#include "ui/widgets/flow_layout.h"
#include "ui/widgets/focus_ring.h"
#include "ui/widgets/rule_pill.h"
#include "ui/widgets/status_badge.h"

#include <QCheckBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QVBoxLayout>

#include <algorithm>

namespace bathhouse::ui {
namespace {

constexpr QSize kSize{880, 580};
constexpr QSize kLeast{720, 400};
constexpr int kBoxes = 300;

using tutor::Catalogue;
using tutor::Interactions;
using tutor::pick;

QString from(const std::string &text) { return QString::fromStdString(text); }

QLabel *wrapping(const QString &text, const char *look = nullptr) {
    auto *label = new QLabel(text);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    label->setAlignment(Qt::AlignTop);
    if (look) label->setProperty("look", QLatin1String(look));
    return label;
}

/// Whoever says a sentence: "Encyclopedia (FR), Encyclopedia (NL)", or the rules that it follows from.
QString groundsOf(const tutor::CardSentence &sentence, const std::string &language) {
    QStringList parts;
    for (const std::string &code : sentence.sources) parts << from(Catalogue::shipped().sourceLabel(code, language));
    if (parts.isEmpty())
        for (const std::string &rule : sentence.follows)
            if (const tutor::Card *card = Catalogue::shipped().find(rule))
                parts << InteractionsWindow::tr("“%1”").arg(from(pick(card->title, language)));
    const QString all = parts.join(QLatin1String(", "));
    if (all.isEmpty() || !sentence.sources.empty()) return all;
    return from(Catalogue::shipped().label("follows", language)) + u' ' + all;
}

/// A sentence with its status and its grounds.
void addSentence(QVBoxLayout *column, const tutor::CardSentence &sentence, const std::string &language) {
    column->addWidget(wrapping(from(pick(sentence.text, language))));
    auto *line = new QHBoxLayout;
    line->setSpacing(8);
    line->addWidget(new StatusBadge(sentence.status), 0, Qt::AlignTop);
    QLabel *grounds = wrapping(groundsOf(sentence, language), "small");
    grounds->setContentsMargins(0, 3, 0, 0);  // in line with the word on the badge
    line->addWidget(grounds, 1);
    column->addLayout(line);
}

/// The frame of a row: a heading, and what belongs to it below.
QVBoxLayout *frame(QWidget *row, const QString &title) {
    auto *column = new QVBoxLayout(row);
    column->setContentsMargins(16, 12, 16, 16);
    column->setSpacing(4);
    column->addWidget(wrapping(title, "strong"));
    return column;
}

} // namespace

InteractionsWindow::InteractionsWindow(const QString &language, const LessonList &lessons, QWidget *parent)
    : QDialog(parent), lessons_(lessons), language_(language.toStdString()) {
    setObjectName(QStringLiteral("interactionsWindow"));
    setWindowTitle(tr("With other expansions"));
    setAttribute(Qt::WA_DeleteOnClose);
    setMinimumSize(kLeast);
    resize(kSize);
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(0);
    row->addWidget(boxes());
    row->addWidget(list(), 1);
    new FocusRing(this);
    filter();
}

QWidget *InteractionsWindow::boxes() {
    auto *page = new QWidget;
    auto *column = new QVBoxLayout(page);
    column->setContentsMargins(16, 12, 12, 12);
    column->setSpacing(4);
    column->addWidget(wrapping(tr("What changes if we add …"), "strong"));
    const Interactions &all = Interactions::shipped();
    addBoxes(column, {}, named(all.ruledExpansions()));
    std::vector<std::string> others;
    for (const tutor::UnruledExpansion &expansion : all.unruled()) others.push_back(expansion.id);
    addBoxes(column, tr("No ruling known"), named(std::move(others)));
    column->addStretch();
    auto *scroll = new QScrollArea;
    scroll->setObjectName(QStringLiteral("interactionBoxes"));
    scroll->setWidgetResizable(true);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setFixedWidth(kBoxes);
    scroll->setWidget(page);
    return scroll;
}

std::vector<std::string> InteractionsWindow::named(std::vector<std::string> expansions) const {
    return byName(std::move(expansions), from(language_),
                  [this](const std::string &id) { return from(Interactions::shipped().nameOf(id, language_)); });
}

void InteractionsWindow::addBoxes(QVBoxLayout *column, const QString &heading,
                                  const std::vector<std::string> &expansions) {
    if (!heading.isEmpty()) {
        column->addSpacing(8);
        column->addWidget(wrapping(heading, "strong"));
    }
    for (const std::string &id : expansions) {
        const QString name = from(Interactions::shipped().nameOf(id, language_));
        auto *box = new QCheckBox(withoutMnemonic(name));
        box->setObjectName(from(id));
        box->setToolTip(plainToolTip(name));
        column->addWidget(box);
        boxes_.emplace_back(id, box);
        connect(box, &QCheckBox::toggled, this, [this] {
            filter();
            Q_EMIT tickedChanged();
        });
    }
}

QWidget *InteractionsWindow::list() {
    auto *page = new QWidget;
    page->setObjectName(QStringLiteral("page"));
    auto *column = new QVBoxLayout(page);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    count_ = wrapping({}, "small");
    count_->setObjectName(QStringLiteral("interactionCount"));
    count_->setContentsMargins(16, 12, 16, 0);
    column->addWidget(count_);
    for (const tutor::UnruledExpansion &expansion : Interactions::shipped().unruled()) {
        unruled_.emplace_back(&expansion, row(expansion));
        column->addWidget(unruled_.back().second);
    }
    for (const tutor::Interaction &ruling : Interactions::shipped().rulings()) {
        rulings_.emplace_back(&ruling, row(ruling, from(expansionsOf(ruling, language_))));
        column->addWidget(rulings_.back().second);
    }
    for (const tutor::Interaction &rule : Interactions::shipped().ownRules()) {
        own_.emplace_back(&rule, row(rule, from(ownRuleOf(rule, language_))));
        column->addWidget(own_.back().second);
    }
    column->addStretch();
    scroll_ = new QScrollArea;
    scroll_->setObjectName(QStringLiteral("panel"));
    scroll_->setAccessibleName(tr("The rulings"));
    scroll_->setWidgetResizable(true);
    scroll_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll_->setFocusPolicy(Qt::TabFocus);
    scroll_->setWidget(page);
    return scroll_;
}

QWidget *InteractionsWindow::row(const tutor::Interaction &ruling, const QString &heading) {
    const tutor::Card &card = *Catalogue::shipped().find(ruling.rule);
    auto *made = new QWidget;
    made->setObjectName(from(ruling.rule));
    auto *column = frame(made, from(pick(card.title, language_)));
    column->addWidget(wrapping(heading, "small"));
    for (const tutor::CardSentence &sentence : card.statement) addSentence(column, sentence, language_);
    addPositions(column, card);
    if (card.scenarios.empty())
        column->addWidget(wrapping(from(Catalogue::shipped().label("waiting", language_)), "small"));
    auto *book = new LinkRow(tr("The card in the rule book"));
    connect(book, &QAbstractButton::clicked, this, [this, id = from(card.id)] { Q_EMIT ruleAsked(id); });
    column->addWidget(book);
    return made;
}

void InteractionsWindow::addPositions(QVBoxLayout *column, const tutor::Card &card) {
    auto *links = new QVBoxLayout;
    links->setSpacing(column->spacing());
    Positions positions{links, card.scenarios, {}};
    for (const Lesson *position : lessons_.positions(card.scenarios, {})) {
        auto *link = new LinkRow(tr("Play “%1”").arg(lessonTitle(*position, from(language_))));
        connect(link, &QAbstractButton::clicked, this, [this, path = position->path] { Q_EMIT lessonAsked(path); });
        links->addWidget(link);
        positions.links.emplace(position, link);
    }
    column->addLayout(links);
    positions_.push_back(std::move(positions));
}

void InteractionsWindow::sortPositions(const std::vector<std::string> &on) {
    for (const Positions &row : positions_) {
        LinkRow *before = nullptr;
        for (const Lesson *position : lessons_.positions(row.ids, on)) {
            LinkRow *link = row.links.at(position);
            QStringList more;
            if (!on.empty())
                for (const QString &id : missingFor(*position, on))
                    more << from(Interactions::shipped().nameOf(id.toStdString(), language_));
            const QString title = lessonTitle(*position, from(language_));
            link->setText(more.isEmpty() ? tr("Play “%1”").arg(title)
                                         : tr("Play “%1” (also needs: %2)").arg(title, more.join(QLatin1String("; "))));
            link->setAccessibleName(link->text());
            link->updateGeometry();
            row.column->removeWidget(link);
            row.column->addWidget(link);
            if (before) setTabOrder(before, link);
            before = link;
        }
    }
}

QWidget *InteractionsWindow::row(const tutor::UnruledExpansion &expansion) {
    auto *made = new QWidget;
    made->setObjectName(QStringLiteral("unruled-") + from(expansion.id));
    auto *column = frame(made, from(pick(expansion.name, language_)));
    column->addWidget(wrapping(from(noRulingKnown(expansion, language_))));
    addSentence(column, {expansion.reading, tutor::Status::Deduced, {}, expansion.follows}, language_);
    return made;
}

void InteractionsWindow::setExpansions(const std::vector<std::string> &expansions) {
    for (const auto &[id, box] : boxes_) {
        const QSignalBlocker quiet(box);
        box->setChecked(std::ranges::find(expansions, id) != expansions.end());
    }
    filter();
}

std::vector<std::string> InteractionsWindow::ticked() const {
    std::vector<std::string> ids;
    for (const auto &[id, box] : boxes_)
        if (box->isChecked()) ids.push_back(id);
    return ids;
}

void InteractionsWindow::filter() {
    const std::vector<std::string> on = ticked();
    const Interactions &all = Interactions::shipped();
    changes_ = all.with(on.empty() ? all.ruledExpansions() : on);
    for (const auto &[ruling, row] : rulings_)
        row->setVisible(std::ranges::find(changes_.rulings, ruling) != changes_.rulings.end());
    for (const auto &[expansion, row] : unruled_)
        row->setVisible(std::ranges::find(changes_.unruled, expansion) != changes_.unruled.end());
    if (on.empty()) changes_.own.clear();
    for (const auto &[rule, row] : own_) row->setVisible(std::ranges::find(changes_.own, rule) != changes_.own.end());
    sortPositions(on);
    const int count = static_cast<int>(changes_.rulings.size());
    count_->setText(on.empty() ? tr("All rulings: %n. No official rules exist for combinations.", nullptr, count)
                               : tr("Rulings that matter at this table: %n", nullptr, count));
    scroll_->verticalScrollBar()->setValue(0);
}

} // namespace bathhouse::ui
