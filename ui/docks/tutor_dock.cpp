// SPDX-License-Identifier: MIT
#include "ui/docks/tutor_dock.h"

#include "tutor/why/why.h"
#include "tutor/wording.h"
#include "ui/docks/why.h"
#include "ui/learn/answer_section.h"
#include "ui/learn/asking.h"
#include "ui/learn/why_tree.h"
#include "ui/lesson_document.h"
#include "ui/style.h"
#include "ui/widgets/rule_card.h"
#include "ui/widgets/safe_text.h"

#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QTimer>
#include <QVBoxLayout>

#include <algorithm>

namespace bathhouse::ui {
namespace {

constexpr int kPadding = 16;

QLabel *label(const QString &text, const QString &look = {}) {
    auto *made = new QLabel(text);
    made->setTextFormat(Qt::PlainText);
    made->setWordWrap(true);
    if (!look.isEmpty()) made->setProperty("look", look);
    return made;
}

/// A frame of a colour round one text.
QFrame *note(const QString &objectName, QWidget *content) {
    auto *frame = new QFrame;
    frame->setObjectName(objectName);
    auto *layout = new QVBoxLayout(frame);
    layout->setContentsMargins(12, 9, 12, 9);
    layout->addWidget(content);
    return frame;
}

QWidget *rowOf(QWidget *left, QWidget *right) {
    auto *row = new QWidget;
    auto *layout = new QHBoxLayout(row);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(left, 1);
    layout->addWidget(right, 0, Qt::AlignBottom);
    return row;
}

} // namespace

TutorDock::TutorDock(LessonDocument &document, Asking &asking, QWidget *parent)
    : PanelDock(QStringLiteral("tutorDock"), tr("Tutor"), Closing::Never, parent),
      document_(document),
      asking_(asking) {
    scroll_ = new QScrollArea;
    scroll_->setObjectName(QStringLiteral("panel"));
    scroll_->setWidgetResizable(true);
    scroll_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll_->setMinimumWidth(300);
    scroll_->setFocusPolicy(Qt::TabFocus);
    scroll_->setAccessibleName(tr("Tutor"));
    auto *content = new QWidget;
    content->setObjectName(QStringLiteral("page"));
    content_ = new QVBoxLayout(content);
    content_->setContentsMargins(0, 0, 0, 0);
    content_->setSpacing(0);
    scroll_->setWidget(content);
    setWidget(scroll_);
    for (const auto signal : {&LessonDocument::opened, &LessonDocument::stepChanged, &LessonDocument::lineChanged,
                              &LessonDocument::languageChanged})
        connect(&document_, signal, this, [this] { behind_ = true; });
    connect(&asking_, &Asking::changed, this, [this] { behind_ = true; });
}

QVBoxLayout *TutorDock::freshPage() {
    // The old page may hold the button whose click brought us here: it goes when control is back in the event loop.
    if (page_ != nullptr) {
        content_->removeWidget(page_);
        page_->hide();
        page_->deleteLater();
    }
    page_ = new QWidget;
    page_->setObjectName(QStringLiteral("page"));
    auto *layout = new QVBoxLayout(page_);
    layout->setContentsMargins(kPadding, 14, kPadding, kPadding);
    layout->setSpacing(0);
    return layout;
}

void TutorDock::refresh() {
    QVBoxLayout *layout = freshPage();
    const int step = document_.step();
    setNote(step == 0 ? tr("Position") : tr("Step %1 of %2").arg(step).arg(document_.stepCount()));
    if (asking_.asked()) addAnswer(layout);
    if (document_.current() == nullptr)
        addOverview(layout);
    else
        addStep(layout);
    layout->addStretch();
    content_->addWidget(page_, 1);
    page_->show();
    scroll_->verticalScrollBar()->setValue(0);
}

void TutorDock::showMessage(const QString &heading, const QStringList &lines) {
    QVBoxLayout *layout = freshPage();
    setNote({});
    layout->addWidget(label(heading, QStringLiteral("heading")));
    layout->addSpacing(12);
    for (const QString &line : lines) {
        layout->addWidget(note(QStringLiteral("wrongNote"), label(line)));
        layout->addSpacing(8);
    }
    layout->addStretch();
    content_->addWidget(page_, 1);
    page_->show();
}

void TutorDock::setTop(QWidget *top) {
    top->setContentsMargins(kPadding, 14, kPadding, 4);
    content_->insertWidget(0, top);
}

void TutorDock::showStep(const std::optional<KeptBack> &kept) {
    if (!document_.isOpen() || (!behind_ && kept == kept_)) return;
    behind_ = false;
    kept_ = kept;
    refresh();
}

void TutorDock::addLook(QVBoxLayout *layout) {
    layout->addSpacing(16);
    layout->addWidget(label(tr("The reasons and rules come after the answer."), QStringLiteral("second")));
    layout->addSpacing(8);
    auto *look = new QPushButton(tr("Look before answering"));
    look->setObjectName(QStringLiteral("look"));
    connect(look, &QPushButton::clicked, this, &TutorDock::lookAsked);
    layout->addWidget(look, 0, Qt::AlignLeft);
}

void TutorDock::addOverview(QVBoxLayout *layout) {
    const scenario::Scenario &scenario = document_.scenario();
    layout->addWidget(label(document_.title(), QStringLiteral("heading")));
    if (const QString summary = document_.text(scenario.summary); !summary.isEmpty()) {
        layout->addSpacing(8);
        auto *text = new SafeText;
        text->setCommonMark(summary);
        layout->addWidget(text);
    }
    layout->addSpacing(12);
    const QString waits = QString::fromStdString(
        tutor::Wording(document_.language().toStdString()).decision(document_.state(), document_.table()));
    auto *now =
        label(document_.stepCount() > 0 && !(kept_ && kept_->waits) ? tr("%1\nPress → to see what happens.").arg(waits)
                                                                    : waits);
    layout->addWidget(note(QStringLiteral("note"), now));
    if (!kept_)
        addCards(layout, scenario.teaches, tr("What it shows"), true);
    else if (kept_->waits && !scenario.teaches.empty())
        addLook(layout);
}

void TutorDock::addAnswer(QVBoxLayout *layout) {
    auto *section = new AnswerSection(asking_, document_);
    connect(section, &AnswerSection::ruleAsked, this, &TutorDock::showRule);
    connect(section, &AnswerSection::bookAsked, this, &TutorDock::bookAsked);
    layout->addWidget(section);
    layout->addSpacing(16);
}

void TutorDock::addWhy(QVBoxLayout *layout) {
    const auto step = static_cast<std::size_t>(document_.step());
    auto reasons =
        tutor::whatHappened(tutor::Story(document_.run(), step), step - 1, document_.language().toStdString());
    const bool points =
        std::ranges::any_of(reasons, [](const tutor::Reason &reason) { return reason.points.has_value(); });
    layout->addWidget(rowOf(label(tr("Why"), QStringLiteral("heading")),
                            label(points ? tr("points") : QString(), QStringLiteral("second"))));
    layout->addSpacing(4);
    auto *tree = new WhyTree(std::move(reasons), document_.table(), document_.language(), document_.step());
    connect(tree, &WhyTree::lit, &asking_, &Asking::lit);
    connect(tree, &WhyTree::ruleAsked, this, &TutorDock::showRule);
    connect(tree, &WhyTree::stepAsked, &document_, &LessonDocument::setStep);
    layout->addWidget(tree);
}

void TutorDock::addStep(QVBoxLayout *layout) {
    const scenario::Step &step = *document_.current();
    const rules::State &before = document_.stateAt(document_.step() - 1);
    if (const auto branch = document_.branchedAt(); branch && document_.step() > *branch) {
        layout->addWidget(
            note(QStringLiteral("lineNote"),
                 label(tr("This is your own line. The lesson goes another way after step %1.").arg(*branch))));
        layout->addSpacing(12);
    }
    layout->addWidget(
        label(moveHeading(step, before, document_.table(), document_.language()), QStringLiteral("heading")));
    if (const QString comment = document_.text(step.entry.comment); !comment.isEmpty()) {
        layout->addSpacing(12);
        auto *text = new SafeText;
        text->setCommonMark(comment);
        layout->addWidget(note(QStringLiteral("note"), text));
    }
    if (step.refused) {
        layout->addSpacing(12);
        const QString reason = whatWasDone(step, before, document_.table(), document_.language());
        layout->addWidget(
            note(QStringLiteral("wrongNote"), label(tr("%1\nThe position stays as it was.").arg(reason))));
    }
    std::vector<std::string> rules = rulesBehind(step);
    if (kept_ && kept_->holds(rules)) return addLook(layout);
    layout->addSpacing(16);
    if (!step.refused) {
        addWhy(layout);
        addSums(layout);
    }
    // Those of a question that comes next are not read out beforehand.
    if (kept_)
        std::erase_if(rules, [this](const std::string &rule) { return std::ranges::count(kept_->rules, rule) > 0; });
    addCards(layout, rules, tr("Rules behind it"), !kept_);
}

void TutorDock::addSums(QVBoxLayout *layout) {
    const rules::State &before = document_.stateAt(document_.step() - 1);
    const rules::State &after = document_.state();
    const scenario::Table &table = document_.table();
    QStringList changed;
    QStringList same;
    for (std::size_t p = 0; p < table.players.size(); ++p) {
        const QString name = QString::fromStdString(table.players[p]).toHtmlEscaped();
        const int was = before.players[p].score;
        const int is = after.players[p].score;
        if (was != is)
            changed.push_back(QStringLiteral("<b>%1 %2</b>").arg(name, sumText(was, is)));
        else
            same.push_back(QStringLiteral("%1 %2").arg(name).arg(is));
    }
    if (changed.isEmpty()) return;
    auto *line = new QFrame;
    line->setObjectName(QStringLiteral("hairline"));
    line->setFixedHeight(1);
    layout->addSpacing(6);
    layout->addWidget(line);
    layout->addSpacing(8);
    auto *sums = label({});
    sums->setTextFormat(Qt::RichText);
    sums->setObjectName(QStringLiteral("sums"));
    const QString muted = windowColours().text2.name();
    sums->setText(changed.join(QStringLiteral(" &nbsp; &nbsp; ")) +
                  (same.isEmpty() ? QString()
                                  : QStringLiteral(" &nbsp; &nbsp; <span style='color:%1'>%2</span>")
                                        .arg(muted, same.join(QStringLiteral(" &nbsp; ")))));
    layout->addWidget(sums);
}

void TutorDock::addCards(QVBoxLayout *layout, const std::vector<std::string> &rules, const QString &heading,
                         bool firstOpen) {
    bool first = true;
    for (const std::string &rule : rules) {
        const tutor::Card *card = tutor::Catalogue::shipped().find(rule);
        if (card == nullptr) continue;
        if (first) {
            layout->addSpacing(20);
            layout->addWidget(label(heading, QStringLiteral("heading")));
        }
        layout->addSpacing(8);
        layout->addWidget(newCard(*card, first && firstOpen));
        first = false;
    }
}

RuleCard *TutorDock::newCard(const tutor::Card &facts, bool open) {
    auto *card = new RuleCard(facts, document_.language(), open);
    card->offerBook();
    connect(card, &RuleCard::bookAsked, this, &TutorDock::bookAsked);
    return card;
}

RuleCard *TutorDock::cardOf(const std::string &rule) const {
    const auto cards = page_->findChildren<RuleCard *>();
    const auto found =
        std::find_if(cards.begin(), cards.end(), [&rule](const RuleCard *card) { return card->rule() == rule; });
    return found == cards.end() ? nullptr : *found;
}

void TutorDock::showRule(const QString &id) {
    RuleCard *card = cardOf(id.toStdString());
    if (card == nullptr) {
        const tutor::Card *facts = tutor::Catalogue::shipped().find(id.toStdString());
        if (facts == nullptr) return;
        card = newCard(*facts, true);
        auto *layout = static_cast<QVBoxLayout *>(page_->layout());
        layout->insertWidget(0, card);
        layout->insertSpacing(1, 16);
        card->show();
    }
    card->setOpen(true);
    bringIntoSight(card);
}

void TutorDock::bringIntoSight(QWidget *widget) {
    // The card gets its height when the layout has run.
    QTimer::singleShot(0, widget, [this, widget] {
        if (page_->isAncestorOf(widget)) scroll_->ensureWidgetVisible(widget, 0, 12);
    });
}

} // namespace bathhouse::ui
