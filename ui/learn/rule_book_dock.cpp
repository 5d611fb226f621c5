// SPDX-License-Identifier: MIT
#include "ui/learn/rule_book_dock.h"

#include "ui/docks/why.h"
#include "ui/icons.h"
#include "ui/learn/link_row.h"
#include "ui/lesson_document.h"
#include "ui/style.h"
#include "ui/text.h"
#include "ui/widgets/flow_layout.h"
#include "ui/widgets/rule_card.h"
#include "ui/widgets/status_badge.h"

#include <QCloseEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalBlocker>
#include <QSplitter>
#include <QToolButton>
#include <QTreeWidget>

#include <algorithm>

namespace bathhouse::ui {
namespace {

constexpr int kRuleRole = Qt::UserRole + 1;
constexpr int kBadge = 20;

QIcon badgeIcon(tutor::Status status) {
    QPixmap picture(QSize(kBadge, kBadge) * 2);
    picture.setDevicePixelRatio(2);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    paintBadge(painter, {0, 0}, status, false);
    return QIcon(picture);
}

void addHeading(QVBoxLayout *layout, const QString &text) {
    auto *heading = new QLabel(text);
    heading->setProperty("look", QStringLiteral("strong"));
    heading->setWordWrap(true);
    layout->addSpacing(12);
    layout->addWidget(heading);
}

bool cites(const scenario::Step &step, const std::string &rule) {
    if (step.refused) return step.refused->rule == rule;
    return std::ranges::any_of(step.events, [&](const rules::Event &event) {
        return std::ranges::find(event.rules, rule) != event.rules.end();
    });
}

/// All that stands on a card in a language, and its id.
QString wordsOf(const tutor::Card &card, const std::string &language) {
    std::string words = card.id + "\n" + tutor::pick(card.title, language);
    for (const tutor::CardSentence &sentence : card.statement) words += "\n" + tutor::pick(sentence.text, language);
    return QString::fromStdString(words + "\n" + tutor::pick(card.meaning, language) + "\n" +
                                  tutor::pick(card.mistake, language));
}

} // namespace

RuleBookDock::RuleBookDock(LessonDocument &document, const LessonList &lessons, QWidget *parent)
    : PanelDock(QStringLiteral("ruleBookDock"), tr("Rule book"), Closing::Allowed, parent),
      document_(document),
      index_(lessons) {
    auto *page = new QWidget;
    page->setObjectName(QStringLiteral("panel"));
    page->setAttribute(Qt::WA_StyledBackground);
    page->setMinimumWidth(300);
    auto *column = new QVBoxLayout(page);
    column->setContentsMargins(0, 12, 0, 0);
    column->setSpacing(8);
    search_ = new QLineEdit;
    search_->setObjectName(QStringLiteral("ruleSearch"));
    search_->setPlaceholderText(tr("Find a rule"));
    search_->setAccessibleName(tr("Find a rule"));
    search_->addAction(lineIcon(QStringLiteral("search"), IconTone::Muted), QLineEdit::LeadingPosition);
    search_->installEventFilter(this);
    auto *field = new QHBoxLayout;
    field->setContentsMargins(12, 0, 12, 0);
    field->addWidget(search_);
    column->addLayout(field);
    column->addWidget(filters());
    tree_ = new QTreeWidget;
    tree_->setObjectName(QStringLiteral("ruleTree"));
    tree_->setAccessibleName(tr("Rules by chapter"));
    tree_->setHeaderHidden(true);
    tree_->setIndentation(12);
    tree_->setIconSize({kBadge, kBadge});
    tree_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    tree_->setMinimumHeight(96);
    card_ = new QScrollArea;
    card_->setObjectName(QStringLiteral("panel"));
    card_->setWidgetResizable(true);
    card_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    card_->setFocusPolicy(Qt::TabFocus);
    card_->setAccessibleName(tr("The rule"));
    card_->setMinimumHeight(120);
    auto *parts = new QSplitter(Qt::Vertical);
    parts->setChildrenCollapsible(false);
    parts->addWidget(tree_);
    parts->addWidget(card_);
    parts->setStretchFactor(0, 2);
    parts->setStretchFactor(1, 3);
    column->addWidget(parts, 1);
    setWidget(page);
    connect(search_, &QLineEdit::textChanged, this, &RuleBookDock::filter);
    connect(tree_, &QTreeWidget::currentItemChanged, this, [this](QTreeWidgetItem *item) {
        const std::string chosen = item == nullptr ? std::string() : item->data(0, kRuleRole).toString().toStdString();
        if (chosen.empty()) return;
        rule_ = chosen;
        showCard();
    });
    connect(this, &QDockWidget::visibilityChanged, this, [this](bool shown) {
        if (shown) showCard();
    });
    connect(&document_, &LessonDocument::languageChanged, this, &RuleBookDock::fill);
    for (const auto signal : {&LessonDocument::opened, &LessonDocument::lineChanged})
        connect(&document_, signal, this, [this] {
            if (!isHidden()) showCard();
        });
    fill();
}

QWidget *RuleBookDock::filters() {
    auto *row = new QWidget;
    auto *flow = new FlowLayout(4);
    flow->setContentsMargins(12, 0, 12, 0);
    row->setLayout(flow);
    std::set<tutor::Status> there;
    for (const tutor::Card &card : tutor::Catalogue::shipped().cards())
        for (const tutor::Status status : card.statuses()) there.insert(status);
    for (const tutor::Status status : there) {
        auto *chip = new QToolButton;
        chip->setObjectName(QStringLiteral("chip"));
        chip->setProperty("status", fromUtf8(tutor::name(status)));
        chip->setText(lookOf(status).word);
        chip->setAccessibleName(tr("Only rules that are: %1").arg(chip->text()));
        chip->setToolTip(chip->accessibleName());
        chip->setCheckable(true);
        chip->setFocusPolicy(Qt::TabFocus);
        chip->setFixedHeight(24);
        flow->addWidget(chip);
        status_[status] = chip;
        connect(chip, &QToolButton::toggled, this, &RuleBookDock::filter);
    }
    return row;
}

void RuleBookDock::fill() {
    const QSignalBlocker quiet(tree_);
    tree_->clear();
    const tutor::Catalogue &catalogue = tutor::Catalogue::shipped();
    const std::string language = document_.language().toStdString();
    QTreeWidgetItem *chapter = nullptr;
    std::string chapterId;
    for (const tutor::Card &card : catalogue.cards()) {
        if (chapter == nullptr || card.chapter != chapterId) {
            chapterId = card.chapter;
            chapter = new QTreeWidgetItem(tree_, {QString::fromStdString(catalogue.chapterLabel(chapterId, language))});
            chapter->setFont(0, interfaceFont(13, QFont::DemiBold));
        }
        const QString title = QString::fromStdString(tutor::pick(card.title, language));
        auto *item = new QTreeWidgetItem(chapter, {title});
        item->setIcon(0, badgeIcon(card.status()));
        item->setToolTip(0, plainToolTip(title));
        item->setData(0, kRuleRole, QString::fromStdString(card.id));
        item->setData(0, Qt::AccessibleTextRole, title + QStringLiteral(", ") + lookOf(card.status()).word);
    }
    if (rule_.empty()) rule_ = catalogue.cards().front().id;
    tree_->setCurrentItem(itemOf(rule_));
    filter();
    showCard();
}

bool RuleBookDock::matches(const tutor::Card &card) const {
    const bool all = std::ranges::none_of(status_, [](const auto &entry) { return entry.second->isChecked(); });
    const auto statuses = card.statuses();
    if (!all &&
        std::ranges::none_of(statuses, [this](tutor::Status status) { return status_.at(status)->isChecked(); }))
        return false;
    const QString words = wordsOf(card, document_.language().toStdString());
    for (const QString &word : search_->text().split(u' ', Qt::SkipEmptyParts))
        if (!words.contains(word, Qt::CaseInsensitive)) return false;
    return true;
}

void RuleBookDock::filter() {
    const tutor::Catalogue &catalogue = tutor::Catalogue::shipped();
    int found = 0;
    QTreeWidgetItem *first = nullptr;
    for (int c = 0; c < tree_->topLevelItemCount(); ++c) {
        QTreeWidgetItem *chapter = tree_->topLevelItem(c);
        bool any = false;
        for (int i = 0; i < chapter->childCount(); ++i) {
            QTreeWidgetItem *item = chapter->child(i);
            const tutor::Card *card = catalogue.find(item->data(0, kRuleRole).toString().toStdString());
            const bool shown = matches(*card);
            item->setHidden(!shown);
            any = any || shown;
            found += shown ? 1 : 0;
            if (shown && first == nullptr) first = item;
        }
        chapter->setHidden(!any);
        chapter->setExpanded(true);
    }
    const int all = static_cast<int>(catalogue.cards().size());
    setNote(found == all ? tr("%n rules", nullptr, all) : tr("%1 of %2").arg(found).arg(all));
    // What is searched for is shown; what was read stays as long as it is among the rules found.
    QTreeWidgetItem *current = itemOf(rule_);
    if (first != nullptr && (current == nullptr || current->isHidden())) tree_->setCurrentItem(first);
    if (QTreeWidgetItem *shown = tree_->currentItem(); shown != nullptr) tree_->scrollToItem(shown);
}

QTreeWidgetItem *RuleBookDock::itemOf(const std::string &rule) const {
    for (int c = 0; c < tree_->topLevelItemCount(); ++c)
        for (int i = 0; i < tree_->topLevelItem(c)->childCount(); ++i)
            if (tree_->topLevelItem(c)->child(i)->data(0, kRuleRole).toString().toStdString() == rule)
                return tree_->topLevelItem(c)->child(i);
    return nullptr;
}

bool RuleBookDock::showRule(const QString &id) {
    if (tutor::Catalogue::shipped().find(id.toStdString()) == nullptr) return false;
    rule_ = id.toStdString();
    if (itemOf(rule_)->isHidden()) {
        const QSignalBlocker quiet(search_);
        search_->clear();
        for (const auto &[status, chip] : status_) chip->setChecked(false);
        filter();
    }
    tree_->setCurrentItem(itemOf(rule_));
    tree_->scrollToItem(tree_->currentItem(), QAbstractItemView::PositionAtCenter);
    showCard();
    return true;
}

void RuleBookDock::showCard() {
    const tutor::Card *card = tutor::Catalogue::shipped().find(rule_);
    if (card == nullptr) return;
    // The old page may hold the link whose click brought us here.
    if (QWidget *old = card_->takeWidget(); old != nullptr) old->deleteLater();
    auto *page = new QWidget;
    page->setObjectName(QStringLiteral("page"));
    auto *layout = new QVBoxLayout(page);
    layout->setContentsMargins(12, 8, 12, 12);
    layout->setSpacing(0);
    layout->addWidget(new RuleCard(*card, document_.language(), true));
    auto *id = new QLabel(QString::fromStdString(card->id));
    id->setProperty("look", QStringLiteral("small"));
    id->setTextInteractionFlags(Qt::TextSelectableByMouse);
    layout->addSpacing(4);
    layout->addWidget(id);
    addFollows(layout, *card);
    addSteps(layout);
    addPlaces(layout);
    layout->addStretch();
    card_->setWidget(page);
    page->show();
    card_->verticalScrollBar()->setValue(0);
}

void RuleBookDock::setTells(bool tells) {
    if (tells == tells_) return;
    tells_ = tells;
    // Out of sight it waits until it is shown again.
    if (isVisible()) showCard();
}

void RuleBookDock::addFollows(QVBoxLayout *layout, const tutor::Card &card) {
    std::vector<std::string> rules;
    for (const tutor::CardSentence &sentence : card.statement)
        for (const std::string &rule : sentence.follows)
            if (std::ranges::find(rules, rule) == rules.end()) rules.push_back(rule);
    if (rules.empty()) return;
    addHeading(layout, tr("Follows from"));
    for (const std::string &rule : rules) {
        const tutor::Card *other = tutor::Catalogue::shipped().find(rule);
        if (other == nullptr) continue;
        auto *link = new LinkRow(QString::fromStdString(tutor::pick(other->title, document_.language().toStdString())));
        layout->addWidget(link);
        connect(link, &QAbstractButton::clicked, this, [this, rule] { showRule(QString::fromStdString(rule)); });
    }
}

void RuleBookDock::addSteps(QVBoxLayout *layout) {
    if (!document_.isOpen()) return;
    const auto &steps = document_.run().steps;
    bool first = true;
    for (std::size_t i = 0; i < steps.size(); ++i) {
        if (!cites(steps[i], rule_)) continue;
        if (first) addHeading(layout, tr("Steps of this scenario"));
        first = false;
        const int step = static_cast<int>(i) + 1;
        const QString words =
            whatWasDone(steps[i], document_.stateAt(step - 1), document_.table(), document_.language());
        const bool told = tells_ || step <= document_.step();
        auto *link = new LinkRow(told ? tr("Step %1: %2").arg(step).arg(words) : tr("Step %1").arg(step));
        layout->addWidget(link);
        connect(link, &QAbstractButton::clicked, this, [this, step] { document_.setStep(step); });
    }
}

void RuleBookDock::addPlaces(QVBoxLayout *layout) {
    const RulePlaces &places = index_.of(rule_);
    const QString language = document_.language();
    if (!places.lessons.empty()) addHeading(layout, tr("Lessons that teach it"));
    for (const Lesson *lesson : places.lessons) {
        auto *link = new LinkRow(lessonTitle(*lesson, language));
        layout->addWidget(link);
        connect(link, &QAbstractButton::clicked, this,
                [this, lesson] { Q_EMIT lessonAsked(lesson->path, std::nullopt); });
    }
    if (!places.questions.empty()) addHeading(layout, tr("Questions about it"));
    for (const RuleQuestion &question : places.questions) {
        auto *link = new LinkRow(fromUtf8(question.ask.in(language.toStdString())));
        link->setToolTip(plainToolTip(lessonTitle(*question.lesson, language)));
        layout->addWidget(link);
        connect(link, &QAbstractButton::clicked, this,
                [this, path = question.lesson->path, step = question.before] { Q_EMIT lessonAsked(path, step); });
    }
}

bool RuleBookDock::eventFilter(QObject *watched, QEvent *event) {
    if (watched == search_ && event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent *>(event)->key();
        if (key == Qt::Key_Down || key == Qt::Key_Return || key == Qt::Key_Enter) {
            tree_->setFocus(Qt::TabFocusReason);
            return true;
        }
    }
    return PanelDock::eventFilter(watched, event);
}

void RuleBookDock::closeEvent(QCloseEvent *event) {
    PanelDock::closeEvent(event);
    Q_EMIT closed();
}

} // namespace bathhouse::ui
