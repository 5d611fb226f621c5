// SPDX-License-Identifier: MIT
#include "ui/learn/drill_picker.h"

#include "tutor/catalogue.h"
#include "ui/docks/lesson_delegate.h"
#include "ui/icons.h"
#include "ui/text.h"
#include "ui/widgets/flow_layout.h"

#include <QComboBox>
#include <QCoreApplication>
#include <QKeyEvent>
#include <QLineEdit>
#include <QPushButton>
#include <QTreeWidget>
#include <QTreeWidgetItemIterator>
#include <QVBoxLayout>

#include <algorithm>

namespace bathhouse::ui {

using tutor::Card;
using tutor::Catalogue;

namespace {

constexpr QSize kSize{520, 560};
constexpr QSize kLeast{400, 360};
/// So many in a row count as known.
constexpr int kKnown = 3;

enum Role { RuleRole = Qt::UserRole + 20, WordsRole };

std::vector<const Card *> drillable() {
    std::vector<const Card *> cards;
    for (const Card &card : Catalogue::shipped().cards())
        if (!tutor::cannotBeDrilled(card.id)) cards.push_back(&card);
    return cards;
}

}  // namespace

DrillPicker::DrillPicker(const LearnProgress &progress, std::vector<std::string> missed, const QString &language,
                         const std::string &rule, QWidget *parent)
    : QDialog(parent), progress_(progress), missedRules_(std::move(missed)), language_(language.toStdString()) {
    setObjectName(QStringLiteral("drillPicker"));
    setWindowTitle(tr("Drill a rule"));
    setMinimumSize(kLeast);
    resize(kSize);
    build();
    fill();
    if (!rule.empty()) select(rule);
    search_->setFocus();
}

void DrillPicker::build() {
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(16, 16, 16, 16);
    column->setSpacing(12);
    column->addWidget(buildHead());
    tree_ = new QTreeWidget;
    tree_->setObjectName(QStringLiteral("drillTree"));
    tree_->setAccessibleName(tr("Rules"));
    tree_->setHeaderHidden(true);
    tree_->setRootIsDecorated(false);
    tree_->setIndentation(0);
    tree_->setMouseTracking(true);
    tree_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    tree_->setItemDelegate(new LessonDelegate(tree_));
    column->addWidget(tree_, 1);
    column->addWidget(buildButtons());
    connect(tree_, &QTreeWidget::currentItemChanged, this, [this] { start_->setEnabled(!chosen().isEmpty()); });
    connect(tree_, &QTreeWidget::itemActivated, this, &DrillPicker::start);
}

QWidget *DrillPicker::buildHead() {
    auto *box = new QWidget;
    auto *column = new QVBoxLayout(box);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    search_ = new QLineEdit;
    search_->setObjectName(QStringLiteral("drillSearch"));
    search_->setPlaceholderText(tr("Find a rule"));
    search_->setAccessibleName(tr("Find a rule"));
    search_->addAction(lineIcon(QStringLiteral("search"), IconTone::Muted), QLineEdit::LeadingPosition);
    search_->installEventFilter(this);
    order_ = new QComboBox;
    order_->setObjectName(QStringLiteral("drillOrder"));
    order_->setAccessibleName(tr("Order of the rules"));
    order_->addItems({tr("By chapter"), tr("Fewest right answers first")});
    column->addWidget(search_);
    column->addWidget(order_);
    connect(search_, &QLineEdit::textChanged, this, &DrillPicker::filter);
    connect(order_, &QComboBox::currentIndexChanged, this, &DrillPicker::fill);
    return box;
}

QWidget *DrillPicker::buildButtons() {
    auto *box = new QWidget;
    auto *row = new FlowLayout(8);
    row->setContentsMargins(0, 0, 0, 0);
    box->setLayout(row);
    start_ = new QPushButton(tr("Drill this rule"));
    start_->setObjectName(QStringLiteral("drillStart"));
    start_->setProperty("primary", true);
    start_->setDefault(true);
    start_->setEnabled(false);
    const auto count = missedRules_.size();
    auto *missed = new QPushButton(tr("What I missed: %1").arg(count));
    missed->setObjectName(QStringLiteral("drillMissed"));
    missed->setToolTip(
        plainToolTip(tr("The rules behind questions and drills that were not answered rightly at once.")));
    missed->setAutoDefault(true);
    missed->setEnabled(count > 0);
    auto *cancel = new QPushButton(tr("Cancel"));
    cancel->setAutoDefault(true);
    for (QPushButton *button : {start_, missed, cancel}) row->addWidget(button);
    connect(start_, &QPushButton::clicked, this, &DrillPicker::start);
    connect(cancel, &QPushButton::clicked, this, &QDialog::reject);
    connect(missed, &QPushButton::clicked, this, [this] {
        accept();
        Q_EMIT missedChosen();
    });
    return box;
}

void DrillPicker::fill() {
    const std::string kept = chosen().toStdString();
    tree_->clear();
    std::vector<const Card *> cards = drillable();
    if (static_cast<Order>(order_->currentIndex()) == Order::FewestRight) {
        std::ranges::stable_sort(cards, {}, [this](const Card *card) { return progress_.drill(card->id).right; });
        auto *top = new QTreeWidgetItem(tree_, {order_->currentText()});
        for (const Card *card : cards) addRule(top, *card);
    } else {
        std::map<std::string, QTreeWidgetItem *> chapters;
        for (const Card *card : cards) {
            QTreeWidgetItem *&chapter = chapters[card->chapter];
            if (chapter == nullptr)
                chapter = new QTreeWidgetItem(
                    tree_, {QString::fromStdString(Catalogue::shipped().chapterLabel(card->chapter, language_))});
            addRule(chapter, *card);
        }
    }
    tree_->expandAll();
    filter();
    if (!kept.empty()) select(kept);
}

void DrillPicker::addRule(QTreeWidgetItem *under, const Card &card) {
    const tutor::quiz::DrillRecord &record = progress_.drill(card.id);
    const QString title = QString::fromStdString(tutor::pick(card.title, language_));
    const QString streak = record.positions > 0 ? tr("%1 in a row").arg(record.streak) : QString();
    const QString says = QString::fromStdString(tutor::pick(card.statement.front().text, language_));
    auto *item = new QTreeWidgetItem(under, {title});
    item->setData(0, RuleRole, QString::fromStdString(card.id));
    item->setData(0, WordsRole, QStringLiteral("%1 %2 %3").arg(title, QString::fromStdString(card.id), says));
    item->setData(0, CountRole, streak);
    item->setData(0, MarkRole,
                  static_cast<int>(record.positions == 0    ? LessonMark::New
                                   : record.streak < kKnown ? LessonMark::Begun
                                                            : LessonMark::Done));
    item->setData(0, Qt::AccessibleTextRole, streak.isEmpty() ? title : QStringLiteral("%1, %2").arg(title, streak));
    item->setData(0, Qt::AccessibleDescriptionRole, says);
    item->setToolTip(0, plainToolTip(says));
}

void DrillPicker::filter() {
    const QStringList words = search_->text().split(u' ', Qt::SkipEmptyParts);
    QTreeWidgetItem *first = nullptr;
    for (int i = 0; i < tree_->topLevelItemCount(); ++i) {
        QTreeWidgetItem *chapter = tree_->topLevelItem(i);
        bool any = false;
        for (int j = 0; j < chapter->childCount(); ++j) {
            QTreeWidgetItem *item = chapter->child(j);
            const QString all = chapter->text(0) + u' ' + item->data(0, WordsRole).toString();
            const bool fits = std::all_of(words.begin(), words.end(), [&all](const QString &word) {
                return all.contains(word, Qt::CaseInsensitive);
            });
            item->setHidden(!fits);
            any = any || fits;
            if (fits && first == nullptr) first = item;
        }
        chapter->setHidden(!any);
    }
    tree_->setCurrentItem(first);
}

void DrillPicker::select(const std::string &rule) {
    for (QTreeWidgetItemIterator it(tree_); *it != nullptr; ++it) {
        if ((*it)->isHidden() || (*it)->data(0, RuleRole).toString().toStdString() != rule) continue;
        tree_->setCurrentItem(*it);
        tree_->scrollToItem(*it);
    }
}

QString DrillPicker::chosen() const {
    const QTreeWidgetItem *item = tree_->currentItem();
    return item == nullptr || item->isHidden() ? QString() : item->data(0, RuleRole).toString();
}

void DrillPicker::start() {
    const QString rule = chosen();
    // Enter in the list comes twice: as its own and as that of the default button.
    if (rule.isEmpty() || isHidden()) return;
    accept();
    Q_EMIT ruleChosen(rule);
}

bool DrillPicker::eventFilter(QObject *watched, QEvent *event) {
    // The arrows go through the rules while their words are typed.
    if (event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent *>(event)->key();
        if (key == Qt::Key_Down || key == Qt::Key_Up || key == Qt::Key_PageDown || key == Qt::Key_PageUp) {
            QCoreApplication::sendEvent(tree_, event);
            return true;
        }
    }
    return QDialog::eventFilter(watched, event);
}

}  // namespace bathhouse::ui
